#pragma once

#include "table/view/card_facts.h"
#include "table/view/outcome.h"
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

/// What would happen to a card, or that nothing would, before anything else.
[[nodiscard]] inline ExplainRow explained(const CardHint &hint)
{
    ExplainRow row;
    row.glyph = hint.idle    ? QStringLiteral("minus")
        : hint.parts.empty() ? QStringLiteral("info")
                             : hint.parts.front().glyph;
    row.tone = hint.tone;
    row.text = hint.words.toHtmlEscaped();
    return row;
}

class ExplainModel : public RowListModel<ExplainRow>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a TableSession")

public:
    using RowListModel::RowListModel;
};

} // namespace playmat::table
