#include "table/coach/past_table.h"

namespace playmat::table {

PastTable::PastTable(QObject *parent)
    : QObject(parent)
{
    m_table.setWatch(this);
}

PastTable::~PastTable()
{
    m_table.setWatch(nullptr);
}

void PastTable::show(TableSession *match, int step, int seat)
{
    m_match = match;
    m_step = step;
    m_seat = seat;
    lay();
}

void PastTable::setOpenHands(bool open)
{
    m_openHands = open;
    lay();
}

void PastTable::lay()
{
    if (m_match != nullptr && m_match->running() && m_step >= 0)
        (void)m_table.lookAt(*m_match->match(), std::size_t(m_step), m_seat, m_openHands);
    emit shown();
}

void PastTable::close()
{
    m_table.close();
    m_step = -1;
    emit shown();
}

std::optional<RefusalText> PastTable::mayAnswer(const core::Answer &)
{
    return RefusalText{qtTrId("past_table.this_is_how_the_table"), {}};
}

} // namespace playmat::table
