#include "engine/riftbound/game.h"

#include "engine/core/running_game_body.h"
#include "engine/riftbound/rules/machine.h"
#include "engine/riftbound/rules/position.h"

namespace playmat::core {
template class RunningGame<riftbound::GameRules>;
}

namespace playmat::riftbound {

using core::Answer;
using core::Result;

namespace {

core::Refusal whyNotDeck(const CardDb &db, const Deck &deck)
{
    if (deck.main.size() + deck.runes.size() > kMaxDeck)
        return refuse(Reason::TooManyCards, "", static_cast<int>(kMaxDeck));
    std::vector<DefId> all{deck.legend, deck.champion};
    for (const auto *list : {&deck.main, &deck.runes, &deck.battlefields})
        all.insert(all.end(), list->begin(), list->end());
    for (const DefId card : all)
        if (!db.def(card).playable)
            return refuse(Reason::NotBuilt, "", card);
    return deck.battlefields.empty() ? refuse(Reason::BadDeck, "CR 103.4") : nothing();
}

PlacedCard placed(DefId def)
{
    PlacedCard card;
    card.def = def;
    return card;
}

SeatPosition seatOf(const Deck &deck)
{
    SeatPosition seat;
    seat.legend = placed(deck.legend);
    seat.champion = placed(deck.champion);
    for (const DefId def : deck.main)
        seat.deck.push_back(placed(def));
    for (const DefId def : deck.runes)
        seat.runeDeck.push_back(placed(def));
    return seat;
}

} // namespace

Result<Game> Game::start(const CardDb &db, std::uint64_t seed,
                         const std::array<Deck, kPlayers> &decks,
                         std::optional<PlayerId> firstPlayer, core::Questions questions)
{
    for (const Deck &deck : decks)
        if (const core::Refusal why = whyNotDeck(db, deck); why.code != 0)
            return why;
    Position position;
    position.seed = seed;
    position.start = Start::Setup;
    position.turn = 0;
    position.questions = questions;
    core::Rng lots(seed ^ 0x5DEECE66DULL);
    for (PlayerId player = 0; player < kPlayers; ++player) {
        const auto &fields = decks[player].battlefields;
        position.seats[player] = seatOf(decks[player]);
        PlacePosition place;
        place.def = fields[lots.below(static_cast<std::uint32_t>(fields.size()))];
        place.owner = player;
        position.places.push_back(place);
    }
    position.firstPlayer = firstPlayer.value_or(static_cast<PlayerId>(lots.below(kPlayers)));
    position.turnPlayer = position.firstPlayer;
    Game game(db);
    if (const Result<void> done = placeCards(db, position, game.m_state); !done)
        return done.refusal();
    Machine m(db, game.m_state, nullptr);
    for (PlayerId player = 0; player < kPlayers; ++player) {
        m.shuffle(player, Zone::MainDeck);
        m.shuffle(player, Zone::RuneDeck);
    }
    game.proceed();
    return game;
}

Result<Game> Game::fromPosition(const CardDb &db, Position &position)
{
    Game game(db);
    if (const Result<void> done = placeCards(db, position, game.m_state); !done)
        return done.refusal();
    game.proceed();
    return game;
}

Result<void> GameRules::check(const CardDb &db, State &state, const core::Decision &decision,
                              const Answer &answer)
{
    return Board(db, state).check(decision, answer);
}

std::optional<GameResult> Game::result() const
{
    if (m_state.end == EndReason::None || m_state.end == EndReason::Suspended)
        return std::nullopt;
    return GameResult{m_state.winner, m_state.end};
}

Result<void> Game::concede(PlayerId player)
{
    if (over())
        return refuse(Reason::GameOver, "CR 323.1");
    Machine m = begin(m_record);
    m.concede(player);
    m.decision(m_decision);
    return {};
}

} // namespace playmat::riftbound
