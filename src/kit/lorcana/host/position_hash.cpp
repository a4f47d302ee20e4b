#include "kit/lorcana/host/position_hash.h"

#include "engine/core/hash.h"

#include <initializer_list>
#include <vector>

namespace playmat::lorcana::host {

namespace {

/// What lasts of a card's status; the rest is only momentary.
constexpr unsigned kLasting = status::Exerted | status::Drying | status::FaceDown;

/// Numbers of a position, one after the other.
class Words
{
public:
    Words() { m_words.reserve(1024); }

    void add(std::uint64_t word) { m_words.push_back(word); }
    /// Up to eight small numbers as one word.
    void pack(std::initializer_list<std::uint64_t> bytes)
    {
        std::uint64_t word = 0;
        for (const std::uint64_t byte : bytes)
            word = word << 8U | (byte & 0xFFU);
        add(word);
    }
    [[nodiscard]] std::uint64_t hash() const
    {
        return core::hashBytes(m_words.data(), m_words.size() * sizeof(std::uint64_t));
    }

private:
    std::vector<std::uint64_t> m_words;
};

void addCard(Words &words, const Game &game, CardId id)
{
    const Card &card = game.state().cards[id];
    const std::string &printed = game.db().def(card.def).id;
    words.add(core::hashBytes(printed.data(), printed.size()));
    words.pack({id, static_cast<std::uint64_t>(card.zone), card.owner, card.status & kLasting,
                card.damage, card.on, card.at, card.under});
}

void addTurn(Words &words, const State &state)
{
    words.pack({state.turn, static_cast<std::uint64_t>(state.turn) >> 8U,
                static_cast<std::uint64_t>(state.phase), state.active, state.firstPlayer,
                static_cast<std::uint64_t>(state.end), state.winner,
                static_cast<std::uint64_t>(state.bag.size())});
    for (const PlayerState &player : state.players)
        words.pack({player.lore, player.inked, player.altered ? 1U : 0U});
    words.add(core::hashValue(state.rng));
}

void addDecision(Words &words, const core::Decision &decision)
{
    words.pack({static_cast<std::uint64_t>(decision.kind), decision.player,
                static_cast<std::uint64_t>(decision.min),
                static_cast<std::uint64_t>(decision.max)});
    for (const core::Option &option : decision.options)
        words.pack({option.kind, option.card, option.target, option.player, option.cost,
                    static_cast<std::uint64_t>(option.number)});
}

} // namespace

std::uint64_t positionHash(const Game &game)
{
    Words words;
    const State &state = game.state();
    addTurn(words, state);
    for (std::size_t i = 0; i < state.cardCount; ++i)
        addCard(words, game, static_cast<CardId>(i));
    for (const Zone zone : {Zone::Deck, Zone::Hand, Zone::Play, Zone::Inkwell, Zone::Discard})
        for (PlayerId player = 0; player < kPlayers; ++player) {
            words.pack({static_cast<std::uint64_t>(zone), player,
                        static_cast<std::uint64_t>(state.count(zone, player))});
            state.forEach(zone, player, [&](CardId id) { words.add(id); });
        }
    addDecision(words, game.decision());
    return words.hash();
}

} // namespace playmat::lorcana::host
