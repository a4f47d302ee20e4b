#pragma once

#include "table/learn/coach_stage.h"
#include "table/learn/tip_coach.h"

#include <QPointer>

namespace playmat::table {

/// That of the tips in an ordinary game.
class TipStage : public playmat::table::CoachStage // as its type is registered
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(playmat::table::TipCoach *coach READ coach WRITE setCoach NOTIFY coachChanged)

public:
    using CoachStage::CoachStage;
    ~TipStage() override;

    [[nodiscard]] TipCoach *coach() const { return m_coach; }
    void setCoach(TipCoach *coach);

signals:
    void coachChanged();

private:
    [[nodiscard]] const TableSession *table() const override;
    [[nodiscard]] const AnchorPlaces &places() const override { return *m_coach->places(); }
    [[nodiscard]] std::vector<LitMark> litNow() const override { return m_coach->marks(); }

    QPointer<TipCoach> m_coach;
};

} // namespace playmat::table
