#include "kit/swu/host/cards.h"
#include "kit/swu/host/deck_check.h"
#include "kit/swu/host/deck_text.h"
#include "support/language_folder.h"
#include "support/match_fixture.h"

#include <gtest/gtest.h>

namespace playmat::match {
namespace {

using test::library;

constexpr const char *kSmall = R"({
  "metadata": {"name": "Small", "author": "Somebody"},
  "leader": {"id": "SOR_005", "count": 1},
  "base": {"id": "SOR_029", "count": 1},
  "deck": [
    {"id": "SOR_236", "count": 3},
    {"id": "SOR_59", "count": 1}
  ],
  "sideboard": []
})";

/// The document with one part replaced.
std::string with(std::string_view part, std::string_view instead)
{
    std::string text = kSmall;
    const std::size_t at = text.find(part);
    EXPECT_NE(at, std::string::npos) << part;
    return text.replace(at, part.size(), instead);
}

Outcome<DeckDocument> readDocument(std::string_view text)
{
    return readDeck(match::swuCards(library()), text);
}

Problem problemOf(const std::string &text)
{
    const Outcome<DeckDocument> deck = readDocument(text);
    EXPECT_FALSE(deck.ok()) << text;
    return deck.ok() ? Problem{} : deck.problem();
}

void expectAt(const Problem &problem, std::size_t line, std::size_t column, std::string_view words)
{
    EXPECT_EQ(problem.line, line) << describe(problem);
    EXPECT_EQ(problem.column, column) << describe(problem);
    EXPECT_NE(problem.message.find(words), std::string::npos) << describe(problem);
}

TEST(DeckDocument, ReadsADocument)
{
    const Outcome<DeckDocument> deck = readDocument(kSmall);
    ASSERT_TRUE(deck.ok());
    EXPECT_EQ(deck.value().name, "Small");
    EXPECT_EQ(deck.value().author, "Somebody");
    EXPECT_EQ(deck.value().leader.id, "SOR_005");
    EXPECT_EQ(deck.value().base.id, "SOR_029");
    ASSERT_EQ(deck.value().cards.size(), 2U);
    EXPECT_EQ(deck.value().cards[0].count, 3);
    EXPECT_EQ(deck.value().cards[1].id, "SOR_059") << "numbers are padded with zeros";
}

TEST(DeckDocument, KeysAreReadRegardlessOfCase)
{
    std::string text = with("\"leader\"", "\"Leader\"");
    text.replace(text.find("\"id\""), 4, "\"ID\"");
    text.replace(text.find("\"metadata\""), 10, "\"METADATA\"");
    EXPECT_TRUE(readDocument(text).ok());
}

TEST(DeckDocument, SecondLeaderOfNobodyIsFine)
{
    EXPECT_TRUE(readDocument(with("\"base\"", "\"secondleader\": null, \"base\"")).ok());
    expectAt(problemOf(with("\"base\"", "\"secondleader\": {\"id\":\"SOR_010\"}, \"base\"")), 4, 25,
             "two leaders");
}

TEST(DeckDocument, NormalisesIds)
{
    EXPECT_EQ(normalisedCardId("LAW_3"), "LAW_003");
    EXPECT_EQ(normalisedCardId("TS26_20"), "TS26_020");
    for (const char *same : {"SOR_236", "sor_236", "SOR-236", "SOR 236", "[SOR-236]", "(SOR_236)",
                             "(SOR) 236", "SOR236"})
        EXPECT_EQ(normalisedCardId(same), "SOR_236") << same;
    EXPECT_EQ(normalisedCardId("SEC_1057"), "SEC_1057");
    EXPECT_EQ(normalisedCardId("SOROP_10"), "SOROP_010");
    for (const char *bad : {"", "SOR", "SOR_", "SOR_12345", "SO_1", "SOR_1a", "ABCDEF_1", "SOR_T01",
                            "_1", "XYZ-1", "AT-1", "123_1"})
        EXPECT_EQ(normalisedCardId(bad), "") << bad;
}

