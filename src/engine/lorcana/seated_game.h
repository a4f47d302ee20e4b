#pragma once

#include "engine/core/seated_game.h"
#include "engine/lorcana/game.h"
#include "engine/lorcana/view/seat_names.h"

namespace playmat::lorcana {

/// Gesture with the viewer's names for cards; -1 = none.
struct SeatGesture
{
    PlayerId player = kNone;
    int card = -1;
    int ontoCard = -1;
    std::optional<Zone> ontoZone;
    bool ontoLore = false;
    bool endTurn = false;
};

/// What a viewer is told (core::SeatedGame).
struct SeatRules : NameRules
{
    using Game = lorcana::Game;
    using Names = SeatNames;
    using Observation = lorcana::Observation;
    using Gesture = lorcana::Gesture;
    using SeatGesture = lorcana::SeatGesture;

    [[nodiscard]] static Observation observe(const CardDb &db, const State &state, Viewer viewer,
                                             const Names *names);
    [[nodiscard]] static std::array<int, kMaxCards> namesIn(const CardDb &db, const State &state,
                                                            Viewer viewer, const Names *names);
    [[nodiscard]] static bool mayNameHidden(const Game &game);
    [[nodiscard]] static bool seesFace(const State &state, CardId card, Viewer viewer);
    [[nodiscard]] static Gesture withoutCards(const SeatGesture &gesture);
    [[nodiscard]] static core::Refusal hiddenCard();
    [[nodiscard]] static core::ReasonParam paramOf(const core::Refusal &refusal, std::size_t at);
};

using SeatedGame = core::SeatedGame<SeatRules>;

} // namespace playmat::lorcana
