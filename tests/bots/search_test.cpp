#include "bots_fixture.h"
#include "kit/swu/bots/search.h"
#include "kit/swu/bots/solver.h"
#include "kit/swu/bots/thinker.h"
#include "kit/swu/host/cards.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <thread>

/// What programs think with: candidates, worlds, the search and the solver.
namespace playmat::test {
namespace {

using bots::Candidate;
using swu::Viewer;

/// A manner that no clock disturbs.
bots::Manner quick(int simulations)
{
    return {.simulations = simulations, .solves = 200};
}

bots::Thought think(const swu::SeatedGame &game, const bots::Manner &manner, std::uint64_t seed = 3)
{
    bots::Thinker thinker(knowledge(), manner, seed);
    return thinker.think(swu::seenBy(game, game.decision().player), {});
}

TEST(Knowledge, IsInTheResources)
{
    EXPECT_EQ(knowledge().decks.size(), 4U);
    EXPECT_GT(knowledge().weights.fitted.games, 0U) << "the weights are those of a file";
    EXPECT_LE(knowledge().weights.fitted.brier, 0.17);
}

TEST(Knowledge, LeavesOutWhatWasSeen)
{
    const swu::SeatedGame game = randomGame(3, 60);
    ASSERT_FALSE(game.over());
    const swu::PlayerId seat = game.decision().player;
    const auto unseen = knowledge().unseenCards(swu::seenBy(game, seat).game(), seat);
    ASSERT_EQ(unseen.size(), 1U) << "one of the built-in decks fits";
    const swu::State &s = game.state();
    const auto other = static_cast<swu::PlayerId>(1 - seat);
    const std::size_t hidden = std::size_t{s.list(swu::Zone::Hand, other).count}
        + s.list(swu::Zone::Deck, other).count + s.list(swu::Zone::Resources, other).count;
    EXPECT_EQ(unseen[0].size(), hidden);
}

TEST(Weights, AreReadAsTheyWereWritten)
{
    const bots::Weights guess = bots::guessedWeights();
    const auto read = bots::readWeights(bots::weightsJson(guess).dump());
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(read.value().early, guess.early);
    EXPECT_FALSE(bots::readWeights("{}").ok());
    EXPECT_FALSE(bots::readWeights(R"({"format":"playmat-weights-0"})").ok());
    match::Json more = bots::weightsJson(guess);
    more["weights"]["luck"] = more["weights"]["units"];
    EXPECT_FALSE(bots::readWeights(more.dump()).ok());
}

TEST(Knowledge, IsNotMadeUpWhereTheWeightsAreMissingOrBroken)
{
    const TempFolder folder;
    EXPECT_FALSE(bots::Knowledge::from(library(), folder.path()).ok());
    std::filesystem::create_directories(folder / "bots");
    std::ofstream(folder / "bots" / "swu.json") << "{";
    EXPECT_FALSE(bots::Knowledge::from(library(), folder.path()).ok());
    EXPECT_EQ(knowledge().decks.size(), library().deckNames().size());
}

TEST(Features, OfOneSideAreTheOthersTurnedRound)
{
    for (const int answers : {10, 50, 90}) {
        const swu::SeatedGame game = randomGame(8, answers);
        const bots::Features mine = bots::featuresOf(game.db(), game.state(), 0);
        const bots::Features theirs = bots::featuresOf(game.db(), game.state(), 1);
        for (std::size_t i = 0; i < bots::kFeatures; ++i)
            EXPECT_DOUBLE_EQ(mine[i], -theirs[i]);
    }
}

TEST(Candidates, AreFewAndLegalForEveryQuestionOfRandomGames)
{
    int refused = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        swu::SeatedGame game = randomGame(seed);
        core::Rng rng(seed);
        std::vector<Candidate> candidates;
        for (int i = 0; i < 800 && !game.over(); ++i) {
            bots::candidatesFor(game.game(), candidates);
            ASSERT_FALSE(candidates.empty());
            EXPECT_LE(candidates.size(), 200U);
            swu::SeatedGame after = game;
            refused += after.apply(bots::hastyChoice(candidates, rng).answer).ok() ? 0 : 1;
            (void)game.apply(
                bots::randomAnswer(game.decision(), rng, match::swuCards(library()).names.size()));
        }
    }
    EXPECT_LE(refused, 3) << "a sum of costs may be too high; nothing else";
}

TEST(Search, FindsTheSameForTheSameSeed)
{
    for (const int answers : {4, 25, 50}) {
        const swu::SeatedGame game = randomGame(11, answers);
        const bots::Thought one = think(game, quick(120));
        const bots::Thought other = think(game, quick(120));
        EXPECT_EQ(one.answer.options, other.answer.options);
        EXPECT_EQ(one.chance, other.chance);
        EXPECT_EQ(one.simulations, other.simulations);
    }
}

TEST(Search, StaysWithinItsBudget)
{
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
        swu::SeatedGame game = randomGame(seed);
        for (int i = 0; i < 400 && !game.over(); ++i) {
            const bots::Thought thought = think(game, quick(40));
            EXPECT_LE(thought.simulations, 40);
            const Viewer viewer = Viewer::of(game.decision().player);
            ASSERT_TRUE(game.apply(game.answerOf(viewer, thought.answer)).ok());
        }
    }
}

