#pragma once

#include "table/interaction/hand_part.h"

#include <QObject>
#include <QQmlEngine>
#include <QTimer>

namespace playmat::table {

/// Passes automatically for a player who can do nothing else. A player has to turn it on; nothing
/// else at a table passes automatically.
class AutoPass : public QObject, private HandPart
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a TableController")
    Q_PROPERTY(bool on READ on WRITE setOn NOTIFY changed)
    Q_PROPERTY(bool waits READ waits WRITE setWaits NOTIFY changed)

public:
    static constexpr int kSeenMs = 700; ///< how long the question stays visible before the pass

    explicit AutoPass(TableController &table);

    [[nodiscard]] bool on() const { return m_on; }
    void setOn(bool on);
    /// Whether the table is still playing steps, or is covered by something.
    [[nodiscard]] bool waits() const { return m_waits; }
    void setWaits(bool waits);

    void look(); ///< reacts to a new question
    /// The player took back an answer and wants to decide: nothing passes until the next answer.
    void rest();
    [[nodiscard]] bool pending() const { return m_timer.isActive(); }

signals:
    void changed();

private:
    [[nodiscard]] bool wanted() const;
    void pass();

    QTimer m_timer;
    bool m_on = false;
    bool m_waits = false;
    bool m_rests = false;
};

} // namespace playmat::table
