#include "lessons.h"

#include "engine/swu/state/types.h"
#include "kit/swu/table/places.h"

#include <algorithm>

namespace playmat::qmltest {

using table::LearnSession;

void Lessons::expectBubbleInNobodysWay()
{
    app.draw();
    app.draw();
    auto *stage = app.window->findChild<table::LessonStage *>();
    const QQuickItem *bubble = app.item(QStringLiteral("coach"));
    ASSERT_NE(bubble, nullptr);
    const QRectF box = bubble->mapRectToItem(stage, bubble->boundingRect());
    EXPECT_TRUE(app.window->contentItem()->boundingRect().contains(
        bubble->mapRectToScene(bubble->boundingRect())))
        << lesson().say().toStdString();
    EXPECT_FALSE(box.intersects(stage->boundingRect())) << lesson().say().toStdString();
    for (const QVariant &mark : stage->marks())
        EXPECT_FALSE(box.intersects(mark.value<table::LitMark>().rect))
            << lesson().title().toStdString() << ": " << lesson().say().toStdString();
    const QQuickItem *words = app.item(QStringLiteral("coachSays"));
    EXPECT_FALSE(words->property("truncated").toBool());
}

void Lessons::chooseLine(int option, By by)
{
    const std::vector<table::OptionRow> &rows = controller().desk()->choices()->rows();
    const auto at = std::find_if(rows.begin(), rows.end(),
                                 [&](const table::OptionRow &row) { return row.option == option; });
    ASSERT_NE(at, rows.end());
    const QString name = QStringLiteral("choiceLine%1").arg(at - rows.begin());
    if (by == By::Mouse)
        return hands.clickItem(name);
    if (by == By::Reader)
        return pressSpoken(app.item(name));
    for (auto i = at - rows.begin(); i > 0; --i)
        hands.key(Qt::Key_Down);
    hands.key(Qt::Key_Return);
}

void Lessons::answer(const core::Option &option, int index, By by)
{
    const QString choice = controller().desk()->choiceName();
    if (choice == u"list")
        return chooseLine(index, by);
    if (swu::OptionKind(option.kind) == swu::OptionKind::Pass)
        return by == By::Keys ? hands.key(Qt::Key_P) : press("passButton", by);
    if (choice == u"action")
        return carry(option.card, option.target, learn->table()->placeOf(option), by);
    ASSERT_EQ(choice, QStringLiteral("board"));
    const int card = option.target != core::kNone ? option.target : option.card;
    if (by == By::Mouse)
        return hands.click(at(card));
    if (by == By::Reader)
        return pressSpoken(app.cardItem(card));
    for (int i = 0; i < 60 && controller().keys()->card() != card; ++i) {
        hands.key(Qt::Key_Tab);
        for (int j = 0; j < 12 && controller().keys()->card() != card
             && controller().keys()->zone() == table::swuTableSpec().name(row(card)->zone);
             ++j)
            hands.key(j == 0 ? Qt::Key_Home : Qt::Key_Right);
    }
    ASSERT_EQ(controller().keys()->card(), card);
    hands.key(Qt::Key_Return);
}

void Lessons::act(By by)
{
    const auto shown = lesson().run()->shown(sight());
    ASSERT_TRUE(shown.has_value());
    const std::size_t before = learn->table()->match()->stepsDone();
    const core::Decision asked = learn->table()->match()->game().decision();
    if (shown->options.empty())
        return press(
            app.item(QStringLiteral("choiceSkipButton")) ? "choiceSkipButton" : "skipButton", by);
    for (const std::uint16_t option : shown->options)
        answer(asked.options[option], option, by);
    ASSERT_GT(learn->table()->match()->stepsDone(), before)
        << lesson().say().toStdString() << " / "
        << controller().desk()->refusal().text.toStdString() << " / "
        << controller().desk()->choiceName().toStdString() << " / focus "
        << focused().toStdString();
}

void Lessons::answerQuestion(bool rightly)
{
    table::QuestionDesk &desk = *learn->desk();
    const learn::Question &asked = *desk.question();
    if (asked.kind == learn::Question::Kind::Number)
        return desk.giveNumber(int(asked.number) + (rightly ? 0 : 1));
    if (asked.kind == learn::Question::Kind::Choice) {
        const auto &rows = desk.answers()->rows();
        const auto row = std::ranges::find_if(rows, [&](const table::AnswerLine &line) {
            return asked.options[std::size_t(line.option)].right == rightly;
        });
        return desk.choose(int(row - rows.begin()));
    }
    const std::vector<int> right = sight().find(asked.answers.front().cards);
    for (const table::CardRow &card : learn->table()->stage()->scene().rows()) {
        if (!desk.answered() && (std::ranges::find(right, card.viewId) != right.end()) == rightly)
            controller().pointer()->activate(card.viewId);
    }
}

/// The whole lesson, to its end card.
void Lessons::go(const char *id, By by)
{
    if (learn->page() != LearnSession::Lesson)
        learn->startLesson(QLatin1String(id));
    int pictures = 0;
    for (int guard = 0; guard < 60 && learn->page() == LearnSession::Lesson; ++guard) {
        ASSERT_NO_FATAL_FAILURE(settle());
        expectBubbleInNobodysWay();
        if (by == By::Mouse)
            app.picture(QStringLiteral("%1-%2")
                            .arg(QLatin1String(id))
                            .arg(++pictures, 2, 10, QLatin1Char('0')));
        if (lesson().canNext()) {
            by == By::Keys ? hands.key(Qt::Key_Return) : press("coachNext", by);
        } else {
            ASSERT_NO_FATAL_FAILURE(act(by));
        }
    }
    ASSERT_EQ(learn->page(), LearnSession::EndCard);
    ASSERT_TRUE(becomes([&] { return shown("endCard"); }));
    EXPECT_EQ(learn->earned(), 3);
    if (by == By::Mouse)
        app.picture(QStringLiteral("%1-end").arg(QLatin1String(id)));
}

} // namespace playmat::qmltest
