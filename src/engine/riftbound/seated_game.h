#pragma once

#include "engine/core/seated_game.h"
#include "engine/riftbound/game.h"
#include "engine/riftbound/view/seat_names.h"

namespace playmat::riftbound {

/// A gesture in the viewer's names for cards; -1 = none.
struct SeatGesture
{
    PlayerId player = kNone;
    int card = -1;
    int ontoCard = -1;
    std::optional<ListId> ontoZone;
    bool endTurn = false;
    bool pass = false;
};

/// Rules for what a viewer is told (core::SeatedGame).
struct SeatRules : NameRules
{
    using Game = riftbound::Game;
    using Names = SeatNames;
    using Observation = riftbound::Observation;
    using Gesture = riftbound::Gesture;
    using SeatGesture = riftbound::SeatGesture;

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

} // namespace playmat::riftbound
