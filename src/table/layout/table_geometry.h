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
    bool handLifted = false; ///< your hand lies beside the column, above the question about it

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

public:
    QString id;
    QRect rect;
    QString backdrop;
    QString sign;
    bool signRight = false;
    bool cold = false;

    friend bool operator==(const RegionPlace &, const RegionPlace &) = default;
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
    Q_PROPERTY(bool divided MEMBER divided)
    Q_PROPERTY(QString stripZone MEMBER stripZone)
    Q_PROPERTY(bool stripCovered MEMBER stripCovered)
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
    std::vector<RegionPlace> regions; ///< of the middle, from left to right
    QRect column; ///< the first of a fixed width without a track; without one, the table's middle
    bool divided = false; ///< that column is there, and divides the middle in two
    QRect token; ///< on the line; empty: there is none
    QRect ownHand; ///< where the resting cards are
    QRect theirHand; ///< backs hanging in from the edge
    QRect theirOpenHand; ///< the same hand while its player looks at it, over the board
    QRect question; ///< what is asked is asked here, over the resting hand; it may be wider
    bool theirRoom = false; ///< their band is as high as yours, for an open hand
    QRect theirInfo; ///< name, strip and its number
    QRect ownInfo;
    QRect theirEye; ///< the button that opens the hand
    QRect ownEye;
    std::vector<PilePlace> piles; ///< from the right
    std::vector<TrackPlace> tracks;
    QString stripZone; ///< its name, as of its counter
    bool stripCovered = false; ///< nobody looks at its cards, not even their player
    QRect ownStrip;
    QRect theirStrip;
    QSize tile;
    QSize wide; ///< a card on a place
    int midY = 0; ///< the line between the two sides
    int tileGap = 0;

    [[nodiscard]] int px(double n) const { return qRound(n * u); }
    [[nodiscard]] QVariantList regionList() const;
    [[nodiscard]] QVariantList pileList() const;
    [[nodiscard]] QVariantList trackList() const;
    /// The side of a region that belongs to a seat; `near` is the seat at the lower edge.
    [[nodiscard]] QRect side(const QString &region, bool near) const;
    /// A place in a region, counted from the edge of its seat.
    [[nodiscard]] Q_INVOKABLE QRect spot(const QString &region, int index, bool near) const;
    /// The pile of that zone; empty: there is none.
    [[nodiscard]] QRect pile(int zone, bool near) const;

    friend bool operator==(const TableGeometry &, const TableGeometry &) = default;
};

/// Computes the fixed parts.
[[nodiscard]] TableGeometry geometryFor(const TableSpec &spec, const TableShape &shape);

} // namespace playmat::table
