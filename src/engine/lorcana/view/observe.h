#pragma once

#include "engine/lorcana/view/seat_names.h"

#include <array>

/// How a state becomes what one viewer may know.
namespace playmat::lorcana {

/// The players who see the faces of cards in such a zone, a bit each. Of a card in play: one that
/// is faceup.
[[nodiscard]] std::uint8_t seersOf(Zone zone, PlayerId owner);
/// The players who may see the card's face: by its zone, or because it is shown to them now.
[[nodiscard]] std::uint8_t seersOf(const Card &card);
[[nodiscard]] bool seesFace(const Card &card, Viewer viewer);
[[nodiscard]] bool isFaceUp(const Card &card);

/// What the viewer may know of the state, in the names that `names` holds for the viewer; without
/// them in the cards' own (IdsOf::Game), at any moment: also in the middle of a resolution. Where
/// the order of a zone is its player's own business, hidden cards are listed ready ones first, so
/// that no place tells when a card came there.
[[nodiscard]] Observation observe(const CardDb &db, const State &state, Viewer viewer,
                                  const SeatNames *names = nullptr);

/// How that observation calls each card; -1 when there is no such card.
[[nodiscard]] std::array<int, kMaxCards> namesIn(const State &state, Viewer viewer,
                                                 const SeatNames *names);

/// A question without an answer but "no" or none: its player sees that nothing fits, the others
/// cannot tell (Questions::Discreet).
[[nodiscard]] bool nothingFits(const core::Decision &decision);

/// Whether such a question can be about cards that only its player sees. It is the kind of question
/// that counts, not what is on offer now: that there is nothing hidden to choose is hidden too.
[[nodiscard]] bool mayNameHidden(const Program &program, const core::Decision &decision);

} // namespace playmat::lorcana
