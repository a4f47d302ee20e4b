#include "engine/swu/text/print.h"
#include "kit/swu/host/cards.h"
#include "kit/swu/host/deck_check.h"
#include "kit/swu/host/deck_text.h"
#include "support/folders.h"
#include "support/match_fixture.h"

#include <gtest/gtest.h>

#include <filesystem>

namespace playmat::match {
namespace {

using test::library;

/// The program's cards and three invented ones that change how a deck is built.
const CardLibrary &withExceptions()
{
    static const CardLibrary made = [] {
        std::vector<NamedText> files;
        for (const auto &entry : std::filesystem::directory_iterator(
                 std::filesystem::path(test::resourceDir()) / "cards" / "swu"))
            if (entry.path().extension() == ".json")
                files.push_back({entry.path().filename().string(), test::contentOf(entry.path())});
        files.push_back({"test.json", R"({"set":"TST","name":"Test","cards":[
{"id":"TST_001","name":"Many","type":"unit","cost":1,"power":1,"hp":1,"arena":"ground",
 "deck":{"copies":15}},
{"id":"TST_002","name":"Wide Base","type":"base","hp":30,"deck":{"size":10}},
{"id":"TST_003","name":"Narrow Base","type":"base","hp":20,"deck":{"size":-5}}]})"});
        const Outcome<CardLibrary> loaded = CardLibrary::fromTexts(kit::swuKit(), files, {});
        EXPECT_TRUE(loaded.ok()) << describe(loaded.problem());
        return loaded.value();
    }();
    return made;
}

DeckDocument luke()
{
    return readDeck(match::swuCards(library()), *library().deck("luke")).value();
}

/// What is wrong, as "code: sentence", one line each.
std::string faultsOf(const DeckDocument &deck, const CardLibrary &cards = library())
{
    std::string out;
    for (const DeckFault &fault : checkDeck(match::swuCards(cards), deck).faults)
        out += (out.empty() ? "" : "\n") + fault.code + ": " + fault.message;
    return out;
}

/// Luke's deck with cards taken off its end until it has this many.
DeckDocument shortened(int cards)
{
    DeckDocument deck = luke();
    int sum = 0;
    for (DeckEntry &entry : deck.cards) {
        entry.count = std::min(entry.count, cards - sum);
        sum += entry.count;
    }
    std::erase_if(deck.cards, [](const DeckEntry &entry) { return entry.count == 0; });
    return deck;
}

TEST(DeckLegality, ALegalDeckHasNoFault)
{
    EXPECT_EQ(faultsOf(luke()), "");
}

TEST(DeckLegality, OneLeader)
{
    const auto problemOf = [](std::string text, std::string_view part, std::string_view instead) {
        return loadDeck(match::swuCards(library()),
                        text.replace(text.find(part), part.size(), instead))
            .problem()
            .message;
    };
    const std::string &text = *library().deck("luke");
    EXPECT_EQ(problemOf(text, R"("leader": { "id": "SOR_005", "count": 1 },)", ""),
              "the deck has no leader");
    EXPECT_EQ(problemOf(text, R"({ "id": "SOR_005", "count": 1 })", "null"),
              "the deck has no leader");
    EXPECT_EQ(problemOf(text, R"("SOR_005", "count": 1)", R"("SOR_005", "count": 2)"),
              "a deck has one leader, not 2");
    DeckDocument deck = luke();
    deck.leader.id = "SOR_051";
    EXPECT_EQ(faultsOf(deck), "wrong_type: Luke Skywalker, Jedi Knight (SOR_051) is not a leader");
}

TEST(DeckLegality, OneBase)
{
    std::string text = *library().deck("luke");
    const std::string_view base = R"("base": { "id": "SOR_029", "count": 1 },)";
    EXPECT_EQ(loadDeck(match::swuCards(library()), text.erase(text.find(base), base.size()))
                  .problem()
                  .message,
              "the deck has no base");
    DeckDocument deck = luke();
    deck.base.id = "SOR_005";
    EXPECT_EQ(faultsOf(deck),
              "wrong_type: Luke Skywalker, Faithful Friend (SOR_005) is not a base");
}

TEST(DeckLegality, AtLeastFiftyCards)
{
    EXPECT_EQ(faultsOf(shortened(50)), "");
    EXPECT_EQ(faultsOf(shortened(49)),
              "too_few_cards: the deck has too few cards: 49 of at least 50");
}

TEST(DeckLegality, NotMoreCardsThanTheTableHolds)
{
    DeckDocument deck = luke();
    for (int id = 100; id < 250; ++id)
        deck.cards.push_back({"SOR_" + std::to_string(id), 3, {}, 0});
    EXPECT_NE(faultsOf(deck).find("has room for decks of up to 110"), std::string::npos)
        << faultsOf(deck);
}

TEST(DeckLegality, ThreeCopiesOverDeckAndSideboard)
{
    DeckDocument deck = luke();
    ASSERT_EQ(deck.cards[0].id, "SOR_236");
    ASSERT_EQ(deck.cards[0].count, 3);
    deck.sideboard = {{"SOR_236", 1, {}, 0}};
    EXPECT_EQ(faultsOf(deck),
              "too_many_copies: 4 copies of R2-D2, Ignoring Protocol; deck and "
              "sideboard together may have 3");
}

TEST(DeckLegality, OtherPrintsAreCopiesToo)
{
    DeckDocument deck = luke();
    deck.cards.push_back({"SORP_010", 2, {}, 0}); // R2-D2 again
    EXPECT_EQ(faultsOf(deck),
              "too_many_copies: 5 copies of R2-D2, Ignoring Protocol; deck and "
              "sideboard together may have 3");
}

TEST(DeckLegality, TenCardsInTheSideboard)
{
    DeckDocument deck = luke();
    deck.sideboard = {
        {"SOR_164", 3, {}, 0}, {"SOR_087", 3, {}, 0}, {"SOR_251", 3, {}, 0}, {"SOR_135", 1, {}, 0}};
    EXPECT_EQ(faultsOf(deck), "");
    deck.sideboard.back().count = 2;
    EXPECT_EQ(faultsOf(deck), "too_many_cards: the sideboard has 11 cards; at most 10 are allowed");
}

TEST(DeckLegality, LeadersBasesAndTokensAreNoDeckCards)
{
    DeckDocument deck = luke();
    deck.cards.push_back({"SOR_010", 1, {}, 0});
    deck.cards.push_back({"SOR_T01", 1, {}, 0});
    deck.sideboard.push_back({"SOR_023", 1, {}, 0});
    EXPECT_EQ(
        faultsOf(deck),
        "wrong_type: Darth Vader, Dark Lord of the Sith (SOR_010) is not a card for the deck\n"
        "wrong_type: Experience (SOR_T01) is not a card for the deck\n"
        "wrong_type: Command Center (SOR_023) is not a card for the sideboard");
}

TEST(DeckLegality, UnknownCards)
{
    DeckDocument deck = luke();
    deck.cards.push_back({"XYZ_001", 1, {}, 0});
    EXPECT_EQ(faultsOf(deck), "unknown_card: XYZ_001 is not a known card");
}

TEST(DeckLegality, ACardMayAllowMoreCopiesOfItself)
{
    DeckDocument deck = luke();
    deck.cards.push_back({"TST_001", 15, {}, 0});
    EXPECT_EQ(faultsOf(deck, withExceptions()), "");
    deck.sideboard.push_back({"TST_001", 1, {}, 0});
    EXPECT_EQ(faultsOf(deck, withExceptions()),
              "too_many_copies: 16 copies of Many; deck and sideboard together may have 15");
}

TEST(DeckLegality, ABaseMayAskForMoreOrFewerCards)
{
    DeckDocument deck = luke();
    deck.base.id = "TST_002";
    EXPECT_EQ(faultsOf(deck, withExceptions()),
              "too_few_cards: the deck has too few cards for Wide Base: 50 of at least 60");
    deck = shortened(45);
    deck.base.id = "TST_003";
    EXPECT_EQ(faultsOf(deck, withExceptions()), "");
    deck = shortened(44);
    deck.base.id = "TST_003";
    EXPECT_EQ(faultsOf(deck, withExceptions()),
              "too_few_cards: the deck has too few cards for Narrow Base: 44 of at least 45");
}

TEST(DeckLegality, TheseCardsSayIt)
{
    const swu::CardDb &db = match::swuCards(withExceptions());
    EXPECT_EQ(swu::printCard(db, db.find("TST_001")),
              "Your deck may have up to 15 copies of this card.");
    EXPECT_EQ(swu::printCard(db, db.find("TST_002")),
              "Your deck must have at least 10 cards more.");
    EXPECT_EQ(swu::printCard(db, db.find("TST_003")), "Your deck may have 5 cards fewer.");
}

TEST(DeckLegality, FaultsOfSizeStandAtTheList)
{
    const std::string text = "SOR_005\nSOR_029\n\nDeck\n3 Wampa\n";
    const Outcome<swu::DeckChoice> deck = loadDeck(match::swuCards(library()), text);
    ASSERT_FALSE(deck.ok());
    EXPECT_EQ(deck.problem().line, 4U);
    EXPECT_EQ(deck.problem().column, 1U);
}

} // namespace
} // namespace playmat::match
