// Converts Playmat's small markup for rules text into a rich text document.
//
//   <b> <i> <br> <p>          bold, reminder (italic, muted), line, paragraph
//   {aspect:villainy}         a mark in the aspect's colour
//   {resource:2} {energy:2}   the number in that mark
//   {exhaust} {unique}        that mark; every other glyph name works in the same way
//   {keyword:Sentinel}        mark and bold word; {keyword:Raid 2} likewise
//   {trait:Imperial}          the trait's word
//   [words](link)             a link
//
// Anything else is shown as it is written.
#pragma once

#include <QColor>
#include <QFont>
#include <QTextDocument>

namespace playmat::paint {

struct RulesStyle
{
    QString family = QStringLiteral("Inter");
    QString narrowFamily = QStringLiteral("Roboto Condensed");
    double pixelSize = 14;
    QColor colour = Qt::white;
    QColor muted = Qt::gray;
    QColor link = Qt::cyan;

    bool operator==(const RulesStyle &) const = default;
};

// Fills the document; marks are objects painted as vectors, so they are sharp at every scale.
void setRulesText(QTextDocument &document, const QString &markup, const RulesStyle &style);

// The words without markup, for screen readers and searches: "{resource:2}" → "2 resource".
[[nodiscard]] QString plainRulesText(const QString &markup);

} // namespace playmat::paint
