#include "support/swu_seats.h"

/// Unique cards (CR 8.29) and new objects (CR 8.5.4, 8.7.3).
namespace playmat::test {
namespace {

using namespace playmat::swu;
using core::DecisionKind;

/// The second copy of a card at this table that is in no pile yet: the one in hand.
void playSecond(Table &t, const Seats &s, const char *id)
{
    t.resources(s.me, 12).hand(s.me, {id}).start();
    t.play(std::string(id) + "#2");
    t.asks(DecisionKind::ChooseCards, s.me);
    t.selectable({id, std::string(id) + "#2"});
    t.bounds(1, 1);
}

TEST(SwuUnique, CR8_29_3_APlayerKeepsOneCopy)
{
    for (const char *loser : {"SOR_189", "SOR_189#2"})
        fromBothSeats([&](Table &t, const Seats &s) {
            t.ground(s.me, {Unit("SOR_189").exhausted()}); // Leia: ready a resource or exhaust
            playSecond(t, s, "SOR_189");
            t.choose(loser);
            EXPECT_EQ(t.zone(loser), Zone::Discard);
            EXPECT_EQ(t.events(Ev::Defeated), 1);
            // What triggered by playing it resolves, whichever copy is left.
            t.asks(DecisionKind::ChooseMode, s.me);
            t.mode(0);
            t.asks(DecisionKind::Action, s.you);
        });
}

TEST(SwuUnique, CR8_29_3_TriggersOfPlayedAndDefeatedShareOneWindow)
{
    for (const bool newOne : {false, true})
        fromBothSeats([&](Table &t, const Seats &s) {
            t.space(s.me, {"SOR_031"}); // Inferno Four: When Played/When Defeated
            t.deck(s.me, {"SOR_237", "SOR_095", "SOR_210"});
            playSecond(t, s, "SOR_031");
            t.choose(newOne ? "SOR_031#2" : "SOR_031");
            // When both belong to the same card, it does not matter which comes first.
            if (!newOne) {
                t.asks(DecisionKind::ChooseTrigger, s.me);
                t.selectable({"SOR_031", "SOR_031#2"});
                t.choose("SOR_031");
            }
            t.selectable({"SOR_237", "SOR_095"});
            t.choose(std::vector<std::string>{"SOR_237", "SOR_095"}); // both to the bottom
            t.selectable({"SOR_210", "SOR_237"});
            t.choose(std::vector<std::string>{"SOR_210", "SOR_237"});
            t.asks(DecisionKind::Action, s.you);
        });
}

TEST(SwuUnique, CR8_29_5_EachPlayerMayHaveOne)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).hand(s.me, {"SOR_189"}).ground(s.you, {"SOR_189"}).start();
        t.play("SOR_189#2");
        t.mode(0);
        EXPECT_EQ(t.events(Ev::Defeated), 0);
    });
}

TEST(SwuUnique, CR8_29_2_TheSubtitleTellsThemApart)
{
    fromBothSeats([](Table &t, const Seats &s) { // Luke the leader and Luke the Jedi Knight
        t.deployed(s.me).resources(s.me, 9).hand(s.me, {"SOR_051"}).ground(s.you, {"SOR_046"});
        t.start();
        t.play("SOR_051");
        EXPECT_EQ(t.events(Ev::Defeated), 0);
        EXPECT_EQ(t.power("SOR_046"), 0);
        EXPECT_EQ(t.hp("SOR_046"), 4);
    });
}

TEST(SwuUnique, CR8_29_4_OnlyCardsInPlayCount)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resourceCards(s.me, {"SOR_189"}).resources(s.me, 5).discard(s.me, {"SOR_189"});
        t.hand(s.me, {"SOR_189"}).start();
        t.play("SOR_189#2"); // the discard pile is named first, then the hand
        t.mode(0);
        EXPECT_EQ(t.events(Ev::Defeated), 0);
    });
}

TEST(SwuUnique, CR8_29_TakingControlMayMakeACopyTooMany)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).hand(s.me, {"SOR_224"}).ground(s.me, {"SOR_189"});
        t.ground(s.you, {"SOR_189"}).start();
        const std::string mine = s.me == 0 ? "SOR_189" : "SOR_189#2";
        const std::string yours = s.me == 0 ? "SOR_189#2" : "SOR_189";
        t.play("SOR_224"); // Change of Heart
        t.choose(yours);
        t.asks(DecisionKind::ChooseCards, s.me);
        t.selectable({mine, yours});
        t.choose(yours);
        EXPECT_EQ(t.discardSize(s.you), 1);
        EXPECT_EQ(t.zone(mine), Zone::Ground);
    });
}

TEST(SwuUnique, CR8_29_UpgradesAreUniqueToo)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).hand(s.me, {"SOR_053"}); // Luke's Lightsaber
        t.ground(s.me, {Unit("SOR_046").with({"SOR_053"}), "SOR_063"}).start();
        t.play("SOR_053#2", "SOR_063");
        t.selectable({"SOR_053", "SOR_053#2"});
        t.choose("SOR_053");
        EXPECT_EQ(t.power("SOR_046"), 3);
        EXPECT_EQ(t.power("SOR_063"), 5);
    });
}

TEST(SwuUnique, CR8_5_7_OtherCardsMayComeInAnyNumber)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 9).hand(s.me, {"SOR_237"}).space(s.me, {"SOR_237", "SOR_237"}).start();
        t.play("SOR_237#3");
        EXPECT_EQ(t.events(Ev::Defeated), 0);
        t.asks(DecisionKind::Action, s.you);
    });
}

TEST(SwuUnique, CR1_16_5_UniquenessComesBeforeUnitsWithoutHp)
{
    fromBothSeats([](Table &t, const Seats &s) {
        // A unit that enters without HP is defeated; its "When Played" resolves all the same.
        t.resources(s.me, 9).hand(s.me, {"TST_013"}).start();
        t.play("TST_013");
        EXPECT_EQ(t.zone("TST_013"), Zone::Discard);
        EXPECT_EQ(t.baseDamageOn(s.you), 1);
    });
}

TEST(SwuUnique, CR8_5_4_WhatComesBackIsANewObject)
{
    fromBothSeats([](Table &t, const Seats &s) {
        t.resources(s.me, 12).hand(s.me, {"SOR_124", "SOR_222"});
        t.ground(s.me, {Unit("SOR_046").damaged(3).with({"SOR_T01"})}).start();
        t.play("SOR_124"); // +2/+2 for this phase
        t.pass();
        const auto before = t.card("SOR_046").serial;
        t.play("SOR_222"); // back to hand
        t.pass();
        EXPECT_EQ(t.zone("SOR_046"), Zone::Hand);
        t.play("SOR_046");
        EXPECT_EQ(t.power("SOR_046"), 3);
        EXPECT_EQ(t.hp("SOR_046"), 7);
        EXPECT_EQ(t.damage("SOR_046"), 0);
        EXPECT_TRUE(t.exhausted("SOR_046"));
        EXPECT_NE(t.card("SOR_046").serial, before);
    });
}

} // namespace
} // namespace playmat::test
