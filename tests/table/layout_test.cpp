#include "kit/swu/table/places.h"
#include "table/layout/hand_fan.h"
#include "table/layout/table_layout.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace playmat::table {
namespace {

struct Board
{
    std::vector<CardRow> rows;
    LayoutState state;

    int add(ZoneKey zone, int slot, const QString &type = QStringLiteral("Unit"),
            bool hidden = false)
    {
        CardRow row;
        row.viewId = int(rows.size());
        row.zone = zone;
        row.slot = slot;
        row.facts.type = type;
        row.spot = type == u"Leader" ? LeaderCard : type == u"Token" ? LooseToken : BaseCard;
        row.facts.cardId = hidden ? QString() : QStringLiteral("SOR_001");
        rows.push_back(row);
        return row.viewId;
    }
    void addMany(ZoneKey zone, int count, bool hidden = false)
    {
        for (int i = 0; i < count; ++i)
            add(zone, i, QStringLiteral("Unit"), hidden);
    }
};

Board fullBoard(QSize window)
{
    Board board;
    board.state.window = window;
    for (int seat = 0; seat < 2; ++seat) {
        board.add({Zone::Base, seat}, 0, QStringLiteral("Base"));
        board.add({Zone::Base, seat}, 1, QStringLiteral("Leader"));
        board.addMany({Zone::Ground, seat}, 4);
        board.addMany({Zone::Space, seat}, 3);
        board.addMany({Zone::Hand, seat}, 6, seat == 1);
        board.addMany({Zone::Resources, seat}, 8, true);
        board.addMany({Zone::Discard, seat}, 3);
    }
    return board;
}

std::vector<int> addTokens(Board &board, int seat, int count)
{
    std::vector<int> ids;
    for (int i = 0; i < count; ++i)
        ids.push_back(board.add({Zone::Base, seat}, 2 + i, QStringLiteral("Token")));
    return ids;
}

class LayoutAt : public testing::TestWithParam<QSize>
{
};

INSTANTIATE_TEST_SUITE_P(Sizes, LayoutAt,
                         testing::Values(QSize(1280, 720), QSize(1366, 768), QSize(1920, 1080),
                                         QSize(3840, 2160), QSize(1280, 960), QSize(2560, 1080),
                                         QSize(1024, 600)));

TEST_P(LayoutAt, PartsFillTheWindowWithoutOverlapping)
{
    const TableGeometry g = geometryFor(swuTableSpec(), {GetParam()});
    EXPECT_EQ(g.table.width() + g.panel.width(), GetParam().width());
    ASSERT_EQ(g.regions.size(), 3U);
    const QRect space = g.regions[0].rect;
    const QRect base = g.regions[1].rect;
    const QRect ground = g.regions[2].rect;
    EXPECT_EQ(g.column, base);
    EXPECT_EQ(space.width() + base.width() + ground.width(), g.table.width());
    EXPECT_FALSE(space.intersects(base) || base.intersects(ground));
    EXPECT_FALSE(ground.intersects(g.ownBand) || ground.intersects(g.theirBand));
    EXPECT_GE(g.ownBand.top(), space.bottom());
    for (const bool near : {true, false}) {
        const auto spot = [&](int index) { return g.spot(QStringLiteral("base"), index, near); };
        EXPECT_TRUE(base.contains(spot(BaseCard)));
        EXPECT_TRUE(base.contains(spot(LeaderCard)));
        EXPECT_FALSE(spot(LeaderCard).intersects(g.token));
    }
}

TEST_P(LayoutAt, UnitsStayInTheirSideAndHandsOnTheirEdge)
{
    const Board board = fullBoard(GetParam());
    const TableLayout layout(swuTableSpec(), board.rows, board.state);
    for (const CardRow &row : board.rows) {
        const QRect rect = layout.placement(row.viewId).rect;
        if (isArena(row.zone)) {
            EXPECT_TRUE(layout.zoneRect(row.zone).contains(rect)) << row.viewId;
        }
        if (row.zone.zone == Zone::Hand && row.zone.seat == 0) {
            EXPECT_GE(rect.top(), layout.geometry().ownBand.top());
        }
    }
}

TEST_P(LayoutAt, UpToFourGroundUnitsLieApart)
{
    const Board board = fullBoard(GetParam());
    const TableLayout layout(swuTableSpec(), board.rows, board.state);
    for (const CardRow &a : board.rows) {
        for (const CardRow &b : board.rows) {
            if (a.viewId < b.viewId && isArena(a.zone) && isArena(b.zone)) {
                EXPECT_FALSE(
                    layout.placement(a.viewId).rect.intersects(layout.placement(b.viewId).rect));
            }
        }
    }
}

/// The Force and Credits, of which there may be many.
TEST_P(LayoutAt, LooseTokensCoverNeitherBaseNorResources)
{
    for (const int count : {1, 2, 13}) {
        Board board = fullBoard(GetParam());
        const std::array<std::vector<int>, 2> tokens{addTokens(board, 0, count),
                                                     addTokens(board, 1, count)};
        const TableLayout layout(swuTableSpec(), board.rows, board.state);
        for (const int seat : {0, 1}) {
            for (const int token : tokens[size_t(seat)]) {
                const Placement &place = layout.placement(token);
                EXPECT_FALSE(place.rect.intersects(layout.zoneRect({Zone::Base, seat})));
                EXPECT_EQ(layout.cardAt(place.hit.center()), token) << count;
                for (const CardRow &row : board.rows) {
                    if (row.zone == ZoneKey{Zone::Resources, seat}) {
                        EXPECT_FALSE(layout.placement(row.viewId).rect.intersects(place.rect));
                    }
                }
            }
        }
    }
}

TEST_P(LayoutAt, EveryDrawnCardAnswersAtItsPlace)
{
    const Board board = fullBoard(GetParam());
    const TableLayout layout(swuTableSpec(), board.rows, board.state);
    for (const CardRow &row : board.rows) {
        const Placement &place = layout.placement(row.viewId);
        if (place.form == CardForm::Unseen || place.hit.isEmpty())
            continue;
        const int found = layout.cardAt(QPoint(place.hit.left() + 2, place.hit.bottom() - 2));
        EXPECT_EQ(found, row.viewId) << swuTableSpec().name(row.zone).toStdString() << row.slot;
    }
}

TEST_P(LayoutAt, EveryZoneAnswersAtItsCentre)
{
    Board board = fullBoard(GetParam());
    const TableLayout layout(swuTableSpec(), board.rows, board.state);
    for (int seat = 0; seat < 2; ++seat) {
        for (const Zone::Kind kind :
             {Zone::Ground, Zone::Space, Zone::Deck, Zone::Discard, Zone::Resources, Zone::Hand}) {
            const ZoneKey key{kind, seat};
            EXPECT_EQ(layout.zoneAt(layout.zoneRect(key).center()), key);
        }
    }
    EXPECT_TRUE(layout.zoneAt(QPoint(GetParam().width() - 3, 100)).isNone()) << "the panel";
}

TEST(Layout, NumbersOfTheSmallestWindow)
{
    const TableGeometry g = geometryFor(swuTableSpec(), {QSize(1280, 720)});
    EXPECT_EQ(g.panel.width(), 208);
    EXPECT_EQ(g.column.width(), 166);
    EXPECT_EQ(g.theirBand.height(), 56);
    EXPECT_EQ(g.ownBand.height(), 134);
    EXPECT_EQ(g.tile, QSize(114, 153));
    EXPECT_EQ(g.wide, QSize(146, 104));
}

/// Two full arenas on both sides; every third unit has an upgrade and every fourth holds a card.
Board crowdedBoard(QSize window, int units, bool open)
{
    Board board;
    board.state.window = window;
    board.state.openHands = open;
    for (int seat = 0; seat < 2; ++seat) {
        for (const Zone::Kind arena : {Zone::Ground, Zone::Space}) {
            for (int i = 0; i < units; ++i) {
                CardRow &row = board.rows[size_t(board.add({arena, seat}, i))];
                if (i % 3 == 0)
                    row.facts.upgrades = {QStringLiteral("A|+1/+1")};
                if (i % 4 == 0)
                    row.facts.captured = {QStringLiteral("B")};
            }
        }
    }
    return board;
}

class Crowded : public testing::TestWithParam<std::tuple<QSize, bool>>
{
};

INSTANTIATE_TEST_SUITE_P(Sizes, Crowded,
                         testing::Combine(testing::Values(QSize(1024, 600), QSize(1280, 720),
                                                          QSize(1920, 1080), QSize(2560, 1440)),
                                          testing::Bool()));

TEST_P(Crowded, UpToSixteenUnitsLieApartAndInside)
{
    const auto [window, open] = GetParam();
    for (int units = 1; units <= kUnitsShown; ++units) {
        const Board board = crowdedBoard(window, units, open);
        const TableLayout layout(swuTableSpec(), board.rows, board.state);
        EXPECT_TRUE(layout.scrolls().empty()) << units;
        for (const CardRow &a : board.rows) {
            const Placement &place = layout.placement(a.viewId);
            ASSERT_EQ(place.form, CardForm::Tile) << units;
            ASSERT_TRUE(layout.zoneRect(a.zone).contains(place.rect)) << units;
            const int tabs
                = std::min(place.tabs, int(a.facts.upgrades.size() + a.facts.captured.size()));
            const QRect whole = place.rect.adjusted(0, 0, 0, int(place.rect.width() * .175 * tabs));
            ASSERT_TRUE(layout.zoneRect(a.zone).contains(whole)) << units;
            for (const CardRow &b : board.rows) {
                if (a.viewId != b.viewId) {
                    ASSERT_FALSE(whole.intersects(layout.placement(b.viewId).rect)) << units;
                }
            }
        }
        EXPECT_GE(layout.placement(0).rect.width(), 36) << units;
    }
}

TEST_P(Crowded, MoreAreScrolledAndAllCanBeReached)
{
    const auto [window, open] = GetParam();
    Board board = crowdedBoard(window, 24, open);
    std::vector<int> seen(board.rows.size());
    for (int row = 0; row < 24; ++row) {
        for (const int seat : {0, 1})
            for (const int zone : {Zone::Ground, Zone::Space})
                board.state.scrolled[{zone, seat}] = row;
        const TableLayout layout(swuTableSpec(), board.rows, board.state);
        ASSERT_EQ(layout.scrolls().size(), 4U);
        for (const TileScroll &scroll : layout.scrolls()) {
            int shown = 0;
            for (const CardRow &card : board.rows) {
                const bool drawn = layout.placement(card.viewId).form == CardForm::Tile;
                shown += card.zone == scroll.zone && drawn ? 1 : 0;
                seen[size_t(card.viewId)] += drawn ? 1 : 0;
                EXPECT_EQ(drawn, !layout.placement(card.viewId).hit.isEmpty());
            }
            EXPECT_EQ(scroll.before + shown + scroll.after, 24);
            EXPECT_GE(shown, kUnitsShown - scroll.columns + 1);
        }
    }
    EXPECT_EQ(std::count(seen.begin(), seen.end(), 0), 0);
}

TEST(Layout, OpenHandsOfBothHaveTheirOwnEdges)
{
    for (const QSize window : {QSize(1024, 600), QSize(1280, 720), QSize(1920, 1080)}) {
        Board board = fullBoard(window);
        board.state.openHands = true;
        const TableLayout layout(swuTableSpec(), board.rows, board.state);
        const TableGeometry &g = layout.geometry();
        for (const CardRow &row : board.rows) {
            const QRect rect = layout.placement(row.viewId).rect;
            if (row.zone == ZoneKey{Zone::Hand, 1}) {
                EXPECT_TRUE(g.theirBand.adjusted(0, -g.px(20), 0, 0).contains(rect));
                EXPECT_FALSE(rect.intersects(g.theirStrip.adjusted(0, 0, 0, g.px(40))));
                EXPECT_FALSE(rect.intersects(g.pile(Zone::Deck, false))
                             || rect.intersects(g.pile(Zone::Discard, false)));
            }
        }
    }
}

TEST(Layout, AFarHandOpensWhereItIsPressed)
{
    Board board;
    board.addMany({Zone::Hand, 1}, 6);
    const TableLayout closed(swuTableSpec(), board.rows, board.state);
    board.state.handOpen = {false, true};
    const TableLayout open(swuTableSpec(), board.rows, board.state);
    const auto middle = [](const TableLayout &layout) {
        return (layout.placement(0).rect.center() + layout.placement(5).rect.center()) / 2;
    };
    EXPECT_LT((middle(open) - middle(closed)).manhattanLength(), 160);
    const QRect hand = open.zoneRect({Zone::Hand, 1});
    EXPECT_TRUE(hand.contains(QPoint(middle(closed).x(), hand.center().y())));
}

/// The hand opens over the board, which does not move.
TEST(Layout, AHandThatItsFarPlayerLooksAtMovesNothingAndCoversNoNumbers)
{
    for (const QSize window : {QSize(1024, 600), QSize(1280, 720), QSize(1920, 1080)}) {
        for (const double letters : {1., 2.}) {
            for (int units = 1; units <= kUnitsShown; ++units) {
                Board board = crowdedBoard(window, units, false);
                board.addMany({Zone::Hand, 1}, 6);
                board.state.fontScale = letters;
                const TableLayout closed(swuTableSpec(), board.rows, board.state);
                board.state.handOpen = {false, true};
                const TableLayout layout(swuTableSpec(), board.rows, board.state);
                const TableGeometry &g = layout.geometry();
                int hand = 0;
                for (const CardRow &row : board.rows) {
                    const QRect rect = layout.placement(row.viewId).rect;
                    if (row.zone == ZoneKey{Zone::Hand, 1}) {
                        hand = std::max(hand, rect.bottom());
                        ASSERT_FALSE(rect.intersects(g.theirInfo) || rect.intersects(g.theirEye)
                                     || rect.intersects(g.theirStrip)
                                     || rect.intersects(g.pile(Zone::Discard, false)));
                    } else {
                        ASSERT_EQ(rect, closed.placement(row.viewId).rect) << row.viewId;
                    }
                }
                for (const CardRow &row : board.rows) {
                    const QRect rect = layout.placement(row.viewId).rect;
                    const bool under
                        = rect.right() >= g.theirHand.left() && rect.left() <= g.theirHand.right();
                    if (isArena(row.zone) && row.zone.seat == 1 && under) {
                        ASSERT_LT(hand, rect.bottom() - rect.width() * .3) << units;
                    }
                }
                EXPECT_GT(layout.zoneRect({Zone::Hand, 1}).height(), g.px(60));
            }
        }
    }
}

TEST(Layout, AQuestionLiesBetweenWhatStaysInReach)
{
    for (const QSize window : {QSize(1024, 600), QSize(1280, 720), QSize(1920, 1080)}) {
        for (const bool lifted : {false, true}) {
            Board board = fullBoard(window);
            board.state.handLifted = lifted;
            const TableLayout layout(swuTableSpec(), board.rows, board.state);
            const TableGeometry &g = layout.geometry();
            EXPECT_TRUE(g.ownBand.contains(g.question));
            for (const int seat : {0, 1}) {
                for (const Zone::Kind kind : {Zone::Deck, Zone::Discard, Zone::Resources}) {
                    const QRect rect = layout.zoneRect({kind, seat});
                    EXPECT_FALSE(rect.intersects(g.question)) << seat;
                    EXPECT_EQ(layout.zoneAt(rect.center()), (ZoneKey{kind, seat}));
                }
            }
            for (const CardRow &row : board.rows) {
                const QRect rect = layout.placement(row.viewId).rect;
                if (isArena(row.zone) || row.zone.zone == Zone::Base) {
                    EXPECT_FALSE(rect.intersects(g.question));
                }
                if (lifted && row.zone == ZoneKey{Zone::Hand, 0}) {
                    EXPECT_FALSE(rect.intersects(g.question) || rect.intersects(g.column));
                }
            }
        }
    }
}

TEST(Layout, LargeLettersGetAWiderPanel)
{
    TableShape shape;
    const int usual = geometryFor(swuTableSpec(), shape).panel.width();
    shape.fontScale = 1.5;
    EXPECT_GT(geometryFor(swuTableSpec(), shape).panel.width(), usual * 5 / 4);
    shape.fontScale = .75;
    EXPECT_EQ(geometryFor(swuTableSpec(), shape).panel.width(), usual);
}

TEST(Layout, RaisedCardMovesItsNeighboursButNotTheirHitAreas)
{
    Board board;
    board.addMany({Zone::Hand, 0}, 5);
    const TableLayout resting(swuTableSpec(), board.rows, board.state);
    board.state.raised = 2;
    const TableLayout raised(swuTableSpec(), board.rows, board.state);
    EXPECT_EQ(raised.placement(2).form, CardForm::Card);
    EXPECT_GT(raised.placement(2).rect.height(), resting.placement(2).rect.height() * 3 / 2);
    EXPECT_LT(raised.placement(1).rect.x(), resting.placement(1).rect.x());
    EXPECT_GT(raised.placement(3).rect.x(), resting.placement(3).rect.x());
    for (int i = 0; i < 5; ++i)
        EXPECT_EQ(raised.placement(i).hit, resting.placement(i).hit);
}

/// The hand over the board is a little lower, but its raised card is still readable.
TEST(Layout, ACardOfTheOpenFarHandIsRaisedAsLargeAsOnesOwn)
{
    Board board;
    for (const int seat : {0, 1})
        board.addMany({Zone::Hand, seat}, 6);
    board.state.handOpen = {true, true};
    board.state.raised = 2;
    const int own = TableLayout(swuTableSpec(), board.rows, board.state).placement(2).rect.height();
    board.state.raised = 8;
    const TableLayout layout(swuTableSpec(), board.rows, board.state);
    EXPECT_NEAR(layout.placement(8).rect.height(), own, 2);
    EXPECT_GT(layout.placement(6).rect.height(), 100);
    EXPECT_TRUE(layout.geometry().table.contains(layout.placement(8).rect));
}

TEST(Layout, UpgradesHangUnderTheirHostAndAnswerAtTheirTab)
{
    Board board;
    const int host = board.add({Zone::Ground, 0}, 0);
    board.rows[0].facts.upgrades = {QStringLiteral("A|+1/+1"), QStringLiteral("B|+1/+1")};
    for (int i = 0; i < 2; ++i)
        board.rows[size_t(board.add({Zone::Attached, 0}, i, QStringLiteral("Upgrade")))].host
            = host;
    const TableLayout layout(swuTableSpec(), board.rows, board.state);
    const QRect unit = layout.placement(host).rect;
    EXPECT_TRUE(unit.contains(layout.placement(1).rect));
    EXPECT_LT(layout.placement(1).z, layout.placement(host).z);
    EXPECT_EQ(layout.cardAt({unit.center().x(), unit.bottom() + 8}), 1);
    EXPECT_EQ(layout.cardAt({unit.center().x(), unit.bottom() + 28}), 2);
}

TEST(Layout, HeldCardIsLookedThrough)
{
    Board board;
    board.addMany({Zone::Ground, 0}, 1);
    const TableLayout layout(swuTableSpec(), board.rows, board.state);
    EXPECT_EQ(layout.cardAt(layout.placement(0).rect.center(), 0), -1);
}

TEST(FitRow, ShrinksTheGapThenTheThingsThenOverlaps)
{
    EXPECT_EQ(fitRow(400, 3, 100, 80, 10, 5).step, 110);
    EXPECT_EQ(fitRow(310, 3, 100, 80, 10, 5).step, 105);
    EXPECT_LT(fitRow(290, 3, 100, 80, 10, 5).width, 100);
    const RowFit tight = fitRow(200, 3, 100, 80, 10, 5);
    EXPECT_EQ(tight.width, 80);
    EXPECT_EQ(tight.step, 60);
}

/// The badges of a card lie at its lower edge; a fan that sags too far loses those of its ends.
TEST(HandFan, KeepsTheLowerEdgeOfEveryCardInsideTheWindow)
{
    for (const double u : {.8, 1., 2.}) {
        for (int count = 1; count <= 10; ++count) {
            TableShape shape;
            shape.window = QSize(int(1280 * u), int(720 * u));
            const TableGeometry g = geometryFor(swuTableSpec(), shape);
            for (const FanCard &card : handFan({g.ownHand, count, -1, false, g.u})) {
                const double turned = std::abs(card.rotation) * 3.14159 / 180;
                const double hangs = card.rect.width() / 2. * std::sin(turned);
                EXPECT_LE(card.rect.bottom() + 1 + hangs, shape.window.height() + 1)
                    << count << " cards at " << u;
            }
        }
    }
}

TEST(HandFan, MakesWayForTheRaisedCardWithoutLyingOnThePiles)
{
    for (const double letters : {1., 2.}) {
        TableShape shape;
        shape.window = {1280, 720};
        shape.fontScale = letters;
        const TableGeometry g = geometryFor(swuTableSpec(), shape);
        for (int count = 1; count <= 10; ++count)
            for (const FanCard &card : handFan({g.ownHand, count, 0, false, g.u}))
                EXPECT_LE(card.rect.right(), g.pile(Zone::Discard, true).x()) << count << " cards";
    }
}

} // namespace
} // namespace playmat::table
