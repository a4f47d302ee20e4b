#pragma once

#include "engine/swu/view/observation.h"
#include "table/view/eyes.h"

#include <array>
#include <span>
#include <vector>

namespace playmat::table {

/// The observations a table is made of: everybody's, and each seat's. Which of them is shown
/// depends on who looks; nothing else ever reaches the screen. The cards have the game's own ids
/// here, as one screen shows several seats in turn; an id itself is shown to nobody.
class SeenBy
{
public:
    SeenBy() = default;
    SeenBy(swu::Observation everybody, std::array<swu::Observation, swu::kPlayers> seats);

    [[nodiscard]] const swu::Observation &everybody() const { return m_everybody; }
    [[nodiscard]] const swu::Observation &seat(int seat) const { return m_seats.at(size_t(seat)); }
    [[nodiscard]] swu::Observation shownTo(const Eyes &eyes) const;

    /// Events of one answer, as each of the three was told them.
    struct Events
    {
        std::vector<core::Event> everybody;
        std::array<std::vector<core::Event>, swu::kPlayers> seats;
    };
    void apply(const swu::CardDb &db, const Events &events);

    /// Whether cards, zones, players and header agree; effects, which events do not tell, are left
    /// out.
    [[nodiscard]] bool agrees(const SeenBy &other) const;
    /// Takes over what events do not tell: lasting effects, waiting abilities, attacks, looks.
    void takeRest(const SeenBy &other);

private:
    swu::Observation m_everybody;
    std::array<swu::Observation, swu::kPlayers> m_seats;
};

} // namespace playmat::table
