// Arenas with more units than they show.
#include "table/session/table_session.h"

#include <algorithm>

namespace playmat::table {

QVariantList TableSession::arenaScrolls() const
{
    QVariantList scrolls;
    for (const ArenaScroll &scroll : m_scene.layout().scrolls())
        scrolls.append(QVariant::fromValue(scroll));
    return scrolls;
}

bool TableSession::scrollArena(const QPointF &at, int rows)
{
    for (const ArenaScroll &scroll : m_scene.layout().scrolls()) {
        if (!scroll.rect.contains(at.toPoint()))
            continue;
        scrollTo(scroll.zone, scroll.row + rows);
        return true;
    }
    return false;
}

void TableSession::scrollTo(ZoneKey zone, int row)
{
    m_layout.scrolled[size_t(zone.seat)][zone.zone == Zone::Space ? 1 : 0] = std::max(0, row);
    m_scene.arrange(m_layout);
    for (const ArenaScroll &scroll : m_scene.layout().scrolls()) {
        if (scroll.zone == zone) // what is beyond the last row is not remembered
            m_layout.scrolled[size_t(zone.seat)][zone.zone == Zone::Space ? 1 : 0] = scroll.row;
    }
}

void TableSession::bringIntoSight(int viewId)
{
    const CardRow *row = m_scene.row(viewId);
    if (row == nullptr || row->place.form != CardForm::Unseen)
        return;
    for (const ArenaScroll &scroll : m_scene.layout().scrolls()) {
        if (scroll.zone == row->zone)
            return scrollTo(row->zone, row->slot / scroll.columns);
    }
}

} // namespace playmat::table
