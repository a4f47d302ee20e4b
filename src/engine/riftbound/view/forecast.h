#pragma once

#include "engine/core/decision.h"
#include "engine/riftbound/language/card_db.h"
#include "engine/riftbound/state/state.h"

#include <array>
#include <span>
#include <vector>

/// Forecasts the result of a move, a showdown or a choice if nobody does anything else. A forecast
/// runs the rules on a copy of the state. It does not resolve triggered abilities, and it stops at
/// the first effect whose result depends on hidden cards or that asks another question. So it is
/// never wrong about what it says, and equal for all states that look the same to the player.
namespace playmat::riftbound {

/// The result of a showdown at a battlefield.
struct ShowdownForecast
{
    std::uint8_t place = kNone; ///< kNone: there is no showdown there
    bool combat = false; ///< both players have units there
    PlayerId attacker = kNone;
    std::array<int, kPlayers> damage{}; ///< the damage that each player's units deal
    std::array<int, kPlayers> units{}; ///< number of each player's units before the damage
    /// Number of each player's units that die if the opponent assigns the damage so that as many as
    /// possible die.
    std::array<int, kPlayers> lost{};
    PlayerId controller = kNone; ///< who controls the battlefield afterwards
    bool conquers = false; ///< the attacker gains control
    int points = 0; ///< number of points that the attacker scores
    bool draws = false; ///< the attacker draws a card instead of scoring the last point (466.1)
    bool triggers = false; ///< abilities trigger, which may change all of this

    friend bool operator==(const ShowdownForecast &, const ShowdownForecast &) = default;
};

/// Forecasts the showdown after a standard move of these units to the battlefield.
[[nodiscard]] ShowdownForecast forecastMove(const CardDb &db, const State &state,
                                            std::span<const CardId> units, std::uint8_t place);
/// Forecasts the showdown in progress, as if the chain resolved without any effect.
[[nodiscard]] ShowdownForecast forecastShowdown(const CardDb &db, const State &state);

/// What happens to one card.
struct CardForecast
{
    CardId card = kNone;
    int damage = 0; ///< damage dealt to it; negative: damage healed
    int might = 0; ///< change of its Might
    Keywords gained{};
    bool dies = false;
    bool countered = false; ///< it leaves the chain without resolving
    bool stunned = false;
    bool buffed = false;
    bool losesBuff = false;
    bool empowered = false;
    bool exhausted = false;
    bool readied = false;
    bool shielded = false; ///< an effect protects it from then on
    ListId to = kNone; ///< the list that it goes to; kNone: it stays or dies
    PlayerId controller = kNone; ///< who takes control of it; kNone: nobody

    /// Whether nothing happens to the card.
    [[nodiscard]] bool empty() const;
    friend bool operator==(const CardForecast &, const CardForecast &) = default;
};

struct EffectForecast
{
    bool told = false; ///< the forecast covers at least one effect
    bool whole = false; ///< the forecast covers all effects
    std::vector<CardForecast> cards; ///< the cards that change, by id

    [[nodiscard]] const CardForecast *of(CardId card) const;
};

/// Forecasts the choice of this card alone, as a target or for an effect that resolves.
[[nodiscard]] EffectForecast forecastChoice(const CardDb &db, const State &state,
                                            const core::Decision &decision, CardId card);
/// Forecasts what the item does after it is finalized with this card as its target; kNone means no
/// target. The item must be on the chain of the state.
[[nodiscard]] EffectForecast forecastItem(const CardDb &db, const State &state,
                                          const ChainItem &item, CardId target);

} // namespace playmat::riftbound
