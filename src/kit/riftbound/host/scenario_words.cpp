#include "kit/riftbound/host/scenario_words.h"

#include "engine/riftbound/language/vocabulary.h"
#include "kit/riftbound/host/event_specs.h"

namespace playmat::riftbound::host {

namespace {

using namespace scenarios; // NOLINT: every line below uses its words
using Spot = scenarios::Spot; // the engine has a type of this name, too
using How = Fact::How;

std::vector<Spot> spots()
{
    using Kind = Spot::Kind;
    return {
        {"points", Kind::Number, "points", false},
        {"hand", Kind::Cards, "hand", false},
        {"base", Kind::Cards, "base", true},
        {"deck", Kind::Cards, "deck", false},
        {"trash", Kind::Cards, "trash", false},
        {"runes", Kind::Number, "runes", false},
        {"legend", Kind::One, "legend", true},
        {"champion", Kind::One, "champion", false},
        {"b0", Kind::Cards, "b0", true},
        {"b1", Kind::Cards, "b1", true},
        {"rune deck", Kind::Cards, "rune_deck", false},
        {"field0", Kind::One, "field0", false},
        {"field1", Kind::One, "field1", false},
        {"energy", Kind::Number, "energy", false},
        {"power", Kind::Number, "power", false},
    };
}

std::vector<Mark> marks()
{
    using Kind = Mark::Kind;
    return {
        {"exhausted", Kind::Flag, "exhausted"},
        {"buffed", Kind::Flag, "buffed"},
        {"stunned", Kind::Flag, "stunned"},
        {"damaged", Kind::Number, "damage"},
    };
}

std::vector<Verb> verbs()
{
    return {
        {"play {card} at b0", "play", "action", {{"zone", "b0"}}},
        {"play {card} at b1", "play", "action", {{"zone", "b1"}}},
        {"play {card}", "play", "action", {}},
        {"move {card} to b0", "move", "action", {{"zone", "b0"}}},
        {"move {card} to b1", "move", "action", {{"zone", "b1"}}},
        {"move {card} home", "move", "action", {}},
        {"use {card}", "ability", "action", {}},
        {"hide {card} at b0", "hide", "action", {{"zone", "b0.facedown"}}},
        {"hide {card} at b1", "hide", "action", {{"zone", "b1.facedown"}}},
        {"add with {card}", "add", "action", {}},
        {"pay the extra cost", "cost", "choose_costs", {}},
        {"choose b0", "zone", "", {{"zone", "b0"}}},
        {"choose b1", "zone", "", {{"zone", "b1"}}},
        {"pass", "pass", "action", {}},
        {"end the turn", "end_turn", "action", {}},
    };
}

std::vector<Fact> cardFacts()
{
    return {
        {"damage", How::Number, "damage"},      {"might", How::Number, "might"},
        {"exhausted", How::Is, "ready", false}, {"ready", How::Is, "ready", true},
        {"buffed", How::Is, "buffed", true},    {"has", How::Listed, "keywords"},
    };
}

void addDeeds(scenarios::Words &out)
{
    for (const char *type : {"unit", "gear"}) {
        out.stands.push_back({"in hand", {{"type", type}, {"token", {}}}, "/hand/-", {}});
        out.stands.push_back({"in base", {{"type", type}}, "/base/-", Json::object()});
    }
    out.stands.push_back({"in hand", {{"type", "spell"}}, "/hand/-", {}});
    out.stands.push_back({"as my legend", {{"type", "legend"}}, "/legend", Json::object()});
    out.abilities = {"abilities", "keywords", "granted"};
    out.waits = {"end_turn"};
    out.settles = "pass";
    out.unsaid = {"chain_added",     "chain_resolved",  "priority_passed", "focus_passed",
                  "phase_started",   "pool_emptied",    "resources_added", "resources_paid",
                  "trigger_pending", "showdown_opened", "showdown_closed", "contested",
                  "recycled"};
    out.piles = {"hand", "deck", "trash"};
}

scenarios::Words words()
{
    scenarios::Words out;
    out.game = "riftbound";
    out.spots = spots();
    out.marks = marks();
    out.headers = {{"turn", Header::Kind::Side, "turn_player"},
                   {"first player", Header::Kind::Side, "first_player"},
                   {"phase", Header::Kind::Word, "phase"},
                   {"seed", Header::Kind::Number, "seed"}};
    out.position = {
        {"op", "scenario"}, {"game", "riftbound"}, {"turn_player", "me"}, {"first_player", "me"}};
    out.me = out.you = Json::object();
    out.filler = "unit";
    out.verbs = verbs();
    out.costNumber = "/energy";
    out.costParts = "/power";
    out.rests = {"action"};
    out.cardFacts = cardFacts();
    out.seatFacts = {{"points", How::Number, "points"}};
    out.gameFacts = {{"turn", How::Side, "/turn_player"}, {"phase", How::Word, "/phase"}};
    out.places = {{"in hand", "hand", true},
                  {"in deck", "deck", true},
                  {"in trash", "trash", true},
                  {"in base", "base", true},
                  {"at b0", "b0", false},
                  {"at b1", "b1", false},
                  {"in banishment", "banishment", true},
                  {"in champion zone", "champion", true},
                  {"in rune deck", "rune_deck", true},
                  {"on chain", "chain", false}};
    for (const KeywordWord &keyword : words::keywords)
        out.listed.emplace_back(keyword.text);
    for (const EventSpec &spec : eventSpecs())
        out.events.emplace_back(spec.name);
    addDeeds(out);
    return out;
}

} // namespace

const scenarios::Words &scenarioWords()
{
    static const scenarios::Words kWords = words();
    return kWords;
}

} // namespace playmat::riftbound::host
