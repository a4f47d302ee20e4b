#pragma once

#include "engine/core/event.h"
#include "engine/swu/observation.h"
#include "engine/swu/state.h"

#include <span>
#include <vector>

/// How a state becomes what one viewer may know: the observation, and the redacted events that lead
/// from one observation to the next.
namespace playmat::swu {

/// Whether the viewer may see the card's face: the zone's declaration and who is shown it now.
[[nodiscard]] bool seesFace(const Card &card, Viewer viewer);

/// Who may see the faces of cards that lie in such a zone, a bit each player; without those to whom
/// a card is shown for the moment.
[[nodiscard]] std::uint8_t seersOf(Zone zone, PlayerId owner, PlayerId controller);

/// What the viewer may know of the state. In zones that the holder may rearrange at will the cards
/// whose faces are hidden are listed in an order of their own (ready ones first), so that no place
/// tells when a card came there.
[[nodiscard]] Observation observe(const CardDb &db, const State &state, Viewer viewer);

/// The events as the viewer may know them, as many and in the same order for every viewer. A hidden
/// card has neither id nor def, only its place (`from`, `fromPlayer`), and no values.
[[nodiscard]] std::vector<core::Event> redact(std::span<const core::Event> events, Viewer viewer);

/// Appends the changes of derived values (power, HP, keywords, costs, status, passes) that the
/// events do not tell yet, so that they are enough to get from the one state's observation to the
/// other's.
void completeEvents(const CardDb &db, const State &before, const State &after,
                    std::vector<core::Event> &events);

/// The printed face of a card that is nowhere in play, as the start of its view.
[[nodiscard]] CardView printedView(const CardDb &db, int id, DefId def);

} // namespace playmat::swu
