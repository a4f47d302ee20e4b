#include "kit/swu/host/event_json.h"

#include "kit/swu/host/json_names.h"

#include <algorithm>
#include <array>

namespace playmat::match {

namespace {

using core::Event;
using swu::Ev;

/// What an event's fields are called; nullptr where one says nothing.
struct Shape
{
    Ev type;
    const char *other;
    const char *amount;
    const char *amount2;
};

constexpr std::array kShapes{
    Shape{Ev::CardMoved, "host", nullptr, nullptr},
    Shape{Ev::CardChanged, nullptr, "power", "hp"},
    Shape{Ev::DamageDealt, "source", "amount", "total"},
    Shape{Ev::DamageHealed, "source", "amount", "total"},
    Shape{Ev::Attached, "host", nullptr, nullptr},
    Shape{Ev::Detached, "host", nullptr, nullptr},
    Shape{Ev::Defeated, "host", nullptr, nullptr},
    Shape{Ev::ShieldUsed, "unit", "prevented", nullptr},
    Shape{Ev::DamagePrevented, "unit", "prevented", nullptr},
    Shape{Ev::TokenCreated, "host", nullptr, nullptr},
    Shape{Ev::ChoiceMade, "source", nullptr, nullptr},
    Shape{Ev::AttackDeclared, "target", nullptr, nullptr},
    Shape{Ev::AttackEnded, "target", nullptr, nullptr},
    Shape{Ev::RoundStarted, nullptr, "round", nullptr},
    Shape{Ev::InitiativeSet, nullptr, "claimed", nullptr},
    Shape{Ev::Drawn, nullptr, "count", nullptr},
    Shape{Ev::CardPlayed, "host", "cost", nullptr},
    Shape{Ev::FaceChanged, nullptr, "deployed", nullptr},
    Shape{Ev::DeckEmpty, nullptr, "damage", nullptr},
    Shape{Ev::EffectAdded, "target", nullptr, nullptr},
    Shape{Ev::EffectEnded, "target", nullptr, nullptr},
    Shape{Ev::CostChanged, nullptr, "cost", nullptr},
    Shape{Ev::PlayerPassedSet, nullptr, "passed", nullptr},
    Shape{Ev::Mulliganed, nullptr, "taken", nullptr},
    Shape{Ev::DeckMoved, nullptr, "position", nullptr},
};

bool isAnswer(Ev type) // its amount is yes or no
{
    return type == Ev::InitiativeSet || type == Ev::FaceChanged || type == Ev::PlayerPassedSet
        || type == Ev::Mulliganed;
}

Json zoneOrNull(std::uint8_t zone, swu::PlayerId player)
{
    const std::string id
        = zone == core::kNone ? std::string() : zoneId(static_cast<swu::Zone>(zone), player);
    return id.empty() ? Json(nullptr) : Json(id);
}

Json cardOrNull(core::SeenId id)
{
    return id == swu::kNone ? Json(nullptr) : Json(id);
}

void addShaped(const Event &e, Json &out)
{
    const auto type = static_cast<Ev>(e.type);
    const auto *shape = std::ranges::find(kShapes, type, &Shape::type);
    if (shape == kShapes.end())
        return;
    if (shape->other != nullptr)
        out[shape->other] = cardOrNull(e.other);
    if (shape->amount != nullptr)
        out[shape->amount] = isAnswer(type) ? Json(e.amount != 0) : Json(e.amount);
    if (shape->amount2 != nullptr)
        out[shape->amount2] = e.amount2;
}

void addSpecial(const swu::CardDb &db, const Event &e, Json &out)
{
    const auto type = static_cast<Ev>(e.type);
    if (type == Ev::CardMoved || type == Ev::DeckMoved) {
        out["from"] = zoneOrNull(e.from, e.fromPlayer);
        out["to"] = zoneOrNull(e.to, e.toPlayer);
    } else if (type == Ev::KeywordsChanged) {
        out["keywords"]
            = keywordNames(static_cast<swu::Keywords>(e.amount), e.amount2 & 0xFF, e.amount2 >> 8);
    } else if (type == Ev::PhaseStarted) {
        out["phase"] = phaseName(static_cast<swu::Phase>(e.amount));
    } else if (type == Ev::TriggerPending || type == Ev::AbilityResolved
               || type == Ev::AbilityUsed) {
        const std::string id = abilityId(db, static_cast<swu::AbilityId>(e.amount));
        out["ability"] = id.empty() ? Json(nullptr) : Json(id);
    } else if (type == Ev::GameOver) {
        out["winner"] = e.player == core::kNone ? Json(nullptr) : Json(e.player);
        out["reason"] = endReasonName(static_cast<swu::EndReason>(e.amount));
        if (e.amount2 != 0)
            out["limit"] = swu::capacityName(static_cast<swu::Capacity>(e.amount2));
    } else if (type == Ev::ChoiceMade && e.card == core::kNone) {
        out["number"] = e.amount;
    } else if (type == Ev::NameChosen) {
        out["name"] = db.names[static_cast<std::size_t>(e.amount)];
    }
}

/// Events about a card carry `card` even when it is hidden; those about a player do not.
bool isAboutCard(const Event &e)
{
    return e.card != core::kNone || e.from != core::kNone;
}

Json eventJson(const swu::CardDb &db, const Event &e)
{
    Json out;
    out["type"] = eventName(static_cast<Ev>(e.type));
    if (isAboutCard(e))
        out["card"] = cardOrNull(e.card);
    if (e.def != 0)
        out["printed"] = db.def(e.def).id;
    if (e.player != core::kNone && static_cast<Ev>(e.type) != Ev::GameOver)
        out["player"] = e.player;
    addShaped(e, out);
    addSpecial(db, e, out);
    return out;
}

} // namespace

Json eventsJson(const swu::CardDb &db, std::span<const Event> events)
{
    Json out = Json::array();
    for (const Event &e : events)
        out.push_back(eventJson(db, e));
    return out;
}

} // namespace playmat::match
