#pragma once

#include "engine/core/result.h"
#include "engine/swu/state/types.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace playmat::swu {

/// A card as a position names it.
struct PlacedCard
{
    DefId card = 0;
    bool exhausted = false;
    int damage = 0;
    std::optional<PlayerId> owner; ///< when it is not the controller
    std::vector<PlacedCard> upgrades;
    std::vector<PlacedCard> captured; ///< owner: the captor's opponent unless said
};

/// A unit of the same player, by its place in the list of its arena.
struct PlacedOn
{
    Zone arena = Zone::Ground;
    std::size_t index = 0;
};

struct PlacedLeader
{
    DefId card = 0;
    bool deployed = false;
    bool flipped = false; ///< its second leader side is up
    std::optional<PlacedOn> attachedTo; ///< as an upgrade
    bool exhausted = false;
    bool epicUsed = false;
    int damage = 0;
    std::vector<PlacedCard> upgrades;
    std::vector<PlacedCard> captured;
};

struct PlacedBase
{
    DefId card = 0;
    int damage = 0;
    bool epicUsed = false;
    std::vector<PlacedCard> upgrades;
    std::vector<PlacedCard> captured;
};

struct PositionSide
{
    PlacedLeader leader;
    PlacedBase base;
    std::vector<DefId> hand;
    std::vector<PlacedCard> resources;
    std::vector<DefId> deck; ///< top card first
    std::vector<DefId> discard;
    std::vector<PlacedCard> ground;
    std::vector<PlacedCard> space;
    bool force = false; ///< the Force is with the player
    int credits = 0; ///< Credit tokens
};

/// A place to start from: cards are put there without triggering anything.
struct Position
{
    std::uint64_t seed = 1;
    Phase phase = Phase::Action;
    int round = 1;
    PlayerId active = 0;
    PlayerId initiative = 0;
    bool initiativeClaimed = false;
    bool phaseStarts = false; ///< the phase begins now, with its start-of-phase triggers
    std::array<PositionSide, kPlayers> players;
};

class Machine;
struct CardDb;

/// Why the position cannot be placed; nothing if it can.
[[nodiscard]] core::Refusal checkPosition(const CardDb &db, const Position &position);
/// Places its cards in the machine's state, which is new, and begins its phase.
void placeCards(Machine &m, const CardDb &db, const Position &position);

} // namespace playmat::swu
