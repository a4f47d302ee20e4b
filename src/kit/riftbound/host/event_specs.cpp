#include "kit/riftbound/host/event_specs.h"

#include "engine/core/rows.h"

namespace playmat::riftbound::host {

namespace {

constexpr auto kEvents = std::to_array<EventSpec>({
    {Ev::CardMoved, "card_moved", true, false, nullptr, nullptr, nullptr, "CR 110"},
    {Ev::TurnStarted, "turn_started", false, true, nullptr, "turn", nullptr, "CR 315"},
    {Ev::TurnEnded, "turn_ended", false, true, nullptr, "turn", nullptr, "CR 317"},
    {Ev::PhaseStarted, "phase_started", false, true, nullptr, nullptr, nullptr, "CR 314"},
    {Ev::Readied, "readied", true, false, nullptr, nullptr, nullptr, "CR 415"},
    {Ev::Exhausted, "exhausted", true, false, nullptr, nullptr, nullptr, "CR 414"},
    {Ev::Channeled, "channeled", true, true, nullptr, nullptr, nullptr, "CR 430"},
    {Ev::Drawn, "drawn", true, true, nullptr, "count", nullptr, "CR 413"},
    {Ev::Discarded, "discarded", true, true, nullptr, nullptr, nullptr, "CR 422"},
    {Ev::Recycled, "recycled", true, true, nullptr, nullptr, nullptr, "CR 416"},
    {Ev::Revealed, "revealed", true, true, nullptr, nullptr, nullptr, "CR 424"},
    {Ev::Shuffled, "shuffled", false, true, nullptr, nullptr, "zone", "CR 113"},
    {Ev::BurnedOut, "burned_out", false, true, nullptr, nullptr, nullptr, "CR 431"},
    {Ev::Played, "played", true, true, nullptr, "energy", "zone", "CR 359"},
    {Ev::Hidden, "hidden", true, true, nullptr, nullptr, "zone", "CR 421"},
    {Ev::Moved, "moved", true, true, nullptr, nullptr, "to", "CR 440"},
    {Ev::Recalled, "recalled", true, true, nullptr, nullptr, nullptr, "CR 449"},
    {Ev::ResourcesAdded, "resources_added", false, true, nullptr, "energy", nullptr, "CR 429"},
    {Ev::ResourcesPaid, "resources_paid", true, true, nullptr, "energy", nullptr, "CR 357"},
    {Ev::PoolEmptied, "pool_emptied", false, true, nullptr, nullptr, nullptr, "CR 316.3"},
    {Ev::ChainAdded, "chain_added", true, true, nullptr, nullptr, nullptr, "CR 354"},
    {Ev::ChainResolved, "chain_resolved", true, true, nullptr, nullptr, nullptr, "CR 340"},
    {Ev::Countered, "countered", true, false, nullptr, nullptr, nullptr, "CR 425"},
    {Ev::TriggerPending, "trigger_pending", true, true, nullptr, nullptr, nullptr, "CR 383"},
    {Ev::PriorityPassed, "priority_passed", false, true, nullptr, nullptr, nullptr, "CR 312"},
    {Ev::FocusPassed, "focus_passed", false, true, nullptr, nullptr, nullptr, "CR 347"},
    {Ev::Contested, "contested", false, true, nullptr, nullptr, "zone", "CR 187.3"},
    {Ev::ShowdownOpened, "showdown_opened", false, true, nullptr, nullptr, "zone", "CR 344"},
    {Ev::ShowdownClosed, "showdown_closed", false, false, nullptr, nullptr, "zone", "CR 348"},
    {Ev::CombatStarted, "combat_started", false, true, nullptr, nullptr, "zone", "CR 459"},
    {Ev::DamageAssigned, "damage_assigned", true, true, nullptr, "amount", nullptr, "CR 460.2"},
    {Ev::DamageDealt, "damage_dealt", true, true, nullptr, "amount", nullptr, "CR 417"},
    {Ev::Healed, "healed", true, false, nullptr, nullptr, nullptr, "CR 418"},
    {Ev::CombatEnded, "combat_ended", false, false, nullptr, nullptr, "zone", "CR 461"},
    {Ev::ControlChanged, "control_changed", false, true, nullptr, nullptr, "zone", "CR 187"},
    {Ev::Conquered, "scored", true, true, nullptr, "points", "zone", "CR 464"},
    {Ev::Held, "scored", true, true, nullptr, "points", "zone", "CR 465"},
    {Ev::PointsGained, "points_gained", false, true, nullptr, "points", nullptr, "CR 463"},
    {Ev::Killed, "killed", true, false, nullptr, nullptr, nullptr, "CR 428"},
    {Ev::Banished, "banished", true, false, nullptr, nullptr, nullptr, "CR 427"},
    {Ev::Buffed, "buffed", true, false, nullptr, nullptr, nullptr, "CR 426"},
    {Ev::BuffSpent, "buff_spent", true, false, nullptr, nullptr, nullptr, "CR 702"},
    {Ev::Stunned, "stunned", true, false, nullptr, nullptr, nullptr, "CR 423"},
    {Ev::Attached, "attached", true, true, nullptr, nullptr, nullptr, "CR 434"},
    {Ev::TokenCreated, "token_created", true, true, nullptr, nullptr, "zone", "CR 182"},
    {Ev::Chosen, "chosen", true, true, "source", nullptr, nullptr, "CR 355"},
    {Ev::Concealed, "concealed", true, true, nullptr, nullptr, nullptr, "CR 128"},
    {Ev::GameOver, "game_over", false, true, nullptr, nullptr, nullptr, "CR 323.1"},
});
static_assert(core::eachHasItsRow<&EventSpec::event>(kEvents));

} // namespace

std::span<const EventSpec> eventSpecs()
{
    return kEvents;
}

const EventSpec &eventSpec(Ev event)
{
    return kEvents[static_cast<std::size_t>(event)];
}

} // namespace playmat::riftbound::host
