#pragma once

#include "table/layout/table_layout.h"
#include "table/view/card_list_model.h"
#include "table/view/zone_model.h"

#include <QHash>
#include <QObject>

#include <functional>
#include <memory>
#include <vector>

namespace playmat::table {

/// The cards on the table as models: rows from an observation, places from the layout, marks from
/// the controller. The only writer of the models.
class TableScene : public QObject
{
    Q_OBJECT

public:
    /// What the controller adds to a card.
    struct Decoration
    {
        int mark = 0;
        int divided = 0;
        bool staged = false;
        CardHint hint;
        int pile = 0; ///< as in CardRow
    };
    using Decorate = std::function<Decoration(const CardRow &)>;

    explicit TableScene(QObject *parent = nullptr);
    /// Another game's table; it outlives the scene, which has no cards then. Whether it is another.
    bool setSpec(const TableSpec &spec);
    [[nodiscard]] const TableSpec &spec() const { return *m_spec; }

    [[nodiscard]] CardListModel *cards() { return &m_cards; }
    [[nodiscard]] ZoneModel *zone(ZoneKey key);
    [[nodiscard]] const TableLayout &layout() const { return m_layout; }
    [[nodiscard]] const LayoutState &layoutState() const { return m_state; }
    [[nodiscard]] const std::vector<CardRow> &rows() const { return m_cards.rows(); }
    [[nodiscard]] const CardRow *row(int viewId) const { return m_cards.find(viewId); }

    void setDecorate(Decorate decorate) { m_decorate = std::move(decorate); }
    /// Other cards, or other faces of them.
    void present(std::vector<CardRow> rows, const std::vector<CameFrom> &cameFrom = {});
    /// The same cards in another window, another hand open, another card raised, other marks.
    void arrange(const LayoutState &state);
    void clear();

signals:
    void arranged();

private:
    [[nodiscard]] std::vector<CardRow> decorated() const;
    [[nodiscard]] std::vector<CardRow> withStagedMoved(const std::vector<CardRow> &rows) const;
    void show(const std::vector<CameFrom> &cameFrom);

    const TableSpec *m_spec = &TableSpec::empty();
    CardListModel m_cards;
    QHash<ZoneKey, ZoneModel *> m_zones;
    std::vector<CardRow> m_rows; ///< as presented, without places and marks
    TableLayout m_layout;
    LayoutState m_state;
    Decorate m_decorate;
};

} // namespace playmat::table
