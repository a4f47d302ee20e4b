#pragma once

#include "qml/app.h"

#include <random>

namespace playmat::soak {

/// Somebody who does anything at all to the program's window: presses, drags, clicks on whatever
/// can be clicked, all keys, other sizes of the window; and now and then what the rules allow, so
/// that matches go on to their end and to the next one. The same number does the same.
class Monkey
{
public:
    Monkey(qmltest::App &app, unsigned seed);

    /// One gesture, and what the window makes of it.
    void gesture();
    /// Lets go of everything; reports what cannot be let go of. Empty: all is as it should be.
    [[nodiscard]] QString comeToRest();
    [[nodiscard]] int matches() const { return m_matches; }
    /// How often a gesture has moved a match on.
    [[nodiscard]] qint64 answers() const { return m_answers; }
    /// How many gestures came while it was not a program's turn.
    [[nodiscard]] qint64 asked() const { return m_asked; }

private:
    using Way = void (Monkey::*)();

    [[nodiscard]] int below(int bound);
    [[nodiscard]] size_t stepsDone() const;
    void escape();
    [[nodiscard]] QString whatIsHeld() const;
    [[nodiscard]] QPoint anywhere();
    [[nodiscard]] QPoint onACard();
    [[nodiscard]] QPoint somewhere() { return below(3) == 0 ? anywhere() : onACard(); }
    [[nodiscard]] QPoint inside(QPoint at) const;
    void moveTo(QPoint at);
    void clickAt(QPoint at, Qt::MouseButton button = Qt::LeftButton);
    void dragFromTo(QPoint from, QPoint to);
    void clickItem(QQuickItem *item);
    void clickIfShown(const QString &name);
    [[nodiscard]] QPoint aimOf(const core::Option &option, int seat) const;

    void point();
    void press();
    void release();
    void click();
    void rightClick();
    void doubleClick();
    void drag();
    void wheel();
    void clickSomething();
    void key();
    void shortcut();
    void type();
    void resize();
    void legal();
    void answerWhatIsAsked();
    void beginAgain();
    void closeFileDialogs();

    qmltest::App &m_app;
    std::mt19937 m_random;
    QPoint m_at{3, 3};
    bool m_down = false;
    QList<QObject *> m_fileDialogs;
    int m_matches = 0;
    qint64 m_answers = 0;
    qint64 m_asked = 0;
};

} // namespace playmat::soak
