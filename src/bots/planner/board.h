#pragma once

#include "engine/core/decision.h"
#include "engine/core/rng.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

/// Programs that can play any game. They know a game only through two interfaces, Board and
/// Beliefs, which each game implements.
namespace playmat::bots::planner {

/// How a player who thinks ahead should treat the open question.
enum class Ask : std::uint8_t {
    Turn, ///< the player takes an action of their turn, or decides something just as important
    Window, ///< the player may respond to something; players rarely do
    Part, ///< the player makes a choice within an action or effect
    Opening, ///< the player decides something before the first turn
};

/// A game in which a program tries out answers. A copy does not share state with its original.
class Board
{
public:
    Board() = default;
    Board &operator=(const Board &) = delete;
    virtual ~Board() = default;

    [[nodiscard]] virtual std::unique_ptr<Board> copy() const = 0;
    /// Makes this game equal to `other`, which must have the same dynamic type.
    virtual void become(const Board &other) = 0;

    [[nodiscard]] virtual const core::Decision &decision() const = 0;
    [[nodiscard]] virtual bool over() const = 0;
    /// Gives an answer to the open question. Returns false if the rules refuse the answer, which
    /// leaves the game unchanged, or if the game has no room for what follows from it.
    [[nodiscard]] virtual bool apply(const core::Answer &answer) = 0;

    /// The number of the current turn, counted over all players.
    [[nodiscard]] virtual int turn() const = 0;
    [[nodiscard]] virtual Ask ask() const = 0;
    /// The answer to the open question that only passes; nullopt if the player cannot pass.
    [[nodiscard]] virtual std::optional<core::Answer> pass() const = 0;
    /// An estimate from the current position alone of the probability (0 to 1) that the player
    /// wins.
    [[nodiscard]] virtual double chance(core::PlayerId player) const = 0;
    /// A number that is the same for options that differ only in which copy of a card they name.
    [[nodiscard]] virtual std::uint64_t meaning(const core::Option &option) const = 0;
    /// The answers that a player of this game should consider. If it is empty, the planner chooses
    /// candidates without knowledge of the game.
    [[nodiscard]] virtual std::vector<core::Answer> propose() const { return {}; }
    /// Whether an option can be ignored because another one does the same.
    [[nodiscard]] virtual bool idle(const core::Option & /*option*/) const { return false; }
    /// The number of names from which a player who names a card can choose.
    [[nodiscard]] virtual std::size_t names() const { return 1; }

protected:
    Board(const Board &) = default;
};

/// What a seat knows of the game in which it is asked, and what it may assume about the rest. Each
/// world that it imagines deals the hidden cards at random.
class Beliefs
{
public:
    Beliefs() = default;
    Beliefs(const Beliefs &) = delete;
    Beliefs &operator=(const Beliefs &) = delete;
    virtual ~Beliefs() = default;

    /// The game as the seat sees it, with the open question.
    [[nodiscard]] virtual std::unique_ptr<Board> seen() const = 0;
    /// Replaces the hidden cards of a board that seen() returned, so that it becomes a game that is
    /// consistent with what the seat has seen.
    virtual void imagine(Board &world, core::Rng &rng) const = 0;
};

} // namespace playmat::bots::planner
