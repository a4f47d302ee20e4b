#include "table/coach/past_table.h"

#include "table/view/attack_shown.h"

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

QVariantList PastTable::signsOf(const core::Answer &answer) const
{
    QVariantList out;
    if (!m_table.running())
        return out;
    const core::Decision &asked = m_table.match()->game().decision();
    for (const std::uint16_t index : answer.options) {
        if (index >= asked.options.size() || asked.options[index].card == core::kNone)
            continue;
        const core::Option &option = asked.options[index];
        const QRect card = m_table.stage()->rectOf(int(option.card));
        const QRect goal = option.target == core::kNone
            ? m_table.placeOf(option)
            : m_table.stage()->rectOf(int(option.target));
        const QLineF line = arrowBetween(card, goal);
        out.append(QVariantMap{{QStringLiteral("rect"), QRectF(card)},
                               {QStringLiteral("arrow"), !card.isEmpty() && !goal.isEmpty()},
                               {QStringLiteral("from"), line.p1()},
                               {QStringLiteral("to"), line.p2()}});
    }
    return out;
}

QVariantList PastTable::played() const
{
    if (m_match == nullptr || !m_match->running() || m_step < 0)
        return {};
    const std::vector<match::Match::Step> &steps = m_match->match()->steps();
    const bool known = std::size_t(m_step) < steps.size();
    return known ? signsOf(steps[std::size_t(m_step)].answer) : QVariantList();
}

QVariantList PastTable::better(GameReview *review, int point) const
{
    const core::Answer answer = review == nullptr ? core::Answer() : review->betterAnswer(point);
    if (answer.options.empty() || !m_table.running())
        return {};
    const match::HostedGame &game = m_table.match()->game();
    return signsOf(game.answerOf(core::PlayerId(m_seat), answer));
}

} // namespace playmat::table
