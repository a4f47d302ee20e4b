#pragma once

#include "engine/core/fixed_vector.h"
#include "engine/lorcana/places/bag.h"
#include "engine/lorcana/places/reason.h"

#include <cstdint>
#include <type_traits>

/// The cards of a game of Disney Lorcana and where they are: a value, copied by assignment. Reading
/// is here, moving in moves.h.
namespace playmat::lorcana::places {

inline constexpr std::size_t kMaxPlayers = 4;
inline constexpr std::size_t kMaxCards = 240;
inline constexpr std::uint8_t kOpeningHand = 7; // CR 2.2.1.4

/// A triggered ability that watches cards change zones; the two shapes that zone rules speak of.
enum class Watch : std::uint8_t {
    None,
    OtherOwnBanished, ///< "whenever one of your other characters is banished"
    CardIntoYourInkwell,
};

/// A physical card. What leaving play clears is together at the end.
struct Card
{
    PlayerId owner = kNone;
    Kind kind = Kind::Character;
    Zone zone = Zone::Outside;
    bool inkwellSymbol = true;
    Watch watch = Watch::None;
    /// Who knows the face although the zone hides it.
    PlayerMask knownTo = 0;
    bool faceUp = false;
    bool exerted = false;
    /// The card on top of the stack that this one is in, kNone for a top card.
    CardId under = kNone;
    std::uint8_t damage = 0;
    /// Effects and other characteristics that it gained.
    std::uint8_t gained = 0;
    /// Which object it is now, and which it was before it last became a new card.
    std::uint16_t object = 0;
    std::uint16_t formerObject = 0;

    friend bool operator==(const Card &, const Card &) = default;
};

/// A reference of an effect to a card as the object that it was.
struct ObjectRef
{
    std::uint16_t object = 0;
};

using CardList = core::FixedVector<CardId, kMaxCards>;

struct ZoneState
{
    core::FixedVector<Card, kMaxCards> cards;
    /// All cards in one row: the order within a zone is the order of its cards in this row, the
    /// bottom of a pile first.
    CardList order;
    Bag bag;
    /// The action whose effect is resolving, and those played since whose effects wait (6.7.8).
    CardId resolving = kNone;
    core::FixedVector<CardId, 8> waitingActions;
    std::uint8_t players = 2;
    PlayerId active = 0;
    /// How many cards the active player may still ink this turn.
    std::uint8_t inksLeft = 1;
    std::uint16_t lastObject = 0;

    friend bool operator==(const ZoneState &, const ZoneState &) = default;
};
static_assert(std::is_trivially_copyable_v<ZoneState> && sizeof(ZoneState) <= 8192);

/// The player's cards in a zone, the bottom of a pile first.
[[nodiscard]] CardList cardsIn(const ZoneState &state, PlayerId player, Zone zone);
/// How many there are; every player may ask that of every zone (CR 7.1.2, 7.1.3).
[[nodiscard]] std::size_t countIn(const ZoneState &state, PlayerId player, Zone zone);
/// The top card of the player's deck, kNone if it is empty.
[[nodiscard]] CardId topOfDeck(const ZoneState &state, PlayerId player);

[[nodiscard]] bool inPlay(const ZoneState &state, CardId card);
/// Whether the viewer may see the card's face, and whether it is ready.
[[nodiscard]] bool sees(const ZoneState &state, PlayerId viewer, CardId id);
[[nodiscard]] bool seesStatus(const ZoneState &state, PlayerId viewer, CardId id);
[[nodiscard]] PlayerMask viewersOf(const ZoneState &state, CardId card);

[[nodiscard]] ObjectRef refTo(const ZoneState &state, CardId card);
/// The card that is still that object, or kNone.
[[nodiscard]] CardId find(const ZoneState &state, ObjectRef ref);
/// The card that became a new one when it left play as that object: for the effects that refer to a
/// card in its new zone (CR 7.1.6). kNone if it has moved on since.
[[nodiscard]] CardId findAfterLeaving(const ZoneState &state, ObjectRef ref);

/// The card and everything under it.
[[nodiscard]] CardList stackOf(const ZoneState &state, CardId top);

/// Ready ink cards, each worth one ink whatever is on its front (CR 7.5.1).
[[nodiscard]] std::uint8_t readyInk(const ZoneState &state, PlayerId player);

/// What happens next when nobody does anything themselves.
enum class NextKind : std::uint8_t { Nothing, FinishAction, WaitingAction, Trigger };
struct Next
{
    NextKind kind = NextKind::Nothing;
    PlayerId player = kNone;
};
/// Effects of played actions come before triggered abilities (CR 7.1.6.1).
[[nodiscard]] Next nextStep(const ZoneState &state);

/// Cards of a kind that a player may find in a zone, and how many they must take. In a public zone
/// one cannot fail to find (CR 7.1.4).
struct Search
{
    CardList found;
    std::uint8_t least = 0;
};
[[nodiscard]] Search searchFor(const ZoneState &state, PlayerId player, Zone zone, Kind kind);
/// Whether the search may be answered with that card (kNone: nothing found).
[[nodiscard]] core::Result<void> maySettleOn(const Search &search, CardId card, Zone zone);

} // namespace playmat::lorcana::places
