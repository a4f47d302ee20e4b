#include "kit/lorcana/host/twin.h"

#include <vector>

namespace playmat::lorcana::host {

State twinOf(const State &state, Viewer viewer, core::Rng &rng, CardId kept)
{
    State twin = state;
    for (PlayerId owner = 0; owner < kPlayers; ++owner) {
        std::vector<CardId> hidden;
        std::vector<DefId> faces;
        for (std::size_t i = 0; i < state.cardCount; ++i)
            if (state.cards[i].owner == owner && i != kept && !seesFace(state.cards[i], viewer)) {
                hidden.push_back(static_cast<CardId>(i));
                faces.push_back(state.cards[i].def);
            }
        rng.shuffle(faces.data(), faces.size());
        for (std::size_t i = 0; i < hidden.size(); ++i)
            twin.cards[hidden[i]].def = faces[i];
    }
    twin.rng = core::Rng(rng.below(1U << 30U));
    return twin;
}

} // namespace playmat::lorcana::host
