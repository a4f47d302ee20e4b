// A number in the middle of what it is on.
#pragma once

#include <QFont>
#include <QPointF>
#include <QRectF>
#include <QString>

QT_FORWARD_DECLARE_CLASS(QPainter)

namespace playmat::paint {

// The display cut, for numbers alone; `pixels` high, 8 or more.
[[nodiscard]] QFont numbersFont(double pixels);
// The condensed cut, for a number beside names.
[[nodiscard]] QFont narrowFont(double pixels);

class Numeral
{
public:
    Numeral(const QFont &font, const QString &text, QSizeF place);
    void paint(QPainter &painter, const QColor &color) const;
    // Close around the digits.
    [[nodiscard]] QRectF tightBox() const;

private:
    QFont m_font;
    QString m_text;
    QPointF m_base; // where the first digit begins, on the line that they stand on
};

} // namespace playmat::paint
