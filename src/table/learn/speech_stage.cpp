#include "table/learn/speech_stage.h"

namespace playmat::table {

SpeechStage::~SpeechStage()
{
    if (m_coach != nullptr)
        m_coach->setStage(nullptr);
}

void SpeechStage::setCoach(StagedCoach *coach)
{
    if (m_coach == coach)
        return;
    m_coach = coach;
    if (m_coach != nullptr)
        m_coach->setStage(this);
    emit coachChanged();
}

const TableSession *SpeechStage::table() const
{
    const bool says = m_coach != nullptr && m_coach->places() != nullptr && m_coach->speaks();
    return says ? m_coach->session() : nullptr;
}

} // namespace playmat::table
