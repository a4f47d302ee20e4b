#pragma once

#include "engine/core/decision.h"
#include "match/hosted_game.h"
#include "match/setup.h"
#include "scenarios/card_names.h"
#include "scenarios/document.h"
#include "scenarios/words.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace playmat::scenarios {

/// How far a scenario was played: to the line that does not hold, or to its end.
struct Course
{
    std::optional<Fault> fault;
    match::MatchSetup setup; ///< of the table it got to
    std::vector<core::Answer> answers;
};

/// Plays scenarios with the cards of a library, which outlives it.
class Runner
{
public:
    /// The game of the library must have words (GameKit::scenarioWords).
    explicit Runner(const match::CardLibrary &library);

    /// Is called with each game at its end; the game has been watched (HostedGame::watch).
    using Watcher = std::function<void(const match::HostedGame &)>;
    void watch(Watcher watcher) { m_watcher = std::move(watcher); }

    /// Plays the scenario from both seats, unless the scenario says why only one is possible.
    [[nodiscard]] Course play(const Scenario &scenario) const;

private:
    [[nodiscard]] Course playFrom(const Scenario &scenario, core::PlayerId me) const;
    [[nodiscard]] std::optional<Fault> playBoard(const Board &board, std::size_t line,
                                                 const std::set<std::string> &mentioned,
                                                 core::PlayerId me, Course &out) const;

    const match::CardLibrary &m_library;
    const Words &m_words;
    CardNames m_cards;
    Watcher m_watcher;
};

} // namespace playmat::scenarios
