// Zones of tiles with more of them than they show.
#include "table/session/table_session.h"

#include <algorithm>

namespace playmat::table {

QVariantList TableSession::tileScrolls() const
{
    QVariantList scrolls;
    for (const TileScroll &scroll : m_scene.layout().scrolls())
        scrolls.append(QVariant::fromValue(scroll));
    return scrolls;
}

bool TableSession::scrollTiles(const QPointF &at, int rows)
{
    for (const TileScroll &scroll : m_scene.layout().scrolls()) {
        if (!scroll.rect.contains(at.toPoint()))
            continue;
        scrollTo(scroll.zone, scroll.row + rows);
        return true;
    }
    return false;
}

void TableSession::scrollTo(ZoneKey zone, int row)
{
    m_layout.scrolled[zone] = std::max(0, row);
    m_scene.arrange(m_layout);
    for (const TileScroll &scroll : m_scene.layout().scrolls()) {
        if (scroll.zone == zone) // what is beyond the last row is not remembered
            m_layout.scrolled[zone] = scroll.row;
    }
}

void TableSession::bringIntoSight(int viewId)
{
    const CardRow *row = m_scene.row(viewId);
    if (row == nullptr || row->place.form != CardForm::Unseen)
        return;
    for (const TileScroll &scroll : m_scene.layout().scrolls()) {
        if (scroll.zone == row->zone)
            return scrollTo(row->zone, row->slot / scroll.columns);
    }
}

} // namespace playmat::table
