#include "kit/swu/host/position_hash.h"

#include "engine/core/hash.h"
#include "kit/common/host/position_words.h"

namespace playmat::match {

namespace {

using swu::Card;
using swu::CardId;
using swu::State;

/// What lasts of a card's status; the rest follows from other cards or is only momentary.
constexpr unsigned kLasting = swu::status::Exhausted | swu::status::FaceDown | swu::status::Deployed
    | swu::status::EpicUsed;

std::string sideName(swu::Face face)
{
    return face == swu::Face::SecondSide ? "second" : "upgrade";
}

static_assert(sizeof(CardId) == 1, "a wider number of a card needs more than one byte of a word");

void addCard(kit::PositionWords &words, CardId id, const Card &card, std::uint64_t idNumber)
{
    words.add(idNumber);
    words.pack({id, static_cast<std::uint64_t>(card.zone), card.owner, card.controller,
                card.status & kLasting, card.damage, card.host});
}

/// Cards that are set aside (tokens that are gone) are not part of the position.
void addCards(kit::PositionWords &words, const State &state,
              const std::vector<std::uint64_t> &idNumbers)
{
    for (std::size_t i = 0; i < state.cardCount; ++i)
        if (const Card &card = state.cards[i]; card.zone != swu::Zone::Aside)
            addCard(words, static_cast<CardId>(i), card, idNumbers[card.def]);
    for (const swu::Zone zone : {swu::Zone::Deck, swu::Zone::Hand, swu::Zone::Resources,
                                 swu::Zone::Discard}) // the order of the others says nothing
        for (swu::PlayerId player = 0; player < swu::kPlayers; ++player)
            words.addZone(state, zone, player, state.list(zone, player).count);
}

void addTurn(kit::PositionWords &words, const State &state)
{
    words.pack({state.round, static_cast<std::uint64_t>(state.phase), state.active,
                state.initiative, state.initiativeTaken ? 1U : 0U,
                static_cast<std::uint64_t>(state.end), state.winner});
    for (const swu::PlayerState &player : state.players)
        words.pack({player.passed ? 1U : 0U, player.mulliganed ? 1U : 0U, player.lost ? 1U : 0U});
    words.add(core::hashValue(state.rng));
}

void addDecision(kit::PositionWords &words, const core::Decision &decision)
{
    words.pack({static_cast<std::uint64_t>(decision.kind), decision.player,
                static_cast<std::uint64_t>(decision.min), static_cast<std::uint64_t>(decision.max),
                decision.orNone ? 1U : 0U});
    for (const core::Option &option : decision.options)
        words.pack({option.kind, option.card, option.target, option.zone, option.player,
                    static_cast<std::uint64_t>(option.number)});
}

} // namespace

std::vector<std::uint64_t> idNumbers(const swu::CardDb &db)
{
    std::vector<std::uint64_t> numbers;
    const auto add = [&](const std::string &name) {
        numbers.push_back(core::hashBytes(name.data(), name.size()));
    };
    for (const swu::CardDef &card : db.defs)
        add(card.id);
    // That a leader is a unit is part of its status; a copy has the id of what it copies.
    for (const swu::CardDef &side : db.turned)
        add(side.face == swu::Face::UnitSide || side.face == swu::Face::Any
                ? side.id
                : side.id + "/" + sideName(side.face));
    return numbers;
}

std::uint64_t positionHash(const swu::Game &game, const std::vector<std::uint64_t> &idNumbers)
{
    kit::PositionWords words;
    addTurn(words, game.state());
    addCards(words, game.state(), idNumbers);
    addDecision(words, game.decision());
    return words.hash();
}

} // namespace playmat::match
