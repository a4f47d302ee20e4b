#include "engine/swu/language/op.h"
#include "engine/swu/view/forecast.h"
#include "support/swu_seats.h"

/// What a choice would do, told before it is made: a scenario per family of effects, from both
/// seats.
namespace playmat::test {
namespace {

using namespace playmat::swu;

/// The forecast of choosing this card in the open question.
Forecast forecastOf(const Table &t, const std::string &card)
{
    const core::Decision &d = t.game().decision();
    for (std::size_t i = 0; i < d.options.size(); ++i)
        if (d.options[i].card == t.id(card))
            return forecastOption(t.game().db(), t.game().state(), d,
                                  static_cast<std::uint16_t>(i));
    ADD_FAILURE() << card << " is not offered";
    return {};
}

/// What would happen to the card itself when it is chosen.
CardOutcome onto(const Table &t, const std::string &card)
{
    const Forecast f = forecastOf(t, card);
    const CardOutcome *own = f.of(t.id(card));
    return own == nullptr ? CardOutcome{} : *own;
}

UseForecast useOf(const Table &t, const std::string &card)
{
    const core::Decision &d = t.game().decision();
    for (std::size_t i = 0; i < d.options.size(); ++i)
        if (d.options[i].card == t.id(card)
            && (static_cast<OptionKind>(d.options[i].kind) == OptionKind::Play
                || static_cast<OptionKind>(d.options[i].kind) == OptionKind::Ability))
            return forecastUse(t.game().db(), t.game().state(), d, static_cast<std::uint16_t>(i));
    ADD_FAILURE() << card << " can neither be played nor used";
    return {};
}

const Forecast *aimAt(const Table &t, const UseForecast &use, const std::string &card)
{
    for (const UseForecast::Aim &aim : use.aims)
        if (aim.card == t.id(card))
            return &aim.forecast;
    return nullptr;
}

/// What it returns points into the forecast, which must outlive it.
const Forecast *aimAt(const Table &, UseForecast &&, const std::string &) = delete;

/// SOR_172: deal 4 damage to a unit.
TEST(SwuForecast, DamageSaysHowMuchAndWhoIsDefeatedAndWhoseShieldGoes)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.hand(s.me, {"SOR_172"}).resources(s.me, 9);
        t.ground(s.you,
                 {Unit("SOR_046").damaged(2), Unit("SOR_128"), Unit("SOR_095").with({"SOR_T02"})});
        t.start();
        const UseForecast use = useOf(t, "SOR_172");
        ASSERT_EQ(use.aims.size(), 3U);
        ASSERT_NE(aimAt(t, use, "SOR_128"), nullptr);
        t.play("SOR_172");
        EXPECT_EQ(*aimAt(t, use, "SOR_128"), forecastOf(t, "SOR_128"));
        EXPECT_EQ(onto(t, "SOR_046").damage, 4);
        EXPECT_FALSE(onto(t, "SOR_046").defeated); // 2 + 4 of 7
        EXPECT_TRUE(onto(t, "SOR_128").defeated);
        EXPECT_TRUE(onto(t, "SOR_095").shieldUsed);
        EXPECT_EQ(onto(t, "SOR_095").damage, 0);
        for (const char *unit : {"SOR_046", "SOR_128", "SOR_095"}) {
            EXPECT_EQ(onto(t, unit).tone(), Tone::Harms) << unit;
            EXPECT_TRUE(forecastOf(t, unit).whole) << unit;
        }
        t.choose("SOR_128");
        EXPECT_EQ(t.zone("SOR_128"), Zone::Discard);
    });
}

