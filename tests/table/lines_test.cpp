// Several zones in one region, cards beside cards, and a track: nothing covers a number.
#include "table/layout/table_layout.h"

#include <gtest/gtest.h>

namespace playmat::table {
namespace {

enum Place { Hand, Inkwell, Characters, Locations, Items, Here, Under, Lore, Anywhere };

const TableSpec &spec()
{
    using Length = RegionSpec::Length;
    static const TableSpec one{
        .regions = {{.id = "lore", .length = Length::Fixed, .size = 110, .backdrop = "loresky"},
                    {.id = "field", .backdrop = "study"}},
        .zones
        = {{.id = "hand", .arrangement = Arrangement::Hand},
           {.id = "inkwell", .arrangement = Arrangement::Strip},
           {.id = "characters", .arrangement = Arrangement::Tiles, .region = "field", .wide = 7},
           {.id = "locations",
            .arrangement = Arrangement::Tiles,
            .region = "field",
            .tiles = TileKind::Wide,
            .line = 1},
           {.id = "items",
            .arrangement = Arrangement::Tiles,
            .region = "field",
            .tiles = TileKind::Small,
            .line = 1,
            .share = .22},
           {.id = "here", .arrangement = Arrangement::Beside},
           {.id = "under", .arrangement = Arrangement::Under},
           {.id = "lore",
            .arrangement = Arrangement::Track,
            .region = "lore",
            .places = 20,
            .glyph = "lore"},
           {.id = "table", .arrangement = Arrangement::Anywhere}}};
    return one;
}

struct Board
{
    std::vector<CardRow> rows;
    LayoutState state;

