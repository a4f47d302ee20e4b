#include "cli/simulate.h"

#include "cli/coverage.h"
#include "cli/new_game.h"
#include "cli/output.h"
#include "cli/players.h"
#include "cli/replay.h"
#include "cli/signature.h"
#include "cli/twins.h"
#include "cli/watched_game.h"
#include "match/setup.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

namespace playmat::cli {

namespace {

using match::CardLibrary;
using match::HostedGame;
using match::MatchSetup;
using match::Outcome;

constexpr std::size_t kSeats = 2;

/// Games of one kind, one after the other.
struct Series
{
    const HeadlessKit &kit;
    const CardLibrary &library;
    const SimulateOptions &options;

    [[nodiscard]] Outcome<MatchSetup> setup(std::uint64_t seed) const
    {
        return setupFor(kit, library, options.decks, seed);
    }
    [[nodiscard]] DeckNames decks() const { return namedDecks(kit, library, options.decks); }
};

/// One game with its checks.
class Walk
{
public:
    Walk(const Series &series, HostedGame &game, std::uint64_t seed)
        : m_game(game)
        , m_check(series.options.check && !series.options.signature)
        , m_sign(series.options.signature)
    {
        replay.game = series.library.kit().id();
        replay.seed = seed;
        replay.decks = series.decks().names;
        game.recordEvents(m_check);
        game.watch(series.options.marks || series.options.coverage);
        if (m_check)
            m_checks = series.kit.checks(game);
        checkPosition();
    }

    void play(Players &players)
    {
        while (goesOn())
            answerBy(players);
        finish();
    }
    /// Plays the answers of the line; one that is refused is a fault too.
    void play(const std::vector<core::Answer> &answers)
    {
        for (const core::Answer &one : answers)
            if (goesOn() && !answer(one))
                note("an answer was refused");
        finish();
    }

    Replay replay;
    std::string fault; ///< the first that was found
    std::string stop; ///< the limit of the program at which the game stopped, if there was one
    Signature signature; ///< of how it went, if that is asked for

private:
    [[nodiscard]] bool goesOn() const { return fault.empty() && !m_game.over(); }

    void note(std::string what)
    {
        if (fault.empty())
            fault = std::move(what);
    }

    void answerBy(Players &players)
    {
        for (int tries = 0; tries < kMostRefusals; ++tries)
            if (answer(players.answer(m_game)))
                return;
        const core::Decision &d = m_game.decision();
        if (d.min == 0 && answer({})) // guessing finds none of many that fit together
            return;
        const std::string_view source
            = d.source == core::kNone ? std::string_view("nobody") : m_game.printedId(d.source);
        note(fmt::format("no answer was taken (kind {}, prompt {}, {} to {} of {}, asked by {})",
                         static_cast<int>(d.kind), d.prompt, d.min, d.max, d.options.size(),
                         source));
    }

    /// False when the game refused it.
    bool answer(const core::Answer &given)
    {
        bool refused = false;
        const Signature before = signature;
        if (m_sign)
            signature.add(m_game, given);
        if (m_check)
            note(m_checks->answer(m_game, given, refused));
        else
            refused = !m_game.apply(given).ok();
        if (refused && fault.empty()) {
            signature = before;
            return false;
        }
        replay.answers.push_back(given);
        checkPosition();
        return true;
    }

    void checkPosition()
    {
        if (m_check && fault.empty())
            note(m_checks->position(m_game));
        if (replay.answers.size() >= kMostAnswers)
            note("the game does not end");
    }

    void finish()
    {
        if (const auto suspended = m_game.suspended())
            stop = suspended->message;
        if (m_sign)
            signature.addEnd(m_game);
    }

