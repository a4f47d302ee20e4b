// The cache of painted cells for card grids.
#pragma once

#include "table/paint/card_facts_registry.h"
#include "table/paint/cell_facts.h"

#include <QCache>
#include <QImage>
#include <QMutex>
#include <QObject>
#include <QSet>
#include <QSize>
#include <QThreadPool>

#include <memory>
#include <vector>

namespace playmat::paint {

// Paints cells on its own thread, the latest request first, and caches the most recent cells. All
// functions must be called on the GUI thread.
class CellShelf : public QObject
{
    Q_OBJECT

public:
    explicit CellShelf(std::shared_ptr<CardFactsRegistry> registry);
    ~CellShelf() override;
    CellShelf(const CellShelf &) = delete;
    CellShelf &operator=(const CellShelf &) = delete;

    // The picture of a cell. If it is not painted yet, returns a null image and requests the cell.
    [[nodiscard]] QImage find(const CellFacts &cell, QSize pixels);
    // Paints the cell in advance if it is not in the cache.
    void prepare(const CellFacts &cell, QSize pixels);
    // The key of a cell in the signal `painted`.
    [[nodiscard]] QString keyOf(const CellFacts &cell, QSize pixels) const;
    // Waits until all requested cells are painted; for tests and pictures.
    void finish();

signals:
    void painted(const QString &key);

private:
    struct Order
    {
        QString key;
        CellFacts cell;
        QSize pixels;
    };

    void ask(const QString &key, const CellFacts &cell, QSize pixels, bool soon);
    void work();
    void take(const QString &key, const QImage &image);

    std::shared_ptr<CardFactsRegistry> m_registry;
    QCache<QString, QImage> m_cache; // cost in KiB
    QMutex m_mutex; // guards the orders
    std::vector<Order> m_orders; // the last one is painted next
    QSet<QString> m_asked; // keys of the orders, and of the cell that is being painted
    bool m_working = false;
    QThreadPool m_pool;
};

} // namespace playmat::paint
