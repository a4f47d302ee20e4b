#include "engine/swu/text/print.h"
#include "support/swu_seats.h"

/// Disclose (CR 8.38), with cards of Secrets of Power.
namespace playmat::test {
namespace {

using namespace playmat::swu;
using core::DecisionKind;

TEST(SwuDisclose, CR8_38_1_ACardWithTheAspectIsRevealedAndTheRestFollows)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 5).hand(s.me, {"SEC_062", "SOR_046", "SOR_128"}).deck(s.me, {"SOR_095"});
        t.start();
        t.play("SEC_062");
        t.selectable({"SOR_046"});
        t.bounds(0, 1);
        t.choose("SOR_046");
        EXPECT_EQ(t.events(Ev::Revealed, "SOR_046"), 1);
        EXPECT_EQ(t.zone("SOR_095"), Zone::Hand);
        t.asks(DecisionKind::Action, s.you);
    });
}

TEST(SwuDisclose, CR1_17_4_ItCanBeDenied)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 5).hand(s.me, {"SEC_062", "SOR_046"}).deck(s.me, {"SOR_095"}).start();
        t.play("SEC_062");
        t.decline();
        EXPECT_EQ(t.events(Ev::Revealed), 0);
        EXPECT_EQ(t.zone("SOR_095"), Zone::Deck);
    });
}

TEST(SwuDisclose, CR8_38_3_AHandThatCannotIsAskedAllTheSameAndRevealsNothing)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 5).hand(s.me, {"SEC_062", "SOR_128"}).deck(s.me, {"SOR_095"}).start();
        t.play("SEC_062");
        t.asks(DecisionKind::ChooseCards, s.me);
        t.nothingFits();
        EXPECT_EQ(t.events(Ev::Revealed), 0);
        EXPECT_EQ(t.zone("SOR_095"), Zone::Deck);
    });
    fromBothSeats([](Table &t, const Seats &s) { // everybody sees that a hand is empty
        t.resources(s.me, 5).hand(s.me, {"SEC_062"}).deck(s.me, {"SOR_095"}).start();
        t.play("SEC_062");
        t.asks(DecisionKind::Action, s.you);
    });
}

TEST(SwuDisclose, CR8_38_1_SeveralIconsAreAmongSeveralCards)
{
    fromBothSeats([](Table &t, const Seats &s) { // Vigilance twice, and Villainy
        t.resources(s.me, 9).hand(s.me, {"SEC_037", "SOR_046", "SOR_069", "SOR_128", "SOR_095"});
        t.ground(s.you, {"SOR_164"}).start();
        t.play("SEC_037");
        t.selectable({"SOR_046", "SOR_069", "SOR_128"});
        t.choose("SOR_069");
        t.bounds(1, 1);
        t.selectable({"SOR_046", "SOR_128"});
        t.choose("SOR_046");
        t.selectable({"SOR_128"});
        EXPECT_EQ(t.events(Ev::Revealed), 0) << "all of them at once";
        t.choose("SOR_128");
        EXPECT_EQ(t.events(Ev::Revealed), 3);
        EXPECT_TRUE(t.exhausted("SOR_164"));
        EXPECT_EQ(t.handSize(s.me), 4);
    });
    fromBothSeats([](Table &t, const Seats &s) { // one Vigilance is too few
        t.resources(s.me, 9).hand(s.me, {"SEC_037", "SOR_046", "SOR_128"});
        t.ground(s.you, {"SOR_164"}).start();
        t.play("SEC_037");
        t.nothingFits();
        EXPECT_FALSE(t.exhausted("SOR_164"));
    });
}

TEST(SwuDisclose, CR8_9_1_WhoDoesNotTakesTheOtherPart)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.hand(s.me, {"SOR_128"}).ground(s.me, {"SEC_164"}).start();
        t.attack("SEC_164", s.yourBase());
        t.choose("SOR_128");
        EXPECT_EQ(t.baseDamageOn(s.me), 0);
    });
    fromBothSeats([](Table &t, const Seats &s) {
        t.hand(s.me, {"SOR_128"}).ground(s.me, {"SEC_164"}).start();
        t.attack("SEC_164", s.yourBase());
        t.decline();
        EXPECT_EQ(t.baseDamageOn(s.me), 2);
    });
}

TEST(SwuDisclose, TheTextSaysWhichIcons)
{
    EXPECT_EQ(textOf("SEC_062"),
              "When Played: You may disclose Vigilance. If you do, draw a card.");
}

} // namespace
} // namespace playmat::test
