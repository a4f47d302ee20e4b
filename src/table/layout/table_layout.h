#pragma once

#include "table/layout/table_geometry.h"
#include "table/layout/tile_fit.h"
#include "table/layout/tile_lines.h"
#include "table/view/card_row.h"

#include <QHash>
#include <QSet>

#include <array>
#include <map>
#include <vector>

namespace playmat::table {

/// What besides the cards decides where they are.
struct LayoutState : TableShape
{
    int nearSeat = 0; ///< the seat at the lower edge
    std::array<bool, 2> handOpen{}; ///< its player is looking at it, or it is open for all
    int raised = -1; ///< view id of the hand card under the pointer or the keyboard
    /// Rows of tiles that are scrolled away, by zone. Larger than there are means the last ones.
    std::map<ZoneKey, int> scrolled{};

    friend bool operator==(const LayoutState &, const LayoutState &) = default;
};

/// A zone of tiles that has more of them than it shows.
struct TileScroll
{
    Q_GADGET
    QML_VALUE_TYPE(tileScroll)
    Q_PROPERTY(QString zone MEMBER name)
    Q_PROPERTY(QRect rect MEMBER rect)
    Q_PROPERTY(int before MEMBER before)
    Q_PROPERTY(int after MEMBER after)

public:
    ZoneKey zone;
    QString name;
    int before = 0; ///< units nearer to the line than those that are shown
    int after = 0; ///< units further from it
    int row = 0; ///< as many rows are scrolled away
    int columns = 1;
    QRect rect; ///< the area of the pile on that side
};

/// The place of every card and zone. The same rectangles are used for drawing and for the pointer.
class TableLayout
{
public:
    /// Pure: the same rows and state give the same places. It reads the rows' zone, slot, spot,
    /// host, face, exhaustion and the token on it. `spec` outlives it.
    TableLayout() = default;
    TableLayout(const TableSpec &spec, const std::vector<CardRow> &rows, const LayoutState &state);

    [[nodiscard]] const TableSpec &spec() const { return *m_spec; }

    [[nodiscard]] const TableGeometry &geometry() const { return m_geometry; }
    [[nodiscard]] const Placement &placement(int viewId) const;
    /// Writes each row's place into it.
    void applyTo(std::vector<CardRow> &rows) const;

    /// The uppermost card there, -1 for none; `except` is looked through (the held card).
    [[nodiscard]] int cardAt(QPoint point, int except = -1) const;
    /// The zone at that point. The bands belong to the hands, except for the piles and strips. In a
    /// place that both seats share, the zone belongs to the seat whose side the point is on.
    [[nodiscard]] ZoneKey zoneAt(QPoint point) const;
    /// The area in which a drop goes to that zone. If the zone is tiles that accept drops from
    /// either side, this is the whole region.
    [[nodiscard]] QRect zoneRect(ZoneKey zone) const;
    /// The item of the stack that resolves next; -1: the stack is empty.
    [[nodiscard]] int newest() const { return m_newest; }
    /// The zones that are scrolled.
    [[nodiscard]] const std::vector<TileScroll> &scrolls() const { return m_scrolls; }

private:
    struct Slot
    {
        int viewId = -1;
        Placement place;
    };
    using Cards = std::vector<const CardRow *>;

    [[nodiscard]] bool isNear(int seat) const { return seat == m_state.nearSeat; }
    [[nodiscard]] int seatAt(QPoint point) const
    {
        return point.y() < m_geometry.midY ? seatAcross(m_state.nearSeat) : m_state.nearSeat;
    }
    [[nodiscard]] ZoneKey zoneInBands(QPoint point) const;
    [[nodiscard]] ZoneKey zoneOfPlaces(QPoint point) const;
    [[nodiscard]] ZoneKey zoneOfSpots(QPoint point) const;
    [[nodiscard]] QRect sideRect(ZoneKey zone) const;
    [[nodiscard]] int leanOf(const ZoneSpec &zone) const;
    [[nodiscard]] bool sharesSide(const ZoneSpec &zone) const;
    [[nodiscard]] LineZone lineZone(ZoneKey zone, const std::map<ZoneKey, Cards> &zones) const;
    [[nodiscard]] int besides(const Cards &hosts) const;
    void findRooms(const std::map<ZoneKey, Cards> &zones);
    void findRoomsOf(const QString &region, int seat, const std::map<ZoneKey, Cards> &zones);
    void placeWideTiles(ZoneKey zone, const Cards &cards);
    [[nodiscard]] QSize largestTile(const ZoneSpec &zone) const;
    [[nodiscard]] QRect roomOf(ZoneKey zone) const;
    void placeZone(ZoneKey zone, const Cards &cards);
    void placeTileRows(ZoneKey zone, const Cards &cards);
    void placeTiles(ZoneKey zone, const QRect &room, const TileFit &fit, const Cards &cards);
    [[nodiscard]] size_t firstShown(ZoneKey zone, const TileFit &fit, int count);
    void placeOnSpots(ZoneKey zone, const Cards &cards);
    void placeHand(ZoneKey zone, const Cards &cards);
    void keepNumbersReadable();
    void placeFan(ZoneKey zone, const Cards &cards, const QRect &area);
    void placeClosedHand(const Cards &cards);
    void placeStrip(ZoneKey zone, const Cards &cards);
    void placePips(const QRect &area, const Cards &cards, int seat, CardForm::Kind form);
    void placeOpenPips(const QRect &area, const Cards &cards, int seat);
    void placeOnPlate(ZoneKey zone, const Cards &cards);
    void placeInCorner(ZoneKey zone, const Cards &cards);
    void placeStack();
    void placeLoose(int seat);
    [[nodiscard]] QRect loosePlace(int seat) const;
    [[nodiscard]] QPoint source(int seat) const;
    void placePile(ZoneKey zone, const Cards &cards);
    void placeUnder(const CardRow &card, int index);
    void placeInStack(const CardRow &card, int index);
    void placeBuried(Cards cards);
    void placeGuests(const std::vector<CardRow> &rows);
    void add(int viewId, Placement place);

    const TableSpec *m_spec = &TableSpec::empty();
    LayoutState m_state;
    TableGeometry m_geometry;
    std::array<Cards, 2> m_loose; ///< by seat: what lies with the strip; only while placing
    QHash<int, Cards> m_beside; ///< by view id of their host; only while placing
    Cards m_stack; ///< the items of both seats, oldest first; used only during placement
    QSet<ZoneKey> m_corners; ///< the corners that hold a card; used only during placement
    /// For a zone that shares a side of a region: the area of its tiles, and its whole area.
    struct Room
    {
        QRect inner;
        QRect whole;
    };
    std::map<ZoneKey, Room> m_rooms;
    std::vector<Slot> m_slots;
    std::vector<TileScroll> m_scrolls;
    QHash<int, int> m_index; ///< view id → slot
    int m_newest = -1;
};

} // namespace playmat::table
