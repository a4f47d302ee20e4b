#include "kit/lorcana/host/event_json.h"

#include "kit/common/host/json_words.h"
#include "kit/lorcana/host/event_specs.h"
#include "kit/lorcana/host/json_names.h"

#include <algorithm>
#include <array>

namespace playmat::lorcana::host {

using core::Event;
using kit::cardOrNull;
using kit::playerOrNull;
using kit::textOrNull;

namespace {

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

/// What an event says before what was printed on its card.
void addFields(const Event &e, const EventFields &fields, Json &out)
{
    if (fields.card)
        out["card"] = cardOrNull(e.card);
    if (fields.player)
        out["player"] = playerOrNull(e.player);
    if (fields.other != nullptr)
        out[fields.other] = cardOrNull(e.other);
    if (fields.amount != nullptr)
        out[fields.amount] = e.amount;
    if (fields.amount2 != nullptr)
        out[fields.amount2] = e.amount2;
}

void addZones(const Event &e, Json &out)
{
    out["from"] = zoneOrNull(e.from, e.fromPlayer);
    out["to"] = zoneOrNull(e.to, e.toPlayer);
}

/// What it says after that.
void addLast(const CardDb &db, const Event &e, const EventFields &fields, Json &out)
{
    const auto ability = static_cast<AbilityId>(e.amount);
    switch (fields.as) {
    case FieldAs::None:
        break;
    case FieldAs::Zones:
        addZones(e, out);
        break;
    case FieldAs::Way:
        out[fields.last] = wayName(static_cast<PlayWay>(e.amount2));
        break;
    case FieldAs::Answer:
        out[fields.last] = e.amount != 0;
        break;
    case FieldAs::Shown:
        out[fields.last] = cardOrNull(e.card);
        out["player"] = playerOrNull(e.player);
        break;
    case FieldAs::Name:
        out[fields.last] = db.nameText(static_cast<NameId>(e.amount));
        break;
    case FieldAs::Ability:
        out[fields.last] = textOrNull(db.abilityName(ability));
        out["name"] = textOrNull(abilityTitle(db, ability));
        break;
    case FieldAs::Step:
        out[fields.last] = stepName(e.amount);
        break;
    case FieldAs::Phase:
        out[fields.last] = startedPhase(e.amount);
        break;
    case FieldAs::End:
        out["winner"] = playerOrNull(e.player);
        out[fields.last] = endReasonName(static_cast<EndReason>(e.amount));
        break;
    }
}

Json eventJson(const CardDb &db, const Event &e)
{
    const EventSpec &spec = eventSpec(static_cast<Ev>(e.type));
    Json out;
    out["type"] = spec.name;
    addFields(e, spec.fields, out);
    if (e.def != 0)
        out["printed"] = db.def(e.def).id;
    addLast(db, e, spec.fields, out);
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
    out["type"] = eventSpec(Ev::Chosen).name;
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
