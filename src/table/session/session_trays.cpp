// What is shown above the table besides its cards: an open pile, the current attack, and
// the moment when the question passes to the other player.
#include "table/session/table_session.h"

#include <algorithm>

namespace playmat::table {

// --- trays ---------------------------------------------------------------------------------------

void TableSession::openTray(const QString &what)
{
    m_trayOf = m_trayOf == what ? QString() : what; // a second press puts it away
    updateTray();
}

void TableSession::closeTray()
{
    openTray(m_trayOf);
}

bool TableSession::isInTray(const CardRow &row) const
{
    const QString host = QStringLiteral("under.%1").arg(row.host);
    return row.host >= 0 ? host == m_trayOf : m_scene.spec().name(row.zone) == m_trayOf;
}

void TableSession::updateTray()
{
    std::vector<OptionRow> rows;
    if (!m_trayOf.isEmpty()) {
        for (const CardRow &row : m_scene.rows()) {
            if (!isInTray(row) || row.staged)
                continue;
            OptionRow line;
            line.viewId = row.viewId;
            line.facts = row.facts;
            line.label = row.facts.name;
            line.rank = row.slot;
            line.mark = m_controller.markOf(row);
            rows.push_back(std::move(line));
        }
        // The last card to arrive is first, as on the pile.
        std::sort(rows.begin(), rows.end(),
                  [](const OptionRow &a, const OptionRow &b) { return a.rank > b.rank; });
    }
    const QString title = rows.empty() ? QString() : trayName();
    if (rows.empty())
        m_trayOf.clear();
    m_tray.show(std::move(rows));
    if (title == m_trayTitle)
        return;
    m_trayTitle = title;
    emit trayChanged();
}

/// A card of the open pile, used where it lies. The pile makes way: what follows is on the table.
void TableSession::useFromTray(int viewId, bool byKey)
{
    if (!m_controller.canUse(viewId))
        return;
    closeTray();
    m_controller.useFromPile(viewId, byKey);
}

QString TableSession::trayName() const
{
    if (m_trayOf.startsWith(QStringLiteral("under."))) {
        const CardRow *host = m_scene.row(m_trayOf.section(u'.', 1).toInt());
        return host == nullptr ? QString() : qtTrId("session_trays.under").arg(host->facts.name);
    }
    const ZoneKey zone = m_scene.spec().key(m_trayOf);
    return m_scene.spec().zone(zone).title.arg(m_game->playerName(zone.seat));
}

// --- the attack ----------------------------------------------------------------------------------

/// While steps are played they tell of attacks; at rest the position does.
void TableSession::updateAttack()
{
    const std::optional<TableGame::Arrow> arrow = m_game ? m_game->arrow() : std::nullopt;
    if (arrow) {
        m_attack.attacker = arrow->from;
        m_attack.defender = arrow->to;
    } else if (m_queue.isEmpty() && !over()) {
        m_attack = {};
    }
    pointAttack();
}

void TableSession::beginAttack(const Beat &beat)
{
    m_attack.attacker = beat.card;
    m_attack.defender = beat.other;
    pointAttack();
}

/// From the captor to what it captures.
void TableSession::pointCapture(const Beat &beat)
{
    m_attack.attacker = beat.other;
    m_attack.defender = beat.card;
    pointAttack();
}

void TableSession::pointAttack()
{
    const auto inPlay = [this](int card) {
        const CardRow *row = m_scene.row(card);
        return row != nullptr && m_scene.spec().onBoard(row->zone) ? row->place.rect : QRect();
    };
    const QRect from = inPlay(m_attack.attacker); // not to or from the pile of a defeated one
    const QRect to = inPlay(m_attack.defender);
    m_attack.line = from.isEmpty() || to.isEmpty() ? QLineF() : arrowBetween(from, to);
    if (m_attackSaid == m_attack)
        return;
    m_attackSaid = m_attack;
    emit attackChanged();
}

// --- whose question it is ------------------------------------------------------------------------

/// The program takes no click of anybody's; whoever is asked after it does.
void TableSession::noteDecider()
{
    const int decider = over() ? -1 : int(m_match->game().decision().player);
    const bool passes = m_decider >= 0 && m_decider != decider && !m_programs.plays(decider);
    m_handedOver = m_handedOver || passes;
    m_decider = decider;
    if (m_handedOver)
        m_gate.close();
}

/// What was played is over, and the other player sees their question now.
void TableSession::settleStep()
{
    if (m_match && m_handedOver)
        m_gate.settle();
    m_handedOver = false;
    if (m_match)
        updateAttack();
    emit playingChanged();
    m_programs.look();
}

} // namespace playmat::table
