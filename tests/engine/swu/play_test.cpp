#include "support/swu_seats.h"

#include <algorithm>

/// Playing cards (CR 6.2), events, upgrades, leaders, action abilities (CR 3.3 to 3.6, 6.4, 7.2).
namespace playmat::test {
namespace {

using namespace playmat::swu;
using core::DecisionKind;

TEST(SwuPlayCard, CR6_2_5A_UnitsEnterTheirArenaExhausted)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).hand(s.me, {"SOR_046", "SOR_237"}).start();
        t.play("SOR_046");
        EXPECT_EQ(t.zone("SOR_046"), Zone::Ground);
        EXPECT_TRUE(t.exhausted("SOR_046"));
        EXPECT_EQ(t.controller("SOR_046"), s.me);
        t.pass();
        t.play("SOR_237");
        EXPECT_EQ(t.zone("SOR_237"), Zone::Space);
        EXPECT_EQ(t.events(Ev::CardPlayed), 2);
        EXPECT_EQ(t.events(Ev::CardPlayed, "SOR_237"), 1);
    });
}

TEST(SwuPlayCard, CR6_2_5C_AnEventIsInTheDiscardPileBeforeItResolves)
{
    fromBothSeats([](Table &t, const Seats &s) {
        // Restock: up to four cards of a discard pile; it finds itself there (CR 3.3.4).
        t.resources(s.me, 1).hand(s.me, {"SOR_252"}).discard(s.me, {"SOR_046"}).start();
        t.play("SOR_252");
        t.selectable({"SOR_046", "SOR_252"});
        t.bounds(0, 2);
        EXPECT_EQ(t.zone("SOR_252"), Zone::Discard);
        t.choose(std::vector<std::string>{"SOR_252"});
        EXPECT_EQ(t.zone("SOR_252"), Zone::Deck);
        EXPECT_EQ(t.zoneIds(Zone::Discard, s.me), std::vector<std::string>{"SOR_046"});
    });
}

TEST(SwuPlayCard, CR3_3_5_AnEventMayBePlayedForNothing)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).hand(s.me, {"SOR_172"}).start(); // no unit anywhere
        t.play("SOR_172");
        EXPECT_EQ(t.zone("SOR_172"), Zone::Discard);
        EXPECT_EQ(t.readyResources(s.me), 4);
        t.asks(DecisionKind::Action, s.you);
    });
}

TEST(SwuPlayCard, CR3_3_6_AnEventResolvesBeforeWhatItsPlayTriggered)
{
    fromBothSeats([](Table &t, const Seats &s) {
        // Bossk: when you play an event, you may deal 2 damage to a unit.
        t.resources(s.me, 9).hand(s.me, {"SOR_172"}).ground(s.me, {"SOR_182"});
        t.ground(s.you, {"SOR_046"}).start();
        t.play("SOR_172");
        t.asks(DecisionKind::ChooseCards, s.me);
        t.bounds(1, 1);
        t.choose("SOR_046");
        EXPECT_EQ(t.damage("SOR_046"), 4);
        t.bounds(0, 1);
        t.selectable({"SOR_182", "SOR_046"});
        t.choose("SOR_046");
        EXPECT_EQ(t.damage("SOR_046"), 6);
        t.asks(DecisionKind::Action, s.you);
    });
}

TEST(SwuPlayCard, CR6_2_5B_UpgradesAttachToUnitsOfEitherPlayer)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).hand(s.me, {"SOR_120", "SOR_069"}).ground(s.me, {"SOR_095"});
        t.ground(s.you, {"SOR_046"}).space(s.you, {"SOR_225"}).start();
        for (const char *host : {"SOR_095", "SOR_046", "SOR_225"})
            EXPECT_TRUE(t.canPlay("SOR_120", host)) << host;
        t.play("SOR_120", "SOR_046");
        EXPECT_EQ(t.power("SOR_046"), 5);
        EXPECT_EQ(t.hp("SOR_046"), 9);
        EXPECT_EQ(t.controller("SOR_120"), s.me) << "it stays its player's (CR 3.6.5)";
        EXPECT_EQ(t.controller("SOR_046"), s.you);
        t.pass();
        t.play("SOR_069", "SOR_046"); // any number of them, and they add up (CR 3.6.4, 3.6.7)
        EXPECT_EQ(t.hp("SOR_046"), 12);
        EXPECT_EQ(t.upgradesOn("SOR_046"), 2);
    });
}

