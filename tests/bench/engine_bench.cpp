#include "bots/random_answer.h"
#include "engine/swu/view/observe.h"
#include "kit/swu/host/cards.h"
#include "kit/swu/host/deck_check.h"
#include "kit/swu/host/hosted.h"
#include "support/folders.h"
#include "support/match_fixture.h"

#include <benchmark/benchmark.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

/// What the engine costs: whole random games, one answer, a copy, an observation.
namespace playmat {
namespace {

using test::library;
using test::starterMatch;

swu::Game middleOfAGame()
{
    match::Match match = starterMatch(4);
    test::playOn(match, 60);
    return *match::swuGame(match);
}

std::array<swu::DeckChoice, swu::kPlayers> starterDecks(const match::CardLibrary &from)
{
    return {match::loadDeck(match::swuCards(from), *from.deck("luke")).value(),
            match::loadDeck(match::swuCards(from), *from.deck("vader")).value()};
}

std::string resource(const char *path)
{
    return test::contentOf(std::filesystem::path(test::resourceDir()) / path);
}

/// A library that knows only the cards of the two starter decks and the tokens.
const match::CardLibrary &smallLibrary()
{
    static const match::CardLibrary small = [] {
        std::set<std::string> wanted;
        for (const swu::DeckChoice &deck : starterDecks(library())) {
            for (const swu::DefId def : deck.cards)
                wanted.insert(match::swuCards(library()).def(def).id);
            wanted.insert({match::swuCards(library()).def(deck.leader).id,
                           match::swuCards(library()).def(deck.base).id});
        }
        auto set = nlohmann::ordered_json::parse(resource("cards/swu/sor.json"));
        auto cards = nlohmann::ordered_json::array();
        for (auto &card : set["cards"])
            if (wanted.contains(card["id"].get<std::string>()))
                cards.push_back(card);
        set["cards"] = cards;
        return match::CardLibrary::fromTexts(
                   kit::swuKit(),
                   {{"sor.json", set.dump()}, {"tokens.json", resource("cards/swu/tokens.json")}},
                   {{"sor-luke-skywalker", *library().deck("luke")},
                    {"sor-darth-vader", *library().deck("vader")}})
            .value();
    }();
    return small;
}

/// Whole random games of the same two decks; `all`: with every card of the program loaded.
void randomGame(benchmark::State &bench, bool all)
{
    const match::CardLibrary &cards = all ? library() : smallLibrary();
    const auto decks = starterDecks(cards);
    std::uint64_t seed = 0;
    std::int64_t decisions = 0;
    core::Rng rng(1);
    for (auto _ : bench) {
        swu::Game game = swu::Game::start(match::swuCards(cards), ++seed, decks).value();
        game.recordEvents(false);
        while (!game.over())
            decisions += game.apply(bots::randomAnswer(game.decision(), rng,
                                                       match::swuCards(cards).names.size()))
                ? 1
                : 0;
    }
    bench.counters["decisions"]
        = benchmark::Counter(static_cast<double>(decisions), benchmark::Counter::kIsRate);
    bench.SetItemsProcessed(bench.iterations());
}
BENCHMARK_CAPTURE(randomGame, twoDecksLoaded, false)->Repetitions(5)->ReportAggregatesOnly();
BENCHMARK_CAPTURE(randomGame, allCardsLoaded, true)->Repetitions(5)->ReportAggregatesOnly();

void copyState(benchmark::State &bench)
{
    const swu::State state = middleOfAGame().state();
    swu::State copy;
    for (auto _ : bench) {
        copy.become(state);
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
    const swu::SeatedGame game(middleOfAGame(), {});
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
        benchmark::DoNotOptimize(match::CardLibrary::open(kit::swuKit(), test::resourceDir()));
}
BENCHMARK(loadCards);

/// As many cards as asked for: those that there are, again and again under other ids.
std::vector<match::NamedText> manyCards(std::size_t wanted)
{
    std::vector<match::NamedText> texts{{"tokens.json", resource("cards/swu/tokens.json")}};
    for (int copy = 0; wanted > 0; ++copy)
        for (const char *file : {"cards/swu/sor.json", "cards/swu/shd.json"}) {
            auto set = nlohmann::ordered_json::parse(resource(file));
            auto &cards = set["cards"];
            cards.erase(cards.begin() + static_cast<int>(std::min(wanted, cards.size())),
                        cards.end());
            wanted -= cards.size();
            const std::string sign = "X" + std::to_string(copy);
            for (auto &card : cards)
                card["id"] = sign + card["id"].get<std::string>();
            texts.push_back({sign + std::to_string(texts.size()) + ".json", set.dump()});
        }
    return texts;
}

/// Wanted: 50 ms.
void loadTwoThousandCards(benchmark::State &bench)
{
    const std::vector<match::NamedText> texts = manyCards(2000);
    std::size_t cards = 0;
    for (auto _ : bench)
        cards = match::swuCards(match::CardLibrary::fromTexts(kit::swuKit(), texts, {}).value())
                    .defs.size();
    bench.counters["cards"] = static_cast<double>(cards);
}
BENCHMARK(loadTwoThousandCards)->Unit(benchmark::kMillisecond);

} // namespace
} // namespace playmat
