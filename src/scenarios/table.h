#pragma once

#include "match/hosted_game.h"
#include "match/setup.h"
#include "scenarios/line_reader.h"
#include "scenarios/position.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace playmat::scenarios {

/// A game that a scenario is played in. Each answer is also refused when it is wrong, taken back
/// and given again, and given to a copy; all must end in the same bytes.
class Table
{
public:
    Table(const match::CardLibrary &library, const Words &words, const CardNames &cards,
          Seating seating);

    /// Why the position cannot be; empty: the cards lie there.
    [[nodiscard]] std::string start(const Json &position);

    [[nodiscard]] const match::HostedGame &game() const { return *m_game; }
    [[nodiscard]] const Words &words() const { return m_words; }
    [[nodiscard]] Seating seating() const { return m_seating; }
    [[nodiscard]] const Json &state();
    [[nodiscard]] const Json &decision();
    [[nodiscard]] std::string kind(); ///< of the decision; empty: nothing is asked any longer
    [[nodiscard]] core::PlayerId asked() const { return m_game->decision().player; }

    /// What is wrong with it; empty: it was answered, and everything ended as it must.
    [[nodiscard]] std::string answer(const core::Answer &answer);
    [[nodiscard]] std::string concede(core::PlayerId player);
    /// Applies the answer without the checks of answer(); returns whether it was accepted.
    [[nodiscard]] bool give(const core::Answer &answer);
    /// Records what happens from now on (HostedGame::watch).
    void watch() { m_game->watch(true); }
    /// Returns to the starting position.
    void restart();
    /// Whether the answer is refused and changes nothing.
    [[nodiscard]] bool refuses(const core::Answer &answer);

    /// The id in this game of a card that a line names; nullopt if there is none.
    [[nodiscard]] std::optional<int> idOf(const CardRef &card);
    [[nodiscard]] const Json &card(int id);
    /// The printed id of a card in the state; empty if the state does not give one.
    [[nodiscard]] static std::string printedOf(const Json &card);
    [[nodiscard]] std::string nameOf(int id);
    /// The number of the card among the copies with its printed id, from 1; 0 if it has none.
    [[nodiscard]] std::size_t numberOf(int id);
    /// The ids of the cards in a zone ("0.hand"), in order.
    [[nodiscard]] std::vector<int> zone(const std::string &id);
    /// How often an event has happened; if `card` is given, only to that printed card.
    [[nodiscard]] int happened(const std::string &event, std::optional<int> card) const;

    /// What was answered so far, and the setup: a match can be made of them.
    [[nodiscard]] const std::vector<core::Answer> &answers() const { return m_answers; }
    [[nodiscard]] const match::MatchSetup &setup() const { return m_setup; }

private:
    [[nodiscard]] std::string carryOut(const core::Answer &answer);
    void changed();
    void nameCards();
    using Ids = std::map<std::string, std::vector<int>>;
    [[nodiscard]] std::pair<std::size_t, int> rank(const Json &card) const;

    const match::CardLibrary &m_library;
    const Words &m_words;
    const CardNames &m_cards;
    Seating m_seating;
    match::MatchSetup m_setup;
    std::unique_ptr<match::HostedGame> m_game;
    std::unique_ptr<match::HostedGame> m_copy;
    std::optional<Json> m_state;
    std::optional<Json> m_decision;
    Ids m_ids; ///< by printed id, in the order in which copies are numbered
    match::Snapshot m_start;
    Ids m_startIds;
    std::map<std::pair<std::string, int>, int> m_events;
    std::vector<core::Answer> m_answers;
};

} // namespace playmat::scenarios
