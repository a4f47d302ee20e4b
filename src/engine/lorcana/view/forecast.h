#pragma once

#include "engine/lorcana/language/card_db.h"
#include "engine/lorcana/state/state.h"

/// What a challenge would come to, from what lies open, if nothing else happened on the way.
namespace playmat::lorcana {

struct ChallengeForecast
{
    int strength = 0; ///< of the challenger, while it challenges
    int challenger = 0; ///< that Challenger adds to it
    int back = 0; ///< strength of what is challenged; a location has none
    int resist = 0; ///< of what is challenged
    int ownResist = 0;
    int dealt = 0;
    int taken = 0;
    bool banishes = false;
    bool isBanished = false;
    bool protects = false; ///< what is challenged cannot be damaged
};

[[nodiscard]] ChallengeForecast forecastChallenge(const CardDb &db, const State &state,
                                                  CardId challenger, CardId target);

} // namespace playmat::lorcana
