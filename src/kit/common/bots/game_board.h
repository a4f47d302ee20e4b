#pragma once

#include "bots/mix.h"
#include "bots/planner/board.h"
#include "bots/planner/judge.h"
#include "bots/programs.h"
#include "kit/common/bots/hidden_cards.h"

#include <memory>
#include <optional>
#include <vector>

/// Implements the planner's interfaces for a game. `Play` has what hidden_cards.h requires, and
///
///     Game, SeatedGame, Viewer
///     turn(state)              the number of the turn, counted over all players
///     ask(decision)            planner::Ask
///     isPass(option), isIdle(option)
///     features(db, state, player)      the features of the position, for the judge
///     look(state, card)        a number that is equal for cards that look the same to everybody
///     propose(game)            planner::Board::propose
///     names(db)
namespace playmat::kit {

template <class Play>
class GameBoard final : public bots::planner::Board
{
public:
    using Game = typename Play::Game;

    /// `judge` must outlive the board and its copies.
    GameBoard(Game game, const bots::planner::Judge &judge)
        : m_game(std::move(game))
        , m_judge(&judge)
    {
        m_game.recordEvents(false);
    }

    [[nodiscard]] const Game &game() const { return m_game; }
    [[nodiscard]] Game &game() { return m_game; }

    [[nodiscard]] std::unique_ptr<Board> copy() const override
    {
        return std::make_unique<GameBoard>(m_game, *m_judge);
    }
    void become(const Board &other) override
    {
        m_game = static_cast<const GameBoard &>(other).m_game;
    }
    [[nodiscard]] const core::Decision &decision() const override { return m_game.decision(); }
    [[nodiscard]] bool over() const override { return m_game.over(); }
    [[nodiscard]] bool apply(const core::Answer &answer) override
    {
        return m_game.apply(answer).ok() && !isSuspended();
    }
    [[nodiscard]] int turn() const override { return Play::turn(m_game.state()); }
    [[nodiscard]] bots::planner::Ask ask() const override { return Play::ask(m_game.decision()); }

    [[nodiscard]] std::optional<core::Answer> pass() const override
    {
        const auto &options = m_game.decision().options;
        for (std::size_t i = 0; i < options.size(); ++i)
            if (Play::isPass(options[i]))
                return core::Answer::one(static_cast<std::uint16_t>(i));
        return std::nullopt;
    }

    [[nodiscard]] double chance(core::PlayerId player) const override
    {
        if (const auto result = m_game.result())
            return result->winner == core::kNone ? 0.5 : result->winner == player ? 1 : 0;
        return m_judge->chance(Play::features(m_game.db(), m_game.state(), player));
    }

    [[nodiscard]] std::uint64_t meaning(const core::Option &option) const override
    {
        std::uint64_t sum = option.kind;
        for (const std::uint64_t part :
             {look(option.card), look(option.target), std::uint64_t{option.zone},
              std::uint64_t{option.player}, std::uint64_t{option.cost},
              static_cast<std::uint64_t>(option.number), std::uint64_t{option.ability}})
            sum = bots::mix(sum, part);
        return sum;
    }

    [[nodiscard]] std::vector<core::Answer> propose() const override
    {
        return Play::propose(m_game);
    }
    [[nodiscard]] bool idle(const core::Option &option) const override
    {
        return Play::isIdle(option);
    }
    [[nodiscard]] std::size_t names() const override { return Play::names(m_game.db()); }

private:
    /// Whether the game cannot go on because its state is full; such an answer counts as refused.
    [[nodiscard]] bool isSuspended() const
    {
        using Capacity = decltype(m_game.suspended());
        return m_game.suspended() != Capacity::None;
    }
    [[nodiscard]] std::uint64_t look(core::CardId card) const
    {
        return card == core::kNone ? 0 : Play::look(m_game.state(), card);
    }

    Game m_game;
    const bots::planner::Judge *m_judge;
};

/// A copy of a game from which everything hidden from one seat has been removed (hidden_cards.h).
/// It asks the same question as the game.
template <class Play>
struct SealedGame final : bots::SeenGame
{
    using SeatedGame = typename Play::SeatedGame;

    SealedGame(const SeatedGame &whole, core::PlayerId forSeat)
        : game(whole)
        , seat(forSeat)
    {
        const auto ids = openIds<Play>(whole.state());
        typename Play::State state = relabelled<Play>(whole.state(), ids);
        seal<Play>(whole.db(), state, seat);
        game.recordEvents(false);
        game.restore(state, whole.names().relabelled(ids).ofSeat(seat));
    }

    [[nodiscard]] bool sameAs(const SeenGame &other) const override
    {
        const auto &that = dynamic_cast<const SealedGame &>(other);
        return seat == that.seat && game.state() == that.game.state()
            && game.names() == that.game.names()
            && game.decision().options == that.game.decision().options;
    }

    SeatedGame game;
    core::PlayerId seat;
};

/// Converts an answer that indexes the options of the game's decision into one that indexes the
/// options as the seat is told them.
template <class Play>
core::Answer toldTo(const typename Play::SeatedGame &game, core::PlayerId seat, core::Answer answer)
{
    const std::vector<std::uint16_t> order = game.optionsFor(Play::Viewer::of(seat));
    for (std::uint16_t &option : answer.options)
        option = static_cast<std::uint16_t>(std::ranges::find(order, option) - order.begin());
    return answer;
}

/// The beliefs of the seat of a sealed game. Each world deals from one of `pools`, chosen at
/// random; there must be at least one. `sealed` and `judge` must outlive it.
template <class Play>
class GameBeliefs final : public bots::planner::Beliefs
{
public:
    GameBeliefs(const SealedGame<Play> &sealed, std::vector<HiddenPool<Play>> pools,
                const bots::planner::Judge &judge)
        : m_sealed(sealed)
        , m_pools(std::move(pools))
        , m_judge(judge)
    {
    }

    [[nodiscard]] std::unique_ptr<bots::planner::Board> seen() const override
    {
        return std::make_unique<GameBoard<Play>>(m_sealed.game.game(), m_judge);
    }

    void imagine(bots::planner::Board &world, core::Rng &rng) const override
    {
        const auto which = rng.below(static_cast<std::uint32_t>(m_pools.size()));
        typename Play::State state = m_sealed.game.state();
        deal<Play>(m_sealed.game.db(), state, m_sealed.seat, m_pools[which], rng);
        static_cast<GameBoard<Play> &>(world).game().restore(state);
    }

private:
    const SealedGame<Play> &m_sealed;
    std::vector<HiddenPool<Play>> m_pools;
    const bots::planner::Judge &m_judge;
};

} // namespace playmat::kit
