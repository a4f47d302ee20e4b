#pragma once

#include "engine/core/decision.h"
#include "engine/effects/form.h"
#include "engine/riftbound/language/ability.h"
#include "engine/riftbound/state/state.h"

#include <span>
#include <string>
#include <string_view>

/// The registry of the ability language. One description of each op says how it is written, what it
/// does, what it asks and how it reads. The loader, the interpreter and the printer use it.
namespace playmat::riftbound {

class Machine;
class Board;
class Printer;
class TreeReader;

using NodeField = effects::Field<TreeReader, Node>;
using NodeForm = effects::Form<TreeReader, Node>;

/// The part of derive() that an op of a static ability takes part in.
enum class Always : std::uint8_t {
    No,
    Might,
    Give,
    SpellsCostLess,
    BonusDamage,
    BonusDamageHere,
    OthersEnterReady,
    CostsLess,
    CostsLessPower,
    FirstGearCostsLess,
    EntersReady, ///< the card itself enters ready
    NoCombatDamage, ///< the unit deals no combat damage
    NoDamage, ///< the unit takes no damage
    KeepsUnits, ///< units cannot move from here to a base
    PointsToWin,
    CardsCost, ///< changes the costs of cards
    Saves, ///< replaces the deaths of cards
    Unchosen, ///< enemies cannot choose the card
    NoReveals, ///< opponents cannot play facedown cards here
    UnitsToOpen, ///< units may be played to open battlefields
    TiesRecallAll, ///< a tie recalls the defenders too
    MoreDeathknells, ///< Deathknells trigger once more
    MoveTax, ///< opponents pay for each unit beyond the first that moves here
    NeverHome, ///< the unit cannot move to a base
    NoPlaysHere, ///< no unit can be played to the battlefield
    KeepsAllUnits, ///< no unit can move to a base
    NoPoints, ///< opponents cannot gain points
    MoreConquers, ///< conquer effects for conquering here trigger once more
    MoreHolds, ///< hold effects for holding here trigger once more
    ChannelsOne, ///< players channel one rune in their Channel Phase
    NoCounter, ///< the card cannot be countered
    NoEarlyScore, ///< players cannot score here before their third turn
    NoEarlyPlay, ///< the card cannot be played in the first three turns of its player
    OnlyToBase, ///< opponents can play units only to their base
    NoReadying, ///< effects cannot ready the opponents' units and gear
    ManyBuffs, ///< the unit can have any number of buffs
    ManyEmpowered, ///< the card can be Empowered several times
    MoreFacedown, ///< one more card can be hidden here
    HidesForEnergy, ///< its player may pay energy to hide a card
    Seen, ///< what its owner may do with the card when seeing it on top of their deck
    HasTag, ///< the card has a tag
    Deadly, ///< any amount of its player's damage kills enemy units
    Shields, ///< enemies cannot choose the selected cards
    Pacifies, ///< the selected units deal no combat damage
    GearGives, ///< each attached Equipment of its player gives a keyword
    DoublesBonuses, ///< Might Bonuses of Equipment attached to it count twice
    HoldsConquer, ///< hold effects are also conquer effects, and the reverse
    IgnoresTank, ///< its player ignores Tank when assigning damage here
    NoTemporary, ///< Temporary effects of its player's cards here do not trigger
    NeverReady, ///< the card cannot be readied
    CardsHave, ///< cards have a keyword, wherever they are
    UnitsToLone, ///< units may be played to where an enemy unit is alone
    EarlyDraws, ///< players draw instead of scoring in their first two turns
    NoEnemyDamage, ///< prevents damage by enemy spells and abilities
    Unmoved, ///< enemy spells and abilities cannot move the card
    SafeSpells, ///< its player's spells and abilities cannot be countered
    MoreLoss, ///< Might that its player takes from chosen units is one more
    TokensReady, ///< its player's tokens enter ready
    MoreGold, ///< its player's Gold adds more energy
    GearAbilityCostsLess, ///< the first ability of gear each turn costs less
    RepeatCostsLess, ///< Repeat costs less energy
    SpellsRepeat, ///< its player's spells have Repeat
    NoDeflect, ///< Deflect of cards here costs nothing
    Endures, ///< harm by what chooses the card is replaced by Might
};

struct OpSpec
{
    NodeForm form;
    /// Applies the op to the cards found by its selector; returns whether it was carried out.
    bool (*apply)(Machine &, Frame &, const Node &, const CardSet &) = nullptr;
    /// Runs an op that has steps of its own, from EffectStep::First on.
    void (*step)(Machine &, Frame &, const Node &) = nullptr;
    void (*ask)(const Board &, const Frame &, const Node &, core::Decision &) = nullptr;
    void (*answer)(Machine &, Frame &, const Node &, const core::Decision &, const core::Answer &)
        = nullptr;
    std::string (*words)(Printer &, const Node &) = nullptr;
    Always always = Always::No;
};

/// All ops (abilities/ops.cpp); Node::op is an index into them.
[[nodiscard]] std::span<const OpSpec *const> allOps();

} // namespace playmat::riftbound
