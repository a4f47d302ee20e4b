#pragma once

#include "engine/core/zone.h"

#include <array>

/// The zones of Riftbound (Core Rules 106 to 109, in the numbers of the first edition), as a table.
namespace playmat::riftbound {

using core::CardId;
using core::kNone;
using core::PlayerId;
using core::PlayerMask;

enum class Zone : std::uint8_t {
    Base,
    Battlefield,
    Facedown,
    Legend,
    Trash,
    Champion,
    MainDeck,
    RuneDeck,
    Banishment,
    Hand,
    Chain,
    Battlefields, ///< the battlefield cards themselves
    Nowhere,
};

enum class Kind : std::uint8_t { Unit, Gear, Spell, Rune, Legend, Ability, Battlefield };
[[nodiscard]] constexpr std::uint16_t kindBit(Kind kind) noexcept
{
    return static_cast<std::uint16_t>(1U << static_cast<unsigned>(kind));
}

namespace zone_kinds {
[[nodiscard]] constexpr std::uint16_t join(Kind a, Kind b) noexcept
{
    return static_cast<std::uint16_t>(kindBit(a) | kindBit(b));
}
inline constexpr std::uint16_t kPermanents = join(Kind::Unit, Kind::Gear);
inline constexpr std::uint16_t kMainDeck = kPermanents | kindBit(Kind::Spell);
inline constexpr std::uint16_t kBase = kPermanents | kindBit(Kind::Rune);
inline constexpr std::uint16_t kChain = kMainDeck | kindBit(Kind::Ability);
} // namespace zone_kinds

namespace detail {
/// What all non-board zones share: a card never enters another player's, and temporary
/// modifications cease at every change of zone to or from one (CR 109).
[[nodiscard]] constexpr core::ZoneSpec offBoard(const char *name, const char *rule) noexcept
{
    core::ZoneSpec spec;
    spec.name = name;
    spec.objects = core::Objects::OwnedByHolder;
    spec.onEnter = core::kClearsAll;
    spec.onLeave = core::kClearsAll;
    spec.rules.zone = rule;
    return spec;
}
[[nodiscard]] constexpr core::ZoneSpec deck(const char *name, const char *rule,
                                            std::uint16_t kinds) noexcept
{
    core::ZoneSpec spec = offBoard(name, rule);
    spec.faces = core::Sight::Secret;
    spec.facing = core::Facing::Down;
    spec.ordering = core::Ordering::Fixed;
    spec.kinds = kinds;
    return spec;
}
[[nodiscard]] constexpr core::ZoneSpec champion() noexcept
{
    core::ZoneSpec spec = offBoard("champion", "CR 107.2");
    spec.kinds = kindBit(Kind::Unit);
    spec.entry = core::Entry::SetupOnly;
    spec.playableFrom = true;
    return spec;
}
[[nodiscard]] constexpr core::ZoneSpec hand() noexcept
{
    core::ZoneSpec spec = offBoard("hand", "CR 107.6");
    spec.faces = core::Sight::Private;
    spec.facing = core::Facing::Down;
    spec.kinds = zone_kinds::kMainDeck;
    spec.playableFrom = true;
    return spec;
}
[[nodiscard]] constexpr core::ZoneSpec chain() noexcept
{
    core::ZoneSpec spec = offBoard("chain", "CR 109");
    spec.scope = core::ZoneScope::Shared;
    spec.ordering = core::Ordering::Fixed;
    spec.objects = core::Objects::Any;
    spec.kinds = zone_kinds::kChain;
    return spec;
}
} // namespace detail

/// Indexed by Zone.
inline constexpr std::array<core::ZoneSpec, 12> kZoneSpecs{{
    {.name = "base",
     .board = true,
     .location = true,
     .statusOpen = true,
     .objects = core::Objects::ControlledByHolder,
     .kinds = zone_kinds::kBase,
     .arrival = core::Arrival::Controller,
     .rules = {.zone = "CR 106.2", .objects = "CR 106.2.d"}},
    {.name = "battlefield",
     .scope = core::ZoneScope::PerLocation,
     .board = true,
     .location = true,
     .statusOpen = true,
     .kinds = zone_kinds::kPermanents,
     .rules = {.zone = "CR 106.3"}},
    {.name = "facedown",
     .scope = core::ZoneScope::PerLocation,
     .board = true,
     .faces = core::Sight::Private,
     .keeper = core::Keeper::Controller,
     .facing = core::Facing::Down,
     .statusOpen = true,
     .placedBy = core::PlacedBy::Holder,
     .kinds = zone_kinds::kMainDeck,
     .capacity = 1,
     .rules = {.zone = "CR 106.4", .capacity = "CR 106.4.b"}},
    {.name = "legend",
     .board = true,
     .statusOpen = true,
     .objects = core::Objects::OwnedByHolder,
     .kinds = kindBit(Kind::Legend),
     .exit = core::Exit::Never,
     .entry = core::Entry::SetupOnly,
     .rules = {.zone = "CR 106.5"}},
    detail::offBoard("trash", "CR 107.1"),
    detail::champion(),
    detail::deck("main deck", "CR 107.3", zone_kinds::kMainDeck),
    detail::deck("rune deck", "CR 107.4", kindBit(Kind::Rune)),
    detail::offBoard("banishment", "CR 107.5"),
    detail::hand(),
    detail::chain(),
    {.name = "battlefields",
     .scope = core::ZoneScope::Shared,
     .board = true,
     .ordering = core::Ordering::Fixed,
     .kinds = kindBit(Kind::Battlefield),
     .rules = {.zone = "CR 106.3"}},
}};

/// `nowhere`: tokens that ceased to exist, and what was not brought into the game.
inline constexpr core::ZoneTable kZoneTable{
    .zones = kZoneSpecs,
    .discard = Zone::Trash,
    .nowhere = {.name = "nowhere",
                .facing = core::Facing::Either,
                .onEnter = core::kClearsAll,
                .onLeave = core::kClearsAll,
                .rules = {.zone = "CR 109"}},
};
static_assert(core::consistent(kZoneTable));
static_assert(!kZoneTable.has(Zone::Nowhere));

} // namespace playmat::riftbound