TEST(DeckDocument, SaysWhereJsonEnds)
{
    expectAt(problemOf(with("\"deck\": [", "\"deck\": ]")), 5, 11, "");
    const Problem early = problemOf("{\"metadata\":\n {\"name\": \"x\"");
    EXPECT_EQ(early.code, "bad_json");
    EXPECT_EQ(early.line, 2U);
    EXPECT_EQ(problemOf("not a deck").line, 1U);
}

TEST(DeckDocument, IdsMayBeWrittenInSmallLetters)
{
    const Outcome<DeckDocument> deck = readDocument(with("SOR_236", "sor_236"));
    ASSERT_TRUE(deck.ok()) << describe(deck.problem());
    EXPECT_EQ(deck.value().cards[0].id, "SOR_236");
}

/// Columns count from 1; a mistaken value is pointed at by its first character.
TEST(DeckDocument, SaysWhereAMistakeStands)
{
    expectAt(problemOf(with("\"count\": 3", "\"count\": 0")), 6, 32, "between 1 and 99");
    expectAt(problemOf(with("\"count\": 3", "\"count\": \"three\"")), 6, 32, "found a string");
    expectAt(problemOf(with("\"count\": 3", "\"count\": 1.5")), 6, 32, "not whole");
    expectAt(problemOf(with("\"count\": 3", "\"count\": 9223372036854775808")), 6, 32,
             "between 1 and 99");
    expectAt(problemOf(with("\"count\": 3", "\"amount\": 0")), 6, 33, "between 1 and 99");
    expectAt(problemOf(with("SOR_236", "R2-D2")), 6, 12, "R2-D2");
    expectAt(problemOf(with("\"id\": \"SOR_236\", ", "")), 6, 5, "needs an \"id\"");
    expectAt(problemOf(with("{\"id\": \"SOR_236\", \"count\": 3}", "7")), 6, 5,
             "found a whole number");
}

/// Documents from sites have unnecessary keys, and each site has its own.
TEST(DeckDocument, KeysThatDoNotMatterArePassedOver)
{
    for (const auto &[part, instead] :
         {std::pair("\"name\": \"Small\"", "\"name\": \"Small\", \"format\": \"Premier\""),
          std::pair("\"metadata\": {\"name\": \"Small\", \"author\": \"Somebody\"},", ""),
          std::pair("\"id\": \"SOR_236\"", "\"unit\": \"Unit\", \"id\": \"SOR_236\""),
          std::pair("\"count\": 3", "\"quantity\": \"3\""),
          std::pair("\"sideboard\": []", "\"sideboard\": [], \"version\": 2, \"leader2\": null")}) {
        const Outcome<DeckDocument> deck = readDocument(with(part, instead));
        ASSERT_TRUE(deck.ok()) << describe(deck.problem()) << "\n" << instead;
        EXPECT_EQ(deck.value().cards[0].count, 3) << instead;
    }
    const Outcome<DeckDocument> twice = readDocument(with("SOR_59", "SOR_236"));
    EXPECT_EQ(twice.value().cards[0].count, 4) << "a card twice is counted together";
    EXPECT_EQ(readDocument("{\"data\": " + std::string(kSmall) + "}").value().leader.id, "SOR_005");
}

TEST(DeckDocument, SaysItInTheLanguageInUse)
{
    const test::Reading german("de");
    const match::Problem found = problemOf(with("\"count\": 3", "\"count\": 0"));
    EXPECT_EQ(match::describe(found),
              "Zeile 6, Spalte 32, $.deck[0].count: 0 liegt nicht zwischen 1 und 99");
    EXPECT_EQ(problemOf(with("\"count\": 3", "\"count\": 1.5")).message,
              "erwartet: eine ganze Zahl, gefunden: eine Zahl, die nicht ganz ist");
    EXPECT_EQ(problemOf("{not a deck").message, "das ist kein gültiges JSON");
}

TEST(DeckDocument, ColumnsCountCharacters)
{
    expectAt(problemOf(with("{\"id\": \"SOR_236\"", "{\"note\": \"éé\", \"id\": \"Wompo\"")), 6, 26,
             "Wompo");
}

