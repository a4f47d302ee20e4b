#pragma once

#include "engine/core/rng.h"
#include "engine/lorcana/places/zone_state.h"

#include <span>

/// How cards of Disney Lorcana change zones. A refusal leaves the state exactly as it was.
namespace playmat::lorcana::places {

/// Where a card goes. `player`: whose zone is aimed at, kNone for its owner's.
struct Destination
{
    Zone zone = Zone::Discard;
    PlayerId player = kNone;
    bool bottom = false;
    bool faceDown = false;
    bool exerted = false;
    /// The card in play that it is put under.
    CardId under = kNone;
};

/// A move that was made. `revealed`: every player saw the card on its way.
struct Moved
{
    CardId card = kNone;
    bool revealed = false;
    bool leftPlay = false;
};

/// The one function that moves a card. It asks the table whether the card may go there, clears what
/// the table says, and makes a new card of one that leaves play (CR 7.1.6).
[[nodiscard]] core::Result<Moved> moveCard(ZoneState &state, CardId id, const Destination &to);

/// A card of the player's own that begins the game in their deck, on top.
[[nodiscard]] core::Result<CardId> addCard(ZoneState &state, PlayerId owner, Kind kind,
                                           bool inkwellSymbol = true, Watch watch = Watch::None);
void shuffleDeck(ZoneState &state, PlayerId player, core::Rng &rng);

[[nodiscard]] core::Result<CardId> draw(ZoneState &state, PlayerId player);
/// Each player draws seven cards (CR 7.3.1).
[[nodiscard]] core::Result<void> drawOpeningHands(ZoneState &state);

/// The player arranges their own zone; `order` names each of its cards once, bottom first.
[[nodiscard]] core::Result<void> rearrange(ZoneState &state, PlayerId player, PlayerId whose,
                                           Zone zone, std::span<const CardId> order);

/// An effect shows a card to one player or to all, until concealed or until it moves.
void lookAt(ZoneState &state, PlayerId viewer, CardId card);
void reveal(ZoneState &state, CardId card);
void conceal(ZoneState &state, CardId card);

/// Several cards leave play together, with the stacks they are in. Triggered abilities of all of
/// them see all the others go (CR 7.4.3). Cards that reach a discard pile lie there in the order
/// given, the last on top (CR 7.6.3).
[[nodiscard]] core::Result<void> leavePlayTogether(ZoneState &state, std::span<const CardId> order,
                                                   Zone zone);
/// The same for cards from anywhere into their player's discard pile.
[[nodiscard]] core::Result<void> discardTogether(ZoneState &state, std::span<const CardId> order);

/// Cards in play go to the top or the bottom of their player's deck; `order` is how they lie there,
/// the topmost first. Stacks must be whole, but may be mixed; what lay faceup is known to all
/// players from then on (CR 7.2.3, 7.2.3.1).
[[nodiscard]] core::Result<void> putIntoDeck(ZoneState &state, PlayerId player,
                                             std::span<const CardId> order, bool bottom);

/// The player is told to discard `count` cards and chooses them; with fewer in hand, all of them go
/// (CR 7.3.3, 7.3.4).
[[nodiscard]] core::Result<void> discardFromHand(ZoneState &state, PlayerId player,
                                                 std::size_t count, std::span<const CardId> chosen);

/// The turn action: reveal a hand card that has the symbol and put it into the inkwell, facedown
/// and ready, once a turn or as often as effects add (CR 4.2.3.1, 7.5.5).
[[nodiscard]] core::Result<Moved> inkCard(ZoneState &state, PlayerId player, CardId card);
void allowAdditionalInk(ZoneState &state);
/// An effect puts cards into their player's inkwell: not revealed, no symbol needed, each an event
/// of its own (CR 7.5.2, 7.5.6).
[[nodiscard]] core::Result<void> inkByEffect(ZoneState &state, std::span<const CardId> cards,
                                             bool exerted = false);
[[nodiscard]] core::Result<void> payInk(ZoneState &state, PlayerId player, std::uint8_t amount);

/// The player plays a card from hand into their Play zone. An action begins to resolve, or waits
/// for the one that resolves already (CR 7.4.1, 6.7.8).
[[nodiscard]] core::Result<Moved> play(ZoneState &state, PlayerId player, CardId id);
/// The action's effect is done: it goes to the discard pile (CR 7.4.1).
[[nodiscard]] core::Result<Moved> finishAction(ZoneState &state);
/// The effect of the action that waits longest begins to resolve.
void beginWaitingAction(ZoneState &state);

/// A triggered ability of the card's player goes into the bag.
[[nodiscard]] core::Result<std::uint16_t> trigger(ZoneState &state, CardId source);
/// The player resolves one of their entries of the bag; effects of actions come first (7.1.6.1).
[[nodiscard]] core::Result<BagEntry> chooseTrigger(ZoneState &state, PlayerId player,
                                                   std::uint16_t id);

} // namespace playmat::lorcana::places
