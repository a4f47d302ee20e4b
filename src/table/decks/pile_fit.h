#pragma once

#include <vector>

namespace playmat::table {

/// The room for the cards of a deck, in pixels.
struct SpreadRoom
{
    double width = 0;
    double height = 0;
    double heading = 0; ///< height of a line of words
    double strip = 0; ///< least visible height of a card that another one covers
    double below = 0; ///< height of the marks for copies under each picture
    double gap = 0;
    double least = 0; ///< width of the smallest cards; if they have no room, the place scrolls
    double most = 0; ///< width of the largest cards
};

/// Where the cards lie in that room.
struct SpreadFit
{
    int columns = 1;
    double card = 0; ///< width of a card
    double stepX = 0; ///< from one column to the next
    double strip = 0; ///< visible height of a card that another one covers
    std::vector<int> columnOf; ///< the column of each pile

    friend bool operator==(const SpreadFit &, const SpreadFit &) = default;
};

inline constexpr double kCardHeight = 88. / 63; ///< height of a card whose width is 1

/// Places piles side by side; `piles` has the number of cards in each, at least 1. If there is no
/// room for that, some piles lie below others, so that the cards are as large as possible. Where
/// there is room, more of each covered card is visible.
[[nodiscard]] SpreadFit fitPiles(const std::vector<int> &piles, const SpreadRoom &room);
/// Places pictures in rows, without a break between groups of these sizes. A row in which a group
/// begins has a heading.
[[nodiscard]] SpreadFit fitPictures(const std::vector<int> &groups, const SpreadRoom &room);
/// Returns for each row of such pictures whether a group begins in it.
[[nodiscard]] std::vector<bool> headedRows(const std::vector<int> &groups, int columns);

} // namespace playmat::table
