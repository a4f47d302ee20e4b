#pragma once

#include "engine/swu/view/seat_names.h"

/// How a state becomes what one viewer may know.
namespace playmat::swu {

/// The players who may see the card's face, a bit each: the zone's declaration and who is shown it
/// now.
[[nodiscard]] std::uint8_t seersOf(const State &state, CardId id);

/// Whether the viewer may see the card's face.
[[nodiscard]] bool seesFace(const State &state, CardId id, Viewer viewer);

/// Who may see the faces of cards that lie in such a zone, a bit each player; without those to whom
/// a card is shown for the moment.
[[nodiscard]] std::uint8_t seersOf(Zone zone, PlayerId owner, PlayerId controller);

/// What the viewer may know of the state, in the names that `names` holds for the viewer; without
/// them in the cards' own. In zones that the holder may rearrange at will the cards whose faces are
/// hidden are listed in an order of their own (ready ones first), so that no place tells when a
/// card came there.
[[nodiscard]] Observation observe(const CardDb &db, const State &state, Viewer viewer,
                                  const SeatNames *names = nullptr);

/// How that observation calls each card: the viewer's name for it, the id of its place when it is
/// hidden, -1 when there is no such card.
[[nodiscard]] std::array<int, kMaxCards> namesIn(const CardDb &db, const State &state,
                                                 Viewer viewer, const SeatNames *names);

/// Appends the changes of derived values (power, HP, keywords, costs, status, passes) that the
/// events do not tell yet, so that they are enough to get from the one state's observation to the
/// other's.
void completeEvents(const CardDb &db, const State &before, const State &after,
                    std::vector<core::Event> &events);

/// Whether such a question can be about cards that only its player sees. It is the kind of question
/// that counts, not what is on offer now: that there is nothing hidden to choose is hidden too.
[[nodiscard]] bool mayNameHidden(const Program &program, const core::Decision &decision);
/// The zones from which a question about cards takes them, as bits 1 << Zone; 0: those in play.
[[nodiscard]] std::uint16_t zonesOfChoice(const Program &program, const core::Decision &decision);

/// Whether a player is asked and nothing fits: no card, or only "no". They are asked because not
/// asking would tell the others so; only the one who is asked may be told.
[[nodiscard]] bool nothingFits(const core::Decision &decision);

/// The printed face of a card that is nowhere in play, as the start of its view.
[[nodiscard]] CardView printedView(const CardDb &db, int id, DefId def);

} // namespace playmat::swu
