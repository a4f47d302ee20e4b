#include "decks/card_query.h"

#include <algorithm>
#include <array>

namespace playmat::decks {

namespace {

using Node = CardQuery::Node;

/// Where a word matches a card, from the best match to the worst.
enum Rank : std::uint8_t { Whole, Begins, WordBegins, Within, Subtitle, Trait, InText, kRanks };

/// Whether a name, from the beginning of one of its words on, continues with these letters,
/// ignoring spaces: "r2d2" matches " r2 d2".
bool spells(std::string_view name, std::string_view letters)
{
    if (letters.size() < 2)
        return false;
    for (std::size_t word = name.find(' '); word < name.size(); word = name.find(' ', word + 1)) {
        std::size_t same = 0;
        for (std::size_t at = word; at < name.size() && same < letters.size(); ++at) {
            if (name[at] == ' ')
                continue;
            if (name[at] != letters[same])
                break;
            ++same;
        }
        if (same == letters.size())
            return true;
    }
    return false;
}

/// Whether a text contains the words. With a space in front, they match only at a word's beginning.
bool has(std::string_view text, std::string_view words)
{
    return text.find(words) != std::string_view::npos;
}

bool isNamed(const IndexedCard &card, const Node &node)
{
    return has(card.title, std::string_view(node.words).substr(1))
        || spells(card.title, node.letters);
}

class Matching
{
public:
    Matching(const CardIndex &index, const CardCounts &counts)
        : m_index(index)
        , m_counts(counts)
    {
    }

    [[nodiscard]] bool fits(std::size_t number, const Node &node) const
    {
        const IndexedCard &card = m_index.cards()[number];
        const auto fitsHere = [&](const Node &one) { return fits(number, one); };
        switch (node.kind) {
        case Node::All:
            return std::ranges::all_of(node.nodes, fitsHere);
        case Node::Any:
            return std::ranges::any_of(node.nodes, fitsHere);
        case Node::Not:
            return !fitsHere(node.nodes.front());
        case Node::Word:
            return rankOf(card, node) != kRanks;
        case Node::Name:
            return isNamed(card, node) || has(card.subtitle, node.words);
        case Node::Text:
            return has(card.text, node.words);
        case Node::Values:
            return std::ranges::any_of(card.values,
                                       [&](std::uint16_t value) { return node.values[value]; });
        case Node::Number:
            return compares(card, node, card.numbers[node.key]);
        case Node::Decked:
            return number < m_counts.decked.size() && m_counts.decked[number] > 0;
        case Node::Owned:
            return compares(card, node,
                            number < m_counts.owned.size() ? m_counts.owned[number] : 0);
        }
        return false;
    }

    /// The best match of the node's words in the card; kRanks if there is none.
    [[nodiscard]] Rank rankOf(const IndexedCard &card, const Node &node) const
    {
        if (card.title == node.words)
            return Whole;
        if (card.title.starts_with(node.words))
            return Begins;
        if (has(card.title, node.words))
            return WordBegins;
        if (isNamed(card, node))
            return Within;
        if (has(card.subtitle, node.words))
            return Subtitle;
        if (hasValue(card, node.words))
            return Trait;
        return has(card.text, node.words) ? InText : kRanks;
    }

private:
    [[nodiscard]] bool hasValue(const IndexedCard &card, std::string_view words) const
    {
        return std::ranges::any_of(card.values, [&](std::uint16_t number) {
            const KeyValue &value = m_index.values()[number];
            return m_index.keys()[value.key].kind == KeyKind::Word
                && (has(value.folded, words) || has(value.foldedShown, words));
        });
    }

    [[nodiscard]] static bool compares(const IndexedCard &card, const Node &node, int mine)
    {
        const bool keys = node.other != CardIndex::npos;
        const int theirs = keys ? card.numbers[node.other] : node.ranges.front().first;
        if (mine == kNoNumber || (keys && theirs == kNoNumber))
            return false;
        switch (node.compare) {
        case CardQuery::Compare::Less:
            return mine < theirs;
        case CardQuery::Compare::LessOrEqual:
            return mine <= theirs;
        case CardQuery::Compare::Greater:
            return mine > theirs;
        case CardQuery::Compare::GreaterOrEqual:
            return mine >= theirs;
        case CardQuery::Compare::Equal:
            break;
        }
        return keys ? mine == theirs : std::ranges::any_of(node.ranges, [&](const auto &range) {
            return range.first <= mine && mine <= range.second;
        });
    }

    const CardIndex &m_index;
    const CardCounts &m_counts;
};

} // namespace

std::vector<std::uint32_t> CardQuery::find(const CardIndex &index, CardIndex::Order order,
                                           const CardCounts &counts) const
{
    const Matching matching(index, counts);
    Node all{.kind = Node::Word, .words = m_words};
    std::array<std::vector<std::uint32_t>, kRanks> ranks;
    for (const std::uint32_t number : index.sorted(order)) {
        if (!matching.fits(number, m_root))
            continue;
        Rank rank = Whole;
        if (!m_words.empty() && matching.rankOf(index.cards()[number], all) < Within)
            rank = matching.rankOf(index.cards()[number], all);
        else
            for (const Node &node : m_root.nodes)
                if (node.kind == Node::Word)
                    rank = std::max({rank, Within, matching.rankOf(index.cards()[number], node)});
        ranks[std::min<std::size_t>(rank, InText)].push_back(number);
    }
    std::vector<std::uint32_t> found;
    for (const auto &rank : ranks)
        found.insert(found.end(), rank.begin(), rank.end());
    return found;
}

} // namespace playmat::decks
