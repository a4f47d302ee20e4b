#include "table/paint/painted_item.h"
#include "table/paint/palette.h"
#include "table/paint/soft_shapes.h"

#include <QQuickWindow>

#include <atomic>
#include <cmath>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace playmat::paint {

namespace {

const QColor kOutline(5, 8, 12, 215);
const QColor kChevron(5, 8, 12, 150);
constexpr int kPieces = 16;
constexpr int kPieceHeight = 32; ///< at least
constexpr int kPieceEdge = 16; ///< a piece's left and right edge are multiples of it
constexpr QPointF
    kHalo(2.4,
          5); ///< half the width of the light around it, at the tail and at the head; wider twice

int downTo(int step, double value)
{
    return int(std::floor(value / step)) * step;
}

QPointF normalOf(QPointF v)
{
    return {-v.y(), v.x()};
}

} // namespace

/// Pictures that are made anew with every frame, in memory that is kept: to free that much each
/// time slows down whatever else asks for memory.
class PixelStore
{
public:
    /// Transparent. Nobody else has its pixels for as long as it or a copy is there.
    QImage image(QSize size)
    {
        std::shared_ptr<Pixels> &pixels = unused();
        pixels->assign(size_t(size.width()) * size_t(size.height()), 0);
        auto *held = new std::shared_ptr<Pixels>(pixels);
        return {reinterpret_cast<uchar *>(pixels->data()),
                size.width(),
                size.height(),
                size.width() * qsizetype(sizeof(QRgb)),
                QImage::Format_ARGB32_Premultiplied,
                [](void *info) { delete static_cast<std::shared_ptr<Pixels> *>(info); },
                held};
    }

private:
    using Pixels = std::vector<QRgb>;

    /// The picture before may still be on the screen, or on its way to a graphics card.
    std::shared_ptr<Pixels> &unused()
    {
        for (std::shared_ptr<Pixels> &pixels : m_pixels) {
            if (pixels.use_count() > 1)
                continue;
            std::atomic_thread_fence(std::memory_order_acquire);
            if (pixels == nullptr)
                pixels = std::make_shared<Pixels>();
            return pixels;
        }
        return m_pixels.front() = std::make_shared<Pixels>();
    }

    std::array<std::shared_ptr<Pixels>, 3> m_pixels;
};

/// One strip of the arrow.
class ArrowPiece : public QQuickItem
{
public:
    explicit ArrowPiece(AttackArrow *arrow)
        : QQuickItem(arrow)
    {
        setFlag(ItemHasContents);
    }
    void place(const QRect &box)
    {
        setPosition(box.topLeft());
        setSize(box.size());
        update();
    }
    void prepare(const AttackArrow &arrow, double pixelRatio)
    {
        const QRectF box(position(), size());
        m_image = {};
        const QSize pixels = (box.size() * pixelRatio).toSize();
        if (pixels.isEmpty())
            return;
        m_image = m_store.image(pixels);
        m_image.setDevicePixelRatio(pixelRatio);
        arrow.paint(m_image, box);
    }

protected:
    QSGNode *updatePaintNode(QSGNode *old, UpdatePaintNodeData * /*data*/) override
    {
        return showImage(old, *this, m_image, boundingRect());
    }

private:
    PixelStore m_store;
    QImage m_image;
};

namespace {

/// What of a row the arrow may touch; empty: nothing.
QRect boxIn(const QRectF &row, std::span<const QRectF> spots)
{
    QRectF box;
    for (const QRectF &spot : spots)
        box |= spot & row;
    if (box.isEmpty())
        return {};
    const int left = downTo(kPieceEdge, box.left());
    const int right = downTo(kPieceEdge, box.right()) + kPieceEdge;
    return {left, int(row.top()), right - left, int(row.height())};
}

} // namespace

AttackArrow::AttackArrow(QQuickItem *parent)
    : QQuickItem(parent)
{
    for (int i = 0; i < kPieces; ++i)
        m_pieces << new ArrowPiece(this);
    connect(this, &AttackArrow::changed, this, [this] {
        if (std::exchange(m_stale, true))
            return;
        polish();
        QMetaObject::invokeMethod(this, &AttackArrow::place, Qt::QueuedConnection);
    });
}

QPointF AttackArrow::control() const
{
    return (m_from + m_to) / 2 + normalOf(m_to - m_from) * m_bend;
}

QPointF AttackArrow::at(double t) const
{
    return m_from * (1 - t) * (1 - t) + control() * 2 * t * (1 - t) + m_to * t * t;
}

QPointF AttackArrow::direction(double t) const
{
    const QPointF v = (control() - m_from) * (1 - t) + (m_to - control()) * t;
    const double length = std::hypot(v.x(), v.y());
    return length > 0 ? v / length : QPointF(0, -1);
}

double AttackArrow::neck() const
{
    const QPointF way = m_to - m_from;
    return std::max(0.0, 1 - 26 * m_unit / std::max(1.0, std::hypot(way.x(), way.y())));
}

AttackArrow::Head AttackArrow::headShape(double scale) const
{
    const QPointF v = direction(.97);
    const QPointF side = normalOf(v) * 17 * scale * m_unit;
    const QPointF base = at(neck());
    return {m_to + v * 3 * scale * m_unit, base - v * 7 * m_unit + side, base + v * 2 * m_unit,
            base - v * 7 * m_unit - side};
}

