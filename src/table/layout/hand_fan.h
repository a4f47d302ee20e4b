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
    int raisedHeight = 0; ///< height of the raised card in pixels; 0: 1.8 times the area's height
};

/// Spreads the cards over the area; the more cards there are, the closer together they lie. The
/// raised card is shown whole and larger than the others, which move aside, but their hit areas
/// stay in place.
[[nodiscard]] std::vector<FanCard> handFan(const FanInput &input);

/// A centred row of items of equal width that must fit into a length. First the gap shrinks, then
/// the items shrink to `minWidth` at most, and then they overlap.
struct RowFit
{
    double first = 0; ///< left edge of the first one
    double step = 0;
    int width = 0;
};
[[nodiscard]] RowFit fitRow(int length, int count, int width, int minWidth, int gap, int minGap);

} // namespace playmat::table
