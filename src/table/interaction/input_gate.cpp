#include "table/interaction/input_gate.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QQuickItem>
#include <QQuickWindow>

namespace playmat::table {

namespace {

constexpr QPointF kFarAway(-20000, -20000);

qint64 sinceStart()
{
    static const QElapsedTimer timer = [] {
        QElapsedTimer begun;
        begun.start();
        return begun;
    }();
    return timer.elapsed();
}

} // namespace

InputGate::InputGate(QObject *parent)
    : QObject(parent)
    , m_clock(sinceStart)
{
    if (QCoreApplication::instance() != nullptr) // none in tests of a session alone
        QCoreApplication::instance()->installEventFilter(this);
}

void InputGate::settle()
{
    m_opensAt = m_clock() + m_settlesMs;
}

void InputGate::close()
{
    settle();
    m_pointerDead = m_pointerDead || m_pointerDown;
    m_keysDead.unite(m_keysDown);
}

bool InputGate::eventFilter(QObject *watched, QEvent *event)
{
    if (m_sending)
        return false;
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
    case QEvent::MouseMove:
    case QEvent::MouseButtonRelease:
        return watched->isWindowType() && filterPointer(watched, static_cast<QMouseEvent *>(event));
    case QEvent::TouchBegin:
        return watched->isWindowType() && !isOpen();
    case QEvent::KeyPress:
    case QEvent::KeyRelease:
        return watched->isWindowType() && filterKey(event);
    case QEvent::ShortcutOverride:
        // Accepted, it is not a shortcut but a key, which is dealt with above.
        if (const int key = static_cast<QKeyEvent *>(event)->key();
            isOpen() && !m_keysDead.contains(key) && !isRepeat(key))
            return false;
        event->accept();
        return true;
    default:
        return false;
    }
}

bool InputGate::filterPointer(QObject *window, QMouseEvent *event)
{
    switch (event->type()) {
    case QEvent::MouseMove:
        return m_pointerDead && event->buttons() != Qt::NoButton;
    case QEvent::MouseButtonRelease:
        m_pointerDown = event->buttons() != Qt::NoButton;
        if (!m_pointerDead)
            return false;
        m_pointerDead = m_pointerDown;
        releaseFarAway(window, *event);
        return true;
    default:
        m_pointerDown = true;
        m_pointerDead = m_pointerDead || !isOpen();
        return m_pointerDead;
    }
}

/// Whatever holds the pointer learns that it is up, but not that anything was pressed: an area that
/// the pointer was over last would take a release anywhere for a click.
void InputGate::releaseFarAway(QObject *window, const QMouseEvent &event)
{
    const auto *quick = qobject_cast<QQuickWindow *>(window);
    if (QQuickItem *holder = quick == nullptr ? nullptr : quick->mouseGrabberItem())
        holder->ungrabMouse();
    QMouseEvent away(QEvent::MouseButtonRelease, kFarAway, kFarAway, event.button(),
                     event.buttons(), event.modifiers(), event.pointingDevice());
    m_sending = true;
    QCoreApplication::sendEvent(window, &away);
    m_sending = false;
}

/// X11 sends a held key as a row of releases and presses. Qt recognises them by the press that is
/// already waiting behind the release; on a busy machine it may not have arrived yet.
bool InputGate::isRepeat(int key) const
{
    const auto died = m_diedAt.constFind(key);
    return m_settlesMs > 0 && died != m_diedAt.cend() && m_clock() - *died <= kRepeatsWithinMs;
}

bool InputGate::filterKey(QEvent *event)
{
    const auto *key = static_cast<QKeyEvent *>(event);
    if (event->type() == QEvent::KeyRelease) { // what is held by it ends
        if (!key->isAutoRepeat()) {
            m_keysDown.remove(key->key());
            if (m_keysDead.remove(key->key()))
                m_diedAt[key->key()] = m_clock();
        }
        return false;
    }
    if (!key->isAutoRepeat()) {
        m_keysDown.insert(key->key());
        if (!isOpen() || isRepeat(key->key()))
            m_keysDead.insert(key->key());
        else
            m_keysDead.remove(key->key()); // its release was somebody else's
    }
    return m_keysDead.contains(key->key());
}

} // namespace playmat::table
