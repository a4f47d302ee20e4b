#include "support/swu_table.h"

/// SOR_005 to SOR_053: the cards of the two starter decks.
namespace playmat::test {

using namespace playmat::swu;
using core::DecisionKind;

TEST(SwuCard, SOR_005_LukeShieldsAHeroismUnitThatYouPlayedThisPhase)
{
    Table t;
    t.resources(0, 6).hand(0, {"SOR_237", "SOR_059", "SOR_239"}).ground(0, {"SOR_046"});
    t.resources(1, 2).hand(1, {"SOR_095"}).leader(1, "SOR_014").start();
    t.play("SOR_237"); // Heroism
    t.play("SOR_095"); // the opponent's
    t.play("SOR_059"); // Vigilance alone
    t.pass();
    t.play("SOR_239"); // Heroism
    t.pass();
    t.use("leader0");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_237", "SOR_239"});
    t.bounds(1, 1);
    t.choose("SOR_237");
    EXPECT_EQ(t.tokensOn("SOR_237", "SOR_T02"), 1);
    EXPECT_EQ(t.tokensOn("SOR_239", "SOR_T02"), 0);
    EXPECT_TRUE(t.exhausted("leader0"));
    EXPECT_EQ(t.readyResources(0), 0);
}

TEST(SwuCard, SOR_005_LukesActionNeedsItsCostButNoTarget)
{
    Table t;
    t.resources(0, 1).ground(0, {"SOR_046"}).start();
    t.use("leader0"); // nobody was played: only the cost
    EXPECT_TRUE(t.exhausted("leader0"));
    EXPECT_EQ(t.readyResources(0), 0);
    EXPECT_EQ(t.upgradesOn("SOR_046"), 0);
    t.pass();
    EXPECT_FALSE(t.canUse("leader0"));

    Table poor;
    poor.resources(0, 0, 3).start();
    EXPECT_FALSE(poor.canUse("leader0"));

    Table tired;
    tired.resources(0, 3).leaderExhausted(0).start();
    EXPECT_FALSE(tired.canUse("leader0"));
}

TEST(SwuCard, SOR_005_LukeCountsWhatYouPlayedNotWhatYouControl)
{
    Table t; // the unit that the opponent played and you took was not played by you
    t.resources(0, 8).hand(0, {"SOR_224", "SOR_239"}).leader(1, "SOR_014");
    t.resources(1, 8).hand(1, {"SOR_095", "SOR_224"}).base(1, "SOR_029").active(1).start();
    t.play("SOR_095");
    t.play("SOR_224"); // Change of Heart: takes the only unit
    EXPECT_EQ(t.controller("SOR_095"), 0);
    t.pass();
    t.use("leader0");
    t.noQuestion();
    EXPECT_EQ(t.tokensOn("SOR_095", "SOR_T02"), 0);

    Table u; // the unit that you played and the opponent took was
    u.resources(0, 3).hand(0, {"SOR_239"});
    u.resources(1, 6).hand(1, {"SOR_224"}).base(1, "SOR_029").start();
    u.play("SOR_239");
    u.play("SOR_224");
    EXPECT_EQ(u.controller("SOR_239"), 1);
    u.use("leader0");
    EXPECT_EQ(u.tokensOn("SOR_239", "SOR_T02"), 1);
}

TEST(SwuCard, SOR_005_LukeAttackingMayShieldAnotherUnit)
{
    Table t;
    t.deployed(0).ground(0, {"SOR_046"}).ground(1, {"SOR_232"}).space(1, {"SOR_225"}).start();
    t.attack("leader0", "base1");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_046", "SOR_232", "SOR_225"});
    t.bounds(0, 1);
    t.choose("SOR_046");
    EXPECT_EQ(t.tokensOn("SOR_046", "SOR_T02"), 1);
    EXPECT_EQ(t.baseDamageOn(1), 4);

    Table u;
    u.deployed(0).ground(0, {"SOR_046"}).start();
    u.attack("leader0", "base1");
    u.decline();
    EXPECT_EQ(u.upgradesOn("SOR_046"), 0);
}

TEST(SwuCard, SOR_005_LukeDeploysWithSixResources)
{
    Table t;
    t.resources(0, 0, 5).start();
    EXPECT_FALSE(t.canDeploy(0));

    Table u;
    u.resources(0, 0, 6).leaderExhausted(0).start(); // nothing is paid, and he comes ready
    u.deploy(0);
    EXPECT_EQ(u.zone("leader0"), Zone::Ground);
    EXPECT_FALSE(u.exhausted("leader0"));
    EXPECT_EQ(u.power("leader0"), 4);
    EXPECT_EQ(u.hp("leader0"), 7);
}

TEST(SwuCard, SOR_010_VaderDamagesAUnitAndABaseAfterAVillainyCard)
{
    Table t;
    t.leader(0, "SOR_010").resources(0, 2).hand(0, {"SOR_128"}).space(1, {"SOR_225"}).start();
    t.play("SOR_128");
    t.pass();
    t.use("leader0");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_128", "SOR_225"});
    t.bounds(1, 1);
    t.choose("SOR_225");
    EXPECT_EQ(t.zone("SOR_225"), Zone::Space); // both at the same time
    t.selectable({"base0", "base1"});
    t.bounds(1, 1);
    t.choose("base1");
    EXPECT_EQ(t.zone("SOR_225"), Zone::Discard);
    EXPECT_EQ(t.baseDamageOn(1), 1);
    EXPECT_EQ(t.baseDamageOn(0), 0);
    EXPECT_EQ(t.readyResources(0), 0);
}

TEST(SwuCard, SOR_010_VaderMayBeUsedWithoutAVillainyCardForNothing)
{
    Table t; // the ruling; and what the opponent played does not count
    t.leader(0, "SOR_010").resources(0, 3).hand(0, {"SOR_247"}).leader(1, "SOR_010");
    t.resources(1, 1).hand(1, {"SOR_128"}).start();
    t.play("SOR_247");
    t.play("SOR_128");
    t.use("leader0");
    t.noQuestion();
    EXPECT_TRUE(t.exhausted("leader0"));
    EXPECT_EQ(t.readyResources(0), 0);
    EXPECT_EQ(t.damage("SOR_128"), 0);
    EXPECT_EQ(t.baseDamageOn(0) + t.baseDamageOn(1), 0);
}

TEST(SwuCard, SOR_010_VaderCountsEventsAndThisPhaseOnly)
{
    Table t;
    t.leader(0, "SOR_010").resources(0, 2).hand(0, {"SOR_138"}).start();
    t.play("SOR_138"); // an event without a unit to choose
    t.pass();
    t.use("leader0");
    t.selectable({"base0", "base1"}); // no unit is there: the rest is still done
    t.choose("base1");
    EXPECT_EQ(t.baseDamageOn(1), 1);

    Table u;
    u.leader(0, "SOR_010").resources(0, 2).hand(0, {"SOR_138"}).start();
    u.play("SOR_138");
    u.nextRound();
    u.use("leader0");
    u.noQuestion();
    EXPECT_EQ(u.baseDamageOn(1), 0);
}

TEST(SwuCard, SOR_010_VaderAttackingMayDealTwoToAnyUnit)
{
    Table t;
    t.leader(0, "SOR_010").deployed(0).ground(0, {"SOR_046"}).ground(1, {"SOR_229"});
    t.space(1, {"SOR_237"}).start();
    t.attack("leader0", "SOR_229");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"leader0", "SOR_046", "SOR_229", "SOR_237"});
    t.bounds(0, 1);
    t.choose("SOR_237");
    EXPECT_EQ(t.damage("SOR_237"), 2);
    EXPECT_EQ(t.zone("SOR_229"), Zone::Discard);
    EXPECT_EQ(t.damage("leader0"), 3);

    Table u; // the defender is gone before combat damage: nobody deals any
    u.leader(0, "SOR_010").deployed(0).ground(1, {Unit("SOR_229").damaged(1)}).start();
    u.attack("leader0", "SOR_229");
    u.choose("SOR_229");
    EXPECT_EQ(u.zone("SOR_229"), Zone::Discard);
    EXPECT_EQ(u.damage("leader0"), 0);
    EXPECT_EQ(u.baseDamageOn(1), 0);

    Table v;
    v.leader(0, "SOR_010").deployed(0).ground(1, {"SOR_046"}).start();
    v.attack("leader0", "base1");
    v.decline();
    EXPECT_EQ(v.damage("SOR_046"), 0);
    EXPECT_EQ(v.baseDamageOn(1), 5);
}

