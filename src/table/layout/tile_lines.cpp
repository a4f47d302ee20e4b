#include "table/layout/tile_lines.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace playmat::table {

namespace {

constexpr std::array kHeights{.7, .6, .53, .46, .38, .3}; // of line 0, with a second line
constexpr double kEnough = 1.04; // another split has to be that much better
constexpr double kGuestShape = .76; // width of a card beside another, in its height
constexpr double kBetweenGuests = .08; // in the height of a row: badges hang over the edges
constexpr double kRowGap = .12; // above and below a row, in its height
constexpr int kMostLines = 4;
constexpr int kLeast = 24; // pixels: a row is never lower

int linesOf(const std::vector<LineZone> &zones)
{
    int lines = 0;
    for (const LineZone &zone : zones)
        lines = std::max(lines, zone.line + 1);
    return lines;
}

/// Shares of the width of those on a line: a zone without cards gives half of its own away.
std::vector<double> widthsOf(const std::vector<LineZone> &zones, int line)
{
    std::vector<double> widths(zones.size(), 0);
    double fixed = 0;
    int rests = 0;
    for (const LineZone &zone : zones) {
        if (zone.line == line)
            zone.share > 0 ? void(fixed += zone.share) : void(++rests);
    }
    double used = 0, free = 0;
    for (size_t i = 0; i < zones.size(); ++i) {
        if (zones[i].line != line)
            continue;
        const double own = zones[i].share > 0 ? zones[i].share : (1 - fixed) / std::max(1, rests);
        widths[i] = zones[i].count == 0 ? own / 2 : own;
        (zones[i].count == 0 ? free : used) += own;
    }
    const double grown = used > 0 ? 1 + free / 2 / used : 2; // nothing lies there: as it was meant
    for (size_t i = 0; i < zones.size(); ++i)
        widths[i] *= used <= 0 || zones[i].count > 0 ? grown : 1;
    return widths;
}

/// How tall a row of tiles lying sideways is in that room, and how many rows there are.
struct RowTry
{
    double height = 0;
    int rows = 1;
};

// In whole pixels, as the cards are laid afterwards.
int hostWidth(int height, QSize tile)
{
    return height * tile.width() / std::max(1, tile.height());
}
int guestWidth(int height)
{
    return int(height * kGuestShape);
}
int betweenGuests(int height)
{
    return int(std::ceil(height * kBetweenGuests));
}

/// Rows that hold all of it at that height; a place breaks between its guests.
int rowsAt(const std::vector<int> &guests, int height, int width, QSize tile, int gap)
{
    int rows = 1;
    int x = 0;
    for (const int count : guests) {
        for (int i = -1; i < count; ++i) {
            const int step = i < 0 ? hostWidth(height, tile) : guestWidth(height);
            const int lead = x == 0 ? 0 : i < 0 ? gap : betweenGuests(height);
            const bool fits = x + lead + step <= width;
            rows += x > 0 && !fits ? 1 : 0;
            x = x > 0 && !fits ? step : x + lead + step;
        }
    }
    return rows;
}

RowTry bestRow(const std::vector<int> &guests, QSize room, QSize tile, int gap)
{
    RowTry best;
    for (int rows = 1; rows <= kMostLines; ++rows) {
        double height
            = std::min(double(tile.height()), room.height() / (rows * (1 + kRowGap) + kRowGap / 2));
        while (height > kLeast && rowsAt(guests, int(height), room.width(), tile, gap) > rows)
            height -= 1;
        if (height > best.height * 1.02)
            best = {height, rows};
    }
    return best;
}

/// How large the tiles of a zone are in that room, as a share of what they would be.
double sizeIn(const LineZone &zone, QSize room)
{
    if (zone.count == 0)
        return 1;
    if (zone.wide) {
        std::vector<int> guests(size_t(zone.count), zone.besides / zone.count);
        guests.front() += zone.besides % zone.count;
        return bestRow(guests, room, zone.tile, 8).height / zone.tile.height();
    }
    const TileFit fit = fitTiles({room, zone.count, zone.tabs, zone.tile, 8});
    return double(fit.tile.width()) / zone.tile.width();
}

std::vector<QRect> roomsAt(const std::vector<LineZone> &zones, const QRect &side, bool near,
                           double first)
{
    const int lines = linesOf(zones);
    const int head = lines < 2 ? side.height() : int(std::lround(side.height() * first));
    std::vector<QRect> rooms(zones.size());
    for (int line = 0; line < lines; ++line) {
        const int height = line == 0 ? head : (side.height() - head) / (lines - 1);
        const int from = line == 0 ? 0 : head + (line - 1) * height;
        const int top = near ? side.top() + from : side.bottom() + 1 - from - height;
        const std::vector<double> widths = widthsOf(zones, line);
        double x = side.x();
        for (size_t i = 0; i < zones.size(); ++i) {
            if (zones[i].line != line)
                continue;
            const double wide = widths[i] * side.width();
            const int left = int(std::lround(x));
            const int right = int(std::lround(x + wide));
            x += wide;
            rooms[i] = QRect(left, top, right - left, height);
        }
    }
    return rooms;
}

} // namespace

