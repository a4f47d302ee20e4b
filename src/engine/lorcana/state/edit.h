#pragma once

#include "engine/lorcana/state/types.h"

#include <optional>
#include <vector>

/// Changes of a position in the middle of a game: for tests and bug reports.
namespace playmat::lorcana {

/// What changes about a card. It goes under another one, or to a zone of its player, or stays.
struct CardEdit
{
    CardId card = kNone;
    std::optional<int> damage;
    std::optional<bool> exerted;
    std::optional<bool> drying;
    std::optional<Zone> to;
    PlayerId toPlayer = 0;
    bool bottom = false; ///< of a deck
    CardId under = kNone;
    bool faceUp = true;
};

struct PlayerEdit
{
    PlayerId player = 0;
    std::optional<int> lore;
    std::optional<int> inked;
};

struct Edit
{
    std::vector<CardEdit> cards; ///< one after the other
    std::vector<PlayerEdit> players;
};

} // namespace playmat::lorcana
