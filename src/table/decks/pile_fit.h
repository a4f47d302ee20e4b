#pragma once

#include <vector>

namespace playmat::table {

/// Where the cards of a deck lie, in pixels.
struct SpreadRoom
{
    double width = 0;
    double height = 0;
    double heading = 0; ///< height of a line of words
    double strip = 0; ///< what is seen at least of a card that another one covers
    double below = 0; ///< what is under each picture: marks for its copies
    double gap = 0;
    double least = 0; ///< width of the smallest cards; if they have no room, the place scrolls
    double most = 0; ///< width of the largest cards
};

struct SpreadFit
{
    int columns = 1;
    double card = 0; ///< width of a card
    double stepX = 0; ///< from one column to the next
    double strip = 0; ///< what is seen of a card that another one covers
    std::vector<int> columnOf; ///< the column of each pile

    friend bool operator==(const SpreadFit &, const SpreadFit &) = default;
};

inline constexpr double kCardHeight = 88. / 63; ///< of a card that is one wide

/// Piles with these numbers of cards, each of them one or more, side by side. If they do not all
/// have room so, some lie below each other, so that the cards become as large as they can. Where
/// there is room, more is seen of the covered cards.
[[nodiscard]] SpreadFit fitPiles(const std::vector<int> &piles, const SpreadRoom &room);
/// Pictures side by side, without a break between groups of these sizes. A row in which a group
/// begins has a heading.
[[nodiscard]] SpreadFit fitPictures(const std::vector<int> &groups, const SpreadRoom &room);
/// For each row of such pictures, whether a group begins in it.
[[nodiscard]] std::vector<bool> headedRows(const std::vector<int> &groups, int columns);

} // namespace playmat::table
