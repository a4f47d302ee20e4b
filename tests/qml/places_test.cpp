// Tests places that both seats share on the real pages: how they are drawn, what a screen reader
// says of them, and that cards can be dropped there.
#include "hands.h"
#include "kit/games/table/table_kits.h"
#include "places_table.h"
#include "support/places_spec.h"

#include <QAccessible>
#include <QTest>

#include <gtest/gtest.h>

namespace playmat::qmltest {
namespace {

using namespace test::place;
using table::TableSession;
namespace Seating = table::Seating;

/// A window that shows the board.
struct PlacesApp
{
    explicit PlacesApp(PlacesBoard board, Seating::Mode seating = Seating::Peek)
        : app(seating)
    {
        static const bool added = (table::addTableKit(placesKit()), true);
        EXPECT_TRUE(added);
        placesBoard() = std::move(board);
        app.session.setGame(QStringLiteral("highcard"));
        EXPECT_TRUE(app.session.start({"Ada", "Marek"}, {"all", "all"}, 7));
        EXPECT_TRUE(becomes([&] { return app.item(QStringLiteral("table")) != nullptr; }));
        app.settle();
    }
    [[nodiscard]] QString spoken(const QString &name)
    {
        QQuickItem *item = app.item(name);
        QAccessibleInterface *heard = QAccessible::queryAccessibleInterface(item);
        return heard == nullptr ? QString() : heard->text(QAccessible::Name);
    }
    [[nodiscard]] QRectF rectOf(const QString &name)
    {
        const QQuickItem *item = app.item(name);
        return item == nullptr ? QRectF()
                               : item->mapRectToScene({0, 0, item->width(), item->height()});
    }

    App app;
};

TEST(Places, EverySumLiesOnTheEdgeAtItsSide)
{
    PlacesApp table(busyBoard());
    const QRect plate = table.app.session.stage()->geometry().plates[1].rect;
    const auto middle = [&](int seat) {
        return table.rectOf(QStringLiteral("sum_place1.%1").arg(seat)).center().y();
    };
    EXPECT_NEAR(middle(0), plate.bottom() + 1, 1.5);
    EXPECT_NEAR(middle(1), plate.top(), 1.5);
    EXPECT_EQ(table.app.item(QStringLiteral("sum_place0.1")), nullptr) << "it has none there";
}

TEST(Places, TheyAreSpoken)
{
    PlacesApp table(busyBoard());
    EXPECT_EQ(table.spoken(QStringLiteral("plate_place1")),
              QStringLiteral("Marek controls; contested; Ada 12, attacks; Marek 8, defends"));
    EXPECT_EQ(table.spoken(QStringLiteral("plate_place0")), QStringLiteral("Ada controls; Ada 6"));
    EXPECT_EQ(table.spoken(QStringLiteral("statusLines")),
              QStringLiteral("Showdown, Turn: Ada, Focus: Ada, Priority: Ada"));
    EXPECT_EQ(table.spoken(QStringLiteral("stackColumn")),
              QStringLiteral("resolves next: Smoke Screen"));
    EXPECT_EQ(table.spoken(QStringLiteral("pool_fury.0")), QStringLiteral("fury: 1"));
    table.app.picture(QStringLiteral("places-showdown"));
}

TEST(Places, EmptyOnesSaySo)
{
    PlacesBoard board = busyBoard();
    std::erase_if(board.rows, [](const table::CardRow &row) {
        return row.zone.zone == Chain || row.zone.zone == Corner0 || row.zone.zone == Units1;
    });
    board.arrows.clear();
    board.places[0].holder = -1;
    board.places[0].holderText = QStringLiteral("nobody controls it");
    board.places[1].active = board.places[1].contested = false;
    board.places[1].sums = {-1, -1};
    board.status = {board.status[1]};
    board.status[0].label.clear();
    board.status[0].text = QStringLiteral("Ada's turn");
    PlacesApp table(std::move(board));
    EXPECT_EQ(table.spoken(QStringLiteral("stackColumn")), QStringLiteral("nothing waits"));
    EXPECT_EQ(table.spoken(QStringLiteral("plate_place0")),
              QStringLiteral("nobody controls it; Ada 6"));
    EXPECT_EQ(table.spoken(QStringLiteral("statusLines")), QStringLiteral("Ada's turn"));
    EXPECT_EQ(table.app.item(QStringLiteral("contested_place1")), nullptr);
    EXPECT_EQ(table.app.item(QStringLiteral("active_b1")), nullptr);
    EXPECT_EQ(table.app.item(QStringLiteral("waitingArrow0")), nullptr);
    table.app.picture(QStringLiteral("places-empty"));
}

TEST(Places, ThePlaceOfAFightIsFramed)
{
    PlacesApp table(busyBoard());
    EXPECT_NE(table.app.item(QStringLiteral("active_b1")), nullptr);
    EXPECT_EQ(table.app.item(QStringLiteral("active_b0")), nullptr);
    const QRectF sign = table.rectOf(QStringLiteral("stackSign"));
    const QRect newest
        = table.app.session.stage()->rectOf(table.app.session.stage()->newestWaiting());
    EXPECT_LE(sign.bottom(), newest.top());
    EXPECT_NEAR(sign.center().x(), newest.center().x(), 1.5);
}

TEST(Places, ArrowsLeadFromWhatWaitsToItsTargets)
{
    PlacesApp table(busyBoard());
    const QVariantList arrows = table.app.session.attack()->waiting();
    ASSERT_EQ(arrows.size(), 2);
    for (int i = 0; i < 2; ++i) {
        const auto arrow = arrows[i].value<table::ArrowShown>();
        const table::Stage &stage = *table.app.session.stage();
        const QRect target = stage.rectOf(placesBoard().arrows[size_t(i)].to);
        EXPECT_TRUE(target.contains(arrow.to().toPoint()));
        EXPECT_EQ(arrow.seat, i);
        EXPECT_NE(table.app.item(QStringLiteral("waitingArrow%1").arg(i)), nullptr);
    }
}

/// A card that the mouse drops on either side of the place is played there.
TEST(Places, ACardIsDroppedOnEitherSide)
{
    for (const bool near : {true, false}) {
        PlacesApp table(busyBoard(), Seating::Open);
        const table::Stage &stage = *table.app.session.stage();
        const auto &match = *table.app.session.match();
        const int card = match.game().decision().options[0].card;
        const QRect side = stage.geometry().side(QStringLiteral("b0"), near);
        Hands hands(table.app);
        hands.drag(stage.rectOf(card).center(), QPoint(side.left() + 9, side.center().y()));
        EXPECT_EQ(match.stepsDone(), 1U) << near;
    }
}

TEST(Places, ThreeOfThemAreDrawnToo)
{
    PlacesBoard board = busyBoard();
    board.three = true;
    board.places.push_back(board.places[0]);
    board.places[2].card = board.add(Plate2, 0, QStringLiteral("Third Place"));
    PlacesApp table(std::move(board));
    EXPECT_NE(table.app.item(QStringLiteral("plate_place2")), nullptr);
    table.app.picture(QStringLiteral("places-three"));
}

TEST(Places, InEveryColourScheme)
{
    PlacesApp table(busyBoard());
    for (const QString &scheme : {QStringLiteral("light"), QStringLiteral("contrast")}) {
        table.app.settings.setScheme(scheme);
        table.app.settle();
        EXPECT_NE(table.app.item(QStringLiteral("plate_place0")), nullptr);
        table.app.picture(QStringLiteral("places-") + scheme);
    }
}

} // namespace
} // namespace playmat::qmltest
