#include "kit/swu/learn/lesson_words.h"

#include "engine/swu/state/state.h"
#include "engine/swu/text/reason_text.h"
#include "kit/swu/host/cards.h"
#include "kit/swu/host/event_specs.h"
#include "kit/swu/host/json_names.h"
#include "match/decision_kinds.h"

#include <algorithm>

namespace playmat::kit {

namespace {

using namespace learn; // NOLINT: every line below is made of its words
using Sides = Place::Sides;
using Shape = Verb::Shape;
using Where = Place::Where;
using Whose = Place::Whose;
using How = Property::How;

/// All names of an enumeration; they end where there is none.
template <class Enum>
std::vector<std::string> namesOf(const char *(*name)(Enum))
{
    std::vector<std::string> out;
    for (unsigned value = 0; *name(static_cast<Enum>(value)) != '\0' || value == 0; ++value)
        out.emplace_back(name(static_cast<Enum>(value)));
    std::erase(out, std::string());
    return out;
}

std::vector<std::string> cardIds(const swu::CardDb &db)
{
    std::vector<std::string> out;
    for (std::size_t i = 1; i < db.defs.size(); ++i)
        out.push_back(db.defs[i].id);
    return out;
}

std::vector<Place> places()
{
    const auto shared = [](const char *name) {
        return Place{name, Where::Shared, Whose::Controller, Sides::Optional, {}, true};
    };
    const auto own = [](const char *name) {
        return Place{name, Where::Own, Whose::Owner, Sides::Required, {}, true};
    };
    return {
        shared("ground"),
        shared("space"),
        own("hand"),
        own("deck"),
        own("discard"),
        own("resources"),
        {"base", Where::Anywhere, Whose::Controller, Sides::Required, "base", true},
        {"leader", Where::Anywhere, Whose::Owner, Sides::Required, "leader", false},
        {"aside", Where::Nowhere, Whose::Owner, Sides::Required, {}, false},
        {"any", Where::Anywhere, Whose::Controller, Sides::Never, {}, false},
    };
}

/// The keyword whose trigger is meant, where a card has several.
Qualifier keyword()
{
    const auto number = [](swu::TriggerKind kind) { return Json(static_cast<int>(kind)); };
    return {"keyword",
            "number",
            {{"ambush", number(swu::TriggerKind::Ambush)},
             {"shielded", number(swu::TriggerKind::Shielded)},
             {"restore", number(swu::TriggerKind::Restore)},
             {"saboteur", number(swu::TriggerKind::Saboteur)},
             {"support", number(swu::TriggerKind::Support)}}};
}

std::vector<Verb> verbs()
{
    const auto word = [](const char *name, const char *option, const char *action) {
        return Verb{name, Shape::Word, option, {}, action, {}};
    };
    return {
        word("pass", "pass", "pass"),
        word("initiative", "take_initiative", "take_initiative"),
        word("keep", "keep", "keep"),
        word("mulligan", "mulligan", "mulligan"),
        word("yes", "yes", "yes"),
        word("no", "no", "no"),
        {"play", Shape::CardOrPair, "play", {}, {}, {}},
        {"attack", Shape::Pair, "attack", {}, {}, {}},
        {"use", Shape::Card, "ability", {}, {}, {{"ability", "ability", {}}}},
        {"deploy", Shape::Card, "deploy", {}, "deploy", {}},
        {"choose", Shape::Cards, {}, {}, {}, {}},
        {"resource", Shape::Cards, {}, "resource", {}, {}},
        {"order", Shape::Cards, {}, "order", {}, {}},
        {"pay", Shape::Cards, "pay", "pay", {}, {}},
        {"trigger", Shape::Card, "trigger", {}, {}, {keyword()}},
        {"mode", Shape::Number, "mode", {}, {}, {}},
        {"number", Shape::Number, "number", {}, {}, {}},
        {"player", Shape::Player, {}, {}, {}, {}},
        {"name", Shape::Name, {}, "name_card", {}, {}},
        {"divide", Shape::Amounts, {}, "distribute", {}, {}},
    };
}

std::vector<Property> properties()
{
    std::vector<Property> out{
        {"left", How::Difference, "hp", "damage", Form::Plain},
        {"upgrades", How::Count, "upgrades", {}, Form::Plain},
        {"keyword", How::Contains, "keywords", {}, Form::Plain},
        {"controller", How::Member, "controller", {}, Form::Seat},
        {"owner", How::Member, "owner", {}, Form::Seat},
        {"zone", How::Member, "zone", {}, Form::Place},
    };
    for (const char *name : {"damage", "power", "hp", "cost", "ready", "deployed", "epic_used",
                             "face_up", "type", "leader_unit", "blank"})
        out.push_back({name, How::Member, name, {}, Form::Plain});
    return out;
}

std::vector<EventField> eventFields()
{
    std::vector<EventField> out{
        {"card", "printed", Form::Printed}, {"by", "source", Form::CardOf},
        {"player", "player", Form::Seat},   {"from", "from", Form::Place},
        {"to", "to", Form::Place},
    };
    for (const char *name : {"amount", "total", "count", "cost", "damage", "power", "hp", "phase",
                             "round", "prevented", "deployed", "claimed", "taken", "number"})
        out.push_back({name, name, Form::Plain});
    return out;
}

std::vector<Habit> habits()
{
    return {
        {"attack_base", "attack", "base", false},
        {"attack_unit", "attack", "base", true},
        {"play", "play", {}, false},
        {"pass", "pass", {}, false},
    };
}

std::vector<Theme> themes()
{
    return {
        {"event", "event"},
        {"upgrade", "upgrade"},
        {"deploy", "deploy"},
        {"leader action", "leader-action"},
        {"base action", "five-actions"},
        {"action ability", "five-actions"},
        {"ambush", "ambush"},
        {"overwhelm", "overwhelm"},
        {"saboteur", "saboteur"},
        {"clear a sentinel", "sentinel"},
        {"clear the way", "combat-damage"},
        {"sacrifice", "when-defeated"},
        {"attack twice", "ready-exhausted"},
    };
}

} // namespace

Words swuLessonWords(const match::CardLibrary &library)
{
    Words out;
    out.game = "swu";
    out.rules = "CR ";
    out.cards = cardIds(match::swuCards(library));
    out.places = places();
    out.attached = "upgrades";
    out.hosts = {"attached_to", "captured_by"};
    out.parts = {"cost", "power", "hp", "aspects", "keywords", "damage"};
    out.controls = {"pass",    "initiative", "counter", "phase", "log",
                    "preview", "undo",       "prompt",  "hand",  "pending"};
    out.buttons = {"Pass",           "Take initiative",    "Done",     "Skip",
                   "Keep this hand", "Draw six new cards", "Leave it", "Concede…"};
    out.verbs = verbs();
    out.properties = properties();
    out.facts = {{"round", "/round", Form::Plain},
                 {"phase", "/phase", Form::Plain},
                 {"active", "/active", Form::Seat},
                 {"initiative", "/initiative/player", Form::Seat},
                 {"claimed", "/initiative/claimed", Form::Plain}};
    out.counters = {{"ready", "resources_ready"}, {"resources", "resources_total"}};
    for (const match::EventSpec &spec : match::eventSpecs())
        out.events.emplace_back(spec.name);
    out.eventFields = eventFields();
    out.decisions = namesOf(match::decisionKindName);
    out.endings = namesOf(match::endReasonName);
    out.refusals = namesOf(swu::reasonName);
    out.habits = habits();
    out.themes = themes();
    out.sizeRefusals
        = {swu::reasonName(swu::Reason::TooFew), swu::reasonName(swu::Reason::TooMany)};
    out.common = {"pass", "take_initiative"};
    out.still = {"deck", "discard", "resources"};
    out.dropOnto = {"ground", "space", "base"};
    out.dropInto = {"ground", "space", "resources"};
    return out;
}

} // namespace playmat::kit
