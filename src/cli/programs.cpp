#include "cli/programs.h"

#include "bots/score.h"
#include "cli/new_game.h"
#include "cli/output.h"
#include "cli/players.h"
#include "cli/signature.h"
#include "match/plain_words.h"
#include "match/setup.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <ctime>

namespace playmat::cli {

namespace {

using match::HostedGame;

constexpr std::uint64_t kTwinsSeed = 4;
constexpr double kSettled = 2.94; ///< log odds of 19 to 1: either verdict is wrong 5 % of the time

int noProgram(std::string_view name)
{
    complain(
        fmt::format("there is no player {}: `playmat-cli bots` lists them", match::inQuotes(name)));
    return 2;
}

class ProgramPlayer final : public Player
{
public:
    ProgramPlayer(const bots::Programs &programs, std::unique_ptr<bots::Mind> mind)
        : m_programs(programs)
        , m_mind(std::move(mind))
    {
    }

    /// If the program finds no answer, returns one with an index that does not exist.
    [[nodiscard]] core::Answer answer(const HostedGame &game) override
    {
        const core::PlayerId seat = game.decision().player;
        const auto told = m_mind->think(*m_programs.seen(game, seat), {});
        return told ? game.answerOf(seat, *told) : core::Answer::one(0xFFFF);
    }

private:
    const bots::Programs &m_programs;
    std::unique_ptr<bots::Mind> m_mind;
};

class ProgramTwinChecks final : public TwinChecks
{
public:
    ProgramTwinChecks(const bots::Programs &programs, match::CardLibrary library, std::string name)
        : m_programs(programs)
        , m_library(std::move(library))
        , m_name(std::move(name))
    {
    }

    [[nodiscard]] std::string difference(const HostedGame &game, const HostedGame &twin,
                                         core::PlayerId viewer) override
    {
        if (game.over() || game.decision().player != viewer)
            return {};
        const auto seen = m_programs.seen(game, viewer);
        const auto other = m_programs.seen(twin, viewer);
        if (!seen->sameAs(*other))
            return "the game as the seat may know it";
        ++m_thoughts;
        return thought(*seen) == thought(*other) ? std::string() : "what a program thinks";
    }
    [[nodiscard]] std::uint64_t thoughts() const override { return m_thoughts; }

private:
    [[nodiscard]] std::string thought(const bots::SeenGame &seen) const
    {
        const auto answer = m_programs.named(m_library, m_name, kTwinsSeed, {})->think(seen, {});
        std::string out = answer ? fmt::format("name {}", answer->name) : "none";
        for (std::size_t i = 0; answer && i < answer->options.size(); ++i)
            out += fmt::format(" {}x{}", answer->options[i],
                               i < answer->amounts.size() ? answer->amounts[i] : 0);
        return out;
    }

    const bots::Programs &m_programs;
    match::CardLibrary m_library;
    std::string m_name;
    std::uint64_t m_thoughts = 0;
};

/// The time that a program has used, and the number of its answers that were refused.
struct Needed
{
    std::uint64_t decisions = 0;
    double seconds = 0; ///< processor time
    double longest = 0; ///< the longest decision, in seconds by the clock
    std::uint64_t refused = 0;
};

/// Plays a series of pairs of games, in which the two programs change seats.
class MatchPairs
{
public:
    MatchPairs(const HeadlessKit &kit, const match::CardLibrary &library,
               const MatchOptions &options)
        : m_kit(kit)
        , m_library(library)
        , m_options(options)
    {
    }

    /// Plays the series and prints the result. Returns the exit status of the process.
    int run()
    {
        for (std::uint64_t i = 0; i < m_options.pairs; ++i) {
            double points = 0;
            for (const core::PlayerId first : {core::PlayerId{0}, core::PlayerId{1}})
                if (!game(m_options.seed + i, first, points))
                    return 2;
            m_score.add(points);
            if (m_options.sprt && std::abs(m_score.evidence(m_options.better)) >= kSettled)
                break;
        }
        m_options.signature ? sign() : report();
        return m_needed[0].refused + m_needed[1].refused == 0 ? 0 : 1;
    }

private:
    std::unique_ptr<bots::Mind> mind(std::size_t who, std::uint64_t seed) const
    {
        const bots::Trial trial{m_options.clock, who == 0 ? m_options.weights : std::string()};
        return m_kit.programs()->named(m_library, who == 0 ? m_options.a : m_options.b,
                                       2 * seed + who, trial);
    }

    /// Plays one game with the first program in seat `first`. Returns false if it cannot begin.
    bool game(std::uint64_t seed, core::PlayerId first, double &points)
    {
        const auto setup = setupFor(m_kit, m_library, m_options.decks, seed);
        auto started = setup ? match::startGame(m_library, setup.value())
                             : match::Outcome<std::unique_ptr<HostedGame>>(setup.problem());
        if (!started) {
            (void)complainOf(started.problem());
            return false;
        }
        HostedGame &game = *started.value();
        game.recordEvents(m_options.signature);
        const std::array minds{mind(0, seed), mind(1, seed)};
        for (std::size_t i = 0; i < kMostAnswers && !game.over(); ++i) {
            const std::size_t who = game.decision().player == first ? 0 : 1;
            if (!answer(game, *minds[who], m_needed[who]))
                break;
        }
        if (m_options.signature)
            m_signature.addEnd(game);
        const match::Json winner
            = game.resultJson().is_null() ? match::Json() : game.resultJson()["winner"];
        points += !winner.is_number() ? 0.5 : winner.get<int>() == first ? 1 : 0;
        return true;
    }

