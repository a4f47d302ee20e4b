// The coach of an ordinary game, as one meets it: H and its button, the bubble, the card.
#include "hands.h"
#include "kit/swu/host/hosted.h"
#include "kit/swu/learn/demo_bot.h"
#include "seen.h"
#include "sentences.h"

#include <QTest>

#include <gtest/gtest.h>

namespace playmat::qmltest {
namespace {

using table::TableSession;
namespace Seating = table::Seating;

struct Coached : testing::TestWithParam<int>
{
    Coached()
        : app(Seating::Open)
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

TEST_P(Coached, HelpsInTheLanguageThatWasJustChosen)
{
    for (const char *language : {"de", "en"}) {
        app.settings.setLanguage(QLatin1String(language));
        hands.key(Qt::Key_H);
        EXPECT_TRUE(shown("hint")) << language;
        hands.key(Qt::Key_Escape);
        EXPECT_FALSE(shown("hint")) << language;
    }
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

TEST_P(Coached, WhateverItSaysHasRoom)
{
    hands.key(Qt::Key_H);
    ASSERT_TRUE(shown("hint"));
    const QString says = app.item(QStringLiteral("hint"))->property("say").toString();
    sayEach(app, shownText(app, "hint", says), {"table_coach"});
    hands.key(Qt::Key_H);
    hands.key(Qt::Key_H);
    ASSERT_TRUE(advised());
    sayEach(app, app.item(QStringLiteral("adviceMove")), {"table_coach.there_is_nothing_to_say"});
    sayEach(app, shownText(app, "advice", QStringLiteral("Estimated")),
            {"chance_words.a_forced_win_they_cannot", "chance_words.there_is_nothing_else_to",
             "chance_words.they_can_win_this_phase", "chance_words.too_close_to_call_the"});
    sayEach(app, shownText(app, "advice", QStringLiteral("± ")), {"chance_bar.to_win_2"});
    sayEach(app, shownText(app, "advice", QStringLiteral("Why")), {"advice_card.why"});
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
    app.hands().desk()->pass();
    EXPECT_TRUE(becomes([this] { return !shown("hint"); }));
}

/// While the hand is held open by its key, which repeats.
TEST(CoachedPeek, TheBulbIsClickedWhileAHandIsHeldOpen)
{
    App app(Seating::Peek);
    Hands hands(app);
    ASSERT_NE(app.window, nullptr);
    const Side side{QStringLiteral(R"("ground":["SOR_095"],"hand":["SOR_128"])")};
    ASSERT_TRUE(app.place(side, side, 0));
    app.item(QStringLiteral("table"))->forceActiveFocus();
    const auto repeat = [&] {
        for (int i = 0; i < 4; ++i) {
            QTest::simulateEvent(app.window, true, Qt::Key_F, Qt::NoModifier, QStringLiteral("f"),
                                 true);
            QTest::qWait(20);
        }
    };
    QTest::keyPress(app.window, Qt::Key_F);
    repeat();
    app.settle();
    app.draw();
    hands.clickItem(QStringLiteral("hintButton"));
    EXPECT_NE(app.item(QStringLiteral("hint")), nullptr);
    repeat();
    EXPECT_NE(app.item(QStringLiteral("hint")), nullptr);
    QTest::keyRelease(app.window,
                      Qt::Key_F); // as X11 tells a repeat between two movements of the mouse
    QTest::keyPress(app.window, Qt::Key_F);
    repeat();
    EXPECT_NE(app.item(QStringLiteral("hint")), nullptr);
    QTest::keyRelease(app.window, Qt::Key_F);
    EXPECT_TRUE(becomes([&] { return app.item(QStringLiteral("hint")) == nullptr; }));
}

// --- after the game ------------------------------------------------------------------------------

struct AfterGame : Coached
{
    void SetUp() override
    {
        Coached::SetUp();
        const table::TableSession &session = app.session;
        for (int i = 0; i < 4; ++i)
            ASSERT_TRUE(app.session.play(bot.choose(*match::swuGame(*session.match()))).ok());
        app.session.concede(1 - GetParam());
        ASSERT_TRUE(becomes([this] { return shown("howItWent"); }));
        app.waitABit();
        click("howItWent");
        ASSERT_TRUE(becomes([this] { return shown("accuracy"); }));
    }

    table::DemoBot bot{4};
};
INSTANTIATE_TEST_SUITE_P(BothSeats, AfterGame, testing::Values(0, 1));

TEST_P(AfterGame, ShowsHowItWent)
{
    EXPECT_TRUE(shown("plot"));
    EXPECT_TRUE(shown("point0"));
    EXPECT_FALSE(shown("reviewProgress")) << "it is done";
    EXPECT_TRUE(text("accuracy").startsWith(QStringLiteral("Accuracy ")));
    app.picture(QStringLiteral("how-it-went"));
}

TEST_P(AfterGame, APointOpensItsMoment)
{
    click("point0");
    ASSERT_TRUE(becomes([this] { return shown("momentWords"); }));
    app.picture(QStringLiteral("moment"));
    EXPECT_TRUE(shown("table"));
    EXPECT_TRUE(app.session.over()) << "the game itself stays as it ended";
    click("openHands");
    EXPECT_TRUE(shown("momentWords"));
    hands.key(Qt::Key_Escape);
    ASSERT_TRUE(becomes([this] { return shown("plot") && !shown("momentWords"); }));
}

TEST_P(AfterGame, WhateverIsSaidOfAMomentHasRoom)
{
    sayEach(app, shownText(app, "review", QStringLiteral("Your draws")),
            {"review_box.what_decided_it"});
    click("point0");
    ASSERT_TRUE(becomes([this] { return shown("momentWords"); }));
    sayEach(app, app.item(QStringLiteral("momentWords")),
            {"game_review.a_lucky_draw_points", "game_review.an_unlucky_draw_points",
             "game_review.better", "game_review.lost_points"});
}

TEST_P(AfterGame, TheKeyboardOpensOneToo)
{
    app.item(QStringLiteral("plot"))->forceActiveFocus();
    hands.key(Qt::Key_Right);
    hands.key(Qt::Key_Return);
    ASSERT_TRUE(becomes([this] { return shown("momentWords"); }));
    click("momentLeave");
    EXPECT_TRUE(becomes([this] { return !shown("momentWords"); }));
}

TEST_P(AfterGame, IsPlayedOnFromThere)
{
    click("point0");
    ASSERT_TRUE(becomes([this] { return shown("playOnFrom"); }));
    click("playOnFrom");
    ASSERT_TRUE(becomes([this] { return !app.session.over(); }));
    EXPECT_TRUE(app.session.programs()->any());
    EXPECT_TRUE(becomes([this] { return shown("table") && !shown("momentWords"); }));
}

// --- what if -------------------------------------------------------------------------------------

/// Over an enemy unit, with the button held down: the sign says how likely that is to win, and goes
/// away with the card. Nothing is said to who has not asked for it.
TEST_P(Coached, SaysWhatIfWhileACardIsHeldOverItsTarget)
{
    const auto said = [this] {
        const QQuickItem *sign = app.item(QStringLiteral("coachSign"));
        return sign == nullptr ? QString() : sign->property("text").toString();
    };
    for (const bool on : {false, true}) {
        app.settings.setWhatIf(on);
        hands.press(app.at(QStringLiteral("me:SOR_095")));
        hands.glideTo(app.at(QStringLiteral("they:SOR_095")));
        if (on) {
            // It gives way to everything else that the machine has to do.
            ASSERT_TRUE(QTest::qWaitFor([&] { return !said().isEmpty(); }, 60000));
            EXPECT_TRUE(said().startsWith(QStringLiteral("What if: "))) << said().toStdString();
            sayEach(app, shownText(app, "coachSign", QStringLiteral("What if")), {"what_if"});
            if (const QString pictures = qEnvironmentVariable("PLAYMAT_PICTURES");
                !pictures.isEmpty()) // of this size: what is held would be let go by another one
                app.window->grabWindow().save(pictures + QStringLiteral("/what-if.png"));
        } else {
            QTest::qWait(1000);
            EXPECT_EQ(said(), QString());
        }
        const std::size_t before = app.session.match()->stepsDone();
        hands.key(Qt::Key_Escape);
        hands.release();
        EXPECT_EQ(said(), QString());
        EXPECT_EQ(app.session.match()->stepsDone(), before);
        app.waitABit();
    }
}

// --- the tutor -----------------------------------------------------------------------------------

/// Whoever attacks first wins: passing is not meant seriously.
TEST_P(Coached, TheTutorAsksFirst)
{
    const Side side{QStringLiteral(
        R"("ground":["SOR_095"],"base":{"card":"SOR_023","damage":29},"deck":["SOR_095","SOR_095"])")};
    ASSERT_TRUE(app.place(side, side, GetParam()));
    app.settings.setTutor(10);
    app.waitABit();
    const std::size_t before = app.session.match()->stepsDone();
    app.hands().desk()->pass();
    ASSERT_TRUE(becomes([this] { return shown("tutorSays"); }));
    app.picture(QStringLiteral("tutor"));
    EXPECT_TRUE(text("tutorSays").startsWith(QStringLiteral("That costs you about")));
    EXPECT_EQ(app.session.match()->stepsDone(), before);
    click("tutorAgain");
    EXPECT_FALSE(shown("tutorSays"));
    app.hands().desk()->pass();
    ASSERT_TRUE(becomes([this] { return shown("tutorSays"); }));
    click("tutorAnyway");
    EXPECT_TRUE(becomes([&] { return app.session.match()->stepsDone() == before + 1; }));
}

/// A dropped card stays there while the coach checks it and asks about it, and goes back only then.
TEST_P(Coached, WhatIsDroppedStaysWhileTheTutorLooks)
{
    const Side side{QStringLiteral(
        R"("ground":["SOR_095"],"hand":["SOR_128"],"base":{"card":"SOR_023","damage":29})")};
    ASSERT_TRUE(app.place(side, side, GetParam()));
    app.settings.setTutor(1);
    app.waitABit();
    const int card = app.card(QStringLiteral("me:hand0"));
    const QPoint to = app.at(QStringLiteral("me/ground")) + QPoint(120, 10);
    const QPointF hand = app.cardItem(card)->mapToScene({});
    hands.drag(app.at(QStringLiteral("me:hand0")), to);
    ASSERT_TRUE(shown("coachSign"));
    const auto distance = [&](const QQuickItem *item) {
        const QRectF box = item->mapRectToScene(item->boundingRect());
        return QLineF(box.center(), to).length();
    };
    EXPECT_LT(distance(app.cardItem(card)), 90) << "it lies where it was dropped";
    EXPECT_LT(distance(app.item(QStringLiteral("coachSign"))), 200) << "and the sign beside it";
    app.picture(QStringLiteral("tutor-looks"));
    ASSERT_TRUE(becomes([this] { return shown("tutorSays"); }));
    EXPECT_LT(distance(app.cardItem(card)), 90);
    click("tutorAgain");
    EXPECT_TRUE(becomes([&] { return app.cardItem(card)->mapToScene({}) == hand; }));
    EXPECT_EQ(app.hands().aim()->stayingCard(), -1);
}

/// Whoever looks on while the hand is covered reads nothing that the hand makes of the move.
TEST(CoachedPeek, TheTutorSaysWhyToWhoeverLooksAtTheirHand)
{
    App app(Seating::Peek);
    ASSERT_NE(app.window, nullptr);
    const Side side{QStringLiteral(
        R"("ground":["SOR_095"],"hand":["SOR_128"],"base":{"card":"SOR_023","damage":29})")};
    app.settings.setTutor(10);
    const auto says = [&] {
        const QQuickItem *item = app.item(QStringLiteral("tutorSays"));
        return item == nullptr ? QString() : item->property("text").toString();
    };
    for (const int seat : {0, 1}) {
        ASSERT_TRUE(app.place(side, side, seat));
        app.waitABit();
        app.session.seats()->peekKey(seat, true);
        app.hands().desk()->pass();
        ASSERT_TRUE(becomes([&] { return says().startsWith(QStringLiteral("That costs you")); }));
        app.session.seats()->peekKey(seat, false);
        EXPECT_TRUE(says().startsWith(QStringLiteral("This move may cost")))
            << says().toStdString();
        app.settle();
        app.picture(QStringLiteral("tutor-covered"));
        Hands(app).clickItem(QStringLiteral("tutorAgain"));
    }
}

} // namespace
} // namespace playmat::qmltest
