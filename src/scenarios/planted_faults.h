#pragma once

#include "scenarios/words.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace playmat::scenarios {

/// A card with one node of its abilities changed.
struct PlantedFault
{
    std::string what; ///< the change: "drop abilities/0/do/0/up_to", "raise …", "turn … to enemy"
    Json card;
};

/// Plants faults in the abilities of cards: drops a part, raises a number by one, or replaces a
/// word with another word that other cards have in the same member.
class FaultPlanter
{
public:
    explicit FaultPlanter(const Words &words)
        : m_words(words)
    {
    }

    /// Counts the words in each member of the card's abilities.
    void learn(const Json &card);
    [[nodiscard]] std::vector<PlantedFault> faultsOf(const Json &card) const;

private:
    [[nodiscard]] std::string otherWord(const std::string &member, const std::string &word) const;

    const Words &m_words;
    /// How often each word occurs, by member.
    std::map<std::string, std::map<std::string, int>> m_seen;
};

} // namespace playmat::scenarios
