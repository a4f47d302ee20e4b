// Tests the page of finished matches and the replay in the window, with mouse and keyboard, in
// every game and as either player saw the match.
#include "hands.h"
#include "sentences.h"
#include "support/past_matches.h"
#include "table/history/match_shelf.h"
#include "table/history/replay.h"
#include "table/history/replay_review.h"

#include <QAccessible>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTest>

#include <gtest/gtest.h>

#include <atomic>
#include <thread>

namespace playmat::qmltest {
namespace {

using table::MatchShelf;
using table::Replay;
using table::ReplayReview;

struct History : testing::Test
{
    History()
        : hands(app)
    {
    }
    void SetUp() override
    {
        ASSERT_NE(app.window, nullptr);
        app.keepJournal();
        QDir(app.folder.path()).mkpath(QStringLiteral("finished"));
    }
    [[nodiscard]] QString file(const QString &name) const
    {
        return app.folder.filePath(QStringLiteral("finished/") + name + QStringLiteral(".playmat"));
    }
    [[nodiscard]] bool shown(const char *name) const
    {
        return app.item(QLatin1String(name)) != nullptr;
    }
    void click(const char *name) { hands.clickItem(QLatin1String(name)); }
    [[nodiscard]] QString textOf(const char *name) const
    {
        const QQuickItem *item = app.item(QLatin1String(name));
        EXPECT_NE(item, nullptr) << name << " is not shown, but " << app.namesShown();
        return item == nullptr ? QString() : item->property("text").toString();
    }
    /// The child of that type in a page that may be created later; nullptr while there is none.
    template <class T>
    [[nodiscard]] static T *partOf(const QQuickItem *item)
    {
        if (T *part = item->findChild<T *>(QString(), Qt::FindDirectChildrenOnly))
            return part;
        for (const QQuickItem *child : item->childItems())
            if (T *part = partOf<T>(child))
                return part;
        return nullptr;
    }
    [[nodiscard]] MatchShelf &shelf() const
    {
        return *partOf<MatchShelf>(app.window->contentItem());
    }
    [[nodiscard]] Replay &replay() const { return *partOf<Replay>(app.window->contentItem()); }
    void open()
    {
        click("nav_history");
        ASSERT_TRUE(becomes([&] { return shown("historyList"); }));
        ASSERT_TRUE(becomes([&] { return !shelf().loading(); }));
        app.settle();
    }
    /// Saves one match of each game, the newest last. Ann won the first one and lost the others.
    void putOneOfEach()
    {
        int seed = 20;
        for (const table::TableKit *kit : table::tableKits()) {
            test::saveFinished(file(QString::number(seed)), *kit, quint64(seed), seed == 20 ? 1 : 0,
                               {QStringLiteral("Ann"), QStringLiteral("<b>Bo</b>")});
            ++seed;
        }
    }
    void watch(const QString &path)
    {
        const int row = shelf().rowOf(path);
        ASSERT_GE(row, 0);
        hands.clickItem(QStringLiteral("past%1").arg(row));
        app.settle();
        click("watchMatch");
        ASSERT_TRUE(becomes([&] { return shown("replayPlay"); }));
        app.settle();
    }