std::vector<QRect> lineRooms(const std::vector<LineZone> &zones, const QRect &side, bool near,
                             int gap)
{
    std::vector<QRect> found;
    double best = 0;
    for (const double first : kHeights) {
        std::vector<QRect> rooms = roomsAt(zones, side, near, first);
        double least = 1;
        for (size_t i = 0; i < zones.size(); ++i)
            least = std::min(least, sizeIn(zones[i], rooms[i].size() - QSize(2 * gap, gap)));
        if (least > best * kEnough) {
            best = least;
            found = std::move(rooms);
        }
    }
    return found;
}

namespace {

/// Puts one tile after the other into rows.
class RowWriter
{
public:
    RowWriter(const QRect &room, RowTry row, bool near)
        : m_room(room)
        , m_height(std::max(1, int(row.height)))
        , m_step(int(m_height * (1 + kRowGap)))
        , m_away(std::max(0, (room.height() - row.rows * m_step) / 2))
        , m_x(room.x())
        , m_near(near)
    {
    }
    [[nodiscard]] int height() const { return m_height; }
    /// The place of the next tile, and the row it is in.
    QRect put(int wide, int lead)
    {
        if (m_x > m_room.x() && m_x + lead + wide > m_room.right() + 1) {
            m_x = m_room.x();
            ++m_row;
        } else if (m_x > m_room.x()) {
            m_x += lead;
        }
        const int down = m_away + m_row * m_step + (m_step - m_height) / 2;
        const int y = m_near ? m_room.top() + down : m_room.bottom() + 1 - down - m_height;
        const QRect rect(m_x, y, wide, m_height);
        m_x += wide;
        return rect;
    }

private:
    QRect m_room;
    int m_height;
    int m_step;
    int m_away;
    int m_x;
    int m_row = 0;
    bool m_near;
};

/// Moves each row into the middle of the room.
void centreRows(std::vector<BesideFit> &fits, const QRect &room)
{
    std::map<int, int> ends; // of the row at that height
    const auto note = [&](const QRect &r) { ends[r.y()] = std::max(ends[r.y()], r.right() + 1); };
    for (const BesideFit &fit : fits) {
        note(fit.host);
        std::ranges::for_each(fit.guests, note);
    }
    const auto move = [&](QRect &r) { r.translate((room.right() + 1 - ends[r.y()]) / 2, 0); };
    for (BesideFit &fit : fits) {
        move(fit.host);
        std::ranges::for_each(fit.guests, move);
    }
}

} // namespace

std::vector<BesideFit> fitBeside(const QRect &room, const std::vector<int> &guests, QSize tile,
                                 int gap, bool near)
{
    RowWriter rows(room, bestRow(guests, room.size(), tile, gap), near);
    const int height = rows.height();
    std::vector<BesideFit> fits;
    for (const int count : guests) {
        BesideFit fit{rows.put(hostWidth(height, tile), gap), {}};
        for (int i = 0; i < count; ++i)
            fit.guests.push_back(rows.put(guestWidth(height), betweenGuests(height)));
        fits.push_back(std::move(fit));
    }
    centreRows(fits, room);
    return fits;
}

} // namespace playmat::table
