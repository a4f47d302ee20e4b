// What a session does for the game that it shows, and for its controller.
#include "table/session/table_session.h"

namespace playmat::table {

GamePort::Host TableSession::host()
{
    return {
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
        .playerName = [this](int seat) { return m_game->playerName(seat); },
    };
}

QVariantList TableSession::tally(int seat) const
{
    QVariantList lines;
    if (m_game == nullptr)
        return lines;
    for (const TallyLine &line : m_game->tally(seat, m_history.counts(seat)))
        lines.append(QVariant::fromValue(line));
    return lines;
}

} // namespace playmat::table
