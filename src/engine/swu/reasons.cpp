#include "engine/swu/reason_text.h"

/// The English sentences. Both switches name every reason: one that is missing is a warning, and
/// warnings are errors where it counts.
namespace playmat::swu {

const char *reasonPattern(Reason reason)
{
    switch (reason) {
    case Reason::None:
        return "";
    case Reason::NotInList:
        return "That is not one of the choices on offer.";
    case Reason::TooFew:
        return "At least {n0} must be chosen; you chose {n1}.";
    case Reason::TooMany:
        return "At most {n0} may be chosen; you chose {n1}.";
    case Reason::ChosenTwice:
        return "The same thing cannot be chosen twice.";
    case Reason::WrongTotal:
        return "The amounts must add up to between {n0} and {n1}; they add up to {n2}.";
    case Reason::TooMuchOnOne:
        return "{card0} can be given at most {n1}.";
    case Reason::GameOver:
        return "The game is over.";
    case Reason::NotYourDecision:
        return "It is {player0}'s turn to decide.";
    case Reason::NotYourCard:
        return "{card0} is not yours.";
    case Reason::OtherDecision:
        return "Something else has to be decided first.";
    case Reason::NotEnoughResources:
        return "{card0} costs {n1}[3: ({n3} of it for aspects you lack)], and you have {n2} ready "
               "{n2|resource|resources}.";
    case Reason::NotPlayable:
        return "{def0} cannot be used yet: the program does not know everything it does.";
    case Reason::NoTargetForUpgrade:
        return "There is no unit in play that {card0} may be attached to.";
    case Reason::CannotAttachThere:
        return "{card0} may not be attached to {card1}.";
    case Reason::Exhausted:
        return "{card0} is exhausted: it can attack again after the ready step.";
    case Reason::NoEnemyInArena:
        return "There is nothing {card0} may attack.";
    case Reason::OtherArena:
        return "{card1} is in another arena: {card0} can attack only units in its own, or a base.";
    case Reason::OwnCard:
        return "{card0} is on your own side; you can attack only enemies.";
    case Reason::SentinelInTheWay:
        return "{card2} has Sentinel: {card0} must attack a unit with Sentinel.";
    case Reason::CannotBeAttacked:
        return "{card0} cannot be attacked now.";
    case Reason::CannotAttackBases:
        return "{card0} cannot attack bases.";
    case Reason::NotAUnit:
        return "{card0} is not a unit in play; only units and bases can be attacked.";
    case Reason::NotALeader:
        return "That is not a leader.";
    case Reason::DeployNeedsResources:
        return "{card0} needs {n1} resources to deploy, and you have {n2}.";
    case Reason::EpicActionUsed:
        return "{card0}'s Epic Action has been used; it works only once a game.";
    case Reason::AlreadyDeployed:
        return "{card0} is already deployed.";
    case Reason::InitiativeAlreadyTaken:
        return "{player0} has taken the initiative this round.";
    case Reason::AbilityCostTooHigh:
        return "The ability of {card0} costs {n1}, and you have {n2} ready "
               "{n2|resource|resources}.";
    case Reason::AbilityNeedsReady:
        return "{card0} has to be ready to use this ability.";
    case Reason::AbilityNeedsSacrifice:
        return "There is nothing to defeat as the cost of {card0}'s ability.";
    case Reason::NoAbility:
        return "{card0} has no action you could use.";
    case Reason::NotATarget:
        return "{card0} cannot be chosen here.";
    case Reason::WrongPhase:
        return "That cannot be done in this phase.";
    case Reason::EventsAreForTable:
        return "{card0} is an event: play it onto the middle of the table, then choose what it "
               "affects.";
    case Reason::WrongArena:
        return "{card0} is a unit: play it into the {zone1}.";
    case Reason::ForbiddenByCard:
        return "{card1} does not let {card0} do that.";
    case Reason::HiddenCard:
        return "That card is hidden from you.";
    case Reason::NothingToUndo:
        return "There is nothing to take back.";
    case Reason::CostsTooMuchTogether:
        return "The chosen cards may cost at most {n0} together; they cost {n1}.";
    case Reason::TooManyCards:
        return "The position has {n1} cards; the program has room for {n0}, tokens included.";
    case Reason::DecksTooLarge:
        return "Together the two decks have {n0} cards; the program has room for {n1} besides "
               "their tokens.";
    case Reason::TooMuchDamage:
        return "A card in the position has {n1} damage; it can have 0 to {n0}.";
    case Reason::DeckTooLarge:
        return "The deck has {n0} cards; the program has room for decks of up to {n1}.";
    case Reason::WrongCardType:
        return "{def0} is a card of the wrong type for this place.";
    case Reason::StillInSetup:
        return "The game is still being set up.";
    case Reason::NotInHand:
        return "{card0} is not in your hand.";
    case Reason::MustResourceInRegroup:
        return "Cards become resources only during setup and in the regroup phase.";
    case Reason::PlayedFirst:
        return "{card0} is still in your hand: play it into the {zone1}; it can attack once it is "
               "ready.";
    case Reason::UpgradesGoOnUnits:
        return "{card0} is an upgrade: drop it on the unit that should have it.";
    case Reason::EventNotOnThat:
        return "{card0} cannot be used on {card1}.";
    case Reason::StaysInArena:
        return "{card0} stays in the {zone1}: units attack from where they are.";
    case Reason::LeaderNotDeployed:
        return "{card0} can attack only after being deployed, which takes {n1} resources.";
    case Reason::LeaderStays:
        return "{card0} stays in the base zone; with {n2} resources you can deploy it into the "
               "{zone1}.";
    case Reason::NoEffect:
        return "That would change nothing.";
    }
    return "";
}

const char *reasonName(Reason reason)
{
    switch (reason) {
    case Reason::None:
        return "none";
    case Reason::NotInList:
        return "not_in_list";
    case Reason::TooFew:
        return "too_few";
    case Reason::TooMany:
        return "too_many";
    case Reason::ChosenTwice:
        return "chosen_twice";
    case Reason::WrongTotal:
        return "wrong_total";
    case Reason::TooMuchOnOne:
        return "too_much_on_one";
    case Reason::GameOver:
        return "game_over";
    case Reason::NotYourDecision:
        return "not_your_decision";
    case Reason::NotYourCard:
        return "not_your_card";
    case Reason::OtherDecision:
        return "other_decision";
    case Reason::NotEnoughResources:
        return "not_enough_resources";
    case Reason::NotPlayable:
        return "not_playable";
    case Reason::NoTargetForUpgrade:
        return "no_target_for_upgrade";
    case Reason::CannotAttachThere:
        return "cannot_attach_there";
    case Reason::Exhausted:
        return "exhausted";
    case Reason::NoEnemyInArena:
        return "no_enemy_in_arena";
    case Reason::OtherArena:
        return "other_arena";
    case Reason::OwnCard:
        return "own_card";
    case Reason::SentinelInTheWay:
        return "sentinel_in_the_way";
    case Reason::CannotBeAttacked:
        return "cannot_be_attacked";
    case Reason::CannotAttackBases:
        return "cannot_attack_bases";
    case Reason::NotAUnit:
        return "not_a_unit";
    case Reason::NotALeader:
        return "not_a_leader";
    case Reason::DeployNeedsResources:
        return "deploy_needs_resources";
    case Reason::EpicActionUsed:
        return "epic_action_used";
    case Reason::AlreadyDeployed:
        return "already_deployed";
    case Reason::InitiativeAlreadyTaken:
        return "initiative_already_taken";
    case Reason::AbilityCostTooHigh:
        return "ability_cost_too_high";
    case Reason::AbilityNeedsReady:
        return "ability_needs_ready";
    case Reason::AbilityNeedsSacrifice:
        return "ability_needs_sacrifice";
    case Reason::NoAbility:
        return "no_ability";
    case Reason::NotATarget:
        return "not_a_target";
    case Reason::WrongPhase:
        return "wrong_phase";
    case Reason::EventsAreForTable:
        return "events_are_for_table";
    case Reason::WrongArena:
        return "wrong_arena";
    case Reason::ForbiddenByCard:
        return "forbidden_by_card";
    case Reason::HiddenCard:
        return "hidden_card";
    case Reason::NothingToUndo:
        return "nothing_to_undo";
    case Reason::CostsTooMuchTogether:
        return "costs_too_much";
    case Reason::TooManyCards:
    case Reason::TooMuchDamage:
        return "bad_scenario";
    case Reason::DecksTooLarge:
        return "decks_too_large";
    case Reason::DeckTooLarge:
        return "deck_too_large";
    case Reason::WrongCardType:
        return "wrong_card_type";
    case Reason::StillInSetup:
        return "still_in_setup";
    case Reason::NotInHand:
        return "not_in_hand";
    case Reason::MustResourceInRegroup:
        return "must_resource_in_regroup";
    case Reason::PlayedFirst:
        return "played_first";
    case Reason::UpgradesGoOnUnits:
        return "upgrades_go_on_units";
    case Reason::EventNotOnThat:
        return "event_not_on_that";
    case Reason::StaysInArena:
        return "stays_in_arena";
    case Reason::LeaderNotDeployed:
        return "leader_not_deployed";
    case Reason::LeaderStays:
        return "leader_stays";
    case Reason::NoEffect:
        return "no_effect";
    }
    return "";
}

} // namespace playmat::swu
