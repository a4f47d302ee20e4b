#include "engine/lorcana/language/loader_trees.h"
#include "engine/lorcana/rules/machine.h"
#include "engine/lorcana/text/printer.h"

/// The conditions of the ability language: how each is written, whether it holds, how it is worded.
namespace playmat::lorcana {

namespace {

constexpr Field<Cond> countRange(std::string_view key)
{
    return {key, "range", [](TreeReader &r, const JsonCursor &, const JsonCursor &at, Cond &c) {
                r.range(at, c.least, c.most);
            }};
}

bool inRange(const Board &m, const Cond &c, const View &v, int value)
{
    return value >= m.amountOr(c.least, v, c.most == 0 ? 1 : 0)
        && (c.most == 0 || value <= m.amount(c.most, v));
}

std::string rangeWords(Printer &p, const Cond &c)
{
    if (c.least == c.most && c.least != 0)
        return "exactly " + p.number(c.least);
    if (c.most != 0)
        return p.number(c.most) == "0" ? "no" : p.number(c.most) + " or fewer";
    return p.number(c.least) + " or more";
}

// --- exists

bool exists(const Board &m, const Cond &c, const View &v)
{
    return inRange(m, c, v, m.collect(c.filter, v).count());
}

std::string existsWords(Printer &p, const Cond &c)
{
    const Filter &f = p.p.filters[c.filter];
    Filter bare = f;
    const bool yours = f.side == Side::Yours;
    std::string what;
    if (c.least == 0 && c.most == 0) {
        what = (f.exclude & prop::This) != 0 ? p.noun(c.filter, false) : p.one(c.filter);
        if ((f.exclude & prop::This) != 0)
            what = what.rfind("another", 0) == 0 ? what : withArticle(what);
    } else {
        what = rangeWords(p, c) + " " + p.noun(c.filter, true);
    }
    for (const std::string_view cut : {" of yours", "your "})
        if (const std::size_t at = what.find(cut); at != std::string::npos)
            what.erase(at, cut.size());
    return yours                   ? "you have " + what + " in " + p.zone(bare.zone)
        : f.side == Side::Opposing ? "an opponent has " + what + " in " + p.zone(bare.zone)
                                   : "there is " + what + " in " + p.zone(bare.zone);
}

constexpr Field<Cond> kExistsFields[]
    = {field::needed(field::filter<&Cond::filter>("exists")), countRange("count")};
constexpr CondSpec kExists{
    {"There are cards that fit, at least one or as \"count\" says.", kExistsFields,
     R"({"exists":{"kind":"character","side":"yours","name":"Elsa"}})"},
    exists,
    existsWords,
};

// --- is

bool isSuch(const Board &m, const Cond &c, const View &v)
{
    const CardId id = m.referAnyway(c.ref == Ref::None ? Ref::This : c.ref, v);
    return id != kNone && m.matches(c.filter, id, v);
}

constexpr Field<Cond> kIsFields[] = {field::needed(field::filter<&Cond::filter>("is")),
                                     field::word<&Cond::ref, words::refs>("card", "card")};
constexpr CondSpec kIs{
    {"A card fits: this one, or what \"card\" names.", kIsFields,
     R"({"is":{"kind":"character","class":"Villain"},"card":"it"})"},
    isSuch,
    [](Printer &p, const Cond &c) {
        const bool it = c.ref == Ref::It;
        const Filter &f = p.p.filters[c.filter];
        if (f.require == prop::Exerted && f.kinds == 0)
            return (it ? std::string("that character") : p.thisCard()) + " is exerted";
        if (it)
            return p.one(c.filter) + " is chosen";
        const std::string who = c.ref == Ref::Subject ? "that card" : p.thisCard();
        return who + " is " + p.one(c.filter);
    },
};

// --- cards in a zone, and compared with those of the opponent

std::string heldIn(Printer &p, Zone zone)
{
    return zone == Zone::Hand ? "cards in your hand"
        : zone == Zone::Deck  ? "cards in your deck"
                              : "cards in your " + p.zone(zone);
}

constexpr Field<Cond> kCardsFields[] = {
    field::needed(field::word<&Cond::zone, words::zones>("cards_in", "zone")),
    field::word<&Cond::who, words::players>("of", "player"),
    countRange("count"),
};
constexpr CondSpec kCardsIn{
    {"How many cards a player has in a zone.", kCardsFields,
     R"({"cards_in":"inkwell","count":{"at_least":10}})"},
    [](const Board &m, const Cond &c, const View &v) {
        bool all = true;
        for (PlayerId player = 0; player < kPlayers; ++player)
            if ((m.playersOf(c.who, v) & playerBit(player)) != 0)
                all &= inRange(m, c, v, m.s.count(c.zone, player));
        return all;
    },
    [](Printer &p, const Cond &c) {
        return (c.who == Who::You ? std::string("you have ") : "an opponent has ")
            + rangeWords(p, c) + " " + heldIn(p, c.zone);
    },
};

constexpr Field<Cond> kMoreFields[]
    = {field::needed(field::word<&Cond::zone, words::zones>("opponent_has_more_in", "zone"))};
constexpr CondSpec kMore{
    {"An opponent has more cards in a zone than you.", kMoreFields,
     R"({"opponent_has_more_in":"hand"})"},
    [](const Board &m, const Cond &c, const View &v) {
        return m.s.count(c.zone, opponentOf(v.you)) > m.s.count(c.zone, v.you);
    },
    [](Printer &p, const Cond &c) {
        return "an opponent has more cards in their " + p.zone(c.zone) + " than you";
    },
};

// --- lore, turns

constexpr Field<Cond> kLoreFields[] = {
    {"lore", "range",
     [](TreeReader &r, const JsonCursor &, const JsonCursor &at, Cond &c) {
         r.range(at, c.least, c.most);
     },
     true},
    field::word<&Cond::who, words::players>("of", "player"),
};
constexpr CondSpec kLore{
    {"How much lore a player has.", kLoreFields, R"({"lore":{"at_least":10},"of":"opponents"})"},
    [](const Board &m, const Cond &c, const View &v) {
        const PlayerId player = c.who == Who::You ? v.you : opponentOf(v.you);
        return inRange(m, c, v, m.s.players[player].lore);
    },
    [](Printer &p, const Cond &c) {
        return (c.who == Who::You ? std::string("you have ") : "an opponent has ")
            + rangeWords(p, c) + " lore";
    },
};

constexpr Field<Cond> kYourTurnFields[] = {field::plain<Cond>("your_turn")};
constexpr CondSpec kYourTurn{
    {"It is your turn.", kYourTurnFields, R"({"your_turn":true})"},
    [](const Board &m, const Cond &, const View &v) { return m.s.active == v.you; },
    [](Printer &, const Cond &) { return std::string("it's your turn"); },
};

constexpr Field<Cond> kDidFields[] = {field::plain<Cond>("did")};
constexpr CondSpec kDid{
    {"The last effect was done completely.", kDidFields, R"({"did":true})"},
    [](const Board &, const Cond &, const View &v) { return v.ctx != nullptr && v.ctx->did; },
    [](Printer &, const Cond &) { return std::string("you do"); },
};

// --- and, or, not

constexpr Field<Cond> kOrFields[] = {field::needed(field::condition<&Cond::a>("any"))};
constexpr CondSpec kAny{
    {"One of several conditions.", kOrFields, R"({"any":[{"your_turn":true},{"did":true}]})"},
    [](const Board &m, const Cond &c, const View &v) {
        for (CondId id = c.a; id != 0; id = m.p.conds[id].next)
            if (m.p.conds[id].op->holds(m, m.p.conds[id], v))
                return true;
        return false;
    },
    [](Printer &p, const Cond &c) {
        std::string out;
        for (CondId id = c.a; id != 0; id = p.p.conds[id].next)
            out += (out.empty() ? "" : " or ") + p.p.conds[id].op->words(p, p.p.conds[id]);
        return out;
    },
};

constexpr Field<Cond> kNotFields[] = {field::needed(field::condition<&Cond::a>("not"))};
constexpr CondSpec kNot{
    {"A condition does not hold.", kNotFields, R"({"not":{"your_turn":true}})"},
    [](const Board &m, const Cond &c, const View &v) { return !m.holds(c.a, v); },
    [](Printer &p, const Cond &c) { return "not " + p.condition(c.a); },
};

constexpr const CondSpec *kConditions[]
    = {&kExists, &kIs, &kCardsIn, &kMore, &kLore, &kYourTurn, &kDid, &kAny, &kNot};

} // namespace

std::span<const CondSpec *const> allConditions()
{
    return kConditions;
}

} // namespace playmat::lorcana
