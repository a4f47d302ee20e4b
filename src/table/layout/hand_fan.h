#pragma once

#include <QRect>

#include <cmath>
#include <vector>

namespace playmat::table {

[[nodiscard]] inline int roundInt(double value)
{
    return int(std::lround(value));
}

/// One card of an open hand.
struct FanCard
{
    QRect rect; ///< drawn here
    QRect hit; ///< its share of the row: the same whether a card is raised or not
    double rotation = 0;
};

struct FanInput
{
    QRect area; ///< where resting cards are; its height is a card's height
    int count = 0;
    int raised = -1; ///< index of the raised card, -1: none
    bool downwards = false; ///< the hand hangs from the upper edge
    double u = 1;
    int raisedHeight = 0; ///< 0: as an own hand has it
};

/// Spreads cards over the area, closer together the more there are. The raised one is whole,
/// 1.8 times as large or as high as it says; its neighbours move aside, but their hit areas do not.
[[nodiscard]] std::vector<FanCard> handFan(const FanInput &input);

/// A row of things of one width that is centred in a length and must fit: first the gap shrinks,
/// then the things down to `minWidth`, then they overlap.
struct RowFit
{
    double first = 0; ///< left edge of the first one
    double step = 0;
    int width = 0;
};
[[nodiscard]] RowFit fitRow(int length, int count, int width, int minWidth, int gap, int minGap);

} // namespace playmat::table
