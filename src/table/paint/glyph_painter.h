// Our own marks: aspects, keywords, states. One colour each.
#pragma once

#include <QColor>
#include <QPainter>
#include <QStringList>

namespace playmat::paint {

// Centred in the box, as large as fits. An unknown name is drawn as a dot, so that a
// missing mark is seen.
void paintGlyph(QPainter &painter, const QString &name, const QRectF &box, const QColor &colour);
[[nodiscard]] bool hasGlyph(const QString &name);
[[nodiscard]] QStringList glyphNames();
// "Raid 2" → "Raid"; "villainy" → "Villainy": the name of the mark for a word of a card, or the
// word itself.
[[nodiscard]] QString glyphForWord(const QString &word);

} // namespace playmat::paint
