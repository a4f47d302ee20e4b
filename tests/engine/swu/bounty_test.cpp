#include "engine/swu/text/print.h"
#include "engine/swu/view/ways.h"
#include "support/swu_seats.h"

/// Bounty: what an opponent may collect when a unit is defeated or captured (CR 7.5.13).
namespace playmat::test {
namespace {

using namespace playmat::swu;
using core::DecisionKind;

TEST(SwuBounty, CR7_5_13A_TheOpponentMayResolveIt)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {"SOR_046"}).ground(s.you, {"TST_210"}).start();
        EXPECT_TRUE(t.has("TST_210", kw::Bounty));
        t.attack("SOR_046", "TST_210");
        t.asks(DecisionKind::Confirm, s.me);
        t.yes();
        EXPECT_EQ(t.handSize(s.me), 1);
        EXPECT_EQ(t.handSize(s.you), 0);
    });
}

TEST(SwuBounty, CR7_5_13E_ItIsOptional)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {"SOR_046", "TST_213"}).ground(s.you, {"TST_210"}).start();
        t.attack("SOR_046", "TST_210");
        t.no();
        EXPECT_EQ(t.handSize(s.me), 0);
        t.asks(DecisionKind::Action, s.you); // not collected, so the Collector does not notice
    });
}

TEST(SwuBounty, CR7_5_13F_WhoDefeatsTheirOwnUnitPaysAllTheSame)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {"TST_210"}).ground(s.you, {"SOR_046"}).start();
        t.attack("TST_210", "SOR_046");
        t.asks(DecisionKind::Confirm, s.you);
        t.yes();
        EXPECT_EQ(t.handSize(s.you), 1);
    });
}

TEST(SwuBounty, CR7_5_13B_EachIsAnAbilityOfItsOwnAlsoOneThatAnUpgradeGrants)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {"SOR_046"}).ground(s.you, {Unit("TST_210").with({"TST_211", "TST_211"})});
        t.start();
        t.attack("SOR_046", "TST_210");
        t.asks(DecisionKind::ChooseTrigger, s.me);
        t.choose("TST_210");
        t.yes();
        while (t.decision().kind != DecisionKind::Action)
            t.decision().kind == DecisionKind::Confirm ? t.yes() : t.choose("TST_210");
        EXPECT_EQ(t.handSize(s.me), 1);
        EXPECT_EQ(t.baseDamageOn(s.you), 4) << "\"you\" is who collects";
    });
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {Unit("SOR_046").with({"TST_211"})}).start();
        EXPECT_TRUE(t.has("SOR_046", kw::Bounty));
    });
}

TEST(SwuBounty, CR7_5_13A_CapturingCollectsItToo)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.hand(s.me, {"TST_301"}).ground(s.me, {"SOR_046"}).ground(s.you, {"TST_210"}).start();
        t.play("TST_301");
        t.asks(DecisionKind::Confirm, s.me);
        t.yes();
        EXPECT_EQ(t.zone("TST_210"), Zone::Captured);
        EXPECT_EQ(t.handSize(s.me), 1);
    });
}

TEST(SwuBounty, CR7_5_13D_AnEffectMayCollectThem)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.hand(s.me, {"TST_212"}).ground(s.you, {"TST_210"}).start();
        t.play("TST_212");
        EXPECT_EQ(t.zone("TST_210"), Zone::Hand);
        t.yes();
        EXPECT_EQ(t.handSize(s.me), 1);
    });
}

TEST(SwuBounty, OnceARoundABountyIsCollectedAgain)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.hand(s.me, {"TST_212", "TST_212"}).ground(s.me, {"TST_213"});
        t.ground(s.you, {"TST_210", "TST_210"}).start();
        t.play("TST_212");
        t.choose("TST_210");
        t.yes(); // the Bounty
        t.yes(); // collecting again also answers its "you may"
        EXPECT_EQ(t.handSize(s.me), 3);
        t.pass();
        t.play("TST_212#2");
        t.yes();
        EXPECT_EQ(t.handSize(s.me), 3);
    });
}

TEST(SwuBounty, ItIsPrintedAsOnCards)
{
    EXPECT_EQ(printCard(cards(), cards().find("TST_210"), Face::Any, Markup::Plain),
              "Bounty — Draw a card.");
}

TEST(SwuBounty, WhatWouldBeCollectedIsKnownBeforehand)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {Unit("SHD_027").with({"SHD_071"}), Unit("SOR_046")}).start();
        const auto bounties = [&](const char *card) {
            return bountiesOf(t.game().db(), t.game().state(), t.id(card)).size();
        };
        EXPECT_EQ(bounties("SHD_027"), 2U) << "its own, and that of the upgrade";
        EXPECT_EQ(bounties("SOR_046"), 0U);
        EXPECT_EQ(bounties("SHD_071"), 0U) << "the unit has it";
    });
}

} // namespace
} // namespace playmat::test