TEST(SwuForecast, DamageToTheOnlyUnitIsToldWithoutAQuestion)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.hand(s.me, {"SOR_172"}).resources(s.me, 9).ground(s.you, {"SOR_046"}).start();
        const UseForecast use = useOf(t, "SOR_172");
        EXPECT_FALSE(use.asks);
        ASSERT_NE(aimAt(t, use, "SOR_046"), nullptr) << "there is no choice, but it is the target";
        EXPECT_EQ(use.idle, UseForecast::Idle::No);
        ASSERT_NE(use.sure.of(t.id("SOR_046")), nullptr);
        EXPECT_EQ(use.sure.of(t.id("SOR_046"))->damage, 4);
    });
}

TEST(SwuForecast, CreditsThatCouldPayHideNothingOfTheEvent)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.hand(s.me, {"SOR_172"}).resources(s.me, 9).credits(s.me, 2);
        t.ground(s.you, {"SOR_046"}).start();
        const UseForecast use = useOf(t, "SOR_172");
        EXPECT_EQ(use.idle, UseForecast::Idle::No);
        ASSERT_NE(use.sure.of(t.id("SOR_046")), nullptr);
        EXPECT_EQ(use.sure.of(t.id("SOR_046"))->damage, 4);
    });
}

TEST(SwuForecast, AnEventWithNobodyToHitSaysSoBeforeItIsPaid)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.hand(s.me, {"SOR_172"}).resources(s.me, 9).start();
        const UseForecast use = useOf(t, "SOR_172");
        EXPECT_EQ(use.idle, UseForecast::Idle::NothingThere);
        EXPECT_EQ(use.op, findOp("damage"));
    });
}

/// SOR_010, Vader: if you played a Villainy card this phase, 1 damage to a unit and to a base.
TEST(SwuForecast, AnActionWhoseConditionFailsSaysSoBeforeItIsPaid)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.hand(s.you, {"SOR_128"}).resources(s.you, 9).ground(s.me, {"SOR_046"});
        t.active(s.you).start();
        EXPECT_EQ(useOf(t, s.yourLeader()).idle, UseForecast::Idle::Condition);
        EXPECT_NE(useOf(t, s.yourLeader()).cond, 0);
        t.play("SOR_128");
        t.pass();
        const UseForecast use = useOf(t, s.yourLeader());
        EXPECT_EQ(use.idle, UseForecast::Idle::No);
        ASSERT_NE(aimAt(t, use, "SOR_046"), nullptr);
        EXPECT_EQ(aimAt(t, use, "SOR_046")->of(t.id("SOR_046"))->damage, 1);
    });
}

/// SOR_074, Repair: heal 3 damage from a unit or base.
TEST(SwuForecast, HealingSaysHowMuchOfWhatAndThatItWouldHealNothing)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.hand(s.me, {"SOR_074"}).resources(s.me, 9).baseDamage(s.me, 2);
        t.ground(s.me, {Unit("SOR_046").damaged(5), "SOR_095"}).start();
        t.play("SOR_074");
        EXPECT_EQ(onto(t, "SOR_046").healed, 3);
        EXPECT_EQ(onto(t, "SOR_046").wounds, 5);
        EXPECT_EQ(onto(t, "SOR_046").tone(), Tone::Helps);
        EXPECT_EQ(onto(t, s.myBase()).healed, 2);
        EXPECT_TRUE(forecastOf(t, "SOR_095").nothing);
        EXPECT_EQ(forecastOf(t, "SOR_095").idle, findOp("heal"));
        EXPECT_EQ(forecastOf(t, "SOR_046").idle, nullptr);
        t.choose("SOR_095");
    });
}

TEST(SwuForecast, HealingWhereNobodyIsHurtChangesNothing)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.hand(s.me, {"SOR_074"}).resources(s.me, 9).ground(s.me, {"SOR_095"}).start();
        const UseForecast use = useOf(t, "SOR_074");
        EXPECT_EQ(use.idle, UseForecast::Idle::Unaffected);
        EXPECT_EQ(use.op, findOp("heal"));
        EXPECT_EQ(use.aims.size(), 3U);
    });
}

