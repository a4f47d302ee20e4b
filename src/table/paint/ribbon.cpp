#include "table/paint/ribbon.h"

#include <algorithm>
#include <cmath>

namespace playmat::paint {

namespace {

constexpr int kShares = 64; // of the curve, each with colours of its own
constexpr int kFine = 8; // distances a pixel

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

Colour over(const Colour &upper, double cover, const Colour &lower)
{
    const double rest = 1 - upper.alpha * cover;
    return {upper.red * cover + lower.red * rest, upper.green * cover + lower.green * rest,
            upper.blue * cover + lower.blue * rest, upper.alpha * cover + lower.alpha * rest};
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

double cross(QPointF a, QPointF b)
{
    return a.x() * b.y() - a.y() * b.x();
}

// Pixels from..to of a row, without `to`.
struct Span
{
    int from;
    int to;

    // Keeps those whose middle is at or behind the line through `at` across `direction`, or those
    // before it. What one side of a line has the other side has not.
    void cut(QPointF at, QPointF direction, double y, bool behind)
    {
        if (std::abs(direction.x()) < 1e-9) {
            if (((y - at.y()) * direction.y() >= 0) != behind)
                to = from;
            return;
        }
        const double x = at.x() - (y - at.y()) * direction.y() / direction.x() - .5;
        const double edge = std::clamp(direction.x() > 0 ? std::ceil(x) : std::floor(x) + 1,
                                       double(from), double(std::max(from, to)));
        if ((direction.x() > 0) == behind)
            from = int(edge);
        else
            to = int(edge);
    }
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
    if (layers == m_layers && end == m_end)
        return;
    m_layers = std::move(layers);
    m_end = end;
    double widest = 0;
    for (const RibbonLayer &layer : m_layers)
        widest = std::max({widest, layer.tailWidth, layer.headWidth});
    m_reach = int((widest + .5) * kFine) + 2;
    m_table.resize(size_t(kShares + 1) * size_t(m_reach));
    for (int share = 0; share <= kShares; ++share)
        fillTable(share);
}

void Ribbon::fillTable(int share)
{
    const double part = double(share) / kShares;
    std::vector<std::pair<double, Colour>> bands; // half of the width, colour
    for (const RibbonLayer &layer : m_layers)
        bands.emplace_back(layer.tailWidth + (layer.headWidth - layer.tailWidth) * part,
                           colourOf(layer, part * m_end));
    const auto byte = [](double c) { return int(c * 255 + .5); };
    for (int away = 0; away < m_reach; ++away) {
        Colour all;
        for (const auto &[width, colour] : bands) {
            const double cover = width + .5 - (away + .5) / kFine;
            if (cover > 0)
                all = over(colour, std::min(cover, 1.0), all);
        }
        m_table[size_t(share * m_reach + away)]
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
    const double reach = double(m_reach) / kFine;
    const double upper = std::min(step.begin.y(), step.end.y()) - reach;
    const double lower = std::max(step.begin.y(), step.end.y()) + reach;
    const int top = std::max(0, int(std::floor(upper)));
    const int bottom = std::min(image.height(), int(std::ceil(lower)));
    const QPointF across(-step.way.y(), step.way.x());
    for (int row = top; row < bottom; ++row) {
        const double y = row + .5;
        Span span{0, image.width()};
        span.cut(step.begin, step.beginDirection, y, true);
        span.cut(step.end, step.endDirection, y, false);
        span.cut(step.begin - across * reach, across, y, true);
        span.cut(step.begin + across * reach, across, y, false);
        if (span.from < span.to)
            paintRow(reinterpret_cast<QRgb *>(image.scanLine(row)), span.from, span.to, y, step);
    }
}

void Ribbon::paintRow(QRgb *row, int from, int to, double y, const Step &step) const
{
    const QPointF at = QPointF(from + .5, y) - step.begin;
    double along = QPointF::dotProduct(at, step.way);
    double away = cross(step.way, at);
    const double shares = step.shares / step.length;
    for (int x = from; x < to; ++x) {
        const int share = std::clamp(int(step.share + along * shares + .5), 0, kShares);
        const int place = std::min(int(std::abs(away) * kFine), m_reach - 1);
        QRgb colour = m_table[size_t(share) * size_t(m_reach) + size_t(place)];
        if (step.first && along < 1)
            colour = thinned(colour, std::clamp(along, 0.0, 1.0));
        if (colour != 0)
            row[x] = row[x] == 0 ? colour : over(colour, row[x]);
        along += step.way.x();
        away -= step.way.y();
    }
}

} // namespace playmat::paint
