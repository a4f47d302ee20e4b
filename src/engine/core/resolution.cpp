#include "engine/core/resolution.h"

namespace playmat::core {

namespace {

bool isEarlier(const Answer &answer, std::size_t at)
{
    const auto *const end = answer.options.begin() + at;
    return std::find(answer.options.begin(), end, answer.options[at]) != end;
}

FoundFault faultOfAmounts(const Decision &d, const Answer &a)
{
    const int options = static_cast<int>(a.options.size());
    const int amounts = static_cast<int>(a.amounts.size());
    if (amounts != options)
        return {AnswerFault::WrongCount, amounts, options, options};
    int total = 0;
    for (std::size_t i = 0; i < a.amounts.size(); ++i) {
        total += a.amounts[i];
        const int most = d.options[a.options[i]].number;
        if (a.amounts[i] > most)
            return {AnswerFault::WrongTotal, a.amounts[i], 0, most};
    }
    if ((total < d.min || total > d.max) && !(d.orNone && total == 0))
        return {AnswerFault::WrongTotal, total, d.min, d.max};
    return {};
}

} // namespace

FoundFault faultOfOptions(const Decision &decision, const Answer &answer)
{
    for (std::size_t i = 0; i < answer.options.size(); ++i) {
        if (answer.options[i] >= decision.options.size())
            return {AnswerFault::NoSuchOption, answer.options[i]};
        if (isEarlier(answer, i))
            return {AnswerFault::TwiceTheSame, answer.options[i]};
    }
    return {};
}

bool areTogether(const Decision &decision, const Answer &answer)
{
    if (decision.together == kNone || answer.options.empty())
        return false;
    const Option &first = decision.options[answer.options[0]];
    return std::all_of(answer.options.begin(), answer.options.end(), [&](std::uint16_t id) {
        const Option &o = decision.options[id];
        return o.kind == decision.together && o.zone == first.zone;
    });
}

FoundFault faultOfCounts(const Decision &decision, const Answer &answer)
{
    if (decision.kind == DecisionKind::Distribute)
        return faultOfAmounts(decision, answer);
    const int count = static_cast<int>(answer.options.size());
    if ((count < decision.min || count > decision.max) && !areTogether(decision, answer))
        return {AnswerFault::WrongCount, count, decision.min, decision.max};
    return {};
}

FoundFault faultOf(const Decision &decision, const Answer &answer)
{
    if (const FoundFault found = faultOfOptions(decision, answer); found.fault != AnswerFault::None)
        return found;
    return faultOfCounts(decision, answer);
}

} // namespace playmat::core
