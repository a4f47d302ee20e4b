#include "match/match.h"

#include "match/game_kit.h"
#include "match/journal_replay.h"
#include "text/language.h"

#include <algorithm>
#include <utility>

namespace playmat::match {

namespace {

/// A journal names the game, whatever was left to be understood.
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
    keepLine([this] {
        Json line = lineOf(m_steps.back());
        line["now"] = now();
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

bool Match::undoCrossesInformation() const
{
    if (m_done == 0)
        return false;
    const Step &last = m_steps[m_done - 1];
    return last.revealed || ((last.shownTo | last.seenSince) & core::playerBit(last.player)) != 0;
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
    keepLine([this] { return Json{{"redo", true}, {"now", now()}}; });
    return true;
}

} // namespace playmat::match
