#include "engine/swu/abilities/conditions.h"
#include "engine/swu/rules/force.h"
#include "engine/swu/rules/machine.h"
#include "engine/swu/text/printer.h"

#include <algorithm>

/// Conditions about what was done this phase, and what players have.
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

/// The number of this phase's deeds of that kind whose cards fit the filter and for which `takes`
/// returns true.
template <class Takes>
[[nodiscard]] int count(const Board &m, const Cond &c, DeedKind kind, const View &v, Takes takes)
{
    return int(std::ranges::count_if(m.s.history.phase(), [&](const Deed &deed) {
        return deed.is(kind) && takes(deed) && fits(m, c.filter, deed, v);
    }));
}

/// Cards of the filter that `player` played this phase; the play of the asking card itself is not
/// counted where others are asked for.
[[nodiscard]] int countPlayed(const Board &m, const Cond &c, PlayerId player, const View &v)
{
    const Deed *own = c.other ? m.playOf(v.self) : nullptr;
    return count(m, c, DeedKind::Played, v,
                 [&](const Deed &deed) { return deed.player() == player && &deed != own; });
}

bool played(const Board &m, const Cond &c, const View &v)
{
    return countPlayed(m, c, m.playerOf(c.who, v), v) >= atLeast(m, c, v);
}

