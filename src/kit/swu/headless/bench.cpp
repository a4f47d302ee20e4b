#include "cli/output.h"
#include "kit/swu/bots/random_bot.h"
#include "kit/swu/headless/headless.h"
#include "kit/swu/host/cards.h"
#include "kit/swu/host/kit.h"
#include "match/json.h"
#include "match/resources.h"

#include <fmt/format.h>

#include <ctime>

namespace playmat::cli {

namespace {

/// This program's time on its core: other programs that use the core do not count.
double now()
{
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

struct Figures
{
    double decisionsPerSecond = 0;
    double gamesPerSecond = 0;
    double copyNs = 0;
    double loadMs = 0;
    swu::State middle; ///< a state of a game in progress
};

/// Random legal play, whole games, without recording events.
void measurePlay(const match::CardLibrary &library, const BenchOptions &options,
                 const std::array<swu::DeckChoice, swu::kPlayers> &decks, Figures &figures)
{
    const swu::CardDb &db = match::swuCards(library);
    core::Rng rng(42);
    std::uint64_t decisions = 0;
    std::uint64_t games = 0;
    const double begin = now();
    double spent = 0;
    while ((spent = now() - begin) < options.seconds || games == 0) {
        swu::Game game = swu::Game::start(db, ++games, decks).value();
        game.recordEvents(false);
        for (int step = 0; !game.over(); ++step) {
            decisions
                += game.apply(bots::randomAnswer(game.decision(), rng, db.names.size())) ? 1 : 0;
            if (step == 100)
                figures.middle = game.state();
        }
    }
    figures.decisionsPerSecond = static_cast<double>(decisions) / spent;
    figures.gamesPerSecond = static_cast<double>(games) / spent;
}

/// Copies between many places, so that no single cache line serves them all.
void measureCopy(Figures &figures)
{
    constexpr std::size_t kPlaces = 64;
    constexpr std::size_t kCopies = 200000;
    std::vector<swu::State> places(kPlaces, figures.middle);
    const double begin = now();
    for (std::size_t i = 0; i < kCopies; ++i) {
        places[(i + 1) % kPlaces].become(places[i % kPlaces]);
        asm volatile("" : : "r"(places.data()) : "memory"); // the copy is not left out
    }
    figures.copyNs = (now() - begin) * 1e9 / kCopies;
}

bool measureLoad(Figures &figures)
{
    const double begin = now();
    const bool ok = match::CardLibrary::open(kit::swuKit(), match::findResources()).ok();
    figures.loadMs = (now() - begin) * 1e3;
    return ok;
}

void print(const Figures &figures, bool json)
{
    match::Json out;
    out["decisions_per_second"] = static_cast<std::int64_t>(figures.decisionsPerSecond);
    out["games_per_second"] = static_cast<std::int64_t>(figures.gamesPerSecond);
    out["state_bytes"] = sizeof(swu::State);
    out["copy_ns"] = static_cast<std::int64_t>(figures.copyNs);
    out["load_ms"] = static_cast<double>(static_cast<std::int64_t>(figures.loadMs * 100)) / 100;
    if (json)
        say(match::toLine(out));
    else
        for (const auto &[name, value] : out.items())
            say(fmt::format("{:24} {}", name, value.dump()));
}

} // namespace

int bench(const match::CardLibrary &library, const BenchOptions &options)
{
    std::array<swu::DeckChoice, swu::kPlayers> decks;
    if (!chooseDecks(library, options.decks, 1, decks))
        return 2;
    Figures figures;
    measurePlay(library, options, decks, figures);
    measureCopy(figures);
    if (!measureLoad(figures))
        return 1;
    print(figures, options.json);
    return 0;
}

} // namespace playmat::cli
