#include "engine/swu/abilities/conditions.h"
#include "engine/swu/rules/machine.h"
#include "engine/swu/text/printer.h"

#include <algorithm>
#include <bit>

/// Conditions and amounts about single events: what was paid for a card, which one of its player's
/// it was, what an effect did, how many keywords there are.
namespace playmat::swu {

namespace {

using field::needed;

[[nodiscard]] std::string number(Printer &p, const Cond &c)
{
    return c.amount == 0 ? std::string() : p.equalTo(c.amount);
}

// --- plays

/// Whether the subject is the card of this number that its player played this phase.
bool isNthPlay(const Board &m, const Cond &c, const View &v)
{
    const CardId subject = m.refer(Ref::Subject, v);
    const Deed *play = subject == kNone ? nullptr : m.playOf(subject);
    if (play == nullptr)
        return false;
    const auto deeds = m.s.history.phase();
    const auto before = std::count_if(deeds.data(), play + 1, [&](const Deed &deed) {
        return deed.is(DeedKind::Played) && deed.player() == play->player();
    });
    return before == m.amount(c.amount, v);
}

constexpr Field<Cond> kNthPlayFields[] = {needed(field::amount<&Cond::amount>("nth_play"))};
constexpr CondSpec kNthPlay{
    .form
    = {"The subject is the card of this number that its player played this phase.", kNthPlayFields},
    .holds = isNthPlay,
    .words =
        [](Printer &p, const Cond &c) {
            const std::string n = number(p, c);
            return p.say(n == "2" ? "it [is|isn't] the second card that player played this phase"
                                  : "it [is|isn't] card number {n} that player played this phase",
                         {{"n", n}}, c.negate);
        },
    .reads = reads::History,
};

[[nodiscard]] int paidFor(const Board &m, CardId card)
{
    const Deed *play = card == kNone ? nullptr : m.playOf(card);
    return play == nullptr ? 0 : play->paid();
}

constexpr Field<Cond> kPaidLessFields[] = {{"paid_less", "word"}};
constexpr CondSpec kPaidLess{
    .form = {"Fewer resources were paid for the subject than its printed cost (CR 1.8.6).",
             kPaidLessFields},
    .holds =
        [](const Board &m, const Cond &, const View &v) {
            const CardId subject = m.refer(Ref::Subject, v);
            return subject != kNone && m.playOf(subject) != nullptr
                && paidFor(m, subject) < m.defOf(subject).cost;
        },
    .words =
        [](Printer &p, const Cond &c) {
            return p.say("that player [paid|didn't pay] less than its cost to play it", {},
                         c.negate);
        },
    .reads = reads::History,
};

constexpr Field<Amount> kPaidForFields[]
    = {needed(field::word<&Amount::ref, words::refs>("paid_for", "word_reference"))};
constexpr AmountSpec kPaidFor{
    .form = {"How many resources were paid to play a card this phase.", kPaidForFields},
    .value
    = [](const Board &m, const Amount &a, const View &v) { return paidFor(m, m.refer(a.ref, v)); },
    .equal =
        [](Printer &p, const Amount &a) {
            return p.say("the number of resources paid to play {card}", {{"card", p.card(a.ref)}});
        },
    .reads = reads::History,
};

/// An attack on the player's base in the last action of an opponent; attacks on units do not count.
bool baseWasAttacked(const Board &m, const Cond &, const View &v)
{
    bool any = false;
    for (PlayerId player = 0; player < kPlayers; ++player)
        any = any || (player != v.you && (m.s.players[player].acted >> (1U + v.you) & 1U) != 0);
    return any && m.s.phase == Phase::Action;
}

constexpr Field<Cond> kBaseWasAttackedFields[] = {{"base_attacked_last_action", "word"}};
constexpr CondSpec kBaseWasAttacked{
    .form = {"An opponent attacked your base during their last action this phase.",
             kBaseWasAttackedFields},
    .holds = baseWasAttacked,
    .words =
        [](Printer &p, const Cond &c) {
            return p.say("an opponent [attacked|didn't attack] your base during their previous "
                         "action this phase",
                         {}, c.negate);
        },
    .reads = reads::History,
};

// --- draws

int drawnThisPhase(const Board &m, const Amount &a, const View &v)
{
    const PlayerId who = m.playerOf(a.who, v);
    int sum = 0;
    for (const Deed &deed : m.s.history.phase())
        sum += deed.is(DeedKind::Drew) && deed.player() == who ? deed.amount() : 0;
    return sum;
}

constexpr Field<Amount> kDrawnFields[]
    = {needed(field::word<&Amount::who, words::players>("drawn_this_phase", "word_player"))};
constexpr AmountSpec kDrawn{
    .form = {"How many cards a player has drawn this phase.", kDrawnFields},
    .value = drawnThisPhase,
    .equal =
        [](Printer &p, const Amount &a) {
            return p.say("the number of cards {player} [have|has] drawn this phase",
                         {{"player", p.player(a.who)}}, a.who != Who::You);
        },
    .reads = reads::History,
};

// --- this card

/// Still there when the ability resolves, the last step of its attack being over (CR 6.3.5).
bool hasSurvived(const Board &m, const Cond &, const View &v)
{
    return m.isUnitInPlay(v.self)
        && (v.ctx == nullptr || v.ctx->source != v.self
            || v.ctx->sourceSerial == m.s.cards[v.self].serial);
}

constexpr Field<Cond> kSurvivedFields[] = {{"survived", "word"}};
constexpr CondSpec kSurvived{
    .form = {"This unit is still in play.", kSurvivedFields},
    .holds = hasSurvived,
    .words =
        [](Printer &p, const Cond &c) {
            return p.say("{card} [survived|didn't survive]", {{"card", p.card(Ref::This)}},
                         c.negate);
        },
    .reads = reads::Units,
};

constexpr Field<Cond> kTookControlFields[]
    = {needed(field::word<&Cond::ref, words::refs>("took_control_of", "word_reference")),
       field::word<&Cond::who, words::players>("who", "word_player")};
constexpr CondSpec kTookControl{
    .form = {"A player (you) has come to control that unit, one of two.", kTookControlFields},
    .holds =
        [](const Board &m, const Cond &c, const View &v) {
            const CardId unit = m.refer(c.ref, v);
            if (unit == kNone) {
                return false;
            }
            // One that left play at once (CR 1.16.5: a second copy) had changed hands all the same.
            const Card &card = m.s.cards[unit];
            const PlayerId has = m.inPlay(unit) ? card.controller : card.lastController;
            return has == m.playerOf(c.who, v);
        },
    .words =
        [](Printer &p, const Cond &c) {
            return p.say("{player} [took|didn't take] control of {unit}",
                         {{"player", p.player(c.who)},
                          {"unit", p.say(c.ref == Ref::A ? "the first unit" : "the second unit")}},
                         c.negate);
        },
    .reads = reads::Units,
};

/// The aspect that was named last, as a number.
constexpr Field<Cond> kHasAspectFields[]
    = {needed(field::word<&Cond::ref, words::refs>("named_aspect_of", "word_reference"))};
constexpr CondSpec kHasAspect{
    .form = {"That card has the aspect that was named.", kHasAspectFields},
    .holds =
        [](const Board &m, const Cond &c, const View &v) {
            const CardId card = m.refer(c.ref, v);
            return card != kNone && v.ctx != nullptr
                && (m.defOf(card).aspectMask >> v.ctx->number & 1) != 0;
        },
    .words =
        [](Printer &p, const Cond &c) {
            return p.say("{card} [has|doesn't have] the chosen aspect", {{"card", p.card(c.ref)}},
                         c.negate);
        },
};

// --- what the last effect did

constexpr Field<Cond> kDamagedThisWayFields[]
    = {needed(field::word<&Cond::side, words::sides>("damaged_this_way", "word_side"))};
constexpr CondSpec kDamagedThisWay{
    .form = {"The last damage was dealt to a unit of that side.", kDamagedThisWayFields},
    .holds =
        [](const Board &, const Cond &c, const View &v) {
            const unsigned hurt = v.ctx == nullptr ? 0 : v.ctx->hurt;
            const unsigned yours = core::playerBit(v.you);
            return (hurt & (c.side == Side::Friendly ? yours : ~yours)) != 0;
        },
    .words =
        [](Printer &p, const Cond &c) {
            return p.say(c.side == Side::Friendly ? "[a|no] friendly unit was damaged this way"
                                                  : "[an|no] enemy unit was damaged this way",
                         {}, c.negate);
        },
};

constexpr Field<Amount> kDealtFields[]
    = {needed(field::number<&Amount::value, -20, 20>("damage_dealt"))};
constexpr AmountSpec kDealt{
    .form = {"How much damage the last effect dealt, this many times.", kDealtFields},
    .value = [](const Board &, const Amount &a,
                const View &v) { return v.ctx == nullptr ? 0 : a.value * v.ctx->dealt; },
    .each = [](Printer &p, const Amount &) { return std::string(p.say("damage dealt this way")); },
};

// --- keywords

constexpr Field<Amount> kKeywordsOfFields[]
    = {needed(field::word<&Amount::ref, words::refs>("keywords_of", "word_reference"))};
constexpr AmountSpec kKeywordsOf{
    .form = {"How many different keywords a card has.", kKeywordsOfFields},
    .value =
        [](const Board &m, const Amount &a, const View &v) {
            const CardId id = m.refer(a.ref, v);
            return id == kNone ? 0 : std::popcount(m.keywordsOf(id).word());
        },
    .equal =
        [](Printer &p, const Amount &a) {
            return p.say("the number of {whose} different keywords", {{"whose", p.itsOr(a.ref)}});
        },
    .reads = reads::Values,
};

bool keywordsAmong(const Board &m, const Cond &c, const View &v)
{
    Keywords all;
    m.collect(c.filter, v).forEach([&](CardId id) { all |= m.keywordsOf(id); });
    return std::popcount(all.word()) >= atLeast(m, c, v);
}

constexpr Field<Cond> kKeywordsFields[]
    = {needed(field::filter<&Cond::filter>("different_keywords")), atLeastField()};
constexpr CondSpec kKeywords{
    .form = {"There are this many different keywords among the units.", kKeywordsFields},
    .holds = keywordsAmong,
    .words =
        [](Printer &p, const Cond &c) {
            return p.say("there [are|aren't] {n} or more different keywords among {cards}",
                         {{"n", number(p, c)},
                          {"cards", p.cards(c.filter, {Printer::Quantity::Plural, 1, false})}},
                         c.negate);
        },
    .reads = reads::Values,
};

// --- hands and units

constexpr Field<Cond> kHandFields[]
    = {needed(field::amount<&Cond::amount>("hand")),
       field::word<&Cond::who, words::players>("who", "word_player")};
constexpr CondSpec kHand{
    .form = {"A player has at least this many cards in hand.", kHandFields},
    .holds =
        [](const Board &m, const Cond &c, const View &v) {
            const PlayerId who = m.playerOf(c.who, v);
            return who != kNone && m.handSize(who) >= m.amount(c.amount, v);
        },
    .words =
        [](Printer &p, const Cond &c) {
            return p.say(c.who == Who::You ? "you [have|don't have] {n} or more cards in your hand"
                                           : "{player} [has|doesn't have] {n} or more cards in "
                                             "their hand",
                         {{"player", p.player(c.who)}, {"n", number(p, c)}}, c.negate);
        },
    .reads = reads::Hand,
};

/// The units of the opponent who controls the most.
int mostUnits(const Board &m, const Amount &a, const View &v)
{
    int most = 0;
    for (PlayerId player = 0; player < kPlayers; ++player)
        if (player != v.you)
            most = std::max(most, unitsOf(m, player).count());
    return a.value * most;
}

constexpr Field<Amount> kMostUnitsFields[]
    = {needed(field::number<&Amount::value, -20, 20>("most_units"))};
constexpr AmountSpec kMostUnits{
    .form = {"How many units the opponent who controls the most of them controls, this many times.",
             kMostUnitsFields},
    .value = mostUnits,
    .each =
        [](Printer &p, const Amount &) {
            return std::string(
                p.say("unit controlled by the opponent who controls the most units"));
        },
    .reads = reads::Units,
};

const CondSpec *const kConditions[]
    = {&kNthPlay, &kPaidLess, &kBaseWasAttacked, &kKeywords, &kDamagedThisWay,
       &kHand,    &kSurvived, &kTookControl,     &kHasAspect};
const AmountSpec *const kAmounts[] = {&kPaidFor, &kDrawn, &kDealt, &kKeywordsOf, &kMostUnits};

} // namespace

std::span<const CondSpec *const> phaseConditions()
{
    return kConditions;
}

std::span<const AmountSpec *const> phaseAmounts()
{
    return kAmounts;
}

} // namespace playmat::swu
