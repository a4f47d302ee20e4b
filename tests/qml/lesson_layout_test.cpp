// Every text of every lesson and question in the window, also with large letters: nothing is cut
// off, and the coach has an area of its own that covers no part of the table and never moves.
#include "app.h"
#include "table/learn/learn_session.h"
#include "table/learn/lesson_stage.h"
#include "table/session/course_data.h"

#include <QTest>

#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>
#include <set>

namespace playmat::qmltest {
namespace {

using learn::Question;
using table::LearnSession;
using table::LessonTable;
using table::taught;

struct Look
{
    const char *name;
    double letters;
    QSize window;
    const char *scheme;
    const char *language = "en";
};

void PrintTo(const Look &look, std::ostream *out)
{
    *out << look.name;
}

struct LessonLayout : testing::TestWithParam<Look>
{
    LessonLayout()
        : app(table::Seating::Open)
    {
        learn = app.window->findChild<LearnSession *>();
        learn->table()->gate().setSettles(0);
        app.hidePictures();
        app.settings.setLanguage(QLatin1String(GetParam().language));
        app.settings.setFontScale(GetParam().letters);
        app.settings.setScheme(QLatin1String(GetParam().scheme));
        app.settings.setReducedMotion(true);
        app.window->resize(GetParam().window);
        EXPECT_TRUE(becomes([&] { return app.session.stage()->window() == GetParam().window; }));
    }
    [[nodiscard]] LessonTable &lesson() { return *learn->lesson(); }
    [[nodiscard]] table::QuestionDesk &desk() { return *learn->desk(); }
    [[nodiscard]] const learn::Course &course() { return *table::courseData().course; }
    void settle();
    /// As before a frame, without painting one.
    void layOut();
    [[nodiscard]] QRectF place(const QQuickItem *item);
    [[nodiscard]] std::string where() { return lesson().title().toStdString(); }
    void expectWordsWhole(QQuickItem *within, const std::string &text);
    [[nodiscard]] std::vector<QRectF> subjects(const table::LessonStage &stage);
    [[nodiscard]] std::vector<QRectF> clicksAskedFor();
    void expectAskedForIsLit();
    void expectBubbleInNobodysWay(const std::string &text);
    void expectBubbleStaysInADrag();
    void expectCardWhole(const std::string &text);
    void layOutNotes();
    void goOn();
    void throughLesson(const learn::Lesson &lesson);
    void throughCard(const learn::ReviewItem &item);
    void answerCard(int answer);
    void expectAllShown(const std::vector<std::string> &written);
    [[nodiscard]] std::vector<int> cardsToClick();
    [[nodiscard]] std::vector<QPoint> placesToClick();
    void throughClicks(const learn::ReviewItem &item);
    void throughQuestions(const learn::Lesson &lesson);

