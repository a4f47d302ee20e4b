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
    /// Whether it is refused and changes nothing.
    [[nodiscard]] bool refuses(const core::Answer &answer);

    /// The id in this game of a card that a line names; nothing: there is none.
    [[nodiscard]] std::optional<int> idOf(const CardRef &card);
    [[nodiscard]] const Json &card(int id);
    [[nodiscard]] std::string nameOf(int id);
    /// The ids of the cards in a zone ("0.hand"), in order.
    [[nodiscard]] std::vector<int> zone(const std::string &id);
    /// How often it has happened, to this printed card if one is named.
    [[nodiscard]] int happened(const std::string &event, std::optional<int> card) const;

    /// What was answered so far, and the setup: a match can be made of them.
    [[nodiscard]] const std::vector<core::Answer> &answers() const { return m_answers; }
    [[nodiscard]] const match::MatchSetup &setup() const { return m_setup; }

private:
    [[nodiscard]] std::string carryOut(const core::Answer &answer);
    void changed();
    void nameCards();
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
    std::map<std::string, std::vector<int>> m_ids; ///< by printed id, in the order they count in
    std::map<std::pair<std::string, int>, int> m_events;
    std::vector<core::Answer> m_answers;
};

} // namespace playmat::scenarios
