#include "engine/lorcana/seen_cards.h"
#include "support/lorcana_table.h"

/// The First Chapter, the rest of sapphire: 1-159 to 1-170.
namespace playmat::test {
namespace {

using namespace playmat::lorcana;
using core::DecisionKind;

TEST(LorcanaCard, Set1_159_ReturnsAnItemWhenPlayedAndWhenQuesting)
{
    LorcanaTable t;
    t.ink(0, 8).hand(0, {"1-159"}).play(0, {"1-066"}).play(1, {"1-101"});
    t.discard(0, {"1-135", "1-136", "1-012"}).discard(1, {"1-166"}).start();
    t.playCard("1-159");
    EXPECT_EQ(t.loreOf("1-159"), 2); // an item of the opponent's does not count
    t.yes();
    t.selectable({"1-135", "1-136"});
    t.choose("1-136");
    EXPECT_EQ(t.zone("1-136"), Zone::Hand);
    t.endTurn();
    t.endTurn();
    t.quest("1-159");
    EXPECT_EQ(t.lore(0), 2);
    t.no();
    EXPECT_EQ(t.zone("1-135"), Zone::Discard);
}

TEST(LorcanaCard, Set1_159_IsWorthOneMoreForEachItem)
{
    LorcanaTable t;
    t.ink(0, 1).hand(0, {"1-135"}).play(0, {"1-159", "1-066", "1-169"}).start();
    EXPECT_EQ(t.loreOf("1-159"), 3);
    t.playCard("1-135");
    EXPECT_EQ(t.loreOf("1-159"), 4);
    t.activate("1-169"); // banished for its cost
    EXPECT_EQ(t.loreOf("1-159"), 3);
}

TEST(LorcanaCard, Set1_161_OneIntoTheHandTheOtherToTheBottom)
{
    LorcanaTable t;
    t.ink(0, 1).hand(0, {"1-161"}).deck(0, {"1-012", "1-013", "1-009"}).start();
    t.playCard("1-161");
    t.selectable({"1-012", "1-013"});
    t.choose("1-013");
    EXPECT_EQ(t.cards(Zone::Hand, 0), std::vector<std::string>{"1-013"});
    EXPECT_EQ(t.cards(Zone::Deck, 0), (std::vector<std::string>{"1-009", "1-012"}));
}

TEST(LorcanaCard, Set1_161_TheOnlyCardOfTheDeckGoesIntoTheHand) // CR 1.2.3
{
    LorcanaTable t;
    t.ink(0, 1).hand(0, {"1-161"}).deck(0, {"1-012"}).start();
    t.playCard("1-161");
    t.idle(0);
    EXPECT_EQ(t.zone("1-012"), Zone::Hand);
    EXPECT_EQ(t.count(Zone::Deck, 0), 0);
}

TEST(LorcanaCard, Set1_162_ReturnsAnItemOfYours)
{
    LorcanaTable t;
    t.ink(0, 3).hand(0, {"1-162"}).discard(0, {"1-135", "1-012", "1-136"}).discard(1, {"1-166"});
    t.start();
    t.playCard("1-162");
    t.selectable({"1-135", "1-136"});
    t.choose("1-135");
    EXPECT_EQ(t.zone("1-135"), Zone::Hand);
}

TEST(LorcanaCard, Set1_163_PutsAnyCharacterIntoItsPlayersInkwellExerted)
{
    for (const bool mine : {false, true}) {
        fromBothLorcanaSeats([mine](LorcanaTable &t, PlayerId me, PlayerId you) {
            t.hand(me, {"1-163"}).play(me, {"1-111"}).play(you, {"1-012", "1-144"}).start();
            t.sing("1-163", "1-111");
            t.selectable({"1-111", "1-012"});
            t.choose(mine ? "1-111" : "1-012");
            EXPECT_EQ(t.count(Zone::Inkwell, mine ? me : you), 1);
            EXPECT_EQ(t.readyInk(mine ? me : you), 0);
            EXPECT_EQ(t.count(Zone::Inkwell, mine ? you : me), 0);
        });
    }
}

TEST(LorcanaCard, Set1_164_InksTheTopCardExertedAndUnseen)
{
    LorcanaTable t;
    t.hand(0, {"1-164"}).deck(0, {"1-009", "1-012"}).play(0, {"1-013"}).start();
    t.sing("1-164", "1-013");
    EXPECT_EQ(t.zone("1-009"), Zone::Inkwell);
    EXPECT_EQ(t.count(Zone::Inkwell, 0), 1);
    EXPECT_EQ(t.readyInk(0), 0);
    EXPECT_EQ(seenGoingIntoInkwell(t), 0);
}

TEST(LorcanaCard, Set1_164_LeavesTheDrawOfThisTurnToBeInked) // not "inking a card", CR 4.2.3.2
{
    LorcanaTable t;
    t.ink(0, 2).hand(0, {"1-164", "1-012"}).start();
    t.playCard("1-164");
    EXPECT_TRUE(t.can(OptionKind::Ink, "1-012"));
}

TEST(LorcanaCard, Set1_165_and_170_GiveSupportThisTurn)
{
    for (const bool item : {false, true}) {
        LorcanaTable t;
        t.ink(0, 1).hand(0, {"1-165"}).play(0, {"1-170", "1-017", "1-012"}).start();
        item ? t.activate("1-170") : t.playCard("1-165");
        t.selectable({"1-017", "1-012"});
        t.choose("1-017");
        t.quest("1-017");
        t.yes();
        EXPECT_EQ(t.strength("1-012"), 6);
        EXPECT_EQ(t.isExerted("1-170"), item);
        t.endTurn();
        EXPECT_FALSE(t.card("1-017").has(kw::Support));
    }
}

TEST(LorcanaCard, Set1_165_ASecondSupportAddsNothing) // CR 8.1.2
{
    LorcanaTable t;
    t.ink(0, 1).hand(0, {"1-165"}).play(0, {"1-153", "1-012"}).start();
    t.playCard("1-165");
    t.choose("1-153");
    t.quest("1-153");
    t.yes();
    t.idle(0);
    EXPECT_EQ(t.strength("1-012"), 6);
}

TEST(LorcanaCard, Set1_166_MayRemoveUpToTwoForACharacterPlayed)
{
    LorcanaTable t;
    t.ink(0, 4).hand(0, {"1-013", "1-019"}).play(0, {"1-166", Placed("1-017").damaged(3)});
    t.play(1, {Placed("1-012").damaged(1)}).start();
    t.playCard("1-013");
    t.yes();
    t.selectable({"1-013", "1-017", "1-012"});
    t.choose("1-017");
    EXPECT_EQ(t.game().decision().options.size(), 3U); // none, one or two
    t.number(2);
    EXPECT_EQ(t.damage("1-017"), 1);
    t.playCard("1-019");
    t.no();
    EXPECT_EQ(t.damage("1-017"), 1);
}

TEST(LorcanaCard, Set1_166_DoesNotSeeItemsOrOpponentsCharacters)
{
    LorcanaTable t;
    t.ink(0, 1).hand(0, {"1-135"}).play(0, {"1-166", Placed("1-017").damaged(3)});
    t.ink(1, 2).hand(1, {"1-013"}).start();
    t.playCard("1-135");
    t.idle(0);
    t.endTurn();
    t.playCard("1-013");
    t.idle(1);
}

TEST(LorcanaCard, Set1_167_GivesOneLoreThisTurn)
{
    LorcanaTable t;
    t.play(0, {"1-167", "1-012"}).play(1, {"1-013"}).start();
    t.activate("1-167");
    t.selectable({"1-012", "1-013"});
    t.choose("1-012");
    EXPECT_EQ(t.loreOf("1-012"), 3);
    t.quest("1-012");
    EXPECT_EQ(t.lore(0), 3);
    EXPECT_FALSE(t.can(OptionKind::Ability, "1-167"));
    t.endTurn();
    EXPECT_EQ(t.loreOf("1-012"), 2);
}

TEST(LorcanaCard, Set1_168_InksAnyCardReadyUnseenByTheOpponent) // CR 7.5.2, 7.5.6
{
    fromBothLorcanaSeats([](LorcanaTable &t, PlayerId me, PlayerId you) {
        t.ink(me, 3).hand(me, {"1-168", "1-009", "1-012"}).hand(you, {"1-013"}).start();
        t.playCard("1-168");
        t.activate("1-168");
        t.selectable({"1-009", "1-012"});
        t.choose("1-009"); // without an inkwell symbol
        EXPECT_EQ(t.zone("1-009"), Zone::Inkwell);
        EXPECT_EQ(t.readyInk(me), 1);
        EXPECT_EQ(seenGoingIntoInkwell(t), 1 << me);
        EXPECT_TRUE(t.can(OptionKind::Ink, "1-012")); // the turn's own card is still to come
    });
}

TEST(LorcanaCard, Set1_168_DoesNothingWithAnEmptyHand) // CR 1.7.7
{
    LorcanaTable t;
    t.play(0, {"1-168"}).start();
    t.activate("1-168");
    t.idle(0);
    EXPECT_TRUE(t.isExerted("1-168"));
}

TEST(LorcanaCard, Set1_169_RemovesUpToThreeForItself)
{
    LorcanaTable t;
    t.play(0, {"1-169", Placed("1-017").damaged(4)}).play(1, {Placed("1-012").damaged(1)}).start();
    t.activate("1-169");
    EXPECT_EQ(t.zone("1-169"), Zone::Discard);
    t.selectable({"1-017", "1-012"});
    t.choose("1-017");
    EXPECT_EQ(t.game().decision().options.size(), 4U); // none to three
    t.number(3);
    EXPECT_EQ(t.damage("1-017"), 1);
}

} // namespace
} // namespace playmat::test
