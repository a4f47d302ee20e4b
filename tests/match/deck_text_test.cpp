#include "kit/swu/host/card_names.h"
#include "kit/swu/host/cards.h"
#include "kit/swu/host/deck_check.h"
#include "kit/swu/host/deck_text.h"
#include "support/match_fixture.h"

#include <gtest/gtest.h>

namespace playmat::match {
namespace {

using test::library;

/// A leader and a base, after which a test writes what it is about.
constexpr std::string_view kHead = "Leader\n1 | Luke Skywalker | Faithful Friend\n"
                                   "Base\n1 | Capital City\nDeck\n";
constexpr std::size_t kHeadLines = 5;

DeckDocument read(const std::string &text)
{
    const Outcome<DeckDocument> deck = readDeck(match::swuCards(library()), text);
    EXPECT_TRUE(deck.ok()) << describe(deck.problem()) << "\n" << text;
    return deck.ok() ? deck.value() : DeckDocument{};
}

Problem problemOfText(const std::string &text)
{
    const Outcome<DeckDocument> deck = readDeck(match::swuCards(library()), text);
    EXPECT_FALSE(deck.ok()) << text;
    return deck.ok() ? Problem{} : deck.problem();
}

/// The only card of a list that has this line under "Deck", as "3 SOR_164".
std::string cardOf(const std::string &line)
{
    const DeckDocument deck = read(std::string(kHead) + line);
    if (deck.cards.size() != 1)
        return {};
    return std::to_string(deck.cards[0].count) + " " + deck.cards[0].id;
}

void expectProblem(const std::string &line, std::string_view code, std::size_t column,
                   std::string_view words)
{
    const Problem problem = problemOfText(std::string(kHead) + line);
    EXPECT_EQ(problem.code, code) << describe(problem);
    EXPECT_EQ(problem.line, kHeadLines + 1) << describe(problem);
    EXPECT_EQ(problem.column, column) << describe(problem);
    EXPECT_NE(problem.message.find(words), std::string::npos) << describe(problem);
}

void expectSmallDeck(const DeckDocument &deck)
{
    EXPECT_EQ(deck.leader.id, "SOR_010");
    EXPECT_EQ(deck.base.id, "SOR_023");
    ASSERT_EQ(deck.cards.size(), 2U);
    EXPECT_EQ(deck.cards[0].id, "SOR_164");
    EXPECT_EQ(deck.cards[0].count, 2);
    EXPECT_EQ(deck.cards[1].id, "SOR_087");
    EXPECT_EQ(deck.cards[1].count, 3);
    ASSERT_EQ(deck.sideboard.size(), 1U);
    EXPECT_EQ(deck.sideboard[0].id, "SOR_251");
    EXPECT_EQ(deck.name, "Darth Vader, Dark Lord of the Sith") << "a list has no name of its own";
}

TEST(DeckText, ReadsListsOfTheOfficialDeckBuilder)
{
    expectSmallDeck(read("Leaders\n1 | Darth Vader | Dark Lord of the Sith\n\nBase\n"
                         "1 | Command Center\n\nDeck\n2 | Wampa\n"
                         "3 | Darth Vader | Commanding the First Legion\n\n"
                         "Sideboard\n1 | Confiscate\n"));
}

TEST(DeckText, ReadsListsOfMelee)
{
    expectSmallDeck(read("MainDeck\n2 Wampa\n3 Darth Vader | Commanding the First Legion\n\n"
                         "Leader\n1 Darth Vader | Dark Lord of the Sith\n\nBase\n"
                         "1 Command Center\n\nSideboard\n1 Confiscate\n"));
}

TEST(DeckText, ReadsLooseLists)
{
    expectSmallDeck(read("# what won on Friday\r\n\r\nsor_010\r\n1x command center\r\n"
                         "2X Wampa (SOR_164)\r\n3 SOR_87   # both of them\r\n"
                         "# Sideboard:\r\nConfiscate\r\n"));
}

TEST(DeckText, HeadingsAreReadHoweverTheyAreWritten)
{
    for (const char *heading : {"Deck", "MAIN DECK", "main", "#Main Deck:", "## deck", "Deck :"})
        EXPECT_EQ(
            read("SOR_010\nSOR_023\nSideboard\n" + std::string(heading) + "\n1 Wampa").cards.size(),
            1U)
            << heading;
}

TEST(DeckText, NumbersOfCopies)
{
    EXPECT_EQ(cardOf("3 Wampa"), "3 SOR_164");
    EXPECT_EQ(cardOf("3x Wampa"), "3 SOR_164");
    EXPECT_EQ(cardOf("03\tWampa"), "3 SOR_164");
    EXPECT_EQ(cardOf("3|Wampa"), "3 SOR_164");
    EXPECT_EQ(cardOf("Wampa"), "1 SOR_164") << "no number is one copy";
    EXPECT_EQ(cardOf("2-1B Surgical Droid"), "1 SOR_059") << "that is no number of copies";
    EXPECT_EQ(cardOf("2 2-1B Surgical Droid"), "2 SOR_059");
}

TEST(DeckText, LinesOfOneCardAreCountedTogether)
{
    EXPECT_EQ(cardOf("Wampa\n2 SOR_164\nWampa"), "4 SOR_164");
    const Problem many = problemOfText(std::string(kHead) + "90 Wampa\n10 Wampa");
    EXPECT_EQ(many.line, kHeadLines + 2);
    EXPECT_NE(many.message.find("more than 99 copies"), std::string::npos);
}

TEST(DeckText, CaseAccentsQuotesAndPunctuationDoNotCount)
{
    for (const char *name :
         {"c3po | protocol droid", "C-3P0 | Protocol Droid", "C–3PO, Protocol Droid"})
        EXPECT_EQ(cardOf(name), "1 SOR_238") << name;
    for (const char *name :
         {"Fett's Firespray | Pursuing the Bounty", "Fett’s Firespray, Pursuing the Bounty",
          "FETTS FIRESPRAY | PURSUING THE BOUNTY", "“Fett`s” Firespray - pursuing the bounty"})
        EXPECT_EQ(cardOf(name), "1 SOR_184") << name;
    for (const char *name :
         {"Chirrut Îmwe | One With the Force", "chirrut imwe - one with the force",
          "Chirrut I\xCC\x82mwe, one with the force"})
        EXPECT_EQ(read("SOR_023\n" + std::string(name)).leader.id, "SOR_004") << name;
}

TEST(DeckText, OtherPrintsAreTheSameCard)
{
    EXPECT_EQ(cardOf("SORP_010"), "1 SOR_236");
    EXPECT_EQ(cardOf("2 R2-D2 (SORP_010)\n1 SOR_236"), "3 SOR_236");
    EXPECT_EQ(cardOf("Wampa (LOF_164)"), "1 SOR_164");
    EXPECT_EQ(cardOf("Wampa (XYZ_001)"), "1 SOR_164") << "the name is known, the print is not";
    EXPECT_EQ(cardOf("Wompa (SOR_164)"), "1 SOR_164") << "the other way round";
}

TEST(DeckText, LeaderAndBaseNeedNoHeading)
{
    const DeckDocument deck = read("Capital City\nWampa\nLuke Skywalker | Faithful Friend\n");
    EXPECT_EQ(deck.leader.id, "SOR_005");
    EXPECT_EQ(deck.base.id, "SOR_020");
    EXPECT_EQ(deck.cards.size(), 1U);
    EXPECT_EQ(read("Deck\nSOR_005\nSOR_020\n").leader.id, "SOR_005");
}

TEST(DeckText, AByteOrderMarkIsNoPartOfTheList)
{
    EXPECT_EQ(read("\xEF\xBB\xBFSOR_005\nSOR_020").leader.id, "SOR_005");
}

TEST(DeckText, SpacesOfWebPagesAreSpaces)
{
    EXPECT_EQ(cardOf("3\u00A0|\u00A0Wampa\u00A0"), "3 SOR_164");
    EXPECT_EQ(cardOf("3x\u202FWampa"), "3 SOR_164");
    expectProblem("3\u00A0Wampaa", "unknown_card", 3, "is not a known card");
}

TEST(DeckText, ATitleOfSeveralCardsNeedsItsSubtitle)
{
    expectProblem("3 Darth Vader", "bad_deck", 3, "\"Darth Vader\" is the title of several cards");
    expectProblem("3 Darth Vader", "bad_deck", 3, "Dark Lord of the Sith (SOR_010)");
    expectProblem("3 Darth Vader", "bad_deck", 3, "Commanding the First Legion (SOR_087)");
    EXPECT_EQ(problemOfText("Leader\n1 Darth Vader\nBase\n1 Command Center").line, 2U)
        << "also where only one of them would fit";
}

TEST(DeckText, UnknownCardsAreNamedWithTheirPlace)
{
    expectProblem("2 | Maz Kanata | Nobody's Guide", "unknown_card", 5,
                  "\"Maz Kanata | Nobody's Guide\" is not a known card");
    expectProblem("  Darth Vader | Father", "unknown_card", 3,
                  "the cards with this title are: Darth Vader | Dark Lord");
    expectProblem("1 XYZ_001", "unknown_card", 3, "XYZ_001");
    expectProblem("1 Wampaa", "unknown_card", 3, "did you mean Wampa (SOR_164)?");
    expectProblem("1 ---", "unknown_card", 3, "---");
    expectProblem("Experience", "unknown_card", 1, "Experience"); // tokens are in no deck
}

TEST(DeckText, AllMistakesAreTold)
{
    const Problem problem = problemOfText(std::string(kHead) + "Foo\n\n0 Wampa\nSOR_095\nBar");
    EXPECT_EQ(problem.code, "bad_deck");
    EXPECT_EQ(problem.line, 6U);
    EXPECT_NE(problem.message.find("\"Foo\""), std::string::npos) << problem.message;
    EXPECT_NE(problem.message.find("; line 8: 0 is not between 1 and 99"), std::string::npos)
        << problem.message;
    EXPECT_NE(problem.message.find("; line 10: \"Bar\""), std::string::npos) << problem.message;
}

TEST(DeckText, CountsAreChecked)
{
    expectProblem("0 Wampa", "bad_deck", 1, "0 is not between 1 and 99");
    expectProblem("100x Wampa", "bad_deck", 1, "100 is not between");
    expectProblem("99999999999999999999999 Wampa", "bad_deck", 1, "is not between");
    expectProblem(" 3", "bad_deck", 2, "of which card");
    expectProblem("3x |", "bad_deck", 1, "of which card");
}

TEST(DeckText, APrintMustNotContradictTheName)
{
    expectProblem("1 Wampa (SOR_010)", "bad_deck", 3, "SOR_010 is not \"Wampa\" but Darth Vader");
}

TEST(DeckText, ThereIsOneLeaderAndOneBase)
{
    expectProblem("SOR_010", "bad_deck", 1, "a second leader");
    expectProblem("Command Center", "bad_deck", 1, "a second base");
    EXPECT_NE(problemOfText("2 SOR_005\nSOR_020").message.find("one leader, not 2"),
              std::string::npos);
    const Problem none = problemOfText("3 Wampa\n\n");
    EXPECT_EQ(none.message, "the deck has no leader; line 1: the deck has no base");
    EXPECT_EQ(none.line, 1U);
    EXPECT_EQ(none.column, 8U) << "where the list ends";
}

TEST(DeckText, CardsUnderTheWrongHeadingAreToldByTheCheck)
{
    const Outcome<swu::DeckChoice> deck = loadDeck(
        match::swuCards(library()), "Leader\n1 Wampa\nBase\n1 Capital City\nDeck\n50 SOR_236");
    ASSERT_FALSE(deck.ok());
    EXPECT_EQ(deck.problem().line, 2U);
    EXPECT_EQ(deck.problem().column, 3U);
    EXPECT_NE(deck.problem().message.find("Wampa (SOR_164) is not a leader"), std::string::npos);
    EXPECT_EQ(deck.problem().path, "") << "a list has lines only";
}

TEST(DeckText, WhatIsNoTextIsRefused)
{
    expectProblem("Wampa \xFF\x01", "bad_deck", 7, "not text in UTF-8");
    EXPECT_EQ(problemOfText(std::string(300U << 10U, 'x')).message,
              "the text is longer than 262144 bytes");
    EXPECT_NE(problemOfText("").message.find("no leader"), std::string::npos);
}

TEST(DeckText, LongNamesAreCutInMessages)
{
    std::string name;
    for (int i = 0; i < 500; ++i)
        name += "é";
    EXPECT_LT(problemOfText(std::string(kHead) + name).message.size(), 120U);
}

TEST(ReadDeck, WhatIsRefusedIsDescribedWithoutControlCharacters)
{
    const std::string text
        = describe(problemOfText(R"({"leader":{"id":"\u001b[2J"},"base":{"id":"SOR_020"}})"));
    EXPECT_NE(text.find(R"(\x1b[2J)"), std::string::npos) << text;
    EXPECT_EQ(text.find('\x1b'), std::string::npos);
    const std::string longOne
        = describe(problemOfText(R"({"leader":{"id":")" + std::string(10'000, 'x') + R"("}})"));
    EXPECT_LT(longOne.size(), 300U);
}

TEST(ReadDeck, KnowsJsonFromText)
{
    const swu::CardDb &db = match::swuCards(library());
    const std::string &json = *library().deck("luke");
    EXPECT_EQ(readDeck(db, json).value().leader.id, "SOR_005");
    EXPECT_EQ(readDeck(db, "\xEF\xBB\xBF \n" + json).value().leader.id, "SOR_005");
    EXPECT_EQ(readDeck(db, "SOR_005\nSOR_020").value().leader.id, "SOR_005");
    EXPECT_EQ(readDeck(db, "[1]").problem().code, "bad_deck") << "a bracket alone is no JSON";
    EXPECT_EQ(readDeck(db, "{").problem().code, "bad_json");
    EXPECT_EQ(readDeck(db, " ").problem().message.substr(0, 22), "the deck has no leader");
}

TEST(CardNames, FoldsNames)
{
    EXPECT_EQ(foldedName("  Chirrut ÎMWE! "), "chirrutimwe");
    EXPECT_EQ(foldedName("K-2S0"), foldedName("k2so"));
    EXPECT_EQ(foldedName("Żółć Ĳ ŉ"), "zolcin");
    EXPECT_EQ(foldedName("“×÷¡™” —"), "");
    EXPECT_EQ(foldedName("Дарт"), "Дарт") << "other letters stay and fit nothing";
}

} // namespace
} // namespace playmat::match
