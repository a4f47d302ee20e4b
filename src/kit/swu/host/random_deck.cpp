#include "kit/swu/host/random_deck.h"

#include "engine/swu/language/op.h"

#include <algorithm>
#include <map>

namespace playmat::match {

namespace {

using swu::CardDef;
using swu::CardType;
using swu::DefId;

constexpr int kDeckSize = 50;
constexpr int kCopies = 3;

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

bool isFilling(const swu::CardDb &db, const swu::Node &n)
{
    switch (n.op->leaves) {
    case swu::Leaves::Something:
        return true;
    case swu::Leaves::WhileItLasts:
        return n.duration != swu::Duration::Attack;
    case swu::Leaves::OnEach:
        return db.program.selectors[n.target].mode == swu::SelectMode::Each;
    case swu::Leaves::Nothing:
        break;
    }
    return false;
}

/// Whether an effect of the list, or within it, fills the table.
bool fills(const swu::CardDb &db, swu::NodeId id)
{
    for (; id != 0; id = db.program.nodes[id].next) {
        const swu::Node &n = db.program.nodes[id];
        if (isFilling(db, n) || fills(db, n.body) || fills(db, n.other))
            return true;
    }
    return false;
}

/// What a card is worth to a player who wants the table full.
std::uint32_t worth(const swu::CardDb &db, const CardDef &card)
{
    constexpr swu::Triggers kWaits = swu::trig::Defeated | swu::trig::UnitDefeated
        | swu::trig::LeavesPlay | swu::trig::CardPlayed | swu::trig::ActionStart;
    std::uint32_t sum = card.type == CardType::Unit && card.cost <= 2 ? 2 : 0;
    for (int i = 0; i < card.abilityCount; ++i) {
        const swu::Ability &a
            = db.program.abilities[static_cast<std::size_t>(card.firstAbility + i)];
        const swu::AbilityId gained = a.constant.ability;
        sum += a.triggers.any(kWaits)
                || (gained != 0 && db.program.abilities[gained].triggers.any(kWaits))
            ? 4
            : 0;
        sum += fills(db, a.effects) ? 3 : 0;
    }
    return sum;
}

} // namespace

bool isMainDeckCard(const CardDef &card)
{
    return card.type == CardType::Unit || card.type == CardType::Upgrade
        || card.type == CardType::Event;
}

std::size_t deckSizeWith(const swu::CardDb &db, DefId base)
{
    return static_cast<std::size_t>(kDeckSize + db.def(base).deckSize);
}

swu::DeckChoice hoardDeck(const swu::CardDb &db, core::Rng &rng)
{
    swu::DeckChoice deck = randomDeck(db, rng); // its leader and base
    const std::size_t size = deck.cards.size();
    const int aspects = db.def(deck.leader).aspectMask | db.def(deck.base).aspectMask;
    deck.cards.clear();
    Pool tickets; // as many of a card as it is worth
    for (const DefId id : poolOf(db, isMainDeckCard)) {
        const CardDef &card = db.def(id);
        const bool fitting = (card.aspectMask & ~aspects) == 0;
        tickets.insert(tickets.end(), worth(db, card) * (fitting ? 6U : 1U), id);
    }
    std::map<std::uint16_t, int> copies;
    while (deck.cards.size() < size) {
        const DefId card = oneOf(tickets, rng);
        if (int &have = copies[db.def(card).identity]; have == 0) {
            have = kCopies;
            deck.cards.insert(deck.cards.end(), kCopies, card);
        }
    }
    deck.cards.resize(size);
    return deck;
}

swu::DeckChoice randomDeck(const swu::CardDb &db, core::Rng &rng)
{
    const auto ofType
        = [](CardType type) { return [type](const CardDef &card) { return card.type == type; }; };
    swu::DeckChoice deck;
    deck.leader = oneOf(poolOf(db, ofType(CardType::Leader)), rng);
    deck.base = oneOf(poolOf(db, ofType(CardType::Base)), rng);
    const int aspects = db.def(deck.leader).aspectMask | db.def(deck.base).aspectMask;
    const Pool all = poolOf(db, isMainDeckCard);
    const Pool fitting = poolOf(db, [&](const CardDef &card) {
        return isMainDeckCard(card) && (card.aspectMask & ~aspects) == 0;
    });

    const std::size_t size = deckSizeWith(db, deck.base);
    std::map<std::uint16_t, int> copies; // CR 8.5.1: by name and subtitle
    while (deck.cards.size() < size) {
        const DefId card = oneOf(!fitting.empty() && rng.below(3) < 2 ? fitting : all, rng);
        if (int &have = copies[db.def(card).identity]; have < kCopies) {
            ++have;
            deck.cards.push_back(card);
        }
    }
    return deck;
}

} // namespace playmat::match
