#include "course_fixture.h"
#include "kit/swu/learn/searched.h"
#include "learn/prover.h"
#include "learn/puzzle.h"
#include "support/folders.h"

#include <ostream>

namespace playmat::learn {
namespace {

std::string shippedPuzzles()
{
    return test::contentOf(test::resourceDir() + "/puzzles/swu.json");
}

PuzzleReport proven(const std::string &text, std::uint64_t mostNodes = Prover::kMostNodes)
{
    std::vector<Fault> faults;
    const auto puzzles = readPuzzles("swu.json", text, test::swuWords(), faults);
    PuzzleReport report = provePuzzles(test::library(), puzzles, "swu.json", test::swuWords(),
                                       kit::searchSwu(test::library()), mostNodes);
    report.faults.insert(report.faults.begin(), faults.begin(), faults.end());
    return report;
}

/// Some of them, and so that all kinds are there; `playmat-cli puzzles --check` proves them all.
TEST(Puzzles, HaveOneRightFirstAnswerEach)
{
    const match::Json all = match::parseJson(shippedPuzzles()).value();
    match::Json some = match::Json::array();
    for (std::size_t i = 0; i < all["puzzles"].size(); i += i < 12 ? 1 : 17)
        some.push_back(all["puzzles"][i]);
    const PuzzleReport report = proven(match::Json{{"puzzles", some}}.dump());
    EXPECT_TRUE(report.faults.empty()) << test::describe(report.faults);
    EXPECT_EQ(report.puzzles, int(some.size()));
    EXPECT_LE(report.mostNodes, 40'000U) << "an answer is judged while somebody waits";
}

TEST(Puzzles, OneThatCannotBeProvenIsAFault)
{
    const match::Json all = match::parseJson(shippedPuzzles()).value();
    const match::Json few{{"puzzles", {all["puzzles"][0], all["puzzles"][20]}}};
    const PuzzleReport report = proven(few.dump(), 3);
    EXPECT_EQ(std::ranges::count_if(
                  report.faults,
                  [](const Fault &fault) { return fault.what == "the search is too large"; }),
              report.puzzles);
}

struct Plant
{
    const char *what;
    const char *pointer; ///< into the list of puzzles
    const char *value; ///< nullptr: taken out
    const char *says;
};

std::ostream &operator<<(std::ostream &out, const Plant &plant)
{
    return out << plant.what;
}

class PlantedPuzzle : public testing::TestWithParam<Plant>
{
};

/// The puzzles of one kind that are quickest to prove are enough to plant in.
TEST_P(PlantedPuzzle, IsFound)
{
    const Plant &plant = GetParam();
    match::Json all = match::parseJson(shippedPuzzles()).value();
    match::Json few = match::Json::array({all["puzzles"][0], all["puzzles"][9]});
    const match::Json::json_pointer pointer(plant.pointer);
    if (plant.value == nullptr)
        few[pointer.parent_pointer()].erase(pointer.back());
    else
        few[pointer] = match::parseJson(plant.value).value();
    const PuzzleReport report = proven(match::Json{{"puzzles", few}}.dump());
    const bool found = std::ranges::any_of(report.faults, [&](const Fault &fault) {
        return fault.what.find(plant.says) != std::string::npos;
    });
    EXPECT_TRUE(found) << test::describe(report.faults);
}

constexpr Plant kPlants[] = {
    {"a different first answer", "/0/solution/0", R"({"attack":["me.ground:SOR_248","you.base"]})",
     "a different first answer from"},
    {"too much to do", "/0/scenario/players/1/base/damage", "20", "0 first answers of"},
    {"several right first answers", "/0/scenario/players/1/base/damage", "29", "first answers of"},
    {"a solution that stops too early", "/0/solution",
     R"([{"play":["me.hand:SOR_136","me.ground:SOR_248"]}])",
     "the solution does not reach the goal"},
    {"a solution that cannot be played", "/0/solution/1", R"("keep")", "is not offered"},
    {"the other side's move as the learner's", "/0/solution/1",
     R"({"them":{"attack":["me.ground:SOR_248","you.base"]}})", "is the other side's"},
    {"nothing to hold against", "/1/scenario/players/0/base/damage", "0", "first answers of"},
    {"an unknown card", "/0/scenario/players/0/ground/0", R"("SOR_999")", "SOR_999"},
    {"an unknown theme", "/0/themes/0", R"("upgarde")", R"(did you mean "upgrade"?)"},
    {"an unknown kind", "/0/kind", R"("rcae")", R"(did you mean "race"?)"},
    {"a key that is mistyped", "/0/htin", R"("x")", R"(unknown key "htin")"},
    {"a missing hint", "/0/hint", nullptr, R"(the key "hint" is missing)"},
    {"two puzzles of one name", "/1/id", R"("p01")", "appears twice"},
    {"no solution", "/0/solution", "[]", "begins with the learner's answer"},
};
INSTANTIATE_TEST_SUITE_P(Faults, PlantedPuzzle, testing::ValuesIn(kPlants));

TEST(Puzzles, OneThatBeginsAsAnotherDoesIsAFault)
{
    const match::Json first = match::parseJson(shippedPuzzles()).value()["puzzles"][0];
    match::Json second = first;
    second["id"] = "x01";
    second["title"] = "Another one";
    const PuzzleReport report = proven(match::Json{{"puzzles", {first, second}}}.dump());
    ASSERT_EQ(report.faults.size(), 1U) << test::describe(report.faults);
    EXPECT_EQ(report.faults[0].what, "it begins as p01 does");
}

TEST(Puzzles, AWrongAnswerHasARefutation)
{
    std::vector<Fault> faults;
    const auto puzzles = readPuzzles("swu.json", shippedPuzzles(), test::swuWords(), faults);
    const Puzzle &hold = puzzles[9];
    ASSERT_EQ(hold.kind, Puzzle::Kind::Hold);
    const auto game = kit::searchSwu(test::library())(hold.scenario);
    ASSERT_TRUE(game.ok());
    Prover prover(hold.attacker());
    const auto judged = prover.judgeAll(*game.value());
    ASSERT_TRUE(judged.has_value());
    for (const Prover::Judged &one : *judged) {
        if (!one.wins)
            continue; // the right one
        const auto after = game.value()->copy();
        ASSERT_TRUE(after->apply(one.answer));
        const auto line = prover.line(*after);
        ASSERT_TRUE(line.has_value());
        for (const core::Answer &answer : *line)
            ASSERT_TRUE(after->apply(answer));
        EXPECT_EQ(after->winner(), hold.attacker()) << "the line shows how the game is lost";
    }
}

} // namespace
} // namespace playmat::learn
