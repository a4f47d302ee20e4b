#pragma once

#include <QRectF>
#include <QSizeF>

#include <vector>

namespace playmat::table {

/// What a bubble must keep clear of, and where it may be: a coach's, or the card that is pointed
/// at.
struct BubbleRoom
{
    QRectF area; ///< it stays inside
    std::vector<QRectF> marks; ///< never covered; the first is what it points at
    std::vector<QRectF> keepClear; ///< covered only where nothing else is left, the less the better
    QPointF rest; ///< its upper left corner where nothing is marked
    double gap = 12;

    friend bool operator==(const BubbleRoom &, const BubbleRoom &) = default;
};

/// Where it stands: beside the first mark, of the places around it the one that covers least and
/// is nearest to where it stood before; never over a mark as long as there is any place that is
/// not.
[[nodiscard]] QPointF bubblePlace(const BubbleRoom &room, QSizeF bubble);

/// How much of the marks, and of what is outside the area, a bubble would cover there.
[[nodiscard]] double bubbleCovers(const BubbleRoom &room, const QRectF &bubble);

} // namespace playmat::table
