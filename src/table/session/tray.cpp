#include "table/session/tray.h"

#include <algorithm>

namespace playmat::table {

Tray::Tray(const OpenMatch &open, const TableScene &scene, TableController &controller)
    : m_open(open)
    , m_scene(scene)
    , m_controller(controller)
    , m_cards(this)
{
    connect(&m_scene, &TableScene::arranged, this, &Tray::update);
}

void Tray::open(const QString &what)
{
    m_of = m_of == what ? QString() : what; // a second press puts it away
    update();
}

void Tray::close()
{
    m_of.clear();
    update();
}

void Tray::use(int viewId, bool byKey)
{
    if (!m_controller.desk()->canUse(viewId))
        return;
    close();
    m_controller.pointer()->useFromPile(viewId, byKey);
}

bool Tray::holds(const CardRow &row) const
{
    const QString host = QStringLiteral("under.%1").arg(row.host);
    return row.host >= 0 ? host == m_of : m_scene.spec().name(row.zone) == m_of;
}

/// The last card to arrive is first, as on the pile.
std::vector<OptionRow> Tray::rows() const
{
    std::vector<OptionRow> rows;
    if (m_of.isEmpty())
        return rows;
    for (const CardRow &row : m_scene.rows()) {
        if (!holds(row) || row.staged)
            continue;
        OptionRow line;
        line.viewId = row.viewId;
        line.facts = row.facts;
        line.label = row.facts.name;
        line.rank = row.slot;
        line.mark = m_controller.marks().markOf(row);
        rows.push_back(std::move(line));
    }
    std::sort(rows.begin(), rows.end(),
              [](const OptionRow &a, const OptionRow &b) { return a.rank > b.rank; });
    return rows;
}

void Tray::update()
{
    std::vector<OptionRow> shown = rows();
    const QString title = shown.empty() ? QString() : name();
    if (shown.empty())
        m_of.clear();
    m_cards.show(std::move(shown));
    if (title == m_title)
        return;
    m_title = title;
    emit changed();
}

QString Tray::name() const
{
    if (m_of.startsWith(QStringLiteral("under."))) {
        const CardRow *host = m_scene.row(m_of.section(u'.', 1).toInt());
        return host == nullptr ? QString() : qtTrId("session_trays.under").arg(host->facts.name);
    }
    const ZoneKey zone = m_scene.spec().key(m_of);
    return m_scene.spec().zone(zone).title.arg(m_open.game->playerName(zone.seat));
}

} // namespace playmat::table
