#pragma once

#include "engine/core/zone.h"

#include <array>

/// The zones of Disney Lorcana (CR 7), as a table.
namespace playmat::lorcana {

using core::CardId;
using core::kNone;
using core::PlayerId;
using core::PlayerMask;

enum class Zone : std::uint8_t { Deck, Hand, Play, Inkwell, Discard, Bag, Outside };

/// What may be in a zone: kinds of cards, and the kinds of ability that the bag tells apart.
enum class Kind : std::uint8_t {
    Character,
    Item,
    Location,
    Action,
    TriggeredAbility,
    ActivatedAbility,
};
[[nodiscard]] constexpr std::uint16_t kindBit(Kind kind) noexcept
{
    return static_cast<std::uint16_t>(1U << static_cast<unsigned>(kind));
}
[[nodiscard]] constexpr bool isCard(Kind kind) noexcept
{
    return kind <= Kind::Action;
}

inline constexpr std::uint16_t kCardKinds = 0x0F;
static_assert(kCardKinds
              == (kindBit(Kind::Character) | kindBit(Kind::Item) | kindBit(Kind::Location)
                  | kindBit(Kind::Action)));

/// Indexed by Zone. Only leaving play clears anything, and it clears everything (CR 7.1.6).
inline constexpr std::array<core::ZoneSpec, 6> kZoneSpecs{{
    {.name = "deck",
     .faces = core::Sight::Secret,
     .facing = core::Facing::Down,
     .ordering = core::Ordering::Fixed,
     .objects = core::Objects::OwnedByHolder,
     .kinds = kCardKinds,
     .rules = {.zone = "CR 7.2.2"}},
    {.name = "hand",
     .faces = core::Sight::Private,
     .facing = core::Facing::Down,
     .objects = core::Objects::OwnedByHolder,
     .kinds = kCardKinds,
     .playableFrom = true,
     .rules = {.zone = "CR 7.3.2"}},
    {.name = "play",
     .board = true,
     .facedownFaces = core::Sight::Secret,
     .facing = core::Facing::Either,
     .statusOpen = true,
     .objects = core::Objects::OwnedByHolder,
     .kinds = kCardKinds,
     .onLeave = core::kClearsAll,
     .rules = {.zone = "CR 7.4.2", .objects = "CR 7.4.1", .kinds = "CR 7.4.1"}},
    {.name = "inkwell",
     .faces = core::Sight::Secret,
     .facing = core::Facing::Down,
     .statusOpen = true,
     .objects = core::Objects::OwnedByHolder,
     .kinds = kCardKinds,
     .rules = {.zone = "CR 7.5.4"}},
    {.name = "discard",
     .objects = core::Objects::OwnedByHolder,
     .kinds = kCardKinds,
     .rules = {.zone = "CR 7.6.2"}},
    {.name = "bag",
     .scope = core::ZoneScope::Shared,
     .physical = false,
     .ordering = core::Ordering::Fixed,
     .kinds = kindBit(Kind::TriggeredAbility),
     .rules = {.zone = "CR 7.7.1", .kinds = "CR 7.7.2"}},
}};

/// `nowhere`: cards outside the game (CR 7.1.5).
inline constexpr core::ZoneTable kZoneTable{
    .zones = kZoneSpecs,
    .discard = Zone::Discard,
    .nowhere = {.name = "outside",
                .facing = core::Facing::Either,
                .onEnter = core::kClearsAll,
                .rules = {.zone = "CR 7.1.5"}},
};
static_assert(core::consistent(kZoneTable));
static_assert(!kZoneTable.has(Zone::Outside));

/// Public zones are those whose faces everybody sees; the others are private, some of them even to
/// their own player (CR 7.1.2, 7.1.3).
[[nodiscard]] constexpr bool isPublic(Zone zone) noexcept
{
    return kZoneTable[zone].faces == core::Sight::Public;
}

} // namespace playmat::lorcana
