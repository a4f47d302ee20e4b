// Rules text laid out for a width. Laying out is the most of what it costs to show a card, a card
// is asked twice how high its text would be before it is shown, and whoever looks over the table
// comes back to the same cards: so the last ones are kept.
#pragma once

#include "table/paint/rules_markup.h"

#include <memory>

namespace playmat::paint {

/// markup as rules_markup.h has it; width in pixels, 0 or less: lines are not broken. Not to be
/// changed: others draw the same document. Only for the thread of the user interface.
[[nodiscard]] std::shared_ptr<const QTextDocument>
rulesLayout(const QString &markup, const RulesStyle &style, Qt::Alignment alignment, double width);

} // namespace playmat::paint
