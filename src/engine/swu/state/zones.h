#pragma once

#include "engine/core/zone.h"
#include "engine/swu/state/types.h"

#include <array>

/// The seven kinds of zone of Star Wars: Unlimited (CR 4), as a table. Captured cards and cards set
/// aside are in none of them (CR 4.11, 8.33).
namespace playmat::swu {

namespace zone_kinds {
[[nodiscard]] constexpr std::uint16_t bit(CardType type) noexcept
{
    return static_cast<std::uint16_t>(1U << static_cast<unsigned>(type));
}
inline constexpr std::uint16_t kDeckCards = static_cast<std::uint16_t>(
    bit(CardType::Unit) | bit(CardType::Upgrade) | bit(CardType::Event));
/// Upgrades are wherever the card they are attached to is.
inline constexpr std::uint16_t kBaseZone = static_cast<std::uint16_t>(
    bit(CardType::Base) | bit(CardType::Leader) | bit(CardType::Upgrade) | bit(CardType::Token));
inline constexpr std::uint16_t kArena = static_cast<std::uint16_t>(
    bit(CardType::Leader) | bit(CardType::Unit) | bit(CardType::TokenUnit) | bit(CardType::Upgrade)
    | bit(CardType::TokenUpgrade));
} // namespace zone_kinds

/// Indexed by Zone. A card that goes from arena to arena stays the same object; every other change
/// of zone makes a new one, so the arenas themselves clear nothing.
inline constexpr std::array<core::ZoneSpec, 7> kZoneSpecs{{
    {.name = "base",
     .scope = core::ZoneScope::PerPlayer,
     .board = true,
     .statusOpen = true,
     .ordering = core::Ordering::Fixed,
     .objects = core::Objects::OwnedByHolder,
     .kinds = zone_kinds::kBaseZone,
     .onEnter = core::kClearsAll,
     .onLeave = core::kClearsAll,
     .rules = {.zone = "CR 4.2.1", .exit = "CR 4.2.2"}},
    {.name = "ground",
     .scope = core::ZoneScope::Shared,
     .board = true,
     .location = true,
     .statusOpen = true,
     .kinds = zone_kinds::kArena,
     .rules = {.zone = "CR 4.3.1"}},
    {.name = "space",
     .scope = core::ZoneScope::Shared,
     .board = true,
     .location = true,
     .statusOpen = true,
     .kinds = zone_kinds::kArena,
     .rules = {.zone = "CR 4.4.1"}},
    {.name = "resources",
     .scope = core::ZoneScope::PerPlayer,
     .board = true,
     .faces = core::Sight::Private,
     .keeper = core::Keeper::Controller,
     .facing = core::Facing::Down,
     .statusOpen = true,
     .objects = core::Objects::ControlledByHolder,
     .kinds = zone_kinds::kDeckCards,
     .arrival = core::Arrival::Controller,
     .onEnter = core::kClearsAll,
     .onLeave = core::kClearsAll,
     .rules = {.zone = "CR 4.5.1"}},
    {.name = "deck",
     .scope = core::ZoneScope::PerPlayer,
     .faces = core::Sight::Secret,
     .facing = core::Facing::Down,
     .ordering = core::Ordering::Fixed,
     .objects = core::Objects::OwnedByHolder,
     .kinds = zone_kinds::kDeckCards,
     .onEnter = core::kClearsAll,
     .onLeave = core::kClearsAll,
     .rules = {.zone = "CR 4.6.1"}},
    {.name = "hand",
     .scope = core::ZoneScope::PerPlayer,
     .faces = core::Sight::Private,
     .facing = core::Facing::Down,
     .objects = core::Objects::OwnedByHolder,
     .kinds = zone_kinds::kDeckCards,
     .playableFrom = true,
     .onEnter = core::kClearsAll,
     .onLeave = core::kClearsAll,
     .rules = {.zone = "CR 4.7.1"}},
    {.name = "discard",
     .scope = core::ZoneScope::PerPlayer,
     .objects = core::Objects::OwnedByHolder,
     .kinds = zone_kinds::kDeckCards,
     .onEnter = core::kClearsAll,
     .onLeave = core::kClearsAll,
     .rules = {.zone = "CR 4.8.1"}},
}};

/// `nowhere`: captured cards lie facedown, but what they are is open (CR 8.33.1).
inline constexpr core::ZoneTable kZoneTable{
    .zones = kZoneSpecs,
    .discard = Zone::Discard,
    .nowhere = {.name = "none",
                .facedownFaces = core::Sight::Public,
                .facing = core::Facing::Either,
                .onEnter = core::kClearsAll,
                .onLeave = core::kClearsAll,
                .rules = {.zone = "CR 4.11.1"}},
};
static_assert(core::consistent(kZoneTable));
static_assert(!kZoneTable.has(Zone::Captured) && !kZoneTable.has(Zone::Aside));

/// What the moving function must know about a card besides its place: a base stays where it is, a
/// leader that would leave play goes home instead (CR 4.2.2, 3.4.6), a token is set aside.
[[nodiscard]] constexpr core::ObjectTraits zoneTraits(CardType type) noexcept
{
    const bool token
        = type == CardType::TokenUnit || type == CardType::TokenUpgrade || type == CardType::Token;
    const core::ZoneKind home
        = type == CardType::Leader ? core::ZoneKind(Zone::Base) : core::kNoZone;
    return {.token = token, .fixed = type == CardType::Base, .home = home};
}

/// The zone that a card of the type is played into; `arena` is the unit's own, or that of the unit
/// which the upgrade is played onto. An event goes to the discard pile.
[[nodiscard]] constexpr Zone zonePlayedInto(CardType type, Zone arena) noexcept
{
    return type == CardType::Event ? Zone::Discard : arena;
}

/// Whether a unit in the arena `from` may attack something in the zone `target`: enemies in its own
/// arena, the base always, the other arena only if an ability says so (CR 4.2.3, 4.3.3, 4.3.4).
[[nodiscard]] constexpr bool attackReaches(Zone from, Zone target,
                                           bool otherArenaToo = false) noexcept
{
    if (!isArena(from))
        return false;
    return target == Zone::Base || target == from || (isArena(target) && otherArenaToo);
}

/// Whose play area a card is in, kNone for none. `host`: the controller of the unit that an upgrade
/// is attached to; the upgrade counts there, whoever controls it (CR 4.10.1, 4.10.2).
[[nodiscard]] constexpr PlayerId playAreaOf(Zone zone, PlayerId controller,
                                            PlayerId host = kNone) noexcept
{
    if (!kZoneTable[zone].board)
        return kNone;
    return host != kNone ? host : controller;
}

/// What somebody came to know by an answer, which taking it back does not make them forget.
struct Learned
{
    bool hidden
        = false; ///< what nobody could know: a card of a deck, chance, a card that was shown
    core::PlayerMask shownTo = 0; ///< who saw hidden cards of others come into the open

    void note(Zone from, PlayerId owner, Zone to)
    {
        if (from == Zone::Deck)
            hidden = true;
        else if (kZoneTable[from].faces != core::Sight::Public
                 && kZoneTable[to].faces == core::Sight::Public)
            shownTo |= core::PlayerMask(kEverybody & ~core::playerBit(owner));
    }
};

} // namespace playmat::swu
