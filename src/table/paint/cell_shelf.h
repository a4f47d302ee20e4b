// The painted cells of grids of cards.
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

// Paints cells on a thread of its own, those that were asked for last first, and keeps the last
// ones. Everything is called from the thread of the interface.
class CellShelf : public QObject
{
    Q_OBJECT

public:
    explicit CellShelf(std::shared_ptr<CardFactsRegistry> registry);
    ~CellShelf() override;
    CellShelf(const CellShelf &) = delete;
    CellShelf &operator=(const CellShelf &) = delete;

    // The picture of a cell; a null image if it is not painted yet: it will be.
    [[nodiscard]] QImage find(const CellFacts &cell, QSize pixels);
    // Paints the cell if it is not there, for somebody who will ask for it soon.
    void prepare(const CellFacts &cell, QSize pixels);
    // What a cell is called in `painted`.
    [[nodiscard]] QString keyOf(const CellFacts &cell, QSize pixels) const;
    // Waits until everything that was asked for is painted, for tests and pictures.
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
    QMutex m_mutex; // for the orders
    std::vector<Order> m_orders; // the last one is painted next
    QSet<QString> m_asked; // orders, and what is being painted
    bool m_working = false;
    QThreadPool m_pool;
};

} // namespace playmat::paint
