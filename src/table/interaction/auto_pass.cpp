#include "table/interaction/auto_pass.h"

#include "table/interaction/table_controller.h"

namespace playmat::table {

AutoPass::AutoPass(TableController &table)
    : QObject(&table)
    , HandPart(table)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(kSeenMs);
    connect(&m_timer, &QTimer::timeout, this, &AutoPass::pass);
    connect(table.desk(), &AnswerDesk::submitted, this, [this] {
        m_rests = false;
        look();
    });
}

void AutoPass::setOn(bool on)
{
    if (m_on == on)
        return;
    m_on = on;
    look();
    emit changed();
}

void AutoPass::setWaits(bool waits)
{
    if (m_waits == waits)
        return;
    m_waits = waits;
    look();
    emit changed();
}

void AutoPass::rest()
{
    m_rests = true;
    m_timer.stop();
}

/// A covered hand hides cards from the user, but never any options.
bool AutoPass::wanted() const
{
    return m_on && !m_waits && !m_rests && port() != nullptr
        && port()->decision().kind == core::DecisionKind::Action
        && port()->decision().options.size() == 1
        && port()->role(port()->decision().options.front()) == OptionRole::Pass;
}

void AutoPass::look()
{
    wanted() ? m_timer.start() : m_timer.stop();
}

/// Waits as long as a card is held or a menu is open.
void AutoPass::pass()
{
    if (!wanted())
        return;
    if (m_table.state() == TableController::Idle)
        desk().pass();
    else
        m_timer.start();
}

} // namespace playmat::table
