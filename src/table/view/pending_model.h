#pragma once

#include "table/view/row_list_model.h"

#include <QQmlEngine>

namespace playmat::table {

/// An effect that waits to resolve, or a lasting one that everybody may know about.
struct PendingRow
{
    Q_GADGET
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString when MEMBER when)
    Q_PROPERTY(QString cardId MEMBER cardId)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(bool waiting MEMBER waiting)
    Q_PROPERTY(QString link MEMBER link)
    Q_PROPERTY(int option MEMBER option)

public:
    QString text;
    QString when; ///< "now", "this phase", "regroup"
    QString cardId;
    int seat = -1;
    bool waiting = false; ///< a triggered ability on its way; false: a lasting or delayed effect
    QString link; ///< into the rules book
    int option = -1; ///< of the open decision: a click on the line answers it; -1: it is only read

    friend bool operator==(const PendingRow &, const PendingRow &) = default;
};

class PendingModel : public RowListModel<PendingRow>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a TableSession")

public:
    using RowListModel::RowListModel;
};

} // namespace playmat::table
