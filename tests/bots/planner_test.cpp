// Tests the programs that play any game with each game that uses them.
#include "bots/planner/candidates.h"
#include "bots/planner/judge.h"
#include "kit/lorcana/bots/programs.h"
#include "kit/lorcana/host/kit.h"
#include "kit/riftbound/bots/programs.h"
#include "kit/riftbound/host/kit.h"
#include "planner_fixture.h"

#include <chrono>
#include <thread>

namespace playmat::test {

std::vector<PlannedGame> plannedGames()
{
    return {{"lorcana", kit::lorcanaKit, bots::lorcanaPrograms},
            {"riftbound", kit::riftboundKit, bots::riftboundPrograms}};
}

namespace {

using bots::Level;

INSTANTIATE_TEST_SUITE_P(Games, Planned, testing::ValuesIn(plannedGames()),
                         [](const auto &game) { return std::string(game.param.name); });

TEST_P(Planned, PlaysFiftyWholeGamesWithoutARefusedAnswerAndBeatsChance)
{
    int won = 0;
    for (std::uint64_t seed = 1; seed <= 50 && !HasFailure(); ++seed) {
        const auto game = newGame(seed);
        const auto quick = mind("greedy", seed);
        const auto random = mind("random", seed);
        const bool first = seed % 2 == 0;
        const int winner = playOut(
            *game, {first ? quick.get() : random.get(), first ? random.get() : quick.get()});
        won += winner == (first ? 0 : 1) ? 1 : 0;
    }
    EXPECT_GE(won, 45);
}

TEST_P(Planned, ThoseWhoPlayOnBeatThoseWhoLookOneAnswerAhead)
{
    int won = 0;
    constexpr int kGames = 6;
    for (std::uint64_t seed = 1; seed <= kGames && !HasFailure(); ++seed) {
        const auto game = newGame(seed);
        const auto weak = programs().mind(library(), Level::Novice, seed);
        const auto strong = mind("intermediate", seed);
        const bool first = seed % 2 == 0;
        const int winner = playOut(
            *game, {first ? strong.get() : weak.get(), first ? weak.get() : strong.get()});
        won += winner == (first ? 0 : 1) ? 1 : 0;
    }
    EXPECT_GE(won, kGames - 1);
}

TEST_P(Planned, PlaysTheSameForTheSameSeed)
{
    std::array<std::uint64_t, 2> hashes{};
    for (std::uint64_t &hash : hashes) {
        const auto game = newGame(4);
        const std::array minds{mind("novice", 9), mind("intermediate", 10)};
        for (int i = 0; i < 60 && !game->over(); ++i)
            ASSERT_TRUE(game->apply(answerOf(*game, *minds[game->decision().player])).ok());
        hash = game->hash();
    }
    EXPECT_EQ(hashes[0], hashes[1]);
}

/// A stopped program still has an answer, because the table may have asked it to move at once.
TEST_P(Planned, AnswersAtOnceWhenItIsStopped)
{
    const auto game = randomGame(6, 25);
    ASSERT_FALSE(game->over());
    std::stop_source stop;
    stop.request_stop();
    const auto advanced = mind("advanced", 1);
    const core::Answer answer = answerOf(*game, *advanced, stop.get_token());
    EXPECT_TRUE(game->apply(answer).ok());
}

TEST_P(Planned, StopsInTheMiddleOfAThought)
{
    using Clock = std::chrono::steady_clock;
    const auto advanced = mind("advanced", 1);
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const auto game = randomGame(seed, 25);
        if (game->over())
            continue;
        std::stop_source stop;
        Clock::time_point stopped;
        const std::jthread other([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(15));
            stopped = Clock::now();
            stop.request_stop();
        });
        const core::Answer answer = answerOf(*game, *advanced, stop.get_token());
        const auto done = Clock::now();
        EXPECT_TRUE(game->apply(answer).ok());
        if (stop.stop_requested()) {
            EXPECT_LT(std::chrono::duration<double>(done - stopped).count(), 0.5);
        }
    }
}

