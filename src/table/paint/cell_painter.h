// A whole small card as one picture: face, name and numbers.
#pragma once

#include "table/paint/cell_facts.h"

#include <QImage>

namespace playmat::paint {

class CardFactsRegistry;

// From any thread. Looks like MiniCard.qml, and has the marks of its state in the grid.
[[nodiscard]] QImage paintCell(const CardFactsRegistry &registry, const CellFacts &cell,
                               QSize pixels);
// What is there until a cell is painted.
[[nodiscard]] QImage paintEmptyCell(QSize pixels);

} // namespace playmat::paint
