#pragma once

#include "table/learn/coach_stage.h"
#include "table/learn/staged_coach.h"

#include <QPointer>

namespace playmat::table {

/// That of a coach beside an ordinary game: of tips, or of hints.
class SpeechStage : public playmat::table::CoachStage // as its type is registered
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(playmat::table::StagedCoach *coach READ coach WRITE setCoach NOTIFY coachChanged)

public:
    using CoachStage::CoachStage;
    ~SpeechStage() override;

    [[nodiscard]] StagedCoach *coach() const { return m_coach; }
    void setCoach(StagedCoach *coach);

signals:
    void coachChanged();

private:
    [[nodiscard]] const TableSession *table() const override;
    [[nodiscard]] const AnchorPlaces &places() const override { return *m_coach->places(); }
    [[nodiscard]] std::vector<LitMark> litNow() const override { return m_coach->marks(); }
    [[nodiscard]] std::vector<std::pair<QRectF, QRectF>> arrowsNow() const override
    {
        return m_coach->arrows();
    }

    QPointer<StagedCoach> m_coach;
};

} // namespace playmat::table