TEST(SwuPlayCard, CR3_6_5_TheUnitsControllerResolvesWhatAnUpgradeGrants)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).hand(s.me, {"SOR_121"}); // Hardpoint Heavy Blaster on an enemy Vehicle
        t.ground(s.me, {"SOR_046", "SOR_095"}).ground(s.you, {"SOR_232"}).start();
        t.play("SOR_121", "SOR_232");
        t.attack("SOR_232", "SOR_046");
        t.asks(DecisionKind::ChooseCards, s.you);
        t.choose("SOR_095");
        EXPECT_EQ(t.damage("SOR_095"), 2);
        EXPECT_EQ(t.zone("SOR_046"), Zone::Discard);
    });
}

TEST(SwuPlayCard, CR3_6_11_UpgradesAreDefeatedWithTheirUnit)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).hand(s.me, {"SOR_078"}).resources(s.you, 9).hand(s.you, {"SOR_120"});
        t.ground(s.me, {"SOR_210"}).ground(s.you, {Unit("SOR_046").with({"SOR_069"})}).start();
        t.play("SOR_078"); // Vanquish
        t.selectable({"SOR_210", "SOR_046"});
        t.choose("SOR_046");
        std::vector<std::string> pile = t.zoneIds(Zone::Discard, s.you);
        std::sort(pile.begin(), pile.end());
        EXPECT_EQ(pile, (std::vector<std::string>{"SOR_046", "SOR_069"}));
        EXPECT_EQ(t.events(Ev::Defeated, "SOR_069"), 1);
    });
}

TEST(SwuPlayCard, CR8_15_7E_AUnitWithoutHpLeftFallsWhenItsUpgradeGoes)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).hand(s.me, {"SOR_251"}); // Confiscate: defeat an upgrade
        t.ground(s.you, {Unit("SOR_046").with({"SOR_069"}).damaged(8)}).start();
        t.play("SOR_251");
        EXPECT_EQ(t.zone("SOR_046"), Zone::Discard);
    });
}

TEST(SwuPlayCard, CR6_2_2B_AnUpgradeNeedsAUnitThatItMayGoTo)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).hand(s.me, {"SOR_053", "SOR_120"}).space(s.me, {"SOR_237"}).start();
        EXPECT_FALSE(t.canPlay("SOR_053")) << "Luke's Lightsaber: not on a Vehicle";
        EXPECT_EQ(t.whyNotPlay("SOR_053"), Reason::NoTargetForUpgrade);
        EXPECT_TRUE(t.canPlay("SOR_120", "SOR_237"));
    });
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).hand(s.me, {"SOR_053"}).space(s.me, {"SOR_237"});
        t.ground(s.you, {"SOR_046"}).start();
        EXPECT_EQ(t.whyNotPlay("SOR_053", "SOR_237"), Reason::CannotAttachThere);
        EXPECT_TRUE(t.canPlay("SOR_053", "SOR_046"));
    });
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).hand(s.me, {"SOR_120"}).start();
        EXPECT_EQ(t.whyNotPlay("SOR_120"), Reason::NoTargetForUpgrade);
    });
}

TEST(SwuPlayCard, CR3_4_4_ALeaderIsDeployedReadyAndNotPlayed)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 6).leaderExhausted(s.me).ground(s.me, {"TST_006"}).baseDamage(s.me, 3);
        t.start(); // the Host heals when a friendly unit is played
        t.deploy(s.me);
        EXPECT_FALSE(t.exhausted(s.myLeader()));
        EXPECT_EQ(t.readyResources(s.me), 6) << "resources are controlled, not paid";
        EXPECT_EQ(t.events(Ev::LeaderDeployed), 1);
        EXPECT_EQ(t.events(Ev::CardPlayed), 0);
        EXPECT_EQ(t.baseDamageOn(s.me), 3);
        t.pass();
        EXPECT_TRUE(t.canAttack(s.myLeader(), s.yourBase()));
        EXPECT_FALSE(t.canUse(s.myLeader())) << "its Leader side is not in play (CR 3.4.3)";
    });
}

TEST(SwuPlayCard, CR3_4_4_DeployingNeedsTheResourcesUnderControl)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 5).start();
        EXPECT_FALSE(t.canDeploy(s.me));
    });
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 0, 6).start(); // exhausted ones count
        EXPECT_TRUE(t.canDeploy(s.me));
    });
}