    App app;
    Hands hands;
};

TEST_F(History, AnEmptyPageSaysWhatToDoFirst)
{
    open();
    EXPECT_TRUE(
        textOf("historyEmpty").startsWith(QStringLiteral("You have not finished a match yet.")));
    app.picture(QStringLiteral("history-empty"));
    click("historyFirst");
    EXPECT_TRUE(becomes([&] { return shown("dealButton"); }));
}

TEST_F(History, AFinishedMatchIsListedAndEscLeadsBack)
{
    click("dealButton");
    ASSERT_TRUE(becomes([&] { return shown("table"); }));
    app.session.concede(1);
    ASSERT_TRUE(becomes([&] { return shown("endStart"); }));
    click("endStart");
    ASSERT_TRUE(becomes([&] { return shown("nav_history"); }));
    open();
    EXPECT_EQ(shelf().shown(), 1);
    EXPECT_EQ(textOf("shareOfWins"), QString());
    ASSERT_TRUE(shown("past0"));
    hands.key(Qt::Key_Escape);
    EXPECT_TRUE(becomes([&] { return shown("dealButton"); }));
}

TEST_F(History, AMatchOfEveryGameIsWatchedByMouse)
{
    const NothingIsLaidOut quiet; // the tests of the tables lay out their words
    putOneOfEach();
    open();
    EXPECT_EQ(shelf().shown(), int(table::tableKits().size()));
    app.picture(QStringLiteral("history"));
    for (int seed = 20; seed < 20 + int(table::tableKits().size()); ++seed) {
        watch(file(QString::number(seed)));
        Replay &replay = this->replay();
        EXPECT_EQ(replay.step(), 0);
        click("stepForward");
        click("stepForward");
        EXPECT_EQ(replay.step(), 2);
        click("stepBack");
        EXPECT_EQ(replay.step(), 1);
        click("roundForward");
        EXPECT_EQ(replay.round(), 1);
        click("roundBack");
        EXPECT_EQ(replay.step(), 0);
        const QQuickItem *line = app.item(QStringLiteral("replayLine"));
        ASSERT_NE(line, nullptr);
        const QPoint half = line->mapToScene({line->width() / 2, line->height() / 2}).toPoint();
        hands.click(half);
        EXPECT_NEAR(replay.step(), replay.steps() / 2, 1);
        const QPoint end = line->mapToScene({line->width() - 1, line->height() / 2}).toPoint();
        hands.drag(half, end);
        EXPECT_EQ(replay.step(), replay.steps()) << "the line is dragged along";
        EXPECT_TRUE(replay.table()->stage()->showsFreshObservation());
        app.settle();
        app.picture(QStringLiteral("replay-%1").arg(seed));
        click("replayEyes");
        EXPECT_EQ(replay.eyes(), Replay::Theirs);
        EXPECT_EQ(replay.table()->seats()->nearSeat(), 1);
        click("replaySpeed");
        EXPECT_EQ(replay.speed(), seed - 20 + 2);
        click("replayLeave");
        ASSERT_TRUE(becomes([&] { return shown("historyList"); }));
        EXPECT_FALSE(replay.isOpen());
    }
}

TEST_F(History, AReplayIsGoneThroughByKeysAlone)
{
    putOneOfEach();
    open();
    const auto *list = app.item(QStringLiteral("historyList"));
    ASSERT_NE(list, nullptr);
    ASSERT_TRUE(becomes([&] { return list->hasActiveFocus(); })) << "it has the keyboard";
    hands.key(Qt::Key_Down);
    EXPECT_EQ(list->property("currentIndex").toInt(), 1);
    hands.key(Qt::Key_Return);
    ASSERT_TRUE(becomes([&] { return shown("replayPlay"); }));
    Replay &replay = this->replay();
    EXPECT_EQ(replay.path(), shelf().at(1).path);
    hands.key(Qt::Key_Right);
    hands.key(Qt::Key_Right);
    EXPECT_EQ(replay.step(), 2);
    hands.key(Qt::Key_Left);
    EXPECT_EQ(replay.step(), 1);
    hands.key(Qt::Key_Right, Qt::ControlModifier);
    EXPECT_EQ(replay.round(), 1);
    hands.key(Qt::Key_Left, Qt::ControlModifier);
    EXPECT_EQ(replay.step(), 0);
    hands.key(Qt::Key_End);
    EXPECT_EQ(replay.step(), replay.steps());
    hands.key(Qt::Key_Home);
    EXPECT_EQ(replay.step(), 0);
    hands.key(Qt::Key_E);
    hands.key(Qt::Key_E);
    EXPECT_EQ(replay.eyes(), Replay::Both);
    EXPECT_EQ(textOf("replayEyes"), QStringLiteral("Both hands"));
    hands.key(Qt::Key_Space);
    EXPECT_TRUE(replay.playing());
    EXPECT_TRUE(becomes([&] { return replay.step() > 0; }));
    hands.key(Qt::Key_Space);
    EXPECT_FALSE(replay.playing());
    hands.key(Qt::Key_Escape);
    ASSERT_TRUE(becomes([&] { return shown("historyList"); }));
    EXPECT_EQ(list->property("currentIndex").toInt(), 1) << "the page is as it was";
    EXPECT_TRUE(becomes([&] { return list->hasActiveFocus(); }));
}

// --- the moments of the review -------------------------------------------------------------------

struct ReplayMarks : History
{
    ~ReplayMarks() override { waits = false; }
    void SetUp() override
    {
        History::SetUp();
        for (const table::TableKit *kit : table::tableKits())
            test::saveFinished(fileOf(*kit), *kit, 20, 1,
                               {QStringLiteral("Ann"), QStringLiteral("<b>Bo</b>")});
        open();
        watch(file(QStringLiteral("swu")));
        review().setReviewer([this](const table::ReviewedGame &game, const table::TellMoment &tell,
                                    const std::stop_token &stop) { return say(game, tell, stop); });
    }
    /// At every fifth decision of the seat 7, 12 or 20 points are lost, or a draw was worth 9.
    std::string say(const table::ReviewedGame &game, const table::TellMoment &tell,
                    const std::stop_token &stop)
    {
        int done = 0;
        for (std::size_t i = 0; i < game.answers.size(); ++i) {
            if (game.answers[i].first != game.seat || ++done % 5 != 1)
                continue;
            bots::Moment moment;
            moment.step = i;
            moment.loss = std::array{.12, .07, .2, 0.}.at(std::size_t(done / 5 % 4));
            moment.draws = moment.loss > 0 ? 0 : .09;
            moment.did = "Attack Count Dooku, Darth Tyranus with Luke Skywalker, Faithful Friend";
            moment.better = moment.loss > 0 ? "Play Darth Vader, Commanding the First Legion" : "";
            tell(moment, done, 30);
            while (waits && done > 10 && !stop.stop_requested())
                std::this_thread::yield();
        }
        return {};
    }
    [[nodiscard]] QString fileOf(const table::TableKit &kit) const
    {
        return file(QString::fromUtf8(kit.game().id().data(), qsizetype(kit.game().id().size())));
    }
    [[nodiscard]] ReplayReview &review() const
    {
        return *partOf<ReplayReview>(app.window->contentItem());
    }
    [[nodiscard]] int stepOf(int mark) const
    {
        return review().marks().at(mark).toMap().value(QStringLiteral("step")).toInt();
    }
    [[nodiscard]] QPoint middleOf(int mark) const
    {
        const QQuickItem *item = app.item(QStringLiteral("replayMark%1").arg(mark));
        EXPECT_NE(item, nullptr) << mark;
        return item == nullptr
            ? QPoint()
            : item->mapToScene({item->width() / 2, item->height() / 2}).toPoint();
    }
    void reviewIt()
    {
        click("replayReview");
        ASSERT_TRUE(becomes([&] { return !review().running() && shown("replayMark0"); }));
        app.settle();
    }

