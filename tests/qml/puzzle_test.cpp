// Puzzles in the window: one of each kind by mouse and by keyboard, mistakes, the page they come
// from.
#include "engine/swu/state/types.h"
#include "learn_fixture.h"
#include "match/json.h"
#include "sentences.h"
#include "support/processor_time.h"
#include "table/session/course_data.h"
#include "table/session/puzzle_data.h"

#include <QAccessible>
#include <QTest>

#include <gtest/gtest.h>

namespace playmat::qmltest {
namespace {

using learn::Puzzle;
using table::CardRow;
using table::GlanceSide;
using table::LearnSession;
using table::PuzzleTable;
using Worth = learn::PuzzleRun::Worth;

struct Puzzling : LearnFixture
{
    Puzzling()
        : LearnFixture(table::PlaybackQueue::Off)
    {
        learn->setToday([] { return 20000; });
    }
    [[nodiscard]] PuzzleTable &puzzle() { return *learn->puzzles()->table(); }
    [[nodiscard]] QString spoken(const char *name)
    {
        QQuickItem *item = app.item(QLatin1String(name));
        QAccessibleInterface *face = QAccessible::queryAccessibleInterface(item);
        return face == nullptr ? QString() : face->text(QAccessible::Name);
    }
    void settle()
    {
        settleWhile([&] { return puzzle().mood() == PuzzleTable::Watches; });
    }
    /// All of the position is seen beside the coach.
    void expectNothingCovered()
    {
        app.draw();
        app.draw();
        const QQuickItem *coach = app.item(QStringLiteral("coach"));
        auto *stage = app.window->findChild<table::LessonStage *>();
        const QRectF box = coach->mapRectToItem(stage, coach->boundingRect());
        EXPECT_FALSE(box.intersects(QRectF(learn->table()->stage()->geometry().token)))
            << puzzle().puzzle()->id << ": who has the initiative";
        for (const CardRow &card : learn->table()->stage()->scene().rows()) {
            const bool seen = card.place.form != table::CardForm::Unseen
                && card.place.form != table::CardForm::Pip;
            EXPECT_FALSE(seen && box.intersects(QRectF(card.place.rect)))
                << puzzle().puzzle()->id << ": " << card.facts.name.toStdString();
        }
    }
    void answer(const core::Answer &answer, By by);
    void solve(By by);
    [[nodiscard]] core::Answer some(Worth worth);
    [[nodiscard]] core::Answer wrong() { return some(Worth::Wrong); }
    void open(const std::string &id)
    {
        learn->startPuzzle(QString::fromStdString(id));
        ASSERT_TRUE(becomes([&] { return shown("coach"); }));
        ASSERT_NO_FATAL_FAILURE(settle());
    }
};

[[nodiscard]] bool isPass(const core::Option &option)
{
    return swu::OptionKind(option.kind) == swu::OptionKind::Pass;
}

/// The first answer of that worth that has a gesture of this test: one card onto another, or else
/// passing.
std::optional<core::Answer> found(learn::PuzzleRun &run, const core::Decision &decision,
                                  Worth worth)
{
    for (const bool passing : {false, true}) {
        for (std::uint16_t i = 0; i < decision.options.size(); ++i) {
            const core::Option &option = decision.options[i];
            if (decision.kind == core::DecisionKind::Action
                && (passing ? isPass(option) : option.target != core::kNone)
                && run.judge(core::Answer::one(i)) == worth)
                return core::Answer::one(i);
        }
    }
    return std::nullopt;
}

/// One that can be solved, and begun wrongly, with such gestures alone.
bool isSimple(const Puzzle &puzzle)
{
    const auto game = table::puzzleData().start(puzzle.scenario);
    learn::PuzzleRun run(puzzle.kind, game.value()->copy());
    bool simple = found(run, game.value()->decision(), Worth::Wrong).has_value();
    while (simple && !run.over()) {
        const auto answer
            = run.learnersTurn() ? found(run, game.value()->decision(), Worth::Right) : run.reply();
        simple = answer && game.value()->apply(*answer) && run.play(*answer);
    }
    return simple;
}

const Puzzle &simple(Puzzle::Kind kind)
{
    const auto isIt = [&](const Puzzle &puzzle) { return puzzle.kind == kind && isSimple(puzzle); };
    return *std::ranges::find_if(table::puzzleData().puzzles, isIt);
}

void Puzzling::answer(const core::Answer &answer, By by)
{
    const std::size_t before = learn->table()->match()->stepsDone();
    const core::Option option = decision().options[answer.options[0]];
    if (isPass(option))
        by == By::Mouse ? click("passButton") : hands.key(Qt::Key_P);
    else if (option.target != core::kNone)
        ASSERT_NO_FATAL_FAILURE(carry(option.card, option.target, {}, by));
    else
        FAIL() << "choose a simpler puzzle than " << puzzle().puzzle()->id;
    ASSERT_GT(learn->table()->match()->stepsDone(), before)
        << puzzle().puzzle()->id << ": " << controller().desk()->refusal().text.toStdString();
    settle();
}

void Puzzling::solve(By by)
{
    for (int i = 0; i < 30 && puzzle().mood() == PuzzleTable::Acts; ++i) {
        ASSERT_NO_FATAL_FAILURE(answer(some(Worth::Right), by));
    }
    ASSERT_TRUE(becomes([&] { return shown("puzzleEnd"); }));
}

core::Answer Puzzling::some(Worth worth)
{
    const auto answer = found(*puzzle().run(), decision(), worth);
    EXPECT_TRUE(answer.has_value()) << puzzle().puzzle()->id;
    return answer.value_or(core::Answer::one(0));
}

struct Way
{
    Puzzle::Kind kind;
    By by;
    const char *name;
};

class EachKind : public Puzzling, public testing::WithParamInterface<Way>
{
};

TEST_P(EachKind, AMistakeIsRefutedTakenBackByEnterAndRatedOnce)
{
    const Way &way = GetParam();
    ASSERT_NO_FATAL_FAILURE(open(simple(way.kind).id));
    EXPECT_EQ(focused(), QStringLiteral("table"));
    expectNothingCovered();
    app.picture(QStringLiteral("puzzle-%1").arg(QLatin1String(way.name)));
    const std::uint64_t before = hash();
    ASSERT_NO_FATAL_FAILURE(answer(wrong(), way.by));
    ASSERT_EQ(puzzle().mood(), PuzzleTable::Erred);
    EXPECT_TRUE(becomes([&] { return focused() == u"puzzleTakeBack"; })) << focused().toStdString();
    const int rating = learn->puzzles()->rating();
    EXPECT_LT(rating, 1000);
    app.draw();
    app.picture(QStringLiteral("puzzle-mistake-%1").arg(QLatin1String(way.name)));
    hands.key(Qt::Key_Return);
    EXPECT_EQ(hash(), before);
    ASSERT_NO_FATAL_FAILURE(settle());
    ASSERT_NO_FATAL_FAILURE(solve(way.by));
    EXPECT_EQ(learn->puzzles()->rating(), rating);
    EXPECT_TRUE(becomes([&] { return focused() == u"puzzleNext"; })) << focused().toStdString();
    app.picture(QStringLiteral("puzzle-end-%1").arg(QLatin1String(way.name)));
}

TEST_P(EachKind, SolvedAtOnceTheNextOneFollows)
{
    const Way &way = GetParam();
    const std::string id = simple(way.kind).id;
    ASSERT_NO_FATAL_FAILURE(open(id));
    ASSERT_NO_FATAL_FAILURE(solve(way.by));
    EXPECT_GT(learn->puzzles()->rating(), 1000);
    app.picture(QStringLiteral("puzzle-solved-%1").arg(QLatin1String(way.name)));
    sayEach(app, app.item(QStringLiteral("puzzleRating")),
            {"puzzle_end.you_have_seen_this_one", "puzzle_end.your_rating_stays_at"});
    ASSERT_NO_FATAL_FAILURE(press("puzzleNext", way.by));
    ASSERT_TRUE(becomes([&] { return !shown("puzzleEnd") && shown("coach"); }));
    EXPECT_NE(puzzle().puzzle()->id, id);
}

INSTANTIATE_TEST_SUITE_P(Puzzles, EachKind,
                         testing::Values(Way{Puzzle::Kind::Race, By::Mouse, "race"},
                                         Way{Puzzle::Kind::Race, By::Keys, "race-keys"},
                                         Way{Puzzle::Kind::Duel, By::Mouse, "duel"},
                                         Way{Puzzle::Kind::Duel, By::Keys, "duel-keys"},
                                         Way{Puzzle::Kind::Hold, By::Mouse, "hold"},
                                         Way{Puzzle::Kind::Hold, By::Keys, "hold-keys"}));

/// On a full table it moves to the panel.
TEST_F(Puzzling, TheCoachDoesNotCoverWhoHasTheInitiativeEither)
{
    app.settings.setFontScale(1.5);
    for (const char *id : {"d095", "h018", "h047", "r104"}) {
        ASSERT_NO_FATAL_FAILURE(open(id));
        expectNothingCovered();
    }
}

TEST_F(Puzzling, TheCoachCoversNoCardHoweverLargeTheLetters)
{
    for (const double letters : {1.0, 2.0}) {
        app.settings.setFontScale(letters);
        for (const Puzzle::Kind kind :
             {Puzzle::Kind::Race, Puzzle::Kind::Duel, Puzzle::Kind::Hold}) {
            int left = 5;
            for (const Puzzle &one : table::puzzleData().puzzles) {
                if (one.kind != kind || left-- <= 0)
                    continue;
                ASSERT_NO_FATAL_FAILURE(open(one.id));
                expectNothingCovered();
            }
        }
    }
}

TEST_F(Puzzling, TodaysIsOneClickFromTheStartPage)
{
    click("learnToday");
    ASSERT_TRUE(becomes([&] { return shown("coach"); }));
    EXPECT_TRUE(learn->puzzles()->ofToday());
    hands.key(Qt::Key_Escape);
    ASSERT_TRUE(becomes([&] { return shown("puzzleToday"); }));
    hands.key(Qt::Key_Escape);
    ASSERT_TRUE(becomes([&] { return shown("learnPuzzles"); }));
    hands.key(Qt::Key_Escape);
    EXPECT_TRUE(becomes([&] { return shown("dealButton"); }));
}

TEST_F(Puzzling, ThePageOffersThemByStrengthAndByTheme)
{
    learn->openPuzzles();
    ASSERT_TRUE(becomes([&] { return focused() == u"puzzleToday"; })) << focused().toStdString();
    app.draw();
    app.picture(QStringLiteral("puzzles"));
    EXPECT_TRUE(shown("theme0") && shown("calendarMonth"));
    sayEach(app, shownText(app, "puzzleToday", QStringLiteral("the same")),
            {"puzzles_page.solved"});
    ASSERT_NO_FATAL_FAILURE(press("puzzleByRating", By::Keys));
    ASSERT_TRUE(becomes([&] { return shown("coach"); }));
    learn->openPuzzles();
    ASSERT_TRUE(becomes([&] { return shown("theme1"); }));
    const QString theme = learn->puzzles()->themes()->rows()[1].theme;
    ASSERT_NO_FATAL_FAILURE(press("theme1", By::Keys));
    ASSERT_TRUE(becomes([&] { return shown("coach"); }));
    const std::vector<std::string> &themes = puzzle().puzzle()->themes;
    EXPECT_NE(std::ranges::find(themes, theme.toStdString()), themes.end());
}

/// What a seat of a game has on the table.
GlanceSide onTable(const match::Json &state, int seat)
{
    GlanceSide side;
    for (const match::Json &card : state.at("cards")) {
        const std::string zone = card.at("zone").is_string() ? card.at("zone") : "";
        if (card.at("controller") != seat || !card.contains("card"))
            continue;
        const QString id = QString::fromStdString(card.at("card"));
        if (card.at("type") == "base") {
            side.base = id;
            side.left = int(card.at("hp")) - int(card.at("damage"));
        } else if ((zone == "ground" || zone == "space") && card.at("attached_to").is_null()) {
            side.cards.append(id);
        }
    }
    return side;
}

/// For comparing; the order of the cards does not matter.
std::string namesOf(GlanceSide side)
{
    side.cards.sort();
    return side.base.toStdString() + " " + std::to_string(side.left) + ": "
        + side.cards.join(QLatin1Char(' ')).toStdString();
}

QString saidOf(const GlanceSide &side)
{
    return QStringLiteral("%1 HP left and %2 card%3 in play")
        .arg(side.left)
        .arg(side.cards.size())
        .arg(QLatin1String(side.cards.size() == 1 ? "" : "s"));
}

TEST_F(Puzzling, ThePageShowsThePositionThatEachButtonLaysOnTheTable)
{
    learn->openPuzzles();
    ASSERT_TRUE(
        becomes([&] { return shown("puzzleTodayPosition") && shown("puzzleByRatingPosition"); }));
    for (const auto &[name, button] : {std::pair{"puzzleTodayPosition", "puzzleToday"},
                                       std::pair{"puzzleByRatingPosition", "puzzleByRating"}}) {
        ASSERT_TRUE(becomes([&] { return shown(name); }));
        const QQuickItem *sides = app.item(QLatin1String(name));
        const auto mine = sides->property("mine").value<GlanceSide>();
        const auto theirs = sides->property("theirs").value<GlanceSide>();
        const QString told = spoken(name);
        ASSERT_NO_FATAL_FAILURE(press(button, By::Mouse));
        ASSERT_TRUE(becomes([&] { return shown("coach"); }));
        const match::Json state = learn->table()->match()->game().stateJson(0, {});
        EXPECT_EQ(namesOf(mine), namesOf(onTable(state, 0))) << name;
        EXPECT_EQ(namesOf(theirs), namesOf(onTable(state, 1))) << name;
        EXPECT_EQ(told,
                  QStringLiteral("You: %1; Opponent: %2")
                      .arg(saidOf(onTable(state, 0)), saidOf(onTable(state, 1))))
            << name;
        learn->openPuzzles();
    }
}

TEST_F(Puzzling, AThemeLeadsToItsLesson)
{
    ASSERT_NO_FATAL_FAILURE(open(simple(Puzzle::Kind::Race).id));
    ASSERT_NO_FATAL_FAILURE(solve(By::Mouse));
    click("themeLesson0");
    ASSERT_TRUE(becomes([&] { return learn->page() == LearnSession::Lesson && shown("coach"); }));
    EXPECT_FALSE(learn->lesson()->title().isEmpty());
}

TEST_F(Puzzling, HintsComeByKeyAndTheThirdDoesIt)
{
    ASSERT_NO_FATAL_FAILURE(open(simple(Puzzle::Kind::Race).id));
    hands.key(Qt::Key_H);
    EXPECT_EQ(puzzle().tone(), QStringLiteral("hint"));
    hands.key(Qt::Key_H);
    app.draw();
    app.draw();
    app.picture(QStringLiteral("puzzle-hint"));
    sayEach(app, shownText(app, "", QStringLiteral("Show me")), {"puzzle_bubble"});
    auto *stage = app.window->findChild<table::LessonStage *>();
    EXPECT_EQ(stage->marks().size(), 1);
    const std::size_t before = learn->table()->match()->stepsDone();
    hands.key(Qt::Key_H);
    EXPECT_TRUE(becomes([&] { return learn->table()->match()->stepsDone() > before; }));
}

TEST_F(Puzzling, IsSpokenToThoseWhoDoNotSeeIt)
{
    ASSERT_NO_FATAL_FAILURE(open(simple(Puzzle::Kind::Hold).id));
    EXPECT_TRUE(spoken("coach").contains(puzzle().goal())) << spoken("coach").toStdString();
    ASSERT_NO_FATAL_FAILURE(answer(wrong(), By::Mouse));
    EXPECT_TRUE(spoken("coach").contains(puzzle().note())) << spoken("coach").toStdString();
    EXPECT_FALSE(spoken("puzzleTakeBack").isEmpty());
    click("puzzleTakeBack");
    settle();
    ASSERT_NO_FATAL_FAILURE(solve(By::Mouse));
    EXPECT_TRUE(spoken("puzzleEnd").contains(u"rating")) << spoken("puzzleEnd").toStdString();
    learn->openPuzzles();
    ASSERT_TRUE(becomes([&] { return shown("puzzleToday"); }));
    for (const char *name : {"puzzleToday", "puzzleByRating", "theme0", "calendarBack"})
        EXPECT_FALSE(spoken(name).isEmpty()) << name;
}

TEST_F(Puzzling, ThePageOpensInTime)
{
    const auto timed = [&] {
        const NothingIsLaidOut meanwhile;
        return test::processorMs([&] {
            learn->openPuzzles();
            app.draw();
        });
    };
    const double first = timed(); // reads the documents, and makes the page
    learn->leave();
    app.draw();
    const double again = timed();
    std::printf("%d puzzles: %.0f ms at first, then %.0f ms\n", learn->puzzles()->count(), first,
                again);
    EXPECT_LE(again, 100);
}

} // namespace
} // namespace playmat::qmltest
