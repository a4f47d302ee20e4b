#pragma once

#include "engine/riftbound/seated_game.h"
#include "kit/common/table/seen_by.h"

namespace playmat::riftbound::board {

/// What either player sees of their own hand, decks and facedown cards, open eyes see of both.
struct SeenRules
{
    using SeatedGame = riftbound::SeatedGame;
    static constexpr std::size_t kPlayers = riftbound::kPlayers;
    static constexpr std::size_t kMaxCards = riftbound::kMaxCards;

    [[nodiscard]] static bool isOpened(const ZoneView &zone, int player)
    {
        switch (zoneOf(zone.list)) {
        case Zone::Hand:
        case Zone::MainDeck:
        case Zone::RuneDeck:
            return int(holderOf(zone.list)) == player;
        case Zone::Facedown:
            return true;
        default:
            return false;
        }
    }
    [[nodiscard]] static bool isSameZone(const ZoneView &a, const ZoneView &b)
    {
        return a.list == b.list;
    }
};

using SeenBy = kit::SeenBy<SeenRules>;
using RiftboundSeen = kit::SteppedSeen<SeenRules>;
using RiftboundTold = kit::SteppedTold<SeenRules>;

/// Cuts what the last answer led to into steps.
[[nodiscard]] std::vector<table::PlaybackStep> stepsOf(const SeatedGame &game);

} // namespace playmat::riftbound::board
