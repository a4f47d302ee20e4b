#pragma once

#include "engine/swu/seated_game.h"

#include <array>
#include <string>

/// The promise that events are enough: whoever keeps an observation up to date by the events that
/// they are told sees what they would see anew.
namespace playmat::test {

/// Turns the observation before an answer into the one after it, by that answer's events as the
/// viewer was given them: cards, zones, players and header.
void applyEvents(swu::Observation &observation, const swu::CardDb &db,
                 std::span<const core::Event> events);

/// What each player, a viewer of what all see, and one who sees everything saw before an answer.
class ToldBefore
{
public:
    explicit ToldBefore(const swu::SeatedGame &game);
    /// After the answer. Empty, or what the events do not tell.
    [[nodiscard]] std::string checkEvents(const swu::SeatedGame &game) const;
    /// Whether the states at each event have all cards where the events say: empty, or where not.
    [[nodiscard]] std::string checkCourse(const swu::SeatedGame &game) const;

private:
    std::array<swu::Observation, swu::kPlayers + 2> m_seen;
    swu::Observation m_open; ///< what all see, with the cards' own ids
};

} // namespace playmat::test
