#pragma once

#include "decks/card_index.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace playmat::decks {

/// A part of a query that could not be parsed; it filters nothing.
struct QueryFault
{
    std::size_t begin = 0; ///< byte offset in the query
    std::size_t end = 0;
    std::string sentence; ///< what is wrong with the part
    std::string better; ///< the probably intended text in its place; empty: nothing is similar
};

/// A single condition on a key, such as "c<=3": not in brackets and not next to "or".
struct QueryTerm
{
    std::size_t begin = 0;
    std::size_t end = 0; ///< offset behind the last character of the condition
    std::size_t key = 0;
    bool finished = false; ///< text follows it, so the user has finished typing it
    std::string shown; ///< as users see it: "cost ≤ 3"
};

/// How many copies of each card there are, by its number in the index. Empty: none of any card.
struct CardCounts
{
    std::span<const std::uint8_t> decked; ///< in the user's decks
    std::span<const std::uint16_t> owned; ///< in the user's collection
};

/// A parsed search query: words, phrases in quotation marks, and conditions on the keys of the
/// game, such as `t:unit c<=3 -k:sentinel r>=rare`. All of them must hold; `or` and brackets allow
/// other combinations. The README of this folder describes the whole language.
///
/// A word matches part of the name, or the beginning of a word of the subtitle, a trait or the
/// text. A part that could not be parsed is a fault; it filters nothing.
class CardQuery
{
public:
    CardQuery(const CardIndex &index, std::string_view text);

    [[nodiscard]] const std::vector<QueryFault> &faults() const { return m_faults; }
    [[nodiscard]] const std::vector<QueryTerm> &terms() const { return m_terms; }
    /// Whether the query has no conditions: all cards match.
    [[nodiscard]] bool empty() const { return m_root.kind == Node::All && m_root.nodes.empty(); }
    /// The numbers of the matching cards. Cards whose name matches the words best come first;
    /// equally good matches are in this order. The counts are for the keys "in" and "own".
    [[nodiscard]] std::vector<std::uint32_t> find(const CardIndex &index, CardIndex::Order order,
                                                  const CardCounts &counts = {}) const;

    enum class Compare : std::uint8_t { Equal, Less, LessOrEqual, Greater, GreaterOrEqual };

    /// A condition, or a combination of conditions.
    struct Node
    {
        enum Kind : std::uint8_t { All, Any, Not, Word, Name, Text, Values, Number, Decked, Owned };
        Kind kind = All;
        std::vector<Node> nodes{}; ///< of All, Any and Not
        std::string words{}; ///< folded, with a space in front
        std::string letters{}; ///< folded, without spaces
        std::vector<bool> values{}; ///< whether each value matches, by its number
        std::size_t key = 0;
        std::size_t other = CardIndex::npos; ///< the key that the number is compared with
        Compare compare = Compare::Equal;
        std::vector<std::pair<int, int>> ranges{}; ///< for Equal; else one range with the number
    };

private:
    friend class QueryReader;

    Node m_root;
    std::string m_words; ///< all plain words that must match; they determine the order
    std::vector<QueryFault> m_faults;
    std::vector<QueryTerm> m_terms;
};

} // namespace playmat::decks
