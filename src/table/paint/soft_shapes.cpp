#include "table/paint/soft_shapes.h"

#include <QRect>

#include <algorithm>
#include <cmath>
#include <vector>

namespace playmat::paint {

namespace {

struct Line
{
    float x, y; // where it begins
    float dx, dy; // to its end
    float perSquare; // 1 / length²; 0: a dot

    Line(QPointF from, QPointF to)
        : x(float(from.x()))
        , y(float(from.y()))
        , dx(float(to.x() - from.x()))
        , dy(float(to.y() - from.y()))
        , perSquare(dx * dx + dy * dy > 0 ? 1 / (dx * dx + dy * dy) : 0)
    {
    }
    [[nodiscard]] float squareTo(float px, float py) const
    {
        const float ax = px - x;
        const float ay = py - y;
        const float part = std::clamp((ax * dx + ay * dy) * perSquare, 0.F, 1.F);
        const float rx = ax - part * dx;
        const float ry = ay - part * dy;
        return rx * rx + ry * ry;
    }
    // Whether it passes the row to the right of the point.
    [[nodiscard]] bool isRightOf(float px, float py) const
    {
        if ((y > py) == (y + dy > py))
            return false;
        return px < x + (py - y) / dy * dx;
    }
};

std::vector<Line> linesAlong(std::span<const QPointF> points, bool closed)
{
    std::vector<Line> lines;
    for (size_t i = 0; i + 1 < points.size(); ++i)
        lines.emplace_back(points[i], points[i + 1]);
    if (closed)
        lines.emplace_back(points.back(), points.front());
    return lines;
}

float squareToNearest(const std::vector<Line> &lines, float x, float y)
{
    float nearest = lines.front().squareTo(x, y);
    for (size_t i = 1; i < lines.size(); ++i)
        nearest = std::min(nearest, lines[i].squareTo(x, y));
    return nearest;
}

QRect pixelsAround(std::span<const QPointF> points, double reach, const QImage &image)
{
    return boxOf(points).adjusted(-reach, -reach, reach, reach).toAlignedRect() & image.rect();
}

/// `cover` says how much of a pixel, by its middle, the shape covers.
template <class Cover>
void putOver(QImage &image, const QRect &box, const QColor &color, Cover cover)
{
    const QRgb whole = qPremultiply(color.rgba());
    for (int y = box.top(); y <= box.bottom(); ++y) {
        auto *row = reinterpret_cast<QRgb *>(image.scanLine(y));
        for (int x = box.left(); x <= box.right(); ++x) {
            const float share = cover(float(x) + .5F, float(y) + .5F);
            if (share > 0)
                row[x] = over(share < 1 ? thinned(whole, double(share)) : whole, row[x]);
        }
    }
}

} // namespace

QRectF boxOf(std::span<const QPointF> points)
{
    QRectF box(points.front(), QSizeF());
    for (const QPointF &point : points) {
        box.setLeft(std::min(box.left(), point.x()));
        box.setRight(std::max(box.right(), point.x()));
        box.setTop(std::min(box.top(), point.y()));
        box.setBottom(std::max(box.bottom(), point.y()));
    }
    return box;
}

QRgb over(QRgb upper, QRgb lower)
{
    const int rest = 255 - qAlpha(upper);
    const auto part = [rest](int a, int b) { return a + (b * rest + 127) / 255; };
    return qRgba(part(qRed(upper), qRed(lower)), part(qGreen(upper), qGreen(lower)),
                 part(qBlue(upper), qBlue(lower)), part(qAlpha(upper), qAlpha(lower)));
}

QRgb thinned(QRgb colour, double share)
{
    const auto part = [share](int c) { return int(c * share); };
    return qRgba(part(qRed(colour)), part(qGreen(colour)), part(qBlue(colour)),
                 part(qAlpha(colour)));
}

void strokeLines(QImage &image, std::span<const QPointF> points, double width, const QColor &color)
{
    const float reach = float(width) / 2 + .5F;
    const QRect box = pixelsAround(points, double(reach), image);
    if (box.isEmpty())
        return;
    const std::vector<Line> lines = linesAlong(points, false);
    putOver(image, box, color, [&](float x, float y) {
        const float square = squareToNearest(lines, x, y);
        return square >= reach * reach ? 0.F : std::min(1.F, reach - std::sqrt(square));
    });
}

void fillPolygon(QImage &image, std::span<const QPointF> corners, const QColor &color)
{
    const QRect box = pixelsAround(corners, 1, image);
    if (box.isEmpty())
        return;
    const std::vector<Line> lines = linesAlong(corners, true);
    putOver(image, box, color, [&](float x, float y) {
        bool inside = false;
        for (const Line &line : lines)
            inside ^= line.isRightOf(x, y);
        const float away = std::min(.5F, std::sqrt(squareToNearest(lines, x, y)));
        return inside ? .5F + away : .5F - away;
    });
}

} // namespace playmat::paint
