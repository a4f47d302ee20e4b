// Tests reading and writing the text of .deck files in every game.
#include "decks/deck_file.h"
#include "kit/games/kits.h"
#include "support/folders.h"
#include "support/game_library.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

namespace playmat::decks {
namespace {

using test::libraryOf;

std::string textIn(const std::filesystem::path &path)
{
    std::ifstream file(path, std::ios::binary);
    std::ostringstream content;
    content << file.rdbuf();
    return content.str();
}

/// The cards of a deck with their numbers, in any order. The deck's name is left out, because the
/// file has its own name.
std::multiset<std::string> cardsOf(const match::Json &deck)
{
    std::multiset<std::string> cards;
    for (const auto &[key, value] : deck.items()) {
        if (key == "metadata" || key == "name")
            continue;
        if (!value.is_array())
            cards.insert(key + value.dump());
        for (const match::Json &card : value)
            cards.insert(key + card.dump());
    }
    return cards;
}

void expectRoundTrip(const match::GameKit &game, const std::string &text, const std::string &name)
{
    const DeckKit &kit = *game.deckKit();
    const match::CardLibrary &library = libraryOf(game);
    const ReadFile read = readDeckFile(kit, library, text);
    if (read.lost)
        return;
    const std::string written = deckFileText(kit, read.deck);
    const ReadFile again = readDeckFile(kit, library, written);
    EXPECT_FALSE(again.lost) << name << '\n' << written;
    EXPECT_EQ(again.deck, read.deck) << name << '\n' << written;
    EXPECT_EQ(deckFileText(kit, again.deck), written) << name;
    const auto before = game.plainDeck(library, text);
    const auto after = game.plainDeck(library, written);
    ASSERT_EQ(after.ok(), before.ok())
        << name << '\n'
        << (after ? before.problem().message : after.problem().message) << written;
    if (!before)
        return;
    EXPECT_EQ(cardsOf(before.value()), cardsOf(after.value())) << name << '\n' << written;
}

TEST(DeckFile, BuiltInDecksOfAllGamesComeBackAsTheyWere)
{
    int decks = 0;
    for (const match::GameKit *game : kit::games()) {
        if (game->deckKit() == nullptr)
            continue;
        for (const std::string &name : libraryOf(*game).deckNames()) {
            expectRoundTrip(*game, *libraryOf(*game).deck(name), name);
            EXPECT_FALSE(
                readDeckFile(*game->deckKit(), libraryOf(*game), *libraryOf(*game).deck(name)).lost)
                << name;
            ++decks;
        }
    }
    EXPECT_GT(decks, 10);
}

TEST(DeckFile, TheCorpusComesBackAsItWas)
{
    const auto folder = std::filesystem::path(test::sourceDir()) / "tests" / "match" / "decks";
    for (const match::GameKit *game : kit::games()) {
        if (game->deckKit() == nullptr || !std::filesystem::exists(folder / game->id()))
            continue;
        for (const auto &file : std::filesystem::directory_iterator(folder / game->id()))
            expectRoundTrip(*game, textIn(file.path()), file.path().filename().string());
    }
}

struct Written : testing::Test
{
    const match::GameKit &game = *kit::gameNamed("swu");
    const DeckKit &kit = *game.deckKit();
    const match::CardLibrary &library = libraryOf(game);

