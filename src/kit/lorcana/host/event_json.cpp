#include "kit/lorcana/host/event_json.h"

#include "kit/lorcana/host/json_names.h"

#include <algorithm>
#include <array>

namespace playmat::lorcana::host {

using core::Event;
using match::Json;

namespace {

/// What an event's fields are called; nullptr where one says nothing.
struct Shape
{
    Ev type;
    bool card = false;
    bool player = false;
    const char *other = nullptr;
    const char *amount = nullptr;
    const char *amount2 = nullptr;
};

constexpr std::array kShapes{
    Shape{Ev::CardMoved, true},
    Shape{Ev::Drawn, false, true, nullptr, "count"},
    Shape{Ev::CardPlayed, true, true, "target", "cost"},
    Shape{Ev::Inked, true, true},
    Shape{Ev::Quested, true, false, nullptr, "lore"},
    Shape{Ev::LoreChanged, false, true, nullptr, "by", "lore"},
    Shape{Ev::ChallengeDeclared, true, false, "target"},
    Shape{Ev::ChallengeEnded, true, false, "target"},
    Shape{Ev::DamageDealt, true, false, "source", "amount"},
    Shape{Ev::DamagePut, true, false, "source", "amount"},
    Shape{Ev::DamageRemoved, true, false, "source", "amount"},
    Shape{Ev::DamageMoved, true, false, "target", "amount"},
    Shape{Ev::Banished, true},
    Shape{Ev::Exerted, true},
    Shape{Ev::Readied, true},
    Shape{Ev::Sang, true, false, "song"},
    Shape{Ev::MovedToLocation, true, false, "target"},
    Shape{Ev::PutUnder, true, false, "target"},
    Shape{Ev::Discarded, true, true},
    Shape{Ev::Shuffled, false, true},
    Shape{Ev::CardNamed, false, true},
    Shape{Ev::TriggerPending, true, true, nullptr, nullptr, "entry"},
    Shape{Ev::AbilityUsed, true, true},
    Shape{Ev::AbilityResolved, true, true},
    Shape{Ev::TurnStarted, false, true, nullptr, "turn"},
    Shape{Ev::TurnEnded, false, true, nullptr, "turn"},
    Shape{Ev::Concealed, true},
};

Json cardOrNull(core::SeenId id)
{
    return id == kNone ? Json(nullptr) : Json(id);
}

Json playerOrNull(PlayerId player)
{
    return player == kNone ? Json(nullptr) : Json(player);
}

Json zoneOrNull(std::uint8_t zone, PlayerId player)
{
    return textOrNull(zone == kNone ? std::string() : zoneId(static_cast<Zone>(zone), player));
}

const char *stepName(int step)
{
    static constexpr std::array kNames{"ready", "set", "draw", "end"};
    return kNames[static_cast<std::size_t>(std::clamp(step, 0, 3))];
}

const char *startedPhase(int phase)
{
    static constexpr std::array kNames{"beginning", "main", "end"};
    return kNames[static_cast<std::size_t>(std::clamp(phase, 0, 2))];
}

void addShaped(const Event &e, Json &out)
{
    const auto *shape = std::ranges::find(kShapes, static_cast<Ev>(e.type), &Shape::type);
    if (shape == kShapes.end())
        return;
    if (shape->card)
        out["card"] = cardOrNull(e.card);
    if (shape->player)
        out["player"] = playerOrNull(e.player);
    if (shape->other != nullptr)
        out[shape->other] = cardOrNull(e.other);
    if (shape->amount != nullptr)
        out[shape->amount] = e.amount;
    if (shape->amount2 != nullptr)
        out[shape->amount2] = e.amount2;
}

void addAbility(const CardDb &db, const Event &e, Json &out)
{
    const auto ability = static_cast<AbilityId>(e.amount);
    out["ability"] = textOrNull(db.abilityName(ability));
    out["name"] = textOrNull(abilityTitle(db, ability));
}

void addSpecial(const CardDb &db, const Event &e, Json &out)
{
    switch (static_cast<Ev>(e.type)) {
    case Ev::CardMoved:
        out["from"] = zoneOrNull(e.from, e.fromPlayer);
        out["to"] = zoneOrNull(e.to, e.toPlayer);
        return;
    case Ev::CardPlayed:
        out["way"] = wayName(static_cast<Way>(e.amount2));
        return;
    case Ev::Inked:
        out["exerted"] = e.amount != 0;
        return;
    case Ev::Banished:
        out["in_challenge"] = e.amount != 0;
        return;
    case Ev::Revealed:
        out["card"] = cardOrNull(e.card);
        out["player"] = playerOrNull(e.player);
        return;
    case Ev::CardNamed:
        out["name"] = db.nameText(static_cast<NameId>(e.amount));
        return;
    case Ev::TriggerPending:
    case Ev::AbilityUsed:
    case Ev::AbilityResolved:
        addAbility(db, e, out);
        return;
    case Ev::StepStarted:
        out["step"] = stepName(e.amount);
        return;
    case Ev::PhaseStarted:
        out["phase"] = startedPhase(e.amount);
        return;
    case Ev::GameOver:
        out["winner"] = playerOrNull(e.player);
        out["reason"] = endReasonName(static_cast<EndReason>(e.amount));
        return;
    default:
        return;
    }
}

Json eventJson(const CardDb &db, const Event &e)
{
    Json out;
    out["type"] = eventName(static_cast<Ev>(e.type));
    addShaped(e, out);
    if (e.def != 0)
        out["printed"] = db.def(e.def).id;
    addSpecial(db, e, out);
    return out;
}

/// What Event::amount2 of a choice says.
enum class Choice : std::uint8_t { Cards, ForcedCards, Number, Mode };

/// The cards of one choice follow each other; a number or a mode stands alone.
std::size_t choiceEnd(std::span<const Event> events, std::size_t at)
{
    const Event &first = events[at];
    std::size_t end = at + 1;
    while (static_cast<Choice>(first.amount2) <= Choice::ForcedCards && end < events.size()
           && events[end].type == first.type && events[end].player == first.player
           && events[end].other == first.other && events[end].amount2 == first.amount2)
        ++end;
    return end;
}

Json choiceJson(std::span<const Event> events)
{
    const Event &first = events.front();
    const auto choice = static_cast<Choice>(first.amount2);
    Json out;
    out["type"] = eventName(Ev::Chosen);
    out["player"] = playerOrNull(first.player);
    out["source"] = cardOrNull(first.other);
    if (choice == Choice::Number || choice == Choice::Mode) {
        out[choice == Choice::Number ? "number" : "mode"] = first.amount;
        if (first.card != kNone)
            out["cards"] = {first.card};
    } else {
        out["cards"] = Json::array();
        for (const Event &e : events)
            if (e.card != kNone)
                out["cards"].push_back(e.card);
    }
    out["forced"] = choice == Choice::ForcedCards;
    return out;
}

} // namespace

Json eventsJson(const CardDb &db, std::span<const Event> events)
{
    Json out = Json::array();
    for (std::size_t at = 0; at < events.size();) {
        if (static_cast<Ev>(events[at].type) != Ev::Chosen) {
            out.push_back(eventJson(db, events[at++]));
            continue;
        }
        const std::size_t end = choiceEnd(events, at);
        out.push_back(choiceJson(events.subspan(at, end - at)));
        at = end;
    }
    return out;
}

} // namespace playmat::lorcana::host