TEST(SwuPlayCard, CR3_4_6_ALeaderUnitThatWouldLeaveOrChangeSidesIsDefeated)
{
    for (const char *event : {"TST_010", "TST_011"}) // returned to hand, taken control of
        fromBothSeats([&](Table &t, const Seats &s) {
            t.leader(s.you, "SOR_005").deployed(s.you, 1, false, {"SOR_120"});
            t.leader(s.me, "SOR_010").hand(s.me, {event}).ground(s.me, {"TST_012"}).start();
            t.play(event);
            if (t.decision().kind == DecisionKind::ChooseCards)
                t.choose(s.yourLeader());
            EXPECT_EQ(t.zone(s.yourLeader()), Zone::Base);
            EXPECT_EQ(t.controller(s.yourLeader()), s.you);
            EXPECT_TRUE(t.exhausted(s.yourLeader()));
            EXPECT_EQ(t.damage(s.yourLeader()), 0);
            EXPECT_EQ(t.events(Ev::Defeated, s.yourLeader()), 1);
            EXPECT_EQ(t.zone("SOR_120"), Zone::Discard);
            EXPECT_EQ(t.handSize(s.you), 0);
            // The Mourner has seen one unit leave, not two.
            EXPECT_EQ(t.baseDamageOn(s.you), 1);
            const auto left = [&](const Deed &deed) {
                return deed.is(DeedKind::Defeated) || deed.is(DeedKind::LeftPlay);
            };
            EXPECT_EQ(std::ranges::count_if(t.game().state().history.phase(), left), 1);
        });
}

TEST(SwuPlayCard, CR7_2_4_AnEpicActionIsUsedOnceInAGame)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.base(s.me, "SOR_019").ground(s.me, {"SOR_046"}).start(); // Security Complex: a Shield
        t.use(s.myBase());
        EXPECT_EQ(t.tokensOn("SOR_046", "SOR_T02"), 1);
        t.nextRound();
        EXPECT_FALSE(t.canUse(s.myBase()));
        Gesture again;
        again.card = t.id(s.myBase());
        const Why why = t.game().why(again);
        ASSERT_FALSE(why.refused.empty());
        EXPECT_EQ(static_cast<Reason>(why.refused[0].code), Reason::EpicActionUsed);
        EXPECT_STREQ(why.refused[0].rule, "CR 7.2.4");
    });
    fromBothSeats([](Table &t, const Seats &s) { // it may be used for nothing
        t.base(s.me, "SOR_019").start();
        t.use(s.myBase());
        t.asks(DecisionKind::Action, s.you);
        t.pass();
        EXPECT_FALSE(t.canUse(s.myBase()));
    });
}

TEST(SwuPlayCard, CR6_4_0F_AnActionMayBeUsedThoughItsConditionFails)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.leader(s.me, "SOR_002").baseDamage(s.me, 5).start(); // Iden: if an enemy was defeated …
        t.use(s.myLeader());
        EXPECT_TRUE(t.exhausted(s.myLeader()));
        EXPECT_EQ(t.baseDamageOn(s.me), 5);
        t.asks(DecisionKind::Action, s.you);
    });
}

TEST(SwuPlayCard, CR6_4_4_TheWholeCostOfAnActionIsPaid)
{
    fromBothSeats([](Table &t, const Seats &s) { // Luke: 1 resource and exhausting him
        t.start();
        EXPECT_FALSE(t.canUse(s.myLeader())) << "no resource";
    });
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 3).leaderExhausted(s.me).start();
        EXPECT_FALSE(t.canUse(s.myLeader())) << "exhausted";
    });
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 3).start();
        t.use(s.myLeader());
        EXPECT_EQ(t.readyResources(s.me), 2);
        EXPECT_TRUE(t.exhausted(s.myLeader()));
    });
    fromBothSeats([](Table &t, const Seats &s) { // Palpatine: a friendly unit is defeated too
        t.leader(s.me, "SOR_006").resources(s.me, 3).ground(s.you, {"SOR_046"}).start();
        EXPECT_FALSE(t.canUse(s.myLeader())) << "no friendly unit";
    });
}

TEST(SwuPlayCard, CR1_8_9_CostsArePaidBeforeTheEffectAndTriggersWait)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.leader(s.me, "SOR_006").resources(s.me, 3).ground(s.me, {"SOR_108"});
        t.ground(s.you, {"SOR_046", "SOR_095"}).start();
        t.use(s.myLeader()); // the cost: defeat a friendly unit
        t.choose("SOR_108");
        EXPECT_EQ(t.zone("SOR_108"), Zone::Discard);
        t.selectable({"SOR_046", "SOR_095"}); // the effect: 1 damage, and draw
        t.bounds(1, 1);
        t.choose("SOR_046");
        EXPECT_EQ(t.handSize(s.me), 1);
        t.bounds(0, 1); // and only now Vanguard Infantry's own ability
        t.choose("SOR_046");
        EXPECT_EQ(t.tokensOn("SOR_046", "SOR_T01"), 1);
    });
}

