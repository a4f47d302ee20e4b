// Matches that begin in the middle of another: to be looked at, played on, or told in other words.
#include "kit/games/table/table_kits.h"
#include "table/game/deck_listing.h"
#include "table/session/past_watch.h"
#include "table/session/table_session.h"

namespace playmat::table {

namespace {

/// Up to there; `programs` says who plays the seats.
match::Outcome<match::Match> copyOf(const match::Match &match, std::size_t steps,
                                    const std::array<std::string, 2> &programs)
{
    match::MatchSetup setup = match.setup();
    setup.begun.clear();
    setup.series.reset();
    for (std::size_t seat = 0; seat < setup.seats.size(); ++seat) {
        setup.seats[seat].name = match.names().at(seat);
        setup.seats[seat].program = programs.at(seat);
    }
    match::Outcome<match::Match> copy = match::Match::start(match.library(), std::move(setup));
    for (std::size_t i = 0; copy && i < std::min(steps, match.stepsDone()); ++i) {
        const match::Match::Step &step = match.steps()[i];
        if (step.kind != match::Match::Step::Kind::Answer || !copy.value().submit(step.answer).ok())
            break;
    }
    return copy;
}

} // namespace

bool TableSession::lookAt(const match::Match &match, std::size_t steps, int seat, bool open)
{
    m_seats.lookBack({open ? Seating::Open : Seating::Own, seat});
    return begin(copyOf(match, steps, {}));
}

bool TableSession::playOnFrom(int steps, int person, const QString &level)
{
    return m_open.match && playOnFrom(*m_open.match, steps, person, level);
}

bool TableSession::playOnFrom(const match::Match &match, int steps, int person,
                              const QString &level)
{
    if (steps < 0 || person < 0 || person > 1)
        return false;
    std::array<std::string, 2> programs;
    programs.at(std::size_t(1 - person)) = level.toStdString();
    return begin(copyOf(match, std::size_t(steps), programs), {{}, MatchSaving::OncePlayed});
}

// --- viewing a finished match --------------------------------------------------------------------

bool TableSession::lookThrough(match::Match match, const Eyes &eyes)
{
    for (std::size_t seat = 0; seat < match.names().size(); ++seat)
        match.seat(core::PlayerId(seat), std::string(match.names()[seat]), {});
    m_seats.lookBack(eyes);
    return begin(std::move(match));
}

void TableSession::lookWith(const Eyes &eyes)
{
    if (!m_open.match)
        return;
    m_stage.finishPlayback();
    m_stage.beStill();
    m_seats.lookBack(eyes);
    m_seats.sitDown();
    jump();
    m_controller.refresh();
    emit tableChanged();
}

void TableSession::goTo(std::size_t steps)
{
    if (!m_open.match)
        return;
    m_stage.finishPlayback();
    m_stage.beStill();
    m_open.match->goTo(steps);
    ++m_decisionId;
    m_decider = -1; // nobody hands the table over, so no key or click has to wait
    jump();
    m_controller.refresh();
}

bool TableSession::playNext()
{
    if (!m_open.match || !m_open.match->canRedo())
        return false;
    m_stage.finishPlayback();
    if (!m_open.match->redo())
        return false;
    ++m_decisionId;
    m_decider = -1;
    noteDecider();
    m_log.show(m_history.logAfter(m_open.match->stepsDone()));
    m_stage.play(m_open.game->told());
    m_controller.refresh();
    return true;
}

// --- the rest ------------------------------------------------------------------------------------

DeckContents TableSession::ownDeck() const
{
    const int seat = m_seats.nearSeat();
    if (!m_open.match || m_seats.covered(seat) || m_programs.plays(seat))
        return {};
    const match::MatchSetup &setup = m_open.match->setup();
    if (setup.scenario || std::size_t(seat) >= setup.seats.size())
        return {};
    const match::Json &deck = setup.seats[std::size_t(seat)].deck;
    const std::string text = deck.is_string() ? deck.get<std::string>() : match::toLine(deck);
    const match::CardLibrary &library = m_open.match->library();
    return deckContents(tableKit(library), library, QString::fromStdString(text));
}

QString TableSession::scene() const
{
    const QString own
        = m_open.match ? tableKit(m_open.match->library()).face().pageScene : QString();
    return own.isEmpty() ? QStringLiteral("dusk") : own;
}

void TableSession::tellAnew()
{
    if (!m_open.match)
        return;
    m_stage.finishPlayback();
    m_controller.setPort(nullptr);
    m_port.reset();
    seatGame();
    m_port = m_open.game->port(m_stage.scene(), *this);
    // If a finished match is being viewed, the log of its later steps is written again, too.
    const bool past = dynamic_cast<const PastWatch *>(m_watch) != nullptr;
    const std::size_t done = m_open.match->stepsDone();
    if (past)
        m_open.match->goTo(m_open.match->steps().size());
    m_history.rebuild(*m_open.match, *m_open.game);
    if (past)
        m_open.match->goTo(done);
    m_stage.layOut();
    jump();
    m_controller.setPort(m_port.get());
    emit tableChanged();
}

} // namespace playmat::table
