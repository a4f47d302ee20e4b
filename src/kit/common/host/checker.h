#pragma once

#include "engine/core/decision.h"

#include <fmt/format.h>

#include <array>
#include <string>
#include <type_traits>
#include <utility>

namespace playmat::kit {

/// Checks the state of a game and keeps the first fault that it finds. Each game derives a class
/// from this one, which checks the game's own lists.
template <class Game, std::size_t cards, std::size_t players>
class Checker
{
public:
    explicit Checker(const Game &game)
        : m_game(game)
        , m_state(game.state())
    {
    }

protected:
    using State = std::remove_cvref_t<decltype(std::declval<const Game &>().state())>;

    void expect(bool holds, const char *what, std::size_t about)
    {
        if (!holds && m_fault.empty())
            m_fault = fmt::format("{} ({}, turn {})", what, about, m_state.turn);
    }

    void checkDecision()
    {
        const core::Decision &d = m_game.decision();
        if (d.kind == core::DecisionKind::None) {
            expect(m_game.over(), "nobody is asked", 0);
            return;
        }
        expect(d.player < players, "nobody in particular is asked", d.player);
        expect(d.min <= d.max, "no answer is allowed", static_cast<std::size_t>(d.kind));
        const bool enough = d.kind == core::DecisionKind::NameCard
            || d.kind == core::DecisionKind::Distribute
            || d.max <= static_cast<int>(d.options.size());
        expect(enough, "more must be chosen than there is", static_cast<std::size_t>(d.kind));
    }

    const Game &m_game;
    const State &m_state;
    std::array<int, cards> m_seen{}; ///< for each card, the number of places that list it
    std::string m_fault;
};

} // namespace playmat::kit
