#include "kit/riftbound/host/position_hash.h"

#include "engine/core/hash.h"
#include "kit/common/host/position_words.h"

namespace playmat::riftbound::host {

namespace {

/// The lasting bits of a card's status; the others are only temporary.
constexpr unsigned kLasting = status::Exhausted | status::Stunned | status::Buffed
    | status::Empowered | status::Token | status::HiddenThisTurn | status::Attacker
    | status::Defender;

void addCard(kit::PositionWords &words, const Game &game, CardId id)
{
    const Card &card = game.state().cards[id];
    const std::string &printed = game.db().def(card.def).id;
    words.add(core::hashBytes(printed.data(), printed.size()));
    words.pack({id, static_cast<std::uint64_t>(card.zone), card.place, card.owner, card.controller,
                card.status & kLasting, card.damage, card.on});
}

void addTurn(kit::PositionWords &words, const State &state)
{
    words.pack({state.turn, static_cast<std::uint64_t>(state.turn) >> 8U,
                static_cast<std::uint64_t>(state.phase), state.turnPlayer, state.firstPlayer,
                static_cast<std::uint64_t>(state.end), state.winner, state.chain.size()});
    for (const PlayerState &player : state.players) {
        words.pack({player.points, player.xp, player.played, player.pool.energy, player.pool.any,
                    player.pool.spellEnergy, player.pool.spellAny});
        words.pack({player.pool.power[0], player.pool.power[1], player.pool.power[2],
                    player.pool.power[3], player.pool.power[4], player.pool.power[5]});
    }
    for (std::size_t i = 0; i < state.placeCount; ++i)
        words.pack(
            {state.places[i].controller, state.places[i].contestedBy, state.places[i].scoredBy});
    words.pack({state.showdown.place, state.showdown.combat ? 1U : 0U, state.showdown.focus,
                state.showdown.passed});
    words.add(core::hashValue(state.rng));
}

void addDecision(kit::PositionWords &words, const core::Decision &decision)
{
    words.pack({static_cast<std::uint64_t>(decision.kind), decision.player,
                static_cast<std::uint64_t>(decision.min),
                static_cast<std::uint64_t>(decision.max)});
    for (const core::Option &option : decision.options)
        words.pack({option.kind, option.card, option.target, option.zone, option.player,
                    option.cost, static_cast<std::uint64_t>(option.number)});
}

} // namespace

std::uint64_t positionHash(const Game &game)
{
    kit::PositionWords words;
    const State &state = game.state();
    addTurn(words, state);
    for (std::size_t i = 0; i < state.cardCount; ++i)
        addCard(words, game, static_cast<CardId>(i));
    for (std::size_t list = 0; list < kLists; ++list) {
        const auto id = static_cast<ListId>(list);
        words.addZone(state, zoneOf(id), holderOf(id), state.lists[list].count);
    }
    addDecision(words, game.decision());
    return words.hash();
}

} // namespace playmat::riftbound::host