/// Under every decision of random games, wherever these lead; PLAYMAT_TRIALS of them.
TEST(Search, AnswersEveryQuestionOfRandomGames)
{
    const char *trials = std::getenv("PLAYMAT_TRIALS");
    const std::uint64_t games = trials == nullptr ? 1 : std::strtoull(trials, nullptr, 10);
    constexpr int kSimulations = 12;
    int questions = 0;
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        swu::SeatedGame game = randomGame(seed);
        core::Rng rng(seed);
        for (int i = 0; i < 2000 && !game.over(); ++i, ++questions) {
            const swu::PlayerId seat = game.decision().player;
            const bots::Thought thought = think(game, quick(kSimulations), seed);
            EXPECT_LE(thought.simulations, kSimulations);
            swu::SeatedGame after = game;
            ASSERT_TRUE(after.apply(game.answerOf(Viewer::of(seat), thought.answer)).ok())
                << "game " << seed << ", question " << i;
            (void)game.apply(
                bots::randomAnswer(game.decision(), rng, match::swuCards(library()).names.size()));
        }
    }
    std::printf("%llu games, %d questions\n", static_cast<unsigned long long>(games), questions);
}

TEST(Search, ThinksOnSeveralThreads)
{
    bots::Manner manner = quick(200);
    manner.threads = 3;
    swu::SeatedGame game = randomGame(12, 30);
    const bots::Thought thought = think(game, manner);
    EXPECT_TRUE(game.apply(game.answerOf(Viewer::of(game.decision().player), thought.answer)).ok());
}

/// At whatever moment: it answers soon, and what it answers is legal.
TEST(Search, CanBeStoppedAtAnyMoment)
{
    const swu::SeatedGame game = randomGame(13, 35);
    const swu::SeatedGame seen = swu::seenBy(game, game.decision().player);
    for (const int ms : {0, 1, 3, 10, 30}) {
        std::stop_source stop;
        bots::Manner manner = quick(1'000'000);
        manner.threads = 2;
        bots::Thinker thinker(knowledge(), manner, 1);
        bots::Thought thought;
        std::jthread mind([&] { thought = thinker.think(seen, stop.get_token()); });
        std::this_thread::sleep_for(std::chrono::milliseconds(ms));
        stop.request_stop();
        mind.join();
        swu::SeatedGame after = game;
        EXPECT_TRUE(
            after.apply(game.answerOf(Viewer::of(game.decision().player), thought.answer)).ok());
    }
}

/// A base with 2 left and a ready unit with 2 power: whoever is asked wins, and is sure of it.
TEST(Solver, SeesAWinThatIsThere)
{
    const swu::CardDb &db = match::swuCards(library());
    for (const swu::PlayerId seat : {swu::PlayerId{0}, swu::PlayerId{1}}) {
        swu::Position position;
        position.active = position.initiative = seat;
        for (swu::PositionSide &side : position.players) {
            side.leader.card = starterDecks()[0].leader;
            side.base.card = starterDecks()[0].base;
            side.deck.assign(10, db.vanilla);
        }
        position.players[1U - seat].base.damage = db.def(starterDecks()[0].base).hp - 1;
        position.players[seat].ground.emplace_back().card = db.vanilla;
        const swu::SeatedGame game = swu::seated(db, position).value();
        const bots::Thought thought = think(game, quick(100));
        EXPECT_TRUE(thought.sure);
        EXPECT_EQ(thought.chance, 1);
        swu::SeatedGame after = game;
        ASSERT_TRUE(after.apply(game.answerOf(Viewer::of(seat), thought.answer)).ok());
        ASSERT_TRUE(after.game().result());
        EXPECT_EQ(after.game().result()->winner, seat);
    }
}

} // namespace
} // namespace playmat::test
