#include "kit/lorcana/table/rule_links.h"

#include "kit/lorcana/host/event_specs.h"

#include <iterator>

namespace playmat::lorcana::board::links {

namespace {

const char *ruleOf(const core::Event &event)
{
    if (Ev(event.type) == Ev::Inked && event.amount2 != 0) // by an effect
        return "CR 4.2.3.2";
    return host::eventSpec(Ev(event.type)).rule;
}

/// Questions about cards that are put somewhere, and about costs.
const char *ruleOfPlaces(Prompt prompt)
{
    switch (prompt) {
    case Prompt::Discard:
        return "CR 7.3.4";
    case Prompt::TakeToHand:
    case Prompt::ReturnToHand:
        return "CR 1.12.3";
    case Prompt::PutOnTop:
    case Prompt::PutOnBottom:
    case Prompt::OrderTop:
    case Prompt::OrderBottom:
        return "CR 7.2.3";
    case Prompt::OrderDiscard:
        return "CR 7.6.3";
    case Prompt::PutIntoInkwell:
        return "CR 4.2.3.2";
    case Prompt::PayDiscard:
    case Prompt::PayBanish:
    case Prompt::PayExert:
        return "CR 4.4.2";
    default:
        return "CR 6.1.3";
    }
}

const char *ruleOf(Prompt prompt)
{
    switch (prompt) {
    case Prompt::Action:
        return "CR 4.1";
    case Prompt::FirstPlayer:
        return "CR 2.2.1.1";
    case Prompt::Mulligan:
        return "CR 2.2.2";
    case Prompt::NextTrigger:
        return "CR 7.7.4";
    case Prompt::May:
        return "CR 6.1.4";
    case Prompt::EnterExerted:
        return "CR 8.3.2";
    case Prompt::PlayCard:
        return "CR 6.7.8";
    case Prompt::Singers:
        return "CR 8.12";
    case Prompt::OtherBase:
        return "CR 8.10.8.3";
    case Prompt::Replacement:
        return "CR 6.5.6";
    case Prompt::NameCard:
        return "CR 5.2.6";
    case Prompt::None:
        return "";
    default:
        return ruleOfPlaces(prompt);
    }
}

} // namespace

QString of(const core::Event &event)
{
    return toRule(ruleOf(event));
}

QString of(const core::Decision &decision)
{
    return toRule(ruleOf(Prompt(decision.prompt)));
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
