#pragma once

#include "engine/core/decision.h"
#include "engine/core/result.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>

/// Zones as declarations. A game has one constexpr ZoneTable; what the zones allow, show and clear
/// is looked up there by the functions below and written nowhere else. They are what a game's
/// one moving function calls: constexpr, without allocation, a few instructions each.
namespace playmat::core {

/// A set of players, one bit each.
using PlayerMask = std::uint8_t;
inline constexpr PlayerMask kAllPlayers = 0xFF;
[[nodiscard]] constexpr PlayerMask playerBit(PlayerId player) noexcept
{
    return static_cast<PlayerMask>(player < 8 ? 1U << player : 0U);
}

/// One kind of zone of a game: the index of its declaration in the game's table. Converts from the
/// game's own enumeration. Every value outside the table means "in no zone".
struct ZoneKind
{
    std::uint8_t v = kNone;

    constexpr ZoneKind() = default;
    template <class E>
    requires std::is_enum_v<E>
    constexpr ZoneKind(E zone) noexcept
        : v(static_cast<std::uint8_t>(zone))
    {
    }
    friend constexpr bool operator==(const ZoneKind &, const ZoneKind &) = default;
};
/// Where a card is that has been set aside.
inline constexpr ZoneKind kNoZone{};

/// How many zones of the kind there are. The holder of a zone is its player (PerPlayer), whoever
/// controls its place (PerLocation), or the controller of the card in question (Shared).
enum class ZoneScope : std::uint8_t { PerPlayer, Shared, PerLocation };

/// Who may look at faces: everybody, one player (see Keeper), or nobody at all.
enum class Sight : std::uint8_t { Public, Private, Secret };
/// The one player of Sight::Private.
enum class Keeper : std::uint8_t { Owner, Controller };

/// Which way a card faces: always up, always down, or as whatever put it there says.
enum class Facing : std::uint8_t { Up, Down, Either };

/// Fixed: the order means something, so nobody changes it at will. Free: the holder arranges the
/// cards as they like, and an order says nothing about which hidden card is which.
enum class Ordering : std::uint8_t { Fixed, Free };

/// Who may put something there.
enum class PlacedBy : std::uint8_t { Anyone, Holder };
/// Whose objects may be there.
enum class Objects : std::uint8_t { Any, OwnedByHolder, ControlledByHolder };
/// Which player's zone a card arrives in, where there is one for each player.
enum class Arrival : std::uint8_t { Owner, Controller };

enum class Exit : std::uint8_t { Free, Never };
enum class Entry : std::uint8_t { Free, SetupOnly };

/// What a card may carry and lose. Identity: it becomes a new object, which nothing that referred
/// to the old one finds. Status: ready or exhausted starts afresh.
enum class Clear : std::uint8_t {
    Damage = 1,
    Modifiers = 2,
    Keywords = 4,
    Counters = 8,
    Attachments = 16,
    Status = 32,
    Identity = 64,
};

struct Clears
{
    std::uint8_t bits = 0;

