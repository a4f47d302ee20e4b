#include "engine/lorcana/game.h"

#include "engine/lorcana/rules/editing.h"
#include "engine/lorcana/rules/machine.h"
#include "engine/lorcana/rules/position.h"

namespace playmat::lorcana {

using core::Answer;
using core::Result;

Result<Game> Game::start(const CardDb &db, std::uint64_t seed,
                         const std::array<std::vector<DefId>, kPlayers> &decks,
                         core::Questions questions)
{
    for (const std::vector<DefId> &deck : decks) {
        if (deck.size() > kMaxDeck)
            return refuse(Reason::TooManyCards, "", static_cast<int>(kMaxDeck));
        for (const DefId card : deck)
            if (!db.def(card).playable)
                return refuse(Reason::NotPlayable, "", card);
    }
    Position position;
    position.seed = seed;
    position.start = Start::Setup;
    position.turn = 0;
    position.questions = questions;
    for (std::size_t i = 0; i < kPlayers; ++i)
        position.seats[i].deck = decks[i];
    Game game(db);
    if (const Result<void> placed = placeCards(db, position, game.m_state); !placed)
        return placed.refusal();
    Machine m(db, game.m_state, nullptr);
    for (PlayerId player = 0; player < kPlayers; ++player)
        m.shuffle(player);
    game.m_state.firstPlayer = static_cast<PlayerId>(game.m_state.rng.below(kPlayers));
    game.m_state.active = game.m_state.firstPlayer;
    game.proceed(nullptr, true);
    return game;
}

Result<Game> Game::fromPosition(const CardDb &db, const Position &position)
{
    Game game(db);
    if (const Result<void> placed = placeCards(db, position, game.m_state); !placed)
        return placed.refusal();
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
        return refuse(Reason::GameOver, "CR 1.8.1");
    Machine m = begin(m_record);
    m.concede(player);
    m.decision(m_decision);
    return {};
}

Result<void> Game::edit(const Edit &edit)
{
    const State before = m_state;
    const std::vector<core::Event> told = m_events;
    const core::Course<State> course = m_course;
    Machine m = begin(m_record);
    if (const Result<void> done = applyEdit(m, edit); !done) {
        m_state.become(before);
        m_events = told;
        m_course = course;
        return done;
    }
    m.run();
    m_revealed = true; // somebody changed what lies where
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

} // namespace playmat::lorcana
