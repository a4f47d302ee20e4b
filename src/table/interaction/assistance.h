#pragma once

#include <QAccessible>
#include <QObject>
#include <QQmlEngine>

namespace playmat::table {

/// Whether a screen reader listens, or another program that asks what is on the screen.
///
/// Qt asks every enabled item, with each step of the pointer, whether it wants to hear of it. What
/// is only looked at takes no pointer and is disabled so as not to be asked; but a screen reader
/// says "unavailable" about what is disabled, so where it is spoken of it is disabled only while
/// nobody listens.
class Assistance : public QObject, public QAccessible::ActivationObserver
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool listens READ listens NOTIFY listensChanged)

public:
    explicit Assistance(QObject *parent = nullptr)
        : QObject(parent)
    {
        QAccessible::installActivationObserver(this);
    }
    ~Assistance() override { QAccessible::removeActivationObserver(this); }

    [[nodiscard]] bool listens() const { return m_listens; }

signals:
    void listensChanged();

private:
    void accessibilityActiveChanged(bool active) override
    {
        m_listens = active;
        emit listensChanged();
    }

    bool m_listens = QAccessible::isActive();
};

} // namespace playmat::table
