// A whole small card as one picture: face, name and numbers.
#pragma once

#include "table/paint/cell_facts.h"

#include <QImage>

namespace playmat::paint {

class CardFactsRegistry;

// Paints a cell like MiniCard.qml, with the marks of its state in the grid. Callable on any thread.
[[nodiscard]] QImage paintCell(const CardFactsRegistry &registry, const CellFacts &cell,
                               QSize pixels);
// The picture that is shown until a cell is painted.
[[nodiscard]] QImage paintEmptyCell(QSize pixels);

} // namespace playmat::paint