TEST(SwuPlayCard, CR6_2_0E_WhatAnAbilityPlaysTriggersAfterTheAbility)
{
    fromBothSeats([](Table &t, const Seats &s) {
        // Alliance Dispatcher plays Ruthless Raider for one less; its trigger waits for the end.
        t.resources(s.me, 9).hand(s.me, {"SOR_134"}).ground(s.me, {"SOR_093"});
        t.ground(s.you, {"SOR_046"}).start();
        t.use("SOR_093");
        t.asks(DecisionKind::ChooseCards, s.me);
        t.bounds(0, 1);
        t.choosePlay("SOR_134");
        EXPECT_EQ(t.readyResources(s.me), 9 - (6 + 2 + 2 - 1));
        EXPECT_EQ(t.damage("SOR_046"), 2);
        EXPECT_EQ(t.baseDamageOn(s.you), 2);
        t.asks(DecisionKind::Action, s.you); // no further action
    });
}

TEST(SwuPlayCard, CR1_17_4_PlayingFromTheHandByAnAbilityCanBeDeclined)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).hand(s.me, {"SOR_237"}).ground(s.me, {"SOR_093"}).start();
        t.use("SOR_093");
        t.decline();
        EXPECT_EQ(t.handSize(s.me), 1);
        EXPECT_TRUE(t.exhausted("SOR_093"));
        t.asks(DecisionKind::Action, s.you);
    });
}

TEST(SwuPlayCard, CR1_7_8_AResourceIsBlank)
{
    fromBothSeats([](Table &t, const Seats &s) {
        // Han Solo's delayed effect defeats a resource: no "When Defeated" (CR 1.5.5F).
        t.leader(s.me, "SOR_017").hand(s.me, {"SOR_108"}).ground(s.me, {"SOR_046"}).start();
        t.use(s.myLeader());
        EXPECT_EQ(t.zone("SOR_108"), Zone::Resources);
        t.nextRound();
        EXPECT_EQ(t.zone("SOR_108"), Zone::Discard);
        EXPECT_EQ(t.card("SOR_108").status & status::FaceDown, 0);
        t.asks(DecisionKind::Action, s.me);
    });
}

TEST(SwuPlayCard, CR1_5_2D_TakingControlKeepsDamageUpgradesAndReadiness)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).hand(s.me, {"SOR_224"}); // Change of Heart
        t.ground(s.you, {Unit("SOR_046").damaged(2).with({"SOR_120", "SOR_T02"})}).start();
        t.play("SOR_224");
        EXPECT_EQ(t.controller("SOR_046"), s.me);
        EXPECT_EQ(t.card("SOR_046").owner, s.you);
        EXPECT_EQ(t.damage("SOR_046"), 2);
        EXPECT_EQ(t.upgradesOn("SOR_046"), 2);
        EXPECT_EQ(t.controller("SOR_120"), s.you) << "upgrades keep their controllers";
        EXPECT_EQ(t.controller("SOR_T02"), s.me) << "tokens go with the unit (CR 1.5.2F)";
        EXPECT_FALSE(t.exhausted("SOR_046"));
        t.pass();
        t.attack("SOR_046", s.yourBase());
        EXPECT_EQ(t.baseDamageOn(s.you), 5);
        t.nextRound(); // at the start of the regroup phase it goes back
        EXPECT_EQ(t.controller("SOR_046"), s.you);
        EXPECT_EQ(t.controller("SOR_T02"), s.you);
    });
}

TEST(SwuPlayCard, CR8_27_2_ItsControllerResolvesWhenDefeatedItsOwnerGetsTheCard)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {Unit("SOR_108").ownedBy(s.you)}).ground(s.you, {"SOR_046"}).start();
        t.attack("SOR_108", "SOR_046");
        EXPECT_EQ(t.zoneIds(Zone::Discard, s.you), std::vector<std::string>{"SOR_108"});
        t.asks(DecisionKind::ChooseCards, s.me);
        t.decline();
    });
    fromBothSeats([](Table &t, const Seats &s) { // and its hand
        t.resources(s.you, 9).hand(s.you, {"SOR_222"}).active(s.you);
        t.ground(s.me, {Unit("SOR_108").ownedBy(s.you)}).start();
        t.play("SOR_222");
        EXPECT_EQ(t.zoneIds(Zone::Hand, s.you), std::vector<std::string>{"SOR_108"});
    });
}

} // namespace
} // namespace playmat::test
