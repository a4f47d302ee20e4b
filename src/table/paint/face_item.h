// Images of the "face" provider (face_provider.h) as items that a sheet can show.
#pragma once

#include "table/paint/painter_item.h"

#include <QUrl>

namespace playmat::paint {

// An image at the exact device pixels of the item.
class FaceItem : public playmat::paint::PictureItem
{
    Q_OBJECT
    QML_ELEMENT
    // "image://face/…"; empty: nothing.
    Q_PROPERTY(QUrl source MEMBER m_source NOTIFY sourceChanged)

public:
    explicit FaceItem(QQuickItem *parent = nullptr);

signals:
    void sourceChanged();

protected:
    [[nodiscard]] QImage painted(double pixelRatio) override;

private:
    QUrl m_source;
};

// A baked soft shadow around what it fills, light from above: Shade.qml for a sheet.
class Shadow : public playmat::paint::PainterItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(qreal spread MEMBER m_spread NOTIFY spreadChanged) // how far it reaches

public:
    explicit Shadow(QQuickItem *parent = nullptr);
    void paint(QPainter *painter) override;
    [[nodiscard]] QRectF paintedBox() const override;

signals:
    void spreadChanged();

private:
    [[nodiscard]] int edge() const;

    qreal m_spread = 8;
};

} // namespace playmat::paint
