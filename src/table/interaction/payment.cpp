#include "table/interaction/payment.h"

#include <algorithm>

namespace playmat::table {

namespace {

/// The n-th way to choose among the options: first each option alone, then several at once; 0:
/// none.
QList<int> wayOf(const QList<int> &options, unsigned way)
{
    QList<int> chosen;
    for (qsizetype i = 0; i < options.size(); ++i)
        if (((way >> unsigned(i)) & 1U) != 0)
            chosen.append(options[i]);
    return chosen;
}

constexpr qsizetype kMostOptions
    = 4; ///< maximum number of options that are considered for one card

} // namespace

int Payment::missing(const QList<int> &chosen) const
{
    core::Answer answer;
    for (const int option : chosen)
        (void)answer.options.tryPush(std::uint16_t(option));
    return m_port.missing(answer);
}

bool Payment::helps(const QList<int> &chosen, int option) const
{
    QList<int> without = chosen;
    without.removeOne(option);
    return missing(without) > missing(chosen);
}

QList<int> Payment::optionsOf(int card) const
{
    QList<int> found;
    const std::vector<core::Option> &options = m_port.decision().options;
    for (size_t i = 0; i < options.size() && found.size() < kMostOptions; ++i)
        if (options[i].card != core::kNone && int(options[i].card) == card)
            found.append(int(i));
    return found;
}

/// Combines both lists, but drops those of `others` that the payment no longer needs, beginning
/// with the option that was swapped in first.
QList<int> Payment::with(QList<int> others, const QList<int> &added) const
{
    for (qsizetype i = 0; i < others.size();) {
        if (helps(others + added, others[i]))
            ++i;
        else
            others.removeAt(i);
    }
    return others + added;
}

QList<int> Payment::afterCard(int card) const
{
    const QList<int> own = optionsOf(card);
    QList<int> others = m_chosen;
    unsigned now = 0;
    for (qsizetype i = 0; i < own.size(); ++i)
        if (others.removeOne(own[i]))
            now |= 1U << unsigned(i);
    const unsigned ways = 1U << unsigned(own.size());
    for (unsigned way = now + 1; way < ways; ++way) {
        const QList<int> added = wayOf(own, way);
        const QList<int> all = with(others, added);
        if (std::ranges::all_of(added, [&](int option) { return helps(all, option); }))
            return all;
    }
    return others;
}

QList<int> Payment::afterOption(int option) const
{
    QList<int> others = m_chosen;
    if (others.removeOne(option))
        return others;
    const QList<int> all = with(others, {option});
    return helps(all, option) ? all : m_chosen;
}

} // namespace playmat::table
