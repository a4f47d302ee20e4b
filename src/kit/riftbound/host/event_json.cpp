#include "kit/riftbound/host/event_json.h"

#include "kit/common/host/json_words.h"
#include "kit/riftbound/host/event_specs.h"
#include "kit/riftbound/host/json_names.h"

namespace playmat::riftbound::host {

using core::Event;
using kit::cardOrNull;
using kit::playerOrNull;
using kit::textOrNull;

namespace {

Json listOrNull(std::uint8_t list)
{
    return textOrNull(list == kNone ? std::string() : listName(list));
}

/// Adds the fields that only some events have.
void addMore(const Event &e, Json &out)
{
    switch (static_cast<Ev>(e.type)) {
    case Ev::CardMoved:
        out["from"] = listOrNull(e.from);
        out["to"] = listOrNull(e.to);
        break;
    case Ev::Conquered:
    case Ev::Held:
        out["method"] = static_cast<Ev>(e.type) == Ev::Held ? "hold" : "conquer";
        break;
    case Ev::Moved:
        out["standard"] = e.amount != 0;
        break;
    case Ev::PhaseStarted:
        out["phase"] = phaseName(static_cast<Phase>(e.amount));
        break;
    case Ev::ShowdownOpened:
        out["combat"] = e.amount != 0;
        break;
    case Ev::GameOver:
        out["winner"] = playerOrNull(e.player);
        out["reason"] = endReasonName(static_cast<EndReason>(e.amount));
        break;
    default:
        break;
    }
}

Json eventJson(const CardDb &db, const Event &e)
{
    const EventSpec &spec = eventSpec(static_cast<Ev>(e.type));
    Json out;
    out["type"] = spec.name;
    if (spec.fields.card)
        out["card"] = cardOrNull(e.card);
    if (spec.fields.player)
        out["player"] = playerOrNull(e.player);
    if (spec.fields.other != nullptr)
        out[spec.fields.other] = cardOrNull(e.other);
    if (spec.fields.amount != nullptr)
        out[spec.fields.amount] = e.amount;
    if (spec.fields.zone != nullptr)
        out[spec.fields.zone] = listOrNull(e.to);
    if (e.def != 0 && spec.fields.card)
        out["printed"] = db.def(e.def).id;
    addMore(e, out);
    return out;
}

} // namespace

Json eventsJson(const CardDb &db, std::span<const Event> events)
{
    return kit::listOf(events, [&](const Event &e) { return eventJson(db, e); });
}

} // namespace playmat::riftbound::host
