#pragma once

#include "table/session/open_match.h"
#include "table/session/stage.h"
#include "table/view/attack_shown.h"
#include "table/view/board_info.h"

#include <QObject>
#include <QQmlEngine>

namespace playmat::table {

/// Provides the arrow of the current attack: from the attack events while steps are played,
/// otherwise from the position. Also provides the arrows of the items on a stack while no steps are
/// played.
class AttackPointer : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a TableSession")
    Q_PROPERTY(playmat::table::AttackShown shown READ shown NOTIFY changed)
    Q_PROPERTY(QVariantList waiting READ waiting NOTIFY waitingChanged)

public:
    AttackPointer(const OpenMatch &open, const Stage &stage);

    [[nodiscard]] const AttackShown &shown() const { return m_shown; }
    [[nodiscard]] QVariantList waiting() const { return listOf(m_waiting); }
    void update();
    void clear();
    /// The table jumps to another moment: what is pointed at is found out anew.
    void forget() { m_shown = {}; }

signals:
    void changed();
    void waitingChanged();

private:
    void point(int from, int to);
    void place();
    void placeWaiting();
    [[nodiscard]] QRect rectInPlay(int card) const;

    const OpenMatch &m_open;
    const Stage &m_stage;
    AttackShown m_shown;
    AttackShown m_told;
    std::vector<ArrowShown> m_waiting;
};

} // namespace playmat::table
