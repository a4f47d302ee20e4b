#include "bots/random_bot.h"
#include "engine/swu/observe.h"
#include "support/match_fixture.h"

#include <benchmark/benchmark.h>

/// What the engine costs: whole random games, one answer, a copy, an observation.
namespace playmat {
namespace {

using test::library;
using test::starterMatch;

swu::Game middleOfAGame()
{
    match::Match match = starterMatch(4);
    test::playOn(match, 60);
    return *match.swuGame();
}

swu::Game newGame(std::uint64_t seed)
{
    static const swu::Game begin = *starterMatch(1).swuGame();
    swu::State state = begin.state();
    state.rng = core::Rng(seed);
    swu::Game game = begin;
    game.restore(state);
    game.recordEvents(false);
    return game;
}

void randomGame(benchmark::State &bench)
{
    std::uint64_t seed = 0;
    std::int64_t decisions = 0;
    core::Rng rng(1);
    for (auto _ : bench) {
        swu::Game game = newGame(++seed);
        while (!game.result())
            decisions += game.apply(
                             bots::randomAnswer(game.decision(), rng, library().swu().names.size()))
                ? 1
                : 0;
    }
    bench.counters["decisions"]
        = benchmark::Counter(static_cast<double>(decisions), benchmark::Counter::kIsRate);
    bench.SetItemsProcessed(bench.iterations());
}
BENCHMARK(randomGame);

void copyState(benchmark::State &bench)
{
    const swu::State state = middleOfAGame().state();
    swu::State copy;
    for (auto _ : bench) {
        copy = state;
        benchmark::DoNotOptimize(copy);
    }
    bench.counters["bytes"] = sizeof(swu::State);
}
BENCHMARK(copyState);

void hashState(benchmark::State &bench)
{
    const swu::Game game = middleOfAGame();
    for (auto _ : bench)
        benchmark::DoNotOptimize(game.hash());
}
BENCHMARK(hashState);

void listOptions(benchmark::State &bench)
{
    swu::Game game = middleOfAGame();
    const swu::State state = game.state();
    for (auto _ : bench)
        game.restore(state);
}
BENCHMARK(listOptions);

void observeForOne(benchmark::State &bench)
{
    const swu::Game game = middleOfAGame();
    for (auto _ : bench)
        benchmark::DoNotOptimize(game.observe(swu::Viewer::of(0)));
}
BENCHMARK(observeForOne);

void answerWithEvents(benchmark::State &bench)
{
    swu::Game game = middleOfAGame();
    game.recordEvents(bench.range(0) != 0);
    const swu::State state = game.state();
    core::Rng rng(1);
    const core::Answer answer = bots::randomAnswer(game.decision(), rng, 2);
    for (auto _ : bench) {
        benchmark::DoNotOptimize(game.apply(answer));
        game.restore(state);
    }
}
BENCHMARK(answerWithEvents)->Arg(0)->Arg(1);

void loadCards(benchmark::State &bench)
{
    for (auto _ : bench)
        benchmark::DoNotOptimize(match::CardLibrary::open(PLAYMAT_RESOURCE_DIR));
}
BENCHMARK(loadCards);

} // namespace
} // namespace playmat
