// A card in a grid of cards.
#pragma once

#include "table/paint/cell_facts.h"
#include "table/paint/painter_item.h"

#include <QPointer>

namespace playmat::paint {

class CellShelf;

// The cell cache of the item's program; nullptr if the program has no pictures.
[[nodiscard]] CellShelf *shelfOf(const QObject &item);

// Shows a whole card as one picture, which another thread paints. Until it is painted, shows an
// empty card.
class CardCell : public playmat::paint::PictureItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(playmat::paint::CellFacts cell READ cell WRITE setCell NOTIFY cellChanged)

public:
    using PictureItem::PictureItem;

    [[nodiscard]] const CellFacts &cell() const { return m_cell; }
    void setCell(const CellFacts &cell);

signals:
    void cellChanged();

protected:
    void componentComplete() override;
    [[nodiscard]] QImage painted(double pixelRatio) override;

private:
    CellFacts m_cell;
    QImage m_last; // shared with the shelf
    QString m_lastId;
    QSize m_lastPixels;
    QString m_awaited; // key of the cell that is being painted; empty: none
    QPointer<CellShelf> m_shelf;
};

} // namespace playmat::paint
