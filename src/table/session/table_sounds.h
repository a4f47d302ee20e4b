#pragma once

#include "table/interaction/cues.h"
#include "table/session/table_session.h"
#include "table/settings/sound_box.h"

#include <QObject>
#include <QPointer>
#include <QQmlEngine>

#include <memory>

namespace playmat::table {

/// Plays the sounds of a table: for the steps that are played, for cards that the user picks up,
/// and when the user has to decide. Everything that it plays is on the screen at the same moment.
class TableSounds : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        playmat::table::TableSession *session READ session WRITE setSession NOTIFY changed REQUIRED)
    Q_PROPERTY(playmat::table::SoundBox *box MEMBER m_box NOTIFY changed REQUIRED)
    Q_PROPERTY(bool on MEMBER m_on NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] TableSession *session() const { return m_session; }
    void setSession(TableSession *session);

signals:
    void changed();

private:
    void listen();
    void play(sound::Sound sound, double loudness = 1);
    void hearStep(const PlaybackStep &step);
    void hearRest();
    void hearDeal();
    void hearHand();
    [[nodiscard]] int decider() const;
    [[nodiscard]] int person() const;

    QPointer<TableSession> m_session;
    std::unique_ptr<QObject> m_ears; ///< context object of the connections to that session
    QPointer<SoundBox> m_box;
    bool m_on = true; ///< the table is visible
    bool m_told = false; ///< steps were shown since the table was last at rest
    bool m_over = false;
    bool m_holds = false;
    int m_decider = -1;
};

} // namespace playmat::table
