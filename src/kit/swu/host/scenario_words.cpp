#include "kit/swu/host/scenario_words.h"

#include "engine/swu/language/vocabulary.h"
#include "engine/swu/state/frames.h"
#include "kit/swu/host/event_specs.h"

namespace playmat::swu::host {

namespace {

using namespace scenarios; // NOLINT: every line below is made of its words
using How = Fact::How;

constexpr const char *kFiller = "SOR_046"; ///< a unit without abilities

std::vector<Spot> spots()
{
    using Kind = Spot::Kind;
    return {
        {"leader", Kind::One, "leader", true},       {"base", Kind::One, "base", true},
        {"hand", Kind::Cards, "hand", false},        {"resources", Kind::Cards, "resources", true},
        {"deck", Kind::Cards, "deck", false},        {"discard", Kind::Cards, "discard", false},
        {"ground", Kind::Cards, "ground", true},     {"space", Kind::Cards, "space", true},
        {"credits", Kind::Number, "credits", false}, {"the Force", Kind::Flag, "force", false},
    };
}

std::vector<Mark> marks()
{
    using Kind = Mark::Kind;
    return {
        {"deployed", Kind::Flag, "deployed"},          {"exhausted", Kind::Flag, "exhausted"},
        {"damaged", Kind::Number, "damage"},           {"with", Kind::Cards, "upgrades"},
        {"guarding", Kind::Cards, "captured"},         {"owned by", Kind::Side, "owner"},
        {"epic action used", Kind::Flag, "epic_used"},
    };
}

std::vector<Header> headers()
{
    using Kind = Header::Kind;
    return {
        {"turn", Kind::Side, "active"},
        {"initiative claimed", Kind::Flag, "initiative_claimed"},
        {"initiative", Kind::Side, "initiative"},
        {"phase starts", Kind::Flag, "phase_starts"},
        {"phase", Kind::Word, "phase"},
        {"round", Kind::Number, "round"},
        {"seed", Kind::Number, "seed"},
    };
}

Json seat(const char *leader, const char *base)
{
    Json deck = Json::array();
    for (int i = 0; i < 8; ++i)
        deck.push_back(kFiller);
    return {{"leader", {{"card", leader}}}, {"base", {{"card", base}}}, {"deck", deck}};
}

Verb trigger(const char *pattern, swu::TriggerKind kind)
{
    return {pattern, "trigger", "choose_trigger", {{"number", static_cast<int>(kind)}}};
}

std::vector<Verb> verbs()
{
    return {
        {"play {card} onto {target}", "play", "action", {}},
        {"play {card}", "play", "action", {}},
        {"attack {target} with {card}", "attack", "action", {}},
        {"use {which} ability of {card}", "ability", "action", {}},
        {"use {card}", "ability", "action", {}},
        {"deploy {card} onto {target}", "deploy", "action", {}},
        {"deploy {card}", "deploy", "action", {}},
        {"take the initiative", "take_initiative", "action", {}},
        {"pass", "pass", "action", {}},
        {"keep the hand", "keep", "mulligan", {}},
        {"draw a new hand", "mulligan", "mulligan", {}},
        {"resource {cards}", {}, "resource", {}},
        {"pay with {cards}", "pay", "pay", {}},
        trigger("trigger {card} by ambush", swu::TriggerKind::Ambush),
        trigger("trigger {card} by shielded", swu::TriggerKind::Shielded),
        trigger("trigger {card} by restore", swu::TriggerKind::Restore),
        trigger("trigger {card} by saboteur", swu::TriggerKind::Saboteur),
        trigger("trigger {card} by support", swu::TriggerKind::Support),
        trigger("trigger {card} about {target}", swu::TriggerKind::Ability),
        trigger("trigger {card}", swu::TriggerKind::Ability),
    };
}

std::vector<Macro> macros()
{
    const Macro::Part passing{"action", "pass", 2};
    return {
        {"next round", {passing, {"resource", {}, 2}}, "action"},
        {"end the action phase", {passing}, {}},
    };
}

std::vector<Fact> cardFacts()
{
    return {
        {"damage", How::Number, "damage"},
        {"power", How::Number, "power"},
        {"HP", How::Number, "hp"},
        {"cost", How::Number, "cost"},
        {"exhausted", How::Is, "ready", false},
        {"ready", How::Is, "ready", true},
        {"deployed", How::Is, "deployed", true},
        {"not deployed", How::Is, "deployed", false},
        {"epic action used", How::Is, "epic_used", true},
        {"face down", How::Is, "face_up", false},
        {"face up", How::Is, "face_up", true},
        {"has", How::Listed, "keywords"},
        {"upgrades", How::Count, "upgrades"},
        {"captives", How::Count, "captured"},
        {"with", How::With, "upgrades"},
        {"guarding", How::With, "captured"},
        {"attached to", How::Card, "attached_to"},
        {"captured by", How::Card, "captured_by"},
        {"controlled by", How::Side, "controller"},
        {"owned by", How::Side, "owner"},
    };
}

std::vector<Place> places()
{
    return {
        {"in hand", "hand", true},       {"in deck", "deck", true},
        {"in discard", "discard", true}, {"among resources", "resources", true},
        {"at base", "base", true},       {"on ground", "ground", false},
        {"in space", "space", false},    {"captured", "captured", false},
        {"set aside", "", true},
    };
}

std::vector<Stand> stands()
{
    const auto unit = [](const char *arena) {
        return std::vector<Condition>{{"type", "unit"}, {"arena", arena}};
    };
    return {
        {"in hand", {{"type", "unit"}}, "/hand/-", {}},
        {"in play", unit("ground"), "/ground/-", Json::object()},
        {"in play", unit("space"), "/space/-", Json::object()},
        {"in hand", {{"type", "event"}}, "/hand/-", {}},
        {"in hand", {{"type", "upgrade"}}, "/hand/-", {}},
        {"on my first unit", {{"type", "upgrade"}}, "/ground/0/upgrades/-", {}},
        {"as my leader", {{"type", "leader"}}, "/leader", Json::object()},
        {"as my deployed leader", {{"type", "leader"}}, "/leader", {{"deployed", true}}},
        {"as my base", {{"type", "base"}}, "/base", Json::object()},
    };
}

void addDeeds(scenarios::Words &out)
{
    out.stands = stands();
    out.abilities = {"abilities", "keywords", "leader", "unit", "upgrade", "second"};
    out.waits = {"pass"};
    out.unsaid = {"card_changed",      "keywords_changed", "trigger_pending", "status_changed",
                  "ability_resolved",  "concealed",        "attack_ended",    "active_changed",
                  "player_passed_set", "cost_changed",     "choice_made"};
    out.piles = {"hand", "resources", "deck", "discard"};
}

scenarios::Words words()
{
    scenarios::Words out;
    out.game = "swu";
    out.spots = spots();
    out.marks = marks();
    out.headers = headers();
    out.position = {{"op", "scenario"}, {"game", "swu"}, {"active", "me"}};
    out.me = seat("SOR_005", "SOR_029");
    out.you = seat("SOR_010", "SOR_023");
    out.filler = kFiller;
    out.verbs = verbs();
    out.macros = macros();
    out.nothingFits = "(nothing here fits)";
    out.rests = {"action", "resource", "mulligan"};
    out.cardFacts = cardFacts();
    out.seatFacts = {{"ready resources", How::Number, "resources_ready"},
                     {"credits", How::Number, "credits"},
                     {"the Force", How::Is, "force", true},
                     {"no Force", How::Is, "force", false}};
    out.gameFacts = {{"round", How::Number, "/round"},
                     {"phase", How::Word, "/phase"},
                     {"turn", How::Side, "/active"},
                     {"initiative", How::Side, "/initiative/player"},
                     {"initiative claimed", How::Is, "/initiative/claimed", true}};
    out.places = places();
    for (const swu::KeywordWord &keyword : swu::words::keywords)
        out.listed.emplace_back(keyword.text);
    for (const match::EventSpec &spec : match::eventSpecs())
        out.events.emplace_back(spec.name);
    out.singles = {{"base", "base"}, {"leader", "leader"}};
    out.late = {"hand", "resources", "deck"};
    addDeeds(out);
    return out;
}

} // namespace

const scenarios::Words &scenarioWords()
{
    static const scenarios::Words kWords = words();
    return kWords;
}

} // namespace playmat::swu::host
