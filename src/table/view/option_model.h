#pragma once

#include "table/view/card_facts.h"
#include "table/view/row_list_model.h"

#include <QQmlEngine>

namespace playmat::table {

/// One line of a menu or one thing to choose in an overlay.
struct OptionRow
{
    Q_GADGET
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString detail MEMBER detail)
    Q_PROPERTY(QString glyph MEMBER glyph)
    Q_PROPERTY(playmat::table::CardFacts facts MEMBER facts)
    Q_PROPERTY(QString rule MEMBER rule)
    Q_PROPERTY(QString tray MEMBER tray)
    Q_PROPERTY(int option MEMBER option)
    Q_PROPERTY(int viewId MEMBER viewId)
    Q_PROPERTY(int amount MEMBER amount)
    Q_PROPERTY(int most MEMBER most)
    Q_PROPERTY(int rank MEMBER rank)
    Q_PROPERTY(int mark MEMBER mark)
    Q_PROPERTY(bool available MEMBER available)
    Q_PROPERTY(bool selected MEMBER selected)
    Q_PROPERTY(bool idle MEMBER idle)

public:
    QString label;
    QString detail; ///< what it costs or does; when not available: why not
    QString glyph;
    CardFacts facts; ///< the card to show with it, hidden when there is none
    QString rule; ///< "CR 6.3.2": of the refusal
    QString tray; ///< the pile that it opens, "discard.0"; empty: it answers
    int option = -1; ///< of the decision
    int viewId = -1;
    int amount = 0; ///< being assigned
    int most = 0; ///< that may be assigned
    int rank = 0; ///< place in an order that is being made, from 1; 0: none yet
    int mark = 0; ///< of a card in an open pile: what may be done with it (paint::Mark)
    bool available = true;
    bool selected = false;
    bool idle = false; ///< it would change nothing, as `detail` says
    bool gathers = false; ///< the option gathers or releases the card
    std::vector<int> also{}; ///< all options that this row answers together, including `option`

    friend bool operator==(const OptionRow &, const OptionRow &) = default;
};

class OptionModel : public RowListModel<OptionRow>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a TableController")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    explicit OptionModel(QObject *parent = nullptr)
        : RowListModel(parent)
    {
        connect(this, &QAbstractItemModel::rowsInserted, this, &OptionModel::countChanged);
        connect(this, &QAbstractItemModel::rowsRemoved, this, &OptionModel::countChanged);
    }
    [[nodiscard]] int count() const { return rowCount(); }

signals:
    void countChanged();
};

} // namespace playmat::table
