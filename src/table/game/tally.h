#pragma once

#include <QList>
#include <QMetaType>
#include <QString>
#include <QVariantList>
#include <qqmlregistration.h>

#include <array>
#include <vector>

namespace playmat::table {

/// One thing that a seat did in the whole game, in words: "Cards played", "12".
struct TallyLine
{
    Q_GADGET
    QML_VALUE_TYPE(tallyLine)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString value MEMBER value)

public:
    QString label;
    QString value;

    friend bool operator==(const TallyLine &, const TallyLine &) = default;
};

/// The score of each seat after each turn of the game.
struct CurveInfo
{
    Q_GADGET
    QML_VALUE_TYPE(curveInfo)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(int goal MEMBER goal)
    Q_PROPERTY(QVariantList seats READ seatList)

public:
    QString title; ///< "Points by turn"; empty: there is no curve
    int goal = 0; ///< the score with which a player wins
    std::array<QList<int>, 2> seats; ///< scores, beginning with the score before the first turn

    [[nodiscard]] QVariantList seatList() const
    {
        return {QVariant::fromValue(seats[0]), QVariant::fromValue(seats[1])};
    }
    friend bool operator==(const CurveInfo &, const CurveInfo &) = default;
};

/// What a seat did in the whole game, as numbers: which they are is the game's business.
using SeatCounts = std::vector<int>;
using BothCounts = std::array<SeatCounts, 2>;

} // namespace playmat::table
