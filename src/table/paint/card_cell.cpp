#include "table/paint/card_cell.h"

#include "table/paint/cell_painter.h"
#include "table/paint/cell_shelf.h"
#include "table/paint/face_provider.h"

#include <QQmlEngine>

namespace playmat::paint {

namespace {

// What distinguishes a card from others.
const QString &idOf(const CellFacts &cell)
{
    return cell.unknown() ? cell.name : cell.cardId;
}

} // namespace

CellShelf *shelfOf(const QObject &item)
{
    const QQmlEngine *engine = qmlEngine(&item);
    auto *provider = engine == nullptr
        ? nullptr
        : dynamic_cast<FaceProvider *>(engine->imageProvider(QStringLiteral("face")));
    return provider == nullptr ? nullptr : &provider->cells();
}

void CardCell::setCell(const CellFacts &cell)
{
    if (m_cell == cell)
        return;
    m_cell = cell;
    repaint();
    emit cellChanged();
}

void CardCell::componentComplete()
{
    PictureItem::componentComplete();
    m_shelf = shelfOf(*this);
    if (m_shelf == nullptr)
        return;
    connect(m_shelf, &CellShelf::painted, this, [this](const QString &key) {
        if (key != m_awaited)
            return;
        m_awaited.clear();
        repaint();
    });
}

QImage CardCell::painted(double pixelRatio)
{
    const QSize pixels = (paintedBox().size() * pixelRatio).toSize();
    if ((m_cell.cardId.isEmpty() && !m_cell.unknown()) || pixels.isEmpty())
        return {};
    QImage image = m_shelf == nullptr ? QImage() : m_shelf->find(m_cell, pixels);
    m_awaited = image.isNull() && m_shelf != nullptr ? m_shelf->keyOf(m_cell, pixels) : QString();
    if (!image.isNull()) {
        m_last = image;
        m_lastId = idOf(m_cell);
        m_lastPixels = pixels;
        return image;
    }
    // The same card is shown as it was until it is painted with its new marks.
    return m_lastId == idOf(m_cell) && m_lastPixels == pixels ? m_last : paintEmptyCell(pixels);
}

} // namespace playmat::paint