/// A question that answers itself because it changes nothing does not appear in a forecast, either.
TEST(SwuForecast, WhatIsNotAskedIsNotForetoldAsAQuestion)
{
    fromBothSeats([](Table &t, const Seats &s) { // Keep Fighting: all units are ready
        t.hand(s.me, {"SOR_169"}).resources(s.me, 9).ground(s.me, {"SOR_095", "SOR_128"}).start();
        const UseForecast use = useOf(t, "SOR_169");
        EXPECT_EQ(use.idle, UseForecast::Idle::Unaffected);
        EXPECT_EQ(use.aims.size(), 2U);
        EXPECT_FALSE(use.asks);
        t.play("SOR_169");
        t.asks(DecisionKind::Action, s.you);
    });
    fromBothSeats([](Table &t, const Seats &s) { // one unit is exhausted
        t.hand(s.me, {"SOR_169"}).resources(s.me, 9);
        t.ground(s.me, {"SOR_095", Unit("SOR_128").exhausted()}).start();
        EXPECT_TRUE(useOf(t, "SOR_169").asks);
    });
}

/// SOR_077: defeat a unit with 5 or less remaining HP.
TEST(SwuForecast, DefeatingAndReturningAndTakingSaySo)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.hand(s.me, {"SOR_077", "SOR_222", "SOR_224"}).resources(s.me, 30);
        t.ground(s.you, {"SOR_095", "SOR_128"}).ground(s.me, {"SOR_229"}).start();
        const UseForecast takedown = useOf(t, "SOR_077");
        ASSERT_NE(aimAt(t, takedown, "SOR_095"), nullptr);
        EXPECT_TRUE(aimAt(t, takedown, "SOR_095")->of(t.id("SOR_095"))->defeated);
        const UseForecast waylay = useOf(t, "SOR_222");
        const CardOutcome *back = aimAt(t, waylay, "SOR_095")->of(t.id("SOR_095"));
        EXPECT_TRUE(back != nullptr && back->moves && back->to == Zone::Hand && !back->defeated);
        const UseForecast change = useOf(t, "SOR_224");
        const CardOutcome *taken = aimAt(t, change, "SOR_095")->of(t.id("SOR_095"));
        ASSERT_NE(taken, nullptr);
        EXPECT_EQ(taken->controller, s.me);
        EXPECT_EQ(taken->tone(), Tone::Harms);
    });
}

/// SOR_186: exhaust a unit, it cannot ready this round. SOR_169: ready a unit with 3 or less power.
TEST(SwuForecast, ExhaustingAndReadyingSayWhetherThatChangesAnything)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.hand(s.me, {"SOR_186", "SOR_169"}).resources(s.me, 30);
        t.ground(s.me, {Unit("SOR_128").exhausted()}).ground(s.you, {"SOR_095"}).start();
        const UseForecast ready = useOf(t, "SOR_169");
        ASSERT_EQ(ready.aims.size(), 2U);
        const CardOutcome *mine = aimAt(t, ready, "SOR_128")->of(t.id("SOR_128"));
        ASSERT_NE(mine, nullptr);
        EXPECT_TRUE(mine->readied);
        EXPECT_EQ(mine->tone(), Tone::Helps);
        EXPECT_EQ(aimAt(t, ready, "SOR_095")->idle, findOp("ready"));
        EXPECT_TRUE(aimAt(t, ready, "SOR_095")->nothing);
        const UseForecast exhaust = useOf(t, "SOR_186");
        const CardOutcome *theirs = aimAt(t, exhaust, "SOR_095")->of(t.id("SOR_095"));
        ASSERT_NE(theirs, nullptr);
        EXPECT_TRUE(theirs->exhausted);
        EXPECT_EQ(theirs->rule, Rule::CantReady);
        const CardOutcome *spent = aimAt(t, exhaust, "SOR_128")->of(t.id("SOR_128"));
        ASSERT_NE(spent, nullptr); // exhausted already, but it cannot ready either
        EXPECT_FALSE(spent->exhausted);
        EXPECT_EQ(spent->rule, Rule::CantReady);
    });
}