    constexpr Clears() = default;
    constexpr Clears(Clear one) noexcept
        : bits(static_cast<std::uint8_t>(one))
    {
    }
    [[nodiscard]] constexpr bool has(Clear one) const noexcept
    {
        return (bits & static_cast<std::uint8_t>(one)) != 0;
    }
    [[nodiscard]] constexpr bool nothing() const noexcept { return bits == 0; }
    friend constexpr Clears operator|(Clears a, Clears b) noexcept
    {
        Clears both;
        both.bits = static_cast<std::uint8_t>(a.bits | b.bits);
        return both;
    }
    friend constexpr bool operator==(const Clears &, const Clears &) = default;
};
[[nodiscard]] constexpr Clears operator|(Clear a, Clear b) noexcept
{
    return Clears(a) | b;
}

/// Everything but the identity, and everything.
inline constexpr Clears kClearsValues = Clear::Damage | Clear::Modifiers | Clear::Keywords
    | Clear::Counters | Clear::Attachments | Clear::Status;
inline constexpr Clears kClearsAll = kClearsValues | Clear::Identity;

/// The rule behind each answer that a zone can give; an empty one falls back to `zone`.
struct ZoneRules
{
    const char *zone = "";
    const char *placedBy = "";
    const char *objects = "";
    const char *kinds = "";
    const char *capacity = "";
    const char *exit = "";
    const char *entry = "";
};

/// The declaration of one kind of zone.
struct ZoneSpec
{
    const char *name = "";
    ZoneScope scope = ZoneScope::PerPlayer;
    /// In play (on the board) or not.
    bool board = false;
    /// A place that objects can be at and move between.
    bool location = false;
    /// False for a zone that is only a list and takes no room on the table.
    bool physical = true;
    Sight faces = Sight::Public;
    Keeper keeper = Keeper::Owner;
    /// Who sees a card that lies facedown in a zone whose faces are public.
    Sight facedownFaces = Sight::Secret;
    Facing facing = Facing::Up;
    bool countOpen = true;
    /// Whether everybody sees if a card is ready, even when its face is hidden.
    bool statusOpen = false;
    Ordering ordering = Ordering::Free;
    PlacedBy placedBy = PlacedBy::Anyone;
    Objects objects = Objects::Any;
    /// Which kinds of the game's things may be there, a bit each; 0 means all.
    std::uint16_t kinds = 0;
    /// How many cards it holds; 0 means any number.
    std::uint8_t capacity = 0;
    Arrival arrival = Arrival::Owner;
    Exit exit = Exit::Free;
    Entry entry = Entry::Free;
    /// Whether cards are played from here without an effect that permits it.
    bool playableFrom = false;
    Clears onEnter{};
    Clears onLeave{};
    ZoneRules rules{};
};

/// All zones of a game. `nowhere` declares what holds for cards in no zone.
struct ZoneTable
{
    std::span<const ZoneSpec> zones;
    /// Where a card goes that leaves play and is not sent anywhere else.
    ZoneKind discard{};
    ZoneSpec nowhere{};

    [[nodiscard]] constexpr bool has(ZoneKind kind) const noexcept { return kind.v < zones.size(); }
    [[nodiscard]] constexpr const ZoneSpec &operator[](ZoneKind kind) const noexcept
    {
        return has(kind) ? zones[kind.v] : nowhere;
    }
};

/// How many zones a declaration stands for at a table of this many players and places.
[[nodiscard]] constexpr std::size_t zoneCount(const ZoneSpec &spec, std::size_t players,
                                              std::size_t places) noexcept
{
    if (spec.scope == ZoneScope::PerPlayer)
        return players;
    return spec.scope == ZoneScope::PerLocation ? places : 1;
}

// --- Who sees what -----------------------------------------------------------------------------

/// What seeing a card depends on. `knownTo`: those to whom an effect or a rule shows it.
struct CardView
{
    PlayerId owner = kNone;
    PlayerId controller = kNone;
    bool faceUp = false;
    PlayerMask knownTo = 0;
};

[[nodiscard]] constexpr Sight sightOf(const ZoneSpec &spec, bool faceUp) noexcept
{
    return spec.faces == Sight::Public && !faceUp ? spec.facedownFaces : spec.faces;
}

/// Whether the viewer may see the face of a card in such a zone.
[[nodiscard]] constexpr bool visibleTo(const ZoneSpec &spec, PlayerId viewer,
                                       const CardView &card) noexcept
{
    if ((card.knownTo & playerBit(viewer)) != 0)
        return true;
    const Sight sight = sightOf(spec, card.faceUp);
    if (sight != Sight::Private)
        return sight == Sight::Public;
    return viewer == (spec.keeper == Keeper::Owner ? card.owner : card.controller);
}

/// Whether the viewer may know if the card is ready.
[[nodiscard]] constexpr bool statusVisibleTo(const ZoneSpec &spec, PlayerId viewer,
                                             const CardView &card) noexcept
{
    return spec.statusOpen || visibleTo(spec, viewer, card);
}

[[nodiscard]] constexpr bool countVisibleTo(const ZoneSpec &spec, PlayerId viewer,
                                            PlayerId holder) noexcept
{
    return spec.countOpen || viewer == holder;
}

/// What stays known of a card that moves into such a zone. Where cards are mixed at will nobody can
/// follow one; where the order is fixed whoever saw it still knows where it lies.
[[nodiscard]] constexpr PlayerMask knownAfterMove(const ZoneSpec &to,
                                                  PlayerMask sawItBefore) noexcept
{
    return to.ordering == Ordering::Fixed ? sawItBefore : PlayerMask{0};
}

[[nodiscard]] constexpr bool mayRearrange(const ZoneSpec &spec, PlayerId mover,
                                          PlayerId holder) noexcept
{
    return spec.ordering == Ordering::Free && mover == holder;
}

// --- What may be where -------------------------------------------------------------------------

enum class ZoneReason : std::uint16_t {
    None,
    NotHolder, // only the holder may put something there
    NotOwned, // only cards that the holder owns
    NotOwnSide, // only objects that the holder controls
    WrongKind, // nothing of that kind
    Full, // holds no more
    CannotLeave, // what is there stays there
    CannotEnter, // only the setup puts something there
};

/// Legal, or why not and by which rule.
struct ZoneCheck
{
    ZoneReason reason = ZoneReason::None;
    const char *rule = "";

