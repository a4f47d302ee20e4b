#include "table/paint/cell_shelf.h"

#include "table/paint/cell_painter.h"

#include <QCoreApplication>
#include <QMutexLocker>

#include <algorithm>
#include <cmath>

namespace playmat::paint {

namespace {

constexpr int kShelfKiB = 20 * 1024;
constexpr std::size_t kMostOrders = 256; // more than any window shows; drops the oldest orders

} // namespace

CellShelf::CellShelf(std::shared_ptr<CardFactsRegistry> registry)
    : m_registry(std::move(registry))
    , m_cache(kShelfKiB)
{
    m_pool.setMaxThreadCount(1);
    m_pool.setThreadPriority(QThread::LowPriority);
}

CellShelf::~CellShelf()
{
    {
        const QMutexLocker lock(&m_mutex);
        m_orders.clear();
    }
    m_pool.waitForDone();
}

QString CellShelf::keyOf(const CellFacts &cell, QSize pixels) const
{
    const QString strip = cell.strip <= 0 ? QString()
                                          : QStringLiteral("|%1x%2%3 ")
                                                .arg(std::lround(cell.strip * pixels.height()))
                                                .arg(cell.copies)
                                                .arg(QChar(cell.noted ? u'n' : u'-'))
            + cell.second; // depends on the language of the interface
    return QStringLiteral("%1@%2x%3#%4%5%6%7 %8")
               .arg(cell.cardId)
               .arg(pixels.width())
               .arg(pixels.height())
               .arg(m_registry->revision())
               .arg(QChar(cell.dim ? u'd' : u'-'))
               .arg(QChar(cell.decked ? u'+' : u'-'))
               .arg(cell.owned)
               .arg(cell.note) // and so does this
        + strip + (cell.unknown() ? u'?' + cell.name : QString());
}

QImage CellShelf::find(const CellFacts &cell, QSize pixels)
{
    const QString key = keyOf(cell, pixels);
    if (const QImage *known = m_cache.object(key))
        return *known;
    ask(key, cell, pixels, true);
    return {};
}

void CellShelf::prepare(const CellFacts &cell, QSize pixels)
{
    const QString key = keyOf(cell, pixels);
    if (!m_cache.contains(key))
        ask(key, cell, pixels, false);
}

/// Cells that are needed now are painted before cells that will be needed soon.
void CellShelf::ask(const QString &key, const CellFacts &cell, QSize pixels, bool soon)
{
    const QMutexLocker lock(&m_mutex);
    if (m_asked.contains(key)) {
        const auto at = std::ranges::find(m_orders, key, &Order::key);
        if (soon && at != m_orders.end())
            std::rotate(at, at + 1, m_orders.end());
        return;
    }
    m_asked.insert(key);
    m_orders.insert(soon ? m_orders.end() : m_orders.begin(), {key, cell, pixels});
    if (m_orders.size() > kMostOrders) {
        m_asked.remove(m_orders.front().key);
        m_orders.erase(m_orders.begin());
    }
    if (m_working)
        return;
    m_working = true;
    m_pool.start([this] { work(); });
}

void CellShelf::work()
{
    while (true) {
        Order order;
        {
            const QMutexLocker lock(&m_mutex);
            m_working = !m_orders.empty();
            if (!m_working)
                return;
            order = std::move(m_orders.back());
            m_orders.pop_back();
        }
        const QImage image = paintCell(*m_registry, order.cell, order.pixels);
        QMetaObject::invokeMethod(
            this, [this, key = order.key, image] { take(key, image); }, Qt::QueuedConnection);
    }
}

void CellShelf::take(const QString &key, const QImage &image)
{
    {
        const QMutexLocker lock(&m_mutex);
        m_asked.remove(key);
    }
    m_cache.insert(key, new QImage(image), int(image.sizeInBytes() / 1024) + 1);
    emit painted(key);
}

void CellShelf::finish()
{
    m_pool.waitForDone();
    QCoreApplication::sendPostedEvents(this);
}

} // namespace playmat::paint
