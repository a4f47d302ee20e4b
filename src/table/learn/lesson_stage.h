#pragma once

#include "table/learn/coach_stage.h"
#include "table/learn/learn_session.h"

#include <QPointer>

namespace playmat::table {

/// For lessons, questions and puzzles, whose coach has its own area next to the table.
class LessonStage : public playmat::table::CoachStage // as its type is registered
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(playmat::table::LearnSession *learn READ learn WRITE setLearn NOTIFY learnChanged)

public:
    using CoachStage::CoachStage;
    ~LessonStage() override;

    [[nodiscard]] LearnSession *learn() const { return m_learn; }
    void setLearn(LearnSession *learn);

signals:
    void learnChanged();

private:
    [[nodiscard]] const TableSession *table() const override;
    [[nodiscard]] const AnchorPlaces &places() const override;
    [[nodiscard]] std::vector<LitMark> litNow() const override;
    [[nodiscard]] std::vector<std::pair<QRectF, QRectF>> arrowsNow() const override;

    QPointer<LearnSession> m_learn;
};

} // namespace playmat::table