    [[nodiscard]] constexpr bool ok() const noexcept { return reason == ZoneReason::None; }
    /// The refusal for a game whose list of codes begins with ZoneReason.
    [[nodiscard]] constexpr Refusal refusal(std::int32_t card, std::int32_t zone) const noexcept
    {
        return {static_cast<std::uint16_t>(reason), {card, zone, 0, 0}, rule};
    }
};

namespace detail {
[[nodiscard]] constexpr ZoneCheck refuse(ZoneReason reason, const char *rule,
                                         const ZoneSpec &spec) noexcept
{
    return {reason, *rule != '\0' ? rule : spec.rules.zone};
}
} // namespace detail

/// Somebody puts a card somewhere.
struct Placement
{
    PlayerId placer = kNone;
    /// The holder of the zone aimed at, see ZoneScope.
    PlayerId holder = kNone;
    PlayerId owner = kNone;
    /// Who controls the card once it is there.
    PlayerId controller = kNone;
    /// The bit of the card's kind.
    std::uint16_t kind = 0;
    /// How many cards are there already.
    std::size_t occupied = 0;
    bool setup = false;
};

/// Whether the card may be put there, as far as the zone is concerned.
[[nodiscard]] constexpr ZoneCheck mayPlace(const ZoneSpec &spec, const Placement &p) noexcept
{
    using detail::refuse;
    if (spec.entry == Entry::SetupOnly && !p.setup)
        return refuse(ZoneReason::CannotEnter, spec.rules.entry, spec);
    if (spec.kinds != 0 && (spec.kinds & p.kind) == 0)
        return refuse(ZoneReason::WrongKind, spec.rules.kinds, spec);
    if (spec.placedBy == PlacedBy::Holder && p.placer != p.holder)
        return refuse(ZoneReason::NotHolder, spec.rules.placedBy, spec);
    if (spec.objects == Objects::OwnedByHolder && p.owner != p.holder)
        return refuse(ZoneReason::NotOwned, spec.rules.objects, spec);
    if (spec.objects == Objects::ControlledByHolder && p.controller != p.holder)
        return refuse(ZoneReason::NotOwnSide, spec.rules.objects, spec);
    if (spec.capacity != 0 && p.occupied >= spec.capacity)
        return refuse(ZoneReason::Full, spec.rules.capacity, spec);
    return {};
}

/// What its zones need to know about a card.
struct ObjectTraits
{
    /// Exists in play only.
    bool token = false;
    /// Never leaves its zone.
    bool fixed = false;
    /// Where it goes instead whenever it would leave play.
    ZoneKind home{};
};

[[nodiscard]] constexpr ZoneCheck mayLeave(const ZoneSpec &spec,
                                           const ObjectTraits &traits = {}) noexcept
{
    if (spec.exit == Exit::Never || traits.fixed)
        return detail::refuse(ZoneReason::CannotLeave, spec.rules.exit, spec);
    return {};
}

/// Whether a card may be played from there; `permitted`: an effect says so.
[[nodiscard]] constexpr bool mayPlayFrom(const ZoneSpec &spec, bool permitted = false) noexcept
{
    return spec.playableFrom || permitted;
}

/// Whether an ability reaches cards there. In play always; elsewhere only if its words name the
/// zone or it is of a type that works from there.
[[nodiscard]] constexpr bool mayAffect(const ZoneSpec &spec, bool namesZone) noexcept
{
    return spec.board || namesZone;
}

// --- What a move does --------------------------------------------------------------------------

/// The whole consequence of a move, for the game's moving function to carry out.
struct Transition
{
    /// Where the card really goes.
    ZoneKind to{};
    Arrival arrival = Arrival::Owner;
    Facing facing = Facing::Up;
    Clears clears{};
    bool setAside = false;
    bool leavesPlay = false;
    bool entersPlay = false;