TEST(DeckDocument, NamesAPathToo)
{
    EXPECT_EQ(problemOf(with("\"count\": 3", "\"count\": 0")).path, "$.deck[0].count");
}

TEST(DeckDocument, KeysThatStandTwiceAreAMistake)
{
    expectAt(problemOf(with("\"base\"", "\"LEADER\": null, \"base\"")), 4, 3, "twice");
}

TEST(DeckDocument, LeaderAndBaseAreSingle)
{
    EXPECT_NE(
        problemOf(with("\"id\": \"SOR_005\", \"count\": 1", "\"id\": \"SOR_005\", \"count\": 2"))
            .message.find("one leader"),
        std::string::npos);
}

TEST(DeckDocument, TooLongAndTooDeepIsRefused)
{
    EXPECT_EQ(problemOf(std::string(300U << 10U, ' ')).code, "bad_deck");
    EXPECT_EQ(problemOf(std::string(1000, '[')).message, "nested too deeply");
}

TEST(DeckCheck, StarterDecksArePlayable)
{
    for (const std::string &name : library().deckNames()) {
        const Outcome<swu::DeckChoice> deck
            = loadDeck(match::swuCards(library()), *library().deck(name));
        ASSERT_TRUE(deck.ok()) << name << ": " << describe(deck.problem());
        EXPECT_EQ(deck.value().cards.size(), 50U);
    }
}

TEST(DeckCheck, BuiltInDecksHaveShortNames)
{
    ASSERT_NE(library().deck("luke"), nullptr);
    EXPECT_EQ(library().deck("luke"), library().deck("sor-luke-skywalker"));
    EXPECT_EQ(library().deck("vader"), library().deck("sor-darth-vader"));
    EXPECT_EQ(library().deck("nobody"), nullptr);
    EXPECT_EQ(library().deck("sor"), nullptr) << "several fit";
}

/// The codes of all faults of a deck.
std::vector<std::string> faultsOf(const std::string &text)
{
    const Outcome<DeckDocument> deck = readDocument(text);
    EXPECT_TRUE(deck.ok()) << text;
    if (!deck)
        return {};
    std::vector<std::string> codes;
    for (const DeckFault &fault : checkDeck(match::swuCards(library()), deck.value()).faults)
        codes.push_back(fault.code);
    return codes;
}

using Codes = std::vector<std::string>;

TEST(DeckCheck, NamesEveryFault)
{
    EXPECT_EQ(faultsOf(kSmall), Codes{"too_few_cards"});
    EXPECT_EQ(faultsOf(with("SOR_005", "SOR_236")), (Codes{"wrong_type", "too_few_cards"}));
    DeckDocument unknown = readDocument(kSmall).value(); // from an old journal
    unknown.cards[0].id = "XYZ_001";
    const CheckedDeck checked = checkDeck(match::swuCards(library()), unknown);
    ASSERT_EQ(checked.faults.size(), 2U);
    EXPECT_EQ(checked.faults[0].code, "unknown_card");
    EXPECT_NE(problemOf(with("SOR_236", "SOR_010")).message.find("one leader, not 3"),
              std::string::npos);
    EXPECT_EQ(faultsOf(with("\"count\": 3", "\"count\": 99}, {\"id\": \"SOR_237\", \"count\": 12")),
              (Codes{"too_many_copies", "too_many_copies", "too_many_cards"}));
}

TEST(DeckCheck, CopiesAreCountedWithTheSideboard)
{
    EXPECT_EQ(faultsOf(with("\"sideboard\": []", "\"sideboard\": [{\"id\":\"SOR_236\"}]")),
              (Codes{"too_many_copies", "too_few_cards"}));
}

TEST(DeckCheck, TheFirstFaultHasAPlace)
{
    const Outcome<swu::DeckChoice> deck
        = loadDeck(match::swuCards(library()), with("SOR_236", "XYZ_001"));
    ASSERT_FALSE(deck.ok());
    EXPECT_EQ(deck.problem().line, 6U);
    EXPECT_EQ(deck.problem().column, 12U);
}

} // namespace
} // namespace playmat::match
