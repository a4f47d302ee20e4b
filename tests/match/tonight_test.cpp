// Tests what the first page suggests, and that decks with the same cards have the same hash.
#include "decks/deck.h"
#include "decks/tonight.h"

#include <gtest/gtest.h>

namespace playmat::decks {
namespace {

using Kind = Suggestion::Kind;

PlayedFact against(const char *opponent, int outcome, const char *list = "a")
{
    return {list, opponent, "", outcome};
}

std::vector<Kind> kindsOf(const TonightFacts &facts)
{
    std::vector<Kind> kinds;
    for (const Suggestion &one : tonight(facts))
        kinds.push_back(one.kind);
    return kinds;
}

TEST(Tonight, ANewcomerIsToldNothing)
{
    TonightFacts facts;
    facts.puzzle = true;
    facts.decks = {{"Patient Luke", "b", {"a"}}};
    EXPECT_TRUE(tonight(facts).empty());
}

TEST(Tonight, WhatWasLeftComesFirst)
{
    TonightFacts facts;
    facts.left = facts.puzzle = true;
    facts.played = {against("Marek", 1)};
    EXPECT_EQ(kindsOf(facts), (std::vector{Kind::Continue, Kind::Again, Kind::Puzzle}));
}

TEST(Tonight, ADeckIsSuggestedOnceItsCardsHaveChanged)
{
    TonightFacts facts;
    facts.played = {against("Marek", 1, "new"), against("Marek", 1, "old")};
    facts.decks = {{"Another", "x", {}}, {"Patient Luke", "new", {"old"}}};
    EXPECT_EQ(kindsOf(facts), std::vector{Kind::Again}) << "the newest match had these cards";
    facts.decks[1] = {"Patient Luke", "newer", {"old", "new"}};
    ASSERT_EQ(kindsOf(facts), (std::vector{Kind::Deck, Kind::Again}));
    EXPECT_EQ(tonight(facts)[0].deck, 1U);
    facts.decks[1].list.clear(); // without cards it cannot be played
    EXPECT_EQ(kindsOf(facts), std::vector{Kind::Again});
}

TEST(Tonight, AMatchOfUnknownCardsDoesNotTellThatADeckHasChanged)
{
    TonightFacts facts;
    facts.played = {against("Marek", 1, "")};
    facts.decks = {{"Patient Luke", "new", {"", "old"}}};
    EXPECT_EQ(kindsOf(facts), std::vector{Kind::Again});
}

TEST(Tonight, TheOpponentOfTheNewestMatchOfThoseWhoLeadIsTheRival)
{
    TonightFacts facts;
    for (int i = 0; i < 3; ++i) {
        facts.played.push_back(against("Bo", -1));
        facts.played.push_back(against("Sabine", i == 0 ? 1 : -1));
    }
    facts.played.push_back(against("Sabine", -1));
    facts.played.insert(facts.played.begin(), against("Marek", 1));
    const std::vector<Suggestion> all = tonight(facts);
    ASSERT_EQ(kindsOf(facts), (std::vector{Kind::Rival, Kind::Again}));
    EXPECT_EQ(facts.played[all[0].match].opponent, "Bo");
    EXPECT_EQ(all[0].score, (std::array{3, 0}));
    EXPECT_EQ(facts.played[all[1].match].opponent, "Marek");
    facts.played.erase(facts.played.begin() + 1);
    EXPECT_EQ(tonight(facts)[0].score, (std::array{3, 1})) << "Bo has won too few matches now";
}

TEST(Tonight, TheRivalIsNotSuggestedTwice)
{
    TonightFacts facts;
    facts.played = {against("Bo", -1), against("Bo", 0), against("Bo", -1), against("Bo", -1)};
    EXPECT_EQ(kindsOf(facts), std::vector{Kind::Rival});
}

TEST(Tonight, AProgramIsOneOpponentWhateverItIsCalled)
{
    TonightFacts facts;
    facts.played = {
        {"", "Novice", "novice", -1}, {"", "Neuling", "novice", -1}, {"", "Novice", "novice", -1}};
    ASSERT_EQ(kindsOf(facts), std::vector{Kind::Rival});
    EXPECT_EQ(tonight(facts)[0].score, (std::array{3, 0}));
}

TEST(Tonight, ThereAreAtMostFour)
{
    TonightFacts facts;
    facts.left = facts.puzzle = true;
    facts.played
        = {against("Marek", 1, "old"), against("Bo", -1), against("Bo", -1), against("Bo", -1)};
    facts.decks = {{"Patient Luke", "new", {"old"}}};
    EXPECT_EQ(kindsOf(facts), (std::vector{Kind::Continue, Kind::Deck, Kind::Rival, Kind::Again}));
}

TEST(ListHash, DependsOnCardsAndPartsOnly)
{
    Deck deck;
    deck.parts = {{{"A_1", "Luke", 1, ""}}, {{"A_2", "R2", 3, ""}, {"", "Bendu", 1, ""}}, {}};
    Deck other = deck;
    other.name = "Other";
    other.notes = {"a note"};
    other.considering = {{"A_3", "Yoda", 1, ""}};
    other.parts[1] = {{"", "Bendu", 1, "never out"}, {"A_2", "R2-D2", 1, ""}, {"A_2", "R2", 2, ""}};
    EXPECT_EQ(listHash(deck), listHash(other));
    EXPECT_EQ(listHash(deck).size(), 16U);
    other.parts[1][1].count = 2;
    EXPECT_NE(listHash(deck), listHash(other));
    std::swap(deck.parts[1], deck.parts[2]);
    EXPECT_NE(listHash(deck), listHash(other)) << "the sideboard is part of the list";
    EXPECT_EQ(listHash(Deck()), "");
}

} // namespace
} // namespace playmat::decks
