#pragma once

#include "table/view/zones.h"

#include <QMetaType>
#include <QRect>
#include <QSize>
#include <qqmlregistration.h>

#include <array>

namespace playmat::table {

/// What the fixed parts depend on.
struct TableShape
{
    QSize window{1280, 720};
    bool panelShown = true;
    int dock = 0; ///< height of what is docked to the lower edge; the board makes room for it
    double fontScale = 1;
    bool openHands = false; ///< both hands are face up: the upper edge has room for one
    bool farLooks = false; ///< the far player is looking at their hand: room for it as well

    friend bool operator==(const TableShape &, const TableShape &) = default;
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
    Q_PROPERTY(QRect space MEMBER space)
    Q_PROPERTY(QRect baseColumn MEMBER baseColumn)
    Q_PROPERTY(QRect ground MEMBER ground)
    Q_PROPERTY(QRect initiative MEMBER initiative)
    Q_PROPERTY(QRect ownHand MEMBER ownHand)
    Q_PROPERTY(QRect theirHand MEMBER theirHand)
    Q_PROPERTY(QRect theirOpenHand MEMBER theirOpenHand)
    Q_PROPERTY(bool theirRoom MEMBER theirRoom)
    Q_PROPERTY(bool docked MEMBER docked)
    Q_PROPERTY(QRect theirInfo MEMBER theirInfo)
    Q_PROPERTY(QRect ownInfo MEMBER ownInfo)
    Q_PROPERTY(QRect theirEye MEMBER theirEye)
    Q_PROPERTY(QRect ownEye MEMBER ownEye)
    Q_PROPERTY(QRect ownDeck MEMBER ownDeck)
    Q_PROPERTY(QRect ownDiscard MEMBER ownDiscard)
    Q_PROPERTY(QRect theirDeck MEMBER theirDeck)
    Q_PROPERTY(QRect theirDiscard MEMBER theirDiscard)
    Q_PROPERTY(QRect ownResources MEMBER ownResources)
    Q_PROPERTY(QRect theirResources MEMBER theirResources)
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
    QRect space;
    QRect baseColumn;
    QRect ground;
    QRect initiative;
    QRect ownHand; ///< where the resting cards are
    QRect theirHand; ///< backs hanging in from the edge
    QRect theirOpenHand; ///< the same hand while its player looks at it
    bool theirRoom = false; ///< their band is as high as yours, for an open hand
    bool docked = false; ///< your own edge is a low strip above what is docked
    QRect theirInfo; ///< name, resources and their number
    QRect ownInfo;
    QRect theirEye; ///< the button that opens the hand
    QRect ownEye;
    QRect ownDeck;
    QRect ownDiscard;
    QRect theirDeck;
    QRect theirDiscard;
    QRect ownResources;
    QRect theirResources;
    QSize tile;
    QSize wide; ///< base and leader
    int midY = 0; ///< the line between the two sides
    int tileGap = 0;

    [[nodiscard]] int px(double n) const { return qRound(n * u); }
    /// The side of an arena that belongs to a seat; `near` is the seat at the lower edge.
    [[nodiscard]] QRect arenaSide(Zone::Kind arena, bool near) const;
    [[nodiscard]] QRect basePlace(bool near) const;
    [[nodiscard]] QRect leaderPlace(bool near) const;

    friend bool operator==(const TableGeometry &, const TableGeometry &) = default;
};

/// Computes the fixed parts.
[[nodiscard]] TableGeometry geometryFor(const TableShape &shape);

} // namespace playmat::table
