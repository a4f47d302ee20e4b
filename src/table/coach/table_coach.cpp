#include "table/coach/table_coach.h"

#include "table/coach/chance_words.h"
#include "table/coach/coached_seat.h"
#include "table/view/translator.h"

#include <algorithm>

namespace playmat::table {

TableCoach::TableCoach(QObject *parent)
    : StagedCoach(parent)
{
    whenLanguageChanges(this, &TableCoach::close); // advice is worded once
}

TableCoach::~TableCoach() = default;

void TableCoach::setSession(TableSession *session)
{
    if (!standBeside(session))
        return;
    close();
    if (m_session != nullptr) {
        for (const auto signal : {&TableSession::tableChanged, &TableSession::matchChanged})
            connect(m_session, signal, this, &TableCoach::look);
        for (const auto signal : {&Seats::peekingChanged, &Seats::seatingChanged})
            connect(m_session->seats(), signal, this, &TableCoach::look);
        connect(m_session->stage(), &Stage::playingChanged, this, &TableCoach::look);
    }
    emit changed();
}

void TableCoach::setOn(bool on)
{
    if (m_on == on)
        return;
    m_on = on;
    look();
    emit changed();
}

// --- who is helped -------------------------------------------------------------------------------

int TableCoach::asked() const
{
    return m_on && m_session != nullptr ? personAsked(*m_session) : -1;
}

bool TableCoach::looks(int seat) const
{
    return looksOn(*m_session, seat);
}

bool TableCoach::canHelp() const
{
    return asked() >= 0 && !m_session->stage()->playing();
}

/// What was said holds as long as the same is asked and the same person looks.
void TableCoach::look()
{
    const int seat = asked();
    const bool same = seat >= 0 && m_question == m_session->decisionId();
    const bool sees = seat >= 0 && looks(seat);
    if (m_help != Silent && (!same || (m_help == Covered) == sees))
        close();
    else
        emit changed();
}

void TableCoach::hint()
{
    if (!canHelp())
        return;
    m_question = m_session->decisionId();
    if (!looks(asked())) {
        m_help = m_help == Covered ? Silent : Covered;
        emit changed();
        return;
    }
    if (m_help == Silent)
        think();
    m_help = m_help == Silent ? Options : m_help == Options ? Look : m_help == Look ? Move : Silent;
    if (m_help == Silent)
        return close();
    emit changed();
}

void TableCoach::close()
{
    ++m_ticket;
    m_worker.forget();
    m_help = Silent;
    m_busy = false;
    m_reply = {};
    emit changed();
}

// --- thinking ------------------------------------------------------------------------------------

void TableCoach::think()
{
    m_busy = true;
    m_reply = {};
    m_worker.begin([this, ticket = ++m_ticket, consult = m_consult,
                    question = questionOf(*m_session, m_effort)](const std::stop_token &stop) {
        CoachReply reply = consult(question, stop);
        if (!stop.stop_requested())
            QMetaObject::invokeMethod(
                this, [this, ticket, reply = std::move(reply)] { heard(ticket, reply); },
                Qt::QueuedConnection);
    });
}

void TableCoach::heard(quint64 ticket, const CoachReply &reply)
{
    if (ticket != m_ticket)
        return;
    m_busy = false;
    m_reply = reply;
    emit changed();
}

const bots::Opinion *TableCoach::best() const
{
    return m_reply.advice && !m_reply.advice->choices.empty() ? &m_reply.advice->best() : nullptr;
}

/// The best one, in the game's own options.
core::Answer TableCoach::answer() const
{
    const match::HostedGame &game = m_session->match()->game();
    return game.answerOf(game.decision().player, best()->answer);
}

// --- words ---------------------------------------------------------------------------------------

QString TableCoach::say() const
{
    if (m_help == Covered)
        return qtTrId("table_coach.look_at_your_hand_first");
    if (m_help == Options)
        return qtTrId("table_coach.everything_you_can_do_now");
    if (m_busy)
        return qtTrId("table_coach.thinking");
    if (best() == nullptr)
        return m_reply.problem.empty() ? qtTrId("table_coach.there_is_nothing_to_say")
                                       : QString::fromStdString(m_reply.problem);
    return qtTrId("table_coach.look_here");
}

QString TableCoach::move() const
{
    return best() == nullptr ? QString() : QString::fromStdString(best()->words);
}

double TableCoach::chance() const
{
    return best() == nullptr ? 0 : best()->chance;
}

double TableCoach::error() const
{
    return best() == nullptr ? 0 : best()->error;
}

QString TableCoach::verdict() const
{
    return best() == nullptr ? QString() : verdictWords(*m_reply.advice);
}

QString TableCoach::next() const
{
    if (best() == nullptr || m_reply.advice->choices.size() < 2)
        return {};
    if (m_reply.advice->verdict == bots::Verdict::Win) // nothing is better; others may win too
        return {};
    return opinionWords(m_reply.advice->choices[1]);
}

QStringList TableCoach::line() const
{
    return best() == nullptr ? QStringList() : toStrings(m_reply.advice->line);
}

QStringList TableCoach::reasons() const
{
    return best() == nullptr ? QStringList() : toStrings(m_reply.advice->reasons);
}

// --- places --------------------------------------------------------------------------------------

/// Of what is not done with a card on the table: the button, the strip of choices, the question.
QRectF TableCoach::rectOf(const core::Option &option) const
{
    if (m_session->roleOf(option) == OptionRole::Pass)
        return m_places->rectOfItem(QStringLiteral("passButton"));
    if (m_session->roleOf(option) == OptionRole::Token)
        return m_places->rectOfItem(m_session->stage()->board().token.id
                                    + QStringLiteral("Button"));
    if (option.card != core::kNone)
        if (const QRectF card = m_places->rectOfCard(option.card); !card.isEmpty())
            return card;
    const QRectF strip = m_places->rectOfItem(QStringLiteral("choice"));
    return strip.isEmpty() ? m_places->rectOfItem(QStringLiteral("prompt")) : strip;
}

QRectF TableCoach::rectOfTarget(const core::Option &option) const
{
    if (option.target != core::kNone)
        return m_places->rectOfCard(option.target);
    return option.card == core::kNone ? QRectF() : QRectF(m_session->placeOf(option));
}

void TableCoach::addMark(std::vector<LitMark> &marks, const core::Option &option) const
{
    const LitMark mark{rectOf(option),
                       option.card == core::kNone ? QString()
                                                  : m_places->nameOfCard(int(option.card))};
    const bool known = std::ranges::find(marks, mark.rect, &LitMark::rect) != marks.end();
    if (!known && !mark.rect.isEmpty())
        marks.push_back(mark);
}

std::vector<LitMark> TableCoach::marks() const
{
    std::vector<LitMark> marks;
    if (asked() < 0 || m_help == Silent || m_help == Covered)
        return marks;
    const core::Decision &decision = m_session->match()->game().decision();
    if (m_help == Options) {
        for (const core::Option &option : decision.options)
            addMark(marks, option);
        return marks;
    }
    if (best() == nullptr)
        return marks;
    for (const std::uint16_t index : answer().options) {
        const core::Option &option = decision.options[index];
        addMark(marks, option);
        if (m_help == Move && option.target != core::kNone)
            marks.push_back({rectOfTarget(option), m_places->nameOfCard(int(option.target))});
    }
    return marks;
}

std::vector<std::pair<QRectF, QRectF>> TableCoach::arrows() const
{
    std::vector<std::pair<QRectF, QRectF>> arrows;
    if (asked() < 0 || m_help != Move || best() == nullptr)
        return arrows;
    const core::Decision &decision = m_session->match()->game().decision();
    for (const std::uint16_t index : answer().options) {
        const core::Option &option = decision.options[index];
        const QRectF from = rectOf(option);
        const QRectF to = rectOfTarget(option);
        if (!from.isEmpty() && !to.isEmpty())
            arrows.emplace_back(from, to);
    }
    return arrows;
}

} // namespace playmat::table
