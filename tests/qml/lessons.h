#pragma once

#include "learn_fixture.h"
#include "table/session/course_data.h"

#include <QAccessible>
#include <QTest>

namespace playmat::qmltest {

/// The window with a lesson in it, and somebody who goes through it.
struct Lessons : LearnFixture
{
    explicit Lessons(table::PlaybackQueue::Speed speed = table::PlaybackQueue::Off)
        : LearnFixture(speed)
    {
    }
    [[nodiscard]] table::LessonTable &lesson() { return *learn->lesson(); }
    [[nodiscard]] learn::Sight sight()
    {
        return {learn->table()->match()->game(), learn->table()->match()->names(), 0, std::nullopt,
                *table::courseData().course->words};
    }
    void hold(Qt::Key key)
    {
        QTest::keyPress(app.window, key);
        for (int i = 0; i < 8; ++i) {
            QTest::simulateEvent(app.window, true, key, Qt::NoModifier, QString(), true);
            QTest::qWait(20);
        }
        QTest::keyRelease(app.window, key);
    }
    void settle()
    {
        settleWhile([&] { return lesson().mood() == table::LessonTable::Watches; });
    }
    /// The bubble is inside the window, covers nothing that is lit, and no text is cut.
    void expectBubbleInNobodysWay();
    /// What is asked for, done by hand.
    void act(By by);
    void answer(const core::Option &option, int index, By by);
    void chooseLine(int option, By by);
    void go(const char *id, By by);
    /// Answers the current question, rightly or wrongly.
    void answerQuestion(bool rightly);
};

} // namespace playmat::qmltest
