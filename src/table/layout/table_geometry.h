#pragma once

#include "table/layout/table_spec.h"

#include <QMetaType>
#include <QRect>
#include <QSize>
#include <QVariantList>
#include <qqmlregistration.h>

#include <array>
#include <vector>

namespace playmat::table {

/// What the fixed parts depend on.
struct TableShape
{
    QSize window{1280, 720};
    bool panelShown = true;
    double fontScale = 1;
    bool openHands = false; ///< both hands are face up: the upper edge has room for one
    bool handLifted
        = false; ///< the player's hand is shown next to the column, above the question about it

    friend bool operator==(const TableShape &, const TableShape &) = default;
};

/// A part of the middle, and what is painted behind it.
struct RegionPlace
{
    Q_GADGET
    QML_VALUE_TYPE(regionPlace)
    Q_PROPERTY(QRect rect MEMBER rect)
    Q_PROPERTY(QString backdrop MEMBER backdrop)
    Q_PROPERTY(QString sign MEMBER sign)
    Q_PROPERTY(bool signRight MEMBER signRight)
    Q_PROPERTY(bool cold MEMBER cold)
    Q_PROPERTY(bool inner MEMBER inner)

public:
    QString id;
    QRect rect;
    QString backdrop;
    QString sign;
    bool signRight = false;
    bool cold = false;
    bool inner = false; ///< this region lies within another one
    int front = 0; ///< pixels on each side of the line that the inner regions or half of a plate
                   ///< take from the region's own zones

    friend bool operator==(const RegionPlace &, const RegionPlace &) = default;
};

/// A place that both seats share: its region, the card on the line, and the corner at the end of
/// the card.
struct PlatePlace
{
    Q_GADGET
    QML_VALUE_TYPE(platePlace)
    Q_PROPERTY(QString zone MEMBER zone)
    Q_PROPERTY(QString region MEMBER region)
    Q_PROPERTY(QString tiles MEMBER tiles)
    Q_PROPERTY(QRect field MEMBER field)
    Q_PROPERTY(QRect rect MEMBER rect)
    Q_PROPERTY(QRect corner MEMBER corner)
    Q_PROPERTY(QString cornerZone MEMBER cornerZone)

public:
    QString zone;
    QString region;
    QString tiles; ///< the zone of tiles on both sides; empty: it has none
    QString cornerZone; ///< the zone of the corner; empty: it has none
    QRect field; ///< the whole region
    QRect rect; ///< the area of the card
    QRect corner; ///< the area of the corner, within the card
    int index = -1; ///< index of the plate's zone
    int cornerIndex = -1; ///< index of the corner's zone

    friend bool operator==(const PlatePlace &, const PlatePlace &) = default;
};

/// The part of an outer region behind its inner regions, on each side.
struct BasePlace
{
    Q_GADGET
    QML_VALUE_TYPE(basePlace)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QRect own MEMBER own)
    Q_PROPERTY(QRect theirs MEMBER theirs)

public:
    QString title; ///< the title of the part, "%1's base"
    QRect own;
    QRect theirs;

    friend bool operator==(const BasePlace &, const BasePlace &) = default;
};

/// A pile of each seat.
struct PilePlace
{
    Q_GADGET
    QML_VALUE_TYPE(pilePlace)
    Q_PROPERTY(QString zone MEMBER zone)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(bool covered MEMBER covered)
    Q_PROPERTY(QRect own MEMBER own)
    Q_PROPERTY(QRect theirs MEMBER theirs)

public:
    QString zone;
    QString label;
    bool covered = false;
    QRect own;
    QRect theirs;
    int index = -1; ///< of its zone

    friend bool operator==(const PilePlace &, const PilePlace &) = default;
};

/// A track that both seats share: its steps from the lower end to the upper one, and where the
/// marker of each seat stands on a step.
struct TrackPlace
{
    Q_GADGET
    QML_VALUE_TYPE(trackPlace)
    Q_PROPERTY(QString zone MEMBER zone)
    Q_PROPERTY(QString glyph MEMBER glyph)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(int last MEMBER last)
    Q_PROPERTY(QRect rect MEMBER rect)
    Q_PROPERTY(QRect steps MEMBER steps)

public:
    QString zone;
    QString glyph;
    QString title; ///< of the column
    int last = 0; ///< the highest step; there are as many and one more
    QRect rect; ///< its region
    QRect steps; ///< the column of steps

    /// Of a step; beyond the last one it is the last.
    [[nodiscard]] Q_INVOKABLE QRect step(int number) const;

    friend bool operator==(const TrackPlace &, const TrackPlace &) = default;
};

