// While a dialog is open the keyboard is its own: no key reaches the table below, whatever happens
// there.
#include "hands.h"
#include "table/programs/program_seats.h"

#include <gtest/gtest.h>

namespace playmat::qmltest {
namespace {

struct Dialogs : testing::Test
{
    Dialogs()
        : hands(app)
    {
    }
    void SetUp() override { ASSERT_NE(app.window, nullptr); }
    [[nodiscard]] bool shown(const char *name) const
    {
        return app.item(QLatin1String(name)) != nullptr;
    }
    void click(const char *name) { hands.clickItem(QLatin1String(name)); }
    /// Both hands are there, and Ada is asked whether she keeps hers.
    void dealToMulligan()
    {
        ASSERT_TRUE(app.deal(7));
        app.hands().desk()->choose(0);
        ASSERT_EQ(app.hands().desk()->choiceName(), QStringLiteral("mulligan"));
    }
    [[nodiscard]] bool hasKeyboard(const char *name) const
    {
        const QQuickItem *within = app.item(QLatin1String(name));
        for (const QQuickItem *at = app.window->activeFocusItem(); at != nullptr;
             at = at->parentItem()) {
            if (at == within)
                return within != nullptr;
        }
        return false;
    }
    /// What Tab comes to, until it begins again.
    [[nodiscard]] QList<QQuickItem *> round(Qt::Key key, Qt::KeyboardModifiers with = {})
    {
        QList<QQuickItem *> seen;
        for (int i = 0; i < 60 && !seen.contains(app.window->activeFocusItem()); ++i) {
            seen.append(app.window->activeFocusItem());
            hands.key(key, with);
        }
        return seen;
    }
    void expectTabToGoRoundIn(const char *dialog)
    {
        const QList<QQuickItem *> there = round(Qt::Key_Tab);
        QList<QQuickItem *> back = round(Qt::Key_Backtab, Qt::ShiftModifier);
        EXPECT_GT(there.size(), 2) << dialog;
        EXPECT_EQ(QSet<QQuickItem *>(there.begin(), there.end()),
                  QSet<QQuickItem *>(back.begin(), back.end()))
            << dialog;
        EXPECT_TRUE(hasKeyboard(dialog));
    }

    App app;
    Hands hands;
};

TEST_F(Dialogs, TabGoesRoundInThem)
{
    dealToMulligan();
    hands.key(Qt::Key_Z, Qt::ControlModifier);
    expectTabToGoRoundIn("undoBox");
    hands.key(Qt::Key_Escape);
    click("menuButton");
    expectTabToGoRoundIn("matchMenu");
    hands.key(Qt::Key_Escape);
    hands.key(Qt::Key_S, Qt::ControlModifier);
    expectTabToGoRoundIn("saveBox");
}

TEST_F(Dialogs, NothingIsTakenBackBelowThem)
{
    ASSERT_TRUE(app.place({QStringLiteral(R"("hand":["SOR_095"])")}, {}, 0));
    app.hands().desk()->pass();
    const QString before = app.hash();
    const auto expectNothing = [&](const char *dialog) {
        hands.key(Qt::Key_Z, Qt::ControlModifier);
        hands.key(Qt::Key_Y, Qt::ControlModifier);
        hands.key(Qt::Key_Z, Qt::ControlModifier);
        EXPECT_EQ(app.hash(), before) << dialog;
        EXPECT_TRUE(hasKeyboard(dialog)) << dialog;
    };
    click("menuButton");
    expectNothing("matchMenu");
    click("concede");
    expectNothing("concedeBox");
    hands.key(Qt::Key_Escape);
    hands.key(Qt::Key_S, Qt::ControlModifier);
    expectNothing("saveBox");
    hands.key(Qt::Key_Escape);
    hands.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_NE(app.hash(), before) << "it was the last that was open";
}

TEST_F(Dialogs, TheRulesBookGivesTheKeyboardBackToThem)
{
    dealToMulligan();
    hands.key(Qt::Key_Z, Qt::ControlModifier);
    hands.key(Qt::Key_Tab);
    ASSERT_TRUE(hasKeyboard("agreeFar"));
    const QString before = app.hash();
    hands.key(Qt::Key_F1);
    ASSERT_TRUE(becomes([&] { return shown("bookTitle"); }));
    hands.key(Qt::Key_Escape);
    ASSERT_TRUE(becomes([&] { return hasKeyboard("agreeFar"); }));
    hands.key(Qt::Key_Return);
    EXPECT_EQ(app.hash(), before) << "nobody was asked whether that hand is kept";
    EXPECT_TRUE(app.session.takingBack()->request().farAgrees());
}

TEST_F(Dialogs, TheTableHasTheKeyboardOnceTheyAreClosed)
{
    dealToMulligan();
    const auto expectTheChoice = [&](const char *after) {
        EXPECT_TRUE(becomes([&] { return hasKeyboard("choiceLine0"); })) << after;
    };
    hands.key(Qt::Key_Z, Qt::ControlModifier);
    hands.key(Qt::Key_Escape);
    expectTheChoice("it is left");
    hands.key(Qt::Key_Z, Qt::ControlModifier);
    click("agreeNear");
    click("agreeFar");
    expectTheChoice("both agree");
    click("menuButton");
    hands.key(Qt::Key_Escape);
    expectTheChoice("the menu");
    hands.key(Qt::Key_S, Qt::ControlModifier);
    hands.key(Qt::Key_Escape);
    expectTheChoice("a box for files");
}

TEST_F(Dialogs, TheRulesBookDoesNotOpenBelowTheBoxesForFiles)
{
    dealToMulligan();
    hands.key(Qt::Key_S, Qt::ControlModifier);
    hands.key(Qt::Key_F1);
    QCoreApplication::processEvents();
    EXPECT_FALSE(shown("bookTitle"));
    EXPECT_TRUE(hasKeyboard("fileName"));
}

TEST_F(Dialogs, TheProgramWaitsForTheBoxesForFiles)
{
    dealToMulligan();
    EXPECT_FALSE(app.session.programs()->paused());
    hands.key(Qt::Key_S, Qt::ControlModifier);
    EXPECT_TRUE(app.session.programs()->paused());
    hands.key(Qt::Key_Escape);
    EXPECT_FALSE(app.session.programs()->paused());
}

} // namespace
} // namespace playmat::qmltest
