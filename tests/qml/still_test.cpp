// The board stays still: when any hand is opened or any question is asked, its cards keep their
// places and sizes, the eye buttons stay where they are, and the numbers needed for play stay
// visible.
#include "hands.h"

#include <gtest/gtest.h>

namespace playmat::qmltest {

namespace Seating = table::Seating;
namespace {

using table::Arrangement;
using table::CardRow;
using table::ZoneKey;

const QString kUnits = QStringLiteral(
    R"("ground":["SOR_046","SOR_063","SOR_095",{"card":"SOR_164","exhausted":true}],"space":["SOR_237","SOR_225"])");
const QString kTwelve = QStringLiteral(
    R"("ground":["SOR_046","SOR_063","SOR_095","SOR_164","SOR_046","SOR_063","SOR_095","SOR_164","SOR_046","SOR_063","SOR_095","SOR_164"],
       "space":["SOR_237","SOR_225","SOR_237","SOR_225","SOR_237","SOR_225","SOR_237","SOR_225"])");

/// The places of everything except cards in hands, and the number of cards in each zone.
struct Places
{
    explicit Places(const App &app)
    {
        const table::Stage &stage = *app.session.stage();
        for (const CardRow &row : stage.scene().rows()) {
            if (stage.scene().spec().is(row.zone, Arrangement::Hand))
                continue;
            ++counts[row.zone];
            rects[row.viewId] = {row.zone, row.place.rect};
        }
        for (const int seat : {0, 1}) {
            const QQuickItem *eye = app.item(QStringLiteral("peek%1").arg(seat));
            eyes[size_t(seat)] = eye == nullptr ? QPointF(-1, -1) : eye->mapToScene({0, 0});
        }
        line = stage.geometry().midY;
    }
    std::map<ZoneKey, int> counts;
    std::map<int, std::pair<ZoneKey, QRect>> rects;
    std::array<QPointF, 2> eyes;
    int line = 0;
};

/// `least`: at least this many cards must be on the board both times.
void expectStill(const Places &before, App &app, int least = 3)
{
    app.settle();
    const Places now(app);
    EXPECT_EQ(now.line, before.line);
    EXPECT_EQ(now.eyes, before.eyes);
    int compared = 0;
    for (const auto &[id, was] : before.rects) {
        const auto at = now.rects.find(id);
        const auto count = now.counts.find(was.first);
        if (at == now.rects.end() || at->second.first != was.first
            || count->second != before.counts.at(was.first))
            continue; // another card took its place, or one of them is gone
        EXPECT_EQ(at->second.second, was.second)
            << app.session.stage()->scene().row(id)->facts.name.toStdString();
        ++compared;
    }
    EXPECT_GE(compared, least);
}

/// Neither a hand nor a question covers the numbers of a card on the board.
void expectNumbersInSight(App &app)
{
    QList<QRectF> numbers;
    forEachShown(app.window->contentItem(), [&](QQuickItem *item) {
        const QString name = item->objectName();
        bool onBoard = false;
        for (const QQuickItem *up = item; up != nullptr; up = up->parentItem())
            onBoard = onBoard || up->property("form").toInt() == table::CardForm::Tile
                || up->property("form").toInt() == table::CardForm::Wide;
        if (onBoard && (name == u"powerBadge" || name == u"hpBadge" || name == u"cornerHp"))
            numbers.append(item->mapRectToScene(item->boundingRect()));
    });
    EXPECT_GT(numbers.size(), 0);
    QList<QRectF> over;
    for (const CardRow &row : app.session.stage()->scene().rows())
        if (app.session.stage()->scene().spec().is(row.zone, Arrangement::Hand))
            over.append(row.place.rect);
    if (const QQuickItem *choice = app.item(QStringLiteral("choice")))
        over.append(choice->mapRectToScene(choice->boundingRect()));
    for (const QRectF &number : numbers)
        for (const QRectF &rect : over)
            EXPECT_LE(number.intersected(rect).height(), number.height() / 4)
                << number.y() << " under " << rect.y();
}

struct Still : testing::TestWithParam<std::tuple<int, QSize>>
{
    Still()
        : app(Seating::Peek)
        , hands(app)
    {
        app.window->resize(std::get<1>(GetParam()));
        EXPECT_TRUE(becomes([&] { return app.window->size() == std::get<1>(GetParam()); }));
    }
    [[nodiscard]] static int me() { return std::get<0>(GetParam()); }
    [[nodiscard]] bool lies()
    {
        const table::Stage &stage = *app.session.stage();
        return becomes(
            [&] { return stage.window() == std::get<1>(GetParam()) && !stage.resizing(); });
    }
    void looksAtBothHands(bool numbers = true)
    {
        const Places before(app);
        for (const int seat : {0, 1}) {
            const QString eye = QStringLiteral("peek%1").arg(seat);
            const bool asked
                = app.prompt().seat == seat; // then the other seat's eye must be held down
            if (asked)
                hands.clickItem(eye);
            else
                hands.press(app.item(eye)->mapToScene({8, 8}).toPoint());
            ASSERT_EQ(app.session.seats()->peeking(), seat);
            expectStill(before, app);
            if (numbers)
                expectNumbersInSight(app);
            if (asked)
                hands.clickItem(eye);
            else
                hands.release();
            ASSERT_EQ(app.session.seats()->peeking(), -1);
            expectStill(before, app);
        }
    }
    /// Plays that card and compares the board while its question is open and after the answer.
    void asks(const char *card, const char *kind, const QString &mine, const QString &theirs)
    {
        SCOPED_TRACE(kind);
        ASSERT_TRUE(app.place(
            {QStringLiteral(
                 R"("hand":["%1","SOR_128"],"deck":["SOR_225","SOR_237","SOR_046","SOR_095"],)")
                 .arg(QLatin1String(card))
             + mine},
            {QStringLiteral(R"("hand":["SOR_095"],)") + theirs}, me()));
        ASSERT_TRUE(lies());
        const Places before(app);
        app.session.seats()->peekKey(me(), true);
        app.hands().menu()->openAt(app.at(QStringLiteral("me:") + QLatin1String(card)));
        ASSERT_GT(app.hands().menu()->lines()->rowCount(), 0);
        app.hands().menu()->choose(0);
        app.waitABit();
        for (int i = 0; i < 4 && QLatin1String(kind) == u"order"
             && app.hands().desk()->choiceName() == u"cards";
             ++i)
            app.hands().desk()->skip();
        app.session.seats()->peekKey(me(), false);
        ASSERT_EQ(app.hands().desk()->choiceName(), QLatin1String(kind));
        app.settle();
        expectStill(before, app);
        expectNumbersInSight(app);
        app.picture(QStringLiteral("still-%1-%2").arg(QLatin1String(kind)).arg(me()));
    }

