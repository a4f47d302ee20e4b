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

/// Stands for a number that a card does not have.
inline constexpr std::int16_t kNoNumber = std::numeric_limits<std::int16_t>::min();

/// A card in the search index. Folded texts consist of letters and digits only
/// (match::foldedWords), with a space in front of each word.
struct IndexedCard
{
    std::string id;
    std::string name; ///< as lists show it
    std::string title; ///< folded name without the subtitle
    std::string subtitle; ///< folded
    std::string text; ///< folded printed text
    std::vector<std::int16_t> numbers; ///< indexed by the number of the key
    std::vector<std::uint16_t> values; ///< indices into CardIndex::values()
    std::string whyNot; ///< why the card cannot be played yet; empty: it can
};

/// A value that cards of a game have for a search key.
struct KeyValue
{
    std::size_t key = 0;
    std::string word; ///< in English, lower case: "bounty hunter", "shd"
    std::string shown; ///< as users see it: "Bounty Hunter", "Shadows of the Galaxy"
    std::string folded; ///< `word`, folded
    std::string foldedShown;
    int cards = 0; ///< number of cards that have it
};

/// The search index of all cards that decks of a game may contain (see CardQuery). Immutable. Its
/// words are in English and in the language that was in use when it was made.
class CardIndex
{
public:
    enum class Order : std::uint8_t { Name, Cost, Set };

    explicit CardIndex(const match::CardLibrary &library);

    [[nodiscard]] const std::vector<IndexedCard> &cards() const { return m_cards; }
    [[nodiscard]] const std::vector<SearchKey> &keys() const { return m_keys; }
    /// All values. The values of a key are contiguous, in the order in which users choose them.
    [[nodiscard]] const std::vector<KeyValue> &values() const { return m_values; }
    /// The label of a key in the language in use.
    [[nodiscard]] std::string label(std::size_t key) const;
    /// The key with this name or label, ignoring case; npos if there is none.
    [[nodiscard]] std::size_t findKey(std::string_view name) const;
    /// The first name of a key.
    [[nodiscard]] std::string_view keyName(std::size_t key) const;
    /// The numbers of all cards, in this order.
    [[nodiscard]] const std::vector<std::uint32_t> &sorted(Order order) const
    {
        return m_sorted[static_cast<std::size_t>(order)];
    }
    /// The number of the card with this id; npos if there is none.
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

/// Splits a text at spaces.
[[nodiscard]] std::vector<std::string_view> wordsOf(std::string_view text);

} // namespace playmat::decks
