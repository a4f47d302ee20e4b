#pragma once

#include "table/coach/table_coach.h"
#include "table/learn/coach_stage.h"

#include <QPointer>

namespace playmat::table {

/// Where the table's coach shows what it speaks of.
class HintStage : public playmat::table::CoachStage // as its type is registered
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(playmat::table::TableCoach *coach READ coach WRITE setCoach NOTIFY coachChanged)

public:
    using CoachStage::CoachStage;
    ~HintStage() override;

    [[nodiscard]] TableCoach *coach() const { return m_coach; }
    void setCoach(TableCoach *coach);

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

    QPointer<TableCoach> m_coach;
};

} // namespace playmat::table
