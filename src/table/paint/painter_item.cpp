#include "table/paint/painter_item.h"

#include "table/paint/sheet.h"

#include <QPainter>
#include <QQuickWindow>
#include <QSGImageNode>

namespace playmat::paint {

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

PictureItem::PictureItem(QQuickItem *parent)
    : QQuickItem(parent)
{
    setFlag(ItemHasContents);
}

QRectF PictureItem::paintedBox() const
{
    return {QPointF(), size().toSize()};
}

void PictureItem::putOn(Sheet *sheet)
{
    if (m_sheet == sheet)
        return;
    m_sheet = sheet;
    m_pictureRatio = 0;
    connect(sheet, &QObject::destroyed, this, &PictureItem::repaint);
    update(); // what it showed itself goes
}

const QImage &PictureItem::picture(double pixelRatio)
{
    if (m_pictureRatio != pixelRatio)
        m_picture = painted(pixelRatio);
    m_pictureRatio = pixelRatio;
    return m_picture;
}

void PictureItem::repaint()
{
    m_pictureRatio = 0;
    if (m_sheet != nullptr)
        m_sheet->renew();
    else
        update();
}

void PictureItem::geometryChange(const QRectF &now, const QRectF &before)
{
    QQuickItem::geometryChange(now, before);
    if (now.size() != before.size())
        repaint();
    else if (m_sheet != nullptr)
        m_sheet->renew();
}

void PictureItem::itemChange(ItemChange change, const ItemChangeData &data)
{
    if (change == ItemVisibleHasChanged || change == ItemDevicePixelRatioHasChanged)
        repaint();
    QQuickItem::itemChange(change, data);
}

QImage PainterItem::painted(double pixelRatio)
{
    const QRectF box = paintedBox();
    QImage image((box.size() * pixelRatio).toSize(), QImage::Format_ARGB32_Premultiplied);
    if (image.isNull())
        return image;
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.scale(pixelRatio, pixelRatio);
    painter.translate(-box.topLeft());
    paint(&painter);
    return image;
}

QSGNode *PictureItem::updatePaintNode(QSGNode *old, UpdatePaintNodeData * /*data*/)
{
    const bool shown = isVisible() && m_sheet == nullptr;
    return showImage(old, *this, shown ? painted(window()->effectiveDevicePixelRatio()) : QImage(),
                     paintedBox());
}

} // namespace playmat::paint