TEST(SwuCard, SOR_044_RestoredArcHealsItsBaseWhenItAttacks)
{
    Table t;
    t.baseDamage(0, 5).space(0, {"SOR_044"}).start();
    t.attack("SOR_044", "base1");
    EXPECT_EQ(t.baseDamageOn(0), 4);
    EXPECT_EQ(t.baseDamageOn(1), 2);

    Table u; // defending heals nothing
    u.baseDamage(0, 5).space(0, {"SOR_044"}).space(1, {"SOR_225"}).active(1).start();
    u.attack("SOR_225", "SOR_044");
    EXPECT_EQ(u.baseDamageOn(0), 5);
}

TEST(SwuCard, SOR_045_YodaHealsTwoWhenHeAttacks)
{
    Table t;
    t.baseDamage(0, 5).ground(0, {"SOR_045"}).start();
    t.attack("SOR_045", "base1");
    EXPECT_EQ(t.baseDamageOn(0), 3);

    Table u;
    u.baseDamage(0, 1).ground(0, {"SOR_045"}).start();
    u.attack("SOR_045", "base1");
    EXPECT_EQ(u.baseDamageOn(0), 0);
}

TEST(SwuCard, SOR_045_YodaDefeatedLetsChosenPlayersDraw)
{
    const auto fallen = [](Table &t) {
        t.ground(0, {"SOR_045"}).ground(1, {"SOR_232"}).active(1).start();
        t.attack("SOR_232", "SOR_045");
        t.asks(DecisionKind::ChoosePlayer, 0);
        t.selectablePlayers({0, 1});
        t.bounds(0, 2);
    };
    Table both;
    fallen(both);
    both.players({0, 1});
    EXPECT_EQ(both.handSize(0), 1);
    EXPECT_EQ(both.handSize(1), 1);

    Table one;
    fallen(one);
    one.players({0});
    EXPECT_EQ(one.handSize(0), 1);
    EXPECT_EQ(one.handSize(1), 0);

    Table nobody;
    fallen(nobody);
    nobody.players({});
    EXPECT_EQ(nobody.handSize(0) + nobody.handSize(1), 0);
}

