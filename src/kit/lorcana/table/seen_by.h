#pragma once

#include "engine/lorcana/seated_game.h"
#include "kit/common/table/seen_by.h"

namespace playmat::lorcana::board {

/// What either player sees of their own hand and deck, open eyes see of both.
struct SeenRules
{
    using SeatedGame = lorcana::SeatedGame;
    static constexpr std::size_t kPlayers = lorcana::kPlayers;
    static constexpr std::size_t kMaxCards = lorcana::kMaxCards;

    [[nodiscard]] static bool isOpened(const ZoneView &zone, int player)
    {
        return (zone.zone == Zone::Hand || zone.zone == Zone::Deck) && int(zone.player) == player;
    }
    [[nodiscard]] static bool isSameZone(const ZoneView &a, const ZoneView &b)
    {
        return a.zone == b.zone && a.player == b.player;
    }
};

using SeenBy = kit::SeenBy<SeenRules>;
using LorcanaSeen = kit::SteppedSeen<SeenRules>;
using LorcanaTold = kit::SteppedTold<SeenRules>;

/// Cuts what the last answer led to into steps.
[[nodiscard]] std::vector<table::PlaybackStep> stepsOf(const SeatedGame &game);

} // namespace playmat::lorcana::board
