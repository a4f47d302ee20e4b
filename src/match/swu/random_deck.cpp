#include "match/swu/random_deck.h"

#include <algorithm>
#include <map>

namespace playmat::match {

namespace {

using swu::CardDef;
using swu::CardType;
using swu::DefId;

constexpr std::size_t kDeckSize = 50;
constexpr int kMostCopies = 3;

using Pool = std::vector<DefId>;

Pool poolOf(const swu::CardDb &db, auto &&fits)
{
    Pool pool;
    for (std::size_t i = 1; i < db.defs.size(); ++i)
        if (const CardDef &card = db.defs[i]; card.playable && fits(card))
            pool.push_back(static_cast<DefId>(i));
    return pool;
}

DefId oneOf(const Pool &pool, core::Rng &rng)
{
    return pool[rng.below(static_cast<std::uint32_t>(pool.size()))];
}

bool isDeckCard(const CardDef &card)
{
    return card.type == CardType::Unit || card.type == CardType::Upgrade
        || card.type == CardType::Event;
}

} // namespace

swu::DeckChoice randomDeck(const swu::CardDb &db, core::Rng &rng)
{
    const auto ofType
        = [](CardType type) { return [type](const CardDef &card) { return card.type == type; }; };
    swu::DeckChoice deck;
    deck.leader = oneOf(poolOf(db, ofType(CardType::Leader)), rng);
    deck.base = oneOf(poolOf(db, ofType(CardType::Base)), rng);
    const int aspects = db.def(deck.leader).aspectMask | db.def(deck.base).aspectMask;
    const Pool all = poolOf(db, isDeckCard);
    const Pool fitting = poolOf(db, [&](const CardDef &card) {
        return isDeckCard(card) && (card.aspectMask & ~aspects) == 0;
    });

    std::map<std::uint16_t, int> copies; // CR 8.5.1: by name and subtitle
    while (deck.cards.size() < kDeckSize) {
        const DefId card = oneOf(!fitting.empty() && rng.below(3) < 2 ? fitting : all, rng);
        if (int &have = copies[db.def(card).identity]; have < kMostCopies) {
            ++have;
            deck.cards.push_back(card);
        }
    }
    return deck;
}

} // namespace playmat::match
