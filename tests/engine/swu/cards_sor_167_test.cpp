#include "support/swu_table.h"

/// SOR_167 to SOR_170: events of Aggression. And the rulings that several cards with Overwhelm
/// share.
namespace playmat::test {

using namespace playmat::swu;
using core::DecisionKind;

TEST(SwuCard, SOR_167_ForceThrowDiscardsAndAForceUnitDealsTheCardsCost)
{
    Table t;
    t.leader(0, "SOR_010").base(0, "SOR_026").resources(0, 1).hand(0, {"SOR_167", "SOR_225"});
    t.hand(1, {"SOR_095", "SOR_172"}).ground(0, {"SOR_133"}).ground(1, {"SOR_046"}).start();
    t.play("SOR_167");
    t.asks(DecisionKind::ChoosePlayer, 0);
    t.selectablePlayers({0, 1});
    t.player(1);
    t.asks(DecisionKind::ChooseCards, 1);
    t.selectable({"SOR_095", "SOR_172"});
    t.bounds(1, 1);
    t.choose("SOR_172"); // costs 3
    EXPECT_EQ(t.zone("SOR_172"), Zone::Discard);
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_133", "SOR_046"});
    t.bounds(0, 1);
    t.choose("SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 3);
    EXPECT_EQ(t.handSize(0), 1);
    EXPECT_EQ(t.handSize(1), 1);
}

TEST(SwuCard, SOR_167_ForceThrowMayHitItsOwnPlayerAndNeedsAForceUnit)
{
    Table t;
    t.leader(0, "SOR_010").resources(0, 5).hand(0, {"SOR_167", "SOR_225"}).hand(1, {"SOR_095"});
    t.ground(0, {"SOR_095"}).ground(1, {"SOR_051"}).start();
    t.play("SOR_167");
    t.player(0);
    EXPECT_EQ(t.zone("SOR_225"), Zone::Discard); // the only card: no choice
    t.noQuestion(); // the Force unit is the opponent's
    EXPECT_EQ(t.handSize(0), 0);
    EXPECT_EQ(t.damage("SOR_051"), 0);
}

TEST(SwuCard, SOR_167_ForceThrowOnAnEmptyHandDealsNothing)
{
    Table t;
    t.leader(0, "SOR_010").resources(0, 5).hand(0, {"SOR_167"}).ground(0, {"SOR_133"});
    t.ground(1, {Unit("SOR_046").with({"SOR_T02"})}).start();
    t.play("SOR_167");
    t.player(1);
    t.noQuestion();
    EXPECT_EQ(t.upgradesOn("SOR_046"), 1);
}

TEST(SwuCard, SOR_168_PrecisionFireAttacksWithSaboteurAndStrengthensATrooper)
{
    Table t;
    t.resources(0, 9).hand(0, {"SOR_168"});
    t.ground(0, {"SOR_128", "SOR_210", Unit("SOR_095").exhausted()});
    t.ground(1, {Unit("SOR_098").with({"SOR_T02"}), "SOR_232"}).start();
    t.play("SOR_168");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectableAttacks({{"SOR_128", "SOR_098"},
                         {"SOR_128", "SOR_232"},
                         {"SOR_128", "base1"},
                         {"SOR_210", "SOR_098"},
                         {"SOR_210", "SOR_232"},
                         {"SOR_210", "base1"}});
    t.bounds(1, 1); // ruling: you must, if it is ready
    t.chooseAttack("SOR_128", "SOR_098");
    EXPECT_EQ(t.zone("SOR_098"), Zone::Discard); // the Shield went first
    EXPECT_EQ(t.events(Ev::DamageDealt, "SOR_098"), 1);

    Table base;
    base.resources(0, 9).hand(0, {"SOR_168"}).ground(0, {"SOR_128"}).ground(1, {"SOR_098"}).start();
    base.play("SOR_168");
    base.chooseAttack("SOR_128", "base1");
    EXPECT_EQ(base.baseDamageOn(1), 5);
    EXPECT_EQ(base.power("SOR_128"), 3);
    EXPECT_FALSE(base.has("SOR_128", kw::Saboteur));
}

TEST(SwuCard, SOR_168_PrecisionFireGivesOthersSaboteurOnly)
{
    Table t;
    t.resources(0, 9).hand(0, {"SOR_168"}).ground(0, {"SOR_210"}).ground(1, {"SOR_098"}).start();
    t.play("SOR_168");
    t.chooseAttack("SOR_210", "base1");
    EXPECT_EQ(t.baseDamageOn(1), 4);

    Table none;
    none.resources(0, 9).hand(0, {"SOR_168"}).ground(0, {Unit("SOR_128").exhausted()}).start();
    none.play("SOR_168");
    none.noQuestion();
    EXPECT_EQ(none.baseDamageOn(1), 0);
}

/// CR 8.14.2: what has lost all abilities gains none, so it does not get past a Sentinel either.
TEST(SwuCard, SOR_168_PrecisionFireGivesNothingToAUnitWithoutAbilities)
{
    Table t;
    t.resources(0, 9).resources(1, 9).hand(0, {"SOR_168"}).hand(1, {"SOR_138"}).active(1);
    t.ground(0, {"SOR_128"}).ground(1, {"SOR_098", "SOR_232"}).start();
    t.play("SOR_138"); // Force Lightning, without a Force unit
    t.choose("SOR_128");
    t.play("SOR_168");
    t.chooseAttack("SOR_128", "SOR_098");
    EXPECT_EQ(t.baseDamageOn(1), 0);
}

TEST(SwuCard, SOR_169_KeepFightingReadiesAUnitWithThreeOrLessPower)
{
    Table t;
    t.resources(0, 9).hand(0, {"SOR_169"});
    t.ground(0, {Unit("SOR_095").exhausted(), Unit("SOR_098").exhausted()});
    t.ground(1, {Unit("SOR_046").exhausted(), "SOR_232"}).start();
    t.play("SOR_169");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_095", "SOR_046"});
    t.bounds(1, 1);
    t.choose("SOR_095");
    EXPECT_FALSE(t.exhausted("SOR_095"));
    EXPECT_TRUE(t.exhausted("SOR_046"));
}

TEST(SwuCard, SOR_169_RulingPowerCountsWithItsModifiers)
{
    Table t; // +2 from Tactical Advantage on one, Experience on the other
    t.resources(0, 14).hand(0, {"SOR_124", "SOR_169"});
    t.ground(0, {Unit("SOR_059").exhausted(), Unit("SOR_108").exhausted().with({"SOR_T01"})});
    t.ground(1, {Unit("SOR_095").exhausted(), "SOR_232"}).start();
    t.play("SOR_124");
    t.choose("SOR_095");
    t.pass();
    t.play("SOR_169");
    t.selectable({"SOR_059", "SOR_108"});
    t.choose("SOR_108");
    EXPECT_FALSE(t.exhausted("SOR_108"));
    EXPECT_TRUE(t.exhausted("SOR_095"));
}

TEST(SwuCard, SOR_170_PowerFailureDefeatsAnyNumberOfUpgradesOnOneUnit)
{
    Table t;
    t.resources(0, 9).hand(0, {"SOR_170"});
    t.ground(0, {Unit("SOR_095").with({"SOR_120"})});
    t.ground(1, {Unit("SOR_046").with({"SOR_069", "SOR_T02", "SOR_T01"}), "SOR_128"}).start();
    t.play("SOR_170");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_095", "SOR_046", "SOR_128"});
    t.bounds(1, 1);
    t.choose("SOR_046");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_069", "SOR_T02", "SOR_T01"});
    t.bounds(0, 3);
    t.choose({"SOR_T02", "SOR_069"});
    EXPECT_EQ(t.upgradesOn("SOR_046"), 1);
    EXPECT_EQ(t.tokensOn("SOR_046", "SOR_T01"), 1);
    EXPECT_EQ(t.upgradesOn("SOR_095"), 1);
    t.noQuestion();
}

TEST(SwuCard, SOR_116_117_145_164_RulingAllDamageIsExcessWhenTheDefenderIsGoneBefore)
{
    for (const char *card : {"SOR_116", "SOR_117", "SOR_145", "SOR_164"}) {
        SCOPED_TRACE(card);
        Table t; // the upgrade defeats the defender as the attack begins
        t.ground(0, {Unit(card).with({"TST_101"})}).ground(1, {"SOR_046"}).start();
        const int power = t.power(card);
        t.attack(card, "SOR_046");
        if (std::string_view(card) == "SOR_116")
            t.choose(card); // its own "On Attack" beside the upgrade's
        EXPECT_EQ(t.zone("SOR_046"), Zone::Discard);
        EXPECT_EQ(t.baseDamageOn(1), power);
        EXPECT_EQ(t.damage(card), 0);
    }
}

TEST(SwuCard, SOR_088_WithoutOverwhelmNothingIsDealtWhenTheDefenderIsGoneBefore)
{
    Table t; // CR 6.3.4C
    t.ground(0, {Unit("SOR_088").with({"TST_101"})}).ground(1, {"SOR_128", "SOR_046"}).start();
    t.attack("SOR_088", "SOR_128");
    EXPECT_EQ(t.zone("SOR_128"), Zone::Discard);
    t.noQuestion();
    EXPECT_EQ(t.damage("SOR_046"), 0);

    Table both; // with it everything is left over, for a unit or for the base
    both.ground(0, {Unit("SOR_088").with({"TST_101"})}).ground(1, {"SOR_128", "SOR_232"}).start();
    both.gain("SOR_088", kw::Overwhelm);
    both.attack("SOR_088", "SOR_128");
    both.selectable({"SOR_232"});
    both.choose("SOR_232");
    EXPECT_EQ(both.zone("SOR_232"), Zone::Discard);
    EXPECT_EQ(both.baseDamageOn(1), 0);
}

TEST(SwuCard, SOR_149_RulingMaceWinduReadiesOnlyIfHeIsStillThere)
{
    Table t; // the ability triggers although he dies, and finds nobody to ready
    t.ground(0, {Unit("SOR_149").damaged(4)}).ground(1, {"SOR_095", "SOR_046"}).start();
    t.attack("SOR_149", "SOR_095");
    EXPECT_EQ(t.zone("SOR_149"), Zone::Discard);
    EXPECT_EQ(t.zone("SOR_095"), Zone::Discard);
    t.noQuestion();
}

} // namespace playmat::test
