#include "engine/swu/abilities/conditions.h"
#include "engine/swu/rules/force.h"
#include "engine/swu/rules/machine.h"
#include "engine/swu/text/printer.h"

#include <algorithm>

/// Conditions about what was done this phase, what players have, and stored numbers.
namespace playmat::swu {

namespace {

using field::needed;

constexpr Field<Cond> whoField()
{
    return field::word<&Cond::who, words::players>("who", "word_player");
}

/// The amount as it appears in a sentence; empty when there is none.
std::string number(Printer &p, const Cond &c)
{
    return c.amount == 0 ? std::string() : p.equalTo(c.amount);
}

// --- the phase so far

/// Cards of the filter that `player` played this phase; the play of the asking card itself is not
/// counted where others are asked for.
[[nodiscard]] int countPlayed(const Board &m, const Cond &c, PlayerId player, const View &v)
{
    int n = 0;
    const PlayedCard *own = c.other ? m.playOf(v.self) : nullptr;
    for (const PlayedCard &one : m.s.history.now()) {
        if (one.player() != player || &one == own)
            continue;
        const Filter &f = m.p.filters[c.filter];
        const DefId as = sidePlayed(m, one); // it may be anything by now
        const bool fits = c.filter == 0
            || ((f.kinds == 0 || (m.db().hot[as].kind & f.kinds) != 0) && m.defMatches(f, as, v));
        n += fits ? 1 : 0;
    }
    return n;
}

bool played(const Board &m, const Cond &c, const View &v)
{
    return countPlayed(m, c, m.playerOf(c.who, v), v) >= atLeast(m, c, v);
}

std::string playedWords(Printer &p, const Cond &c)
{
    const std::string what = p.described(p.fil(c.filter), false);
    Filter f;
    f.exclude = c.other ? prop::This : 0;
    return p.say("{player} [played|didn't play] {card} this phase",
                 {{"player", p.player(c.who)}, {"card", p.article(f, what)}}, c.negate);
}

constexpr Field<Cond> kPlayedFields[]
    = {needed(field::filter<&Cond::filter>("played_this_phase")), atLeastField(), whoField(),
       field::yes<&Cond::other>("other")};
constexpr CondSpec kPlayed{
    .form = {"A player played such cards this phase; \"other\": besides this one.", kPlayedFields},
    .holds = played,
    .words = playedWords,
    .reads = reads::History,
};

bool attackedWith(const Board &m, const Cond &c, const View &v)
{
    bool any = false;
    const PlayerId who = m.playerOf(c.who, v);
    if (who == kNone)
        return false;
    if (c.filter != 0 && m.p.filters[c.filter].traits.any(m.s.log.goneAttackers[who]))
        return true;
    m.s.log.attackers[who].forEach([&](CardId id) {
        any = any
            || ((!c.other || id != v.self)
                && (c.filter == 0
                    || m.defMatches(m.p.filters[c.filter], m.s.cards[id].def, v, id)));
    });
    return any;
}

std::string attackedWords(Printer &p, const Cond &c)
{
    Filter f;
    f.exclude = c.other ? prop::This : 0;
    return p.say(
        "{player} [attacked|didn't attack] with {card} this phase",
        {{"player", p.player(c.who)}, {"card", p.article(f, p.described(p.fil(c.filter), false))}},
        c.negate);
}

constexpr Field<Cond> kAttackedFields[] = {needed(field::filter<&Cond::filter>("attacked_with")),
                                           whoField(), field::yes<&Cond::other>("other")};
/// Of units that nobody can follow any more only the traits are remembered.
void checkAttacked(const JsonCursor &object)
{
    const JsonCursor filter = object.at("attacked_with");
    static constexpr std::string_view kKnown[] = {"kind", "trait"};
    if (filter.isObject())
        (void)filter.expectObject(kKnown);
}

constexpr CondSpec kAttacked{
    .form = {"A player attacked with such a unit this phase, wherever it is now: a unit with one "
             "of these traits; \"other\": besides this one.",
             kAttackedFields, checkAttacked},
    .holds = attackedWith,
    .words = attackedWords,
    .reads = reads::History,
};

constexpr Field<Cond> kYouDefeatedFields[]
    = {needed(field::word<&Cond::who, words::players>("defeated_enemy", "word_player"))};
constexpr CondSpec kYouDefeated{
    .form = {"The player defeated an enemy unit this phase.", kYouDefeatedFields},
    .holds =
        [](const Board &m, const Cond &c, const View &v) {
            const PlayerId who = m.playerOf(c.who, v);
            return who != kNone && m.s.history.defeatedBy[who] > 0;
        },
    .words =
        [](Printer &p, const Cond &c) {
            return p.say("{player} [defeated|didn't defeat] an enemy unit this phase",
                         {{"player", p.player(c.who)}}, c.negate);
        },
    .reads = reads::History,
};

[[nodiscard]] bool isOf(Side side, PlayerId player, PlayerId you)
{
    return side == Side::Any || (side == Side::Friendly) == (player == you);
}

[[nodiscard]] bool anyOf(const std::array<std::uint8_t, kPlayers> &counts, Side side, PlayerId you)
{
    for (PlayerId player = 0; player < kPlayers; ++player)
        if (isOf(side, player, you) && counts[player] > 0)
            return true;
    return false;
}

std::string unitOfSide(Printer &p, Side side)
{
    return std::string(p.say(side == Side::Friendly    ? "a friendly unit"
                                 : side == Side::Enemy ? "an enemy unit"
                                                       : "a unit"));
}

constexpr Field<Cond> kDefeatedFields[]
    = {needed(field::word<&Cond::side, words::sides>("defeated_this_phase", "word_side"))};
constexpr CondSpec kDefeated{
    .form = {"A unit of that side was defeated this phase.", kDefeatedFields},
    .holds = [](const Board &m, const Cond &c,
                const View &v) { return anyOf(m.s.history.defeatedUnits, c.side, v.you); },
    .words =
        [](Printer &p, const Cond &c) {
            return p.say("{unit} [was|wasn't] defeated this phase",
                         {{"unit", unitOfSide(p, c.side)}}, c.negate);
        },
    .reads = reads::History,
};

constexpr Field<Cond> kLeftPlayFields[]
    = {needed(field::word<&Cond::side, words::sides>("left_play_this_phase", "word_side"))};
constexpr CondSpec kLeftPlay{
    .form = {"A unit of that side left play this phase.", kLeftPlayFields},
    .holds = [](const Board &m, const Cond &c,
                const View &v) { return anyOf(m.s.history.leftPlayUnits, c.side, v.you); },
    .words =
        [](Printer &p, const Cond &c) {
            return p.say("{unit} [left|didn't leave] play this phase",
                         {{"unit", unitOfSide(p, c.side)}}, c.negate);
        },
    .reads = reads::History,
};

std::string baseDealtWords(Printer &p, const Cond &c)
{
    const std::string n = number(p, c);
    const std::string base = c.who == Who::Chosen
        ? p.say(P::BaseOfPlayer, {{"whose", p.possessive(c.who)}})
        : std::string(p.say(P::EnemyBase));
    return p.say(n == "1" ? "you [dealt|didn't deal] damage to {base} this phase"
                          : "you [dealt|didn't deal] {n} or more damage to {base} this phase",
                 {{"n", n}, {"base", base}}, c.negate);
}

constexpr Field<Cond> kBaseDealtFields[]
    = {needed(field::amount<&Cond::amount>("base_damage_this_phase")), whoField()};
constexpr CondSpec kBaseDealt{
    .form
    = {"You dealt at least this much damage to an enemy base (with \"who\": that player's base) "
       "this phase.",
       kBaseDealtFields},
    .holds = [](const Board &m, const Cond &c,
                const View &v) { return m.s.history.baseDamageBy[v.you] >= atLeast(m, c, v); },
    .words = baseDealtWords,
    .reads = reads::History,
};

// --- what a player has

bool resourcesHeld(const Board &m, const Cond &c, const View &v)
{
    const PlayerId who = m.playerOf(c.who, v);
    return who != kNone && m.resources(who) >= atLeast(m, c, v);
}

constexpr Field<Cond> kResourcesFields[]
    = {needed(field::amount<&Cond::amount>("resources")), whoField()};
constexpr CondSpec kResources{
    .form = {"A player controls at least this many resources.", kResourcesFields},
    .holds = resourcesHeld,
    .words =
        [](Printer &p, const Cond &c) {
            return p.say(c.who == Who::You
                             ? "{player} [control|don't control] {n} or more resources"
                             : "{player} [controls|doesn't control] {n} or more resources",
                         {{"n", number(p, c)}, {"player", p.player(c.who)}}, c.negate);
        },
    .reads = reads::Resources,
};

constexpr Field<Cond> kForceFields[]
    = {needed(field::word<&Cond::who, words::players>("force_is_with", "word_player"))};
constexpr CondSpec kForce{
    .form
    = {"The Force is with that player: they control their Force token (CR 8.37.3).", kForceFields},
    .holds =
        [](const Board &m, const Cond &c, const View &v) {
            const PlayerId who = m.playerOf(c.who, v);
            return who != kNone && forceOf(m, who) != kNone;
        },
    .words =
        [](Printer &p, const Cond &c) {
            return p.say("the Force [is|isn't] with {player}", {{"player", p.player(c.who)}},
                         c.negate);
        },
};

bool baseDamaged(const Board &m, const Cond &c, const View &v)
{
    int worst = 0;
    for (PlayerId player = 0; player < kPlayers; ++player)
        if (c.side == Side::ChosenPlayer ? player == m.playerOf(Who::Chosen, v)
                                         : isOf(c.side, player, v.you))
            worst = std::max<int>(worst, m.s.cards[m.s.bases[player]].damage);
    return worst >= atLeast(m, c, v);
}

std::string baseDamagedWords(Printer &p, const Cond &c)
{
    const std::string_view base = c.side == Side::Enemy ? p.say(P::EnemyBase)
        : c.side == Side::Friendly                      ? p.say(P::YourBase)
        : c.side == Side::ChosenPlayer                  ? p.say("their base")
                                                        : "a base";
    return p.say("{base} [has|doesn't have] {n} or more damage on it",
                 {{"n", number(p, c)}, {"base", base}}, c.negate);
}

std::string playerWithDamage(Printer &p, const Cond &c)
{
    if (c.side != Side::ChosenPlayer || c.negate)
        return {};
    return p.say("with {n} or more damage on their base", {{"n", number(p, c)}});
}

constexpr Field<Cond> kBaseDamageFields[]
    = {needed(field::amount<&Cond::amount>("base_damage")),
       field::word<&Cond::side, words::sides>("side", "word_side")};
constexpr CondSpec kBaseDamage{
    .form = {"A base has at least this much damage.", kBaseDamageFields},
    .holds = baseDamaged,
    .words = baseDamagedWords,
    .reads = reads::Damage,
    .ofPlayer = playerWithDamage,
};

constexpr Field<Cond> kBaseHpFields[] = {needed(field::amount<&Cond::amount>("base_hp_max"))};
constexpr CondSpec kBaseHp{
    .form = {"Your base has at most this much remaining HP.", kBaseHpFields},
    .holds = [](const Board &m, const Cond &c,
                const View &v) { return m.remainingHp(m.s.bases[v.you]) <= m.amount(c.amount, v); },
    .words =
        [](Printer &p, const Cond &c) {
            return p.say("your base [has|doesn't have] {n} or less remaining HP",
                         {{"n", number(p, c)}}, c.negate);
        },
    .reads = reads::Damage,
};

[[nodiscard]] int unitCount(const Board &m, PlayerId player)
{
    int n = 0;
    for (const Zone zone : {Zone::Ground, Zone::Space})
        m.s.forEach(zone, 0, [&](CardId id) {
            n += m.s.cards[id].controller == player && m.isUnitInPlay(id) ? 1 : 0;
        });
    return n;
}

bool moreUnits(const Board &m, const Cond &c, const View &v)
{
    const PlayerId who = m.playerOf(c.who, v);
    return who != kNone && unitCount(m, v.you) > unitCount(m, who);
}

bool moreResources(const Board &m, const Cond &c, const View &v)
{
    const PlayerId who = m.playerOf(c.who, v);
    return who != kNone && m.resources(who) > m.resources(v.you);
}

constexpr Field<Cond> kMoreResourcesFields[]
    = {needed(field::word<&Cond::who, words::players>("has_more_resources", "word_player"))};
constexpr CondSpec kMoreResources{
    .form = {"That player controls more resources than you.", kMoreResourcesFields},
    .holds = moreResources,
    .words =
        [](Printer &p, const Cond &c) {
            return p.say("{player} [controls|doesn't control] more resources than you",
                         {{"player", p.player(c.who)}}, c.negate);
        },
    .reads = reads::Resources,
    .ofPlayer =
        [](Printer &p, const Cond &c) {
            return c.who != Who::Chosen || c.negate
                ? std::string()
                : std::string(p.say("who controls more resources than you"));
        },
};

constexpr Field<Cond> kMoreUnitsFields[]
    = {needed(field::word<&Cond::who, words::players>("more_units_than", "word_player"))};
constexpr CondSpec kMoreUnits{
    .form = {"You control more units than that player.", kMoreUnitsFields},
    .holds = moreUnits,
    .words =
        [](Printer &p, const Cond &c) {
            return p.say("you [control|don't control] more units than {player}",
                         {{"player", p.player(c.who)}}, c.negate);
        },
    .reads = reads::Units,
};

// --- numbers

std::string storedNumber(Printer &p)
{
    return p.said.number.empty() ? std::string(p.say(P::ThatNumber)) : p.said.number;
}

constexpr Field<Cond> kNumberIsFields[] = {needed(field::amount<&Cond::amount>("number_is"))};
constexpr CondSpec kNumberIs{
    .form = {"The stored number is this.", kNumberIsFields},
    .holds
    = [](const Board &m, const Cond &c,
         const View &v) { return v.ctx != nullptr && v.ctx->number == m.amount(c.amount, v); },
    .words =
        [](Printer &p, const Cond &c) {
            return p.say("{n} [is|isn't] that number", {{"n", number(p, c)}}, c.negate);
        },
};

constexpr Field<Cond> kNumberMaxFields[] = {needed(field::amount<&Cond::amount>("number_max"))};
constexpr CondSpec kNumberMax{
    .form = {"The stored number is at most this.", kNumberMaxFields},
    .holds
    = [](const Board &m, const Cond &c,
         const View &v) { return v.ctx != nullptr && v.ctx->number <= m.amount(c.amount, v); },
    .words =
        [](Printer &p, const Cond &c) {
            return p.say("{number} [is|isn't] {n} or less",
                         {{"n", number(p, c)}, {"number", storedNumber(p)}}, c.negate);
        },
};

bool aspectsAmong(const Board &m, const Cond &c, const View &v)
{
    unsigned mask = 0;
    m.collect(c.filter, v).forEach([&](CardId one) { mask |= m.defOf(one).aspectMask; });
    return std::popcount(mask) >= atLeast(m, c, v);
}

std::string aspectsWords(Printer &p, const Cond &c)
{
    const std::string n = c.amount == 0 ? "1" : p.equalTo(c.amount);
    return p.say("there [are|aren't] at least {n} different aspects among {cards}",
                 {{"n", n}, {"cards", p.cards(c.filter, {Printer::Quantity::Plural, 1, false})}},
                 c.negate);
}

constexpr Field<Cond> kAspectsFields[]
    = {needed(field::filter<&Cond::filter>("aspects")), atLeastField()};
constexpr CondSpec kAspects{
    .form = {"There are this many different aspects among the cards.", kAspectsFields},
    .holds = aspectsAmong,
    .words = aspectsWords,
};

bool costsAmong(const Board &m, const Cond &c, const View &v)
{
    std::uint64_t costs = 0;
    m.collect(c.filter, v).forEach([&](CardId id) {
        costs |= std::uint64_t{1} << (m.hotOf(id).cost & 63U);
    });
    return std::popcount(costs) >= atLeast(m, c, v);
}

std::string costsWords(Printer &p, const Cond &c)
{
    return p.say("there [are|aren't] {n} or more different costs among {cards}",
                 {{"n", number(p, c)}, {"cards", p.among(c.filter)}}, c.negate);
}

constexpr Field<Cond> kCostsFields[]
    = {needed(field::filter<&Cond::filter>("different_costs")), atLeastField()};
constexpr CondSpec kCosts{
    .form = {"There are this many different printed costs among the cards.", kCostsFields},
    .holds = costsAmong,
    .words = costsWords,
};

const CondSpec *const kConditions[]
    = {&kForce,     &kCosts,    &kAttacked,  &kYouDefeated, &kMoreResources, &kPlayed,
       &kDefeated,  &kLeftPlay, &kBaseDealt, &kResources,   &kBaseDamage,    &kBaseHp,
       &kMoreUnits, &kNumberIs, &kNumberMax, &kAspects};

} // namespace

std::span<const CondSpec *const> gameConditions()
{
    return kConditions;
}

} // namespace playmat::swu
