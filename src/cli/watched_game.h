#pragma once

#include "bots/random_answer.h"
#include "match/hosted_game.h"

#include <array>
#include <memory>
#include <string>

/// What `simulate` asks of a game beyond what a match does. A game can give more of each.
namespace playmat::cli {

/// Whoever answers for a seat.
class Player
{
public:
    Player() = default;
    Player(const Player &) = delete;
    Player &operator=(const Player &) = delete;
    virtual ~Player() = default;

    /// An answer to `game.decision()`.
    [[nodiscard]] virtual core::Answer answer(const match::HostedGame &game) = 0;
};

/// What must hold at every step of every game. Each function answers with what is wrong; empty:
/// nothing is.
class Checks
{
public:
    Checks() = default;
    Checks(const Checks &) = delete;
    Checks &operator=(const Checks &) = delete;
    virtual ~Checks() = default;

    /// Of a position: what the game says of itself, what both seats are told can be said, and wrong
    /// answers are refused and change nothing.
    [[nodiscard]] virtual std::string position(match::HostedGame &game);
    /// Gives the answer, which goes the same way when it is given again. `refused` is set when the
    /// game did not take it; then nothing was changed.
    [[nodiscard]] virtual std::string answer(match::HostedGame &game, const core::Answer &answer,
                                             bool &refused);
};

/// What else twins must have in common (cli/twins.h): what the game's own layers make of them.
class TwinChecks
{
public:
    TwinChecks() = default;
    TwinChecks(const TwinChecks &) = delete;
    TwinChecks &operator=(const TwinChecks &) = delete;
    virtual ~TwinChecks() = default;

    [[nodiscard]] virtual std::string difference(const match::HostedGame & /*game*/,
                                                 const match::HostedGame & /*twin*/,
                                                 core::PlayerId /*viewer*/)
    {
        return {};
    }
    /// How many thoughts of a program were compared.
    [[nodiscard]] virtual std::uint64_t thoughts() const { return 0; }
};

} // namespace playmat::cli
