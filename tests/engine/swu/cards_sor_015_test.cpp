#include "support/swu_table.h"

/// SOR_015 to SOR_028: leaders and bases.
namespace playmat::test {

using namespace playmat::swu;
using core::DecisionKind;

TEST(SwuCard, SOR_015_BobaMayReadyAResourceWhenAnEnemyLeaves)
{
    const auto defeat = [](Table &t) {
        t.leader(0, "SOR_015").resources(0, 1, 2).ground(0, {"SOR_232"}).ground(1, {"SOR_128"});
        t.start();
        t.attack("SOR_232", "SOR_128");
        t.asks(DecisionKind::Confirm, 0);
    };
    Table t;
    defeat(t);
    t.yes();
    EXPECT_TRUE(t.exhausted("leader0"));
    EXPECT_EQ(t.readyResources(0), 2);

    Table u;
    defeat(u);
    u.no();
    EXPECT_FALSE(u.exhausted("leader0"));
    EXPECT_EQ(u.readyResources(0), 1);
}

TEST(SwuCard, SOR_015_BobaSeesUnitsReturnToHandToo)
{
    Table t;
    t.leader(0, "SOR_015").resources(0, 3).hand(0, {"SOR_222"}).ground(1, {"SOR_046"}).start();
    t.play("SOR_222");
    EXPECT_EQ(t.zone("SOR_046"), Zone::Hand);
    t.yes();
    EXPECT_EQ(t.readyResources(0), 1);
}

TEST(SwuCard, SOR_015_BobaSeesCapturesToo)
{
    Table t;
    t.leader(0, "SOR_015").resources(0, 0, 1).hand(0, {"TST_301"}).ground(0, {"SOR_095"});
    t.ground(1, {"SOR_046"}).start();
    t.play("TST_301");
    EXPECT_EQ(t.zone("SOR_046"), Zone::Captured);
    t.asks(DecisionKind::Confirm, 0);
    t.yes();
    EXPECT_EQ(t.readyResources(0), 1);
}

TEST(SwuCard, SOR_015_BobaDoesNotCareForFriendsAndHelpsOnceWhileReady)
{
    Table t; // a unit of yours leaves
    t.leader(0, "SOR_015").resources(0, 0, 1).ground(0, {"SOR_128"}).ground(1, {"SOR_046"});
    t.start();
    t.attack("SOR_128", "SOR_046");
    t.noQuestion();

    Table u; // he is exhausted already: nothing to decide
    u.leader(0, "SOR_015").leaderExhausted(0).resources(0, 0, 1).ground(0, {"SOR_232"});
    u.ground(1, {"SOR_128"}).start();
    u.attack("SOR_232", "SOR_128");
    u.noQuestion();
    EXPECT_EQ(u.readyResources(0), 0);

    Table v; // two enemies at once: the second one finds him exhausted
    v.leader(0, "SOR_015").resources(0, 8).hand(0, {"SOR_173"}).ground(1, {"SOR_128", "SOR_095"});
    v.start();
    v.play("SOR_173"); // Bombing Run, 5 and 2 for the aspect
    v.mode(0);
    v.asks(DecisionKind::ChooseTrigger, 0);
    EXPECT_EQ(v.decision().options.size(), 2u);
    v.trigger("leader0");
    v.yes();
    v.noQuestion();
    EXPECT_EQ(v.readyResources(0), 2);
}

TEST(SwuCard, SOR_015_BobaDeployedReadiesTwoAfterAnEnemyLeft)
{
    Table t; // the defender of this very attack
    t.leader(0, "SOR_015").deployed(0).resources(0, 1, 3).ground(1, {"SOR_128"}).start();
    t.attack("leader0", "SOR_128");
    t.noQuestion();
    EXPECT_EQ(t.readyResources(0), 3);

    Table u; // nobody left
    u.leader(0, "SOR_015").deployed(0).resources(0, 1, 3).start();
    u.attack("leader0", "base1");
    EXPECT_EQ(u.readyResources(0), 1);

    Table v; // only one is exhausted
    v.leader(0, "SOR_015").deployed(0).resources(0, 1, 1).ground(1, {"SOR_128"}).start();
    v.attack("leader0", "SOR_128");
    EXPECT_EQ(v.readyResources(0), 2);
}

TEST(SwuCard, SOR_015_BobaMustSurviveToCompleteHisAttack)
{
    Table t; // the ruling
    t.leader(0, "SOR_015").deployed(0, 4).resources(0, 0, 3).ground(1, {"SOR_128"}).start();
    t.attack("leader0", "SOR_128");
    EXPECT_EQ(t.zone("leader0"), Zone::Base);
    EXPECT_EQ(t.zone("SOR_128"), Zone::Discard);
    EXPECT_EQ(t.readyResources(0), 0);
}

namespace {

int shownTo(const Table &t, PlayerId viewer, const std::string &card)
{
    int n = 0;
    for (const core::Event &e : t.seated().eventsFor(Viewer::of(viewer), IdsOf::Game))
        n += static_cast<Ev>(e.type) == Ev::Revealed && e.card == t.id(card) ? 1 : 0;
    return n;
}

} // namespace

TEST(SwuCard, SOR_016_ThrawnLooksAtBothTopCardsWhenTheActionPhaseStarts)
{
    for (const bool deployed : {false, true}) {
        Table t;
        t.leader(0, "SOR_016").deck(0, {"SOR_095", "SOR_128"}).deck(1, {"SOR_232", "SOR_225"});
        if (deployed)
            t.deployed(0);
        t.phase(Phase::Action, true).start();
        EXPECT_EQ(shownTo(t, 0, "SOR_095"), 1);
        EXPECT_EQ(shownTo(t, 0, "SOR_232"), 1);
        EXPECT_EQ(shownTo(t, 0, "SOR_128") + shownTo(t, 0, "SOR_225"), 0);
        EXPECT_EQ(shownTo(t, 1, "SOR_095") + shownTo(t, 1, "SOR_232"), 0); // to nobody else
        t.goOn(0);
        EXPECT_EQ(t.zoneIds(Zone::Deck, 1), (std::vector<std::string>{"SOR_232", "SOR_225"}));
    }
}

TEST(SwuCard, SOR_016_ThrawnExhaustsAUnitByTheCostOfATopCard)
{
    Table t;
    t.leader(0, "SOR_016").resources(0, 1).deck(1, {"SOR_095"}).deck(0, {"SOR_232"});
    t.ground(0, {"SOR_128"}).space(1, {"SOR_044"}).ground(1, {"SOR_046"}).start();
    t.use("leader0");
    t.asks(DecisionKind::ChoosePlayer, 0);
    t.selectablePlayers({0, 1});
    t.bounds(1, 1);
    t.player(1);
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_128", "SOR_044"}); // cost 2 or less
    t.bounds(1, 1);
    t.choose("SOR_044");
    EXPECT_TRUE(t.exhausted("SOR_044"));
    EXPECT_FALSE(t.exhausted("SOR_046"));
    EXPECT_TRUE(t.exhausted("leader0"));
    EXPECT_EQ(t.readyResources(0), 0);
    EXPECT_EQ(t.zoneIds(Zone::Deck, 1).front(), "SOR_095"); // it stays where it was
}

TEST(SwuCard, SOR_016_ThrawnsCardIsSeenByBothAndLeadersHaveACost)
{
    Table t;
    t.leader(0, "SOR_016").resources(0, 1).deck(0, {"SOR_043"}).deployed(1); // an event for 8
    t.ground(0, {"SOR_128"}).start();
    t.use("leader0");
    t.player(0);
    EXPECT_EQ(shownTo(t, 1, "SOR_043"), 1);
    t.selectable({"SOR_128", "leader1"}); // Vader costs 7
    t.choose("leader1");
    EXPECT_TRUE(t.exhausted("leader1"));

    Table u; // an empty deck shows nothing
    u.leader(0, "SOR_016").resources(0, 1).deck(1, {}).ground(0, {"SOR_128"}).start();
    u.use("leader0");
    u.player(1);
    u.noQuestion();
    EXPECT_FALSE(u.exhausted("SOR_128"));
}

TEST(SwuCard, SOR_016_ThrawnDeployedMayDoItWhenHeAttacks)
{
    Table t;
    t.leader(0, "SOR_016").deployed(0).deck(1, {"SOR_046"}).ground(1, {"SOR_095", "SOR_232"});
    t.start();
    t.attack("leader0", "base1");
    t.asks(DecisionKind::Confirm, 0);
    t.yes();
    t.player(1);
    EXPECT_TRUE(t.exhausted("SOR_095")); // the only one that costs 4 or less
    t.goOn(0); // no choice showed the card
    EXPECT_EQ(t.baseDamageOn(1), 3);

    Table u;
    u.leader(0, "SOR_016").deployed(0).ground(1, {"SOR_095"}).start();
    u.attack("leader0", "base1");
    u.no();
    EXPECT_FALSE(u.exhausted("SOR_095"));
}

TEST(SwuCard, SOR_017_HanResourcesACardNowAndLosesAResourceLater)
{
    Table t;
    t.leader(0, "SOR_017").resources(0, 0, 2).hand(0, {"SOR_095", "SOR_128"}).start();
    t.use("leader0");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_095", "SOR_128"});
    t.bounds(1, 1);
    t.choose("SOR_095");
    EXPECT_EQ(t.zone("SOR_095"), Zone::Resources);
    EXPECT_EQ(t.readyResources(0), 1);
    EXPECT_TRUE(t.exhausted("leader0"));
    t.endActionPhase();
    t.decline();
    t.decline();
    t.asks(DecisionKind::ChooseCards, 0);
    EXPECT_EQ(t.game().state().phase, Phase::Action);
    EXPECT_EQ(t.decision().options.size(), 3u);
    t.bounds(1, 1);
    t.choose("SOR_095");
    EXPECT_EQ(t.zone("SOR_095"), Zone::Discard);
    EXPECT_EQ(t.resourceCount(0), 2);
    t.nextRound(); // once
    EXPECT_EQ(t.resourceCount(0), 2);
}

TEST(SwuCard, SOR_017_HanWithAnEmptyHandStillLosesAResource)
{
    Table t;
    t.leader(0, "SOR_017").resources(0, 1).start();
    t.use("leader0");
    t.noQuestion();
    EXPECT_EQ(t.resourceCount(0), 1);
    t.nextRound();
    EXPECT_EQ(t.resourceCount(0), 0);
}

TEST(SwuCard, SOR_017_HanDeployedResourcesTheTopCard)
{
    Table t;
    t.leader(0, "SOR_017").deployed(0).resources(0, 1).deck(0, {"SOR_128", "SOR_095", "SOR_232"});
    t.start();
    t.attack("leader0", "base1");
    t.noQuestion();
    EXPECT_EQ(t.zone("SOR_128"), Zone::Resources);
    EXPECT_EQ(t.readyResources(0), 2);
    EXPECT_EQ(t.deckSize(0), 2);
    EXPECT_EQ(t.baseDamageOn(1), 4);
}

TEST(SwuCard, SOR_017_HansDebtOutlivesHim)
{
    Table t; // the ruling
    t.leader(0, "SOR_017")
        .deployed(0, 3)
        .resources(0, 1)
        .deck(0, {"SOR_128", "SOR_095", "SOR_095"});
    t.ground(1, {"SOR_046"}).start();
    t.attack("leader0", "SOR_046");
    EXPECT_EQ(t.zone("leader0"), Zone::Base);
    EXPECT_EQ(t.resourceCount(0), 2);
    t.endActionPhase();
    t.decline();
    t.decline();
    t.asks(DecisionKind::ChooseCards, 0);
    t.choose("SOR_128");
    EXPECT_EQ(t.resourceCount(0), 1);
}

TEST(SwuCard, SOR_017_HanPaysEachDebtWhateverBecameOfTheResource)
{
    Table t; // used and deployed in one round: two resources, also when the first is the second's
    t.leader(0, "SOR_017").resources(0, 6).hand(0, {"SOR_095"});
    t.deck(0, {"SOR_128", "SOR_232", "SOR_232"}).start();
    t.use("leader0");
    t.pass();
    t.deploy(0);
    t.pass();
    t.attack("leader0", "base1");
    EXPECT_EQ(t.resourceCount(0), 8);
    t.endActionPhase();
    t.decline();
    t.decline();
    t.asks(DecisionKind::ChooseTrigger, 0); // two debts, in an order of your choice (CR 7.7.4E)
    t.trigger("leader0");
    t.asks(DecisionKind::ChooseCards, 0);
    t.choose("SOR_128");
    t.asks(DecisionKind::ChooseCards, 0);
    t.choose("SOR_095");
    EXPECT_EQ(t.resourceCount(0), 6);
}

TEST(SwuCard, SOR_018_JynWeakensTheDefenderOfOneAttack)
{
    Table t;
    t.leader(0, "SOR_018").ground(0, {"SOR_095", Unit("SOR_232").exhausted()});
    t.ground(1, {"SOR_046"}).start();
    t.use("leader0");
    t.asks(DecisionKind::ChooseCards, 0);
    t.bounds(1, 1); // the ruling: she must, with a ready unit
    t.selectableAttacks({{"SOR_095", "SOR_046"}, {"SOR_095", "base1"}});
    t.chooseAttack("SOR_095", "SOR_046");
    EXPECT_EQ(t.damage("SOR_095"), 2);
    EXPECT_EQ(t.damage("SOR_046"), 3);
    EXPECT_EQ(t.power("SOR_046"), 3);
    EXPECT_TRUE(t.exhausted("leader0"));
}

TEST(SwuCard, SOR_018_JynWithoutAReadyUnitDoesNothing)
{
    Table t;
    t.leader(0, "SOR_018").ground(0, {Unit("SOR_095").exhausted()}).start();
    t.use("leader0");
    t.noQuestion();
    EXPECT_TRUE(t.exhausted("leader0"));
}

TEST(SwuCard, SOR_018_JynDeployedWeakensWhomeverFriendsAttack)
{
    Table t;
    t.leader(0, "SOR_018").deployed(0).ground(0, {"SOR_095"}).ground(1, {"SOR_046"}).start();
    EXPECT_EQ(t.power("SOR_046"), 3);
    t.attack("SOR_095", "SOR_046");
    EXPECT_EQ(t.damage("SOR_095"), 2);
    EXPECT_EQ(t.power("SOR_046"), 3);
    t.attack("SOR_046", "leader0"); // not when the enemy attacks
    EXPECT_EQ(t.damage("leader0"), 3);
    EXPECT_EQ(t.zone("SOR_046"), Zone::Discard); // 3 and 4 damage
}

TEST(SwuCard, SOR_018_JynDeployedAttacksHerselfLikeThat)
{
    Table t;
    t.leader(0, "SOR_018").deployed(0).ground(1, {"SOR_046"}).start();
    t.attack("leader0", "SOR_046");
    EXPECT_EQ(t.damage("leader0"), 2);
}

TEST(SwuCard, SOR_019_SecurityComplexShieldsANonLeader)
{
    Table t;
    t.base(0, "SOR_019").deployed(0).deployed(1).ground(0, {"SOR_046"}).space(1, {"SOR_225"});
    t.start();
    t.use("base0");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_046", "SOR_225"});
    t.bounds(1, 1);
    t.choose("SOR_046");
    EXPECT_EQ(t.tokensOn("SOR_046", "SOR_T02"), 1);
    t.pass();
    EXPECT_FALSE(t.canUse("base0")); // once per game
    t.nextRound();
    EXPECT_FALSE(t.canUse("base0"));
}

TEST(SwuCard, SOR_022_EnergyConversionLabPlaysAUnitThatAmbushes)
{
    Table t;
    t.leader(0, "SOR_007").base(0, "SOR_022").resources(0, 6).ground(1, {"SOR_046"});
    t.hand(0, {"SOR_232", "SOR_089", "SOR_124", "SOR_128"}).start();
    t.use("base0");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_232", "SOR_128"}); // units of printed cost 6 or less that can be paid
    t.bounds(0, 1);
    t.choosePlay("SOR_232");
    EXPECT_EQ(t.readyResources(0), 0); // paid
    t.selectableAttacks({{"SOR_232", "SOR_046"}});
    t.bounds(0, 1);
    t.chooseAttack("SOR_232", "SOR_046");
    EXPECT_EQ(t.damage("SOR_046"), 6);
    t.nextRound();
    EXPECT_FALSE(t.has("SOR_232", kw::Ambush));
    EXPECT_FALSE(t.canUse("base0"));
}

TEST(SwuCard, SOR_022_EnergyConversionLabGoesByThePrintedCost)
{
    Table t; // six and four for the aspects
    t.leader(0, "SOR_007").base(0, "SOR_022").resources(0, 10).hand(0, {"SOR_049"}).start();
    t.use("base0");
    t.selectable({"SOR_049"});
    EXPECT_EQ(t.decision().options[0].cost, 10);
    t.choosePlay("SOR_049");
    EXPECT_EQ(t.readyResources(0), 0);
    t.noQuestion(); // nobody to attack: it is not readied (the ruling)
    EXPECT_TRUE(t.has("SOR_049", kw::Ambush));
    EXPECT_TRUE(t.exhausted("SOR_049"));
}

TEST(SwuCard, SOR_022_AmbushComesTogetherWithWhenPlayed)
{
    Table t; // the ruling: one window, in the player's order
    t.leader(0, "SOR_001").base(0, "SOR_022").resources(0, 5).hand(0, {"SOR_033"});
    t.ground(1, {"SOR_046"}).start();
    t.use("base0");
    t.choosePlay("SOR_033");
    t.asks(DecisionKind::ChooseTrigger, 0);
    EXPECT_EQ(t.decision().options.size(), 2u);
    t.trigger("SOR_033", TriggerKind::Ambush);
    t.chooseAttack("SOR_033", "SOR_046");
    EXPECT_EQ(t.zone("SOR_033"), Zone::Discard); // before its own damage could reach it
    EXPECT_EQ(t.damage("SOR_046"), 3 + 2);
}

TEST(SwuCard, SOR_025_TarkintownHurtsADamagedNonLeader)
{
    Table t;
    t.base(0, "SOR_025").deployed(1, 2).ground(0, {Unit("SOR_046").damaged(1)});
    t.ground(1, {Unit("SOR_232").damaged(1), "SOR_095"}).start();
    t.use("base0");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_046", "SOR_232"});
    t.bounds(1, 1);
    t.choose("SOR_232");
    EXPECT_EQ(t.damage("SOR_232"), 4);
    t.pass();
    EXPECT_FALSE(t.canUse("base0"));
}

TEST(SwuCard, SOR_028_JedhaCityWeakensANonLeaderForThePhase)
{
    Table t;
    t.base(0, "SOR_028").deployed(1).ground(0, {"SOR_095"}).ground(1, {"SOR_232"}).start();
    t.use("base0");
    t.asks(DecisionKind::ChooseCards, 0);
    t.selectable({"SOR_095", "SOR_232"});
    t.bounds(1, 1);
    t.choose("SOR_232");
    EXPECT_EQ(t.power("SOR_232"), 2);
    EXPECT_EQ(t.hp("SOR_232"), 7);
    t.nextRound();
    EXPECT_EQ(t.power("SOR_232"), 6);
    EXPECT_FALSE(t.canUse("base0"));
}

TEST(SwuCard, SOR_028_AnEpicActionMayBeUsedForNothing)
{
    Table t; // CR 7.2.4
    t.base(0, "SOR_028").start();
    t.use("base0");
    t.noQuestion();
    t.pass();
    EXPECT_FALSE(t.canUse("base0"));
}

} // namespace playmat::test
