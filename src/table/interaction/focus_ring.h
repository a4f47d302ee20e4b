#pragma once

#include "table/game/table_port.h"

namespace playmat::table {

/// Where the keyboard is on the table: one stop per zone, arrows inside it, and up and down to what
/// is nearest, through the tabs of upgrades and captured cards. Follows cards that move.
class FocusRing
{
public:
    [[nodiscard]] int card() const { return m_card; }
    [[nodiscard]] ZoneKey zone() const { return m_zone; }
    [[nodiscard]] bool isSet() const { return !m_zone.isNone(); }

    void clear();
    /// A tab that hangs under a unit belongs to the zone of the unit.
    void set(const TablePort &port, const CardRow &row);
    /// To the next (+1) or previous (−1) zone that has something in it. False: there is none, so
    /// the focus leaves the table.
    bool step(const TablePort &port, int nearSeat, int direction);
    /// Inside the zone (dx), or to the nearest card above or below (dy).
    void move(const TablePort &port, int dx, int dy);
    void toEnd(const TablePort &port, bool last);
    /// The card may have moved or gone.
    void follow(const TablePort &port);

private:
    [[nodiscard]] static std::vector<const CardRow *> cardsOf(const TablePort &port, ZoneKey zone);
    [[nodiscard]] static std::vector<ZoneKey> order(const TableSpec &spec, int nearSeat);
    [[nodiscard]] static ZoneKey zoneOf(const TablePort &port, const CardRow &row);
    [[nodiscard]] bool mayGoTo(const TablePort &port, const CardRow &from, const CardRow &row,
                               int way) const;
    void moveVertically(const TablePort &port, const CardRow &from, int dy);

    ZoneKey m_zone;
    int m_card = -1;
};

} // namespace playmat::table
