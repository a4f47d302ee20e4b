#include "kit/riftbound/host/question_specs.h"

#include "engine/core/rows.h"

namespace playmat::riftbound::host {

namespace {

constexpr auto kPrompts = std::to_array<PromptSpec>({
    {Prompt::None, "Choose"},
    {Prompt::Main, "Take an action or end your turn", "main", nullptr, "CR 316"},
    {Prompt::Focus, "You have Focus: act or pass", "focus", nullptr, "CR 347"},
    {Prompt::Priority, "You have priority: react or pass", "priority", nullptr, "CR 337"},
    {Prompt::Mulligan, "Choose up to two cards to replace", nullptr, nullptr, "CR 117"},
    {Prompt::Battlefield, "Choose your battlefield", nullptr, "battlefield", "CR 481"},
    {Prompt::Trigger, "Use this ability?", nullptr, "trigger", "CR 383.3"},
    {Prompt::Costs, "Choose the additional costs you pay", nullptr, nullptr, "CR 356"},
    {Prompt::Mode, "Choose one", nullptr, nullptr, "CR 355"},
    {Prompt::Number, "Choose a number", nullptr, nullptr, "CR 355"},
    {Prompt::Target, "Choose targets", nullptr, "target", "CR 355.6"},
    {Prompt::Destination, "Choose where it moves", nullptr, "destination", "CR 355.5"},
    {Prompt::CostCards, "Choose what you pay with", nullptr, "cost", "CR 357"},
    {Prompt::Pay, "Pay the cost", nullptr, nullptr, "CR 357"},
    {Prompt::Showdown, "Choose which showdown begins", nullptr, "showdown", "CR 323.11"},
    {Prompt::TriggerOrder, "Put your abilities in order", nullptr, "triggers", "CR 383.3.d"},
    {Prompt::OrderTop, "Choose the order on top of your deck", nullptr, "top", "CR 436"},
    {Prompt::OrderBottom, "Choose the order on the bottom of your deck", nullptr, "bottom",
     "CR 416"},
    {Prompt::Replacements, "Choose what applies first", nullptr, "replacements", "CR 372"},
    {Prompt::CombatDamage, "Assign combat damage", nullptr, "combat_damage", "CR 460.2"},
    {Prompt::SplitDamage, "Split the damage", nullptr, "damage", "CR 355.14"},
    {Prompt::Effect, "Choose", nullptr, "effect", "CR 359"},
    {Prompt::EffectMay, "Do this?", nullptr, "effect", "CR 359"},
});
static_assert(core::eachHasItsRow<&PromptSpec::prompt>(kPrompts));

constexpr auto kOptions = std::to_array<OptionSpec>({
    {OptionKind::Play, "play", "Play {card} ({cost}) {zone}", true, true},
    {OptionKind::Hide, "hide", "Hide {card} {zone}", true, true},
    {OptionKind::Move, "move", "Move {card} {zone}", true},
    {OptionKind::Ability, "ability", "Use {card} ({cost})", false, true},
    {OptionKind::Add, "add", "Add with {card}"},
    {OptionKind::EndTurn, "end_turn", "End your turn"},
    {OptionKind::Pass, "pass", "Pass"},
    {OptionKind::Card, "card", "{card}"},
    {OptionKind::Player, "player", "A player"},
    {OptionKind::Zone, "zone", "{zone}", true},
    {OptionKind::Mode, "mode", "A mode"},
    {OptionKind::Number, "number", "A number"},
    {OptionKind::Cost, "cost", "Pay {cost} more"},
    {OptionKind::Trigger, "trigger", "The ability of {card}"},
    {OptionKind::Pool, "pool", "From the pool"},
    {OptionKind::Exhaust, "exhaust", "Exhaust {card}"},
    {OptionKind::Recycle, "recycle", "Recycle {card}"},
    {OptionKind::Yes, "yes", "Yes"},
    {OptionKind::No, "no", "No"},
});
static_assert(core::eachHasItsRow<&OptionSpec::kind>(kOptions));

} // namespace

const PromptSpec &promptSpec(Prompt prompt)
{
    return kPrompts[static_cast<std::size_t>(prompt)];
}

const OptionSpec &optionSpec(OptionKind kind)
{
    return kOptions[static_cast<std::size_t>(kind)];
}

} // namespace playmat::riftbound::host
