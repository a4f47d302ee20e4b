#include "table/coach/hint_stage.h"

namespace playmat::table {

HintStage::~HintStage()
{
    if (m_coach != nullptr)
        m_coach->setStage(nullptr);
}

void HintStage::setCoach(TableCoach *coach)
{
    if (m_coach == coach)
        return;
    m_coach = coach;
    if (m_coach != nullptr)
        m_coach->setStage(this);
    emit coachChanged();
}

const TableSession *HintStage::table() const
{
    const bool says = m_coach != nullptr && m_coach->places() != nullptr
        && m_coach->help() != TableCoach::Silent;
    return says ? m_coach->session() : nullptr;
}

} // namespace playmat::table