    App app;
    LearnSession *learn = nullptr;
    int texts = 0;
    int drags = 0;
    QRectF home; ///< place of the coach in this lesson or question
    std::set<std::string> shown; ///< what has been laid out, as it stood there
};

/// What a lesson may say, but for what may be said in every one.
std::vector<std::string> textsOf(const learn::Lesson &lesson)
{
    std::vector<std::string> out{lesson.summary};
    for (const learn::Scene &scene : lesson.scenes) {
        for (const learn::Step &step : scene.steps) {
            out.insert(out.end(), step.hints.begin(), step.hints.end());
            out.insert(out.end(), {step.say, step.otherwise});
            for (const learn::Wrong &wrong : step.wrong)
                out.push_back(wrong.say);
            for (std::size_t i = 0; step.reach && i < step.reach->fails.size(); ++i)
                out.push_back(step.reach->fails[i].say);
        }
    }
    return out;
}

std::vector<std::string> questionTextsOf(const learn::Lesson &lesson)
{
    std::vector<std::string> out;
    for (const Question &question : lesson.questions) {
        out.insert(out.end(), {question.text, question.otherwise, question.why});
        for (const learn::Option &option : question.options)
            out.insert(out.end(), {option.text, option.why});
        for (const auto &[anchor, words] : question.wrong)
            out.push_back(words);
        for (const auto &[number, words] : question.near)
            out.push_back(words);
    }
    return out;
}

/// Every text of the documents has been looked at.
void LessonLayout::expectAllShown(const std::vector<std::string> &written)
{
    for (const std::string &text : written) {
        const bool found = std::ranges::any_of(
            shown, [english = taught(text).toStdString()](const std::string &one) {
                return one.find(english) != std::string::npos;
            });
        EXPECT_TRUE(found) << "never laid out: " << text;
    }
    shown.clear();
}

void LessonLayout::layOut()
{
    for (int pass = 0; pass < 2; ++pass) {
        app.settle();
        emit app.window->afterAnimating();
    }
}

void LessonLayout::settle()
{
    ASSERT_TRUE(becomes([&] {
        return lesson().mood() != LessonTable::Watches && !learn->table()->stage()->playing()
            && !learn->table()->stage()->resizing();
    }));
    QCoreApplication::processEvents();
    layOut();
}

QRectF LessonLayout::place(const QQuickItem *item)
{
    return item->mapRectToScene(item->boundingRect());
}

void LessonLayout::expectWordsWhole(QQuickItem *within, const std::string &text)
{
    const QRectF box = place(within);
    forEachShown(within, [&](QQuickItem *item) {
        if (!isText(item))
            return;
        const QString words = item->property("text").toString();
        shown.insert(words.toStdString());
        EXPECT_FALSE(item->property("truncated").toBool()) << words.toStdString() << " is cut";
        const QSizeF drawn(item->property("contentWidth").toDouble(),
                           item->property("contentHeight").toDouble());
        const QPointF end = item->mapToScene({drawn.width(), drawn.height()});
        EXPECT_TRUE(end.x() <= box.right() + 1 && end.y() <= box.bottom() + 1)
            << words.toStdString() << " runs out, with: " << text;
    });
}

/// Places of things that the lesson mentions, asks for or points at, and places that accept a card.
std::vector<QRectF> LessonLayout::subjects(const table::LessonStage &stage)
{
    std::vector<QRectF> out;
    for (const QVariant &mark : stage.marks())
        out.push_back(mark.value<table::LitMark>().rect);
    for (const QVariant &arrow : stage.arrows()) {
        const QVariantMap way = arrow.toMap();
        out.push_back(QRectF(way.value(QStringLiteral("from")).toPointF(),
                             way.value(QStringLiteral("to")).toPointF())
                          .normalized()
                          .adjusted(-8, -8, 8, 8));
    }
    for (const QRectF &asked : clicksAskedFor())
        out.push_back(asked);
    forEachShown(app.window->contentItem(), [&](QQuickItem *item) {
        if (item->objectName().startsWith(u"lit_"))
            out.push_back(stage.mapRectFromItem(item, item->boundingRect()));
    });
    return out;
}

std::vector<QRectF> LessonLayout::clicksAskedFor()
{
    std::vector<QRectF> out;
    if (lesson().mood() != LessonTable::Clicks || lesson().run() == nullptr)
        return out;
    const learn::Sight sight(learn->table()->match()->game(), learn->table()->match()->names(), 0,
                             std::nullopt, *course().words);
    for (const learn::Anchor &anchor : lesson().run()->step().points) {
        for (const table::LitMark &place : lesson().places().of(anchor, sight))
            out.push_back(place.rect);
    }
    return out;
}

/// If anything is highlighted, the requested thing is part of it.
void LessonLayout::expectAskedForIsLit()
{
    const auto *stage = app.window->findChild<table::LessonStage *>();
    const std::vector<QRectF> asked = clicksAskedFor();
    if (asked.empty() || stage->marks().isEmpty())
        return;
    EXPECT_TRUE(std::ranges::any_of(stage->marks(),
                                    [&](const QVariant &mark) {
                                        const QRectF lit = mark.value<table::LitMark>().rect;
                                        return std::ranges::any_of(asked, [&](const QRectF &one) {
                                            return lit.intersects(one);
                                        });
                                    }))
        << where() << " lights something else than: " << lesson().say().toStdString();
}

void LessonLayout::expectBubbleInNobodysWay(const std::string &text)
{
    layOut();
    ++texts;
    const auto *stage = app.window->findChild<table::LessonStage *>();
    QQuickItem *bubble = app.item(QStringLiteral("coach"));
    ASSERT_NE(bubble, nullptr) << where() << ": " << text;
    const QRectF box = bubble->mapRectToItem(stage, bubble->boundingRect());
    EXPECT_TRUE(QRectF(app.window->contentItem()->boundingRect()).contains(place(bubble)))
        << where() << ": " << text << ": " << box.height() << " of " << stage->height();
    for (const QRectF &subject : subjects(*stage))
        EXPECT_FALSE(box.intersects(subject)) << where() << ": on what it speaks of: " << text;
    EXPECT_FALSE(box.intersects(stage->boundingRect())) << where() << ": on the table: " << text;
    if (home.isNull())
        home = place(bubble);
    EXPECT_EQ(place(bubble), home) << where() << ": it moves: " << text;
    expectWordsWhole(bubble, text);
}

/// The bubble stays in place while a card is dragged, and does not cover the target.
void LessonLayout::expectBubbleStaysInADrag()
{
    if (lesson().mood() != LessonTable::Acts)
        return;
    const auto answer = lesson().run()->shown(learn::Sight(learn->table()->match()->game(),
                                                           learn->table()->match()->names(), 0,
                                                           std::nullopt, *course().words));
    const core::Decision &asked = learn->table()->match()->game().decision();
    if (!answer || answer->options.empty() || asked.kind != core::DecisionKind::Action
        || asked.options[answer->options[0]].card == core::kNone)
        return;
    const table::CardRow *row
        = learn->table()->stage()->scene().row(int(asked.options[answer->options[0]].card));
    auto *stage = app.window->findChild<table::LessonStage *>();
    const QPoint from = stage->mapToScene(row->place.hit.center()).toPoint();
    const QPoint to = stage->mapToScene(stage->boundingRect().center()).toPoint();
    QTest::mouseMove(app.window, from);
    QTest::mousePress(app.window, Qt::LeftButton, Qt::NoModifier, from);
    for (int i = 1; i <= 4; ++i)
        QTest::mouseMove(app.window, from + (to - from) * i / 4);
    if (learn->table()->controller()->state() == table::TableController::Dragging)
        ++drags;
    expectBubbleInNobodysWay("a drag: " + lesson().say().toStdString());
    learn->table()->controller()->cancel();
    QTest::mouseRelease(app.window, Qt::LeftButton, Qt::NoModifier, to);
}

/// Whatever the coach may say in this step.
void LessonLayout::layOutNotes()
{
    const learn::Step &step = lesson().run()->step();
    std::vector<std::string> notes = step.hints;
    notes.push_back(step.otherwise);
    for (const learn::Wrong &wrong : step.wrong)
        notes.push_back(wrong.say);
    if (step.reach) {
        for (const learn::Fail &fail : step.reach->fails)
            notes.push_back(fail.say);
    }
    for (const std::string &note : notes) {
        if (note.empty())
            continue;
        lesson().say(taught(note), LessonTable::Mistake);
        expectBubbleInNobodysWay(note);
    }
    lesson().say({}, LessonTable::Plain);
}

/// The last hint does what is asked for.
void LessonLayout::goOn()
{
    if (lesson().canNext())
        return lesson().next();
    const auto now
        = [&] { return std::pair(lesson().step(), learn->table()->match()->stepsDone()); };
    const auto before = now();
    for (int i = 0; i < 3 && lesson().canHint(); ++i)
        lesson().hint();
    ASSERT_TRUE(becomes([&] {
        return learn->page() != LearnSession::Lesson || now() != before || lesson().canNext();
    })) << where()
        << ": " << lesson().say().toStdString();
}

void LessonLayout::throughLesson(const learn::Lesson &wanted)
{
    home = {};
    learn->startLesson(QString::fromStdString(wanted.id));
    for (int guard = 0; guard < 120 && learn->page() == LearnSession::Lesson; ++guard) {
        ASSERT_NO_FATAL_FAILURE(settle());
        expectBubbleInNobodysWay(lesson().say().toStdString());
        expectAskedForIsLit();
        expectBubbleStaysInADrag();
        if (lesson().mood() == LessonTable::Acts || lesson().mood() == LessonTable::Clicks)
            layOutNotes();
        ASSERT_NO_FATAL_FAILURE(goOn());
        if (HasFatalFailure())
            return;
    }
    ASSERT_EQ(learn->page(), LearnSession::EndCard) << where();
    QCoreApplication::processEvents();
    layOut();
    ++texts;
    QQuickItem *card = app.item(QStringLiteral("endCard"));
    ASSERT_NE(card, nullptr);
    EXPECT_TRUE(QRectF(app.window->contentItem()->boundingRect()).contains(place(card)))
        << where() << ": " << place(card).height();
    expectWordsWhole(card, taught(wanted.summary).toStdString());
}

TEST_P(LessonLayout, EveryStepAndEndCard)
{
    for (const learn::Lesson &wanted : course().lessons) {
        ASSERT_NO_FATAL_FAILURE(throughLesson(wanted));
        expectAllShown(textsOf(wanted));
    }
    EXPECT_GT(drags, 60);
    std::cout << texts << " texts laid out, " << drags << " drags\n";
}

void LessonLayout::expectCardWhole(const std::string &text)
{
    QCoreApplication::processEvents();
    layOut();
    ++texts;
    QQuickItem *card = app.item(QStringLiteral("questionCard"));
    ASSERT_NE(card, nullptr) << text;
    const QRectF box = place(card);
    EXPECT_TRUE(app.window->contentItem()->boundingRect().contains(box)) << text;
    forEachShown(card, [&](QQuickItem *item) {
        shown.insert(item->property("text").toString().toStdString());
        EXPECT_FALSE(item->property("truncated").toBool())
            << item->property("text").toString().toStdString();
    });
    const auto inSight = [&](const char *name) {
        const QQuickItem *item = app.item(QLatin1String(name));
        return item != nullptr && box.contains(place(item));
    };
    if (desk().answered())
        EXPECT_TRUE(inSight("questionNext") && inSight("questionVerdict")) << text;
    else
        EXPECT_TRUE(inSight("questionText")) << text;
}

/// An option of a choice, or a number.
void LessonLayout::answerCard(int answer)
{
    if (desk().question()->kind == Question::Kind::Number)
        return desk().giveNumber(answer);
    const auto &rows = desk().answers()->rows();
    const auto row = std::ranges::find(rows, answer, &table::AnswerLine::option);
    desk().choose(int(row - rows.begin()));
}

/// Whatever is answered, what is said to it.
void LessonLayout::throughCard(const learn::ReviewItem &item)
{
    const Question &asked = *item.question;
    expectCardWhole(asked.text);
    std::vector<int> answers;
    for (std::size_t i = 0; i < asked.options.size(); ++i)
        answers.push_back(int(i));
    if (asked.kind == Question::Kind::Number) {
        for (const auto &[number, words] : asked.near)
            answers.push_back(int(number));
        answers.insert(answers.end(), {int(asked.number), 99});
    }
    for (const int answer : answers) {
        desk().begin(course(), {item}, false);
        answerCard(answer);
        expectCardWhole(asked.text + " (answered)");
    }
}

/// A card of each answer that the document has words for, and one that is none of them.
std::vector<int> LessonLayout::cardsToClick()
{
    const learn::Sight sight(learn->table()->match()->game(), learn->table()->match()->names(), 0,
                             std::nullopt, *course().words);
    const Question &asked = *desk().question();
    std::vector<learn::Anchor> anchors = asked.answers;
    for (const auto &[anchor, words] : asked.wrong)
        anchors.push_back(anchor);
    std::vector<int> clicked;
    std::set<int> named;
    for (const learn::Anchor &anchor : anchors) {
        const std::vector<int> cards = sight.find(anchor.cards);
        named.insert(cards.begin(), cards.end());
        if (!cards.empty())
            clicked.push_back(cards.front());
    }
    for (const table::CardRow &row : learn->table()->stage()->scene().rows()) {
        if (!named.contains(row.viewId))
            return clicked.push_back(row.viewId), clicked;
    }
    return clicked;
}

/// Where the answers lie that are no cards.
std::vector<QPoint> LessonLayout::placesToClick()
{
    const learn::Sight sight(learn->table()->match()->game(), learn->table()->match()->names(), 0,
                             std::nullopt, *course().words);
    std::vector<QPoint> out;
    for (const auto &[anchor, words] : desk().question()->wrong) {
        if (anchor.kind == learn::Anchor::Kind::Cards)
            continue;
        const auto lit = desk().places().of(anchor, sight);
        auto *stage = app.window->findChild<table::LessonStage *>();
        if (!lit.empty())
            out.push_back(stage->mapToScene(lit.front().rect.center()).toPoint());
    }
    return out;
}

void LessonLayout::throughClicks(const learn::ReviewItem &item)
{
    home = {};
    settle();
    expectBubbleInNobodysWay(item.question->text);
    for (const QPoint &place : placesToClick()) {
        desk().begin(course(), {item}, false);
        settle();
        QTest::mouseClick(app.window, Qt::LeftButton, Qt::NoModifier, place);
        ASSERT_TRUE(desk().answered()) << item.question->text;
        settle();
        expectBubbleInNobodysWay(desk().verdict().toStdString());
    }
    for (const int card : cardsToClick()) {
        desk().begin(course(), {item}, false);
        settle();
        learn->table()->controller()->pointer()->activate(card);
        if (!desk().answered())
            continue; // it can only be pointed at
        settle();
        expectBubbleInNobodysWay(desk().verdict().toStdString());
    }
}

void LessonLayout::throughQuestions(const learn::Lesson &wanted)
{
    learn->startLesson(QString::fromStdString(wanted.id));
    learn->startQuestions();
    for (const Question &question : wanted.questions) {
        const learn::ReviewItem item{course().topic(question.topic), &wanted, &question};
        desk().begin(course(), {item}, false);
        if (desk().onTable())
            throughClicks(item);
        else
            throughCard(item);
        if (HasFatalFailure())
            return;
    }
}

TEST_P(LessonLayout, EveryQuestionAndVerdict)
{
    for (const learn::Lesson &wanted : course().lessons) {
        ASSERT_NO_FATAL_FAILURE(throughQuestions(wanted));
        expectAllShown(questionTextsOf(wanted));
    }
    std::cout << texts << " texts laid out\n";
}

INSTANTIATE_TEST_SUITE_P(Looks, LessonLayout,
                         testing::Values(Look{"first", 1, {1280, 720}, "dark"},
                                         Look{"erstes", 1, {1280, 720}, "dark", "de"},
                                         Look{"large", 1, {1920, 1080}, "dark"},
                                         Look{"grosses", 1, {1920, 1080}, "dark", "de"},
                                         Look{"half", 1.5, {1280, 720}, "light"},
                                         Look{"german", 1.5, {1280, 720}, "light", "de"},
                                         Look{"twice", 2, {1280, 720}, "contrast"},
                                         Look{"small", 2, {1024, 600}, "contrast"}),
                         [](const auto &look) { return std::string(look.param.name); });

} // namespace
} // namespace playmat::qmltest