    App app;
    Hands hands;
};

TEST_P(Still, WhileAHandIsLookedAt)
{
    for (const QString &units : {kUnits, kTwelve}) {
        const QString cards
            = QStringLiteral(
                  R"("hand":["SOR_095","SOR_128","SOR_172","SOR_046","SOR_236","SOR_049"],"resources":6,)")
            + units;
        ASSERT_TRUE(app.place({cards}, {cards}, me()));
        ASSERT_TRUE(lies());
        looksAtBothHands();
        app.session.seats()->peekToggle(1);
        app.picture(QStringLiteral("still-hand-%1-%2").arg(units.size()).arg(me()));
        app.session.seats()->peekToggle(1);
    }
}

TEST_P(Still, WhileAnythingIsAsked)
{
    asks("SOR_236", "confirm", kUnits, kUnits);
    asks("SOR_038", "list", QStringLiteral(R"("space":["SOR_237"])"), kUnits);
    asks("SOR_125", "cards", kUnits, kUnits);
    asks("SOR_062", "name", QStringLiteral(R"("space":["SOR_237"])"), kUnits);
    asks("SOR_031", "order", QStringLiteral(R"("ground":["SOR_046"])"), kUnits);
    asks("SOR_238", "number", QStringLiteral(R"("space":["SOR_237"])"), kUnits);
}

TEST_P(Still, WhileTheFirstHandIsDecidedOn)
{
    ASSERT_TRUE(app.deal(7));
    ASSERT_TRUE(lies());
    const Places before(app);
    while (app.hands().desk()->choiceName() == u"list")
        app.hands().desk()->choose(0);
    ASSERT_EQ(app.hands().desk()->choiceName(), QStringLiteral("mulligan"));
    for (int seat = 0; seat < 2 && app.hands().desk()->choiceName() == u"mulligan"; ++seat) {
        app.session.seats()->peekToggle(app.prompt().seat);
        expectStill(before, app);
        expectNumbersInSight(app);
        app.picture(QStringLiteral("still-mulligan-%1-%2").arg(app.prompt().seat).arg(me()));
        app.hands().desk()->choose(0);
        app.waitABit();
    }
    expectStill(before, app);
}

TEST_P(Still, WithTheOtherGame)
{
    const QString side = QStringLiteral(
        R"({"lore":4,"inkwell":6,"hand":["1-012","1-025","1-023","1-010"],"deck":["1-010","1-013","1-026","1-031"],
            "play":["x-library","1-001","1-002","1-022","1-103"]})");
    app.setSeat(me());
    ASSERT_TRUE(app.session.startPosition(
        QStringLiteral(R"({"op":"scenario","game":"lorcana","seed":1,"turn":7,"active":%1,
        "made_up":{"x-library":{"type":"location","name":"Library","cost":3,"willpower":7,"lore":1,
        "move_cost":1}},"players":[%2,%2]})")
            .arg(me())
            .arg(side)));
    ASSERT_TRUE(becomes([&] { return app.item(QStringLiteral("table")) != nullptr; }));
    ASSERT_TRUE(lies());
    looksAtBothHands(false);
    app.session.seats()->peekToggle(1);
    app.picture(QStringLiteral("still-lorcana-%1").arg(me()));
    app.session.seats()->peekToggle(1);

    app.decks.chooseGame(QStringLiteral("lorcana"));
    ASSERT_TRUE(app.deal(5));
    ASSERT_TRUE(lies());
    const Places before(app);
    for (int asked = 0; asked < 8 && app.hands().desk()->choiceName() != u"action"; ++asked) {
        expectStill(before, app, 0); // the board is still empty
        const QString kind = app.hands().desk()->choiceName();
        app.picture(QStringLiteral("still-lorcana-%1-%2").arg(kind).arg(me()));
        kind == u"board" ? app.hands().desk()->done() : app.hands().desk()->choose(0);
        app.waitABit();
    }
}

INSTANTIATE_TEST_SUITE_P(Seat, Still,
                         testing::Combine(testing::Values(0, 1),
                                          testing::Values(QSize(1280, 720), QSize(1920, 1080))));

} // namespace
} // namespace playmat::qmltest
