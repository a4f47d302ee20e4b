#include "table/paint/soft_shapes.h"

#include <QRect>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <vector>

namespace playmat::paint {

namespace {

constexpr int kRun = 8; // pixels beside each other are worked out together, as the processor can

using Run = std::array<float, kRun>;

/// The middles of the pixels of a run, which begins with pixel x.
Run middlesFrom(int x)
{
    Run middles;
    for (size_t i = 0; i < kRun; ++i)
        middles[i] = float(x) + float(i) + .5F;
    return middles;
}

struct Line
{
    float x, y; // where it begins
    float dx, dy; // to its end
    float perSquare; // 1 / length²; 0: a dot
    float perHeight; // 1 / dy; 0: it is level

    Line(QPointF from, QPointF to)
        : x(float(from.x()))
        , y(float(from.y()))
        , dx(float(to.x() - from.x()))
        , dy(float(to.y() - from.y()))
        , perSquare(dx * dx + dy * dy > 0 ? 1 / (dx * dx + dy * dy) : 0)
        , perHeight(dy == 0 ? 0 : 1 / dy)
    {
    }
    // Makes `nearest`, squares of distances, less where the line is nearer.
    void near(Run &nearest, const Run &px, float py) const
    {
        const float ay = py - y;
        for (size_t i = 0; i < kRun; ++i) {
            const float ax = px[i] - x;
            const float along = (ax * dx + ay * dy) * perSquare;
            const float behind = along < 0 ? 0 : along;
            const float part = behind > 1 ? 1 : behind;
            const float rx = ax - part * dx;
            const float ry = ay - part * dy;
            const float square = rx * rx + ry * ry;
            nearest[i] = square < nearest[i] ? square : nearest[i];
        }
    }
    [[nodiscard]] bool passes(float py) const { return (y > py) != (y + dy > py); }
    // Where it passes the row.
    [[nodiscard]] float at(float py) const { return x + (py - y) * perHeight * dx; }
};

std::vector<Line> linesAlong(std::span<const QPointF> points, bool closed)
{
    std::vector<Line> lines;
    lines.reserve(points.size());
    for (size_t i = 0; i + 1 < points.size(); ++i)
        lines.emplace_back(points[i], points[i + 1]);
    if (closed)
        lines.emplace_back(points.back(), points.front());
    return lines;
}

Run squaresToNearest(const std::vector<Line> &lines, const Run &x, float y)
{
    Run nearest;
    nearest.fill(std::numeric_limits<float>::max());
    for (const Line &line : lines)
        line.near(nearest, x, y);
    return nearest;
}

/// 1: within the lines, 0: not.
Run withinOf(const std::vector<Line> &lines, const Run &x, float y)
{
    Run within{};
    for (const Line &line : lines) {
        if (!line.passes(y))
            continue;
        const float passing = line.at(y);
        for (size_t i = 0; i < kRun; ++i)
            within[i] = x[i] < passing ? 1 - within[i] : within[i];
    }
    return within;
}

QRect pixelsAround(std::span<const QPointF> points, double reach, const QImage &image)
{
    return boxOf(points).adjusted(-reach, -reach, reach, reach).toAlignedRect() & image.rect();
}

/// `cover` says of a run of pixels, by their middles, how much of each the shape covers.
template <class Cover>
void putOver(QImage &image, const QRect &box, const QColor &color, Cover cover)
{
    const QRgb whole = qPremultiply(color.rgba());
    for (int y = box.top(); y <= box.bottom(); ++y) {
        auto *row = reinterpret_cast<QRgb *>(image.scanLine(y));
        for (int begin = box.left(); begin <= box.right(); begin += kRun) {
            const Run shares = cover(middlesFrom(begin), float(y) + .5F);
            const int end = std::min(begin + kRun, box.right() + 1);
            for (int x = begin; x < end; ++x) {
                const float share = shares[size_t(x - begin)];
                if (share > 0)
                    row[x] = over(share < 1 ? thinned(whole, double(share)) : whole, row[x]);
            }
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
    putOver(image, box, color, [&](const Run &x, float y) {
        Run shares = squaresToNearest(lines, x, y);
        for (float &share : shares)
            share = share >= reach * reach ? 0.F : std::min(1.F, reach - std::sqrt(share));
        return shares;
    });
}

void fillPolygon(QImage &image, std::span<const QPointF> corners, const QColor &color)
{
    const QRect box = pixelsAround(corners, 1, image);
    if (box.isEmpty())
        return;
    const std::vector<Line> lines = linesAlong(corners, true);
    putOver(image, box, color, [&](const Run &x, float y) {
        Run shares = squaresToNearest(lines, x, y);
        const Run within = withinOf(lines, x, y);
        for (size_t i = 0; i < kRun; ++i) {
            const float away = shares[i] > .25F ? .5F : std::sqrt(shares[i]);
            shares[i] = within[i] > 0 ? .5F + away : .5F - away;
        }
        return shares;
    });
}

} // namespace playmat::paint