    int add(int zone, int seat, int host = -1)
    {
        CardRow row;
        row.viewId = int(rows.size());
        row.zone = {zone, seat};
        row.slot = row.viewId;
        row.host = host;
        row.facts.cardId = QStringLiteral("1-001");
        rows.push_back(row);
        return row.viewId;
    }
    [[nodiscard]] TableLayout laidOut() const { return {spec(), rows, state}; }
};

/// As many characters, items and locations for each seat, and as many characters at each location.
Board crowd(QSize window, int characters, int items, int locations, int guests)
{
    Board board;
    board.state.window = window;
    for (int seat = 0; seat < 2; ++seat) {
        for (int i = 0; i < characters; ++i)
            board.add(Characters, seat);
        for (int i = 0; i < items; ++i)
            board.add(Items, seat);
        for (int i = 0; i < locations; ++i) {
            const int host = board.add(Locations, seat);
            for (int g = 0; g < guests; ++g)
                board.add(Here, seat, host);
        }
    }
    return board;
}

/// With what hangs over its edges.
QRect seen(const Placement &place)
{
    const int over = place.rect.width() / 33;
    return place.rect.adjusted(-over, -over, over, over);
}

void expectNothingCovered(const Board &board)
{
    const TableLayout layout = board.laidOut();
    const TableGeometry &g = layout.geometry();
    for (size_t a = 0; a < board.rows.size(); ++a) {
        const Placement &one = layout.placement(int(a));
        if (one.form == CardForm::Unseen)
            continue;
        EXPECT_EQ(one.rect, one.hit);
        EXPECT_TRUE(g.side("field", board.rows[a].zone.seat == 0).contains(seen(one))) << a;
        EXPECT_GE(one.rect.width(), g.px(24)) << a;
        EXPECT_EQ(layout.cardAt(one.rect.center()), int(a));
        for (size_t b = a + 1; b < board.rows.size(); ++b) {
            const Placement &other = layout.placement(int(b));
            EXPECT_TRUE(other.form == CardForm::Unseen || !seen(one).intersects(seen(other)))
                << a << " and " << b;
        }
    }
}

TEST(TileLines, TheSpecIsWithoutFault)
{
    EXPECT_EQ(spec().fault(), QString());
}

TEST(TileLines, NoCrowdCoversANumber)
{
    for (const QSize window : {QSize(1280, 720), QSize(1920, 1080), QSize(1024, 600)}) {
        for (const int characters : {1, 4, 8, 12, 16}) {
            for (const int guests : {0, 1, 4, 8}) {
                SCOPED_TRACE(testing::Message() << window.width() << ": " << characters << ", "
                                                << guests << " at each of two locations");
                expectNothingCovered(crowd(window, characters, 2, 2, guests));
            }
        }
        for (const int many : {1, 4, 8, 12, 16}) {
            SCOPED_TRACE(testing::Message() << window.width() << ": " << many << " items");
            expectNothingCovered(crowd(window, 4, many, 1, 1));
            expectNothingCovered(crowd(window, 2, 0, 1, many));
        }
    }
}

TEST(TileLines, ManyTilesScroll)
{
    const TableLayout layout = crowd({1280, 720}, 20, 0, 0, 0).laidOut();
    ASSERT_EQ(layout.scrolls().size(), 2U);
    EXPECT_EQ(layout.scrolls()[0].name, QStringLiteral("characters.0"));
    EXPECT_GT(layout.scrolls()[0].after, 0);
}

TEST(TileLines, ACardIsBesideItsHostAndNotUnderIt)
{
    Board board;
    const int host = board.add(Locations, 0);
    const int guest = board.add(Here, 0, host);
    board.rows[size_t(guest)].facts.under = 2;
    const int below = board.add(Under, 0, guest);
    const TableLayout layout = board.laidOut();
    EXPECT_EQ(layout.placement(host).form, CardForm::Wide);
    EXPECT_EQ(layout.placement(guest).form, CardForm::Tile);
    EXPECT_GT(layout.placement(guest).rect.x(), layout.placement(host).rect.right());
    EXPECT_LT(layout.placement(guest).rect.x() - layout.placement(host).rect.right(), 30);
    // The edges of a stack answer for what is in it.
    EXPECT_EQ(layout.cardAt(layout.placement(below).hit.center()), below);
    EXPECT_EQ(layout.placement(below).form, CardForm::Unseen);
}

TEST(TileLines, EveryZoneKeepsRoomForADrop)
{
    for (const Board &board : {crowd({1280, 720}, 0, 0, 0, 0), crowd({1280, 720}, 16, 1, 3, 4)}) {
        const TableLayout layout = board.laidOut();
        for (const int seat : {0, 1}) {
            for (const int zone : {Characters, Locations, Items}) {
                const QRect rect = layout.zoneRect({zone, seat});
                EXPECT_GT(rect.width(), 60) << zone;
                EXPECT_GT(rect.height(), 50) << zone;
                EXPECT_EQ(layout.zoneAt(rect.center()), (ZoneKey{zone, seat}));
            }
        }
        EXPECT_TRUE(layout.zoneRect({Characters, 0}).top() < layout.zoneRect({Items, 0}).top());
        EXPECT_TRUE(layout.zoneRect({Characters, 1}).top() > layout.zoneRect({Items, 1}).top());
    }
}

TEST(Track, EachSeatsHalfIsItsPlace)
{
    const TableLayout layout = crowd({1280, 720}, 1, 0, 0, 0).laidOut();
    const TableGeometry &g = layout.geometry();
    EXPECT_EQ(layout.zoneAt({50, g.midY + 60}), (ZoneKey{Lore, 0}));
    EXPECT_EQ(layout.zoneAt({50, g.midY - 60}), (ZoneKey{Lore, 1}));
    EXPECT_EQ(layout.zoneRect({Lore, 0}).united(layout.zoneRect({Lore, 1})), g.regions[0].rect);
    EXPECT_FALSE(g.divided);
}

TEST(Track, ItsStepsRunUpFromZeroWithoutGaps)
{
    for (const QSize window : {QSize(1280, 720), QSize(1920, 1080), QSize(1024, 600)}) {
        const TableGeometry g = geometryFor(spec(), {window});
        ASSERT_EQ(g.tracks.size(), 1U);
        const TrackPlace &track = g.tracks.front();
        EXPECT_EQ(track.last, 20);
        EXPECT_TRUE(g.regions[0].rect.contains(track.steps));
        for (int step = 1; step <= 20; ++step)
            EXPECT_EQ(track.step(step).bottom() + 1, track.step(step - 1).top());
        EXPECT_EQ(track.step(25), track.step(20));
        EXPECT_EQ(track.step(0).bottom(), track.steps.bottom());
        EXPECT_EQ(track.step(20).top(), track.steps.top());
    }
}

TEST(Tiles, AFewOfThemUseTheRoomThatIsThere)
{
    const QSize usual(106, 142);
    const auto fit = [&](int height, int count) {
        return fitTiles({QSize(600, height), count, 0, usual, 8});
    };
    for (const int count : {1, 2, 3}) {
        EXPECT_GT(fit(226, count).tile.width(), usual.width()) << count;
        EXPECT_GE(fit(226, count).tile.height(), int(1.33 * fit(226, count).tile.width()));
        EXPECT_LE(fit(226, count).tile.height() + fit(226, count).below, 226);
        EXPECT_LE(fit(160, count).tile.width(), usual.width()) << "it would be squat";
    }
    EXPECT_GT(fit(226, 3).tile.width(), fit(226, 5).tile.width());
    EXPECT_LE(fit(226, 6).tile.width(), usual.width());
}

} // namespace
} // namespace playmat::table
