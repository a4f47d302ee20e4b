#include "table/paint/face_item.h"

#include <QPainter>
#include <QQmlEngine>
#include <QQuickImageProvider>

#include <array>
#include <cmath>

namespace playmat::paint {

namespace {

QImage askFor(const QQuickItem &item, const QString &id, QSize pixels)
{
    const QQmlEngine *engine = qmlEngine(&item);
    auto *provider = engine == nullptr
        ? nullptr
        : dynamic_cast<QQuickImageProvider *>(engine->imageProvider(QStringLiteral("face")));
    QSize painted; // a provider may count on being asked for it, as Qt does
    return provider == nullptr ? QImage() : provider->requestImage(id, &painted, pixels);
}

} // namespace

FaceItem::FaceItem(QQuickItem *parent)
    : PictureItem(parent)
{
    connect(this, &FaceItem::sourceChanged, this, &PictureItem::repaint);
}

QImage FaceItem::painted(double pixelRatio)
{
    const QSize pixels = (paintedBox().size() * pixelRatio).toSize();
    if (m_source.isEmpty() || pixels.isEmpty())
        return {};
    static const QString provider = QStringLiteral("image://face/");
    const QString address = m_source.toString(QUrl::FullyEncoded);
    if (!address.startsWith(provider)) {
        qWarning("%s is no painted image", qPrintable(address));
        return {};
    }
    return askFor(*this, address.mid(provider.size()), pixels);
}

Shadow::Shadow(QQuickItem *parent)
    : PainterItem(parent)
{
    connect(this, &Shadow::spreadChanged, this, &PictureItem::repaint);
}

QRectF Shadow::paintedBox() const
{
    return boundingRect().adjusted(-m_spread, -m_spread * .45, m_spread, m_spread * 1.55).toRect();
}

int Shadow::edge() const
{
    const double room = std::min(width(), height()) / 2 + m_spread - 2;
    return std::max(2, int(std::floor(std::min(m_spread * 3, room))));
}

/// The image's corners as they are, and between them its edges, stretched.
void Shadow::paint(QPainter *painter)
{
    const QRectF box = paintedBox();
    const int border = edge();
    const int side = int(std::lround(border * 2.5));
    const QImage image = askFor(*this, QStringLiteral("shadow/%1").arg(side), {side, side});
    const std::array<double, 4> from{0.0, double(border), double(image.width() - border),
                                     double(image.width())};
    const std::array<double, 4> x{box.left(), box.left() + border, box.right() - border,
                                  box.right()};
    const std::array<double, 4> y{box.top(), box.top() + border, box.bottom() - border,
                                  box.bottom()};
    for (size_t row = 0; row < 3; ++row)
        for (size_t column = 0; column < 3; ++column)
            painter->drawImage(
                QRectF(QPointF(x[column], y[row]), QPointF(x[column + 1], y[row + 1])), image,
                QRectF(QPointF(from[column], from[row]), QPointF(from[column + 1], from[row + 1])));
}

} // namespace playmat::paint
