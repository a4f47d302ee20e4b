#include "table/coach/what_if.h"

#include "table/coach/chance_words.h"
#include "table/coach/coached_seat.h"

namespace playmat::table {

namespace {

constexpr int kRestMs = 700;
constexpr bots::Effort kComparison{2000, 2000};

} // namespace

WhatIf::WhatIf(QObject *parent)
    : QObject(parent)
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(kRestMs);
    connect(&m_rest, &QTimer::timeout, this, &WhatIf::think);
}

WhatIf::~WhatIf() = default;

void WhatIf::setSession(TableSession *session)
{
    if (m_session == session)
        return;
    if (m_session != nullptr) {
        m_session->seats()->disconnect(this);
        m_session->controller()->aim()->disconnect(this);
    }
    m_session = session;
    if (m_session != nullptr) {
        connect(m_session->controller()->aim(), &Aim::heldChanged, this, &WhatIf::look);
        connect(m_session->seats(), &Seats::peekingChanged, this, &WhatIf::look);
        connect(m_session->seats(), &Seats::seatingChanged, this, &WhatIf::look);
    }
    look();
}

void WhatIf::setOn(bool on)
{
    if (m_on == on)
        return;
    m_on = on;
    look();
    emit changed();
}

/// The option that a drop here would mean; -1: none, or it is not known which.
int WhatIf::aimed() const
{
    if (!m_on || m_session == nullptr)
        return -1;
    const HeldCard &held = m_session->controller()->aim()->held();
    const int seat = personAsked(*m_session);
    if (held.viewId < 0 || !held.legal || seat < 0 || !looksOn(*m_session, seat))
        return -1;
    const auto &options = m_session->match()->game().decision().options;
    for (std::size_t i = 0; i < options.size(); ++i) {
        if (int(options[i].card) != held.viewId || options[i].card == core::kNone)
            continue;
        const QRect place = options[i].target == core::kNone
            ? m_session->placeOf(options[i])
            : m_session->stage()->rectOf(int(options[i].target));
        if (place.contains(held.pointer.toPoint()))
            return int(i);
    }
    return -1;
}

void WhatIf::look()
{
    const int option = aimed();
    if (option == m_option)
        return;
    m_option = option;
    ++m_ticket;
    m_worker.forget();
    m_rest.stop();
    if (option >= 0)
        m_rest.start();
    m_say.clear();
    emit changed();
}

void WhatIf::think()
{
    if (aimed() != m_option)
        return look();
    const core::Answer answer = core::Answer::one(std::uint16_t(m_option));
    m_worker.begin(
        [this, ticket = m_ticket, consult = m_consult,
         question = questionOf(*m_session, kComparison, answer)](const std::stop_token &stop) {
            CoachReply reply = consult(question, stop);
            if (!stop.stop_requested())
                QMetaObject::invokeMethod(
                    this, [this, ticket, reply = std::move(reply)] { heard(ticket, reply); },
                    Qt::QueuedConnection);
        });
}

void WhatIf::heard(quint64 ticket, const CoachReply &reply)
{
    if (ticket != m_ticket || !reply.advice || !reply.advice->asked)
        return;
    if (aimed() != m_option)
        return look(); // whoever asked no longer looks
    const QString chance = chanceWords(reply.advice->asked->chance, reply.advice->asked->error);
    m_say = reply.advice->loss() > 0
        ? qtTrId("what_if.what_if_to_win_at").arg(chance, percent(reply.advice->best().chance))
        : qtTrId("what_if.what_if_to_win_as").arg(chance);
    emit changed();
}

} // namespace playmat::table
