#pragma once

#include "decks/search_key.h"

#include <cstdint>
#include <limits>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace playmat::match {
class CardLibrary;
}

namespace playmat::decks {

/// A number that a card does not have.
inline constexpr std::int16_t kNoNumber = std::numeric_limits<std::int16_t>::min();

/// A card as the search sees it. Folded texts have only letters and digits (match::foldedWords),
/// with a space in front of each word.
struct IndexedCard
{
    std::string id;
    std::string name; ///< as it is in lists
    std::string title; ///< folded name without the subtitle
    std::string subtitle; ///< folded
    std::string text; ///< folded printed text
    std::vector<std::int16_t> numbers; ///< by the number of the key
    std::vector<std::uint16_t> values; ///< numbers of CardIndex::values
    std::string whyNot; ///< why the card cannot be played yet; empty: it can
};

/// A word that cards of a game have for a key.
struct KeyValue
{
    std::size_t key = 0;
    std::string word; ///< in English, lower case: "bounty hunter", "shd"
    std::string shown; ///< for people: "Bounty Hunter", "Shadows of the Galaxy"
    std::string folded; ///< `word`, folded
    std::string foldedShown;
    int cards = 0; ///< number of cards that have it
};

/// All cards that decks of a game may have, for the search (CardQuery). Immutable; its words are
/// those of the language in use when it was made, beside English.
class CardIndex
{
public:
    enum class Order : std::uint8_t { Name, Cost, Set };

    explicit CardIndex(const match::CardLibrary &library);

    [[nodiscard]] const std::vector<IndexedCard> &cards() const { return m_cards; }
    [[nodiscard]] const std::vector<SearchKey> &keys() const { return m_keys; }
    /// All words, those of a key next to each other in the order of its choices.
    [[nodiscard]] const std::vector<KeyValue> &values() const { return m_values; }
    /// The label of a key in the language in use.
    [[nodiscard]] std::string label(std::size_t key) const;
    /// The key that is written so, whatever its case, or by its label; npos: there is none.
    [[nodiscard]] std::size_t findKey(std::string_view name) const;
    /// The first name of a key.
    [[nodiscard]] std::string_view keyName(std::size_t key) const;
    /// All numbers of cards, in that order.
    [[nodiscard]] const std::vector<std::uint32_t> &sorted(Order order) const
    {
        return m_sorted[static_cast<std::size_t>(order)];
    }
    /// The number of a card by its id; npos: there is none.
    [[nodiscard]] std::size_t find(std::string_view id) const;

    static constexpr std::size_t npos = static_cast<std::size_t>(-1);

private:
    friend class IndexBuilder;

    std::vector<IndexedCard> m_cards;
    std::vector<SearchKey> m_keys;
    std::vector<KeyValue> m_values;
    std::vector<std::uint32_t> m_sorted[3];
    std::vector<std::uint32_t> m_byId; ///< numbers of cards, sorted by id
};

/// The words of a text that is separated by spaces.
[[nodiscard]] std::vector<std::string_view> wordsOf(std::string_view text);

} // namespace playmat::decks
