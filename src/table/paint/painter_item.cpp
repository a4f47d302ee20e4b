#include "table/paint/painter_item.h"

#include <QPainter>
#include <QQuickWindow>
#include <QSGImageNode>

namespace playmat::paint {

namespace {

QImage emptyImage(QSize size, double pixelRatio)
{
    QImage image((QSizeF(size) * pixelRatio).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(pixelRatio);
    image.fill(Qt::transparent);
    return image;
}

} // namespace

QSGNode *showImage(QSGNode *old, const QQuickItem &item, const QImage &image, const QRectF &box)
{
    if (image.isNull()) {
        delete old;
        return nullptr;
    }
    auto *node = static_cast<QSGImageNode *>(old);
    if (node == nullptr) {
        node = item.window()->createImageNode();
        node->setOwnsTexture(true);
    }
    node->setTexture(
        item.window()->createTextureFromImage(image, QQuickWindow::TextureHasAlphaChannel));
    node->setRect(box);
    node->setFiltering(item.smooth() ? QSGTexture::Linear : QSGTexture::Nearest);
    return node;
}

PainterItem::PainterItem(QQuickItem *parent)
    : QQuickItem(parent)
{
    setFlag(ItemHasContents);
}

void PainterItem::itemChange(ItemChange change, const ItemChangeData &data)
{
    if (change == ItemVisibleHasChanged)
        update();
    QQuickItem::itemChange(change, data);
}

QSGNode *PainterItem::updatePaintNode(QSGNode *old, UpdatePaintNodeData * /*data*/)
{
    const QSize pixels = isVisible() ? size().toSize() : QSize();
    QImage image = emptyImage(pixels, window()->effectiveDevicePixelRatio());
    if (!image.isNull()) {
        QPainter painter(&image);
        paint(&painter);
    }
    return showImage(old, *this, image, QRectF(QPointF(), pixels));
}

} // namespace playmat::paint