/// The program does not get the faces of cards that its seat does not see. A game in which those
/// cards have other faces is the same game to it, and it gives the same answer.
TEST_P(Planned, IsToldNothingOfWhatIsHidden)
{
    core::Rng rng(3);
    int compared = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const auto game = randomGame(seed, static_cast<int>(5 * seed));
        if (game->over())
            continue;
        const core::PlayerId seat = game->decision().player;
        const auto twin = game->twin(seat, rng);
        EXPECT_NE(game->hash(), twin->hash());
        const auto seen = programs().seen(*game, seat);
        const auto other = programs().seen(*twin, seat);
        EXPECT_TRUE(seen->sameAs(*other)) << "seed " << seed;
        const auto one = mind("intermediate", 5)->think(*seen, {});
        const auto two = mind("intermediate", 5)->think(*other, {});
        ASSERT_TRUE(one && two);
        EXPECT_EQ(one->options, two->options);
        EXPECT_EQ(one->amounts, two->amounts);
        ++compared;
    }
    EXPECT_GT(compared, 5);
}

TEST_P(Planned, SaysWhatItLacks)
{
    EXPECT_EQ(mind("greedy", 1)->problem(), "");
    const std::string problem = mind("greedy", 1, {false, "/nowhere.json"})->problem();
    EXPECT_NE(problem.find("/nowhere.json"), std::string::npos) << problem;
    EXPECT_EQ(mind("expert", 1), nullptr);
    EXPECT_FALSE(programs().advises());
}

// --- weights
// ---------------------------------------------------------------------------------------

constexpr std::array kTwoFeatures{bots::planner::FeatureInfo{"one", 1},
                                  bots::planner::FeatureInfo{"two", -2}};

std::string faultOf(std::string_view text)
{
    const auto judge = bots::planner::Judge::read(kTwoFeatures, text);
    return judge ? std::string() : judge.problem().path + ": " + judge.problem().message;
}

TEST(Judge, ReadsWhatItWrites)
{
    using bots::planner::Judge;
    const Judge guess = Judge::guess(kTwoFeatures);
    const std::string text = bots::planner::judgeJson(kTwoFeatures, guess, "guessed").dump();
    const auto read = Judge::read(kTwoFeatures, text);
    ASSERT_TRUE(read) << faultOf(text);
    EXPECT_EQ(read.value().weights()[1], -2);
    EXPECT_NEAR(read.value().chance(std::array{0.0, 0.0}), 0.5, 1e-9);
    EXPECT_NEAR(read.value().chance(std::array{2.0, 1.0}), 0.5, 1e-9);
    EXPECT_GT(read.value().chance(std::array{1.0, 0.0}), 0.7);
}

TEST(Judge, SaysWhatIsWrongWithAFile)
{
    EXPECT_NE(faultOf("{"), "");
    EXPECT_NE(faultOf(R"({"format":"playmat-weights-1","about":"","weights":{"one":1,"two":2}})"),
              "");
    EXPECT_NE(faultOf(R"({"format":"playmat-judge-1","about":"","weights":{"one":1}})"), "");
    EXPECT_NE(faultOf(R"({"format":"playmat-judge-1","about":"","weights":{"one":1,"tow":2}})"),
              "");
    EXPECT_NE(faultOf(R"({"format":"playmat-judge-1","about":"","weights":{"one":1,"two":"2"}})"),
              "");
}

// --- candidates
// ------------------------------------------------------------------------------------

