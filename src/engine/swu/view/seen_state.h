#pragma once

#include "engine/core/rng.h"
#include "engine/swu/language/card_db.h"
#include "engine/swu/state/state.h"

#include <array>
#include <span>

namespace playmat::swu {

/// A state as one seat may know it. The cards hidden from it are nobody's in particular: those of
/// the other player have no face, its own lie in an order that says nothing; so do all ids and the
/// random numbers. Byte for byte the same for all states that the seat cannot tell apart. It is
/// meant for moments in which this seat is asked.
struct SeenState
{
    State state;
    std::array<CardId, kMaxCards> ids; ///< by the ids in the state that it was made of
};
[[nodiscard]] SeenState seenState(const CardDb &db, const State &state, PlayerId seat);

/// Turns such a state into one that the seat may believe in: the other player's hidden cards are
/// dealt from `pool` (more than it holds: the same again), its own are shuffled among their places,
/// and chance falls as `rng` says.
void imagine(const CardDb &db, State &state, PlayerId seat, std::span<const DefId> pool,
             core::Rng &rng);

} // namespace playmat::swu
