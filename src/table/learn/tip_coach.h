#pragma once

#include "table/learn/learn_session.h"
#include "table/learn/staged_coach.h"

namespace playmat::table {

/// Stands beside an ordinary game of a newcomer: says a tip of the course when its moment comes,
/// once in their life. A tip is gone when its question is answered. One that only the open hand
/// brought up is read only while that is open: it comes back with the next look.
class TipCoach : public playmat::table::StagedCoach // as its type is registered
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(playmat::table::LearnSession *learn READ learn WRITE setLearn NOTIFY changed)
    Q_PROPERTY(playmat::table::TableSession *session READ session WRITE setSession NOTIFY changed)
    Q_PROPERTY(bool on READ on WRITE setOn NOTIFY changed)
    Q_PROPERTY(QString say READ say NOTIFY changed)
    Q_PROPERTY(QString lesson READ lesson NOTIFY changed)
    Q_PROPERTY(QString lessonTitle READ lessonTitle NOTIFY changed)

public:
    using StagedCoach::StagedCoach;

    [[nodiscard]] LearnSession *learn() const { return m_learn; }
    void setLearn(LearnSession *learn);
    void setSession(TableSession *session);
    /// Whether anything is said at all.
    [[nodiscard]] bool on() const { return m_on; }
    void setOn(bool on);

    /// Empty if there is no tip now.
    [[nodiscard]] QString say() const;
    /// The lesson that has more about it, and what it is called.
    [[nodiscard]] QString lesson() const;
    [[nodiscard]] QString lessonTitle() const;
    [[nodiscard]] bool speaks() const override;
    [[nodiscard]] std::vector<LitMark> marks() const override;
    Q_INVOKABLE void close();

signals:
    void changed();

private:
    void look();
    void lookIntoHand();
    [[nodiscard]] bool seesHand() const;
    [[nodiscard]] const learn::Tip *tipWith(learn::HandSeen hand) const;
    [[nodiscard]] learn::Sight sight() const;
    [[nodiscard]] const learn::Lesson *lessonOfTip() const;

    QPointer<LearnSession> m_learn;
    bool m_on = false;
    const learn::Tip *m_tip = nullptr;
    bool m_ofHand = false; ///< a covered hand would not have brought it up
    std::optional<quint64> m_looked; ///< the question of the table when it was last looked at
};

} // namespace playmat::table
