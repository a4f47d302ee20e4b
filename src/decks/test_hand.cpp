#include "decks/test_hand.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>

namespace playmat::decks {

TestHand::TestHand(const Dealing &dealing, std::vector<int> cards, std::uint64_t seed)
    : m_dealing(dealing)
    , m_deck(std::move(cards))
    , m_rng(seed)
{
    shuffle();
    draw(m_dealing.hand);
}

void TestHand::shuffle()
{
    m_rng.shuffle(m_deck.data(), m_deck.size());
}

void TestHand::draw(int cards)
{
    for (; cards > 0 && !m_deck.empty(); --cards) {
        m_hand.push_back(m_deck.back());
        m_deck.pop_back();
    }
}

bool TestHand::canReplace() const
{
    return m_dealing.mulligan != Dealing::Mulligan::None && !m_replaced && m_round == 0;
}

void TestHand::replace(std::vector<std::size_t> indices)
{
    using enum Dealing::Mulligan;
    const bool whole = m_dealing.mulligan == Whole;
    std::ranges::sort(indices, std::greater());
    indices.erase(std::unique(indices.begin(), indices.end()), indices.end());
    if (!canReplace()
        || (!whole
            && (int(indices.size()) > m_dealing.most
                || (!indices.empty() && indices.front() >= m_hand.size()))))
        return;
    m_replaced = true;
    if (whole) {
        std::ranges::copy(m_hand, std::back_inserter(m_deck));
        m_hand.clear();
        shuffle();
        draw(m_dealing.hand);
        return;
    }
    std::vector<int> aside;
    for (const std::size_t index : indices) {
        aside.push_back(m_hand[index]);
        m_hand.erase(m_hand.begin() + std::ptrdiff_t(index));
    }
    draw(int(aside.size()));
    m_deck.insert(m_deck.begin(), aside.begin(), aside.end());
    if (m_dealing.mulligan == Shuffled)
        shuffle();
}

void TestHand::goOn()
{
    const int before = drawnBy(m_dealing, m_round, true);
    ++m_round;
    draw(drawnBy(m_dealing, m_round, true) - before);
}

} // namespace playmat::decks
