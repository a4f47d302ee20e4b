#pragma once

#include "table/view/row_list_model.h"

#include <QQmlEngine>

namespace playmat::table {

/// One line of the log. The text may hold links "card:SOR_010" to cards that everybody may see.
struct LogRow
{
    Q_GADGET
    Q_PROPERTY(QString glyph MEMBER glyph)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString plain MEMBER plain)
    Q_PROPERTY(QString cardId MEMBER cardId)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(int round MEMBER round)

public:
    QString glyph;
    QString text; ///< StyledText: names in bold
    QString plain; ///< the same without markup, for a screen reader and the saved log
    QString cardId; ///< the card that the line is about, shown when it is hovered
    int seat = -1; ///< whose doing; -1: the game's
    int round = 0;

    friend bool operator==(const LogRow &, const LogRow &) = default;
};

/// What happened so far, oldest first.
class LogModel : public RowListModel<LogRow>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a TableSession")

public:
    using RowListModel::RowListModel;
};

} // namespace playmat::table
