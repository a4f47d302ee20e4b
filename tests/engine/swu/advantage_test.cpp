#include "engine/swu/text/print.h"
#include "support/swu_seats.h"

/// Advantage tokens (CR 3.7.15), with cards of Ashes of the Empire.
namespace playmat::test {
namespace {

using namespace playmat::swu;
using core::DecisionKind;

TEST(SwuAdvantage, CR3_7_15_ItGivesPowerAndIsDefeatedWhenTheAttackEnds)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 2).hand(s.me, {"ASH_251"}).start();
        t.play("ASH_251");
        EXPECT_EQ(t.power("ASH_251"), 3);
        EXPECT_EQ(t.tokensOn("ASH_251", "ASH_T02"), 1);
    });
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {Unit("SOR_095").with({"ASH_T02"})}).start();
        t.attack("SOR_095", s.yourBase());
        EXPECT_EQ(t.baseDamageOn(s.you), 4);
        EXPECT_EQ(t.tokensOn("SOR_095", "ASH_T02"), 0);
        t.asks(DecisionKind::Action, s.you);
    });
}

TEST(SwuAdvantage, CR3_7_15_ItIsDefeatedWhenTheDefenceEnds)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.ground(s.me, {"SOR_046"}).ground(s.you, {Unit("SOR_046").with({"ASH_T02"})}).start();
        const std::string mine = s.me == 0 ? "SOR_046" : "SOR_046#2";
        const std::string yours = s.me == 0 ? "SOR_046#2" : "SOR_046";
        t.attack(mine, yours);
        EXPECT_EQ(t.damage(mine), 4);
        EXPECT_EQ(t.tokensOn(yours, "ASH_T02"), 0);
    });
}

TEST(SwuAdvantage, SeveralOnOneUnitGoWithoutAQuestion)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 3).hand(s.me, {"ASH_218"}).ground(s.me, {"SOR_095"}).start();
        t.play("ASH_218");
        EXPECT_EQ(t.power("ASH_218"), 5);
        t.nextRound();
        if (t.activePlayer() == s.you)
            t.pass();
        t.attack("ASH_218", s.yourBase());
        EXPECT_EQ(t.baseDamageOn(s.you), 5);
        EXPECT_EQ(t.tokensOn("ASH_218", "ASH_T02"), 0);
    });
}

TEST(SwuAdvantage, OthersAreLeftAlone)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.hand(s.me, {"ASH_264"}).resources(s.me, 1).ground(s.me, {"SOR_095", "SOR_046"}).start();
        t.play("ASH_264");
        t.choose({"SOR_095", "SOR_046"});
        t.pass();
        t.attack("SOR_095", s.yourBase());
        EXPECT_EQ(t.tokensOn("SOR_095", "ASH_T02"), 0);
        EXPECT_EQ(t.tokensOn("SOR_046", "ASH_T02"), 1);
    });
}

TEST(SwuAdvantage, TheTextSaysIt)
{
    EXPECT_EQ(textOf("ASH_218"), "When Played: Give 4 Advantage tokens to this unit.");
    EXPECT_EQ(textOf("ASH_T02"),
              "When attached unit\u2019s attack or defense ends: Defeat this upgrade.");
}

} // namespace
} // namespace playmat::test
