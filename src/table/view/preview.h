#pragma once

#include "table/view/card_facts.h"
#include "table/view/row_list_model.h"

#include <QQmlEngine>

namespace playmat::table {

/// A line under the large preview: a keyword explained, or how a value came about.
struct ExplainRow
{
    Q_GADGET
    Q_PROPERTY(QString glyph MEMBER glyph)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(int tone MEMBER tone)
    Q_PROPERTY(QString link MEMBER link)

public:
    QString glyph;
    QString text; ///< StyledText
    int tone = 0; ///< -1 worse than printed, 1 better, 0 neither
    QString link; ///< into the rules book; may be empty

    friend bool operator==(const ExplainRow &, const ExplainRow &) = default;
};

class ExplainModel : public RowListModel<ExplainRow>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a TableSession")

public:
    using RowListModel::RowListModel;
};

} // namespace playmat::table