/// A board that has only a question.
class Asked final : public bots::planner::Board
{
public:
    explicit Asked(core::Decision decision)
        : m_decision(std::move(decision))
    {
    }
    [[nodiscard]] std::unique_ptr<Board> copy() const override
    {
        return std::make_unique<Asked>(m_decision);
    }
    void become(const Board &other) override { m_decision = other.decision(); }
    [[nodiscard]] const core::Decision &decision() const override { return m_decision; }
    [[nodiscard]] bool over() const override { return false; }
    [[nodiscard]] bool apply(const core::Answer &) override { return true; }
    [[nodiscard]] int turn() const override { return 0; }
    [[nodiscard]] bots::planner::Ask ask() const override { return bots::planner::Ask::Part; }
    [[nodiscard]] std::optional<core::Answer> pass() const override { return std::nullopt; }
    [[nodiscard]] double chance(core::PlayerId) const override { return 0.5; }
    /// Cards 10 and 11 are copies of each other.
    [[nodiscard]] std::uint64_t meaning(const core::Option &option) const override
    {
        return (option.card == 11 ? 10 : option.card) + 256U * option.zone;
    }

private:
    core::Decision m_decision;
};

core::Decision questionAbout(core::DecisionKind kind, int cards, int min, int max)
{
    core::Decision out;
    out.kind = kind;
    out.player = 0;
    out.min = static_cast<std::int16_t>(min);
    out.max = static_cast<std::int16_t>(max);
    for (int i = 0; i < cards; ++i)
        out.offer(1, static_cast<core::CardId>(10 + i));
    return out;
}

std::size_t candidatesOf(const core::Decision &decision)
{
    return bots::planner::candidatesFor(Asked(decision)).size();
}

TEST(PlannersCandidates, AreThereOnceForCopiesOfACard)
{
    using core::DecisionKind;
    EXPECT_EQ(candidatesOf(questionAbout(DecisionKind::Action, 3, 1, 1)), 2U);
    EXPECT_EQ(candidatesOf(questionAbout(DecisionKind::ChooseCards, 3, 0, 1)), 3U); // one is empty
    EXPECT_EQ(candidatesOf(questionAbout(DecisionKind::ChooseCards, 3, 2, 2)), 2U);
    EXPECT_LE(candidatesOf(questionAbout(DecisionKind::ChooseCards, 60, 0, 9)),
              bots::planner::kMostCandidates);
}

TEST(PlannersCandidates, PayAsIsSuggested)
{
    core::Decision pay = questionAbout(core::DecisionKind::Pay, 8, 3, 3);
    pay.suggested = {1, 4, 5};
    const auto all = bots::planner::candidatesFor(Asked(pay));
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(all[0].options[2], 5);
}

TEST(PlannersCandidates, MoveSeveralOntoOnePlaceTogether)
{
    core::Decision move = questionAbout(core::DecisionKind::Action, 5, 1, 1);
    move.together = 1;
    for (std::size_t i = 0; i < 5; ++i)
        move.options[i].zone = i < 3 ? 1 : 2;
    std::size_t most = 0;
    for (const core::Answer &answer : bots::planner::candidatesFor(Asked(move)))
        most = std::max(most, answer.options.size());
    EXPECT_EQ(most, 3U);
}

TEST(PlannersCandidates, DivideAllThatThereIs)
{
    core::Decision split = questionAbout(core::DecisionKind::Distribute, 4, 5, 5);
    for (core::Option &option : split.options)
        option.number = 3;
    bool any = false;
    for (const core::Answer &answer : bots::planner::candidatesFor(Asked(split))) {
        int sum = 0;
        for (const std::uint8_t amount : answer.amounts)
            sum += amount;
        EXPECT_EQ(sum, 5);
        any = true;
    }
    EXPECT_TRUE(any);
}

TEST(PlannersCandidates, FillOneBeforeTheNextGetsAnything)
{
    core::Decision fill = questionAbout(core::DecisionKind::Distribute, 3, 7, 7);
    for (core::Option &option : fill.options)
        option.cost = 3;
    for (const core::Answer &answer : bots::planner::candidatesFor(Asked(fill))) {
        int sum = 0;
        for (std::size_t i = 0; i < answer.amounts.size(); ++i) {
            sum += answer.amounts[i];
            if (i + 1 < answer.amounts.size()) {
                EXPECT_EQ(answer.amounts[i], 3);
            }
        }
        EXPECT_EQ(sum, 7);
    }
}

} // namespace
} // namespace playmat::test
