#include "table/paint/lettering.h"

#include "table/paint/numeral.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace playmat::paint {

namespace {

constexpr double kEndless = 1e6;
constexpr double kTiny = .01;
constexpr int kLeastAsked = 8; // of what is asked for; `least` may be less

} // namespace

Lettering::Lettering(QQuickItem *parent)
    : PainterItem(parent)
{
    connect(this, &Lettering::changed, this, &Lettering::layOut);
    connect(this, &Lettering::textChanged, this, &Lettering::layOut);
    connect(this, &Lettering::colorChanged, this, &PictureItem::repaint);
}

void Lettering::componentComplete()
{
    PainterItem::componentComplete();
    layOut();
}

void Lettering::geometryChange(const QRectF &now, const QRectF &before)
{
    PainterItem::geometryChange(now, before);
    if (now.size() != before.size() && !m_sizing)
        layOut();
}

QFont Lettering::fontOf(int pixels) const
{
    QFont font = m_narrow ? narrowFont(pixels) : numbersFont(pixels);
    font.setPixelSize(pixels);
    if (m_weight > 0)
        font.setWeight(QFont::Weight(m_weight));
    return font;
}

/// There is always one line. From line to line it is the font's height times the leading, and the
/// last one is as high as its font.
Lettering::Broken Lettering::broken(QTextLayout &layout, QSizeF room) const
{
    QTextOption option(m_alignment & Qt::AlignHorizontal_Mask);
    option.setWrapMode(m_lines > 1 ? QTextOption::WordWrap : QTextOption::NoWrap);
    option.setUseDesignMetrics(true);
    layout.setTextOption(option);
    layout.beginLayout();
    Broken result;
    double top = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(room.width());
        const double bottom = top + line.height();
        const bool high = m_lines > 1 && bottom > room.height() + kTiny;
        result.whole = result.whole && !high && line.naturalTextWidth() <= room.width() + kTiny;
        if (result.count == m_lines || (result.count > 0 && high)) {
            result.whole = false;
            break;
        }
        ++result.count;
        line.setPosition({0, top});
        result.last = line.textStart();
        result.size = {std::max(result.size.width(), line.naturalTextWidth()), bottom};
        top += line.height() * m_leading;
    }
    layout.endLayout();
    return result;
}

Lettering::Broken Lettering::broken(int pixels, QSizeF room) const
{
    QTextLayout layout(m_text, fontOf(pixels));
    return broken(layout, room);
}

int Lettering::largestThatFits(int most) const
{
    int pixels = most;
    while (pixels > m_least && !broken(pixels, roomFor(pixels)).whole)
        --pixels;
    return pixels;
}

/// Only what may be smaller minds how high it is. The smallest letters may take the little that a
/// font leaves free above the first line and below the last one.
QSizeF Lettering::roomFor(int pixels) const
{
    const double free = pixels == m_least ? pixels * .3 : 0;
    return {widthValid() ? width() : kEndless,
            heightValid() && m_least > 0 ? height() + free : kEndless};
}

/// The lines before the last one, and as much of the rest as that has room for.
QString Lettering::shortened(const Broken &as) const
{
    if (as.whole)
        return m_text;
    return m_text.left(as.last)
        + QFontMetricsF(fontOf(m_pixels)).elidedText(m_text.mid(as.last), Qt::ElideRight, width());
}

void Lettering::layOut()
{
    if (!isComponentComplete())
        return;
    const int most = std::max(kLeastAsked, int(std::lround(m_size)));
    m_sizing = true;
    const double across = roomFor(most).width();
    setImplicitSize(std::ceil(broken(most, {kEndless, kEndless}).size.width()),
                    std::ceil(broken(most, {across, kEndless}).size.height()));
    m_sizing = false;
    m_pixels = m_least > 0 ? largestThatFits(most) : most;
    const QSizeF room = roomFor(m_pixels);
    const Broken as = broken(m_pixels, room);
    m_shown = shortened(as);
    m_count = as.count;
    m_content = {std::min(as.size.width(), room.width()), as.size.height()};
    repaint();
    emit laidOut();
}

double Lettering::top() const
{
    if (m_alignment & Qt::AlignVCenter)
        return std::ceil((height() - m_content.height()) / 2);
    return m_alignment & Qt::AlignBottom ? height() - m_content.height() : 0;
}

void Lettering::paint(QPainter *painter)
{
    QTextLayout layout(m_shown, fontOf(m_pixels));
    (void)broken(layout, {width(), kEndless});
    painter->setPen(m_color);
    layout.draw(painter, {0, top()});
}

/// Letters may reach over the edge.
QRectF Lettering::paintedBox() const
{
    const QRectF words(QPointF(0, top()), m_content.expandedTo({width(), 0}));
    return (words.adjusted(-1, -1, 1, 1) | PainterItem::paintedBox()).toAlignedRect();
}

} // namespace playmat::paint
