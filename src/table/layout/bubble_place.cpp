#include "table/layout/bubble_place.h"

#include <algorithm>
#include <array>

namespace playmat::table {

namespace {

double shared(const QRectF &a, const QRectF &b)
{
    const QRectF both = a.intersected(b);
    return std::max(0., both.width()) * std::max(0., both.height());
}

double sharedWithAll(const QRectF &box, const std::vector<QRectF> &others)
{
    double sum = 0;
    for (const QRectF &other : others)
        sum += shared(box, other);
    return sum;
}

QPointF inside(QPointF corner, QSizeF size, const QRectF &area)
{
    return {
        std::clamp(corner.x(), area.left(), std::max(area.left(), area.right() - size.width())),
        std::clamp(corner.y(), area.top(), std::max(area.top(), area.bottom() - size.height()))};
}

/// Eight places around a mark, then the corners, the edges and the middle of the area.
std::vector<QPointF> candidates(const BubbleRoom &room, QSizeF size)
{
    std::vector<QPointF> all;
    const double w = size.width();
    const double h = size.height();
    const auto add = [&](double x, double y) { all.push_back(inside({x, y}, size, room.area)); };
    for (const QRectF &mark : room.marks) {
        const QPointF middle = mark.center() - QPointF(w / 2, h / 2);
        const double left = mark.left() - room.gap - w;
        const double right = mark.right() + room.gap;
        const double above = mark.top() - room.gap - h;
        const double below = mark.bottom() + room.gap;
        for (const auto &[x, y] : std::array<std::pair<double, double>, 8>{{{right, middle.y()},
                                                                            {left, middle.y()},
                                                                            {middle.x(), above},
                                                                            {middle.x(), below},
                                                                            {right, above},
                                                                            {left, above},
                                                                            {right, below},
                                                                            {left, below}}})
            add(x, y);
    }
    all.push_back(inside(room.rest, size, room.area));
    constexpr int kSteps = 12;
    for (int column = 0; column <= kSteps; ++column) {
        for (int row = 0; row <= kSteps; ++row)
            add(room.area.left() + (room.area.width() - w) * column / kSteps,
                room.area.top() + (room.area.height() - h) * row / kSteps);
    }
    return all;
}

} // namespace

QPointF bubblePlace(const BubbleRoom &room, QSizeF bubble)
{
    const QPointF aim = room.marks.empty()
        ? room.rest + QPointF(bubble.width(), bubble.height()) / 2
        : room.marks.front().center();
    QPointF best = inside(room.rest, bubble, room.area);
    double least = -1;
    for (const QPointF &corner : candidates(room, bubble)) {
        const QRectF box(corner, bubble);
        const QPointF way = box.center() - aim;
        const double cost = 1000 * sharedWithAll(box, room.marks)
            + 10 * sharedWithAll(box, room.keepClear)
            + std::max(std::abs(way.x()), std::abs(way.y()));
        if (least < 0 || cost < least) {
            least = cost;
            best = corner;
        }
    }
    return {std::round(best.x()), std::round(best.y())};
}

double bubbleCovers(const BubbleRoom &room, const QRectF &bubble)
{
    const double outside = bubble.width() * bubble.height() - shared(bubble, room.area);
    return sharedWithAll(bubble, room.marks) + std::max(0., outside - 1);
}

} // namespace playmat::table
