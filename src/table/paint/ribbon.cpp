#include "table/paint/ribbon.h"

#include "table/paint/soft_shapes.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace playmat::paint {

namespace {

constexpr int kShares = 64; // of the curve, each with colours of its own
constexpr int kFine = 8; // distances a pixel
// The arrow becomes longer and shorter, and has another colour where it is refused.
constexpr size_t kTables = 6;

struct Colour // premultiplied, 0..1
{
    double red = 0, green = 0, blue = 0, alpha = 0;
};

Colour between(const QColor &a, const QColor &b, double t)
{
    const double alpha = a.alphaF() * (1 - t) + b.alphaF() * t;
    const auto mixed
        = [&](double x, double y) { return (x * a.alphaF() * (1 - t) + y * b.alphaF() * t); };
    return {mixed(a.redF(), b.redF()), mixed(a.greenF(), b.greenF()), mixed(a.blueF(), b.blueF()),
            alpha};
}

Colour colourOf(const RibbonLayer &layer, double t)
{
    constexpr double kQuarter = .25;
    return t < kQuarter
        ? between(layer.colours[0], layer.colours[1], t / kQuarter)
        : between(layer.colours[1], layer.colours[2], (t - kQuarter) / (1 - kQuarter));
}

Colour coveredBy(const Colour &upper, double cover, const Colour &lower)
{
    const double rest = 1 - upper.alpha * cover;
    return {upper.red * cover + lower.red * rest, upper.green * cover + lower.green * rest,
            upper.blue * cover + lower.blue * rest, upper.alpha * cover + lower.alpha * rest};
}

double cross(QPointF a, QPointF b)
{
    return a.x() * b.y() - a.y() * b.x();
}

int floorOf(double x)
{
    const int whole = int(x);
    return whole - (double(whole) > x ? 1 : 0);
}

// Pixels from..to of a row, without `to`.
struct Span
{
    int from;
    int to;
};

// A line through a point, across a direction. What one side of it has the other side has not.
class Border
{
public:
    Border(QPointF at, QPointF direction)
        : m_level(std::abs(direction.x()) < 1e-9)
        , m_rising((m_level ? direction.y() : direction.x()) > 0)
        , m_slope(m_level ? 0 : direction.y() / direction.x())
        , m_start(m_level ? at.y() : at.x() + at.y() * m_slope - .5)
    {
    }
    // Keeps the pixels whose middle is at or behind it, or those before it.
    void cut(Span &span, double y, bool behind) const
    {
        if (m_level) {
            if (((m_rising ? y - m_start : m_start - y) >= 0) != behind)
                span.to = span.from;
            return;
        }
        const double x = std::clamp(m_start - y * m_slope, double(span.from) - 1,
                                    double(std::max(span.from, span.to)));
        const int below = floorOf(x);
        const int edge = std::clamp(m_rising && double(below) == x ? below : below + 1, span.from,
                                    std::max(span.from, span.to));
        (m_rising == behind ? span.from : span.to) = edge;
    }

private:
    bool m_level;
    bool m_rising;
    double m_slope;
    double m_start;
};

} // namespace

// Between two centres that follow each other.
struct Ribbon::Step
{
    QPointF begin, end;
    QPointF beginDirection, endDirection;
    QPointF way; // from one to the other, one pixel long
    double length;
    double share; // where it begins, and how much of the curve it is, in shares of the table
    double shares;
    bool first; // the ribbon begins here
};

void Ribbon::setLayers(std::vector<RibbonLayer> layers, double end)
{
    constexpr double kEnds = 16; // nobody sees less, and a table lasts for many frames
    end = std::round(end * kEnds) / kEnds;
    const auto known = std::ranges::find_if(
        m_tables, [&](const Table &table) { return table.layers == layers && table.end == end; });
    m_now = known != m_tables.end() ? size_t(known - m_tables.begin())
        : m_tables.size() < kTables ? m_tables.size()
                                    : (m_now + 1) % kTables;
    if (known != m_tables.end())
        return;
    m_tables.resize(std::max(m_tables.size(), m_now + 1));
    m_tables[m_now] = filled(std::move(layers), end);
}

Ribbon::Table Ribbon::filled(std::vector<RibbonLayer> layers, double end)
{
    Table table{std::move(layers), end, 0, {}};
    double widest = 0;
    for (const RibbonLayer &layer : table.layers)
        widest = std::max({widest, layer.tailWidth, layer.headWidth});
    table.reach = int((widest + .5) * kFine) + 2;
    table.colours.resize(size_t(kShares + 1) * size_t(table.reach));
    for (int share = 0; share <= kShares; ++share)
        fillLine(table, share);
    return table;
}

