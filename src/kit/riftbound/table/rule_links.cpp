#include "kit/riftbound/table/rule_links.h"

#include "kit/riftbound/host/event_specs.h"
#include "kit/riftbound/host/question_specs.h"

#include <array>

namespace playmat::riftbound::board::links {

QString of(const core::Event &event)
{
    return toRule(host::eventSpec(Ev(event.type)).rule);
}

QString of(const core::Decision &decision)
{
    return toRule(host::promptSpec(Prompt(decision.prompt)).rule);
}

QString of(EndReason reason)
{
    switch (reason) {
    case EndReason::VictoryScore:
        return toRule("CR 323.1");
    case EndReason::BurnOut:
        return toRule("CR 431");
    case EndReason::None:
    case EndReason::Card:
    case EndReason::Concede:
    case EndReason::Suspended:
        break;
    }
    return {};
}

QString ofStep(int step)
{
    static constexpr std::array kRules{"CR 315.1", "CR 315.2", "CR 315.3",
                                       "CR 315.4", "CR 316",   "CR 317"};
    return step >= 0 && step < int(kRules.size()) ? toRule(kRules[std::size_t(step)]) : QString();
}

} // namespace playmat::riftbound::board::links