/// The fixed parts of the table at one window size, in whole pixels. Two units: `u` for the table,
/// `t` for the panel and its type, which grows more slowly than the window.
struct TableGeometry
{
    Q_GADGET
    QML_VALUE_TYPE(tableGeometry)
    Q_PROPERTY(double u MEMBER u)
    Q_PROPERTY(double t MEMBER t)
    Q_PROPERTY(QRect table MEMBER table)
    Q_PROPERTY(QRect panel MEMBER panel)
    Q_PROPERTY(QRect theirBand MEMBER theirBand)
    Q_PROPERTY(QRect ownBand MEMBER ownBand)
    Q_PROPERTY(QVariantList regions READ regionList)
    Q_PROPERTY(QRect column MEMBER column)
    Q_PROPERTY(QRect token MEMBER token)
    Q_PROPERTY(QRect ownHand MEMBER ownHand)
    Q_PROPERTY(QRect theirHand MEMBER theirHand)
    Q_PROPERTY(QRect question MEMBER question)
    Q_PROPERTY(bool theirRoom MEMBER theirRoom)
    Q_PROPERTY(QRect theirInfo MEMBER theirInfo)
    Q_PROPERTY(QRect ownInfo MEMBER ownInfo)
    Q_PROPERTY(QRect theirEye MEMBER theirEye)
    Q_PROPERTY(QRect ownEye MEMBER ownEye)
    Q_PROPERTY(QVariantList piles READ pileList)
    Q_PROPERTY(QVariantList tracks READ trackList)
    Q_PROPERTY(QVariantList plates READ plateList)
    Q_PROPERTY(QVariantList bases READ baseList)
    Q_PROPERTY(QRect stack MEMBER stack)
    Q_PROPERTY(QString stackWords MEMBER stackWords)
    Q_PROPERTY(QRect status MEMBER status)
    Q_PROPERTY(bool divided MEMBER divided)
    Q_PROPERTY(QString stripZone MEMBER stripZone)
    Q_PROPERTY(bool stripCovered MEMBER stripCovered)
    Q_PROPERTY(bool stripOpen MEMBER stripOpen)
    Q_PROPERTY(bool narrowPiles MEMBER narrowPiles)
    Q_PROPERTY(QRect ownStrip MEMBER ownStrip)
    Q_PROPERTY(QRect theirStrip MEMBER theirStrip)
    Q_PROPERTY(QSize tile MEMBER tile)
    Q_PROPERTY(QSize wide MEMBER wide)
    Q_PROPERTY(int midY MEMBER midY)
    Q_PROPERTY(int tileGap MEMBER tileGap)

public:
    double u = 1;
    double t = 1;
    QRect table;
    QRect panel;
    QRect theirBand;
    QRect ownBand;
    std::vector<RegionPlace>
        regions; ///< the regions of the middle, from left to right; inner regions come last
    QRect column; ///< the first region of fixed width between two others; if there is none, an area
                  ///< in the middle of the table
    bool divided = false; ///< there is such a column, and it divides the middle in two
    QRect token; ///< the area of the token on the line; empty: there is none
    QRect ownHand; ///< where the resting cards are
    QRect theirHand; ///< the card backs that hang in from the edge
    QRect
        theirOpenHand; ///< the same hand while its player looks at it; it covers part of the board
    QRect question; ///< the area for questions, over the resting hand; a question may be wider
    bool theirRoom = false; ///< the far band is as high as the near one, for an open hand
    QRect theirInfo; ///< the area of the name, the strip and its number
    QRect ownInfo;
    QRect theirEye; ///< the button that opens the hand
    QRect ownEye;
    std::vector<PilePlace> piles; ///< from the right
    std::vector<TrackPlace> tracks;
    std::vector<PlatePlace> plates;
    std::vector<BasePlace> bases;
    QRect stack; ///< the column for items that wait to resolve; empty: the game has no stack
    QString stackWords; ///< the text in that column while no item waits
    QRect status; ///< the free part of a region for the status lines; empty: the game has no status
                  ///< lines
    QString stripZone; ///< the strip's name, which is also that of its counter
    bool stripCovered = false; ///< nobody may look at the strip's cards, not even their player
    bool stripOpen = false; ///< the strip's cards lie face up, with their number below the strip,
                            ///< for the far player, too
    bool narrowPiles = false; ///< there are more than two piles: the far player's pile numbers are
                              ///< below the pile names
    QRect ownStrip;
    QRect theirStrip;
    QSize tile;
    QSize wide; ///< the size of a card on a place
    int midY = 0; ///< the line between the two sides
    int tileGap = 0;

    [[nodiscard]] int px(double n) const { return qRound(n * u); }
    [[nodiscard]] QVariantList regionList() const;
    [[nodiscard]] QVariantList pileList() const;
    [[nodiscard]] QVariantList trackList() const;
    [[nodiscard]] QVariantList plateList() const;
    [[nodiscard]] QVariantList baseList() const;
    [[nodiscard]] const RegionPlace *region(const QString &id) const;
    /// The shared place whose plate or corner is that zone; otherwise nullptr.
    [[nodiscard]] const PlatePlace *plate(int zone) const;
    /// Whether that zone is the corner of a plate.
    [[nodiscard]] Q_INVOKABLE bool isCorner(int zone) const;
    /// The area of a region on one seat's side, without the part at the line that `front` reserves.
    /// `near` means the seat at the lower edge.
    [[nodiscard]] QRect side(const QString &region, bool near) const;
    /// The area of a place in a region; places are counted from the edge of their seat.
    [[nodiscard]] Q_INVOKABLE QRect spot(const QString &region, int index, bool near) const;
    /// The area of the pile of that zone; empty if there is none.
    [[nodiscard]] QRect pile(int zone, bool near) const;

    friend bool operator==(const TableGeometry &, const TableGeometry &) = default;
};

/// Computes the fixed parts.
[[nodiscard]] TableGeometry geometryFor(const TableSpec &spec, const TableShape &shape);

} // namespace playmat::table