/// SOR_124: +2/+2 this phase. SOR_076: -2/-2 this phase, and 2 healed from your base.
TEST(SwuForecast, ChangesOfPowerAndHpSayForHowLongAndWhoDiesOfThem)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.hand(s.me, {"SOR_124", "SOR_076"}).resources(s.me, 30).baseDamage(s.me, 1);
        t.ground(s.me, {"SOR_095"}).ground(s.you, {"SOR_128", "SOR_046"}).start();
        const UseForecast more = useOf(t, "SOR_124");
        const CardOutcome *mine = aimAt(t, more, "SOR_095")->of(t.id("SOR_095"));
        ASSERT_NE(mine, nullptr);
        EXPECT_EQ(mine->power, 2);
        EXPECT_EQ(mine->hp, 2);
        EXPECT_EQ(mine->duration, Duration::Phase);
        EXPECT_EQ(mine->tone(), Tone::Helps);
        const UseForecast less = useOf(t, "SOR_076");
        const Forecast *dies = aimAt(t, less, "SOR_128");
        EXPECT_TRUE(dies->of(t.id("SOR_128"))->defeated);
        EXPECT_EQ(dies->of(t.id(s.myBase()))->healed, 1);
        EXPECT_EQ(aimAt(t, less, "SOR_046")->of(t.id("SOR_046"))->tone(), Tone::Harms);
    });
}

/// SOR_073: a Shield for a unit. SOR_055: two Experience tokens for a friendly unit.
TEST(SwuForecast, TokensAreCounted)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.hand(s.me, {"SOR_073", "SOR_055"}).resources(s.me, 30);
        t.ground(s.me, {"SOR_095", "SOR_046"}).start();
        const UseForecast shielding = useOf(t, "SOR_073");
        EXPECT_EQ(aimAt(t, shielding, "SOR_095")->of(t.id("SOR_095"))->shields, 1);
        const UseForecast two = useOf(t, "SOR_055");
        ASSERT_NE(aimAt(t, two, "SOR_046"), nullptr);
        EXPECT_EQ(aimAt(t, two, "SOR_046")->of(t.id("SOR_046"))->experience, 2);
    });
}

/// SOR_086: when played, a unit gains Sentinel for this phase.
TEST(SwuForecast, AKeywordIsOnlyGainedByWhoHasItNot)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.hand(s.me, {"SOR_086"}).resources(s.me, 30).ground(s.me, {"SOR_095", "SOR_063"}).start();
        t.play("SOR_086");
        EXPECT_EQ(onto(t, "SOR_095").gained, kw::Sentinel);
        EXPECT_TRUE(onto(t, "SOR_063").gained.empty());
        EXPECT_EQ(onto(t, "SOR_063").tone(), Tone::Neutral);
        t.choose("SOR_095");
    });
}

/// Draws are not forecast: whether there is a card to draw, and which one, nobody may promise.
TEST(SwuForecast, WhatRestsOnHiddenCardsIsLeftOut)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.hand(s.me, {"SOR_171", "SOR_174"}).resources(s.me, 30).start();
        for (const char *event : {"SOR_171", "SOR_174"}) {
            const UseForecast use = useOf(t, event);
            EXPECT_EQ(use.idle, UseForecast::Idle::No) << event;
            EXPECT_TRUE(use.aims.empty() && use.sure.cards.empty()) << event;
            EXPECT_FALSE(use.sure.whole) << event;
        }
    });
}

TEST(SwuForecast, AForecastLeavesTheGameAsItIs)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.hand(s.me, {"SOR_172"}).resources(s.me, 9).ground(s.you, {"SOR_046", "SOR_128"}).start();
        const std::uint64_t before = t.game().hash();
        (void)useOf(t, "SOR_172");
        EXPECT_EQ(t.game().hash(), before);
    });
}

} // namespace
} // namespace playmat::test
