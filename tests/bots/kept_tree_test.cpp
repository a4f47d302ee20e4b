#include "bots_fixture.h"
#include "kit/swu/bots/program_player.h"
#include "kit/swu/bots/sight.h"
#include "kit/swu/bots/thinker.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <thread>

/// What a program remembers from one question to the next, and what it thinks ahead.
namespace playmat::test {
namespace {

using swu::Viewer;

constexpr int kAnswers = 40;

struct Course
{
    std::vector<core::Answer> answers;
    int kept = 0; ///< simulations taken over, in all
    int questions = 0; ///< that were searched
    int goneOn = 0; ///< … with something taken over
};

/// A program of that manner plays both seats, each with a mind of its own.
Course play(swu::SeatedGame game, const bots::Manner &manner, int ahead = 0)
{
    std::array<bots::Thinker, 2> minds{bots::Thinker(knowledge(), manner, 5),
                                       bots::Thinker(knowledge(), manner, 6)};
    Course out;
    for (int i = 0; i < kAnswers && !game.over(); ++i) {
        const swu::PlayerId seat = game.decision().player;
        (void)minds[1U - seat].thinkAhead({}, ahead);
        const bots::Thought thought = minds[seat].think(swu::seenBy(game, seat), {});
        out.kept += thought.kept;
        out.questions += thought.simulations > 0 ? 1 : 0;
        out.goneOn += thought.kept > 0 ? 1 : 0;
        out.answers.push_back(game.answerOf(Viewer::of(seat), thought.answer));
        EXPECT_TRUE(game.apply(out.answers.back()).ok());
    }
    return out;
}

bool same(const core::Answer &a, const core::Answer &b)
{
    return a.options == b.options && a.amounts == b.amounts && a.name == b.name;
}

TEST(KeptTree, IsGoneOnFromAndTheSameForTheSameSeed)
{
    const bots::Manner manner{.simulations = 40, .solves = 50};
    for (const int ahead : {0, 40}) {
        const Course one = play(randomGame(2), manner, ahead);
        const Course other = play(randomGame(2), manner, ahead);
        EXPECT_GT(3 * one.goneOn, one.questions) << one.goneOn << " of " << one.questions;
        EXPECT_EQ(one.kept, other.kept);
        ASSERT_EQ(one.answers.size(), other.answers.size());
        for (std::size_t i = 0; i < one.answers.size(); ++i)
            EXPECT_TRUE(same(one.answers[i], other.answers[i]));
    }
}

TEST(KeptTree, IsForgottenByWhoIsToBeginAfresh)
{
    const bots::Manner manner{.simulations = 40, .solves = 50, .keeps = false};
    EXPECT_EQ(play(randomGame(2), manner).kept, 0);
    EXPECT_EQ(play(randomGame(2), manner, 40).kept, 0);
}

/// Two games that differ in what a seat cannot know, from one of its questions to the next: its
/// program has the same thoughts about both, those that it kept among them.
TEST(KeptTree, HoldsNothingThatTheSeatDoesNotKnow)
{
    int compared = 0;
    int kept = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        swu::SeatedGame game = randomGame(seed, 10 + static_cast<int>(seed) * 4);
        if (game.over())
            continue;
        const swu::PlayerId seat = game.decision().player;
        core::Rng rng(seed);
        const swu::SeatedGame seen = swu::seenBy(game, seat);
        const auto pool = knowledge().unseenCards(seen.game(), seat).front();
        std::array<swu::SeatedGame, 2> worlds{swu::imagined(seen, seat, pool, rng),
                                              swu::imagined(seen, seat, pool, rng)};
        std::array<bots::Thinker, 2> minds{
            bots::Thinker(knowledge(), {.simulations = 80, .solves = 100}, 3),
            bots::Thinker(knowledge(), {.simulations = 80, .solves = 100}, 3)};
        for (int i = 0; i < 6; ++i) {
            std::array<bots::Thought, 2> thoughts;
            for (std::size_t w = 0; w < 2; ++w)
                thoughts[w] = minds[w].think(swu::seenBy(worlds[w], seat), {});
            ASSERT_TRUE(same(thoughts[0].answer, thoughts[1].answer));
            EXPECT_EQ(thoughts[0].chance, thoughts[1].chance);
            EXPECT_EQ(thoughts[0].kept, thoughts[1].kept);
            kept += thoughts[0].kept;
            ++compared;
            for (std::size_t w = 0; w < 2; ++w) {
                ASSERT_TRUE(
                    worlds[w].apply(worlds[w].answerOf(Viewer::of(seat), thoughts[w].answer)).ok());
                (void)minds[w].thinkAhead({}, 50);
            }
            // As long as nothing tells them apart and the seat is asked.
            if (worlds[0].over() || worlds[1].over() || worlds[0].decision().player != seat
                || worlds[1].decision().player != seat
                || !(swu::seenBy(worlds[0], seat).state() == swu::seenBy(worlds[1], seat).state()))
                break;
        }
    }
    EXPECT_GT(compared, 12);
    EXPECT_GT(kept, 0);
}

/// What somebody sees of a game is the same in all games that they may believe to be in.
TEST(Sight, SaysNothingOfWhatIsHidden)
{
    for (const int answers : {5, 20, 45, 70}) {
        const swu::SeatedGame game = randomGame(9, answers);
        ASSERT_FALSE(game.over());
        const swu::PlayerId seat = game.decision().player;
        const swu::SeatedGame seen = swu::seenBy(game, seat);
        core::Rng rng(1);
        const auto pool = knowledge().unseenCards(seen.game(), seat).front();
        const std::uint64_t sight = bots::sightOf(seen.game(), seat);
        EXPECT_EQ(bots::sightOf(game.game(), seat), sight);
        for (int i = 0; i < 5; ++i)
            EXPECT_EQ(bots::sightOf(swu::imagined(seen, seat, pool, rng).game(), seat), sight);
        swu::SeatedGame next = game;
        ASSERT_TRUE(next.apply(bots::randomAnswer(next.decision(), rng, 1)).ok());
        EXPECT_NE(bots::sightOf(next.game(), seat), sight);
    }
}

TEST(ThinkingAhead, IsBoundedInTimeAndStopsAtOnce)
{
    const swu::SeatedGame game = randomGame(12, 30);
    const swu::PlayerId seat = game.decision().player;
    for (const int threads : {1, 2}) {
        bots::Thinker mind(knowledge(), {.simulations = 100, .threads = threads}, 1);
        EXPECT_EQ(mind.thinkAhead({}, 500), 0) << "about nothing";
        (void)mind.think(swu::seenBy(game, seat), {});
        EXPECT_NEAR(mind.thinkAhead({}, 500), 500, 64);
        EXPECT_EQ(mind.thinkAhead({}, 500), 0) << "so much about each question";
        std::stop_source stop;
        std::jthread thread([&] { (void)mind.thinkAhead(stop.get_token(), 1'000'000'000); });
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
        const auto before = std::chrono::steady_clock::now();
        stop.request_stop();
        thread.join();
        EXPECT_LT(std::chrono::steady_clock::now() - before, std::chrono::milliseconds(500));
    }
}

/// However long somebody thinks about one question.
TEST(Search, TakesNoMoreMemoryThanItMay)
{
    const swu::SeatedGame game = randomGame(12, 30);
    const swu::SeatedGame seen = swu::seenBy(game, game.decision().player);
    const bots::Worlds worlds(seen.game(), knowledge());
    bots::Search search(worlds, knowledge().weights, 1);
    const int simulations = std::getenv("PLAYMAT_TRIALS") == nullptr ? 1500 : 200'000;
    search.run({simulations, std::chrono::milliseconds(0)}, {});
    std::size_t most = search.bytes();
    for (const bots::RootChoice &choice : search.choices()) {
        search.runAfter(choice.candidate.key, simulations / 4, {});
        most = std::max(most, search.bytes());
    }
    EXPECT_LE(most, bots::Search::kMostBytes);
    RecordProperty("bytes", static_cast<int>(most));
    std::printf("at most %zu KB after %d simulations\n", most / 1000, search.simulations());
}

} // namespace
} // namespace playmat::test
