#include "engine/lorcana/game.h"

#include "engine/core/running_game_body.h"
#include "engine/lorcana/rules/editing.h"
#include "engine/lorcana/rules/machine.h"
#include "engine/lorcana/rules/position.h"

namespace playmat::core {
template class RunningGame<lorcana::GameRules>;
}

namespace playmat::lorcana {

using core::Answer;
using core::Result;

Result<Game> Game::start(const CardDb &db, std::uint64_t seed,
                         const std::array<std::vector<DefId>, kPlayers> &decks,
                         core::Questions questions, std::optional<PlayerId> first)
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
    const auto lot = static_cast<PlayerId>(game.m_state.rng.below(kPlayers));
    game.m_state.firstPlayer = first.value_or(lot);
    game.m_state.active = game.m_state.firstPlayer;
    game.proceed();
    return game;
}

Result<Game> Game::fromPosition(const CardDb &db, const Position &position)
{
    Game game(db);
    if (const Result<void> placed = placeCards(db, position, game.m_state); !placed)
        return placed.refusal();
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

} // namespace playmat::lorcana
