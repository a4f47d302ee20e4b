// Tests where the cards of a deck lie in the editor: as large as they can be, none of them hidden.
#include "table/decks/pile_fit.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>

namespace playmat::table {
namespace {

SpreadRoom roomOf(double width, double height)
{
    return {width, height, 18, 17, 0, 7, 76, 130};
}

/// The height of the highest column.
double heightOf(const std::vector<int> &piles, const SpreadFit &fit, const SpreadRoom &room)
{
    std::map<int, double> columns;
    for (std::size_t i = 0; i < piles.size(); ++i) {
        double &height = columns[fit.columnOf[i]];
        height += (height > 0 ? room.gap : 0) + room.heading + (piles[i] - 1) * fit.strip
            + fit.card * kCardHeight;
    }
    double highest = 0;
    for (const auto &[column, height] : columns)
        highest = std::max(highest, height);
    return highest;
}

void expectWithin(const std::vector<int> &piles, const SpreadFit &fit, const SpreadRoom &room)
{
    ASSERT_EQ(fit.columnOf.size(), piles.size());
    EXPECT_TRUE(std::is_sorted(fit.columnOf.begin(), fit.columnOf.end())) << "in their order";
    EXPECT_EQ(fit.columnOf.back(), fit.columns - 1);
    EXPECT_LE((fit.columns - 1) * fit.stepX + fit.card, room.width);
    EXPECT_GE(fit.stepX, fit.card + room.gap);
    EXPECT_GE(fit.card, room.least);
    EXPECT_LE(fit.card, room.most);
    EXPECT_GE(fit.strip, room.strip);
}

TEST(PileFit, EachPileHasAColumnWhereThereIsRoom)
{
    const std::vector<int> piles{2, 5, 9, 6, 4, 1, 1, 1};
    const SpreadRoom room = roomOf(930, 380);
    const SpreadFit fit = fitPiles(piles, room);
    expectWithin(piles, fit, room);
    EXPECT_EQ(fit.columns, 8);
    EXPECT_LE(heightOf(piles, fit, room), room.height);
    EXPECT_GT(fit.strip, room.strip) << "more is seen of each";
    const SpreadFit low = fitPiles(piles, roomOf(930, 280));
    EXPECT_LT(low.card, fit.card) << "where it is low, the cards are smaller";
    EXPECT_EQ(low.columns, 8);
    EXPECT_LE(heightOf(piles, low, roomOf(930, 280)), 280);
}

TEST(PileFit, OtherwiseSomeLieBelowEachOther)
{
    const std::vector<int> piles{2, 5, 9, 6, 4, 1, 1, 1};
    const SpreadRoom room = roomOf(565, 381);
    const SpreadFit fit = fitPiles(piles, room);
    expectWithin(piles, fit, room);
    EXPECT_LT(fit.columns, 8);
    EXPECT_LE(heightOf(piles, fit, room), room.height + 1);
}

TEST(PileFit, TooManyCardsScrollAndStayReadable)
{
    const std::vector<int> piles{2, 4, 11, 14, 12, 9, 6, 5, 10};
    const SpreadRoom room = roomOf(434, 300);
    const SpreadFit fit = fitPiles(piles, room);
    expectWithin(piles, fit, room);
    const double height = heightOf(piles, fit, room);
    EXPECT_GT(height, room.height);
    const int cards = std::accumulate(piles.begin(), piles.end(), 0);
    EXPECT_LT(height, cards * room.strip) << "and no further than needed";
}

TEST(PileFit, ASingleCardAndNone)
{
    EXPECT_DOUBLE_EQ(fitPiles({1}, roomOf(600, 400)).card, 130);
    EXPECT_DOUBLE_EQ(fitPiles({1}, roomOf(600, 130)).card, 79);
    EXPECT_EQ(fitPiles({}, roomOf(600, 400)).columns, 1);
    EXPECT_EQ(fitPictures({}, roomOf(600, 400)).columns, 1);
    EXPECT_EQ(fitPiles({3, 3}, roomOf(40, 40)).columns, 1) << "a place smaller than a card";
}

TEST(PileFit, PicturesHaveAHeadingWhereAGroupBegins)
{
    EXPECT_EQ(headedRows({2, 9, 3}, 5), (std::vector<bool>{true, false, true}));
    EXPECT_EQ(headedRows({2, 3, 5}, 5), (std::vector<bool>{true, true}));
    EXPECT_EQ(headedRows({0, 4}, 5), (std::vector<bool>{true}));
    const SpreadRoom room = roomOf(600, 420);
    const SpreadFit fit = fitPictures({2, 9, 3}, room);
    const auto rows = headedRows({2, 9, 3}, fit.columns);
    const double height = double(std::count(rows.begin(), rows.end(), true)) * room.heading
        + double(rows.size()) * (fit.card * kCardHeight + room.gap) - room.gap;
    EXPECT_LE(height, room.height);
    EXPECT_GT(fit.card, room.least);
}

} // namespace
} // namespace playmat::table
