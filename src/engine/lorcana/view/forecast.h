#pragma once

#include "engine/core/decision.h"
#include "engine/lorcana/language/card_db.h"
#include "engine/lorcana/state/state.h"

/// What a challenge or a choice would come to, from what lies open, if nothing else happened on the
/// way.
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

/// What becomes of a card that is chosen, by the effects that are done to it right then: those of
/// the decision's node and of the ones behind it, as long as they are about the chosen cards.
struct ChoiceForecast
{
    bool told = false; ///< false: nothing is foretold, and nothing of the rest means anything
    bool same = true; ///< nothing about the card changes
    Zone to = Zone::Play; ///< where it is then
    int damage = 0; ///< damage it gets; negative: that it is rid of
    bool upTo = false; ///< as much damage at most: the player says how much
    bool banished = false; ///< by damage, or by what its willpower becomes
    int strength = 0; ///< the change, and of the following
    int willpower = 0;
    int lore = 0;
    Keywords gained = 0; ///< with how much more of Challenger and Resist:
    int challenger = 0;
    int resist = 0;
    Rules ruled = 0; ///< what it now can or cannot do
    bool exerted = false; ///< it becomes exerted
    bool readied = false;
    CardId at = kNone; ///< the location it goes to
};

/// `card`: one of the options. Not told: what is not a choice of cards for an effect, and effects
/// that go on with a step of their own.
[[nodiscard]] ChoiceForecast forecastChoice(const CardDb &db, const State &state,
                                            const core::Decision &decision, CardId card);

} // namespace playmat::lorcana
