// Rules text as an item: see rules_markup.h for the markup. RulesText.qml adds the theme's colours.
#pragma once

#include "table/paint/painter_item.h"
#include "table/paint/rules_layout.h"

namespace playmat::paint {

class RulesItem : public playmat::paint::PainterItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY textChanged)
    Q_PROPERTY(qreal pixelSize READ pixelSize WRITE setPixelSize NOTIFY styleChanged)
    Q_PROPERTY(QColor color READ color WRITE setColor NOTIFY styleChanged)
    Q_PROPERTY(QColor mutedColor READ mutedColor WRITE setMutedColor NOTIFY styleChanged)
    Q_PROPERTY(QColor linkColor READ linkColor WRITE setLinkColor NOTIFY styleChanged)
    Q_PROPERTY(int horizontalAlignment READ horizontalAlignment WRITE setHorizontalAlignment NOTIFY
                   styleChanged)
    Q_PROPERTY(
        int verticalAlignment READ verticalAlignment WRITE setVerticalAlignment NOTIFY styleChanged)
    Q_PROPERTY(QString plainText READ plainText NOTIFY textChanged)

public:
    explicit RulesItem(QQuickItem *parent = nullptr);

    void paint(QPainter *painter) override;
    // The link at a point, or nothing.
    [[nodiscard]] Q_INVOKABLE QString linkAt(qreal x, qreal y) const;
    // How high a text of this look becomes at a different size.
    [[nodiscard]] Q_INVOKABLE qreal heightFor(const QString &text, qreal pixelSize,
                                              qreal width) const;

    [[nodiscard]] QString text() const { return m_text; }
    void setText(const QString &text);
    [[nodiscard]] qreal pixelSize() const { return m_style.pixelSize; }
    void setPixelSize(qreal size) { set(m_style.pixelSize, size); }
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

signals:
    void textChanged();
    void styleChanged();

protected:
    void geometryChange(const QRectF &newGeometry, const QRectF &oldGeometry) override;
    void componentComplete() override;
    void updatePolish() override;

private:
    void layOutAnew();
    template <typename T>
    void set(T &member, const T &value)
    {
        if (member == value)
            return;
        member = value;
        layOutAnew();
        emit styleChanged();
    }
    [[nodiscard]] std::shared_ptr<const QTextDocument>
    laidOut(const QString &text, const RulesStyle &style, double width) const;
    [[nodiscard]] QPointF origin() const;

    QString m_text;
    RulesStyle m_style;
    int m_horizontal = Qt::AlignLeft;
    int m_vertical = Qt::AlignTop;
    std::shared_ptr<const QTextDocument> m_document; // none before the component is complete
};

} // namespace playmat::paint