    [[nodiscard]] Deck read(const std::string &text) const
    {
        const ReadFile file = readDeckFile(kit, library, text);
        EXPECT_FALSE(file.lost) << text;
        return file.deck;
    }
};

constexpr const char *kLuke
    = "# Patient Luke\n"
      "# game: swu · format: eternal · tags: league, control · id: 7c1e4b2a · later: yes\n"
      "# somebody wrote this\n"
      "Leader\n"
      "1 Luke Skywalker | Faithful Friend (SOR_005)\n"
      "Deck\n"
      "3 R2-D2 | Ignoring Protocol (SOR_236)  # never out\n"
      "2 Somebody of a Later Set\n"
      "Sideboard\n"
      "2 Fell the Dragon (SHD_078)\n"
      "# considering: 1 Vanquish (SOR_078)\n"
      "# note: against Vader: Vanquish in, Repair out\n";

TEST_F(Written, GetsAnotherIdAndNothingElse)
{
    std::string expected = kLuke;
    expected.replace(expected.find("7c1e4b2a"), 8, "x");
    EXPECT_EQ(withId(kLuke, "x"), expected);
    EXPECT_EQ(withId("Deck\n3 Wampa\n", "x"), "Deck\n3 Wampa\n");
    EXPECT_EQ(withId("# Luke · id: 1\n# game: swu · id: 1\nDeck\n", "x"),
              "# Luke · id: 1\n# game: swu · id: x\nDeck\n")
        << "the name stays";
}

TEST_F(Written, IsReadWithAllThatItSays)
{
    const Deck deck = read(kLuke);
    EXPECT_EQ(deck.name, "Patient Luke");
    EXPECT_EQ(deck.id, "7c1e4b2a");
    EXPECT_EQ(deck.format, "eternal");
    EXPECT_EQ(deck.tags, (std::vector<std::string>{"league", "control"}));
    EXPECT_EQ(deck.facts, std::vector<std::string>{"later: yes"});
    EXPECT_EQ(deck.remarks, std::vector<std::string>{"# somebody wrote this"});
    ASSERT_EQ(deck.parts.size(), kit.parts().size());
    ASSERT_EQ(deck.parts[0].size(), 1);
    EXPECT_EQ(deck.parts[0][0].id, "SOR_005");
    EXPECT_TRUE(deck.parts[1].empty()) << "no base yet is no mistake here";
    ASSERT_EQ(deck.parts[2].size(), 2);
    EXPECT_EQ(deck.parts[2][0].comment, "never out");
    EXPECT_EQ(deck.parts[2][1], (Entry{"", "Somebody of a Later Set", 2, ""}));
    ASSERT_EQ(deck.considering.size(), 1);
    EXPECT_EQ(deck.considering[0].id, "SOR_078");
    EXPECT_EQ(deck.notes, std::vector<std::string>{"against Vader: Vanquish in, Repair out"});
}

TEST_F(Written, IsWrittenAsItWas)
{
    EXPECT_EQ(deckFileText(kit, read(kLuke)), kLuke);
}

TEST_F(Written, AnEmptyDeckIsADeck)
{
    const Deck deck = read("# New\n# game: swu · id: 1\n");
    EXPECT_EQ(deck.name, "New");
    EXPECT_EQ(deckFileText(kit, deck), "# New\n# game: swu · id: 1\n");
}

TEST_F(Written, WhatIsNotUnderstoodIsSaidSoThatNobodyWritesOverIt)
{
    for (const char *text : {"Deck\n100 R2-D2 | Ignoring Protocol (SOR_236)\n",
                             "<html><b>1 Wampa</b></html>", "{\"deck\": ["})
        EXPECT_TRUE(readDeckFile(kit, library, text).lost) << text;
}

TEST_F(Written, TooManyOfAPartAreKept)
{
    const Deck deck = read("Leader\n1 Luke Skywalker | Faithful Friend (SOR_005)\n"
                           "1 Darth Vader | Dark Lord of the Sith (SOR_010)\n");
    EXPECT_EQ(countOf(deck.parts[0]), 2);
    const Deck again = read(deckFileText(kit, deck));
    EXPECT_EQ(again.parts, deck.parts);
}

TEST_F(Written, NamesOfAnyKindStayInTheirLine)
{
    Deck deck = read(kLuke);
    deck.name = "a\nDeck\n3 Wampa";
    deck.notes = {"two\nlines"};
    deck.tags = {"with\ttab"};
    const Deck again = read(deckFileText(kit, deck));
    EXPECT_EQ(again.parts, deck.parts);
    EXPECT_EQ(again.name, "a Deck 3 Wampa");
}

TEST_F(Written, AnotherNameLeavesTheRest)
{
    const std::string text = withName(kLuke, "Quick Luke", "swu", "other");
    EXPECT_EQ(headOf(text).name, "Quick Luke");
    EXPECT_EQ(headOf(text).id, "7c1e4b2a") << "the id stays";
    EXPECT_EQ(text.substr(text.find('\n')),
              std::string(kLuke).substr(std::string(kLuke).find('\n')));
    EXPECT_EQ(withName("3 Wampa\n", "W", "swu", "1"), "# W\n# game: swu · id: 1\n3 Wampa\n");
}

TEST_F(Written, CopiesAreAddedAndTaken)
{
    std::vector<Entry> entries;
    addCopies(entries, {"SOR_236", "R2-D2", 1, ""}, 2);
    addCopies(entries, {"SOR_236", "R2-D2", 1, ""}, 200);
    EXPECT_EQ(countOf(entries), 99);
    addCopies(entries, {"", "Nobody", 1, ""}, 1);
    addCopies(entries, {"SOR_236", "R2-D2", 1, ""}, -99);
    EXPECT_EQ(entries, (std::vector<Entry>{{"", "Nobody", 1, ""}}));
    addCopies(entries, {"", "Nobody", 1, ""}, -1);
    EXPECT_TRUE(entries.empty());
}

} // namespace
} // namespace playmat::decks
