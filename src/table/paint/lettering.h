// Words and numbers on a painted face.
#pragma once

#include "table/paint/painter_item.h"

#include <QColor>
#include <QFont>

QT_FORWARD_DECLARE_CLASS(QTextLayout)

namespace playmat::paint {

// Text that a sheet can show, in the largest size that fits: QML's Text breaks and draws it anew
// with whatever moves across it. Always plain. What is too long in the smallest size as well ends
// in "…". SheetText.qml gives it its colour.
class Lettering : public playmat::paint::PainterItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString text MEMBER m_text NOTIFY textChanged) // which may decide where it is
    Q_PROPERTY(QColor color MEMBER m_color NOTIFY colorChanged)
    // The condensed cut, for names; else the display cut, for numbers.
    Q_PROPERTY(bool narrow MEMBER m_narrow NOTIFY changed)
    Q_PROPERTY(int weight MEMBER m_weight NOTIFY changed) // Font.Weight; 0: the cut's heaviest
    Q_PROPERTY(qreal size MEMBER m_size NOTIFY changed) // in pixels; 8 or more are used
    Q_PROPERTY(int least MEMBER m_least NOTIFY changed) // smallest size, in pixels; 0: only `size`
    Q_PROPERTY(int lines MEMBER m_lines NOTIFY changed) // at most, broken between words
    Q_PROPERTY(qreal leading MEMBER m_leading NOTIFY changed) // from line to line, in lines
    Q_PROPERTY(Qt::Alignment alignment MEMBER m_alignment NOTIFY changed)
    Q_PROPERTY(bool truncated READ truncated NOTIFY laidOut)
    Q_PROPERTY(int lineCount READ lineCount NOTIFY laidOut)
    Q_PROPERTY(qreal contentWidth READ contentWidth NOTIFY laidOut)
    Q_PROPERTY(qreal contentHeight READ contentHeight NOTIFY laidOut)

public:
    explicit Lettering(QQuickItem *parent = nullptr);
    void paint(QPainter *painter) override;
    [[nodiscard]] QRectF paintedBox() const override;
    [[nodiscard]] bool paintsTurned() const override { return true; }
    [[nodiscard]] bool truncated() const { return m_shown != m_text; }
    [[nodiscard]] int lineCount() const { return m_count; }
    [[nodiscard]] double contentWidth() const { return m_content.width(); }
    [[nodiscard]] double contentHeight() const { return m_content.height(); }
    // As it is painted.
    [[nodiscard]] QFont font() const { return fontOf(m_pixels); }

signals:
    void changed();
    void textChanged();
    void colorChanged();
    void laidOut();

protected:
    void componentComplete() override;
    void geometryChange(const QRectF &now, const QRectF &before) override;

private:
    // What a size makes of the text.
    struct Broken
    {
        QSizeF size;
        int count = 0; // of its lines
        int last = 0; // where the last one begins
        bool whole = true; // nothing is left over and no word is too long
    };

    void layOut();
    [[nodiscard]] QFont fontOf(int pixels) const;
    [[nodiscard]] Broken broken(QTextLayout &layout, QSizeF room) const;
    [[nodiscard]] Broken broken(int pixels, QSizeF room) const;
    [[nodiscard]] QSizeF roomFor(int pixels) const;
    [[nodiscard]] int largestThatFits(int most) const;
    [[nodiscard]] QString shortened(const Broken &as) const;
    [[nodiscard]] double top() const;

    QString m_text;
    QColor m_color = Qt::white;
    bool m_narrow = true;
    int m_weight = 0;
    qreal m_size = 12;
    int m_least = 0;
    int m_lines = 1;
    qreal m_leading = 1;
    Qt::Alignment m_alignment = Qt::AlignLeft | Qt::AlignTop;

    bool m_sizing = false; // only its implicit size changes
    int m_pixels = 12; // as it fits
    QString m_shown;
    int m_count = 0;
    QSizeF m_content;
};

} // namespace playmat::paint
