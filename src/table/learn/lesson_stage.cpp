#include "table/learn/lesson_stage.h"

namespace playmat::table {

LessonStage::~LessonStage()
{
    if (m_learn != nullptr) {
        m_learn->lesson()->places().setStage(nullptr);
        m_learn->desk()->places().setStage(nullptr);
        m_learn->puzzles()->table()->places().setStage(nullptr);
    }
}

void LessonStage::setLearn(LearnSession *learn)
{
    if (m_learn == learn)
        return;
    m_learn = learn;
    m_learn->lesson()->places().setStage(this);
    m_learn->desk()->places().setStage(this);
    m_learn->puzzles()->table()->places().setStage(this);
    emit learnChanged();
}

const TableSession *LessonStage::table() const
{
    return m_learn == nullptr ? nullptr : m_learn->table();
}

const AnchorPlaces &LessonStage::places() const
{
    return m_learn->lesson()->places();
}

std::vector<LitMark> LessonStage::litNow() const
{
    if (m_learn->page() == LearnSession::Questions)
        return m_learn->desk()->marks();
    return m_learn->page() == LearnSession::Puzzle ? m_learn->puzzles()->table()->marks()
                                                   : m_learn->lesson()->marks();
}

std::vector<std::pair<QRectF, QRectF>> LessonStage::arrowsNow() const
{
    return m_learn->lesson()->arrows();
}

} // namespace playmat::table