    std::atomic<bool> waits = false;
};

TEST_F(ReplayMarks, AClickGoesToAMomentAndPointingTellsIt)
{
    const auto words = [this] { return textOf("replayMomentWords"); };
    ASSERT_NO_FATAL_FAILURE(reviewIt());
    EXPECT_FALSE(shown("replayReview")) << "it is done";
    ASSERT_GT(review().marks().size(), 3);
    hands.click(middleOf(1));
    EXPECT_EQ(replay().step(), stepOf(1));
    app.settle();
    EXPECT_TRUE(words().contains(QStringLiteral(": Lost 7 points: Attack ")))
        << words().toStdString();
    EXPECT_TRUE(words().contains(QStringLiteral(" Better: Play "))) << words().toStdString();
    app.picture(QStringLiteral("replay-moment"));
    hands.hover(middleOf(2));
    EXPECT_TRUE(becomes([&] { return words().contains(QStringLiteral("Lost 20 points")); }));
    EXPECT_EQ(replay().step(), stepOf(1)) << "pointing only tells";
    hands.hover({app.window->width() / 2, app.window->height() / 3});
    EXPECT_TRUE(becomes([&] { return words().contains(QStringLiteral("Lost 7 points")); }));
    click("momentForward");
    EXPECT_EQ(replay().step(), stepOf(2));
    click("momentBack");
    EXPECT_EQ(replay().step(), stepOf(1));
    const QPoint end = middleOf(3);
    hands.drag(middleOf(1), end + QPoint(40, 0));
    EXPECT_GT(replay().step(), stepOf(3)) << "the line is dragged along from a mark, too";
}

TEST_F(ReplayMarks, KeysGoFromMomentToMoment)
{
    ASSERT_NO_FATAL_FAILURE(reviewIt());
    hands.key(Qt::Key_Period);
    EXPECT_EQ(replay().step(), stepOf(replay().step() > stepOf(0) ? 1 : 0));
    replay().goTo(stepOf(0));
    hands.key(Qt::Key_Period);
    EXPECT_EQ(replay().step(), stepOf(1));
    hands.key(Qt::Key_Right);
    hands.key(Qt::Key_Comma);
    EXPECT_EQ(replay().step(), stepOf(1));
    hands.key(Qt::Key_Comma);
    EXPECT_EQ(replay().step(), stepOf(0));
}

TEST_F(ReplayMarks, AReaderHearsAMomentAndGoesToIt)
{
    ASSERT_NO_FATAL_FAILURE(reviewIt());
    replay().goTo(stepOf(1));
    QAccessibleInterface *line = QAccessible::queryAccessibleInterface(
        app.item(QStringLiteral("replayLine"))->parentItem());
    ASSERT_NE(line, nullptr);
    EXPECT_TRUE(line->text(QAccessible::Name).contains(QStringLiteral("Lost 7 points")));
    EXPECT_TRUE(line->text(QAccessible::Description).contains(QStringLiteral("Comma")));
    QAccessibleInterface *mark
        = QAccessible::queryAccessibleInterface(app.item(QStringLiteral("replayMark2")));
    ASSERT_NE(mark, nullptr);
    EXPECT_EQ(mark->role(), QAccessible::Button);
    EXPECT_TRUE(mark->text(QAccessible::Name).contains(QStringLiteral("Lost 20 points")));
    mark->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    EXPECT_EQ(replay().step(), stepOf(2));
}

TEST_F(ReplayMarks, TheReplayGoesOnDuringAReviewThatCanBeStopped)
{
    waits = true;
    click("replayReview");
    ASSERT_TRUE(becomes([&] { return shown("replayMark2"); }));
    app.settle();
    EXPECT_EQ(textOf("replayReviewStop"), QStringLiteral("Stop (37 %)"));
    for (const double scale : {.75, 2., 1.}) {
        app.settings.setFontScale(scale);
        app.settle();
        layOut(app);
    }
    app.picture(QStringLiteral("replay-reviewing"));
    hands.key(Qt::Key_Home);
    hands.key(Qt::Key_Right);
    EXPECT_EQ(replay().step(), 1);
    click("replayReviewStop");
    EXPECT_FALSE(review().running());
    EXPECT_TRUE(becomes([&] { return shown("replayReview") && shown("replayMark2"); }));
}

TEST_F(ReplayMarks, AReviewEndsWithItsReplay)
{
    waits = true;
    click("replayReview");
    ASSERT_TRUE(becomes([&] { return shown("replayMark2"); }));
    click("replayLeave");
    EXPECT_FALSE(review().running());
    ASSERT_TRUE(becomes([&] { return shown("historyList"); }));
    watch(file(QStringLiteral("swu")));
    EXPECT_TRUE(shown("replayReview"));
    EXPECT_FALSE(shown("replayReviewStop") || shown("replayMark0"));
    waits = false;
    ASSERT_NO_FATAL_FAILURE(reviewIt());
}

TEST_F(ReplayMarks, AreThoseOfOpenHandsAndOfGamesWithAReview)
{
    ASSERT_NO_FATAL_FAILURE(reviewIt());
    click("replayEyes");
    EXPECT_FALSE(shown("replayMark0")) << "theirs are not reviewed";
    EXPECT_FALSE(shown("momentForward"));
    EXPECT_TRUE(shown("replayReview"));
    click("replayEyes");
    app.settle();
    EXPECT_TRUE(shown("replayMark0"));
    ASSERT_NO_FATAL_FAILURE(reviewIt());
    app.picture(QStringLiteral("replay-moments-of-both"));
    click("replayLeave");
    for (const table::TableKit *kit : table::tableKits()) {
        ASSERT_TRUE(becomes([&] { return shown("historyList"); }));
        watch(fileOf(*kit));
        EXPECT_FALSE(shown("replayReview")) << kit->game().id();
        EXPECT_EQ(shown("replayMark0"), kit->hasCoach()) << "there at once, where it was reviewed";
        click("replayLeave");
    }
}

TEST_F(ReplayMarks, ReadWellInEveryLanguageAndSize)
{
    ASSERT_NO_FATAL_FAILURE(reviewIt());
    click("replayEyes");
    click("replayEyes");
    for (const double scale : {.75, 1., 2.}) {
        app.settings.setFontScale(scale);
        app.settle();
        hands.click(middleOf(2));
        app.settle();
        layOut(app);
        sayEach(app, app.item(QStringLiteral("replayMomentWords")),
                {"game_review.a_lucky_draw_points", "game_review.an_unlucky_draw_points",
                 "game_review.better", "game_review.lost_points"});
        sayEach(app, app.item(QStringLiteral("replayWords")), {"replay_review.nothing_marked"});
        hands.hover(middleOf(4));
        app.settle();
        layOut(app);
        app.picture(QStringLiteral("replay-moments-%1").arg(scale));
    }
    app.settings.setFontScale(1);
    for (const QString &scheme : {QStringLiteral("light"), QStringLiteral("contrast")}) {
        app.settings.setScheme(scheme);
        app.settle();
        app.picture(QStringLiteral("replay-moments-") + scheme);
    }
}

TEST_F(History, NoCardIsMovedInAReplay)
{
    putOneOfEach();
    open();
    watch(file(QStringLiteral("20")));
    Replay &replay = this->replay();
    for (int step = 0; step < replay.steps(); step += 7) {
        replay.goTo(step);
        app.settle();
        const auto &rows = replay.table()->stage()->scene().rows();
        for (const table::CardRow &row : rows)
            if (row.place.rect.isValid())
                hands.click(row.place.rect.center());
        EXPECT_EQ(int(replay.table()->match()->stepsDone()), step);
        replay.table()->controller()->cancel();
    }
}

TEST_F(History, IsPlayedOnFromAStepAndLeadsBackToTheList)
{
    putOneOfEach();
    open();
    watch(file(QStringLiteral("20")));
    Replay &replay = this->replay();
    replay.goTo(9);
    click("replayPlayOn");
    ASSERT_TRUE(becomes([&] { return app.session.running(); }));
    EXPECT_GE(app.session.match()->stepsDone(), 9U);
    EXPECT_TRUE(app.session.programs()->plays(1));
    EXPECT_FALSE(app.session.programs()->plays(0));
    EXPECT_FALSE(replay.isOpen());
    app.session.close();
    EXPECT_TRUE(becomes([&] { return shown("historyList"); }));
}

TEST_F(History, IsFilteredByChipsAndWords)
{
    putOneOfEach();
    test::saveFinished(file(QStringLiteral("z")), *table::tableKits().front(), 40, 1,
                       {QStringLiteral("Ann"), QStringLiteral("Marek")});
    open();
    const int all = shelf().shown();
    click("filter2");
    ASSERT_TRUE(becomes([&] { return shown("filterDialog"); }));
    app.settle();
    app.picture(QStringLiteral("history-filter"));
    hands.key(Qt::Key_Down);
    hands.key(Qt::Key_Return);
    EXPECT_FALSE(shown("filterDialog"));
    EXPECT_LT(shelf().shown(), all);
    EXPECT_TRUE(shelf().filtered());
    click("filter2");
    EXPECT_EQ(shelf().shown(), all) << "a press on what filters takes it back";
    hands.key(Qt::Key_F, Qt::ControlModifier);
    for (const char letter : {'m', 'a', 'r', 'e', 'k'})
        QTest::keyClick(app.window, letter);
    EXPECT_EQ(shelf().shown(), 1);
    QTest::keyClick(app.window, 'x');
    EXPECT_EQ(shelf().shown(), 0);
    app.settle();
    EXPECT_EQ(textOf("historyEmpty"), QStringLiteral("No match fits these filters."));
    click("historyFirst");
    EXPECT_EQ(shelf().shown(), all);
    EXPECT_EQ(textOf("historySearch"), QString());
}

TEST_F(History, AMatchGetsAStarIsThrownAwayAndComesBack)
{
    putOneOfEach();
    open();
    const int all = shelf().shown();
    click("starMatch");
    EXPECT_TRUE(shelf().at(0).starred);
    click("removeMatch");
    EXPECT_EQ(shelf().shown(), all - 1);
    ASSERT_TRUE(becomes([&] { return shown("historyUndo"); }));
    app.settle();
    app.picture(QStringLiteral("history-removed"));
    click("historyUndo");
    ASSERT_TRUE(becomes([&] { return shelf().shown() == all; }));
    EXPECT_TRUE(shelf().at(0).starred);
    hands.key(Qt::Key_Delete);
    EXPECT_EQ(shelf().shown(), all - 1);
    hands.key(Qt::Key_Z, Qt::ControlModifier);
    ASSERT_TRUE(becomes([&] { return shelf().shown() == all; }));
}

TEST_F(History, ACopyIsSavedWhereOneWants)
{
    putOneOfEach();
    open();
    click("copyMatch");
    ASSERT_TRUE(becomes([&] { return shown("copyBox"); }));
    hands.key(Qt::Key_A, Qt::ControlModifier);
    for (const QChar letter : app.folder.filePath(QStringLiteral("mine.playmat")))
        QTest::keyClick(app.window, letter.toLatin1());
    hands.key(Qt::Key_Return);
    EXPECT_FALSE(shown("copyBox"));
    EXPECT_TRUE(QFile::exists(app.folder.filePath(QStringLiteral("mine.playmat"))));
}

TEST_F(History, ItsResultAndReviewAreASteppingStoneFurther)
{
    putOneOfEach();
    open();
    click("reviewMatch");
    ASSERT_TRUE(becomes([&] { return shown("playAgain"); }));
    click("endStart");
    EXPECT_TRUE(becomes([&] { return shown("historyList"); }));
}

TEST_F(History, AFileThatIsDamagedSaysSoAndIsNotWatched)
{
    QFile noise(file(QStringLiteral("noise")));
    ASSERT_TRUE(noise.open(QIODevice::WriteOnly));
    noise.write("nonsense");
    noise.close();
    open();
    ASSERT_EQ(shelf().shown(), 1);
    EXPECT_FALSE(shown("watchMatch"));
    hands.key(Qt::Key_Return);
    EXPECT_TRUE(shown("historyList"));
    app.settle();
    app.picture(QStringLiteral("history-damaged"));
}

TEST_F(History, ReadsWellInEveryLanguageAndSize)
{
    putOneOfEach();
    test::saveFinished(file(QStringLiteral("w")), *table::tableKits().front(), 41, 1,
                       {QStringLiteral("Ann"), QStringLiteral("Hard")},
                       {QStringLiteral("hard"), QStringLiteral("hard")});
    open();
    for (const double scale : {.75, 1., 2.}) {
        app.settings.setFontScale(scale);
        app.settle();
        layOut(app);
        app.picture(QStringLiteral("history-letters-%1").arg(scale));
    }
    app.settings.setFontScale(1);
    watch(file(QStringLiteral("20")));
    for (const double scale : {.75, 1., 2.}) {
        app.settings.setFontScale(scale);
        app.settle();
        layOut(app);
        app.picture(QStringLiteral("replay-letters-%1").arg(scale));
    }
}

} // namespace
} // namespace playmat::qmltest
