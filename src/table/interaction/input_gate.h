#pragma once

#include <QHash>
#include <QObject>
#include <QQmlEngine>
#include <QSet>

#include <functional>

class QMouseEvent;

namespace playmat::table {

/// Two people share one mouse and one keyboard. When the question passes to the other, whatever was
/// begun before no longer counts: a double click, a key that is held down, the button
/// that is still pressed. Nor does anything begun in the first moments after that.
class InputGate : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a TableSession")

public:
    using Clock = std::function<qint64()>; ///< milliseconds since whenever

    static constexpr int kSettlesMs = 400;
    /// A dead key that is pressed again this soon after its release counts as held all along.
    static constexpr int kRepeatsWithinMs = 150;

    explicit InputGate(QObject *parent = nullptr);

    /// For tests, and for bots.
    void setClock(Clock clock) { m_clock = std::move(clock); }
    /// 0 is for those who press nothing by mistake, and may be as quick as they like.
    void setSettles(int ms) { m_settlesMs = ms; }
    /// Somebody else decides now.
    void close();
    /// Their question is shown only now: what is begun in the next moments counts for nothing, what
    /// they began in the meantime goes on.
    void settle();
    [[nodiscard]] bool isOpen() const { return m_clock() >= m_opensAt; }

    /// Looks at the events of the whole program; true: nothing else gets this one.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool filterPointer(QObject *window, QMouseEvent *event);
    bool filterKey(QEvent *event);
    [[nodiscard]] bool isRepeat(int key) const;
    void releaseFarAway(QObject *window, const QMouseEvent &event);

    Clock m_clock;
    qint64 m_opensAt = 0;
    int m_settlesMs = kSettlesMs;
    bool m_pointerDown = false;
    bool m_pointerDead = false;
    bool m_sending = false; ///< an event of our own
    QSet<int> m_keysDown;
    QSet<int> m_keysDead;
    QHash<int, qint64> m_diedAt; ///< when a dead key was let go
};

} // namespace playmat::table
