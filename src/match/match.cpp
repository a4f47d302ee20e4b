#include "match/match.h"

#include "match/game_kit.h"
#include "match/journal_replay.h"
#include "text/language.h"

#include <algorithm>
#include <utility>

namespace playmat::match {

namespace {

/// A journal names the game even if the setup left it out.
MatchSetup wholeSetup(const CardLibrary &library, MatchSetup setup)
{
    if (setup.game.empty())
        setup.game = std::string(library.kit().id());
    return setup;
}

} // namespace

Match::Match(const CardLibrary &library, MatchSetup setup, std::unique_ptr<HostedGame> game,
             Files &files)
    : m_library(library)
    , m_setup(wholeSetup(library, std::move(setup)))
    , m_names(m_setup.names())
    , m_game(std::move(game))
    , m_files(&files)
{
}

Outcome<Match> Match::start(const CardLibrary &library, MatchSetup setup, Files &files)
{
    Outcome<std::unique_ptr<HostedGame>> game = startGame(library, setup);
    if (!game)
        return game.problem();
    return Match(library, std::move(setup), std::move(game.value()), files);
}

core::Result<void> Match::carryOut(Step &step)
{
    step.before = m_game->snapshot();
    step.asked = m_game->decision().kind;
    core::Result<void> done;
    if (step.kind == Step::Kind::Edit)
        ENGINE_CHECK(m_game->edit(step.edit).ok(), m_done, 0); // it is done again
    else
        done = step.kind == Step::Kind::Concede ? m_game->concede(step.player)
                                                : m_game->apply(step.answer);
    noteResult(step);
    return done;
}

void Match::noteResult(Step &step) const
{
    step.hash = m_game->positionHash();
    step.revealed = m_game->revealedInformation();
    step.shownTo |= m_game->shownTo();
    if (const std::optional<Suspension> suspended = m_game->suspended())
        step.limit = suspended->limit;
    else if (m_game->over()) // all cards may be looked at now
        step.shownTo |= core::PlayerMask((1U << m_names.size()) - 1U);
}

/// After each step done, taken back or done again.
template <class Line>
void Match::keepLine(Line line)
{
    m_playedOn = true;
    if (isKept())
        write(line());
}

core::Result<void> Match::run(Step step)
{
    core::Result<void> done = carryOut(step);
    if (done)
        keepStep(std::move(step));
    return done;
}

void Match::keepStep(Step step)
{
    m_steps.resize(m_done);
    m_steps.push_back(std::move(step));
    ++m_done;
    noteEnd();
    keepLine([this] {
        Json line = lineOf(m_steps.back());
        writeNow(line);
        return line;
    });
}

core::Result<void> Match::submit(const core::Answer &answer)
{
    Step step;
    step.player = m_game->decision().player;
    step.answer = answer;
    return run(std::move(step));
}

core::Result<void> Match::concede(core::PlayerId player)
{
    Step step;
    step.kind = Step::Kind::Concede;
    step.player = player;
    return run(std::move(step));
}

Done Match::edit(const Json &json)
{
    if (!m_setup.scenario)
        return Problem{
            "bad_edit", text::said("only a game that began with a position can be changed"), {}};
    const std::size_t size = toLine(json).size();
    if (m_edits >= kMostEdits || m_editBytes + size > kMostEditBytes)
        return Problem{
            "bad_edit",
            text::said("this match has been changed so often that nothing more can be kept of it"),
            {}};
    Step step;
    step.kind = Step::Kind::Edit;
    step.player = m_game->decision().player;
    step.edit = json;
    step.before = m_game->snapshot();
    if (Done done = m_game->edit(json); !done)
        return done;
    noteResult(step);
    ++m_edits;
    m_editBytes += size;
    keepStep(std::move(step));
    return std::monostate{};
}

bool Match::undoCrossesInformation(std::size_t steps) const
{
    core::PlayerMask seen = 0;
    for (std::size_t i = 0; i < steps && i < m_done; ++i) {
        const Step &last = m_steps[m_done - 1 - i];
        seen = static_cast<core::PlayerMask>(seen | last.shownTo | last.seenSince);
        if (last.revealed || (seen & core::playerBit(last.player)) != 0)
            return true;
    }
    return false;
}

/// Notes that the last step is taken back. Returned is who saw cards of others in it: they know
/// them from now on, whether it is done again or not.
core::PlayerMask Match::stepBack()
{
    const Step &back = m_steps[--m_done];
    const auto seen = core::PlayerMask(back.shownTo | back.seenSince);
    noteSeen(seen);
    return seen;
}

void Match::noteSeen(core::PlayerMask seen)
{
    if (m_done > 0)
        m_steps[m_done - 1].seenSince |= seen;
}

bool Match::undo()
{
    if (m_done == 0)
        return false;
    const core::PlayerMask seen = stepBack();
    m_endedAt.clear();
    m_game->restore(m_steps[m_done].before);
    keepLine([&] {
        Json line{{"undo", true}, {"now", now()}};
        writeSeen(line, seen);
        return line;
    });
    return true;
}

bool Match::redo()
{
    if (m_done == m_steps.size())
        return false;
    Step &step = m_steps[m_done];
    const core::Result<void> done = carryOut(step);
    ENGINE_CHECK(done.ok(), m_done, m_steps.size()); // it was legal in this very state
    ++m_done;
    noteEnd();
    keepLine([this] {
        Json line{{"redo", true}};
        writeNow(line);
        return line;
    });
    return true;
}

void Match::goTo(std::size_t steps)
{
    ENGINE_CHECK(!isKept() && steps <= m_steps.size(), steps, m_steps.size());
    if (steps == m_done)
        return;
    m_done = std::min(steps, m_steps.size() - 1);
    m_game->restore(m_steps[m_done].before);
    if (steps > m_done) // there is no snapshot of the last position, so the step is redone
        (void)redo();
}

std::optional<MatchEnd> Match::end() const
{
    if (!m_game->over() || m_game->suspended())
        return std::nullopt;
    const auto done = m_steps.begin() + std::ptrdiff_t(m_done);
    const auto first = std::find_if(m_steps.begin(), done, [](const Step &step) {
        return step.kind == Step::Kind::Answer && step.asked == core::DecisionKind::Action;
    });
    return MatchEnd{m_game->winner(), first == done ? core::kNone : first->player, m_endedAt};
}

GameWinner Match::winner() const
{
    const std::optional<MatchEnd> ended = end();
    return ended ? GameWinner(ended->winner) : std::nullopt;
}

void Match::noteEnd()
{
    if (m_game->over() && m_clock)
        m_endedAt = m_clock();
}

} // namespace playmat::match
