// Tests the card search in every game: the cards found, their order, and the messages for queries
// that could not be parsed.
#include "decks/card_query.h"
#include "kit/games/kits.h"
#include "match/card_library.h"
#include "match/folded_words.h"
#include "support/folders.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>

namespace playmat::decks {
namespace {

const match::CardLibrary &cardsOfGame(const match::GameKit &game)
{
    static std::map<std::string_view, match::CardLibrary> libraries;
    const auto there = libraries.find(game.id());
    if (there != libraries.end())
        return there->second;
    return libraries.emplace(game.id(), game.library(test::resourceDir()).value()).first->second;
}

const CardIndex &indexOf(std::string_view game)
{
    static std::map<std::string_view, CardIndex> indices;
    const auto there = indices.find(game);
    if (there != indices.end())
        return there->second;
    const match::GameKit *kit = kit::gameNamed(game);
    return indices.emplace(game, CardIndex(cardsOfGame(*kit))).first->second;
}

std::vector<std::string> found(std::string_view game, std::string_view query,
                               CardIndex::Order order = CardIndex::Order::Name)
{
    const CardIndex &index = indexOf(game);
    std::vector<std::string> ids;
    for (const std::uint32_t number : CardQuery(index, query).find(index, order))
        ids.push_back(index.cards()[number].id);
    return ids;
}

std::vector<std::string> sorted(std::vector<std::string> ids)
{
    std::ranges::sort(ids);
    return ids;
}

bool has(const std::vector<std::string> &ids, const std::string &id)
{
    return std::ranges::find(ids, id) != ids.end();
}

struct CardQueryTest : testing::Test
{
    void SetUp() override
    {
        if (kit::gameNamed("swu") == nullptr)
            GTEST_SKIP() << "its cards are not here";
    }
    [[nodiscard]] static std::vector<std::string> swu(std::string_view query)
    {
        return found("swu", query);
    }
    [[nodiscard]] static std::string better(std::string_view query)
    {
        const CardQuery read(indexOf("swu"), query);
        return read.faults().empty() ? "no fault" : read.faults().front().better;
    }
};

TEST(FoldedWords, AreLettersAndDigitsWithASpaceInFront)
{
    EXPECT_EQ(match::foldedWords("R2-D2, Ignoring  Protocol"), " r2 d2 ignoring protocol");
    EXPECT_EQ(match::foldedWords("Chirrut Îmwe’s \"Echo Base\""), " chirrut imwes echo base");
    EXPECT_EQ(match::foldedWords("10 or C-3P0"), " 1o or c 3po");
    EXPECT_EQ(match::foldedWords(" … "), "");
}

TEST_F(CardQueryTest, NothingFindsAllCards)
{
    EXPECT_EQ(swu("").size(), indexOf("swu").cards().size());
    EXPECT_EQ(swu("   ").size(), indexOf("swu").cards().size());
    EXPECT_TRUE(CardQuery(indexOf("swu"), " ").empty());
    EXPECT_FALSE(CardQuery(indexOf("swu"), "x").empty());
}

TEST_F(CardQueryTest, AWordIsInTheNameOrBeginsAWordOfTheRest)
{
    EXPECT_EQ(swu("wampa").front(), "SOR_164");
    EXPECT_TRUE(has(swu("r2d2"), "SOR_236")) << "however its words are divided";
    EXPECT_TRUE(has(swu("r2-d2"), "SOR_236"));
    EXPECT_TRUE(has(swu("\"faithful friend\""), "SOR_005")) << "the subtitle";
    EXPECT_TRUE(has(swu("CREATURE"), "SOR_164")) << "a trait";
    EXPECT_FALSE(has(swu("reature"), "SOR_164")) << "words of traits are not cut";
    EXPECT_TRUE(swu("zzzz").empty());
}

TEST_F(CardQueryTest, NamesThatFitBestComeFirst)
{
    const CardIndex &index = indexOf("swu");
    std::vector<int> ranks;
    for (const std::uint32_t number :
         CardQuery(index, "luke").find(index, CardIndex::Order::Cost)) {
        const std::string &title = index.cards()[number].title;
        ranks.push_back(title == " luke"                               ? 0
                            : title.starts_with(" luke")               ? 1
                            : title.find(" luke") != std::string::npos ? 2
                            : title.find("luke") != std::string::npos  ? 3
                                                                       : 4);
    }
    EXPECT_TRUE(std::ranges::is_sorted(ranks));
    ASSERT_GT(ranks.size(), 5U);
    EXPECT_EQ(ranks.front(), 1);
    const auto two = swu("luke skywalker");
    ASSERT_FALSE(two.empty());
    EXPECT_EQ(index.cards()[index.find(two.front())].title, " luke skywalker");
}

TEST_F(CardQueryTest, ConditionsOnKeysAllHold)
{
    const auto cheap = swu("t:unit c<=3 a:heroism");
    EXPECT_TRUE(has(cheap, "SOR_236")) << "R2-D2";
    EXPECT_FALSE(has(cheap, "SOR_164")) << "Wampa has no Heroism";
    EXPECT_FALSE(has(swu("t:unit"), "SOR_005")) << "a leader";
    EXPECT_TRUE(has(swu("k:sentinel c=3"), "SOR_063")) << "Cloud City Wing Guard";
    EXPECT_FALSE(has(swu("-k:sentinel c=3"), "SOR_063"));
    EXPECT_EQ(sorted(swu("set:shd c>=0")).front().substr(0, 4), "SHD_");
    EXPECT_EQ(swu("set:shd"), swu("set:\"shadows of the galaxy\""));
    EXPECT_TRUE(has(swu("is:unique t:leader"), "SOR_005"));
    EXPECT_FALSE(has(swu("is:unique"), "SOR_164"));
}

TEST_F(CardQueryTest, NumbersAreComparedListedAndComparedWithEachOther)
{
    const CardIndex &index = indexOf("swu");
    const std::size_t cost = index.findKey("cost");
    const std::size_t power = index.findKey("p");
    const std::size_t hp = index.findKey("hp");
    const auto all = [&](std::string_view query, auto holds) {
        std::size_t hits = 0;
        const auto there = CardQuery(index, query).find(index, CardIndex::Order::Name);
        for (const std::uint32_t number : there)
            EXPECT_TRUE(holds(index.cards()[number].numbers)) << query;
        for (const IndexedCard &card : index.cards())
            hits += holds(card.numbers) ? 1 : 0;
        EXPECT_EQ(there.size(), hits) << query;
        EXPECT_GT(hits, 0U) << query;
    };
    all("c:2,3,7+", [&](const auto &n) { return n[cost] == 2 || n[cost] == 3 || n[cost] >= 7; });
    all("cost:2-4", [&](const auto &n) { return n[cost] >= 2 && n[cost] <= 4; });
    all("c<2", [&](const auto &n) { return n[cost] >= 0 && n[cost] < 2; });
    all("p>hp", [&](const auto &n) { return n[power] != kNoNumber && n[power] > n[hp]; });
    all("-c>=1", [&](const auto &n) { return n[cost] < 1; });
    all("c!=1", [&](const auto &n) { return n[cost] != 1; });
}

TEST_F(CardQueryTest, WordsWithAnOrderAreCompared)
{
    EXPECT_EQ(sorted(swu("r>=rare")), sorted(swu("r:rare,legendary")));
    EXPECT_EQ(sorted(swu("r<uncommon")), sorted(swu("r:common or r:special")));
    EXPECT_FALSE(swu("r>rare").empty());
}

TEST_F(CardQueryTest, OrAndBracketsAndTheTextOfACard)
{
    EXPECT_EQ(sorted(swu("a:heroism or a:villainy")), sorted(swu("a:heroism,villainy")));
    EXPECT_EQ(sorted(swu("c:1 (k:raid or k:grit)")), sorted(swu("c:1 k:raid,grit")));
    EXPECT_EQ(sorted(swu("c:1 -(k:raid or k:grit)")), sorted(swu("c:1 -k:raid -k:grit")));
    const auto drawing = swu("x:\"draw a card\"");
    EXPECT_GT(drawing.size(), 10U);
    EXPECT_LT(drawing.size(), swu("x:draw").size());
    EXPECT_TRUE(has(swu("tr:\"bounty hunter\""), "SOR_015")) << "Boba Fett";
    EXPECT_EQ(swu("tr:hunter"), swu("tr:\"bounty hunter\"")) << "begins one of its words";
}

TEST_F(CardQueryTest, WhatSomebodyIsStillTypingFiltersNothing)
{
    const std::size_t units = swu("t:unit").size();
    for (const char *query : {"t:unit a:", "t:unit c<", "t:unit (", "t:unit -", "t:unit or",
                              "or t:unit", "t:unit \"", "t:unit ()", "t:unit p>"}) {
        EXPECT_EQ(swu(query).size(), units) << query;
        EXPECT_TRUE(CardQuery(indexOf("swu"), query).faults().empty()) << query;
    }
}

TEST_F(CardQueryTest, WhatIsNotUnderstoodIsNamedAndFiltersNothing)
{
    EXPECT_EQ(better("pover>3"), "power>3");
    EXPECT_EQ(better("a:herosim"), "a:heroism");
    EXPECT_EQ(better("-k:sentinl"), "-k:sentinel");
    EXPECT_EQ(better("tr:\"bounty hunte x\""), "tr:\"bounty hunter\"");
    EXPECT_EQ(better("a>heroism"), "a:heroism");
    EXPECT_EQ(better("a:heroism"), "no fault");
    EXPECT_EQ(better("toughness<3"), "") << "nothing is called so";
    const std::size_t units = swu("t:unit").size();
    for (const char *query : {"t:unit a:herosim", "t:unit or a:herosim", "t:unit toughness<3",
                              "t:unit c<x", "t:unit )", "t:unit -(a:herosim)", "t:unit c<=1,2"}) {
        const CardQuery read(indexOf("swu"), query);
        ASSERT_EQ(read.faults().size(), 1U) << query;
        EXPECT_FALSE(read.faults().front().sentence.empty());
        EXPECT_EQ(swu(query).size(), units) << query;
    }
}

TEST_F(CardQueryTest, TermsThatStandAloneAreNamedForPeople)
{
    const CardQuery read(indexOf("swu"), "luke c<=3 -k:sentinel set:shd r>=rare p>hp a:her");
    ASSERT_EQ(read.terms().size(), 6U);
    EXPECT_EQ(read.terms()[0].shown, "cost ≤ 3");
    EXPECT_EQ(read.terms()[1].shown, "not Sentinel");
    EXPECT_EQ(read.terms()[2].shown, "Shadows of the Galaxy");
    EXPECT_EQ(read.terms()[3].shown, "rarity ≥ Rare");
    EXPECT_EQ(read.terms()[4].shown, "power > HP");
    EXPECT_TRUE(read.terms()[4].finished);
    EXPECT_FALSE(read.terms()[5].finished) << "it is being typed";
    EXPECT_TRUE(CardQuery(indexOf("swu"), "c:1 or c:2").terms().empty());
    EXPECT_TRUE(CardQuery(indexOf("swu"), "(c:1 c:2)").terms().empty());
}

TEST_F(CardQueryTest, CardsOfDecksAreFound)
{
    const CardIndex &index = indexOf("swu");
    std::vector<std::uint8_t> copies(index.cards().size());
    copies[index.find("SOR_164")] = 2;
    const auto there
        = CardQuery(index, "in:deck").find(index, CardIndex::Order::Name, {copies, {}});
    ASSERT_EQ(there.size(), 1U);
    EXPECT_EQ(index.cards()[there.front()].id, "SOR_164");
    EXPECT_TRUE(CardQuery(index, "in:deck").find(index, CardIndex::Order::Name).empty());
}

TEST_F(CardQueryTest, CardsAreFoundByTheCopiesThatSomebodyOwns)
{
    const CardIndex &index = indexOf("swu");
    std::vector<std::uint16_t> owned(index.cards().size());
    owned[index.find("SOR_164")] = 2;
    owned[index.find("SOR_236")] = 3;
    const auto count = [&](const char *query) {
        const CardQuery read(index, query);
        EXPECT_TRUE(read.faults().empty()) << query;
        return read.find(index, CardIndex::Order::Name, {{}, owned}).size();
    };
    EXPECT_EQ(count("own>=1"), 2U);
    EXPECT_EQ(count("own<3 own>0"), 1U);
    EXPECT_EQ(count("own:3"), 1U);
    EXPECT_EQ(count("own:2-4"), 2U);
    EXPECT_EQ(count("own:0"), index.cards().size() - 2);
    EXPECT_EQ(count("-own:0"), 2U);
    EXPECT_EQ(CardQuery(index, "own:0").find(index, CardIndex::Order::Name).size(),
              index.cards().size())
        << "without a collection";
    EXPECT_EQ(better("onw<3"), "own<3");
    EXPECT_EQ(CardQuery(index, "own>=1 ").terms().front().shown, "copies owned \xE2\x89\xA5 1");
    EXPECT_FALSE(CardQuery(index, "own:many").faults().empty());
}

TEST_F(CardQueryTest, CardsThatCannotPlayYetAreToldApart)
{
    const std::size_t all = indexOf("swu").cards().size();
    const std::size_t playable = swu("is:playable").size();
    EXPECT_GT(playable, 1000U);
    EXPECT_EQ(swu("-is:playable").size(), all - playable);
}

TEST_F(CardQueryTest, OrdersAreByCostAndBySet)
{
    const auto bySet = found("swu", "t:base", CardIndex::Order::Set);
    EXPECT_EQ(bySet.front().substr(0, 3), "SOR");
    const CardIndex &index = indexOf("swu");
    const std::size_t cost = index.findKey("c");
    int last = kNoNumber;
    for (const std::uint32_t number : CardQuery(index, "").find(index, CardIndex::Order::Cost)) {
        EXPECT_LE(last, index.cards()[number].numbers[cost]);
        last = index.cards()[number].numbers[cost];
    }
}

TEST(CardQueryOfEveryGame, EachValueFindsAsManyCardsAsItSays)
{
    for (const match::GameKit *game : kit::games()) {
        const CardIndex &index = indexOf(game->id());
        EXPECT_GT(index.cards().size(), 100U) << game->id();
        EXPECT_GT(index.values().size(), 20U) << game->id();
        for (const KeyValue &value : index.values()) {
            const std::string query
                = std::string(index.keyName(value.key)) + "=\"" + value.word + '"';
            const CardQuery read(index, query);
            EXPECT_TRUE(read.faults().empty()) << query;
            EXPECT_EQ(read.find(index, CardIndex::Order::Name).size(), std::size_t(value.cards))
                << game->id() << ' ' << query;
        }
    }
}

TEST(CardQueryOfEveryGame, EachCardIsFoundByItsNameAndHasWords)
{
    for (const match::GameKit *game : kit::games()) {
        const CardIndex &index = indexOf(game->id());
        for (std::size_t number = 0; number < index.cards().size(); number += 7) {
            const IndexedCard &card = index.cards()[number];
            EXPECT_FALSE(card.title.empty()) << card.id;
            EXPECT_FALSE(card.values.empty()) << card.id;
            EXPECT_EQ(index.find(card.id), number);
            EXPECT_TRUE(has(found(game->id(), '"' + card.title + '"'), card.id)) << card.id;
        }
        EXPECT_EQ(index.find("no such card"), CardIndex::npos);
    }
}

TEST(CardQueryOfEveryGame, KeysHaveLabelsAndNamesOfTheirOwn)
{
    for (const match::GameKit *game : kit::games()) {
        const CardIndex &index = indexOf(game->id());
        for (std::size_t key = 0; key < index.keys().size(); ++key) {
            EXPECT_NE(index.label(key), index.keys()[key].label) << "no phrase";
            for (const std::string_view name : wordsOf(index.keys()[key].names))
                EXPECT_EQ(index.findKey(name), key) << game->id() << ' ' << name;
        }
    }
}

TEST(CardQueryOfEveryGame, AnyTextIsReadWithoutHarm)
{
    std::mt19937 random(7); // NOLINT: the same texts every time
    constexpr std::string_view pieces[] = {"(", ")",  "-", "or", " ",    "\"", "c",  "<", ">=",
                                           ":", "a:", "3", ",",  "\xC3", "x",  "7+", "hp"};
    for (const match::GameKit *game : kit::games()) {
        const CardIndex &index = indexOf(game->id());
        for (int round = 0; round < 300; ++round) {
            std::string text;
            for (int piece = 0; piece < 14; ++piece)
                text += pieces[random() % std::size(pieces)];
            const CardQuery read(index, text);
            EXPECT_LE(read.find(index, CardIndex::Order::Name).size(), index.cards().size());
            for (const QueryFault &fault : read.faults())
                EXPECT_LT(fault.begin, fault.end) << text;
        }
        EXPECT_LE(found(game->id(), std::string(4000, '(')).size(), index.cards().size());
    }
}

} // namespace
} // namespace playmat::decks