    bool answer(HostedGame &game, bots::Mind &mind, Needed &needed)
    {
        using Clock = std::chrono::steady_clock;
        const core::PlayerId seat = game.decision().player;
        const auto begin = Clock::now();
        const std::clock_t busy = std::clock();
        const auto told = mind.think(*m_kit.programs()->seen(game, seat), {});
        const double took = std::chrono::duration<double>(Clock::now() - begin).count();
        ++needed.decisions;
        needed.seconds += static_cast<double>(std::clock() - busy) / CLOCKS_PER_SEC;
        needed.longest = std::max(needed.longest, took);
        if (!told) {
            ++needed.refused;
            return false;
        }
        const core::Answer given = game.answerOf(seat, *told);
        if (m_options.signature)
            m_signature.add(game, given);
        const bool taken = game.apply(given).ok();
        needed.refused += taken ? 0 : 1;
        return taken;
    }

    void sign() const
    {
        say(fmt::format("{} pairs of {} against {} from seed {}: signature {:016x}",
                        m_score.pairs(), m_options.a, m_options.b, m_options.seed,
                        m_signature.value()));
    }

    void report() const
    {
        say(fmt::format("{} against {}: {:.1f} % ± {:.1f} in {} pairs of games, {:+.0f} Elo",
                        m_options.a, m_options.b, 100 * m_score.mean(), 100 * m_score.margin(),
                        m_score.pairs(), m_score.elo()));
        if (m_options.sprt)
            say(fmt::format("evidence that it is stronger by {}: {:+.2f} (settled at ±{})",
                            m_options.better, m_score.evidence(m_options.better), kSettled));
        for (std::size_t who = 0; who < m_needed.size(); ++who) {
            const Needed &needed = m_needed[who];
            const auto decisions
                = static_cast<double>(std::max<std::uint64_t>(1, needed.decisions));
            say(fmt::format(
                "{}: {:.2f} ms of the processor's time a decision, the longest {:.2f} s "
                "on the clock{}",
                who == 0 ? m_options.a : m_options.b, 1000 * needed.seconds / decisions,
                needed.longest,
                needed.refused > 0 ? fmt::format(", {} answers refused", needed.refused) : ""));
        }
    }

    const HeadlessKit &m_kit;
    const match::CardLibrary &m_library;
    const MatchOptions &m_options;
    bots::Score m_score;
    Signature m_signature;
    std::array<Needed, 2> m_needed;
};

} // namespace

std::unique_ptr<Player> programPlayer(const bots::Programs &programs,
                                      const match::CardLibrary &library, std::string_view name,
                                      std::uint64_t seed)
{
    std::unique_ptr<bots::Mind> mind = programs.named(library, name, seed, {});
    return mind == nullptr ? nullptr : std::make_unique<ProgramPlayer>(programs, std::move(mind));
}

std::unique_ptr<TwinChecks> programTwins(const bots::Programs &programs,
                                         const match::CardLibrary &library,
                                         const SimulateOptions &options)
{
    if (programs.named(library, options.mind, 1, {}) != nullptr)
        return std::make_unique<ProgramTwinChecks>(programs, library, options.mind);
    (void)noProgram(options.mind);
    return nullptr;
}

int matchUpAny(const HeadlessKit &kit, const match::CardLibrary &library,
               const MatchOptions &options)
{
    if (options.ahead > 0 || options.fresh || options.threads != std::vector<int>{1}) {
        complain(fmt::format("the programs of the game {} think on one thread and keep nothing: "
                             "--threads, --fresh and --ahead mean nothing to them",
                             kit.game().id()));
        return 2;
    }
    for (const std::string &name : {options.a, options.b}) {
        const auto mind = kit.programs()->named(
            library, name, 1, {options.clock, name == options.a ? options.weights : ""});
        if (mind == nullptr)
            return noProgram(name);
        if (!mind->problem().empty()) {
            complain(mind->problem());
            return 1;
        }
    }
    return MatchPairs(kit, library, options).run();
}

int botsAny(const HeadlessKit &kit, const BotsOptions &options)
{
    if (options.positions) {
        complain(fmt::format("the game {} has no positions for programs yet", kit.game().id()));
        return 2;
    }
    for (const bots::LevelInfo &info : bots::levels())
        say(fmt::format("{:<13} {}", info.id, info.words));
    say("greedy        Looks one answer ahead and takes what is best at once.");
    say("random        Answers anything that the rules allow.");
    return 0;
}

} // namespace playmat::cli
