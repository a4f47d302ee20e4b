#include "engine/riftbound/game.h"

#include "engine/riftbound/rules/machine.h"
#include "engine/riftbound/rules/position.h"

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
    game.proceed(nullptr, true);
    return game;
}

Result<Game> Game::fromPosition(const CardDb &db, Position &position)
{
    Game game(db);
    if (const Result<void> done = placeCards(db, position, game.m_state); !done)
        return done.refusal();
    game.proceed(nullptr, true);
    return game;
}

/// A machine whose events begin anew.
Machine Game::begin(bool record)
{
    m_events.clear();
    return {*m_db, m_state, record ? &m_events : nullptr, m_course.begin(record)};
}

void Game::proceed(const Answer *answer, bool record)
{
    Machine m = begin(record);
    m.watch(m_marks);
    if (answer != nullptr)
        m.answer(m_decision, *answer);
    m.run();
    m_revealed = m.learned().hidden;
    m_shownTo = m.learned().shownTo;
    m.decision(m_decision);
}

std::optional<GameResult> Game::result() const
{
    if (m_state.end == EndReason::None || m_state.end == EndReason::Suspended)
        return std::nullopt;
    return GameResult{m_state.winner, m_state.end};
}

Result<void> Game::apply(const Answer &answer)
{
    if (const Result<void> legal = Board(*m_db, m_state).check(m_decision, answer); !legal)
        return legal;
    proceed(&answer, m_record);
    return {};
}

void Game::play(const Answer &answer)
{
    proceed(&answer, false);
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

void Game::restore(const State &state)
{
    m_state.become(state);
    const Machine m = begin(false);
    m_revealed = false;
    m_shownTo = 0;
    m.decision(m_decision);
}

} // namespace playmat::riftbound
