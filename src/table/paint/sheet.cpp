#include "table/paint/sheet.h"

#include "table/paint/painter_item.h"

#include <QDebug>
#include <QPainter>
#include <QQuickWindow>

#include <algorithm>

namespace playmat::paint {

Sheet::Sheet(QQuickItem *parent)
    : QQuickItem(parent)
{
    setFlag(ItemHasContents);
}

void Sheet::setOf(QQuickItem *item)
{
    if (m_of == item)
        return;
    m_of = item;
    renew();
    emit ofChanged();
}

void Sheet::itemChange(ItemChange change, const ItemChangeData &data)
{
    if (change == ItemVisibleHasChanged || change == ItemDevicePixelRatioHasChanged)
        renew();
    QQuickItem::itemChange(change, data);
}

/// Both at once: what is updated only while it is polished makes Qt draw another frame after that.
void Sheet::renew()
{
    polish();
    update();
}

/// A picture item says by itself what else of it changes.
void Sheet::follow(QQuickItem *item)
{
    if (m_followed.contains(item))
        return;
    m_followed.insert(item);
    connect(item, &QObject::destroyed, this, [this](QObject *gone) { m_followed.remove(gone); });
    connect(item, &QQuickItem::childrenChanged, this, &Sheet::renew);
    connect(item, &QQuickItem::opacityChanged, this, &Sheet::renew);
    connect(item, &QQuickItem::rotationChanged, this, &Sheet::renew);
    connect(item, &QQuickItem::scaleChanged, this, &Sheet::renew);
    connect(item, &QQuickItem::zChanged, this, &Sheet::renew);
    if (qobject_cast<PictureItem *>(item) != nullptr)
        return;
    connect(item, &QQuickItem::visibleChanged, this, &Sheet::renew);
    connect(item, &QQuickItem::xChanged, this, &Sheet::renew);
    connect(item, &QQuickItem::yChanged, this, &Sheet::renew);
    connect(item, &QQuickItem::widthChanged, this, &Sheet::renew);
    connect(item, &QQuickItem::heightChanged, this, &Sheet::renew);
}

/// What moves the pieces against the sheet.
void Sheet::followUpwards()
{
    for (QQuickItem *item = m_of->parentItem(); item != nullptr && item != parentItem();
         item = item->parentItem())
        follow(item);
}

void Sheet::warnOfWhatIsNoPiece(const QQuickItem *item)
{
    if (item->flags().testFlag(ItemHasContents)
        && qobject_cast<const PictureItem *>(item) == nullptr)
        qWarning() << "a sheet covers what is no picture item:" << item;
}

void Sheet::gather(QQuickItem *item, Around around)
{
    if (!m_followed.contains(item))
        warnOfWhatIsNoPiece(item);
    follow(item);
    around.opacity *= item->opacity();
    if (!item->isVisible() || around.opacity <= 0)
        return;
    if (item->clip())
        around.clip = item;
    gatherBelow(item, around, true);
    if (auto *piece = qobject_cast<PictureItem *>(item); piece != nullptr) {
        piece->putOn(this);
        m_pieces.push_back({piece, around.opacity, around.clip});
    }
    gatherBelow(item, around, false);
}

/// In the order in which Qt paints them.
void Sheet::gatherBelow(QQuickItem *item, const Around &around, bool under)
{
    QList<QQuickItem *> children = item->childItems();
    std::ranges::stable_sort(children, {}, &QQuickItem::z);
    for (QQuickItem *child : children)
        if ((child->z() < 0) == under)
            gather(child, around);
}

QRectF Sheet::placeOf(const Piece &piece)
{
    return piece.item->itemTransform(this, nullptr).mapRect(piece.item->paintedBox());
}

void Sheet::updatePolish()
{
    m_pieces.clear();
    if (m_of == nullptr || !isVisible())
        return;
    followUpwards();
    gather(m_of, {});
}

QImage Sheet::putTogether(double pixelRatio)
{
    QImage picture((m_box.size() * pixelRatio).toSize(), QImage::Format_ARGB32_Premultiplied);
    if (picture.isNull())
        return picture;
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    for (const Piece &piece : m_pieces)
        put(painter, piece, pixelRatio);
    return picture;
}

QTransform Sheet::toPixels(QQuickItem *item, double pixelRatio)
{
    return item->itemTransform(this, nullptr)
        * QTransform(pixelRatio, 0, 0, pixelRatio, -m_box.x() * pixelRatio,
                     -m_box.y() * pixelRatio);
}

/// Returns whether it has painted itself.
bool Sheet::putAnew(QPainter &painter, const Piece &piece, double pixelRatio)
{
    auto *item = qobject_cast<PainterItem *>(piece.item);
    const QTransform place = toPixels(piece.item, pixelRatio);
    if (item == nullptr || !item->paintsTurned() || place.type() <= QTransform::TxScale)
        return false;
    painter.setTransform(place);
    painter.setRenderHint(QPainter::Antialiasing);
    item->paint(&painter);
    return true;
}

/// On whole pixels where it is upright, as Qt shows a picture.
void Sheet::put(QPainter &painter, const Piece &piece, double pixelRatio)
{
    painter.setClipping(false);
    if (piece.clip != nullptr) {
        painter.setTransform(toPixels(piece.clip, pixelRatio));
        painter.setClipRect(piece.clip->clipRect());
    }
    painter.setOpacity(piece.opacity);
    if (putAnew(painter, piece, pixelRatio))
        return;
    const QPointF corner = piece.item->paintedBox().topLeft();
    const QTransform place
        = QTransform(1 / pixelRatio, 0, 0, 1 / pixelRatio, corner.x(), corner.y())
        * toPixels(piece.item, pixelRatio);
    const bool turned = place.type() > QTransform::TxTranslate;
    painter.setTransform(place);
    painter.setRenderHints(QPainter::SmoothPixmapTransform | QPainter::Antialiasing, turned);
    painter.drawImage(QPointF(), piece.item->picture(pixelRatio));
}

/// As late as this: while pages are laid out nobody sees what is on it.
QSGNode *Sheet::updatePaintNode(QSGNode *old, UpdatePaintNodeData * /*data*/)
{
    m_box = {};
    for (const Piece &piece : m_pieces)
        m_box |= placeOf(piece);
    m_box = m_box.toAlignedRect();
    return showImage(old, *this, putTogether(window()->effectiveDevicePixelRatio()), m_box);
}

} // namespace playmat::paint