    HostedGame &m_game;
    bool m_check;
    bool m_sign;
    std::unique_ptr<Checks> m_checks;
};

/// A breach: what it is, and the line that shows it again.
int report(const Walk &walk)
{
    say(toText(walk.replay));
    complain(fmt::format("after {} answers: {}", walk.replay.answers.size(), walk.fault));
    return 1;
}

/// What a series of games came to.
struct Sums
{
    std::uint64_t answers = 0;
    std::uint64_t signature = 0; ///< of how they went, or of all final positions
    std::uint64_t stopped = 0; ///< at a limit of the program
    std::array<std::uint64_t, kSeats> wins{};
    std::vector<match::Fill> fills;
    Coverage coverage;
};

void addFills(std::vector<match::Fill> &sums, const std::vector<match::Fill> &fills)
{
    if (sums.empty())
        sums = fills;
    for (std::size_t i = 0; i < fills.size(); ++i)
        sums[i].highest = std::max(sums[i].highest, fills[i].highest);
}

/// Plays one game of the series and counts it. The exit status.
int playOne(const Series &series, std::uint64_t seed, Sums &sums)
{
    const Outcome<MatchSetup> setup = series.setup(seed);
    if (!setup)
        return complainOf(setup.problem());
    const auto game = match::startGame(series.library, setup.value());
    if (!game)
        return complainOf(game.problem());
    Players players(series.kit, series.library, series.options.bots, seed);
    Walk walk(series, *game.value(), seed);
    walk.play(players);
    if (!walk.stop.empty() && ++sums.stopped > series.options.mayStop)
        walk.fault = walk.stop;
    if (!walk.fault.empty())
        return report(walk);
    sums.answers += walk.replay.answers.size();
    sums.signature = sums.signature * Signature::kPrime
        ^ (series.options.signature ? walk.signature.value() : game.value()->hash());
    if (const core::PlayerId winner = game.value()->winner(); winner < kSeats)
        ++sums.wins[winner];
    addFills(sums.fills, game.value()->fills());
    if (series.options.coverage)
        sums.coverage.add(*game.value());
    return 0;
}

void printMarks(const std::vector<match::Fill> &fills)
{
    say(fmt::format("{:12} {:>8} {:>8}  of", "limit", "highest", "size"));
    for (const match::Fill &fill : fills)
        say(fmt::format("{:12} {:8} {:8}  {}", fill.name, fill.highest, fill.size, fill.words));
}

int playAll(const Series &series)
{
    const SimulateOptions &options = series.options;
    const auto begin = std::chrono::steady_clock::now();
    Sums sums;
    for (std::uint64_t i = 0; i < options.games; ++i)
        if (const int status = playOne(series, options.seed + i, sums); status != 0)
            return status;
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begin;
    const DeckNames decks = series.decks();
    if (options.signature)
        say(fmt::format("{} games of {} against {} from seed {}: signature {:016x}", options.games,
                        decks.names[0], decks.names[1], options.seed, sums.signature));
    else if (!options.quiet)
        say(fmt::format("{} games, 0 failures, {} answers, {} : {}, {:.2f} s, signature {:016x}",
                        options.games, sums.answers, sums.wins[0], sums.wins[1], time.count(),
                        sums.signature));
    if (sums.stopped > 0 && !options.quiet)
        say(fmt::format("{} of the games stopped at a limit of the program", sums.stopped));
    if (options.marks)
        printMarks(sums.fills);
    return options.coverage ? sayMissing(series.library, std::move(sums.coverage)) : 0;
}

int playReplay(const Series &series)
{
    Replay replay;
    if (!fromText(series.options.replay, replay) || replay.game != series.library.kit().id()) {
        complain("not a replay: " + series.options.replay);
        return 2;
    }
    SimulateOptions options = series.options;
    options.decks = {replay.decks};
    const Series same{series.kit, series.library, options};
    const Outcome<MatchSetup> setup = same.setup(replay.seed);
    if (!setup)
        return complainOf(setup.problem());
    const auto game = match::startGame(series.library, setup.value());
    if (!game)
        return complainOf(game.problem());
    Walk walk(same, *game.value(), replay.seed);
    walk.play(replay.answers);
    if (walk.fault.empty())
        walk.fault = walk.stop;
    if (!walk.fault.empty())
        return report(walk);
    say(fmt::format("{} answers, hash {:016x}", replay.answers.size(), game.value()->hash()));
    return 0;
}

} // namespace

int simulateAny(const HeadlessKit &kit, const CardLibrary &library, const SimulateOptions &options)
{
    const Series series{kit, library, options};
    if (!exist(kit, library, options.bots))
        return 2;
    if (!options.replay.empty())
        return playReplay(series);
    if (options.takeBack)
        return takeBackAll(kit, library, options);
    return options.twins > 0 ? compareAllTwins(kit, library, options) : playAll(series);
}

} // namespace playmat::cli
