// The rest of a game after a lesson or a puzzle, a newcomer's first game, and its tips: against the
// program, on the table they were shown on.
#include "kit/swu/host/hosted.h"
#include "kit/swu/learn/demo_bot.h"
#include "kit/swu/table/places.h"
#include "lessons.h"
#include "sentences.h"
#include "table/learn/book_session.h"
#include "table/learn/tip_coach.h"
#include "table/session/puzzle_data.h"

#include <gtest/gtest.h>

namespace playmat::qmltest {
namespace {

using table::LearnSession;
using table::LessonTable;

struct Rest : Lessons
{
    Rest() { app.settings.setProgramPace(table::ProgramSeats::AtOnce); }
    [[nodiscard]] const match::Match &match() { return *learn->table()->match(); }
    [[nodiscard]] bool mine() const { return decision().player == 0; }
    void waitForMe()
    {
        ASSERT_TRUE(becomes([&] { return learn->restOver() || mine(); }));
        QCoreApplication::processEvents();
        app.settle();
    }
    /// Something legal, until the game has ended or so many rounds are over.
    void playOn(int rounds)
    {
        const int until = learn->table()->stage()->board().round + rounds;
        table::DemoBot bot(7);
        for (int guard = 0; guard < 600 && learn->table()->stage()->board().round < until;
             ++guard) {
            waitForMe();
            if (learn->restOver())
                return;
            (void)learn->table()->play(bot.choose(*match::swuGame(match())));
        }
    }
    /// Who begins may have to be said first, and there is no tip for it.
    void untilATip()
    {
        for (int i = 0; i < 3; ++i) {
            waitForMe();
            if (!learn->progress().tips.empty())
                return;
            (void)learn->table()->play(table::DemoBot(1).choose(*match::swuGame(match())));
        }
    }
    /// A tip's bubble finds its place while the table comes to rest.
    void clickInBubble(const char *name)
    {
        const auto place = [&] {
            return app.item(QLatin1String(name))->mapToScene({5, 5}).toPoint();
        };
        hands.moveTo(place());
        app.settle();
        app.draw();
        hands.moveTo(place());
        click(name);
    }
    /// By hints alone: only its end matters here.
    void toTheEnd(const char *id)
    {
        learn->startLesson(QLatin1String(id));
        for (int guard = 0; guard < 80 && learn->page() == LearnSession::Lesson; ++guard) {
            settle();
            if (lesson().canPlayOn() && stopAtScene)
                return;
            if (lesson().canNext())
                lesson().next();
            else
                for (int i = 0; i < 3 && lesson().canHint(); ++i)
                    lesson().hint();
        }
    }
    bool stopAtScene = false;
};

TEST_F(Rest, SixScenesCanBePlayedOn)
{
    for (const char *id : {"swu-04", "swu-08", "swu-10", "swu-12", "swu-13", "swu-19"}) {
        toTheEnd(id);
        ASSERT_EQ(learn->page(), LearnSession::EndCard) << id;
        ASSERT_TRUE(becomes([&] { return shown("playOn"); })) << id;
        app.picture(QStringLiteral("rest-end-%1").arg(QLatin1String(id)));
        sayEach(app, shownText(app, "endCard", learn->summary()),
                {"end_card.what_was_wrong_comes_back"});
        click("playOn");
        ASSERT_EQ(learn->page(), LearnSession::Rest) << id;
        waitForMe();
        EXPECT_FALSE(shown("coach"));
        app.picture(QStringLiteral("rest-%1").arg(QLatin1String(id)));
        for (core::PlayerId seat = 0; seat < 2; ++seat) {
            EXPECT_GE(match::swuGame(match())->state().list(swu::Zone::Deck, seat).count, 25) << id;
        }
        playOn(2);
        EXPECT_FALSE(HasFailure()) << id;
    }
}

TEST_F(Rest, ASceneOnTheWayCanBePlayedOnFromTheBubble)
{
    stopAtScene = true;
    toTheEnd("swu-12");
    ASSERT_TRUE(becomes([&] { return shown("coachPlayOn"); }));
    app.draw();
    app.draw();
    app.picture(QStringLiteral("rest-bubble"));
    click("coachPlayOn");
    ASSERT_EQ(learn->page(), LearnSession::Rest);
    waitForMe();
    EXPECT_TRUE(mine());
}

TEST_F(Rest, AWholeGameEndsWithItsResultAndCanBePlayedAgain)
{
    learn->startFirstGame();
    EXPECT_TRUE(learn->firstGame());
    playOn(100);
    ASSERT_TRUE(becomes([&] { return learn->restOver() && shown("endCard"); }));
    app.picture(QStringLiteral("rest-over"));
    EXPECT_FALSE(shown("lessonAgain"));
    click("playOn");
    EXPECT_TRUE(becomes([&] { return !learn->table()->over() && learn->firstGame(); }));
    click("leaveLesson");
    EXPECT_TRUE(becomes([&] { return shown("lesson1"); }));
}

/// Nobody answers for the program, and taking back goes to one's own last answer.
TEST_F(Rest, TheProgramsSeatIsItsOwn)
{
    learn->startFirstGame();
    playOn(2);
    const auto actsNow = [&] { // and the program answers: a second pass would end the phase
        return mine() && decision().kind == core::DecisionKind::Action
            && learn->table()->controller()->desk()->prompt().canPass
            && !match::swuGame(match())->state().players[size_t(1 - decision().player)].passed;
    };
    for (int i = 0; i < 40 && !actsNow(); ++i) {
        (void)learn->table()->play(table::DemoBot(7).choose(*match::swuGame(match())));
        waitForMe();
    }
    const std::uint64_t before = hash();
    const std::size_t steps = match().stepsDone();
    ASSERT_TRUE(shown("passButton"));
    click("passButton");
    waitForMe();
    ASSERT_GT(match().stepsDone(), steps + 1) << "it has answered";
    learn->table()->takingBack()->undo();
    EXPECT_EQ(hash(), before);
    EXPECT_EQ(match().stepsDone(), steps);
    hands.key(Qt::Key_Escape);
    hands.key(Qt::Key_Escape);
    EXPECT_EQ(learn->page(), LearnSession::Rest) << "a game is not left by the way";
}

TEST_F(Rest, TheProgramWaitsWhileNobodySeesTheTable)
{
    learn->startFirstGame();
    waitForMe();
    EXPECT_FALSE(learn->table()->programs()->paused());
    hands.key(Qt::Key_F1);
    EXPECT_TRUE(becomes([&] { return learn->table()->programs()->paused(); }));
    hands.key(Qt::Key_Escape);
    EXPECT_TRUE(becomes([&] { return !learn->table()->programs()->paused(); }));
}

/// It would end the game, as in any other game.
TEST_F(Rest, TheRulesBookOffersNoLessonInTheMiddleOfIt)
{
    learn->startFirstGame();
    waitForMe();
    app.window->findChild<table::BookSession *>()->show(QStringLiteral("rule:CR 7.5.11"));
    ASSERT_TRUE(becomes([&] { return shown("bookTitle"); }));
    EXPECT_FALSE(shown("bookLesson"));
}

TEST_F(Rest, APuzzleCanBePlayedAsAGame)
{
    const learn::Puzzle &puzzle = table::puzzleData().puzzles.front();
    learn->startPuzzle(QString::fromStdString(puzzle.id));
    ASSERT_EQ(learn->page(), LearnSession::Puzzle);
    learn->playOn();
    ASSERT_EQ(learn->page(), LearnSession::Rest);
    waitForMe();
    app.picture(QStringLiteral("rest-puzzle"));
    playOn(1);
}

// --- tips ----------------------------------------------------------------------------------------

TEST_F(Rest, AFirstGameHasTipsThatAreToldOnce)
{
    app.settings.setTips(true);
    learn->startFirstGame();
    untilATip();
    ASSERT_TRUE(becomes([&] { return shown("tip"); }));
    app.draw();
    app.draw();
    app.picture(QStringLiteral("tip-first"));
    const std::set<std::string, std::less<>> first = learn->progress().tips;
    EXPECT_EQ(first.size(), 1U);
    clickInBubble("tipClose");
    EXPECT_FALSE(shown("tip"));
    int told = 1;
    for (int i = 0; i < 40 && !learn->restOver(); ++i) {
        table::DemoBot bot(quint64(i) + 1);
        (void)learn->table()->play(bot.choose(*match::swuGame(match())));
        waitForMe();
        if (int(learn->progress().tips.size()) > told) {
            told = int(learn->progress().tips.size());
            app.draw();
            app.draw();
            app.picture(QStringLiteral("tip-%1").arg(told));
        }
    }
    EXPECT_GE(told, 6);
    learn->startFirstGame();
    waitForMe();
    EXPECT_FALSE(shown("tip")) << "it has been told";
}

TEST_F(Rest, TipsAreSwitchedOffInTheBubbleAndInTheSettings)
{
    app.settings.setTips(true);
    learn->startFirstGame();
    untilATip();
    ASSERT_TRUE(becomes([&] { return shown("tip"); }));
    clickInBubble("tipsOff");
    EXPECT_FALSE(shown("tip"));
    EXPECT_FALSE(app.settings.tips());
    playOn(1);
    EXPECT_FALSE(shown("tip"));
    EXPECT_EQ(learn->progress().tips.size(), 1U);
}

/// In an ordinary game too, for whoever sits near; its lesson is a visit.
TEST_F(Rest, TipsComeInOrdinaryGamesAndLeadToTheirLesson)
{
    app.settings.setTips(true);
    ASSERT_TRUE(app.place({QStringLiteral(R"("ground":["SOR_046"])")},
                          {QStringLiteral(R"("ground":["SOR_063"])")}, 0));
    const QString before = app.hash();
    ASSERT_TRUE(becomes([&] { return shown("tip"); }));
    app.draw();
    app.draw();
    app.picture(QStringLiteral("tip-ordinary"));
    click("tipLesson");
    ASSERT_TRUE(becomes([&] { return shown("coach"); }));
    EXPECT_TRUE(learn->visiting());
    click("leaveLesson");
    ASSERT_TRUE(becomes([&] { return shown("passButton"); }));
    EXPECT_EQ(app.hash(), before);
}

} // namespace
} // namespace playmat::qmltest
