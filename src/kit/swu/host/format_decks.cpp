#include "kit/swu/host/format_decks.h"

#include "kit/swu/host/random_deck.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace playmat::match {

namespace {

using swu::CardDef;
using swu::CardType;
using swu::DefId;

using Pool = std::vector<DefId>;

DefId oneOf(const Pool &pool, core::Rng &rng)
{
    return pool[rng.below(static_cast<std::uint32_t>(pool.size()))];
}

/// Whether a card costs no more with this leader and base than is printed on it (CR 8.1).
bool isInAspects(const swu::CardDb &db, const CardDef &card, const swu::DeckChoice &deck)
{
    const CardDef &leader = db.def(deck.leader);
    const CardDef &base = db.def(deck.base);
    for (std::size_t i = 0; i < card.aspects.size(); ++i)
        if (card.aspects[i] > leader.aspects[i] + base.aspects[i])
            return false;
    return true;
}

/// Fills a deck, two or three of a card at a time.
class Filling
{
public:
    Filling(const swu::CardDb &db, swu::DeckChoice &deck, core::Rng &rng)
        : m_db(db)
        , m_deck(deck)
        , m_rng(rng)
    {
    }

    /// Adds up to `count` of the cards, as far as there are any that are not in the deck yet.
    void add(const Pool &cards, std::size_t count)
    {
        Pool left;
        std::ranges::copy_if(cards, std::back_inserter(left), [&](DefId card) {
            return !m_taken.contains(m_db.def(card).identity);
        });
        while (count > 0 && !left.empty()) {
            const std::size_t at = m_rng.below(static_cast<std::uint32_t>(left.size()));
            const std::size_t copies = std::min<std::size_t>(count, 2 + m_rng.below(2));
            m_deck.cards.insert(m_deck.cards.end(), copies, left[at]);
            m_taken.insert(m_db.def(left[at]).identity);
            left.erase(left.begin() + static_cast<std::ptrdiff_t>(at));
            count -= copies;
        }
    }

private:
    const swu::CardDb &m_db;
    swu::DeckChoice &m_deck;
    core::Rng &m_rng;
    std::set<std::uint16_t> m_taken; // by name and subtitle
};

} // namespace

FormatDecks::FormatDecks(const swu::CardDb &db, const Format &format, const Day &day)
    : m_db(db)
{
    const std::vector<bool> in = cardsIn(db, format, day);
    for (std::size_t i = 1; i < db.defs.size(); ++i) {
        const CardDef &card = db.defs[i];
        const auto id = static_cast<DefId>(i);
        if (!in[i] || !card.playable || card.isToken())
            continue;
        if (card.type == CardType::Leader)
            m_leaders.push_back(id);
        else if (card.type == CardType::Base)
            m_bases.push_back(id);
        else if (isMainDeckCard(card))
            m_cards[std::clamp<std::size_t>(card.cost, 1, kCosts) - 1].push_back(id);
    }
}

/// A leader, and a base that adds an aspect to it if one is found soon.
void FormatDecks::chooseHeads(swu::DeckChoice &deck, core::Rng &rng) const
{
    constexpr int kTries = 8;
    deck.leader = oneOf(m_leaders, rng);
    const int own = m_db.def(deck.leader).aspectMask;
    for (int i = 0; i < kTries; ++i) {
        deck.base = oneOf(m_bases, rng);
        if ((m_db.def(deck.base).aspectMask & ~own) != 0)
            return;
    }
}

swu::DeckChoice FormatDecks::draw(core::Rng &rng) const
{
    constexpr std::array<std::size_t, kCosts> kCurve{6, 13, 11, 8, 6, 4, 2};
    swu::DeckChoice deck;
    chooseHeads(deck, rng);
    const std::size_t size = deckSizeWith(m_db, deck.base);
    Filling filling(m_db, deck, rng);
    Pool fitting;
    for (std::size_t i = 0; i < kCosts; ++i) {
        Pool ofCost;
        std::ranges::copy_if(m_cards[i], std::back_inserter(ofCost),
                             [&](DefId card) { return isInAspects(m_db, m_db.def(card), deck); });
        filling.add(ofCost, std::min(kCurve[i], size - deck.cards.size()));
        fitting.insert(fitting.end(), ofCost.begin(), ofCost.end());
    }
    filling.add(fitting, size - deck.cards.size());
    for (const Pool &dearer : m_cards) // few cards have these aspects
        filling.add(dearer, size - deck.cards.size());
    return deck;
}

std::optional<swu::DeckChoice> drawnDeck(const swu::CardDb &db, std::string_view kind,
                                         core::Rng &rng)
{
    if (kind == "random")
        return randomDeck(db, rng);
    if (kind == "hoard")
        return hoardDeck(db, rng);
    if (const Format *format = formatOf(kind))
        return FormatDecks(db, *format).draw(rng);
    return std::nullopt;
}

} // namespace playmat::match