std::string playedWords(Printer &p, const Cond &c)
{
    if (const std::string n = number(p, c); !n.empty())
        return p.say(
            "{player} [played|didn't play] {n} or more {cards} this phase",
            {{"player", p.player(c.who)}, {"n", n}, {"cards", p.described(p.fil(c.filter), true)}},
            c.negate);
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
    const PlayerId who = m.playerOf(c.who, v);
    return count(m, c, DeedKind::Attacked, v,
                 [&](const Deed &deed) {
                     return deed.player() == who && (!c.other || deed.card != v.self);
                 })
        > 0;
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
constexpr CondSpec kAttacked{
    .form = {"A player attacked with such a unit this phase, as it was then; \"other\": besides "
             "this one.",
             kAttackedFields},
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
            return count(m, c, DeedKind::Defeated, v,
                         [&](const Deed &deed) {
                             return who != kNone && deed.by() == who && deed.player() != who;
                         })
                > 0;
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

[[nodiscard]] bool wasDefeated(const Board &m, const Cond &c, const View &v)
{
    const auto ofSide = [&](const Deed &deed) {
        return isOf(c.side, deed.player(), v.you) && (!c.other || deed.whileAttacking());
    };
    return count(m, c, DeedKind::Defeated, v, ofSide) >= atLeast(m, c, v);
}

/// Whether such a unit left play; a defeated unit counts too.
[[nodiscard]] bool hasLeft(const Board &m, const Cond &c, const View &v)
{
    const auto ofSide = [&](const Deed &deed) { return isOf(c.side, deed.player(), v.you); };
    return wasDefeated(m, c, v) || count(m, c, DeedKind::LeftPlay, v, ofSide) > 0;
}

/// The damage that you dealt to bases this phase; if a player is chosen, only to that player's
/// base.
[[nodiscard]] int dealtToBases(const Board &m, const Cond &c, const View &v)
{
    const PlayerId whose = c.who == Who::Chosen ? m.playerOf(c.who, v) : kNone;
    int sum = 0;
    for (const Deed &deed : m.s.history.phase())
        if (deed.is(DeedKind::DamagedBase) && deed.by() == v.you && deed.player() != v.you
            && (whose == kNone || deed.player() == whose))
            sum += deed.amount();
    return sum;
}

std::string unitOfSide(Printer &p, const Cond &c)
{
    const Side side = c.side;
    if (c.filter != 0) {
        Filter f = p.fil(c.filter);
        f.side = side;
        std::string words = p.adjectives(f, true);
        appendWord(words, p.noun(f, false));
        return p.article(f, words);
    }
    return std::string(p.say(side == Side::Friendly    ? "a friendly unit"
                                 : side == Side::Enemy ? "an enemy unit"
                                                       : "a unit"));
}

/// Whose, or "any".
void readSideOrAny(TreeReader &, const JsonCursor &, const JsonCursor &at, Cond &c)
{
    if (!at.isString() || at.string() != "any")
        c.side = readWord(at, words::sides);
}

constexpr Field<Cond> kDefeatedFields[]
    = {{"defeated_this_phase", "word_side|any", readSideOrAny, true},
       field::filter<&Cond::filter>("of"),
       field::yes<&Cond::other>("attacking"),
       atLeastField()};
constexpr CondSpec kDefeated{
    .form = {"A unit of that side (\"any\": of either) was defeated this phase; \"of\": such a "
             "unit, as it was then; "
             "\"attacking\": while it was attacking.",
             kDefeatedFields},
    .holds = wasDefeated,
    .words =
        [](Printer &p, const Cond &c) {
            if (c.amount != 0) {
                Filter f = p.fil(c.filter);
                f.kinds = kind::Unit;
                f.side = c.side;
                std::string units = p.adjectives(f, true);
                appendWord(units, p.noun(f, true));
                return p.say("{n} or more {units} [were|weren't] defeated this phase",
                             {{"n", number(p, c)}, {"units", units}}, c.negate);
            }
            return p.say(c.other ? "{unit} [was|wasn't] defeated while attacking this phase"
                                 : "{unit} [was|wasn't] defeated this phase",
                         {{"unit", unitOfSide(p, c)}}, c.negate);
        },
    .reads = reads::History,
};

constexpr Field<Cond> kLeftPlayFields[]
    = {needed(field::word<&Cond::side, words::sides>("left_play_this_phase", "word_side")),
       field::filter<&Cond::filter>("of")};
constexpr CondSpec kLeftPlay{
    .form = {"A unit of that side left play this phase; \"of\": such a unit, as it was then.",
             kLeftPlayFields},
    .holds = hasLeft,
    .words =
        [](Printer &p, const Cond &c) {
            return p.say("{unit} [left|didn't leave] play this phase", {{"unit", unitOfSide(p, c)}},
                         c.negate);
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
                const View &v) { return dealtToBases(m, c, v) >= atLeast(m, c, v); },
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

/// How many more units that match the filter you control than that player does.
[[nodiscard]] int unitLead(const Board &m, const Cond &c, const View &v)
{
    const PlayerId who = m.playerOf(c.who, v);
    int lead = 0;
    for (const Zone zone : {Zone::Ground, Zone::Space})
        m.s.forEach(zone, 0, [&](CardId id) {
            const PlayerId controller = m.s.cards[id].controller;
            if (m.isUnitInPlay(id) && (c.filter == 0 || m.matches(c.filter, id, v)))
                lead += controller == v.you ? 1 : controller == who ? -1 : 0;
        });
    return who == kNone ? 0 : lead;
}

bool moreUnits(const Board &m, const Cond &c, const View &v)
{
    return unitLead(m, c, v) > 0;
}

bool fewerUnits(const Board &m, const Cond &c, const View &v)
{
    return unitLead(m, c, v) < 0;
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

constexpr Field<Cond> kMoreCardsFields[]
    = {needed(field::word<&Cond::who, words::players>("has_more_cards", "word_player"))};
constexpr CondSpec kMoreCards{
    .form = {"That player has more cards in hand than you.", kMoreCardsFields},
    .holds =
        [](const Board &m, const Cond &c, const View &v) {
            const PlayerId who = m.playerOf(c.who, v);
            return who != kNone && m.handSize(who) > m.handSize(v.you);
        },
    .words =
        [](Printer &p, const Cond &c) {
            return p.say("{player} [has|doesn't have] more cards in hand than you",
                         {{"player", p.player(c.who)}}, c.negate);
        },
    .reads = reads::Hand,
};

constexpr Field<Cond> kFewerCardsFields[]
    = {needed(field::word<&Cond::who, words::players>("has_fewer_cards", "word_player"))};
constexpr CondSpec kFewerCards{
    .form = {"That player has fewer cards in hand than you.", kFewerCardsFields},
    .holds =
        [](const Board &m, const Cond &c, const View &v) {
            const PlayerId who = m.playerOf(c.who, v);
            return who != kNone && m.handSize(who) < m.handSize(v.you);
        },
    .words =
        [](Printer &p, const Cond &c) {
            return p.say("you [have|don't have] more cards in hand than {player}",
                         {{"player", p.player(c.who)}}, c.negate);
        },
    .reads = reads::Hand,
};

/// The cards that were discarded this phase and still lie there; a player discards their own.
constexpr Field<Cond> kDiscardedFields[]
    = {needed(field::word<&Cond::who, words::players>("discarded_this_phase", "word_player"))};
constexpr CondSpec kDiscarded{
    .form = {"That player discarded a card from their hand or deck this phase.", kDiscardedFields},
    .holds =
        [](const Board &m, const Cond &c, const View &v) {
            const PlayerId who = m.playerOf(c.who, v);
            return who != kNone && m.s.cards[m.s.bases[who]].marks.any(mark::Discarded);
        },
    .words =
        [](Printer &p, const Cond &c) {
            return p.say(c.who == Who::You
                             ? "you [discarded|didn't discard] a card from your hand or deck this "
                               "phase"
                             : "{player} [discarded|didn't discard] a card from their hand or deck "
                               "this phase",
                         {{"player", p.player(c.who)}}, c.negate);
        },
    .reads = reads::History,
};

constexpr Field<Cond> kFellInCombatFields[] = {{"defeated_in_combat", "word"}};
constexpr CondSpec kFellInCombat{
    .form = {"In \"When Defeated\": combat damage defeated the unit.", kFellInCombatFields},
    .holds = [](const Board &, const Cond &,
                const View &v) { return v.ctx != nullptr && v.ctx->triggerAmount == 1; },
    .words =
        [](Printer &p, const Cond &c) {
            return p.say("{card} [was|wasn't] defeated by combat damage", {{"card", p.thisCard()}},
                         c.negate);
        },
};

/// The words for the units, such as "space units"; "units" if there is no filter.
std::string whichUnits(Printer &p, const Cond &c)
{
    return c.filter == 0 ? std::string(p.say(P::Units)) : p.described(p.fil(c.filter), true);
}

constexpr Field<Cond> kMoreUnitsFields[]
    = {needed(field::word<&Cond::who, words::players>("more_units_than", "word_player")),
       field::filter<&Cond::filter>("units")};
constexpr CondSpec kMoreUnits{
    .form = {"You control more units than that player, or more such units.", kMoreUnitsFields},
    .holds = moreUnits,
    .words =
        [](Printer &p, const Cond &c) {
            return p.say("you [control|don't control] more {units} than {player}",
                         {{"units", whichUnits(p, c)}, {"player", p.player(c.who)}}, c.negate);
        },
    .reads = reads::Units,
};

constexpr Field<Cond> kFewerUnitsFields[]
    = {needed(field::word<&Cond::who, words::players>("fewer_units_than", "word_player")),
       field::filter<&Cond::filter>("units")};
constexpr CondSpec kFewerUnits{
    .form = {"That player controls more units than you, or more such units.", kFewerUnitsFields},
    .holds = fewerUnits,
    .words =
        [](Printer &p, const Cond &c) {
            return p.say("{player} [controls|doesn't control] more {units} than you",
                         {{"units", whichUnits(p, c)}, {"player", p.player(c.who)}}, c.negate);
        },
    .reads = reads::Units,
};

constexpr Field<Cond> kSameUnitsFields[]
    = {needed(field::word<&Cond::who, words::players>("as_many_units_as", "word_player")),
       field::filter<&Cond::filter>("units")};
constexpr CondSpec kSameUnits{
    .form
    = {"You control the same number of units as that player, or of such units.", kSameUnitsFields},
    .holds = [](const Board &m, const Cond &c,
                const View &v) { return m.playerOf(c.who, v) != kNone && unitLead(m, c, v) == 0; },
    .words =
        [](Printer &p, const Cond &c) {
            return p.say("you [control|don't control] the same number of {units} as {player}",
                         {{"units", whichUnits(p, c)}, {"player", p.player(c.who)}}, c.negate);
        },
    .reads = reads::Units,
};

/// Whether one of the units affected by the previous effect, such as damage, is no longer in play.
/// Defeated units have already been removed (CR 5.6).
bool defeatedThisWay(const Board &m, const Cond &, const View &v)
{
    bool any = false;
    if (v.ctx != nullptr)
        v.ctx->it.forEach([&](CardId id) {
            any = any || ((m.defOf(id).kind & kind::Base) == 0 && !m.isUnitInPlay(id));
        });
    return any;
}

constexpr Field<Cond> kThisWayFields[] = {{"defeated_this_way", "word"}};
constexpr CondSpec kThisWay{
    .form = {"A unit that the effect before was done to has been defeated by it.", kThisWayFields},
    .holds = defeatedThisWay,
    .words
    = [](Printer &p,
         const Cond &c) { return p.say("a unit [is|isn't] defeated this way", {}, c.negate); },
};

constexpr Field<Cond> kIndirectFields[]
    = {needed(field::word<&Cond::who, words::players>("dealt_indirect", "word_player"))};
constexpr CondSpec kIndirect{
    .form = {"That player dealt indirect damage this phase.", kIndirectFields},
    .holds =
        [](const Board &m, const Cond &c, const View &v) {
            const PlayerId who = m.playerOf(c.who, v);
            return std::ranges::any_of(m.s.history.phase(), [&](const Deed &deed) {
                return deed.is(DeedKind::DealtIndirect) && deed.player() == who;
            });
        },
    .words =
        [](Printer &p, const Cond &c) {
            return p.say("{player} [dealt|didn't deal] indirect damage this phase",
                         {{"player", p.player(c.who)}}, c.negate);
        },
    .reads = reads::History,
};

/// Whether that player did it at least once this phase.
template <DeedKind kKind>
bool hasDone(const Board &m, const Cond &c, const View &v)
{
    const PlayerId who = m.playerOf(c.who, v);
    return std::ranges::any_of(m.s.history.phase(), [&](const Deed &deed) {
        return deed.is(kKind) && deed.player() == who;
    });
}

constexpr Field<Cond> kMadeTokenFields[]
    = {needed(field::word<&Cond::who, words::players>("created_a_token", "word_player"))};
constexpr CondSpec kMadeToken{
    .form
    = {"That player created a token this phase; to give one is to create it.", kMadeTokenFields},
    .holds = hasDone<DeedKind::MadeToken>,
    .words =
        [](Printer &p, const Cond &c) {
            return p.say("{player} [created|didn't create] a token this phase",
                         {{"player", p.player(c.who)}}, c.negate);
        },
    .reads = reads::History,
};

constexpr Field<Cond> kGaveTokenFields[]
    = {needed(field::word<&Cond::who, words::players>("gave_a_token_upgrade", "word_player"))};
constexpr CondSpec kGaveToken{
    .form = {"That player gave a token upgrade to a unit this phase.", kGaveTokenFields},
    .holds = hasDone<DeedKind::GaveToken>,
    .words =
        [](Printer &p, const Cond &c) {
            return p.say("{player} [gave|didn't give] a token upgrade to a unit this phase",
                         {{"player", p.player(c.who)}}, c.negate);
        },
    .reads = reads::History,
};

constexpr Field<Cond> kUpgradeLostFields[]
    = {needed(field::word<&Cond::who, words::players>("upgrade_defeated", "word_player"))};
constexpr CondSpec kUpgradeLost{
    .form = {"An upgrade of that player was defeated this phase.", kUpgradeLostFields},
    .holds = hasDone<DeedKind::UpgradeDefeated>,
    .words =
        [](Printer &p, const Cond &c) {
            return p.say(c.who == Who::You ? "a friendly upgrade [was|wasn't] defeated this phase"
                                           : "an enemy upgrade [was|wasn't] defeated this phase",
                         {}, c.negate);
        },
    .reads = reads::History,
};

/// Another unit of yours, whether it was played or came otherwise, and whether or not it is still
/// there.
bool anotherEntered(const Board &m, const Cond &, const View &v)
{
    const Deed *own = m.playOf(v.self);
    return std::ranges::any_of(m.s.history.phase(), [&](const Deed &deed) {
        const bool played = deed.is(DeedKind::Played) && &deed != own
            && (m.db().hot[deed.def].kind & kind::Unit) != 0;
        return deed.player() == v.you && (played || deed.is(DeedKind::ArrivedOtherwise));
    });
}

constexpr Field<Cond> kAnotherEnteredFields[] = {{"another_unit_entered", "word"}};
constexpr CondSpec kAnotherEntered{
    .form = {"Besides this card, which was played, a friendly unit entered play this phase.",
             kAnotherEnteredFields},
    .holds = anotherEntered,
    .words =
        [](Printer &p, const Cond &c) {
            return p.say("another friendly unit [entered|didn't enter] play this phase", {},
                         c.negate);
        },
    .reads = reads::History,
};

/// Whether or not they are still there, and whoever controls them now.
bool unitsEntered(const Board &m, const Cond &c, const View &v)
{
    const PlayerId who = m.playerOf(c.who, v);
    int n = 0;
    for (const Deed &deed : m.s.history.phase()) {
        const bool played
            = deed.is(DeedKind::Played) && (m.db().hot[deed.def].kind & kind::Unit) != 0;
        if (deed.player() == who)
            n += deed.is(DeedKind::ArrivedOtherwise) ? deed.amount() : played ? 1 : 0;
    }
    return n >= atLeast(m, c, v);
}

constexpr Field<Cond> kUnitsEnteredFields[]
    = {needed(field::word<&Cond::who, words::players>("units_entered", "word_player")),
       atLeastField()};
constexpr CondSpec kUnitsEntered{
    .form = {"This many units of that player entered play this phase, still there or not.",
             kUnitsEnteredFields},
    .holds = unitsEntered,
    .words =
        [](Printer &p, const Cond &c) {
            return p.say(c.who == Who::You
                             ? "{n} or more friendly units [entered|didn't enter] play this phase"
                             : "{n} or more enemy units [entered|didn't enter] play this phase",
                         {{"n", number(p, c)}}, c.negate);
        },
    .reads = reads::History,
};

bool baseAttacked(const Board &m, const Cond &c, const View &v)
{
    const PlayerId who = m.playerOf(c.who, v);
    return who != kNone && std::ranges::any_of(m.s.history.phase(), [&](const Deed &deed) {
               return deed.is(DeedKind::Attacked) && deed.whom() == m.s.bases[who];
           });
}

constexpr Field<Cond> kBaseAttackedFields[]
    = {needed(field::word<&Cond::who, words::players>("base_attacked", "word_player"))};
constexpr CondSpec kBaseAttacked{
    .form = {"That player's base was attacked this phase.", kBaseAttackedFields},
    .holds = baseAttacked,
    .words =
        [](Printer &p, const Cond &c) {
            return p.say("{whose} base [was|wasn't] attacked this phase",
                         {{"whose", p.possessive(c.who)}}, c.negate);
        },
    .reads = reads::History,
};

constexpr Field<Cond> kBaseHurtFields[] = {{"enemy_base_damaged", "word"}};
constexpr CondSpec kBaseHurt{
    .form = {"An enemy base was damaged this phase, by whomever.", kBaseHurtFields},
    .holds =
        [](const Board &m, const Cond &, const View &v) {
            return std::ranges::any_of(m.s.history.phase(), [&](const Deed &deed) {
                return deed.is(DeedKind::DamagedBase) && deed.player() != v.you;
            });
        },
    .words =
        [](Printer &p, const Cond &c) {
            return p.say("an enemy base [was|wasn't] damaged this phase", {}, c.negate);
        },
    .reads = reads::History,
};

/// The attacks of this phase but for the one that goes on; the same unit may have attacked before.
bool onlyAttacker(const Board &m, const Cond &, const View &v)
{
    const AttackRecord *attack = m.attackOf(v);
    if (attack == nullptr)
        return false;
    return std::ranges::none_of(m.s.history.phase(), [&](const Deed &deed) {
        return deed.is(DeedKind::Attacked)
            && (deed.card != attack->attacker || deed.serial != attack->attackerSerial);
    });
}

/// Of the play that is going on: for what is done with the card as it enters play.
bool creditPaid(const Board &m, const Cond &, const View &)
{
    for (std::size_t i = m.s.stack.size(); i-- > 0;)
        if (m.s.stack[i].kind == FrameKind::Play)
            return m.s.stack[i].play().is(PlayFrame::CreditPaid);
    return false;
}

constexpr Field<Cond> kCreditPaidFields[] = {{"credit_paid", "word"}};
constexpr CondSpec kCreditPaid{
    .form = {"A Credit was defeated to pay for the card that is being played.", kCreditPaidFields},
    .holds = creditPaid,
    .words =
        [](Printer &p, const Cond &c) {
            return p.say("you [defeated|didn't defeat] a Credit while paying its cost", {},
                         c.negate);
        },
};

constexpr Field<Cond> kHurtBaseFields[] = {{"attack_damaged_a_base", "word"}};
constexpr CondSpec kHurtBase{
    .form = {"The attacker of this attack damaged a base during it, in combat or otherwise.",
             kHurtBaseFields},
    .holds =
        [](const Board &m, const Cond &, const View &v) {
            const AttackRecord *attack = m.attackOf(v);
            return attack != nullptr && (attack->flags & AttackRecord::HurtBase) != 0;
        },
    .words =
        [](Printer &p, const Cond &c) {
            return p.say("it [damaged|didn't damage] a base during it", {}, c.negate);
        },
    .reads = reads::Attack,
};

constexpr Field<Cond> kOnlyAttackerFields[] = {{"no_other_attacker", "word"}};
constexpr CondSpec kOnlyAttacker{
    .form
    = {"No unit but the attacker of this attack has attacked this phase.", kOnlyAttackerFields},
    .holds = onlyAttacker,
    .words =
        [](Printer &p, const Cond &c) {
            return std::string(p.say(c.negate ? "other units have attacked this phase"
                                              : "no other units have attacked this phase"));
        },
    .reads = reads::History | reads::Attack,
};

const CondSpec *const kConditions[] = {
    &kForce,        &kAttacked,  &kYouDefeated,  &kMoreResources, &kPlayed,         &kDefeated,
    &kLeftPlay,     &kBaseDealt, &kResources,    &kBaseDamage,    &kBaseHp,         &kMoreUnits,
    &kFewerUnits,   &kMoreCards, &kFellInCombat, &kFewerCards,    &kDiscarded,      &kThisWay,
    &kIndirect,     &kMadeToken, &kGaveToken,    &kUpgradeLost,   &kAnotherEntered, &kUnitsEntered,
    &kBaseAttacked, &kBaseHurt,  &kOnlyAttacker, &kSameUnits,     &kHurtBase,       &kCreditPaid};

} // namespace

std::span<const CondSpec *const> gameConditions()
{
    return kConditions;
}

} // namespace playmat::swu
