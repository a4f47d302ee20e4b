// Tests which cards are offered for a name that is not quite right, in every game, and that a card
// which is taken for an unknown one has its place and its copies.
#include "decks/deck_file.h"
#include "decks/near_cards.h"
#include "kit/games/kits.h"
#include "match/folded_name.h"
#include "support/game_library.h"
#include "support/processor_time.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace playmat::decks {
namespace {

constexpr std::size_t kMost = 4;

using test::libraryOf;

/// The name with one letter in its middle replaced.
std::string misspelt(std::string name)
{
    std::size_t at = name.size() / 2;
    while (at > 0 && (name[at] < 'a' || name[at] > 'z'))
        --at;
    name[at] = name[at] == 'x' ? 'y' : 'x';
    return name;
}

/// How many of every tenth card's names, each with a wrong letter, find that card or one with the
/// same title.
double foundOf(const CardIndex &index)
{
    int found = 0;
    int asked = 0;
    for (std::size_t i = 0; i < index.cards().size(); i += 10) {
        const IndexedCard &card = index.cards()[i];
        if (match::foldedName(card.name).size() < 5)
            continue;
        ++asked;
        const std::vector<std::size_t> near = nearCards(index, misspelt(card.name), kMost);
        EXPECT_LE(near.size(), kMost);
        found += std::ranges::any_of(
            near, [&](std::size_t at) { return index.cards()[at].title == card.title; });
    }
    EXPECT_GT(asked, 20);
    return double(found) / asked;
}

TEST(NearCards, AWrongLetterFindsTheCardInEveryGame)
{
    for (const match::GameKit *game : kit::games())
        if (game->deckKit() != nullptr) {
            const CardIndex index(libraryOf(*game));
            EXPECT_GT(foundOf(index), .97) << game->id();
        }
}

TEST(NearCards, AMisspeltChampionStaysTheChosenOne)
{
    const match::GameKit *game = kit::gameNamed("riftbound");
    if (game == nullptr)
        GTEST_SKIP() << "its cards are not here";
    constexpr std::size_t champion = 1;
    const match::CardLibrary &library = libraryOf(*game);
    const DeckKit &parts = *game->deckKit();
    const std::vector<Entry> cards = parts.cards(library);
    const auto card = std::ranges::find_if(
        cards, [&](const Entry &entry) { return parts.takes(library, champion, entry.id); });
    ASSERT_NE(card, cards.end());
    const std::string wrong = misspelt(card->name);
    Deck deck
        = readDeckFile(parts, library,
                       "Champion\n1 " + wrong + "\nDeck\n2 " + wrong + "\nRunes\n1 " + wrong + "\n")
              .deck;
    takeAs(deck, parts, library, wrong, *card);
    ASSERT_EQ(deck.parts[champion].size(), 1U);
    EXPECT_EQ(deck.parts[champion][0].id, card->id);
    ASSERT_EQ(deck.parts[2].size(), 1U);
    EXPECT_EQ(deck.parts[2][0].count, 3) << "it is no rune";
}

struct NearSwu : testing::Test
{
    void SetUp() override
    {
        if (kit::gameNamed("swu") == nullptr)
            GTEST_SKIP() << "its cards are not here";
    }
    [[nodiscard]] static const match::CardLibrary &library()
    {
        return libraryOf(*kit::gameNamed("swu"));
    }
    [[nodiscard]] static const DeckKit &kit() { return *library().kit().deckKit(); }
    [[nodiscard]] static const CardIndex &index()
    {
        static const CardIndex made(library());
        return made;
    }
    [[nodiscard]] static std::vector<std::string> near(std::string_view written)
    {
        std::vector<std::string> ids;
        for (const std::size_t at : nearCards(index(), written, kMost))
            ids.push_back(index().cards()[at].id);
        return ids;
    }
    [[nodiscard]] static Deck read(const std::string &text)
    {
        return readDeckFile(kit(), library(), text).deck;
    }
    static void take(Deck &deck, const char *written, const char *id)
    {
        takeAs(deck, kit(), library(), written, kit().card(library(), id));
    }
};

TEST_F(NearSwu, TheNearestComesFirst)
{
    EXPECT_EQ(near("Wampaa"), std::vector<std::string>{"SOR_164"});
    EXPECT_EQ(near("Wampaa (SOR_999)"), std::vector<std::string>{"SOR_164"});
    EXPECT_EQ(near("wmapa").front(), "SOR_164") << "two letters are swapped";
    EXPECT_EQ(near("Luke Skywalker | Faithfull Frend").front(), "SOR_005");
    EXPECT_EQ(near("Luke Skywaker").size(), kMost) << "several cards have this title";
    EXPECT_TRUE(near("No Such Card At All").empty());
    EXPECT_TRUE(near("").empty());
    EXPECT_TRUE(near("(").empty());
    EXPECT_TRUE(near(std::string(100000, 'w')).empty());
}

TEST_F(NearSwu, ManyNamesAreLookedUpQuickly)
{
    (void)index();
    EXPECT_LT(test::processorMs([&] {
                  for (int i = 0; i < 200; ++i)
                      (void)near("Luke Skywalker | Faithfull Frend");
              }),
              1000 * test::kSlowdown);
}

TEST_F(NearSwu, AChosenCardHasThePlaceAndTheCopiesOfTheUnknownOne)
{
    Deck deck = read("Leader\n1 Luke Skywalkr | Faithful Friend\nDeck\n1 Wampa (SOR_164)\n"
                     "2 Wampaa # never out\n2 Vanqish # good\nSideboard\n1 Wampaa\n"
                     "# considering: 1 Wampaa\n");
    take(deck, "Wampaa", "SOR_164");
    take(deck, "Vanqish", "SOR_078");
    take(deck, "Luke Skywalkr | Faithful Friend", "SOR_005");
    const std::string text = deckFileText(kit(), deck);
    for (const char *line :
         {"Leader\n1 Luke Skywalker | Faithful Friend (SOR_005)\n", "\n3 Wampa (SOR_164)",
          "\n2 Vanquish (SOR_078)  # good\n", "Sideboard\n1 Wampa (SOR_164)\n",
          "# considering: 1 Wampa (SOR_164)\n"})
        EXPECT_NE(text.find(line), std::string::npos) << line << "in\n" << text;
    EXPECT_EQ(text.find("Wampaa"), std::string::npos) << text;
}

TEST_F(NearSwu, ALeaderAmongTheCardsGoesToItsPlace)
{
    Deck deck = read("Deck\n1 Luke Skywalkr | Faithful Friend\n3 Wampa\n");
    take(deck, "Luke Skywalkr | Faithful Friend", "SOR_005");
    ASSERT_EQ(deck.parts[0].size(), 1U);
    EXPECT_EQ(deck.parts[0][0].id, "SOR_005");
    const Deck before = deck;
    take(deck, "nobody", "SOR_078");
    EXPECT_EQ(deck, before);
}

} // namespace
} // namespace playmat::decks
