#include "table/learn/tip_stage.h"

namespace playmat::table {

TipStage::~TipStage()
{
    if (m_coach != nullptr)
        m_coach->setStage(nullptr);
}

void TipStage::setCoach(TipCoach *coach)
{
    if (m_coach == coach)
        return;
    m_coach = coach;
    if (m_coach != nullptr)
        m_coach->setStage(this);
    emit coachChanged();
}

const TableSession *TipStage::table() const
{
    const bool says
        = m_coach != nullptr && m_coach->places() != nullptr && !m_coach->say().isEmpty();
    return says ? m_coach->session() : nullptr;
}

} // namespace playmat::table
