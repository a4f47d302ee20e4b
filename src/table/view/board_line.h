#pragma once

#include "table/view/card_facts.h"
#include "table/view/row_list_model.h"

#include <QObject>
#include <QString>
#include <qqmlregistration.h>

#include <string>

namespace playmat::table {

/// A line of a deck that is changed between two games: a heading, or a card.
struct BoardLine
{
    Q_GADGET
    QML_VALUE_TYPE(boardLine)
    Q_PROPERTY(bool heading MEMBER heading)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int count MEMBER count)
    Q_PROPERTY(int change MEMBER change)
    Q_PROPERTY(bool movable MEMBER movable)
    Q_PROPERTY(playmat::table::CardFacts facts MEMBER facts)

public:
    bool heading = false;
    QString name; ///< name of the heading or the card
    int count = 0;
    int change = 0; ///< the number of copies more than in the deck's own list
    bool movable = false; ///< a copy can go to the other side
    CardFacts facts;
    int slot = 0; ///< the part of the deck
    std::string id; ///< printed id; empty if Playmat does not know the card

    friend bool operator==(const BoardLine &, const BoardLine &) = default;
};

class BoardLines : public RowListModel<BoardLine>
{
    Q_OBJECT
    QML_ANONYMOUS

public:
    using RowListModel::RowListModel;
};

} // namespace playmat::table
