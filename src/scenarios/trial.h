#pragma once

#include "scenarios/table.h"

#include <compare>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace playmat::scenarios {

/// One statement in words: an event, or a fact about a card or a player.
struct Said
{
    std::string about; ///< a card or a player; empty for an event
    std::string what;

    friend auto operator<=>(const Said &, const Said &) = default;
};
using Saying = std::vector<Said>;

/// An action that the asked player can take now.
struct Act
{
    std::uint16_t option = 0;
    std::string words; ///< "attack Wampa against your base"
    std::string group; ///< the kind of action and the type of its card
    bool own = false; ///< an action of the tested card or of its host (Trial::ownIds)
    bool against = false; ///< an action that targets one of these cards
    bool waits = false; ///< gives the next action to the opponent
};

/// Tests a card by trying actions from the same position; "me" is the first player. All questions
/// are answered with as many options as are allowed, either the first or the last ones.
class Trial
{
public:
    Trial(const match::CardLibrary &library, const Words &words, const CardNames &cards,
          std::string card);

    /// Sets up the position and returns the reason if this is impossible, otherwise an empty
    /// string. The tested card is the last of its copies in the zone `where` ("hand") or, if there
    /// is none, the last of its copies anywhere.
    [[nodiscard]] std::string start(const Json &position, const std::string &where);
    void restart();
    /// The possible actions; empty if the open question does not ask for an action.
    [[nodiscard]] std::vector<Act> acts();
    [[nodiscard]] bool isMine() const { return m_table.asked() == m_table.seating().me; }
    /// Carries out the action and answers all questions until a player can act again.
    void carryOut(const Act &act, bool last, Saying &out);
    /// The facts about each visible card outside the piles, and about the players.
    [[nodiscard]] Saying facts();
    /// The actions that the asked player can take, as statements about that player.
    [[nodiscard]] Saying offers();

private:
    [[nodiscard]] std::string name(int id);
    [[nodiscard]] std::string optionWords(const Json &option);
    [[nodiscard]] std::string asked() const { return isMine() ? "I" : "you"; }
    [[nodiscard]] std::set<int> ownIds();
    [[nodiscard]] bool give(const core::Answer &answer, const std::string &line, Saying &out);
    [[nodiscard]] bool reply(bool last, Saying &out);
    [[nodiscard]] bool settle(Saying &out);
    [[nodiscard]] std::string question(const core::Answer &answer);
    [[nodiscard]] core::Answer nameFor(bool last);
    void tellEvents(Saying &out);
    [[nodiscard]] std::string eventWords(const Json &event);
    [[nodiscard]] std::string placeWords(const std::string &zone) const;
    void factsOf(const Json &card, Saying &out);
    void factsOf(core::PlayerId player, Saying &out);

    Table m_table;
    const CardNames &m_cards;
    std::string m_card;
    int m_own = -1; ///< the id of the tested card in this game
    std::map<int, std::string> m_names;
    std::map<int, std::string> m_rootNames; ///< the names at the start
};

} // namespace playmat::scenarios
