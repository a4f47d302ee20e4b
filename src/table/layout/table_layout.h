#pragma once

#include "table/layout/table_geometry.h"
#include "table/view/card_row.h"

#include <QHash>

#include <array>
#include <vector>

namespace playmat::table {

/// What besides the cards decides where they lie.
struct LayoutState
{
    QSize window{1280, 720};
    bool panelShown = true;
    int nearSeat = 0; ///< the seat at the lower edge
    std::array<bool, 2> handOpen{}; ///< its player looks at it, or it lies open for all
    int dock = 0; ///< height of what is docked to the lower edge
    int raised = -1; ///< view id of the hand card under the pointer or the keyboard

    friend bool operator==(const LayoutState &, const LayoutState &) = default;
};

/// Where every card and zone lies. The rectangles that are drawn also answer the pointer.
class TableLayout
{
public:
    /// Pure: the same rows and state give the same places. Rows are looked at for zone, slot, host,
    /// face, type and exhaustion only.
    TableLayout() = default;
    TableLayout(const std::vector<CardRow> &rows, const LayoutState &state);

    [[nodiscard]] const TableGeometry &geometry() const { return m_geometry; }
    [[nodiscard]] const Placement &placement(int viewId) const;
    /// Writes each row's place into it.
    void applyTo(std::vector<CardRow> &rows) const;

    /// The uppermost card there, -1 for none; `except` is looked through (the held card).
    [[nodiscard]] int cardAt(QPoint point, int except = -1) const;
    /// The zone there. The bands belong to the hands except where piles and resources lie.
    [[nodiscard]] ZoneKey zoneAt(QPoint point) const;
    [[nodiscard]] QRect zoneRect(ZoneKey zone) const;

private:
    struct Slot
    {
        int viewId = -1;
        Placement place;
    };
    using Cards = std::vector<const CardRow *>;

    [[nodiscard]] bool isNear(int seat) const { return seat == m_state.nearSeat; }
    void placeZone(ZoneKey zone, const Cards &cards);
    void placeArena(ZoneKey zone, const Cards &cards);
    void placeBases(ZoneKey zone, const Cards &cards);
    void placeHand(ZoneKey zone, const Cards &cards);
    void placeFan(ZoneKey zone, const Cards &cards, const QRect &area);
    void placeClosedHand(const Cards &cards);
    void placeResources(ZoneKey zone, const Cards &cards);
    void placePile(ZoneKey zone, const Cards &cards);
    void placeUnder(const CardRow &card, int index);
    void placeGuests(const std::vector<CardRow> &rows);
    void add(int viewId, Placement place);

    LayoutState m_state;
    TableGeometry m_geometry;
    std::vector<Slot> m_slots;
    QHash<int, int> m_index; ///< view id → slot
};

} // namespace playmat::table
