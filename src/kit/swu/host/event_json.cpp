#include "kit/swu/host/event_json.h"

#include "kit/common/host/json_words.h"
#include "kit/swu/host/event_specs.h"
#include "kit/swu/host/json_names.h"

namespace playmat::match {

namespace {

using core::Event;
using kit::cardOrNull;
using swu::Ev;

Json zoneOrNull(std::uint8_t zone, swu::PlayerId player)
{
    const std::string id
        = zone == core::kNone ? std::string() : zoneId(static_cast<swu::Zone>(zone), player);
    return kit::textOrNull(id);
}

Json abilityOrNull(const swu::CardDb &db, int ability)
{
    return kit::textOrNull(abilityId(db, static_cast<swu::AbilityId>(ability)));
}

void addEnd(const Event &e, const char *field, Json &out)
{
    out["winner"] = kit::playerOrNull(e.player);
    out[field] = endReasonName(static_cast<swu::EndReason>(e.amount));
    if (e.amount2 != 0)
        out["limit"] = swu::capacityName(static_cast<swu::Capacity>(e.amount2));
}

void addAmount(const swu::CardDb &db, const Event &e, const EventFields &fields, Json &out)
{
    switch (fields.as) {
    case AmountAs::Number:
        out[fields.amount] = e.amount;
        break;
    case AmountAs::Answer:
        out[fields.amount] = e.amount != 0;
        break;
    case AmountAs::Keywords:
        out[fields.amount]
            = keywordNames(swu::Keywords::ofWord(static_cast<std::uint32_t>(e.amount)),
                           e.amount2 & 0xFF, e.amount2 >> 8);
        break;
    case AmountAs::Phase:
        out[fields.amount] = phaseName(static_cast<swu::Phase>(e.amount));
        break;
    case AmountAs::Ability:
        out[fields.amount] = abilityOrNull(db, e.amount);
        break;
    case AmountAs::End:
        addEnd(e, fields.amount, out);
        break;
    case AmountAs::Name:
        out[fields.amount] = db.names[static_cast<std::size_t>(e.amount)];
        break;
    case AmountAs::Chosen:
        if (e.card == core::kNone)
            out[fields.amount] = e.amount;
        break;
    }
}

void addFields(const swu::CardDb &db, const Event &e, const EventFields &fields, Json &out)
{
    if (fields.other != nullptr)
        out[fields.other] = cardOrNull(e.other);
    if (fields.amount != nullptr)
        addAmount(db, e, fields, out);
    if (fields.amount2 != nullptr)
        out[fields.amount2] = e.amount2;
    if (fields.zones) {
        out["from"] = zoneOrNull(e.from, e.fromPlayer);
        out["to"] = zoneOrNull(e.to, e.toPlayer);
    }
}

/// Events about a card carry `card` even when it is hidden; those about a player do not.
bool isAboutCard(const Event &e)
{
    return e.card != core::kNone || e.from != core::kNone;
}

Json eventJson(const swu::CardDb &db, const Event &e)
{
    const EventSpec &spec = eventSpec(static_cast<Ev>(e.type));
    Json out;
    out["type"] = spec.name;
    if (isAboutCard(e))
        out["card"] = cardOrNull(e.card);
    if (e.def != 0)
        out["printed"] = db.def(e.def).id;
    if (e.player != core::kNone && spec.event != Ev::GameOver)
        out["player"] = e.player;
    addFields(db, e, spec.fields, out);
    return out;
}

} // namespace

Json eventsJson(const swu::CardDb &db, std::span<const Event> events)
{
    return kit::listOf(events, [&](const Event &e) { return eventJson(db, e); });
}

} // namespace playmat::match
