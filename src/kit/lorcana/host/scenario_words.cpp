#include "kit/lorcana/host/scenario_words.h"

#include "engine/lorcana/language/vocabulary.h"
#include "kit/lorcana/host/event_specs.h"
#include "kit/lorcana/host/json_names.h"

namespace playmat::lorcana::host {

namespace {

using namespace scenarios; // NOLINT: every line below is made of its words
using How = Fact::How;

std::vector<Spot> spots()
{
    using Kind = Spot::Kind;
    return {
        {"lore", Kind::Number, "lore", false},      {"hand", Kind::Cards, "hand", false},
        {"ink", Kind::Cards, "inkwell", true},      {"deck", Kind::Cards, "deck", false},
        {"discard", Kind::Cards, "discard", false}, {"play", Kind::Cards, "play", true},
    };
}

std::vector<Mark> marks()
{
    using Kind = Mark::Kind;
    return {
        {"exerted", Kind::Flag, "exerted"},
        {"drying", Kind::Flag, "drying"},
        {"damaged", Kind::Number, "damage"},
        {"over", Kind::Cards, "under"},
    };
}

Verb play(const char *pattern, PlayWay way)
{
    return {pattern, "play", {}, {{"way", wayName(way)}}};
}

std::vector<Verb> verbs()
{
    return {
        {"ink {card}", "ink", "action", {}},
        play("play {card}", PlayWay::Ink),
        play("play {card} for free", PlayWay::Free),
        play("shift {card} onto {target}", PlayWay::Shift),
        play("sing {card} with {target}", PlayWay::Sing),
        play("sing {card} together", PlayWay::SingTogether),
        {"quest with {card}", "quest", "action", {}},
        {"challenge {target} with {card}", "challenge", "action", {}},
        {"move {card} to {target}", "move", "action", {}},
        {"use {which} ability of {card}", "ability", "action", {}},
        {"use {card}", "ability", "action", {}},
        {"end the turn", "end_turn", "action", {}},
        {"trigger {card}", "trigger", "choose_trigger", {}},
    };
}

std::vector<Fact> cardFacts()
{
    return {
        {"damage", How::Number, "damage"},
        {"strength", How::Number, "strength"},
        {"willpower", How::Number, "willpower"},
        {"lore", How::Number, "lore"},
        {"cost", How::Number, "play_cost"},
        {"exerted", How::Is, "ready", false},
        {"ready", How::Is, "ready", true},
        {"drying", How::Is, "drying", true},
        {"dry", How::Is, "drying", false},
        {"has", How::Listed, "keywords"},
        {"cards under it", How::Count, "under"},
        {"over", How::With, "under"},
        {"under", How::Card, "on"},
        {"at", How::Card, "at"},
    };
}

std::vector<Stand> stands()
{
    std::vector<Stand> out;
    for (const char *type : {"character", "item", "location"}) {
        out.push_back({"in hand", {{"type", type}}, "/hand/-", {}});
        out.push_back({"in play", {{"type", type}}, "/play/-", Json::object()});
    }
    for (const char *type : {"action", "song"})
        out.push_back({"in hand", {{"type", type}}, "/hand/-", {}});
    return out;
}

void addDeeds(scenarios::Words &out)
{
    out.stands = stands();
    out.abilities = {"abilities", "keywords", "do"};
    out.waits = {"end_turn"};
    out.unsaid = {"step_started",    "phase_started",    "turn_ended", "challenge_ended",
                  "trigger_pending", "ability_resolved", "chosen"};
    out.piles = {"hand", "inkwell", "deck", "discard"};
}

scenarios::Words words()
{
    scenarios::Words out;
    out.game = "lorcana";
    out.spots = spots();
    out.marks = marks();
    out.headers = {{"turn", Header::Kind::Side, "active"},
                   {"first player", Header::Kind::Side, "first_player"},
                   {"phase", Header::Kind::Word, "phase"},
                   {"seed", Header::Kind::Number, "seed"}};
    out.position = {{"op", "scenario"},
                    {"game", "lorcana"},
                    {"turn", 5},
                    {"active", "me"},
                    {"first_player", "me"}};
    out.me = out.you = Json::object();
    out.filler = "blank";
    out.verbs = verbs();
    out.kept = {{"order", "/to/zone", ".discard"}};
    out.rests = {"action"};
    out.cardFacts = cardFacts();
    out.seatFacts = {{"lore", How::Number, "lore"}, {"ready ink", How::Number, "ink_ready"}};
    out.gameFacts = {{"turn", How::Side, "/active"}, {"phase", How::Word, "/phase"}};
    out.places = {{"in hand", "hand", true},
                  {"in deck", "deck", true},
                  {"in discard", "discard", true},
                  {"in inkwell", "inkwell", true},
                  {"in play", "play", true}};
    for (const KeywordWord &keyword : words::keywords)
        out.listed.emplace_back(keyword.text);
    for (const EventSpec &spec : eventSpecs())
        out.events.emplace_back(spec.name);
    out.late = {"discard", "hand", "inkwell", "deck"};
    addDeeds(out);
    return out;
}

} // namespace

const scenarios::Words &scenarioWords()
{
    static const scenarios::Words kWords = words();
    return kWords;
}

} // namespace playmat::lorcana::host