TEST(SwuCard, SOR_045_YodasPlayersDrawAtTheSameTime)
{
    Table t; // both decks are empty and both bases would fall: a draw (CR 5.6.3)
    t.deck(0, {}).deck(1, {}).baseDamage(0, 28).baseDamage(1, 28);
    t.ground(0, {Unit("SOR_045").damaged(1)}).ground(1, {"SOR_046"}).active(1).start();
    t.attack("SOR_046", "SOR_045");
    t.players({0, 1});
    ASSERT_TRUE(t.result().has_value());
    EXPECT_EQ(t.result()->reason, EndReason::BothBases);
}

TEST(SwuCard, SOR_048_HonorGuardsAreSentinelsWhileUndamaged)
{
    Table t;
    t.ground(0, {"SOR_048"}).ground(1, {"SOR_229", "SOR_128"}).active(1).start();
    EXPECT_TRUE(t.has("SOR_048", kw::Sentinel));
    EXPECT_EQ(t.whyNotAttack("SOR_128", "base0"), Reason::SentinelInTheWay);
    t.attack("SOR_229", "SOR_048");
    EXPECT_FALSE(t.has("SOR_048", kw::Sentinel));
    t.pass();
    EXPECT_TRUE(t.canAttack("SOR_128", "base0"));
}

TEST(SwuCard, SOR_048_HonorGuardsAreSentinelsAgainWhenHealed)
{
    Table t;
    t.resources(0, 1).hand(0, {"SOR_074"}).ground(0, {Unit("SOR_048").damaged(3)}).start();
    EXPECT_FALSE(t.has("SOR_048", kw::Sentinel));
    t.play("SOR_074");
    t.choose("SOR_048");
    EXPECT_TRUE(t.has("SOR_048", kw::Sentinel));
}

TEST(SwuCard, SOR_049_ObiWanIsASentinel)
{
    Table t;
    t.ground(0, {"SOR_049", "SOR_046"}).ground(1, {"SOR_128"}).active(1).start();
    EXPECT_TRUE(t.canAttack("SOR_128", "SOR_049"));
    EXPECT_EQ(t.whyNotAttack("SOR_128", "SOR_046"), Reason::SentinelInTheWay);
    EXPECT_EQ(t.whyNotAttack("SOR_128", "base0"), Reason::SentinelInTheWay);
}

