#include "cli/any_game.h"
#include "cli/output.h"
#include "kit/swu/headless/headless.h"
#include "kit/swu/headless/simulation.h"
#include "kit/swu/headless/take_back.h"
#include "kit/swu/headless/twins.h"
#include "kit/swu/host/cards.h"
#include "match/plain_words.h"
#include "match/resources.h"

#include <fmt/format.h>

#include <chrono>

namespace playmat::cli {

namespace {

/// A breach: what it is, and the line that shows it again.
int report(const Played &played)
{
    say(toText(played.replay));
    complain(fmt::format("after {} answers: {}", played.replay.answers.size(), played.fault));
    return 1;
}

int playReplay(const match::CardLibrary &library, const std::string &line)
{
    Replay replay;
    if (!fromText(line, replay)) {
        complain("not a replay: " + line);
        return 2;
    }
    std::array<swu::DeckChoice, swu::kPlayers> decks;
    if (!chooseDecks(library, {replay.decks}, replay.seed, decks))
        return 2;
    const Played played = playAgain(match::swuCards(library), replay, decks);
    if (!played.fault.empty())
        return report(played);
    say(fmt::format("{} answers, hash {:016x}", played.replay.answers.size(), played.hash));
    return 0;
}

/// What a series of games came to.
struct Sums
{
    std::uint64_t answers = 0;
    std::uint64_t rounds = 0;
    std::array<std::uint64_t, swu::kPlayers> wins{};
    std::uint64_t signature = 0; ///< of all final positions
    swu::Marks marks;
};

void count(const Played &played, Sums &sums)
{
    sums.answers += played.replay.answers.size();
    sums.rounds += static_cast<std::uint64_t>(played.rounds);
    sums.signature = sums.signature * 0x100000001B3ULL ^ played.hash;
    if (played.winner < swu::kPlayers)
        ++sums.wins[played.winner];
    sums.marks.note(played.marks);
}

void printMarks(const swu::Marks &marks)
{
    say(fmt::format("{:12} {:>8} {:>8}  of", "limit", "highest", "size"));
    for (std::size_t i = 1; i < swu::kCapacities; ++i) {
        const auto capacity = static_cast<swu::Capacity>(i);
        say(fmt::format("{:12} {:8} {:8}  {}", swu::capacityName(capacity), marks.highest[i],
                        swu::sizeOf(capacity), swu::capacityWords(capacity)));
    }
}

/// The decks of every game in a series: the same ones, or random ones from the game's own seed.
class DeckRow
{
public:
    DeckRow(const match::CardLibrary &library, const SimulateOptions &options)
        : m_library(library)
        , m_options(options)
    {
    }
    [[nodiscard]] bool choose(std::uint64_t seed)
    {
        if (m_chosen && !m_options.decks.anyRandom())
            return true;
        m_chosen = chooseDecks(m_library, m_options.decks, seed, decks);
        return m_chosen;
    }

    std::array<swu::DeckChoice, swu::kPlayers> decks;

private:
    const match::CardLibrary &m_library;
    const SimulateOptions &m_options;
    bool m_chosen = false;
};

/// Plays the games and hands each of them to `take`. The program's exit status.
template <class Take>
int playRow(const match::CardLibrary &library, const SimulateOptions &options,
            const Players &players, Take take)
{
    DeckRow row(library, options);
    for (std::uint64_t game = 0; game < options.games; ++game) {
        const Replay replay{options.seed + game, options.decks.names, {}};
        if (!row.choose(replay.seed))
            return 2;
        const Played played = playGame(match::swuCards(library), replay, row.decks, players);
        if (!played.fault.empty())
            return report(played);
        take(played);
    }
    return 0;
}

int takeBack(const match::CardLibrary &library, const SimulateOptions &options)
{
    DeckRow row(library, options);
    std::size_t answers = 0;
    for (std::uint64_t game = 0; game < options.games; ++game) {
        const std::uint64_t seed = options.seed + game;
        if (!row.choose(seed))
            return 2;
        const TakenBack played = playAndTakeBack(library, seed, row.decks);
        if (!played.fault.empty()) {
            say(fmt::format("{} games, 1 failures: seed {}, {}", game + 1, seed, played.fault));
            return 1;
        }
        answers += played.answers;
    }
    say(fmt::format("{} games, 0 failures, {} answers taken back and done again", options.games,
                    answers));
    return 0;
}

/// How many from one game, so that a series of pairs covers many games.
constexpr std::uint64_t kTwinsOfAGame = 20;

int playTwins(const match::CardLibrary &library, const SimulateOptions &options)
{
    TwinMind mind;
    if (!chooseManner(options.mind, mind.manner))
        return 2;
    std::optional<bots::Knowledge> known = knowledge(library);
    if (!known)
        return 1;
    mind.knowledge = std::move(*known);
    mind.manner.time = {}; // the clock says nothing about hidden cards
    mind.manner.threads = 1;
    DeckRow row(library, options);
    TwinTrials trials;
    for (std::uint64_t seed = options.seed; trials.pairs < options.twins; ++seed) {
        if (!row.choose(seed))
            return 2;
        compareTwins(library, seed, row.decks,
                     std::min(kTwinsOfAGame, options.twins - trials.pairs), mind, trials);
        if (!trials.fault.empty()) {
            say(fmt::format("{} twins, 1 failures: {}", trials.pairs, trials.fault));
            return 1;
        }
    }
    say(fmt::format("{} twins, 0 failures, {} answers given to both, {} thoughts compared",
                    trials.pairs, trials.answers, trials.thoughts));
    return 0;
}

int playAndCount(const match::CardLibrary &library, const SimulateOptions &options)
{
    const Players players{
        {options.bots.front(), options.bots.back()}, options.check, options.marks};
    const auto begin = std::chrono::steady_clock::now();
    Sums sums;
    const int status
        = playRow(library, options, players, [&](const Played &played) { count(played, sums); });
    if (status != 0)
        return status;
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begin;
    if (!options.quiet)
        say(fmt::format("{} games, {} answers, {:.1f} rounds a game, {} : {}, {:.2f} s, signature "
                        "{:016x}",
                        options.games, sums.answers,
                        static_cast<double>(sums.rounds)
                            / static_cast<double>(std::max<std::uint64_t>(1, options.games)),
                        sums.wins[0], sums.wins[1], time.count(), sums.signature));
    if (options.marks)
        printMarks(sums.marks);
    return 0;
}

} // namespace

int simulate(const match::CardLibrary &library, const SimulateOptions &options)
{
    if (!options.replay.empty())
        return playReplay(library, options.replay);
    if (options.signature)
        return simulateAny(library, options);
    if (options.takeBack)
        return takeBack(library, options);
    return options.twins > 0 ? playTwins(library, options) : playAndCount(library, options);
}

} // namespace playmat::cli
