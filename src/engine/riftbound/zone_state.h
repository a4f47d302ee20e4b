#pragma once

#include "engine/core/fixed_vector.h"
#include "engine/riftbound/zones.h"

#include <cstdint>
#include <type_traits>

/// The cards of a game of Riftbound and where they are: a value, copied by assignment. Reading
/// is here, moving in moves.h.
namespace playmat::riftbound {

inline constexpr std::size_t kMaxPlayers = 4;
inline constexpr std::size_t kMaxCards = 224;
inline constexpr std::size_t kMaxBattlefields = 4;

/// A physical card or a token. What a change of zone to or from a non-board zone clears is
/// together at the end.
struct Card
{
    PlayerId owner = kNone;
    PlayerId controller = kNone;
    Kind kind = Kind::Unit;
    Zone zone = Zone::Nowhere;
    /// The battlefield that it is at, or whose facedown zone it is in.
    std::uint8_t place = kNone;
    bool token = false;
    bool faceUp = false;
    PlayerMask knownTo = 0;
    std::uint16_t object = 0;
    /// The object whose effect banished it, 0 for none.
    std::uint16_t banishedBy = 0;
    CardId attachedTo = kNone;
    bool exhausted = false;
    bool buffed = false;
    std::uint8_t damage = 0;
    std::uint8_t grantedKeywords = 0;
    std::uint8_t modifiers = 0;

    friend bool operator==(const Card &, const Card &) = default;
};

struct Battlefield
{
    PlayerId controller = kNone;

    friend bool operator==(const Battlefield &, const Battlefield &) = default;
};

using CardList = core::FixedVector<CardId, kMaxCards>;

struct ZoneState
{
    core::FixedVector<Card, kMaxCards> cards;
    /// All cards in one row: the order within a zone is the order of its cards in this row, the
    /// bottom of a pile first.
    CardList order;
    core::FixedVector<Battlefield, kMaxBattlefields> battlefields;
    /// What the effect now resolving has chosen.
    core::FixedVector<CardId, 16> chosen;
    std::uint8_t players = 2;
    std::uint16_t lastObject = 0;

    friend bool operator==(const ZoneState &, const ZoneState &) = default;
};
static_assert(std::is_trivially_copyable_v<ZoneState> && sizeof(ZoneState) <= 8192);

/// A place that objects can be at: a player's base, or one battlefield.
struct Location
{
    Zone zone = Zone::Nowhere;
    std::uint8_t which = kNone;

    [[nodiscard]] bool exists() const { return zone != Zone::Nowhere; }
    friend bool operator==(const Location &, const Location &) = default;
};

/// The player's cards in one of their own zones, the bottom of a pile first. On the board they are
/// those that the player controls, elsewhere those that the player owns.
[[nodiscard]] CardList cardsOf(const ZoneState &state, PlayerId player, Zone zone);
/// All cards at a battlefield, or in its facedown zone.
[[nodiscard]] CardList cardsAt(const ZoneState &state, std::uint8_t place, Zone zone);
/// The newest item of the chain, kNone if there is none.
[[nodiscard]] CardId topOfChain(const ZoneState &state);

[[nodiscard]] bool onBoard(const ZoneState &state, CardId card);
/// Where it is, if that is a location at all.
[[nodiscard]] Location locationOf(const ZoneState &state, CardId id);

[[nodiscard]] bool sees(const ZoneState &state, PlayerId viewer, CardId id);
[[nodiscard]] bool seesStatus(const ZoneState &state, PlayerId viewer, CardId id);
[[nodiscard]] PlayerMask viewersOf(const ZoneState &state, CardId card);

/// The cards in banishment that effects of this object put there. To refer to them is neither to
/// choose nor to attach anything (CR 107.5), so it changes nothing.
[[nodiscard]] CardList banishedBy(const ZoneState &state, std::uint16_t object);

} // namespace playmat::riftbound
