#include "table/decks/pile_fit.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace playmat::table {

namespace {

/// How much of a covered card is seen at most, as a share of its height.
constexpr double kMostSeen = .42;
/// Columns are at most so many cards apart.
constexpr double kMostApart = 1.3;

int rowsFor(int count, int columns)
{
    return (count + columns - 1) / columns;
}

/// Puts piles into columns, in their order, and a new column begins where one would become higher
/// than that.
class Columns
{
public:
    Columns(const std::vector<int> &piles, const SpreadRoom &room, double card, double height)
    {
        double y = 0;
        for (const int cards : piles) {
            const double pile
                = room.heading + (cards - 1) * room.strip + std::ceil(card * kCardHeight);
            const bool fits = !m_columnOf.empty() && y + room.gap + pile <= height;
            y = fits ? y + room.gap + pile : pile;
            if (!fits) {
                ++m_count;
                m_covered.push_back(0);
            }
            m_covered.back() += cards - 1;
            m_columnOf.push_back(m_count - 1);
            m_heights.resize(std::size_t(m_count));
            m_heights.back() = y;
        }
    }
    [[nodiscard]] int count() const { return m_count; }
    [[nodiscard]] const std::vector<int> &columnOf() const { return m_columnOf; }
    [[nodiscard]] double highest() const
    {
        return m_heights.empty() ? 0 : *std::max_element(m_heights.begin(), m_heights.end());
    }
    /// How much more can be seen of every covered card.
    [[nodiscard]] double spare(double height) const
    {
        double spare = height;
        for (std::size_t i = 0; i < m_heights.size(); ++i)
            if (m_covered[i] > 0)
                spare = std::min(spare, (height - m_heights[i]) / m_covered[i]);
        return std::floor(std::max(0., spare));
    }

private:
    int m_count = 0;
    std::vector<int> m_columnOf;
    std::vector<int> m_covered; ///< numbers of covered cards in each column
    std::vector<double> m_heights;
};

double widthFor(int columns, const SpreadRoom &room)
{
    return std::floor(
        std::min(room.most, (room.width - (columns - 1) * room.gap) / std::max(1, columns)));
}

int columnsOfLeast(int count, const SpreadRoom &room)
{
    return std::clamp(int((room.width + room.gap) / (room.least + room.gap)), 1,
                      std::max(1, count));
}

double apart(const SpreadFit &fit, const SpreadRoom &room)
{
    if (fit.columns < 2)
        return fit.card + room.gap;
    return std::floor(
        std::max(fit.card + room.gap,
                 std::min((room.width - fit.card) / (fit.columns - 1), fit.card * kMostApart)));
}

SpreadFit fitOf(const Columns &columns, double card, double height, const SpreadRoom &room)
{
    SpreadFit fit;
    fit.columns = std::max(1, columns.count());
    fit.card = card;
    fit.columnOf = columns.columnOf();
    fit.strip = std::max(
        room.strip,
        std::min(std::floor(card * kCardHeight * kMostSeen), room.strip + columns.spare(height)));
    fit.stepX = apart(fit, room);
    return fit;
}

/// Piles in a place that scrolls: no higher than is needed for the smallest cards.
SpreadFit fitScrolling(const std::vector<int> &piles, const SpreadRoom &room)
{
    const int columns = columnsOfLeast(int(piles.size()), room);
    const double card = widthFor(columns, room);
    double height = std::max(1., room.height);
    while (Columns(piles, room, card, height).count() > columns)
        height += room.strip + 1;
    const Columns packed(piles, room, card, height);
    return fitOf(packed, card, packed.highest(), room);
}

} // namespace

SpreadFit fitPiles(const std::vector<int> &piles, const SpreadRoom &room)
{
    const int count = int(piles.size());
    if (const double card = widthFor(count, room); card >= room.least) { // one in each column
        const double high = Columns(piles, room, card, 0).highest();
        const double lower = std::floor(card - std::max(0., high - room.height) / kCardHeight);
        if (lower >= room.least)
            return fitOf(Columns(piles, room, lower, 0), lower, room.height, room);
    }
    for (double card = room.most; card >= room.least; --card) {
        const Columns packed(piles, room, card, room.height);
        if (packed.count() * (card + room.gap) - room.gap <= room.width
            && packed.highest() <= room.height)
            return fitOf(packed, card, room.height, room);
    }
    return fitScrolling(piles, room);
}

std::vector<bool> headedRows(const std::vector<int> &groups, int columns)
{
    const int count = std::accumulate(groups.begin(), groups.end(), 0);
    std::vector<bool> headed(std::size_t(rowsFor(count, columns)), false);
    int at = 0;
    for (const int size : groups) {
        if (size > 0)
            headed[std::size_t(at / columns)] = true;
        at += size;
    }
    return headed;
}

SpreadFit fitPictures(const std::vector<int> &groups, const SpreadRoom &room)
{
    const int count = std::accumulate(groups.begin(), groups.end(), 0);
    SpreadFit fit;
    fit.strip = room.strip;
    for (int columns = 1; columns <= std::max(1, count); ++columns) {
        const double card = widthFor(columns, room);
        if (card < room.least)
            break;
        const std::vector<bool> headed = headedRows(groups, columns);
        const double rows = double(headed.size());
        const double height = double(std::count(headed.begin(), headed.end(), true)) * room.heading
            + rows * (std::ceil(card * kCardHeight) + room.below) + (rows - 1) * room.gap;
        if (height > room.height)
            continue;
        fit.columns = columns;
        fit.card = card;
        break;
    }
    if (fit.card == 0) { // it scrolls
        fit.columns = columnsOfLeast(count, room);
        fit.card = widthFor(fit.columns, room);
    }
    fit.stepX = apart(fit, room);
    return fit;
}

} // namespace playmat::table
