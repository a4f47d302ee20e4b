// Rules text as an item: see rules_markup.h for the markup. RulesText.qml adds the theme's colours.
#pragma once

#include "table/paint/rules_markup.h"

#include <QQuickPaintedItem>

namespace playmat::paint {

class RulesItem : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY textChanged)
    Q_PROPERTY(qreal pixelSize READ pixelSize WRITE setPixelSize NOTIFY pixelSizeChanged)
    // With fit: the second, smaller size that is taken when the first does not fit; never under the
    // minimum.
    Q_PROPERTY(qreal smallPixelSize READ smallPixelSize WRITE setSmallPixelSize NOTIFY styleChanged)
    Q_PROPERTY(
        qreal minimumPixelSize READ minimumPixelSize WRITE setMinimumPixelSize NOTIFY styleChanged)
    Q_PROPERTY(bool fit READ fit WRITE setFit NOTIFY styleChanged)
    Q_PROPERTY(QColor color READ color WRITE setColor NOTIFY styleChanged)
    Q_PROPERTY(QColor mutedColor READ mutedColor WRITE setMutedColor NOTIFY styleChanged)
    Q_PROPERTY(QColor linkColor READ linkColor WRITE setLinkColor NOTIFY styleChanged)
    Q_PROPERTY(int horizontalAlignment READ horizontalAlignment WRITE setHorizontalAlignment NOTIFY
                   styleChanged)
    Q_PROPERTY(
        int verticalAlignment READ verticalAlignment WRITE setVerticalAlignment NOTIFY styleChanged)
    Q_PROPERTY(QString plainText READ plainText NOTIFY textChanged)
    // The text is higher than the item: it is cut at the last whole line.
    Q_PROPERTY(bool truncated READ truncated NOTIFY laidOut)

public:
    explicit RulesItem(QQuickItem *parent = nullptr);

    void paint(QPainter *painter) override;
    // The link at a point, or nothing.
    [[nodiscard]] Q_INVOKABLE QString linkAt(qreal x, qreal y) const;

    [[nodiscard]] QString text() const { return m_text; }
    void setText(const QString &text);
    [[nodiscard]] qreal pixelSize() const { return m_style.pixelSize; }
    void setPixelSize(qreal size)
    {
        set(m_style.pixelSize, size);
        emit pixelSizeChanged(); // apart from the rest, because other sizes are bound to it
    }
    [[nodiscard]] qreal smallPixelSize() const { return m_small; }
    void setSmallPixelSize(qreal size) { set(m_small, size); }
    [[nodiscard]] qreal minimumPixelSize() const { return m_minimum; }
    void setMinimumPixelSize(qreal size) { set(m_minimum, size); }
    [[nodiscard]] bool fit() const { return m_fit; }
    void setFit(bool fit) { set(m_fit, fit); }
    [[nodiscard]] QColor color() const { return m_style.colour; }
    void setColor(const QColor &colour) { set(m_style.colour, colour); }
    [[nodiscard]] QColor mutedColor() const { return m_style.muted; }
    void setMutedColor(const QColor &colour) { set(m_style.muted, colour); }
    [[nodiscard]] QColor linkColor() const { return m_style.link; }
    void setLinkColor(const QColor &colour) { set(m_style.link, colour); }
    [[nodiscard]] int horizontalAlignment() const { return m_horizontal; }
    void setHorizontalAlignment(int alignment) { set(m_horizontal, alignment); }
    [[nodiscard]] int verticalAlignment() const { return m_vertical; }
    void setVerticalAlignment(int alignment) { set(m_vertical, alignment); }
    [[nodiscard]] QString plainText() const { return plainRulesText(m_text); }
    [[nodiscard]] bool truncated() const { return m_visibleHeight < m_document.size().height(); }

signals:
    void textChanged();
    void styleChanged();
    void pixelSizeChanged();
    void laidOut();

protected:
    void geometryChange(const QRectF &newGeometry, const QRectF &oldGeometry) override;
    void componentComplete() override;
    void updatePolish() override;

private:
    template <typename T>
    void set(T &member, const T &value)
    {
        if (member == value)
            return;
        member = value;
        polish();
        emit styleChanged();
    }
    void layOut(double pixelSize);
    [[nodiscard]] double wholeLines(double available) const;
    [[nodiscard]] QPointF origin() const;

    QString m_text;
    RulesStyle m_style;
    qreal m_small = 12;
    qreal m_minimum = 11;
    bool m_fit = false;
    int m_horizontal = Qt::AlignLeft;
    int m_vertical = Qt::AlignTop;
    QTextDocument m_document;
    double m_visibleHeight = 0;
};

} // namespace playmat::paint
