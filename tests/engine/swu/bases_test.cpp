#include "engine/swu/text/print.h"
#include "support/swu_seats.h"

/// Bases with abilities, and upgrades on bases, with cards of later sets.
namespace playmat::test {
namespace {

using namespace playmat::swu;
using core::DecisionKind;

TEST(SwuBases, ATriggeredAbilityOfABase)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.base(s.me, "TWI_022").resources(s.me, 6).start();
        t.deploy(s.me);
        EXPECT_EQ(t.zoneIds(Zone::Ground, 0).size(), 3U) << "the leader and two Battle Droids";
    });
    fromBothSeats([](Table &t, const Seats &s) { // not when the other player deploys
        t.base(s.you, "TWI_022").resources(s.me, 6).start();
        t.deploy(s.me);
        EXPECT_EQ(t.zoneIds(Zone::Ground, 0).size(), 1U);
    });
}

TEST(SwuBases, AConstantAbilityOfABase)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.base(s.me, "TWI_028").ground(s.me, {"SOR_046"}).deployed(s.me).start();
        EXPECT_EQ(t.power(s.myLeader()), 5);
        EXPECT_EQ(t.power("SOR_046"), 3);
    });
}

TEST(SwuBases, CR8_10_AnEpicActionIgnoresOneAspectPenalty)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.base(s.me, "LAW_020").resources(s.me, 2).hand(s.me, {"SOR_095"}).start();
        EXPECT_FALSE(t.canPlay("SOR_095")) << "Command is missing";
        t.use(s.myBase());
        t.choosePlay("SOR_095");
        EXPECT_EQ(t.zone("SOR_095"), Zone::Ground);
        EXPECT_EQ(t.readyResources(s.me), 0);
    });
}

TEST(SwuBases, CR5_2_1_ABaseChangesTheOpeningHand)
{
    fromBothSeats([](Table &t, const Seats &s) {
        const std::vector<std::string> cards(20, "SOR_095");
        t.base(s.me, "JTL_021").base(s.you, "JTL_028").deck(s.me, cards).deck(s.you, cards);
        t.phase(Phase::Setup).start();
        t.player(s.me);
        EXPECT_EQ(t.handSize(s.me), 5);
        EXPECT_EQ(t.handSize(s.you), 9);
        t.keep(); // the other player can't take a mulligan
        t.asks(DecisionKind::Resource, s.me);
        t.choose({t.nameOf(t.decision().options[0].card), t.nameOf(t.decision().options[1].card)});
        t.asks(DecisionKind::Resource, s.you);
    });
}

TEST(SwuBases, FortifyAnUpgradeIsAttachedToOnesOwnBase)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 6).hand(s.me, {"HMW_113"}).baseDamage(s.me, 3);
        t.ground(s.me, {"SOR_128"}).ground(s.you, {"SOR_046"}).start();
        t.play("HMW_113", s.myBase());
        EXPECT_EQ(t.upgradesOn(s.myBase()), 1);
        EXPECT_EQ(t.zone("HMW_113"), Zone::Base);
        t.attack("SOR_046", "SOR_128");
        EXPECT_EQ(t.baseDamageOn(s.me), 2);
    });
}

TEST(SwuBases, AnUpgradeOnABaseHasActionsOfItsOwn)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.hand(s.me, {"TST_235"}).deck(s.me, {"SOR_095"}).start();
        t.play("TST_235", s.myBase());
        t.pass();
        t.use("TST_235");
        EXPECT_EQ(t.zone("TST_235"), Zone::Discard);
        EXPECT_EQ(t.handSize(s.me), 1);
    });
}

TEST(SwuBases, TheTextSaysIt)
{
    EXPECT_EQ(textOf("JTL_021"), "Draw 1 fewer card in your starting hand.");
    EXPECT_EQ(textOf("JTL_028").substr(0, 72),
              "Draw 3 more cards in your starting hand. You can't take a mulligan.\nWhen");
    EXPECT_EQ(textOf("HMW_113").substr(0, 8), "Fortify\n");
    EXPECT_EQ(textOf("LAW_020"),
              "Epic Action: Play a card from your hand. Ignore 1 of its Vigilance, Command, "
              "Aggression, or Cunning aspect penalties.");
}

} // namespace
} // namespace playmat::test
