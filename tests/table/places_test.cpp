// Tests the layout of a board with places that both seats share: regions within a region, plates
// with corners, a stack between them, a track and a column of places.
#include "support/places_spec.h"
#include "table/layout/table_layout.h"

#include <QPolygonF>
#include <QTransform>

#include <gtest/gtest.h>

#include <algorithm>

namespace playmat::table {
namespace {

using namespace test::place;
using test::tableOfPlaces;

const TableSpec &two()
{
    static const TableSpec spec = tableOfPlaces(false);
    return spec;
}

const TableSpec &three()
{
    static const TableSpec spec = tableOfPlaces(true);
    return spec;
}

struct Board
{
    const TableSpec *spec = &two();
    std::vector<CardRow> rows;
    LayoutState state;

    int add(int zone, int seat, int spot = 0)
    {
        CardRow row;
        row.viewId = int(rows.size());
        row.zone = {zone, seat};
        row.slot = row.viewId;
        row.spot = spot;
        row.facts.cardId = QStringLiteral("X-001");
        rows.push_back(row);
        return row.viewId;
    }
    void addMany(int zone, int seat, int count)
    {
        for (int i = 0; i < count; ++i)
            add(zone, seat);
    }
    [[nodiscard]] TableLayout laidOut() const { return {*spec, rows, state}; }
};

struct Case
{
    QSize window;
    bool open = false;
    double letters = 1;
    bool three = false;
};

std::ostream &operator<<(std::ostream &out, const Case &c)
{
    return out << c.window.width() << (c.open ? " open" : "") << (c.three ? " three" : "") << " "
               << c.letters;
}

std::vector<Case> cases()
{
    std::vector<Case> all;
    for (const QSize window : {QSize(1280, 720), QSize(1920, 1080), QSize(1024, 600)}) {
        for (const bool open : {false, true}) {
            for (const bool three : {false, true})
                all.push_back({window, open, 1, three});
        }
        all.push_back({window, false, 1.5, false});
    }
    return all;
}

/// A board with units at every place and in both homes, and with tools, hands, coins, plates with
/// corner cards, both cards of each command column, and a chain of three.
Board full(const Case &c, int units)
{
    Board board;
    board.spec = c.three ? &three() : &two();
    board.state.window = c.window;
    board.state.openHands = c.open;
    board.state.fontScale = c.letters;
    for (int seat = 0; seat < 2; ++seat) {
        for (const int zone : board.spec->all(Arrangement::Tiles))
            board.addMany(zone, seat, units);
        for (const int spot : {0, 1})
            board.add(Command, seat, spot);
        board.addMany(Hand, seat, 6);
        board.addMany(Coins, seat, 7);
        for (const int zone : board.spec->all(Arrangement::Corner))
            board.add(zone, seat);
    }
    for (const int zone : board.spec->all(Arrangement::Plate))
        board.add(zone, 0);
    for (const int seat : {0, 1, 0})
        board.add(Chain, seat);
    return board;
}

class PlacesAt : public testing::TestWithParam<Case>
{
};

INSTANTIATE_TEST_SUITE_P(Tables, PlacesAt, testing::ValuesIn(cases()));

TEST(Places, TheSpecsAreWithoutFault)
{
    EXPECT_EQ(two().fault(), QString());
    EXPECT_EQ(three().fault(), QString());
}

TEST(Places, FaultsAreFound)
{
    const auto fault = [](auto change) {
        TableSpec spec = tableOfPlaces(false);
        change(spec);
        return spec.fault();
    };
    const QString none;
    EXPECT_NE(fault([](TableSpec &s) { s.regions[3].within = "sea"; }), none);
    EXPECT_NE(fault([](TableSpec &s) { s.regions[0].within = "field"; }), none) << "comes before";
    EXPECT_NE(fault([](TableSpec &s) { s.regions[4].within = "b0"; }), none) << "two deep";
    EXPECT_NE(fault([](TableSpec &s) { s.regions[2].behind = 0; }), none) << "no room for home";
    EXPECT_NE(fault([](TableSpec &s) { s.regions[2].behind = 1; }), none);
    EXPECT_NE(fault([](TableSpec &s) { s.regions[1].behind = .3; }), none) << "behind nothing";
    EXPECT_NE(fault([](TableSpec &s) { s.zones[Plate1].region = "b0"; }), none) << "two plates";
    EXPECT_NE(fault([](TableSpec &s) { s.zones[Plate1].region = "field"; }), none);
    EXPECT_NE(fault([](TableSpec &s) { s.zones[Plate1].arrangement = Arrangement::Hidden; }), none)
        << "a corner without a plate";
    EXPECT_NE(fault([](TableSpec &s) { s.zones[Chain].region = "nowhere"; }), none);
    EXPECT_NE(fault([](TableSpec &s) { s.zones[Command].eitherSide = true; }), none);
    EXPECT_NE(fault([](TableSpec &s) { s.status = "nowhere"; }), none);
    EXPECT_NE(fault([](TableSpec &s) {
                  s.zones.push_back(test::zoneIn("more", Arrangement::Places, "command"));
              }),
              none)
        << "two zones on the same places";
}

TEST_P(PlacesAt, InnerRegionsLieInFrontOfWhatIsBehind)
{
    const Board board = full(GetParam(), 2);
    const TableGeometry g = geometryFor(*board.spec, board.state);
    const QRect field = g.region("field")->rect;
    int right = field.left();
    for (const RegionPlace &region : g.regions) {
        if (!region.inner)
            continue;
        EXPECT_GE(region.rect.left(), right) << region.id.toStdString();
        right = region.rect.right() + 1;
        EXPECT_TRUE(field.contains(region.rect));
        for (const bool near : {false, true}) {
            EXPECT_FALSE(g.side("field", near).intersects(region.rect));
            EXPECT_TRUE(region.rect.contains(g.side(region.id, near)));
        }
    }
    EXPECT_EQ(g.side("field", true).bottom(), field.bottom());
    EXPECT_EQ(g.side("field", false).top(), field.top());
    EXPECT_EQ(g.side("b0", true).height(), g.side("b0", false).height()) << "both face the plate";
}

/// Outside the hands, no card lies over another one or over the status lines, except a corner card
/// on its plate.
TEST_P(PlacesAt, NothingCoversAnything)
{
    for (const int units : {1, 2, 3, 4, 5, 8, 12, kUnitsShown, 20}) {
        const Board board = full(GetParam(), units);
        const TableLayout layout = board.laidOut();
        const TableGeometry &g = layout.geometry();
        for (size_t a = 0; a < board.rows.size(); ++a) {
            const Placement &one = layout.placement(int(a));
            const int zone = board.rows[a].zone.zone;
            const Arrangement lies = board.spec->arrangement({zone, 0});
            if (one.form == CardForm::Unseen || lies == Arrangement::Hand)
                continue;
            ASSERT_EQ(layout.cardAt(one.hit.center()), int(a)) << units;
            if (lies == Arrangement::Tiles) {
                ASSERT_TRUE(
                    g.side(board.spec->zones[size_t(zone)].region, board.rows[a].zone.seat == 0)
                        .contains(one.rect))
                    << units << " in " << board.spec->zones[size_t(zone)].id.toStdString();
                ASSERT_GE(one.rect.width(), g.px(18)) << units;
            }
            ASSERT_FALSE(one.rect.intersects(g.status)) << units;
            for (size_t b = a + 1; b < board.rows.size(); ++b) {
                const Placement &other = layout.placement(int(b));
                const bool drawn = other.form != CardForm::Unseen
                    && !board.spec->is(board.rows[b].zone, Arrangement::Hand);
                const bool onIt = lies == Arrangement::Corner
                    && board.spec->is(board.rows[b].zone, Arrangement::Plate);
                ASSERT_TRUE(!drawn || onIt || !one.rect.intersects(other.rect))
                    << units << ": " << a << " and " << b;
            }
        }
    }
}

TEST_P(PlacesAt, ACrowdOfManyScrollsAndStaysOnItsSide)
{
    const Board board = full(GetParam(), 24);
    const TableLayout layout = board.laidOut();
    EXPECT_EQ(layout.scrolls().size(), board.spec->all(Arrangement::Tiles).size() * 2);
    for (const TileScroll &scroll : layout.scrolls()) {
        const QRect side
            = layout.geometry().side(board.spec->zone(scroll.zone).region, scroll.zone.seat == 0);
        EXPECT_TRUE(side.contains(scroll.rect)) << scroll.name.toStdString();
    }
}

TEST_P(PlacesAt, APlateTakesTheLineWithItsCornerAtTheEnd)
{
    const Board board = full(GetParam(), 3);
    const TableLayout layout = board.laidOut();
    for (const PlatePlace &plate : layout.geometry().plates) {
        EXPECT_TRUE(plate.field.contains(plate.rect));
        EXPECT_TRUE(plate.rect.contains(plate.corner));
        EXPECT_NEAR(plate.rect.center().y(), layout.geometry().midY, 1);
        EXPECT_LT(plate.rect.right() - plate.corner.right(), plate.rect.width() / 10);
        EXPECT_TRUE(layout.geometry().isCorner(plate.cornerIndex));
        EXPECT_FALSE(layout.geometry().isCorner(plate.index));
    }
}

TEST(Places, OneFacedownCardFillsTheCornerAndTwoShareIt)
{
    Board board;
    const int mine = board.add(Corner0, 0);
    const QRect whole = board.laidOut().zoneRect({Corner0, 0});
    EXPECT_EQ(board.laidOut().placement(mine).rect, whole);
    const int theirs = board.add(Corner0, 1);
    board.rows.back().facts.cardId.clear();
    for (const int near : {0, 1}) {
        board.state.nearSeat = near;
        const TableLayout layout = board.laidOut();
        const QRect below = layout.placement(near == 0 ? mine : theirs).rect;
        const QRect above = layout.placement(near == 0 ? theirs : mine).rect;
        EXPECT_LT(above.bottom(), below.top()) << "each at its seat's side";
        EXPECT_TRUE(whole.contains(above) && whole.contains(below));
        EXPECT_EQ(layout.placement(theirs).form, CardForm::Back);
        EXPECT_EQ(layout.placement(mine).form, CardForm::Mini);
    }
}

TEST_P(PlacesAt, AllOfASharedPlaceAnswersForIt)
{
    const Board board = full(GetParam(), 1);
    for (const int near : {0, 1}) {
        Board turned = board;
        turned.state.nearSeat = near;
        const TableLayout layout = turned.laidOut();
        const TableGeometry &g = layout.geometry();
        for (const PlatePlace &plate : g.plates) {
            const int tiles = board.spec->in(plate.region, Arrangement::Tiles);
            for (const int seat : {0, 1}) {
                const QRect side = g.side(plate.region, seat == near);
                EXPECT_EQ(layout.zoneAt(side.center()), (ZoneKey{tiles, seat}));
                EXPECT_EQ(layout.zoneRect({tiles, seat}), plate.field) << "from either side";
            }
            const QPoint onPlate(plate.rect.left() + 5, plate.rect.bottom() - 2);
            EXPECT_EQ(layout.zoneAt(onPlate), (ZoneKey{plate.index, near}));
            EXPECT_EQ(layout.zoneAt(plate.corner.center() + QPoint(0, 9)),
                      (ZoneKey{plate.cornerIndex, near}));
            EXPECT_EQ(layout.zoneAt(plate.field.topLeft() + QPoint(0, 1)),
                      (ZoneKey{tiles, seatAcross(near)}))
                << "up to its edge";
        }
        for (const int seat : {0, 1}) {
            for (const int zone : {int(Home), int(Tools), int(Command)}) {
                const ZoneKey key{zone, seat};
                EXPECT_EQ(layout.zoneAt(layout.zoneRect(key).center()), key);
            }
        }
        EXPECT_EQ(layout.zoneAt(g.stack.center()).zone, int(Chain));
        EXPECT_EQ(layout.zoneAt(g.status.center()).zone, int(Command));
    }
}

TEST(Places, TilesAreAsLargeAsTheirSideAllows)
{
    Board board;
    for (const int zone : {int(Home), int(Tools), int(Units0)})
        board.addMany(zone, 0, 3);
    const TableLayout layout = board.laidOut();
    const auto first = [&](int zone) {
        const auto row = std::ranges::find(board.rows, ZoneKey{zone, 0}, &CardRow::zone);
        return layout.placement(row->viewId).rect;
    };
    EXPECT_NEAR(first(Home).width(), 66, 2);
    EXPECT_NEAR(first(Home).height(), 88, 3);
    EXPECT_GT(first(Units0).width(), first(Home).width() + 8);
    EXPECT_LT(first(Tools).width(), first(Home).width());
}

TEST(Places, WhatIsBehindLeavesTheMiddleFree)
{
    Board board;
    const int unit = board.add(Home, 0);
    const int tool = board.add(Tools, 0);
    const TableLayout layout = board.laidOut();
    const QRect home = layout.geometry().side("field", true);
    EXPECT_LT(layout.placement(unit).rect.left() - home.left(), 20);
    EXPECT_LT(home.right() - layout.placement(tool).rect.right(), 20);
    ASSERT_EQ(layout.geometry().bases.size(), 1U);
    EXPECT_EQ(layout.geometry().bases[0].own, home);
    EXPECT_EQ(layout.geometry().bases[0].title, QStringLiteral("%1's home"));
}

/// The newest item is on top and whole; in a stack of more than three, the oldest is a strip.
TEST_P(PlacesAt, TheStackShowsTheNewestFirst)
{
    for (const int count : {1, 2, 3, 4, 6, 12, 30}) {
        Board board;
        board.spec = GetParam().three ? &three() : &two();
        board.state.window = GetParam().window;
        board.state.openHands = GetParam().open;
        for (int i = 0; i < count; ++i)
            board.add(Chain, i % 2);
        const TableLayout layout = board.laidOut();
        const QRect column = layout.zoneRect({Chain, 0});
        const int newest = count - 1;
        const QRect top = layout.placement(newest).rect;
        EXPECT_GE(top.top() - column.top(), layout.geometry().px(20)) << "room for a sign";
        for (int i = 0; i < count; ++i) {
            const Placement &place = layout.placement(i);
            EXPECT_EQ(place.form, CardForm::Item);
            EXPECT_TRUE(column.contains(place.rect)) << i << " of " << count;
            EXPECT_TRUE(i == newest || place.rect.top() > top.top()) << i;
            EXPECT_EQ(layout.cardAt(place.rect.topLeft() + QPoint(3, 0)), i)
                << i << " of " << count;
            const bool whole = place.rect.height() == top.height();
            EXPECT_TRUE(whole || count > 2 || GetParam().open) << i;
            EXPECT_TRUE(whole || i < newest);
        }
        if (count > 3) {
            EXPECT_LT(layout.placement(0).rect.height(), top.height() / 2);
        }
    }
}

TEST_P(PlacesAt, FourPilesLieBesideTheStripInBothBands)
{
    Board board = full(GetParam(), 1);
    for (const int seat : {0, 1})
        board.addMany(Coins, seat, 5); // makes twelve coins
    const TableLayout layout = board.laidOut();
    const TableGeometry &g = layout.geometry();
    for (const bool near : {true, false}) {
        const int seat = near ? 0 : 1;
        const QRect strip = near ? g.ownStrip : g.theirStrip;
        const QRect hand = layout.zoneRect({Hand, seat});
        QRect before;
        for (const int zone : {int(Banished), int(Trash), int(Deck), int(CoinDeck)}) {
            const QRect pile = g.pile(zone, near);
            EXPECT_TRUE((near ? g.ownBand : g.theirBand).contains(pile));
            EXPECT_FALSE(pile.intersects(strip) || pile.intersects(hand));
            EXPECT_GT(pile.left(), before.right()) << "from the left in this order";
            EXPECT_EQ(layout.zoneAt(pile.center()), (ZoneKey{zone, seat}));
            before = pile;
        }
        EXPECT_FALSE(strip.intersects(hand));
        EXPECT_GE(hand.width(), g.px(near ? 240 : 110)) << "an open hand has room";
        QRect last;
        for (const CardRow &row : board.rows) {
            if (row.zone != ZoneKey{Coins, seat})
                continue;
            const QRect coin = layout.placement(row.viewId).rect;
            EXPECT_TRUE(strip.adjusted(0, 0, g.px(1), 0).contains(coin));
            EXPECT_GT(coin.left(), last.isNull() ? -1 : last.right()) << "side by side";
            EXPECT_GE(coin.width(), g.px(11));
            last = coin;
        }
    }
}

/// The outline of a placement, rotated around the middle of its outer edge as on the table.
QPolygonF outlineOf(const Placement &place, bool near)
{
    const QRectF rect = place.rect;
    const QPointF pivot(rect.center().x(), near ? rect.bottom() : rect.top());
    QTransform turn;
    turn.translate(pivot.x(), pivot.y());
    turn.rotate(place.rotation);
    turn.translate(-pivot.x(), -pivot.y());
    return turn.map(QPolygonF(rect));
}

/// The outer cards of a full hand lean towards the open strip but never cover it.
TEST_P(PlacesAt, AFullHandLeavesTheOpenStripFree)
{
    Board board = full(GetParam(), 1);
    for (const int seat : {0, 1}) {
        board.addMany(Coins, seat, 5);
        board.addMany(Hand, seat, 4);
    }
    for (const CardRow &raised : board.rows) {
        const bool near = raised.zone.seat == 0;
        if (raised.zone.zone != Hand || !(near || GetParam().open))
            continue;
        board.state.raised = raised.viewId;
        const TableLayout layout = board.laidOut();
        const QRect strip = near ? layout.geometry().ownStrip : layout.geometry().theirStrip;
        for (const CardRow &card : board.rows) {
            const Placement place = layout.placement(card.viewId);
            if (card.zone == raised.zone && !place.raised) {
                EXPECT_FALSE(outlineOf(place, near).intersects(QPolygonF(QRectF(strip))))
                    << card.slot << " of seat " << card.zone.seat;
            }
        }
    }
}

TEST(Places, TheTrackIsSlimAndTheColumnDoesNotDivide)
{
    const TableGeometry g = geometryFor(two(), TableShape());
    ASSERT_EQ(g.tracks.size(), 1U);
    EXPECT_EQ(g.tracks[0].rect.width(), 66);
    EXPECT_GE(g.tracks[0].steps.width(), 26);
    EXPECT_FALSE(g.divided) << "nothing but the track lies left of it";
    EXPECT_EQ(g.wide, QSize(112, 76));
    EXPECT_GE(g.status.height(), 90);
}

} // namespace
} // namespace playmat::table
