#include "kit/swu/table/rule_links.h"

#include "kit/swu/host/event_specs.h"
#include "kit/swu/host/question_specs.h"

namespace playmat::table::links {

using core::DecisionKind;
using swu::Ev;

namespace {

const char *ruleOfMove(const core::Event &event)
{
    if (swu::Zone(event.from) == swu::Zone::Captured && swu::isArena(swu::Zone(event.to)))
        return "CR 8.33.3";
    switch (swu::Zone(event.to)) {
    case swu::Zone::Resources:
        return "CR 1.7.1";
    case swu::Zone::Discard:
        return "CR 1.14.1";
    case swu::Zone::Hand:
        return "CR 8.24";
    case swu::Zone::Captured:
        return "CR 8.33.1";
    default:
        return "";
    }
}

const char *ruleOf(const core::Event &event)
{
    switch (Ev(event.type)) {
    case Ev::CardMoved:
        return ruleOfMove(event);
    case Ev::Revealed:
        return event.seenBy == 3 ? "CR 8.25.1" : "CR 8.13.1";
    case Ev::GameOver:
        if (swu::EndReason(event.amount) == swu::EndReason::CardAbility)
            return "CR 1.3.1";
        return event.amount2 != 0 ? "" : "CR 5.6";
    default:
        return match::eventSpec(Ev(event.type)).rule;
    }
}

/// Of a question that has none of its own.
const char *ruleOfKind(DecisionKind kind)
{
    switch (kind) {
    case DecisionKind::None:
        return "";
    case DecisionKind::Action:
        return "CR 1.15.1";
    case DecisionKind::Mulligan:
        return "CR 5.2.1E";
    case DecisionKind::FirstPlayer:
        return "CR 5.2.1C";
    case DecisionKind::Resource:
        return "CR 5.5.1C";
    case DecisionKind::ChooseCards:
    case DecisionKind::ChoosePlayer:
    case DecisionKind::ChooseZone:
        return "CR 8.4.1";
    case DecisionKind::ChooseMode:
        return "CR 8.4.4";
    case DecisionKind::ChooseNumber:
        return "CR 8.4.5A";
    case DecisionKind::Order:
    case DecisionKind::ChooseTrigger:
        return "CR 7.6.9";
    case DecisionKind::Distribute:
        return "CR 8.4.5";
    case DecisionKind::Confirm:
        return "CR 8.32";
    case DecisionKind::Pay:
    case DecisionKind::ChooseCosts:
        return "CR 1.7.2";
    case DecisionKind::NameCard:
        return "CR 8.17";
    }
    return "";
}

} // namespace

QString of(const core::Event &event)
{
    return toRule(ruleOf(event));
}

QString of(const core::Decision &decision)
{
    const char *rule = match::promptSpec(swu::Prompt(decision.prompt)).rule;
    return toRule(*rule == '\0' ? ruleOfKind(decision.kind) : rule);
}

QString of(swu::EndReason reason)
{
    switch (reason) {
    case swu::EndReason::BaseDefeated:
        return toRule("CR 5.6.1");
    case swu::EndReason::BothBases:
        return toRule("CR 5.6.3");
    case swu::EndReason::Conceded:
        return toRule("CR 5.6.4");
    case swu::EndReason::CardAbility:
        return toRule("CR 1.3.1"); // the text of a card overrides the rules
    case swu::EndReason::None:
    case swu::EndReason::Suspended:
        break;
    }
    return {};
}

QString ofStep(int step)
{
    static constexpr const char *kSteps[] = {"CR 5.4", "CR 5.5.1B", "CR 5.5.1C", "CR 5.5.1D"};
    return toRule(step >= 0 && step < int(std::size(kSteps)) ? kSteps[step] : "");
}

} // namespace playmat::table::links
