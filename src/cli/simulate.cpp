#include "cli/commands.h"
#include "cli/simulation.h"

#include <fmt/format.h>

#include <chrono>
#include <cstdio>

namespace playmat::cli {

namespace {

/// A breach: what, and the line with which it can be seen again.
int report(const Played &played)
{
    fmt::print("{}\n", toText(played.replay));
    fmt::print(stderr, "after {} answers: {}\n", played.replay.answers.size(), played.fault);
    return 1;
}

int playReplay(const match::CardLibrary &library, const std::string &line)
{
    Replay replay;
    if (!fromText(line, replay)) {
        fmt::print(stderr, "not a replay: {}\n", line);
        return 2;
    }
    std::array<swu::DeckChoice, swu::kPlayers> decks;
    if (!chooseDecks(library, {replay.decks}, replay.seed, decks))
        return 2;
    const Played played = playAgain(library.swu(), replay, decks);
    if (!played.fault.empty())
        return report(played);
    fmt::print("{} answers, hash {:016x}\n", played.replay.answers.size(), played.hash);
    return 0;
}

/// What a row of games came to.
struct Sums
{
    std::uint64_t answers = 0;
    std::uint64_t rounds = 0;
    std::array<std::uint64_t, swu::kPlayers> wins{};
    std::uint64_t signature = 0; ///< of all final positions
};

void count(const Played &played, Sums &sums)
{
    sums.answers += played.replay.answers.size();
    sums.rounds += static_cast<std::uint64_t>(played.rounds);
    sums.signature = sums.signature * 0x100000001B3ULL ^ played.hash;
    if (played.winner < swu::kPlayers)
        ++sums.wins[played.winner];
}

} // namespace

int simulate(const match::CardLibrary &library, const SimulateOptions &options)
{
    if (!options.replay.empty())
        return playReplay(library, options.replay);
    std::array<swu::DeckChoice, swu::kPlayers> decks;
    if (!chooseDecks(library, options.decks, options.seed, decks))
        return 2;
    const auto begin = std::chrono::steady_clock::now();
    Sums sums;
    for (std::uint64_t game = 0; game < options.games; ++game) {
        const Replay replay{options.seed + game, options.decks.names, {}};
        if (options.decks.anyRandom() && !chooseDecks(library, options.decks, replay.seed, decks))
            return 2;
        const Played played = playRandomly(library.swu(), replay, decks, options.check);
        if (!played.fault.empty())
            return report(played);
        count(played, sums);
    }
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begin;
    if (!options.quiet)
        fmt::print("{} games, {} answers, {:.1f} rounds a game, {} : {}, {:.2f} s, signature "
                   "{:016x}\n",
                   options.games, sums.answers,
                   static_cast<double>(sums.rounds)
                       / static_cast<double>(std::max<std::uint64_t>(1, options.games)),
                   sums.wins[0], sums.wins[1], time.count(), sums.signature);
    return 0;
}

} // namespace playmat::cli
