#include "kit/lorcana/table/rule_links.h"

#include "kit/lorcana/host/event_specs.h"
#include "kit/lorcana/host/question_specs.h"

#include <iterator>

namespace playmat::lorcana::board::links {

namespace {

const char *ruleOf(const core::Event &event)
{
    if (Ev(event.type) == Ev::Inked && event.amount2 != 0) // by an effect
        return "CR 4.2.3.2";
    return host::eventSpec(Ev(event.type)).rule;
}

} // namespace

QString of(const core::Event &event)
{
    return toRule(ruleOf(event));
}

QString of(const core::Decision &decision)
{
    return toRule(host::promptSpec(Prompt(decision.prompt)).rule);
}

QString of(EndReason reason)
{
    switch (reason) {
    case EndReason::Lore:
        return toRule("CR 1.8.1.1");
    case EndReason::DeckEmpty:
        return toRule("CR 1.8.1.2");
    case EndReason::Concede:
        return toRule("CR 2.3.3");
    case EndReason::None:
    case EndReason::Suspended:
        break;
    }
    return {};
}

QString ofStep(int step)
{
    static constexpr const char *kSteps[] = {"CR 3.2.1", "CR 3.2.2", "CR 3.2.3", "CR 3.3"};
    return toRule(step >= 0 && step < int(std::size(kSteps)) ? kSteps[step] : "");
}

} // namespace playmat::lorcana::board::links
