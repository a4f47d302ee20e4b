#pragma once

#include "app.h"

class QQuickItem;

namespace playmat::qmltest {

/// The forms that every gesture has. Peek is dragging out of a face-down hand.
enum class Form { Drag, Click, Keys, Menu, Reader, Peek };

[[nodiscard]] const char *nameOf(Form form);

/// Mouse and keyboard of the person at the table: real events through the window. References to
/// cards and zones are those of App.
class Hands
{
public:
    explicit Hands(App &app)
        : m_app(app)
    {
    }

    /// Gestures follow on each other at once.
    void hurry() { m_hurries = true; }
    /// After each press and move the window is drawn once. Without it a frame comes when time has
    /// passed, and with it what is under a resting pointer is looked up again.
    void seeEachStep() { m_sees = true; }

    // --- the mouse
    void moveTo(QPoint at);
    /// The first movement only brings the pointer into the window.
    void hover(QPoint at);
    void press(QPoint at);
    /// In steps, as a hand does, so that the pointer is seen on its way.
    void glideTo(QPoint at);
    void release(Qt::MouseButton button = Qt::LeftButton);
    void click(QPoint at, Qt::MouseButton button = Qt::LeftButton);
    void click(const QString &reference) { click(m_app.at(reference)); }
    void drag(QPoint from, QPoint to);
    void drag(const QString &from, const QString &to);
    /// Presses the face-down hand, slides along it to the card, and pulls it out.
    void dragFromCovered(const QString &card, const QString &to);
    void clickItem(const QString &objectName);
    /// Drags an item onto another, which may appear only when the first is dragged.
    void dragItem(const QString &from, const QString &to);

    // --- the keyboard
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void hold(Qt::Key key);
    void letGo(Qt::Key key);
    /// Tab until the zone has the keyboard, arrows until the card has it.
    void focus(const QString &card);
    /// With a card picked up: arrows until the place is aimed at.
    void aim(const QString &reference);

    // --- a screen reader
    void pressItem(QQuickItem *item);
    void pressItem(const QString &objectName);
    /// The item that stands for a card or, while something is held, for a lit place.
    void pressOf(const QString &reference);

    // --- the menu that is open: the line that can be chosen and has these words
    [[nodiscard]] int menuLine(const QString &words);
    void chooseMenuLine(const QString &words, Form form);

private:
    void begin();
    void lookAt();
    void done();
    void press(QPoint at, Qt::MouseButton button);
    [[nodiscard]] QPoint restOf(const QQuickItem *item);

    App &m_app;
    bool m_hurries = false;
    bool m_sees = false;
    QPoint m_at{3, 3};
};

} // namespace playmat::qmltest
