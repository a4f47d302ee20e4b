#include "engine/swu/text/print.h"
#include "support/swu_seats.h"

/// Plot (CR 7.5.19), with cards of Secrets of Power.
namespace playmat::test {
namespace {

using namespace playmat::swu;
using core::DecisionKind;

TEST(SwuPlot, CR7_5_19A_WhoDeploysALeaderMayPlayThemFromTheirResources)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 6).resourceCards(s.me, {"SEC_203"}).deck(s.me, {"SOR_128", "SOR_095"});
        t.start();
        EXPECT_FALSE(t.canPlay("SEC_203")) << "it is no action";
        t.deploy(s.me);
        t.selectable({"SEC_203"});
        t.choose("SEC_203");
        EXPECT_EQ(t.events(Ev::Revealed, "SEC_203"), 1);
        t.choosePlay("SEC_203");
        EXPECT_EQ(t.zone("SEC_203"), Zone::Ground);
        EXPECT_EQ(t.zone("SOR_128"), Zone::Resources) << "it takes its place …";
        EXPECT_TRUE(t.exhausted("SOR_128")) << "… exhausted (CR 7.5.19C)";
        EXPECT_EQ(t.resourceCount(s.me), 7);
        EXPECT_EQ(t.readyResources(s.me), 4) << "it paid for itself first";
        t.asks(DecisionKind::Action, s.you);
    });
}

TEST(SwuPlot, CR7_5_19B_SeveralAreShownAndPlayedOneAfterTheOther)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 5).resourceCards(s.me, {"SEC_226", "SEC_235"});
        t.resources(s.you, 2).deck(s.me, {"SOR_128", "SOR_095", "SOR_095"}).start();
        t.deploy(s.me);
        t.selectable({"SEC_226", "SEC_235"});
        t.choose({"SEC_226", "SEC_235"});
        t.choosePlay("SEC_235");
        EXPECT_EQ(t.readyResources(s.you), 0);
        EXPECT_EQ(t.zone("SEC_235"), Zone::Discard);
        t.choosePlay("SEC_226", s.myLeader());
        EXPECT_EQ(t.upgradesOn(s.myLeader()), 1);
        EXPECT_EQ(t.resourceCount(s.me), 7);
        t.asks(DecisionKind::Action, s.you);
    });
}

TEST(SwuPlot, CR7_5_19D_TheCardThatTakesItsPlaceIsTooLate)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).resourceCards(s.me, {"SEC_203"}).deck(s.me, {"SEC_235", "SOR_095"});
        t.start();
        t.deploy(s.me);
        t.choose("SEC_203");
        t.choosePlay("SEC_203");
        EXPECT_EQ(t.zone("SEC_235"), Zone::Resources);
        t.asks(DecisionKind::Action, s.you);
    });
}

TEST(SwuPlot, CR1_17_4_WhoHasSuchCardsIsAskedWhereverTheyAre)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 6).deck(s.me, {"SEC_203", "SOR_095"}).start();
        t.deploy(s.me);
        t.nothingFits();
        t.asks(DecisionKind::Action, s.you);
    });
    fromBothSeats([](Table &t, const Seats &s) { // and nobody else
        t.resources(s.me, 6).deck(s.you, {"SEC_203"}).start();
        t.deploy(s.me);
        t.asks(DecisionKind::Action, s.you);
    });
}

TEST(SwuPlot, CR6_2_4_ItHasToBePaidFor)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 1, 5).resourceCards(s.me, {"SEC_203"}).start();
        t.deploy(s.me);
        t.choose("SEC_203");
        EXPECT_EQ(t.zone("SEC_203"), Zone::Resources);
        t.asks(DecisionKind::Action, s.you);
    });
}

TEST(SwuPlot, AnEffectMayPlayACardWithPlot)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 8).resourceCards(s.me, {"SEC_203"}).hand(s.me, {"SEC_245"});
        t.deck(s.me, {"SOR_128", "SOR_095"}).start();
        t.play("SEC_245");
        t.choosePlay("SEC_203");
        EXPECT_EQ(t.zone("SEC_203"), Zone::Ground);
        EXPECT_EQ(t.zone("SOR_128"), Zone::Resources);
        EXPECT_EQ(t.resourceCount(s.me), 9);
    });
}

TEST(SwuPlot, TheTextSaysIt)
{
    EXPECT_EQ(textOf("SEC_226"), "Plot");
}

} // namespace
} // namespace playmat::test
