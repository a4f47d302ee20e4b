#pragma once

#include "engine/swu/rules/terms.h"
#include "engine/swu/state/zones.h"

/// Which side of a card is up, and turning it over. Card::def names the side, so whatever looks at
/// a card looks at what it is now.
namespace playmat::swu {

/// The side that is up while the card is attached: an upgrade's own, that of a Pilot, of some
/// leaders; 0 when it cannot be attached.
[[nodiscard]] DefId upgradeSideOf(const Board &m, CardId card);
/// The side that is up once the card has been played in this way.
[[nodiscard]] DefId sidePlayed(const Board &m, CardId card, AbilityId way);
/// Whether it is an upgrade then.
[[nodiscard]] bool isUpgradePlay(const Board &m, CardId card, AbilityId way);
/// Whether the card can be played as something other than what it is, from any zone (Piloting). Few
/// cards can, so this is checked before their abilities.
[[nodiscard]] bool hasOtherForms(const Board &m, CardId card);
/// Calls f(way) for each way to play it; 0, as what it is, comes first.
template <class F>
void forForms(const Board &m, CardId card, F &&f);
/// Calls f(unit) for each one that the player may attach the card to, in the order they lie in.
template <class F>
void forHosts(const Board &m, CardId upgrade, PlayerId player, F &&f);
/// How many of the upgrades on the card fit.
[[nodiscard]] int upgradesThatFit(const Board &m, FilterId f, CardId card, const View &v);
/// Whether the kinds of a filter take the card as it would be played (CR 7.5.17C).
[[nodiscard]] bool takesForm(const Board &m, const Filter &f, CardId card, AbilityId way);

/// Whether the card is a leader unit, including one that an upgrade makes one, or an attached
/// leader: instead of leaving play or changing control, it is defeated (CR 3.4.6, 3.4.7).
[[nodiscard]] bool isDefeatedInstead(const Board &m, CardId card);

/// Whether a card that has left play was an upgrade; then it knows what it was on.
[[nodiscard]] inline bool wasUpgrade(const CardDef &def, const Card &c)
{
    return def.isUpgrade() || (!kZoneTable[c.zone].board && c.marks.any(mark::LeftAsUpgrade));
}

/// The units that the card may enter play as a copy of, under that player's control.
[[nodiscard]] CardSet copyableBy(const Board &m, CardId card, PlayerId player);
/// It is a copy of the unit from now on, until it leaves the arenas.
void becomeCopy(Machine &m, CardId card, CardId unit);
/// This side is up from now on.
void turn(Machine &m, CardId card, DefId side);
/// The leader enters play as an upgrade, deployed (CR 3.4.4A).
void deployOnto(Machine &m, CardId leader, CardId host);
/// A unit in play, a leader on its leader side or an upgrade is attached to a unit (CR 3.5.6,
/// 3.4.4B). False: it cannot be.
bool attachByAbility(Machine &m, CardId card, CardId host);
/// Moves a card in play to that arena as a unit, with its damage and its upgrades; the card neither
/// leaves nor enters play (CR 8.36). Returns false if the card cannot be a unit.
bool moveToArena(Machine &m, CardId card, Zone arena);
/// Turns the leader to its other leader side. Returns false if it has none.
bool flipLeader(Machine &m, CardId leader);

/// The icons that the player provides for costs, four bits each: those of the leader and the base,
/// and of units that an ability lets do so (CR 3.4.7).
[[nodiscard]] std::uint32_t iconsOf(const Board &m, PlayerId player);

/// Whether a constant ability says that such tokens lose all abilities (CR 8.14).
[[nodiscard]] bool isBlankToken(const Board &m, CardId id);

} // namespace playmat::swu
