#pragma once

#include "engine/core/reasons.h"

#include <cstdint>

namespace playmat::swu {

/// Why something is refused (core::Refusal::code). The parameters are named; cards are ids of the
/// game, amounts are numbers. Each has a text in every phrase table (a test walks the list).
enum class Reason : std::uint16_t {
    None,
    NotInList, ///< the answer names something that is not offered
    TooFew, ///< [min, given]
    TooMany, ///< [max, given]
    ChosenTwice,
    WrongTotal, ///< [min, max, given]
    TooMuchOnOne, ///< [card, max]
    GameOver,
    NotYourDecision, ///< [player who decides]
    NotYourCard, ///< [card]
    OtherDecision, ///< something else must be decided first
    NotEnoughResources, ///< [card, cost, ready, what missing aspects add to the cost]
    NotPlayable, ///< [def]
    NoTargetForUpgrade, ///< [card]
    CannotAttachThere, ///< [card, unit]
    Exhausted, ///< [card]
    NoEnemyInArena, ///< [card]
    OtherArena, ///< [attacker, defender]
    OwnCard, ///< [card]: attacks are for enemies
    SentinelInTheWay, ///< [attacker, defender, a Sentinel]
    CannotBeAttacked, ///< [defender]
    CannotAttackBases, ///< [attacker]
    CannotAttack, ///< [attacker]
    NotAUnit, ///< [card]
    NotALeader,
    DeployNeedsResources, ///< [leader, needed, controlled]
    EpicActionUsed, ///< [card]
    AlreadyDeployed, ///< [leader]
    InitiativeAlreadyTaken, ///< [player who took it]
    AbilityCostTooHigh, ///< [card, cost, ready]
    AbilityNeedsReady, ///< [card]
    AbilityNeedsSacrifice, ///< [card]
    NoAbility, ///< [card]
    NotATarget, ///< [card]: does not fit what is asked for
    WrongPhase,
    EventsAreForTable, ///< [card]: an event has no place in an arena of its own
    WrongArena, ///< [card, the arena it enters]
    ForbiddenByCard, ///< [card, the card that forbids it]
    HiddenCard, ///< [card]
    NothingToUndo,
    DeckTooLarge, ///< [cards, most]
    WrongCardType, ///< [def]
    StillInSetup,
    NotInHand, ///< [card]
    MustResourceInRegroup, ///< resources are put down only in setup and in the regroup phase
    NoEffect,
    TooMuchPowerTogether, ///< [most, power]: the units that were chosen
    TooMuchHpTogether, ///< [most, HP]: the units that were chosen
    CostsTooMuchTogether, ///< [most, cost]: the cards that were chosen
    TooManyCards, ///< [most, cards]: in a position
    DecksTooLarge, ///< [cards, most]: both together
    TooMuchDamage, ///< [most, damage]: in a position
    PlayedFirst, ///< [unit, the arena it enters]: it cannot attack from the hand
    UpgradesGoOnUnits, ///< [card]
    EventNotOnThat, ///< [event, card]: of what the event can be used on, it is none
    StaysInArena, ///< [unit, its arena]
    LeaderNotDeployed, ///< [leader, resources]: it cannot attack
    LeaderStays, ///< [leader, the arena it is deployed into, resources]
    MustAttack, ///< [unit]: nothing else can be done now
    SameNameTwice, ///< the chosen cards must have different names
    NoTraitInCommon, ///< the chosen cards must share a trait
    AbilityNeedsForce, ///< [card]
};

using core::refuse;

} // namespace playmat::swu
