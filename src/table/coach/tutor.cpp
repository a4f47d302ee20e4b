#include "table/coach/tutor.h"

#include "table/coach/chance_words.h"
#include "table/coach/coached_seat.h"

#include <cmath>

namespace playmat::table {

namespace {

constexpr bots::Effort kGlance{2000, 3000}; ///< nobody should have to wait for long

} // namespace

Tutor::Tutor(QObject *parent)
    : QObject(parent)
{
}

Tutor::~Tutor()
{
    watch(false);
}

void Tutor::setSession(TableSession *session)
{
    if (m_session == session)
        return;
    watch(false);
    if (m_session != nullptr) {
        m_session->disconnect(this);
        m_session->seats()->disconnect(this);
    }
    m_session = session;
    if (m_session != nullptr)
        connect(m_session, &TableSession::matchChanged, this, &Tutor::forget);
    if (m_session != nullptr)
        connect(m_session->seats(), &Seats::peekingChanged, this, &Tutor::changed);
    settle();
}

void Tutor::setThreshold(int points)
{
    if (m_threshold == points)
        return;
    m_threshold = points;
    settle();
}

void Tutor::settle()
{
    forget();
    watch(m_threshold > 0);
}

/// Whoever else watches a table is left alone while nobody wants a tutor.
void Tutor::watch(bool on)
{
    if (m_session != nullptr && m_watches != on)
        m_session->setWatch(on ? this : nullptr);
    m_watches = m_session != nullptr && on;
}

void Tutor::forget()
{
    ++m_ticket;
    m_worker.forget();
    m_busy = false;
    m_answer.reset();
    m_say.clear();
    m_reasons.clear();
    if (m_session != nullptr)
        m_session->controller()->aim()->goOn();
    emit changed();
}

/// What a hand makes of a move is for whoever looks at that hand.
QString Tutor::say() const
{
    return m_say.isEmpty() || isWorthALook() ? m_say
                                             : qtTrId("tutor.look_at_your_hand_to_read_why");
}

QStringList Tutor::reasons() const
{
    return m_say.isEmpty() || isWorthALook() ? m_reasons : QStringList();
}

/// Something was answered or taken back meanwhile.
void Tutor::carriedOut()
{
    if (m_busy || m_answer)
        forget();
}

bool Tutor::isWorthALook() const
{
    const int seat = personAsked(*m_session);
    return seat >= 0 && looksOn(*m_session, seat)
        && m_session->match()->game().decision().options.size() > 1;
}

/// It is looked at first. Whoever insists, or tries the next thing meanwhile, is not held up twice.
std::optional<RefusalText> Tutor::mayAnswer(const core::Answer &answer)
{
    if (!isWorthALook())
        return std::nullopt;
    forget();
    m_busy = true;
    m_answer = answer;
    m_worker.begin(
        [this, ticket = m_ticket, consult = m_consult,
         question = questionOf(*m_session, kGlance, answer)](const std::stop_token &stop) {
            CoachReply reply = consult(question, stop);
            if (!stop.stop_requested())
                QMetaObject::invokeMethod(
                    this, [this, ticket, reply = std::move(reply)] { heard(ticket, reply); },
                    Qt::QueuedConnection);
        });
    m_session->controller()->aim()->stay();
    emit changed();
    return RefusalText{};
}

void Tutor::heard(quint64 ticket, const CoachReply &reply)
{
    if (ticket != m_ticket || !m_answer)
        return;
    m_busy = false;
    const double loss = reply.advice ? reply.advice->loss() : 0; // who knows nothing stops nobody
    if (100 * loss < m_threshold)
        return playAnyway();
    m_say = qtTrId("tutor.that_costs_you_about_points", int(std::lround(100 * loss)))
                .arg(percent(reply.advice->asked->chance), percent(reply.advice->best().chance));
    m_reasons = toStrings(reply.advice->reasons);
    emit changed();
}

void Tutor::playAnyway()
{
    if (!m_answer)
        return;
    const core::Answer answer = *m_answer;
    forget();
    m_session->programs()->hush();
    (void)m_session->play(answer);
}

void Tutor::thinkAgain()
{
    forget();
}

} // namespace playmat::table
