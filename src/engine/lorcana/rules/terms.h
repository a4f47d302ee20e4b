#pragma once

#include "engine/lorcana/language/card_db.h"
#include "engine/lorcana/state/state.h"

/// Small things that the chapters of the rules hand each other.
namespace playmat::lorcana {

/// Whether a card that is hidden from some player counts as what it is; or as one that fits or does
/// not, for what the others can tell.
enum class Hidden : std::uint8_t { AsItIs, Fits, Misfits };

/// From where an ability looks at the game.
struct View
{
    PlayerId you = 0;
    CardId self = kNone;
    const Context *ctx = nullptr; ///< of what is being resolved
    PlayerId they = kNone; ///< the player that is meant now
    Hidden hidden = Hidden::AsItIs;
};

/// How a card arrives in a zone.
struct Arrival
{
    bool bottom = false; ///< of a deck
    bool exerted = false;
    bool revealed = false; ///< everybody saw it on its way
    bool ordered = false; ///< its place among those that arrive with it is not open
};

/// A way in which a card could be played now.
struct PlayOption
{
    PlayWay way = PlayWay::Ink;
    CardId onto = kNone;
    std::uint8_t cost = 0;
    std::uint8_t shift = 0;
    AbilityId by = 0;
};

/// What an answer told players that they could not know before.
struct Learned
{
    bool hidden = false; ///< what no player could know: a card of a deck, chance, a card shown
    core::PlayerMask shownTo = 0; ///< who saw others' hidden cards come into the open
};

} // namespace playmat::lorcana
