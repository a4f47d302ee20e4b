#include "table/paint/numeral.h"

#include <QFontMetricsF>
#include <QPainter>

#include <cmath>

namespace playmat::paint {

namespace {

QFont fontOf(const QString &family, QFont::Weight weight, double pixels)
{
    constexpr int kSmallest = 8;
    QFont font(family);
    font.setWeight(weight);
    font.setPixelSize(std::max(kSmallest, int(std::lround(pixels))));
    return font;
}

} // namespace

QFont numbersFont(double pixels)
{
    return fontOf(QStringLiteral("Inter Display"), QFont::ExtraBold, pixels);
}

QFont narrowFont(double pixels)
{
    return fontOf(QStringLiteral("Roboto Condensed"), QFont::Bold, pixels);
}

Numeral::Numeral(const QFont &font, const QString &text, QSizeF place)
    : m_font(font)
    , m_text(text)
{
    const QFontMetricsF metrics(font);
    m_base = QPointF((place.width() - metrics.horizontalAdvance(text)) / 2,
                     std::round((place.height() - std::ceil(metrics.height())) / 2)
                         + metrics.ascent());
}

void Numeral::paint(QPainter &painter, const QColor &color) const
{
    painter.setFont(m_font);
    painter.setPen(color);
    painter.drawText(m_base, m_text);
}

QRectF Numeral::tightBox() const
{
    return QFontMetricsF(m_font).tightBoundingRect(m_text).translated(m_base);
}

} // namespace playmat::paint
