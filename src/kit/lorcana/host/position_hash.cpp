#include "kit/lorcana/host/position_hash.h"

#include "engine/core/hash.h"
#include "kit/common/host/position_words.h"

namespace playmat::lorcana::host {

namespace {

/// What lasts of a card's status; the rest is only momentary.
constexpr unsigned kLasting = status::Exerted | status::Drying | status::FaceDown;

void addCard(kit::PositionWords &words, const Game &game, CardId id)
{
    const Card &card = game.state().cards[id];
    const std::string &printed = game.db().def(card.def).id;
    words.add(core::hashBytes(printed.data(), printed.size()));
    words.pack({id, static_cast<std::uint64_t>(card.zone), card.owner, card.status & kLasting,
                card.damage, card.on, card.at, card.under});
}

void addTurn(kit::PositionWords &words, const State &state)
{
    words.pack({state.turn, static_cast<std::uint64_t>(state.turn) >> 8U,
                static_cast<std::uint64_t>(state.phase), state.active, state.firstPlayer,
                static_cast<std::uint64_t>(state.end), state.winner,
                static_cast<std::uint64_t>(state.bag.size())});
    for (const PlayerState &player : state.players)
        words.pack({player.lore, player.inked, player.altered ? 1U : 0U});
    words.add(core::hashValue(state.rng));
}

void addDecision(kit::PositionWords &words, const core::Decision &decision)
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
    kit::PositionWords words;
    const State &state = game.state();
    addTurn(words, state);
    for (std::size_t i = 0; i < state.cardCount; ++i)
        addCard(words, game, static_cast<CardId>(i));
    for (const Zone zone : {Zone::Deck, Zone::Hand, Zone::Play, Zone::Inkwell, Zone::Discard})
        for (PlayerId player = 0; player < kPlayers; ++player)
            words.addZone(state, zone, player, static_cast<std::size_t>(state.count(zone, player)));
    addDecision(words, game.decision());
    return words.hash();
}

} // namespace playmat::lorcana::host
