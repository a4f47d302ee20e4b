#pragma once

#include "engine/swu/seated_game.h"
#include "table/view/eyes.h"

#include <array>

namespace playmat::table {

/// The observations a table is made of: everybody's, and each seat's. Which of them is shown
/// depends on who looks; nothing else ever reaches the screen. The cards have the game's own ids
/// here, as one screen shows several seats in turn; an id itself is shown to nobody.
class SeenBy
{
public:
    SeenBy() = default;
    /// What is seen now, or was when one of the last events had happened.
    [[nodiscard]] static SeenBy now(const swu::SeatedGame &game);
    [[nodiscard]] static SeenBy after(const swu::SeatedGame &game, size_t event);

    [[nodiscard]] const swu::Observation &everybody() const { return m_everybody; }
    [[nodiscard]] const swu::Observation &seat(int seat) const { return m_seats.at(size_t(seat)); }
    [[nodiscard]] swu::Observation shownTo(const Eyes &eyes) const;

    /// Goes on to cards, zones and players as they are there. What goes on stays as it was, and
    /// nothing is looked at: it may lie elsewhere now.
    void goTo(const SeenBy &later);

    /// Whether cards, zones, players and header agree; what goes on is left out.
    [[nodiscard]] bool agrees(const SeenBy &other) const;
    /// Takes over what goes on: lasting effects, waiting abilities, attacks, looks.
    void takeRest(const SeenBy &other);

private:
    swu::Observation m_everybody;
    std::array<swu::Observation, swu::kPlayers> m_seats;
};

} // namespace playmat::table
