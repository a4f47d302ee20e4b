#include "engine/core/rng.h"
#include "kit/swu/host/cards.h"
#include "kit/swu/host/deck_check.h"
#include "kit/swu/host/deck_export.h"
#include "kit/swu/host/deck_text.h"
#include "support/match_fixture.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace playmat::match {
namespace {

using test::library;

using Counts = std::map<std::string, int>;

Counts countsOf(const std::vector<DeckEntry> &entries)
{
    Counts counts;
    for (const DeckEntry &entry : entries)
        counts[entry.id] += entry.count;
    return counts;
}

void expectSameCards(const DeckDocument &a, const DeckDocument &b)
{
    EXPECT_EQ(a.leader.id, b.leader.id);
    EXPECT_EQ(a.base.id, b.base.id);
    EXPECT_EQ(countsOf(a.cards), countsOf(b.cards));
    EXPECT_EQ(countsOf(a.sideboard), countsOf(b.sideboard));
}

/// Both forms are read back as the same deck, and writing that again changes no byte.
void expectRoundTrip(const DeckDocument &deck)
{
    const swu::CardDb &db = match::swuCards(library());
    const std::string json = exportDeckJson(db, deck);
    const Outcome<DeckDocument> fromJson = readDeck(db, json);
    ASSERT_TRUE(fromJson.ok()) << describe(fromJson.problem()) << "\n" << json;
    EXPECT_EQ(fromJson.value().name, deck.name);
    EXPECT_EQ(fromJson.value().author, deck.author);
    expectSameCards(fromJson.value(), deck);
    EXPECT_EQ(exportDeckJson(db, fromJson.value()), json);

    const std::string text = exportDeckText(db, deck);
    const Outcome<DeckDocument> fromText = readDeck(db, text);
    ASSERT_TRUE(fromText.ok()) << describe(fromText.problem()) << "\n" << text;
    expectSameCards(fromText.value(), deck);
    EXPECT_EQ(exportDeckText(db, fromText.value()), text);
}

/// A legal deck: three copies of each of 17 cards, and any leader and base.
DeckDocument randomDeck(core::Rng &rng)
{
    using swu::CardType;
    const auto &defs = match::swuCards(library()).defs;
    const auto any = [&](auto fits) -> const swu::CardDef & {
        for (;;)
            if (const swu::CardDef &def = defs[rng.below(static_cast<std::uint32_t>(defs.size()))];
                fits(def.type) && def.deckSize <= 0)
                return def;
    };
    DeckDocument deck;
    deck.name = "Random \"deck\" №1\\";
    deck.plain = true; // any card, also one whose text does not play yet
    deck.leader.id = any([](CardType type) { return type == CardType::Leader; }).id;
    deck.base.id = any([](CardType type) { return type == CardType::Base; }).id;
    std::set<std::string> cards;
    while (cards.size() < 17)
        cards.insert(any([](CardType type) {
                         return type == CardType::Unit || type == CardType::Upgrade
                             || type == CardType::Event;
                     }).id);
    for (const std::string &id : cards)
        deck.cards.push_back({id, 3, {}, 0});
    return deck;
}

TEST(DeckExport, StarterDecksComeBack)
{
    for (const std::string &name : library().deckNames()) {
        SCOPED_TRACE(name);
        expectRoundTrip(readDeck(match::swuCards(library()), *library().deck(name)).value());
    }
}

TEST(DeckExport, RandomLegalDecksComeBack)
{
    core::Rng rng(31);
    for (int i = 0; i < 20; ++i) {
        DeckDocument deck = randomDeck(rng);
        EXPECT_TRUE(checkDeck(match::swuCards(library()), deck).ok());
        deck.sideboard.push_back({"SOR_251", 1 + i % 3, {}, 0});
        expectRoundTrip(deck);
    }
}

DeckDocument smallDeck()
{
    DeckDocument deck;
    deck.name = "Small";
    deck.author = "Ann";
    deck.leader.id = "P25_074"; // another print of SOR_010
    deck.base.id = "SOR_023";
    deck.cards = {{"SOR_164", 2, {}, 0}, {"LOF_164", 1, {}, 0}, {"SOR_087", 3, {}, 0}};
    deck.sideboard = {{"SOR_251", 1, {}, 0}};
    return deck;
}

TEST(DeckExport, JsonIsWhatOthersRead)
{
    EXPECT_EQ(exportDeckJson(match::swuCards(library()), smallDeck()), R"({
  "metadata": { "name": "Small", "author": "Ann" },
  "leader": { "id": "SOR_010", "count": 1 },
  "base": { "id": "SOR_023", "count": 1 },
  "deck": [
    { "id": "SOR_164", "count": 3 },
    { "id": "SOR_087", "count": 3 }
  ],
  "sideboard": [
    { "id": "SOR_251", "count": 1 }
  ]
}
)");
}

TEST(DeckExport, NobodyIsTheAuthorOfADeckWithoutOne)
{
    DeckDocument deck = smallDeck();
    deck.author.clear();
    deck.sideboard.clear();
    const std::string json = exportDeckJson(match::swuCards(library()), deck);
    EXPECT_EQ(json.find("author"), std::string::npos);
    EXPECT_NE(json.find("\"sideboard\": []\n"), std::string::npos);
}

TEST(DeckExport, TextIsAListOfNames)
{
    EXPECT_EQ(exportDeckText(match::swuCards(library()), smallDeck()),
              "Leaders\n1 | Darth Vader | Dark Lord of the Sith\n\n"
              "Base\n1 | Command Center\n\n"
              "Deck\n3 | Wampa\n3 | Darth Vader | Commanding the First Legion\n\n"
              "Sideboard\n1 | Confiscate\n");
}

} // namespace
} // namespace playmat::match
