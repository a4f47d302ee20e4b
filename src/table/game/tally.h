#pragma once

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

/// What a seat did in the whole game, as numbers: which they are is the game's business.
using SeatCounts = std::vector<int>;
using BothCounts = std::array<SeatCounts, 2>;

} // namespace playmat::table
