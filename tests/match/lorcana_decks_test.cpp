#include "kit/lorcana/host/deck_check.h"
#include "kit/lorcana/host/kit.h"
#include "support/folders.h"
#include "support/temp_folder.h"

#include <gtest/gtest.h>

#include <bit>
#include <map>
#include <set>

/// Decks of Disney Lorcana: lists as people write them, what a deck must be like, random ones.
namespace playmat::test {
namespace {

using namespace playmat::lorcana;
using namespace playmat::lorcana::host;

const match::CardLibrary &lorcanaLibrary()
{
    static const auto loaded = kit::lorcanaKit().library(test::resourceDir());
    return loaded.value();
}

const LorcanaCards &cards()
{
    return cardsOf(lorcanaLibrary());
}

/// "1-012 x3", as it was read.
std::string readAs(const std::string &line)
{
    const auto deck = readDeck(cards(), std::string_view(line));
    if (!deck)
        return deck.problem().code;
    std::string out;
    for (const DeckLine &one : deck.value().cards)
        out += (out.empty() ? "" : ", ") + cards().db.def(one.card).id + " x"
            + std::to_string(one.count);
    for (const DeckLine &one : deck.value().sideboard)
        out += "; " + cards().db.def(one.card).id + " x" + std::to_string(one.count);
    return out;
}

TEST(LorcanaDecks, AListIsReadHoweverItIsWritten)
{
    for (const char *line :
         {"3 Mickey Mouse - True Friend", "3x Mickey Mouse - True Friend",
          "3X  mickey mouse -  TRUE friend\r", "3 Mickey Mouse \u2013 True Friend",
          "3 Mickey Mouse \u2014 True Friend", "3 Mickey Mouse, True Friend",
          "3 Mickey Mouse - True Friend (ENCHANTED)", "3 Mickey Mouse - True Friend (Set 1) *E*",
          "3 Mickey Mouse - True Friend # the best", "3 Mickey Mouse - True Friend // the best",
          "# mine\n\n3 1-012", "3 001-012", "3 1-12", "3\u00A0Mickey Mouse\u00A0- True Friend",
          "\xEF\xBB\xBF\n3 Mickey Mouse - True Friend\n--- MAYBEBOARD\n2 Tangle"})
        EXPECT_EQ(readAs(line), "1-012 x3") << line;
    EXPECT_EQ(readAs("Tangle"), "1-133 x1");
    EXPECT_EQ(readAs("2 He\u2019s Got a Sword!"), "1-132 x2") << "a curly quote";
    EXPECT_EQ(readAs("1 Te Ka - Heartless"), readAs("1 Te Kā - Heartless")) << "an accent";
    EXPECT_EQ(readAs("2 Tangle\n--- SIDEBOARD\n1 Smash"), "1-133 x2; 1-200 x1");
}

TEST(LorcanaDecks, WhatCannotBeReadIsNamedWithItsLine)
{
    EXPECT_EQ(readAs("3 Nobody - At All"), "unknown_card");
    EXPECT_EQ(readAs("3 Mickey Mouse"), "bad_deck") << "there are several of that name";
    EXPECT_EQ(readAs("100 Tangle"), "bad_deck");
    EXPECT_EQ(readAs("# nothing"), "bad_deck");
    const auto deck = readDeck(cards(), std::string_view("1 Tangle\n2 Nobody\n3 Nothing"));
    EXPECT_EQ(deck.problem().line, 2U);
    EXPECT_NE(deck.problem().message.find("line 3"), std::string::npos);
}

TEST(LorcanaDecks, ADocumentIsReadByIdOrByName)
{
    EXPECT_EQ(readAs(R"({"name":"A","cards":[{"count":3,"id":"1-012","type":"Character"}]})"),
              "1-012 x3");
    EXPECT_EQ(readAs(R"({"cards":[{"count":3,"fullName":"Mickey Mouse - True Friend"}]})"),
              "1-012 x3");
    EXPECT_EQ(readAs(R"({"cards":[{"count":3,"id":"9-999"}]})"), "unknown_card");
    EXPECT_EQ(readAs(R"({"cards":[{"count":0,"id":"1-012"}]})"), "bad_deck");
    EXPECT_EQ(readAs(R"({"deck":[]})"), "bad_deck");
    for (const char *key : {"quantity", "qty", "amount", "copies"})
        EXPECT_EQ(readAs(R"({"cards":[{")" + std::string(key) + R"(":3,"id":"1-012"}]})"),
                  "1-012 x3")
            << key;
    EXPECT_EQ(readAs(R"({"cards":[{"count":"3","id":"1-012"}]})"), "1-012 x3");
    EXPECT_EQ(readAs(R"({"cards":[{"count":"many","id":"1-012"}]})"), "bad_deck");
    EXPECT_EQ(readAs(R"({"cards":)"), "bad_json");
}

TEST(LorcanaDecks, WhatIsWrongWithADeckIsSaidInSentences)
{
    const auto faults = [](const std::string &list) {
        return faultsOf(cards().db, readDeck(cards(), std::string_view(list)).value());
    };
    const auto wrong = faults("5 Tangle\n4 Smash\n4 Befuddle");
    ASSERT_EQ(wrong.size(), 3U);
    EXPECT_EQ(wrong[0], "There are 5 copies of Tangle; a deck may have 4.");
    EXPECT_EQ(wrong[1], "The deck has too few cards: 13 of at least 60.");
    EXPECT_EQ(wrong[2], "The deck has 3 inks (Amethyst, Ruby, Steel); it may have 2.");
    EXPECT_EQ(faults("3 Tangle\n2 Tangle")[0], wrong[0]) << "lines are counted together";
}

TEST(LorcanaDecks, TheStartersOfTheFirstChapterAreBuiltIn)
{
    EXPECT_EQ(lorcanaLibrary().deckNames().size(), 3U);
    for (const std::string &name : lorcanaLibrary().deckNames()) {
        const auto deck = readDeck(cards(), std::string_view(*lorcanaLibrary().deck(name)));
        ASSERT_TRUE(deck.ok()) << name;
        EXPECT_TRUE(faultsOf(cards().db, deck.value()).empty()) << name;
        EXPECT_FALSE(deck.value().name.empty());
        int count = 0;
        for (const DeckLine &line : deck.value().cards)
            count += line.count;
        EXPECT_EQ(count, 60) << name;
    }
}

TEST(LorcanaDecks, RandomDecksAreLegalAndLeaveNothingOut)
{
    std::set<DefId> seen;
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        core::Rng rng(seed);
        core::Rng again(seed);
        const std::vector<DefId> deck = randomDeck(cards().db, rng);
        EXPECT_EQ(deck, randomDeck(cards().db, again));
        seen.insert(deck.begin(), deck.end());
        WrittenDeck written;
        for (const DefId card : deck)
            written.cards.push_back({card, 1});
        EXPECT_TRUE(faultsOf(cards().db, written).empty());
    }
    EXPECT_EQ(seen.size(), 204U);
}

} // namespace
} // namespace playmat::test
