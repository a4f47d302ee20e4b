#include "table/learn/tip_coach.h"

#include "table/coach/coached_seat.h"
#include "table/session/course_data.h"

namespace playmat::table {

void TipCoach::setLearn(LearnSession *learn)
{
    if (m_learn == learn)
        return;
    m_learn = learn;
    emit changed();
    look();
}

void TipCoach::setSession(TableSession *session)
{
    if (!standBeside(session))
        return;
    if (m_session != nullptr) {
        connect(m_session, &TableSession::tableChanged, this, &TipCoach::look);
        connect(m_session->stage(), &Stage::playingChanged, this, &TipCoach::look);
        connect(m_session->seats(), &Seats::peekingChanged, this, &TipCoach::lookIntoHand);
        connect(m_session->seats(), &Seats::seatingChanged, this, &TipCoach::lookIntoHand);
    }
    emit changed();
    look();
}

void TipCoach::setOn(bool on)
{
    if (m_on == on)
        return;
    m_on = on; // what was said last stays the tip of its question
    emit changed();
    look();
}

learn::Sight TipCoach::sight() const
{
    const core::PlayerId asked = m_session->match()->game().decision().player;
    return {m_session->match()->game(), m_session->match()->names(), asked, asked,
            *m_learn->course()->words};
}

/// Once for each question, when the table has shown what led to it.
void TipCoach::look()
{
    const bool rests
        = m_session != nullptr && m_session->running() && !m_session->over() && m_session->taught();
    const std::optional<quint64> now
        = rests ? std::optional(m_session->decisionId()) : std::nullopt;
    if (m_tip != nullptr && now != m_looked)
        close();
    if (!m_on || m_learn == nullptr || !rests || m_session->stage()->playing() || now == m_looked
        || m_learn->course() == nullptr)
        return;
    m_looked = now;
    if (m_session->match()->game().decision().player != m_session->stage()->nearSeat().seat)
        return; // the newcomer sits at the near side
    m_tip = tipWith(seesHand() ? learn::HandSeen::Yes : learn::HandSeen::No);
    if (m_tip == nullptr)
        return;
    m_ofHand = seesHand() && tipWith(learn::HandSeen::No) != m_tip;
    m_learn->tell(m_tip->id);
    emit changed();
}

bool TipCoach::seesHand() const
{
    return looksOn(*m_session, m_session->stage()->nearSeat().seat);
}

const learn::Tip *TipCoach::tipWith(learn::HandSeen hand) const
{
    return learn::tipFor(
        m_learn->course()->tips, {sight(), {}, std::nullopt},
        [this](const std::string &id) { return m_learn->isTold(id); }, hand);
}

/// What a covered hand kept to itself may be said now, or no longer.
void TipCoach::lookIntoHand()
{
    if (m_tip != nullptr) {
        emit changed();
        return;
    }
    m_looked.reset();
    look();
}

bool TipCoach::speaks() const
{
    return m_on && m_tip != nullptr && m_session != nullptr && (!m_ofHand || seesHand());
}

void TipCoach::close()
{
    m_tip = nullptr;
    emit changed();
}

QString TipCoach::say() const
{
    return speaks() ? taught(m_tip->say) : QString();
}

const learn::Lesson *TipCoach::lessonOfTip() const
{
    return speaks() ? m_learn->lessonAbout(m_tip->topic) : nullptr;
}

QString TipCoach::lesson() const
{
    const learn::Lesson *lesson = lessonOfTip();
    return lesson == nullptr ? QString() : QString::fromStdString(lesson->id);
}

QString TipCoach::lessonTitle() const
{
    const learn::Lesson *lesson = lessonOfTip();
    return lesson == nullptr ? QString() : taught(lesson->title);
}

std::vector<LitMark> TipCoach::marks() const
{
    std::vector<LitMark> out;
    if (!speaks() || !m_session->running() || m_session->over())
        return out;
    const learn::Sight now = sight();
    for (const learn::Anchor &anchor : m_tip->marks) {
        for (LitMark &mark : m_places->of(anchor, now))
            out.push_back(std::move(mark));
    }
    return out;
}

} // namespace playmat::table
