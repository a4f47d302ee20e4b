#pragma once

#include "engine/core/rng.h"
#include "engine/riftbound/zone_state.h"

#include <span>

/// How cards of Riftbound change zones. A refusal leaves the state exactly as it was.
namespace playmat::riftbound {

/// Where a card goes. What is left out: `player` whose zone it is (the one the zone's declaration
/// says), `placer` who puts it there (its controller).
struct Destination
{
    Zone zone = Zone::Trash;
    PlayerId player = kNone;
    PlayerId placer = kNone;
    /// The battlefield, for its own zone and its facedown zone.
    std::uint8_t place = kNone;
    bool bottom = false;
    /// Part of the setup, when even zones that nothing enters later are filled.
    bool setup = false;
};

/// The one function that moves a card. It asks the table whether the card may leave and arrive,
/// sends it to its owner's zone off the board, and clears what the table says (CR 107, 109).
[[nodiscard]] core::Result<void> moveCard(ZoneState &state, CardId id, const Destination &to);

[[nodiscard]] core::Result<CardId> addCard(ZoneState &state, PlayerId owner, Kind kind, Zone zone);
/// A token of the player's in their base.
[[nodiscard]] core::Result<CardId> addToken(ZoneState &state, PlayerId owner, Kind kind);
void addBattlefield(ZoneState &state, PlayerId controller = kNone);
void shuffleZone(ZoneState &state, PlayerId player, Zone deck, core::Rng &rng);

[[nodiscard]] core::Result<CardId> draw(ZoneState &state, PlayerId player);
/// The top card of the player's rune deck goes to their base.
[[nodiscard]] core::Result<CardId> channel(ZoneState &state, PlayerId player);

/// Kill, discard and spend all end in the owner's trash (CR 107.1).
[[nodiscard]] core::Result<void> putIntoTrash(ZoneState &state, CardId card);
/// An effect of the object `by` banishes the card (CR 107.5).
[[nodiscard]] core::Result<void> banish(ZoneState &state, CardId card, CardId by);

/// The player puts a card facedown into the facedown zone of a battlefield (CR 106.4).
[[nodiscard]] core::Result<void> hide(ZoneState &state, PlayerId player, CardId card,
                                      std::uint8_t place);
/// Control of a battlefield changes; kNone leaves it uncontrolled.
void setControl(ZoneState &state, std::uint8_t place, PlayerId controller);
/// The part of a Cleanup that is about zones: facedown cards at battlefields that their controller
/// has lost go to their owner's trash (CR 106.4.d). Returns them.
CardList cleanUp(ZoneState &state);

/// The player plays a card from hand or Champion zone: it goes onto the chain.
[[nodiscard]] core::Result<void> play(ZoneState &state, PlayerId player, CardId id);
/// The newest item of the chain resolves: a spell goes to the trash, a unit or gear to `location`.
[[nodiscard]] core::Result<CardId> resolveChain(ZoneState &state, const Destination &location);

void attach(ZoneState &state, CardId gear, CardId unit);

/// An effect chooses the card; `namesZone`: its words name the zone that the card is in. On the
/// board they need not (CR 107.6).
[[nodiscard]] core::Result<void> choose(ZoneState &state, CardId card, bool namesZone);
/// The player looks through a zone of theirs. Secret ones only when an effect instructs it, and
/// then the player knows these cards for as long as they can be followed (CR 107.3, 107.4).
[[nodiscard]] core::Result<CardList> lookThrough(ZoneState &state, PlayerId viewer, PlayerId whose,
                                                 Zone zone, bool instructed);
/// The player arranges their own zone; `order` names each of its cards once, bottom first.
[[nodiscard]] core::Result<void> rearrange(ZoneState &state, PlayerId player, PlayerId whose,
                                           Zone zone, std::span<const CardId> order);

} // namespace playmat::riftbound
