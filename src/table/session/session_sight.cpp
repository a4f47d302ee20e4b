// What a session lets its table see of the game.
#include "table/session/table_session.h"

namespace playmat::table {

SwuPort::Host TableSession::host()
{
    return {
        .sight = [this]() -> const TableSight & { return sight(); },
        .submit =
            [this](const core::Answer &answer) {
                m_programs.hush();
                return submit(answer);
            },
        .watch = [this] { return m_watch; },
        .peek = [this](int seat) { peek(seat, true); },
        .handCovered = [this](int seat) { return handCovered(seat); },
        .openTray = [this](const QString &what) { openTray(what); },
        .finishPlayback = [this] { m_queue.finish(); },
        .refresh = [this] { arrange(); },
        .decisionId = [this] { return m_decisionId; },
        .programsTurn = [this](int seat) { return programsTurn(seat); },
    };
}

swu::Observation TableSession::seenByAll() const
{
    return m_match->swuGame()->observe(swu::Viewer::nobody(), swu::IdsOf::Game);
}

/// Of the open question; when a program is being asked, what it sees is nobody's business.
const TableSight &TableSession::sight()
{
    if (m_sight == nullptr || m_sightOf != m_decisionId) {
        const swu::PlayerId asked = m_match->game().decision().player;
        const bool sitsHere = asked < swu::kPlayers && !m_programs.plays(asked);
        const swu::Viewer viewer = sitsHere ? swu::Viewer::of(asked) : swu::Viewer::nobody();
        m_sight = std::make_unique<GameSight>(*m_match->swuGame(), m_shown, viewer);
        m_sightOf = m_decisionId;
    }
    return *m_sight;
}

} // namespace playmat::table
