#pragma once

#include "table/view/preview.h"

#include <string>
#include <vector>

namespace playmat::table {

/// The rulings of a printed card of the game with that id, each as a line that links to its rule
/// if the rules book has that. They are in English. The files are read at the first call; a card
/// whose file has a fault keeps the rulings that could be read.
[[nodiscard]] std::vector<ExplainRow> rulingsOf(const std::string &game, const QString &cardId);

} // namespace playmat::table
