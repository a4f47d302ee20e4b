#pragma once

#include "table/view/zones.h"

#include <QSize>
#include <QString>

#include <optional>
#include <vector>

namespace playmat::table {

/// A table is drawn for seats that face each other: whose is at the lower edge, and who sits
/// across.
inline constexpr int kTableSeats = 2;
[[nodiscard]] constexpr int seatAcross(int seat)
{
    return (seat + 1) % kTableSeats;
}

/// How the cards of a zone lie.
enum class Arrangement {
    Hidden, ///< they are not drawn
    Tiles, ///< rows of equal tiles, the first at the line between the seats; crowds wrap, narrow
           ///< and scroll, and their numbers are never covered
    Places, ///< each on a place of its own (CardRow::slot), the first at its seat's edge
    Hand, ///< a fan; far and covered, a strip of backs
    Strip, ///< little cards side by side in the seat's info
    Pile, ///< one on the other
    Under, ///< under another card (CardRow::host), as tabs and badges
    Beside, ///< beside another card of the table (CardRow::host), as smaller tiles; that card's
            ///< place grows to hold them
    Track, ///< no cards: steps from 0 to ZoneSpec::places, with a marker at the seat's counter of
           ///< the zone's name; its seat's half of the region is where a card is dropped on it
    Plate, ///< a wide card that both seats share, on the line of its region; it shows the
           ///< BoardInfo::places entry: who controls the place, and the sum of each side
    Corner, ///< face-down cards at the end of the region's plate, at most one for each seat
    Stack, ///< a column in the middle of its region for items that wait to resolve, with the newest
           ///< on top
    Anywhere, ///< a zone without cards, for drops that have no place of their own
};

/// How large the cards of a zone of tiles are.
enum class TileKind {
    Full,
    Small, ///< cards that do little: they take less of the row
    Wide, ///< lying sideways, with room for the cards that are beside them
};

/// A zone of each seat. Its index in TableSpec::zones is what a ZoneKey has.
struct ZoneSpec
{
    QString id{}; ///< "ground", as names, tests and lessons write it
    Arrangement arrangement = Arrangement::Hidden;
    QString region{}; ///< the region of a zone in the middle: Tiles, Places, Track, Plate, Corner,
                      ///< Stack
    QString title{}; ///< the title of the zone's tray: "%1's discard pile"; of a track: the text
                     ///< above it; of tiles behind inner regions: the text between them
    QString drop{}; ///< the text on the lit place, which says what a drop there does
    QString label{}; ///< the text below a pile; of a stack: the text while the stack is empty
    int wide = 4; ///< Tiles: the number of tiles that fit side by side in full size
    int places = 1; ///< Places: the number of places; Track: its last step
    bool covered = false; ///< Pile: none of its cards is drawn, and new cards come from it; Strip:
                          ///< nobody looks at its cards
    bool open = false; ///< for a Strip: its cards lie face up, in the colours of their aspects, and
                       ///< as large as the strip allows
    bool guestsFirst = false; ///< Under: its tabs come before those of the other zones
    TileKind tiles = TileKind::Full;
    int line = 0; ///< Tiles: 0 is the row at the line between the seats, 1 the row behind it
    double share = 0; ///< Tiles: its share of the row's width; 0: the width that the others leave
    QString glyph{}; ///< Track: the glyph of the markers
    bool eitherSide = false; ///< for Tiles: a drop on the other seat's side of the region goes to
                             ///< this zone, too
};

/// A part of the middle of the table, between the two bands. The parts lie side by side, and the
/// line between the two seats divides each of them. A region may contain other regions, which lie
/// side by side next to the line. The area behind them, at the edge of each seat, belongs to the
/// zones of the outer region.
struct RegionSpec
{
    enum class Length {
        Fixed, ///< a number of pixels in a window of 1280 × 720
        Share, ///< a share of the width that the fixed regions leave
        Rest,
    };

    QString id{};
    Length length = Length::Rest;
    double size = 0;
    QString backdrop{}; ///< the painted scene (paint::boards); empty: a plain column
    QString sign{}; ///< on the line, with the glyph of the same name as the backdrop
    bool signRight = false; ///< the sign is at its right end
    bool cold = false; ///< sign and line are tinted by cold light, not by warm light
    QString within{}; ///< the outer region, which must come earlier in the list; empty: none
    double behind
        = 0; ///< for an outer region: the share of each side that lies behind the inner regions
};

/// A token with its own option, which a player drags to their own side or clicks.
struct TokenSpec
{
    QString id{};
    QString glyph{};
    QString region{}; ///< it lies there, on the line
    QString action{}; ///< what taking it is called, on the button that does the same
};

/// What lies where on the table of a game. A constant of its kit; layout, models and QML draw it
/// and know no game.
struct TableSpec
{
    std::vector<RegionSpec> regions{};
    std::vector<ZoneSpec> zones{};
    std::vector<TokenSpec> tokens{}; ///< at most one so far
    QSize wide{146, 104}; ///< a card on a place, at most
    QString status{}; ///< the region whose line shows BoardInfo::status; empty: none

    /// Describes the first mistake in the spec; empty if there is none. The program checks this
    /// when it starts.
    [[nodiscard]] QString fault() const;

    /// Whether other regions lie within that region.
    [[nodiscard]] bool hasInner(const QString &region) const;
    /// The zone with that arrangement in that region; -1: none.
    [[nodiscard]] int in(const QString &region, Arrangement arrangement) const;

    [[nodiscard]] const ZoneSpec &zone(ZoneKey key) const;
    [[nodiscard]] Arrangement arrangement(ZoneKey key) const { return zone(key).arrangement; }
    [[nodiscard]] bool is(ZoneKey key, Arrangement arrangement) const
    {
        return !key.isNone() && zone(key).arrangement == arrangement;
    }
    /// In the middle of the table: cards that stand open there and act.
    [[nodiscard]] bool onBoard(ZoneKey key) const
    {
        return is(key, Arrangement::Tiles) || is(key, Arrangement::Places)
            || is(key, Arrangement::Beside) || is(key, Arrangement::Plate)
            || is(key, Arrangement::Corner);
    }
    /// The first zone that lies so; none: {}.
    [[nodiscard]] ZoneKey first(Arrangement arrangement, int seat) const;
    /// All zones that lie so, in their order.
    [[nodiscard]] std::vector<int> all(Arrangement arrangement) const;

    /// "hand.0", as models, tests and object names write it; a zone of no seat: "table".
    [[nodiscard]] QString name(ZoneKey key) const;
    [[nodiscard]] ZoneKey key(const QString &name) const;

    /// Whether the other one has the same zones in the same places, if in other words.
    [[nodiscard]] bool hasPlacesOf(const TableSpec &other) const;

    /// A table without anything on it.
    [[nodiscard]] static const TableSpec &empty();
};

} // namespace playmat::table