/// The direction, without colour.
AttackArrow::Chevron AttackArrow::chevron(int number) const
{
    const double t = neck() * number / 9.4 + .04;
    const double w = (2 + 3 * t) * m_unit;
    const QPointF v = direction(t) * w;
    const QPointF side = normalOf(direction(t)) * w;
    return {at(t) - v + side, at(t) + v * .6, at(t) - v - side};
}

void AttackArrow::shape()
{
    for (int i = 0; i <= kSteps; ++i) {
        const double t = neck() * i / kSteps;
        m_shape.centre[size_t(i)] = at(t);
        m_shape.direction[size_t(i)] = direction(t);
    }
    m_shape.headOutline = headShape(1.12);
    m_shape.head = headShape(1);
    for (int i = 0; i < kChevrons; ++i)
        m_shape.chevrons[size_t(i)] = chevron(i + 1);
    findSpots();
}

void AttackArrow::findSpots()
{
    const auto around = [this](int i) {
        const double share = double(i) / kSteps;
        const double r = ((kHalo.x() + (kHalo.y() - kHalo.x()) * share) * 3.2 + 2) * m_unit;
        const QPointF centre = m_shape.centre[size_t(i)];
        return QRectF(centre.x() - r, centre.y() - r, 2 * r, 2 * r);
    };
    for (int i = 0; i < kSteps; ++i)
        m_shape.spots[size_t(i)] = around(i) | around(i + 1);
    const double edge = 3 * m_unit; // half of the outline's pen, and smooth edges
    m_shape.spots.back() = boxOf(m_shape.headOutline).adjusted(-edge, -edge, edge, edge);
}

/// What lies outside would be clipped away, but worked out all the same.
AttackArrow::Stretch AttackArrow::stretchIn(const QRectF &box) const
{
    Stretch stretch;
    for (int i = 0; i < kSteps; ++i) {
        if (!m_shape.spots[size_t(i)].intersects(box))
            continue;
        stretch.first = std::min(stretch.first, i);
        stretch.last = i + 1;
    }
    return stretch;
}

/// The bands, each as wide as it is at the tail and at the head. The head's outline lies between
/// the lower and the upper ones.
void AttackArrow::layOn(double pixelRatio)
{
    const auto band
        = [&](QPointF widths, const QColor &tail, const QColor &quarter, const QColor &head) {
              widths *= m_unit * pixelRatio;
              return RibbonLayer{widths.x(), widths.y(), {tail, quarter, head}};
          };
    const auto plain = [&](QPointF widths, const QColor &c) { return band(widths, c, c, c); };
    const auto halo = [&](double share) {
        const auto light = [&](double part) {
            return fade(mix(m_tail, m_head, part), .05 + (.22 - .05) * part);
        };
        return band(kHalo * share, light(0), light(.25), light(1));
    };
    const std::vector<RibbonLayer> under{halo(3.2), halo(2.2), plain({3.8, 7.2}, kOutline)};
    const std::vector<RibbonLayer> over{band({2, 5.2}, fade(m_tail, .25), m_tail, m_head),
                                        plain({.5, 1.5}, QColor(255, 255, 255, 130))};
    std::vector<RibbonLayer> all = under;
    all.insert(all.end(), over.begin(), over.end());
    m_under.setLayers(under, neck());
    m_over.setLayers(over, neck());
    m_all.setLayers(std::move(all), neck());
}

void AttackArrow::paint(QImage &image, const QRectF &box) const
{
    const double ratio = image.devicePixelRatio();
    const auto toPixels = [&](auto points) {
        for (QPointF &point : points)
            point = (point - box.topLeft()) * ratio;
        return points;
    };
    const auto centres = toPixels(m_shape.centre);
    const RibbonCurve curve{centres, m_shape.direction};
    const Stretch stretch = stretchIn(box);
    if (m_shape.spots.back().intersects(box)) {
        const Head outline = toPixels(m_shape.headOutline);
        const std::array<QPointF, 5> around{outline[0], outline[1], outline[2], outline[3],
                                            outline[0]};
        m_under.paint(image, curve, stretch.first, stretch.last);
        strokeLines(image, around, 4 * m_unit * ratio, kOutline);
        m_over.paint(image, curve, stretch.first, stretch.last);
        fillPolygon(image, toPixels(m_shape.head), m_head);
    } else {
        m_all.paint(image, curve, stretch.first, stretch.last);
    }
    for (const Chevron &chevron : m_shape.chevrons)
        strokeLines(image, toPixels(chevron), 1.8 * m_unit * ratio, kChevron);
}

/// Mostly it has been done before: what moves while a frame is made ready makes Qt draw another one
/// after it.
void AttackArrow::updatePolish()
{
    place();
}

// Rows, each as wide as the ribbon is there. They do not overlap: what is half transparent is
// painted once. Where they lie and end changes seldom, so what was painted before and what is now
// make up a region of few rectangles. Qt compares that with everything on the table.
void AttackArrow::place()
{
    if (!std::exchange(m_stale, false))
        return;
    shape();
    QRectF all;
    for (const QRectF &spot : m_shape.spots)
        all |= spot;
    int height = kPieceHeight;
    while (downTo(height, all.top()) + kPieces * height < all.bottom())
        height *= 2;
    int y = downTo(height, all.top());
    for (ArrowPiece *piece : m_pieces) {
        piece->place(boxIn(QRectF(all.left(), y, all.width(), height), m_shape.spots));
        y += height;
    }
    const double ratio = window() != nullptr ? window()->effectiveDevicePixelRatio() : 1;
    layOn(ratio);
    for (ArrowPiece *piece : m_pieces)
        piece->prepare(*this, ratio);
}

} // namespace playmat::paint
