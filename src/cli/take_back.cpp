#include "bots/random_answer.h"
#include "cli/new_game.h"
#include "cli/output.h"
#include "cli/players.h"
#include "cli/simulate.h"
#include "engine/core/rng.h"
#include "match/match.h"

#include <fmt/format.h>

#include <array>
#include <vector>

namespace playmat::cli {

namespace {

using match::Json;
using match::Match;

/// How a game went in which every answer was taken back and done again at once, and all of them at
/// the end.
struct TakenBack
{
    std::size_t answers = 0;
    std::string fault; ///< the first difference; empty when there was none
};

/// All that an answer can change and somebody can notice.
struct Picture
{
    explicit Picture(const Match &match)
        : bytes(match.game().snapshot())
        , asked(match.game().decisionJson(std::nullopt, match.names()))
        , result(match.game().resultJson())
    {
        for (const core::PlayerId viewer : {core::PlayerId{0}, core::PlayerId{1}})
            seen[viewer] = {match.game().stateJson(viewer, match.names()),
                            match.game().decisionJson(viewer, match.names())};
    }
    friend bool operator==(const Picture &, const Picture &) = default;

    match::Snapshot bytes;
    Json asked;
    Json result;
    std::array<Json, 2> seen;
};

std::string differenceOf(const Picture &a, const Picture &b)
{
    if (a.bytes != b.bytes)
        return "the bytes of the state";
    if (a.asked != b.asked || a.result != b.result)
        return "the question or the result";
    return a.seen != b.seen ? "what a player sees" : "";
}

class Steps
{
public:
    Steps(Match match, std::uint64_t seed)
        : m_match(std::move(match))
        , m_rng(seed)
        , m_now(m_match)
    {
    }

    TakenBack run()
    {
        m_before.push_back(m_now.bytes);
        while (goesOn())
            oneAnswer();
        allTheWay();
        m_out.answers = m_match.stepsDone();
        return m_out;
    }

private:
    [[nodiscard]] bool goesOn() const
    {
        return m_out.fault.empty() && !m_match.game().over() && m_match.stepsDone() < kMostAnswers;
    }

    void fault(std::string_view when, const std::string &what)
    {
        if (m_out.fault.empty() && !what.empty())
            m_out.fault
                = fmt::format("answer {}: {} {} is another", m_match.stepsDone(), when, what);
    }

    bool answer()
    {
        const match::HostedGame &game = m_match.game();
        for (int tries = 0; tries < kMostRefusals; ++tries)
            if (m_match.submit(bots::randomAnswer(game.decision(), m_rng, game.names())))
                return true;
        return false;
    }

    void oneAnswer()
    {
        const Picture before = std::move(m_now);
        if (!answer()) {
            m_out.fault = "no answer was taken";
            return;
        }
        m_now = Picture(m_match);
        m_before.push_back(m_now.bytes);
        const Json events = m_match.game().eventsJson(std::nullopt);
        m_match.undo();
        fault("taken back,", differenceOf(before, Picture(m_match)));
        m_match.redo();
        fault("done again,", differenceOf(m_now, Picture(m_match)));
        if (m_match.game().eventsJson(std::nullopt) != events)
            fault("done again,", "the list of events");
    }

    /// Back to the first question and forward again.
    void allTheWay()
    {
        for (std::size_t i = m_before.size() - 1; i > 0 && m_out.fault.empty(); --i)
            if (!m_match.undo() || m_match.game().snapshot() != m_before[i - 1])
                fault("on the way back", "the state");
        for (std::size_t i = 1; i < m_before.size() && m_out.fault.empty(); ++i)
            if (!m_match.redo() || m_match.game().snapshot() != m_before[i])
                fault("on the way there", "the state");
    }

    Match m_match;
    core::Rng m_rng;
    Picture m_now; ///< after the last answer
    std::vector<match::Snapshot> m_before;
    TakenBack m_out;
};

} // namespace

int takeBackAll(const HeadlessKit &kit, const match::CardLibrary &library,
                const SimulateOptions &options)
{
    std::size_t answers = 0;
    for (std::uint64_t game = 0; game < options.games; ++game) {
        const std::uint64_t seed = options.seed + game;
        const auto setup = setupFor(kit, library, options.decks, seed);
        if (!setup)
            return complainOf(setup.problem());
        match::Outcome<Match> match = Match::start(library, setup.value());
        if (!match)
            return complainOf(match.problem());
        const TakenBack played = Steps(std::move(match.value()), seed).run();
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

} // namespace playmat::cli
