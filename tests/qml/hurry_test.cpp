// Input that was begun before the question passed to the other player does not count.
#include "hands.h"

#include <QTest>

#include <gtest/gtest.h>

#include <functional>

namespace playmat::qmltest {
namespace {

using table::InputGate;
namespace Seating = table::Seating;

struct Hurry : testing::Test
{
    Hurry()
        : app(Seating::Peek)
        , hands(app)
    {
    }
    void SetUp() override { ASSERT_NE(app.window, nullptr); }
    /// Up to the question of whether the first hand is kept.
    void toTheMulligan()
    {
        ASSERT_TRUE(app.deal(3));
        if (app.hands().desk()->choiceName() == u"list")
            app.hands().desk()->choose(0);
        ASSERT_EQ(app.hands().desk()->choiceName(), QStringLiteral("mulligan"));
        ASSERT_TRUE(becomes([&] { return app.item(QStringLiteral("choiceLine0")) != nullptr; }));
        app.settle();
        app.waitABit();
        hands.hurry();
    }
    [[nodiscard]] size_t steps() const { return app.session.match()->stepsDone(); }
    [[nodiscard]] QPoint centre(const char *name) const
    {
        const QQuickItem *item = app.item(QLatin1String(name));
        return item->mapToScene({item->width() / 2, item->height() / 2}).toPoint();
    }
    void repeatKey(Qt::Key key)
    {
        QKeyEvent again(QEvent::KeyPress, key, Qt::NoModifier, QStringLiteral(" "), true);
        QCoreApplication::sendEvent(app.window, &again);
    }

    /// Holds Space at the mulligan, which repeats in some way; how many steps there were before.
    size_t keepWith(const std::function<void()> &repeat)
    {
        toTheMulligan();
        const size_t before = steps();
        hands.hold(Qt::Key_Space);
        EXPECT_EQ(steps(), before + 1);
        for (int i = 0; i < 20; ++i) {
            app.waitABit();
            repeat();
        }
        EXPECT_EQ(steps(), before + 1) << "the other has not said anything";
        hands.letGo(Qt::Key_Space);
        return before;
    }

    App app;
    Hands hands;
};

TEST_F(Hurry, AKeyThatIsHeldKeepsOneHandNotBoth)
{
    const size_t before = keepWith([&] { repeatKey(Qt::Key_Space); });
    app.waitABit();
    hands.hold(Qt::Key_Space);
    EXPECT_EQ(steps(), before + 2) << "now somebody has";
    hands.letGo(Qt::Key_Space);
}

// X11 repeats a key by releases and presses, which Qt cannot always tell from real ones.
TEST_F(Hurry, AKeyThatIsHeldOnABusyMachineKeepsOneHandNotBoth)
{
    keepWith([&] {
        hands.letGo(Qt::Key_Space);
        hands.hold(Qt::Key_Space);
    });
}

TEST_F(Hurry, ADoubleClickKeepsOneHandNotBoth)
{
    toTheMulligan();
    const size_t before = steps();
    const QPoint keep = centre("choiceLine0");
    hands.click(keep);
    EXPECT_EQ(steps(), before + 1);
    QTest::mouseDClick(app.window, Qt::LeftButton, {}, keep);
    EXPECT_EQ(steps(), before + 1);
    app.waitABit();
    hands.click(keep);
    EXPECT_EQ(steps(), before + 2);
}

TEST_F(Hurry, AButtonThatWasPressedBeforeIsNotPressedAfter)
{
    ASSERT_TRUE(app.place({}, {}, 0));
    app.settle();
    app.waitABit();
    hands.hurry();
    const size_t before = steps();
    hands.press(centre("passButton"));
    app.hands().desk()->pass(); // it is the other's move now, by whatever
    ASSERT_EQ(app.prompt().seat, 1);
    app.waitABit();
    hands.release();
    EXPECT_EQ(steps(), before + 1);
    hands.click(centre("passButton"));
    EXPECT_EQ(steps(), before + 2) << "a new press is one";
}

TEST_F(Hurry, AShortcutIsInputToo)
{
    ASSERT_TRUE(app.place({}, {}, 0));
    app.waitABit();
    hands.hurry();
    const size_t before = steps();
    hands.key(Qt::Key_P);
    hands.key(Qt::Key_P);
    EXPECT_EQ(steps(), before + 1);
    app.waitABit();
    hands.key(Qt::Key_P);
    EXPECT_EQ(steps(), before + 2);
}

TEST_F(Hurry, AnAnswerThatLeavesTheQuestionWithOneselfDelaysNothing)
{
    ASSERT_TRUE(app.place({QStringLiteral(R"("hand":["SOR_236"],"deck":["SOR_164"])")}, {}, 0));
    app.waitABit();
    hands.hurry();
    app.session.seats()->peekKey(0, true);
    app.hands().menu()->openAt(app.at(QStringLiteral("me:SOR_236")));
    app.hands().menu()->choose(0);
    app.session.seats()->peekKey(0, false);
    EXPECT_TRUE(app.session.gate().isOpen());
}

} // namespace
} // namespace playmat::qmltest
