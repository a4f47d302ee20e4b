// Tests the rulings of cards: the shipped files are without fault, each rule that is named is in
// the rules book, and every mistake in a file says where it is.
#include "kit/games/table/table_kits.h"
#include "learn/learn_kit.h"
#include "learn/rulings.h"
#include "table/session/card_data.h"
#include "table/session/card_rulings.h"
#include "table/session/rule_book.h"

#include <gtest/gtest.h>

namespace playmat::table {
namespace {

const match::CardLibrary &swuCards()
{
    return *cardData("swu").library;
}

learn::IsCard cardsOf(const match::CardLibrary &library)
{
    return [&library](const std::string &id) { return library.source(id) != nullptr; };
}

learn::Rulings shipped(const match::CardLibrary &library)
{
    std::vector<learn::Fault> faults;
    auto read = learn::openRulings(learn::rulingsOf(library), cardsOf(library), faults);
    EXPECT_TRUE(read.ok());
    for (const learn::Fault &fault : faults)
        ADD_FAILURE() << fault.where << ": " << fault.what;
    return read.ok() ? read.value() : learn::Rulings();
}

TEST(CardRulings, OfEachGameAreWithoutFault)
{
    for (const TableKit *kit : tableKits())
        (void)shipped(*cardData(kit->game().id()).library);
    EXPECT_GT(shipped(swuCards()).cards(), 700U);
}

TEST(CardRulings, NameRulesThatTheBookHas)
{
    for (const TableKit *kit : tableKits()) {
        const std::string game(kit->game().id());
        const learn::Book *book = ruleBook(game);
        const learn::Rulings all = shipped(*cardData(game).library);
        for (const auto &[card, rulings] : all.all())
            for (const learn::Ruling &ruling : rulings)
                EXPECT_TRUE(ruling.rule.empty()
                            || (book != nullptr && book->nearest(ruling.rule) != nullptr))
                    << card << ": " << ruling.rule;
    }
}

std::string faultsOf(const std::string &text)
{
    std::vector<learn::Fault> faults;
    (void)learn::readRulings({{"sor.json", text}}, cardsOf(swuCards()), faults);
    std::string all;
    for (const learn::Fault &fault : faults)
        all += fault.where + ": " + fault.what + "\n";
    return all;
}

TEST(CardRulings, EveryMistakeSaysWhereItIs)
{
    EXPECT_EQ(faultsOf(R"({"SOR_010": [{"text": "He attacks.", "rule": "7.6.4A"}]})"), "");
    EXPECT_EQ(faultsOf(R"({"SOR_999": [{"text": "He attacks."}]})"),
              "sor.json: $.SOR_999: there is no card \"SOR_999\"\n");
    EXPECT_EQ(faultsOf(R"({"SOR_010": [{"text": "He attacks"}]})"),
              "sor.json: $.SOR_010[0].text: a ruling is a sentence and ends with a full stop\n");
    EXPECT_EQ(faultsOf(R"({"SOR_010": [{"text": "A."}, {"text": "A."}]})"),
              "sor.json: $.SOR_010[1]: the card has this ruling already\n");
    EXPECT_EQ(faultsOf(R"({"SOR_010": [{"text": "A.", "rule": "CR 7"}]})"),
              "sor.json: $.SOR_010[0].rule: \"CR 7\" is no number of a rule\n");
    for (const char *other :
         {R"({"SOR_010": [{"rule": "7"}]})", R"({"SOR_010": {"text": "A."}})", R"([])",
          R"({"SOR_010": [{"text": "A.", "by": "x"}]})", "{", R"({"SOR_010": [{"text": 4}]})"})
        EXPECT_NE(faultsOf(other), "") << other;
}

TEST(CardRulings, ATextIsOfBoundedLength)
{
    std::string longText = "He";
    for (std::size_t i = 0; i < learn::kMostRulingWords; ++i)
        longText += " attacks";
    EXPECT_NE(faultsOf(R"({"SOR_010": [{"text": ")" + longText + ".\"}]}"), "");
}

TEST(CardRulings, LeadToTheirRules)
{
    std::size_t links = 0;
    const learn::Rulings all = shipped(swuCards());
    for (const auto &[card, rulings] : all.all()) {
        const std::vector<ExplainRow> rows = rulingsOf("swu", QString::fromStdString(card));
        ASSERT_EQ(rows.size(), rulings.size()) << card;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            EXPECT_EQ(rows[i].link.isEmpty(), rulings[i].rule.empty()) << card;
            EXPECT_TRUE(
                rows[i].text.startsWith(QString::fromStdString(rulings[i].text).toHtmlEscaped()));
            links += rows[i].link.isEmpty() ? 0 : 1;
        }
    }
    EXPECT_GT(links, 100U);
    EXPECT_TRUE(rulingsOf("swu", QStringLiteral("SOR_T01")).empty());
    EXPECT_TRUE(rulingsOf("swu", {}).empty());
}

} // namespace
} // namespace playmat::table
