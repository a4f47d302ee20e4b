#pragma once

#include "decks/card_index.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace playmat::decks {

/// A part of a query that filters nothing because it cannot be understood.
struct QueryFault
{
    std::size_t begin = 0; ///< its place in the query, in bytes
    std::size_t end = 0;
    std::string sentence; ///< what is wrong with it
    std::string better; ///< what was probably meant in its place; empty: nothing is similar
};

/// A condition on a key, such as "c<=3", that stands alone: not in brackets and not next to "or".
struct QueryTerm
{
    std::size_t begin = 0;
    std::size_t end = 0; ///< behind the last character that belongs to it
    std::size_t key = 0;
    bool finished = false; ///< something follows it, so that nobody is typing it any more
    std::string shown; ///< for people: "cost ≤ 3"
};

/// What somebody searches for: words, phrases in quotation marks, and conditions on the keys of the
/// game, such as `t:unit c<=3 -k:sentinel r>=rare`. All of them must hold; `or` and brackets are
/// for anything else. The README of this folder has the whole language.
///
/// A word is part of the name or begins a word of the subtitle, of a trait or of the text. A part
/// that is not understood is a fault and filters nothing.
class CardQuery
{
public:
    CardQuery(const CardIndex &index, std::string_view text);

    [[nodiscard]] const std::vector<QueryFault> &faults() const { return m_faults; }
    [[nodiscard]] const std::vector<QueryTerm> &terms() const { return m_terms; }
    /// Whether nothing filters: all cards match.
    [[nodiscard]] bool empty() const { return m_root.kind == Node::All && m_root.nodes.empty(); }
    /// The numbers of the matching cards. Cards whose name fits the words best come first, and
    /// equal ones are in that order. `copies`: how many copies of each card a deck has, for the key
    /// "in" (empty: none).
    [[nodiscard]] std::vector<std::uint32_t> find(const CardIndex &index, CardIndex::Order order,
                                                  std::span<const std::uint8_t> copies = {}) const;

    enum class Compare : std::uint8_t { Equal, Less, LessOrEqual, Greater, GreaterOrEqual };

    /// A condition, or several of them.
    struct Node
    {
        enum Kind : std::uint8_t { All, Any, Not, Word, Name, Text, Values, Number, Decked };
        Kind kind = All;
        std::vector<Node> nodes{}; ///< of All, Any and Not
        std::string words{}; ///< folded, with a space in front
        std::string letters{}; ///< folded, without spaces
        std::vector<bool> values{}; ///< by the number of the value
        std::size_t key = 0;
        std::size_t other = CardIndex::npos; ///< key that the number is compared with
        Compare compare = Compare::Equal;
        std::vector<std::pair<int, int>> ranges{}; ///< for Equal; otherwise one with the number
    };

private:
    friend class QueryReader;

    Node m_root;
    std::string m_words; ///< all plain words that must be there, for the order
    std::vector<QueryFault> m_faults;
    std::vector<QueryTerm> m_terms;
};

} // namespace playmat::decks