    [[nodiscard]] constexpr bool newObject() const noexcept { return clears.has(Clear::Identity); }
};

/// Tokens that would leave play are set aside; what has a home goes there instead.
[[nodiscard]] constexpr ZoneKind destinationOf(const ZoneTable &table, ZoneKind from, ZoneKind to,
                                               const ObjectTraits &traits) noexcept
{
    if (table[to].board)
        return to;
    if (traits.token)
        return kNoZone;
    return table[from].board && table.has(traits.home) ? traits.home : to;
}

[[nodiscard]] constexpr Transition transitionOf(const ZoneTable &table, ZoneKind from, ZoneKind to,
                                                const ObjectTraits &traits = {}) noexcept
{
    Transition t;
    t.to = destinationOf(table, from, to, traits);
    const ZoneSpec &source = table[from];
    const ZoneSpec &target = table[t.to];
    t.arrival = target.arrival;
    t.facing = target.facing;
    t.clears = from == t.to ? Clears{} : source.onLeave | target.onEnter;
    t.setAside = !table.has(t.to);
    t.leavesPlay = source.board && !target.board;
    t.entersPlay = !source.board && target.board;
    return t;
}

/// The player whose zone it is that the card arrives in.
[[nodiscard]] constexpr PlayerId arrivalPlayer(Arrival arrival, PlayerId owner,
                                               PlayerId controller) noexcept
{
    return arrival == Arrival::Owner ? owner : controller;
}

/// Which way the card faces on arrival; `faceDown` is its mover's wish, heard only where the
/// zone leaves it open.
[[nodiscard]] constexpr bool faceUpOnArrival(Facing facing, bool faceDown) noexcept
{
    return facing == Facing::Up || (facing == Facing::Either && !faceDown);
}

/// What every table must satisfy; a game asserts it at compile time.
[[nodiscard]] constexpr bool consistent(const ZoneTable &table) noexcept
{
    for (const ZoneSpec &spec : table.zones) {
        const bool facesAgree = spec.faces != Sight::Public || spec.facing != Facing::Down;
        const bool placesAreInPlay = spec.board || !spec.location;
        if (!facesAgree || !placesAreInPlay || *spec.name == '\0' || *spec.rules.zone == '\0')
            return false;
    }
    return table.has(table.discard) && !table[table.discard].board && !table.nowhere.board;
}

} // namespace playmat::core