void Ribbon::fillLine(Table &table, int share)
{
    const double part = double(share) / kShares;
    std::vector<std::pair<double, Colour>> bands; // half of the width, colour
    for (const RibbonLayer &layer : table.layers)
        bands.emplace_back(layer.tailWidth + (layer.headWidth - layer.tailWidth) * part,
                           colourOf(layer, part * table.end));
    const auto byte = [](double c) { return int(c * 255 + .5); };
    for (int away = 0; away < table.reach; ++away) {
        Colour all;
        for (const auto &[width, colour] : bands) {
            const double cover = width + .5 - (away + .5) / kFine;
            if (cover > 0)
                all = coveredBy(colour, std::min(cover, 1.0), all);
        }
        table.colours[size_t(share * table.reach + away)]
            = qRgba(byte(all.red), byte(all.green), byte(all.blue), byte(all.alpha));
    }
}

void Ribbon::paint(QImage &image, const RibbonCurve &curve, int first, int last) const
{
    const auto steps = int(curve.centres.size()) - 1;
    for (int i = first; i < last; ++i) {
        const auto at = size_t(i);
        Step step{curve.centres[at],
                  curve.centres[at + 1],
                  curve.directions[at],
                  curve.directions[at + 1],
                  {},
                  0,
                  double(kShares) * i / steps,
                  double(kShares) / steps,
                  i == 0};
        const QPointF way = step.end - step.begin;
        step.length = std::hypot(way.x(), way.y());
        if (step.length < 1e-6)
            continue;
        step.way = way / step.length;
        if (step.first) // half a pixel for its smooth end
            step.begin -= step.way * .5;
        paintStep(image, step);
    }
}

void Ribbon::paintStep(QImage &image, const Step &step) const
{
    const double reach = double(m_tables[m_now].reach) / kFine;
    const double upper = std::min(step.begin.y(), step.end.y()) - reach;
    const double lower = std::max(step.begin.y(), step.end.y()) + reach;
    const int top = std::max(0, int(std::floor(upper)));
    const int bottom = std::min(image.height(), int(std::ceil(lower)));
    const QPointF across(-step.way.y(), step.way.x());
    const Border begin(step.begin, step.beginDirection);
    const Border end(step.end, step.endDirection);
    const Border left(step.begin - across * reach, across);
    const Border right(step.begin + across * reach, across);
    for (int row = top; row < bottom; ++row) {
        const double y = row + .5;
        Span span{0, image.width()};
        begin.cut(span, y, true);
        end.cut(span, y, false);
        left.cut(span, y, true);
        right.cut(span, y, false);
        if (span.from < span.to)
            paintRow(reinterpret_cast<QRgb *>(image.scanLine(row)), span.from, span.to, y, step);
    }
}

/// Counts in tiny parts of an entry of the table, which whole numbers can: a row that is painted in
/// two images has the same colours.
void Ribbon::paintRow(QRgb *row, int from, int to, double y, const Step &step) const
{
    using Count = std::int64_t;
    constexpr int kBits = 32;
    constexpr double kOne = Count(1) << kBits;
    const QPointF at = QPointF(from + .5, y) - step.begin;
    const double shares = step.shares / step.length;
    double along = QPointF::dotProduct(at, step.way);
    auto share = Count((step.share + along * shares + .5) * kOne);
    auto away = Count(cross(step.way, at) * kFine * kOne);
    const auto shareStep = Count(step.way.x() * shares * kOne);
    const auto awayStep = Count(-step.way.y() * kFine * kOne);
    const int reach = m_tables[m_now].reach;
    const QRgb *colours = m_tables[m_now].colours.data();
    for (int x = from; x < to; ++x) {
        const int place = std::min(int(std::abs(away) >> kBits), reach - 1);
        const int line = std::clamp(int(share >> kBits), 0, kShares);
        QRgb colour = colours[line * reach + place];
        if (step.first && along < 1)
            colour = thinned(colour, std::clamp(along, 0.0, 1.0));
        if (colour != 0)
            row[x] = row[x] == 0 ? colour : over(colour, row[x]);
        along += step.way.x();
        share += shareStep;
        away += awayStep;
    }
}

} // namespace playmat::paint
