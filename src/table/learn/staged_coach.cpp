#include "table/learn/staged_coach.h"

namespace playmat::table {

bool StagedCoach::standBeside(TableSession *session)
{
    if (m_session == session)
        return false;
    if (m_session != nullptr) {
        m_session->disconnect(this);
        m_session->seats()->disconnect(this);
        m_session->stage()->disconnect(this);
    }
    m_session = session;
    m_places.reset();
    if (m_session != nullptr) {
        m_places.emplace(*m_session);
        m_places->setStage(m_stage);
    }
    return true;
}

void StagedCoach::setStage(QQuickItem *stage)
{
    m_stage = stage;
    if (m_places)
        m_places->setStage(stage);
}

} // namespace playmat::table