TEST(SwuCard, SOR_049_ObiWanDefeatedStrengthensAFriendAndDrawsForTheForce)
{
    const auto fallen = [](Table &t) {
        t.ground(0, {Unit("SOR_049").damaged(3), "SOR_045"}).space(0, {"SOR_044"});
        t.ground(1, {"SOR_128"}).active(1).start();
        t.attack("SOR_128", "SOR_049");
        t.asks(DecisionKind::ChooseCards, 0);
        t.selectable({"SOR_045", "SOR_044"});
        t.bounds(1, 1);
    };
    Table force;
    fallen(force);
    force.choose("SOR_045");
    EXPECT_EQ(force.tokensOn("SOR_045", "SOR_T01"), 2);
    EXPECT_EQ(force.power("SOR_045"), 4);
    EXPECT_EQ(force.handSize(0), 1);

    Table other;
    fallen(other);
    other.choose("SOR_044");
    EXPECT_EQ(other.tokensOn("SOR_044", "SOR_T01"), 2);
    EXPECT_EQ(other.handSize(0), 0);
}

TEST(SwuCard, SOR_049_ObiWanDefeatedAloneDoesNothing)
{
    Table t;
    t.ground(0, {Unit("SOR_049").damaged(3)}).ground(1, {"SOR_128", "SOR_045"}).active(1).start();
    t.attack("SOR_128", "SOR_049");
    t.noQuestion();
    EXPECT_EQ(t.handSize(0) + t.handSize(1), 0);
    EXPECT_EQ(t.upgradesOn("SOR_045"), 0);
}

TEST(SwuCard, SOR_053_LukesLightsaberHealsAndShieldsLuke)
{
    Table t;
    t.resources(0, 2).hand(0, {"SOR_053"}).deployed(0, 4).ground(0, {"SOR_046"});
    t.space(0, {"SOR_044"}).ground(1, {"SOR_045"}).start();
    EXPECT_TRUE(t.canPlay("SOR_053", "SOR_046"));
    EXPECT_TRUE(t.canPlay("SOR_053", "SOR_045")); // an enemy may carry it too
    EXPECT_FALSE(t.canPlay("SOR_053", "SOR_044")); // a Vehicle may not
    EXPECT_EQ(t.whyNotPlay("SOR_053", "SOR_044"), Reason::CannotAttachThere);
    t.play("SOR_053", "leader0");
    EXPECT_EQ(t.damage("leader0"), 0);
    EXPECT_EQ(t.tokensOn("leader0", "SOR_T02"), 1);
    EXPECT_EQ(t.power("leader0"), 7);
    EXPECT_EQ(t.hp("leader0"), 8);
}

TEST(SwuCard, SOR_053_LukesLightsaberKnowsEveryLukeAndNobodyElse)
{
    Table t;
    t.resources(0, 2).hand(0, {"SOR_053"}).ground(0, {Unit("SOR_051").damaged(6)}).start();
    t.play("SOR_053", "SOR_051");
    EXPECT_EQ(t.damage("SOR_051"), 0);
    EXPECT_EQ(t.tokensOn("SOR_051", "SOR_T02"), 1);

    Table u;
    u.resources(0, 2).hand(0, {"SOR_053"}).ground(0, {Unit("SOR_045").damaged(2)}).start();
    u.play("SOR_053", "SOR_045");
    EXPECT_EQ(u.damage("SOR_045"), 2);
    EXPECT_EQ(u.upgradesOn("SOR_045"), 1);
    EXPECT_EQ(u.power("SOR_045"), 5);
    EXPECT_EQ(u.hp("SOR_045"), 5);
}

TEST(SwuCard, SOR_053_LukesLightsaberIsUnique)
{
    Table t;
    t.resources(0, 2)
        .hand(0, {"SOR_053"})
        .ground(0, {Unit("SOR_046").with({"SOR_053"}), "SOR_045"});
    t.start();
    t.play("SOR_053#2", "SOR_045");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_053", "SOR_053#2"});
    t.bounds(1, 1);
    t.choose("SOR_053");
    EXPECT_EQ(t.power("SOR_046"), 3);
    EXPECT_EQ(t.power("SOR_045"), 5);
    EXPECT_EQ(t.zone("SOR_053"), Zone::Discard);
}

} // namespace playmat::test
