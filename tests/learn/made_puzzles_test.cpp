// The puzzles that are shipped, as a whole, and the maker that found them.
#include "course_fixture.h"
#include "engine/swu/text/print.h"
#include "kit/swu/host/cards.h"
#include "kit/swu/learn/puzzle_maker.h"
#include "learn/puzzle.h"
#include "support/folders.h"

#include <map>
#include <set>
#include <sstream>

namespace playmat::learn {
namespace {

constexpr std::size_t kByHand = 12; ///< come first

const std::vector<Puzzle> &shipped()
{
    static std::vector<Fault> faults;
    static const std::vector<Puzzle> puzzles
        = readPuzzles("swu.json", test::contentOf(test::resourceDir() + "/puzzles/swu.json"),
                      test::swuWords(), faults);
    EXPECT_TRUE(faults.empty()) << test::describe(faults);
    return puzzles;
}

TEST(ShippedPuzzles, AreManyOfEachKind)
{
    std::map<Puzzle::Kind, int> kinds;
    for (const Puzzle &puzzle : shipped())
        ++kinds[puzzle.kind];
    EXPECT_GE(shipped().size(), 300U);
    for (const auto &[kind, count] : kinds)
        EXPECT_GE(count, 100) << int(kind);
    EXPECT_EQ(kinds.size(), 3U);
}

TEST(ShippedPuzzles, AreSpreadOverRatingsAndThemes)
{
    std::map<int, int> bands;
    std::map<std::string, int> themes;
    for (const Puzzle &puzzle : shipped()) {
        ++bands[puzzle.rating / 100];
        ++themes[puzzle.themes.front()];
    }
    EXPECT_GE(bands.size(), 9U);
    EXPECT_GE(themes.size(), 9U);
    for (const auto &[theme, count] : themes)
        EXPECT_LE(count, int(shipped().size() / 3)) << theme;
}

TEST(ShippedPuzzles, BeginDifferently)
{
    std::set<std::pair<Puzzle::Kind, std::string>> begins;
    for (const Puzzle &puzzle : shipped())
        EXPECT_TRUE(begins.insert({puzzle.kind, puzzle.solution.front().pattern.text}).second)
            << puzzle.id;
}

TEST(ShippedPuzzles, NeedNoNumbersToTellCardsApart)
{
    for (std::size_t i = kByHand; i < shipped().size(); ++i) {
        for (const match::Json &side : shipped()[i].scenario["players"])
            for (const char *arena : {"ground", "space"}) {
                std::set<std::string> units;
                for (const match::Json &unit : side[arena])
                    EXPECT_TRUE(units.insert(unit.is_object() ? unit["card"] : unit).second)
                        << shipped()[i].id;
            }
    }
}

TEST(ShippedPuzzles, HaveCardsThatCanBeReadAtTheTable)
{
    const swu::CardDb &db = match::swuCards(test::library());
    std::set<std::string> cards;
    for (std::size_t i = kByHand; i < shipped().size(); ++i)
        for (const match::Json &side : shipped()[i].scenario["players"])
            for (const char *zone : {"ground", "space", "hand"})
                for (const match::Json &card : side[zone])
                    cards.insert(card.is_object() ? card["card"] : card);
    EXPECT_GT(cards.size(), 100U);
    for (const std::string &card : cards) {
        std::istringstream words(
            swu::printCard(db, db.find(card), swu::Face::Any, swu::Markup::Plain));
        int count = 0;
        for (std::string word; words >> word;)
            ++count;
        EXPECT_LE(count, 60) << card;
    }
}

TEST(ShippedPuzzles, LeadToALessonByTheirThemes)
{
    for (const Theme &theme : test::swuWords().themes) {
        const Concept *topic = test::shippedCourse().topic(theme.topic);
        ASSERT_NE(topic, nullptr) << theme.name;
        EXPECT_FALSE(topic->lessons.empty()) << theme.name;
    }
}

class Maker : public testing::TestWithParam<Puzzle::Kind>
{
};

/// The same numbers give the same puzzles, byte for byte; `cli` does it with more games.
TEST_P(Maker, RepeatsItself)
{
    const auto make = [] {
        kit::PuzzleMaker maker(test::library(), test::swuWords(), GetParam());
        maker.playGame(1);
        std::string out;
        for (const match::Json &puzzle : kit::pickPuzzles(maker.found(), 10, 'x'))
            out += puzzle.dump();
        return out;
    };
    const std::string once = make();
    EXPECT_EQ(once, make());
}
INSTANTIATE_TEST_SUITE_P(Kinds, Maker,
                         testing::Values(Puzzle::Kind::Race, Puzzle::Kind::Duel,
                                         Puzzle::Kind::Hold));

TEST(PickedPuzzles, AreOfAllRatingsAndThemes)
{
    std::vector<match::Json> pool;
    for (int i = 0; i < 40; ++i) {
        const bool rare = i % 10 == 9;
        pool.push_back({{"title", "t" + std::to_string(i)},
                        {"rating", rare ? 1800 : 1200},
                        {"themes", {rare ? "new" : "old"}}});
    }
    const std::vector<match::Json> picked = kit::pickPuzzles(pool, 8, 'x');
    ASSERT_EQ(picked.size(), 8U);
    EXPECT_EQ(std::ranges::count(picked, 1800,
                                 [](const match::Json &one) { return one["rating"].get<int>(); }),
              4);
    EXPECT_EQ(picked.front()["id"], "x001");
    EXPECT_LE(picked.front()["rating"].get<int>(), picked.back()["rating"].get<int>());
}

} // namespace
} // namespace playmat::learn
