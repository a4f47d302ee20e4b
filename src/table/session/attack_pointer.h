#pragma once

#include "table/session/open_match.h"
#include "table/session/stage.h"
#include "table/view/attack_shown.h"

#include <QObject>
#include <QQmlEngine>

namespace playmat::table {

/// The arrow of the current attack. While steps are played, they tell of attacks; at rest the
/// position does.
class AttackPointer : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a TableSession")
    Q_PROPERTY(playmat::table::AttackShown shown READ shown NOTIFY changed)

public:
    AttackPointer(const OpenMatch &open, const Stage &stage);

    [[nodiscard]] const AttackShown &shown() const { return m_shown; }
    void update();
    void clear();
    /// The table jumps to another moment: what is pointed at is found out anew.
    void forget() { m_shown = {}; }

signals:
    void changed();

private:
    void point(int from, int to);
    void place();
    [[nodiscard]] QRect rectInPlay(int card) const;

    const OpenMatch &m_open;
    const Stage &m_stage;
    AttackShown m_shown;
    AttackShown m_told;
};

} // namespace playmat::table
