#include "engine/swu/text/reason_text.h"

namespace playmat::swu {

namespace {

/// In the order of the reasons, so that each is its own row.
constexpr auto kWordings = std::to_array<core::ReasonRow<Reason>>({
    {Reason::None, "none", ""},
    {Reason::NotInList, "not_in_list", "That is not one of the choices on offer."},
    {Reason::TooFew, "too_few", "At least {n0} must be chosen; you chose {n1}."},
    {Reason::TooMany, "too_many", "At most {n0} may be chosen; you chose {n1}."},
    {Reason::ChosenTwice, "chosen_twice", "The same thing cannot be chosen twice."},
    {Reason::WrongTotal, "wrong_total",
     "The amounts must add up to between {n0} and {n1}; they add up to {n2}."},
    {Reason::TooMuchOnOne, "too_much_on_one", "{card0} can be given at most {n1}."},
    {Reason::GameOver, "game_over", "The game is over."},
    {Reason::NotYourDecision, "not_your_decision", "It is {player0}'s turn to decide."},
    {Reason::NotYourCard, "not_your_card", "{card0} is not yours."},
    {Reason::OtherDecision, "other_decision", "Something else has to be decided first."},
    {Reason::NotEnoughResources, "not_enough_resources",
     "{card0} costs {n1}[3: ({n3} of it for aspects you lack)], and you have {n2} ready "
     "{n2|resource|resources}."},
    {Reason::NotPlayable, "not_playable",
     "{def0} cannot be used yet: the program does not know everything it does."},
    {Reason::NoTargetForUpgrade, "no_target_for_upgrade",
     "There is no unit in play that {card0} may be attached to."},
    {Reason::CannotAttachThere, "cannot_attach_there", "{card0} may not be attached to {card1}."},
    {Reason::Exhausted, "exhausted",
     "{card0} is exhausted: it can attack again after the ready step."},
    {Reason::NoEnemyInArena, "no_enemy_in_arena", "There is nothing {card0} may attack."},
    {Reason::OtherArena, "other_arena",
     "{card1} is in another arena: {card0} can attack only units in its own, or a base."},
    {Reason::OwnCard, "own_card", "{card0} is on your own side; you can attack only enemies."},
    {Reason::SentinelInTheWay, "sentinel_in_the_way",
     "{card2} has Sentinel: {card0} must attack a unit with Sentinel."},
    {Reason::CannotBeAttacked, "cannot_be_attacked", "{card0} cannot be attacked now."},
    {Reason::CannotAttackBases, "cannot_attack_bases", "{card0} cannot attack bases."},
    {Reason::CannotAttack, "cannot_attack", "{card0} cannot attack."},
    {Reason::NotAUnit, "not_a_unit",
     "{card0} is not a unit in play; only units and bases can be attacked."},
    {Reason::NotALeader, "not_a_leader", "That is not a leader."},
    {Reason::DeployNeedsResources, "deploy_needs_resources",
     "{card0} needs {n1} resources to deploy, and you have {n2}."},
    {Reason::EpicActionUsed, "epic_action_used",
     "{card0}'s Epic Action has been used; it works only once a game."},
    {Reason::AlreadyDeployed, "already_deployed", "{card0} is already deployed."},
    {Reason::InitiativeAlreadyTaken, "initiative_already_taken",
     "{player0} has taken the initiative this round."},
    {Reason::AbilityCostTooHigh, "ability_cost_too_high",
     "The ability of {card0} costs {n1}, and you have {n2} ready {n2|resource|resources}."},
    {Reason::AbilityNeedsReady, "ability_needs_ready",
     "{card0} has to be ready to use this ability."},
    {Reason::AbilityNeedsSacrifice, "ability_needs_sacrifice",
     "There is nothing to defeat as the cost of {card0}'s ability."},
    {Reason::NoAbility, "no_ability", "{card0} has no action you could use."},
    {Reason::NotATarget, "not_a_target", "{card0} cannot be chosen here."},
    {Reason::WrongPhase, "wrong_phase", "That cannot be done in this phase."},
    {Reason::EventsAreForTable, "events_are_for_table",
     "{card0} is an event: play it onto the middle of the table, then choose what it affects."},
    {Reason::WrongArena, "wrong_arena", "{card0} is a unit: play it into the {zone1}."},
    {Reason::ForbiddenByCard, "forbidden_by_card", "{card1} does not let {card0} do that."},
    {Reason::HiddenCard, "hidden_card", "That card is hidden from you."},
    {Reason::NothingToUndo, "nothing_to_undo", "There is nothing to take back."},
    {Reason::DeckTooLarge, "deck_too_large",
     "The deck has {n0} cards; the program has room for decks of up to {n1}."},
    {Reason::WrongCardType, "wrong_card_type",
     "{def0} is a card of the wrong type for this place."},
    {Reason::StillInSetup, "still_in_setup", "The game is still being set up."},
    {Reason::NotInHand, "not_in_hand", "{card0} is not in your hand."},
    {Reason::MustResourceInRegroup, "must_resource_in_regroup",
     "Cards become resources only during setup and in the regroup phase."},
    {Reason::NoEffect, "no_effect", "That would change nothing."},
    {Reason::TooMuchPowerTogether, "too_much_power",
     "The chosen units may have at most {n0} power together; they have {n1}."},
    {Reason::TooMuchHpTogether, "too_much_hp",
     "The chosen units may have at most {n0} remaining HP together; they have {n1}."},
    {Reason::CostsTooMuchTogether, "costs_too_much",
     "The chosen cards may cost at most {n0} together; they cost {n1}."},
    {Reason::TooManyCards, "bad_scenario",
     "The position has {n1} cards; the program has room for {n0}, tokens included."},
    {Reason::DecksTooLarge, "decks_too_large",
     "Together the two decks have {n0} cards; the program has room for {n1} besides their tokens."},
    {Reason::TooMuchDamage, "bad_scenario",
     "A card in the position has {n1} damage; it can have 0 to {n0}."},
    {Reason::PlayedFirst, "played_first",
     "{card0} is still in your hand: play it into the {zone1}; it can attack once it is ready."},
    {Reason::UpgradesGoOnUnits, "upgrades_go_on_units",
     "{card0} is an upgrade: drop it on the unit that should have it."},
    {Reason::EventNotOnThat, "event_not_on_that", "{card0} cannot be used on {card1}."},
    {Reason::StaysInArena, "stays_in_arena",
     "{card0} stays in the {zone1}: units attack from where they are."},
    {Reason::LeaderNotDeployed, "leader_not_deployed",
     "{card0} can attack only after being deployed, which takes {n1} resources."},
    {Reason::LeaderStays, "leader_stays",
     "{card0} stays in the base zone; with {n2} resources you can deploy it into the {zone1}."},
    {Reason::MustAttack, "must_attack",
     "Your next action must be an attack with {card0}: on a unit, if it can attack one."},
    {Reason::SameNameTwice, "same_name_twice", "The chosen cards must have different names."},
    {Reason::NoTraitInCommon, "no_trait_in_common", "The chosen cards must share a trait."},
    {Reason::AbilityNeedsForce, "ability_needs_force",
     "{card0}'s ability uses the Force, which is not with you."},
});

static_assert(core::eachHasItsRow<&core::ReasonRow<Reason>::reason>(kWordings));

} // namespace

const char *reasonPattern(Reason reason)
{
    return core::reasonRow(kWordings, reason).pattern;
}

const char *reasonName(Reason reason)
{
    const auto *wording = core::rowOf(kWordings, reason);
    return wording != nullptr ? wording->name : "";
}

} // namespace playmat::swu
