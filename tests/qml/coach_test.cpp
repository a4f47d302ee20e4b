// The coach of an ordinary game, as one meets it: H and its button, the bubble, the card.
#include "hands.h"
#include "seen.h"

#include <QTest>

#include <gtest/gtest.h>

namespace playmat::qmltest {
namespace {

using table::TableSession;

struct Coached : testing::TestWithParam<int>
{
    Coached()
        : app(TableSession::Open)
        , hands(app)
    {
    }
    void SetUp() override
    {
        ASSERT_NE(app.window, nullptr);
        const Side side{QStringLiteral(
            R"("ground":["SOR_095"],"hand":["SOR_128"],"deck":["SOR_095","SOR_095","SOR_095"])")};
        ASSERT_TRUE(app.place(side, side, GetParam()));
        app.waitABit();
        app.item(QStringLiteral("table"))->forceActiveFocus();
    }
    [[nodiscard]] bool shown(const char *name) const
    {
        return app.item(QLatin1String(name)) != nullptr;
    }
    [[nodiscard]] QString text(const char *name) const
    {
        const QQuickItem *item = app.item(QLatin1String(name));
        return item == nullptr ? QString() : item->property("text").toString();
    }
    /// Where it stands once a frame was drawn.
    void click(const char *name)
    {
        app.settle();
        app.draw();
        hands.clickItem(QLatin1String(name));
    }
    /// The answer is shown, not only that it thinks.
    [[nodiscard]] bool advised()
    {
        return becomes([this] { return shown("chanceFigure"); });
    }

    App app;
    Hands hands;
};

INSTANTIATE_TEST_SUITE_P(BothSeats, Coached, testing::Values(0, 1));

TEST_P(Coached, HelpsByKey)
{
    hands.key(Qt::Key_H);
    ASSERT_TRUE(shown("hint"));
    app.picture(QStringLiteral("hint-options"));
    hands.key(Qt::Key_H);
    EXPECT_TRUE(shown("hint"));
    hands.key(Qt::Key_H);
    ASSERT_TRUE(advised());
    app.picture(QStringLiteral("hint-move"));
    EXPECT_FALSE(text("adviceMove").isEmpty());
    EXPECT_TRUE(text("chanceFigure").endsWith(QStringLiteral(" %")));
    hands.key(Qt::Key_H);
    EXPECT_FALSE(shown("advice"));
}

TEST_P(Coached, HelpsByMouse)
{
    click("hintButton");
    click("hintMore");
    click("hintMore");
    ASSERT_TRUE(advised());
    click("adviceClose");
    EXPECT_FALSE(shown("advice"));
    EXPECT_FALSE(shown("hint"));
}

TEST_P(Coached, EscapeSendsItAway)
{
    hands.key(Qt::Key_H);
    ASSERT_TRUE(shown("hint"));
    hands.key(Qt::Key_Escape);
    EXPECT_FALSE(shown("hint"));
}

TEST_P(Coached, IsGoneOnceThereIsAnAnswer)
{
    hands.key(Qt::Key_H);
    ASSERT_TRUE(shown("hint"));
    app.hands().pass();
    EXPECT_TRUE(becomes([this] { return !shown("hint"); }));
}

} // namespace
} // namespace playmat::qmltest
