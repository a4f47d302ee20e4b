#pragma once

#include "bots/advice.h"
#include "bots/level.h"
#include "bots/moment.h"
#include "engine/core/decision.h"
#include "match/card_library.h"
#include "match/setup.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

/// What a game's programs are to the rest of the program: it hands over the whole game once, as a
/// seat may know it, and hears of answers; no call goes back and forth while they think.
namespace playmat::bots {

/// A game as one seat may know it, apart from the match that it was made from: for a thread of its
/// own. Each game's programs have their own.
class SeenGame
{
public:
    SeenGame() = default;
    SeenGame(const SeenGame &) = delete;
    SeenGame &operator=(const SeenGame &) = delete;
    virtual ~SeenGame() = default;
};

/// Thinks for a seat that the program plays.
class Mind
{
public:
    Mind() = default;
    Mind(const Mind &) = delete;
    Mind &operator=(const Mind &) = delete;
    virtual ~Mind() = default;

    /// An answer to the open question of a game as its seat may know it, in the options that the
    /// seat is told; nothing: it has none. Takes its time, so it is called on a thread of its own,
    /// by one at a time; it comes back soon after `stop`.
    virtual std::optional<core::Answer> think(const SeenGame &seen, const std::stop_token &stop)
        = 0;
    /// What it does while the other side decides, on the same thread, if people want it to: it goes
    /// on from the game that it was asked about last. It comes back soon after `stop`, or when it
    /// has done enough.
    virtual void thinkAhead(const std::stop_token &) { }
    /// Why it cannot play at all; empty: it can.
    [[nodiscard]] virtual std::string problem() const { return {}; }
};

/// What a review is made from; nothing of it changes while it is made.
struct PlayedGame
{
    match::CardLibrary cards;
    match::MatchSetup setup;
    std::vector<std::pair<core::PlayerId, core::Answer>> answers;
    core::PlayerId seat = 0;
};
/// Is told of each moment, and that so many of the decisions have been looked at.
using TellMoment = std::function<void(const std::optional<Moment> &, int done, int all)>;

/// The programs of a game: who plays it, advises in it and reviews it. There is one of each game
/// that has programs, without a state of its own.
class Programs
{
public:
    Programs() = default;
    Programs(const Programs &) = delete;
    Programs &operator=(const Programs &) = delete;
    virtual ~Programs() = default;

    /// Somebody of that level; equal seeds and games give equal answers unless time runs out.
    [[nodiscard]] virtual std::unique_ptr<Mind> mind(const match::CardLibrary &library, Level level,
                                                     std::uint64_t seed) const = 0;
    /// What the seat may know of the game now.
    [[nodiscard]] virtual std::shared_ptr<const SeenGame> seen(const match::HostedGame &game,
                                                               core::PlayerId seat) const = 0;
    /// An answer in the game's own options as one in those that the seat is told.
    [[nodiscard]] virtual core::Answer toldTo(const match::HostedGame &game, core::PlayerId seat,
                                              const core::Answer &answer) const = 0;
    /// About the open question, the same for the same game and effort; `about` is compared with the
    /// best. Nothing: it was stopped.
    [[nodiscard]] virtual match::Outcome<std::optional<Advice>>
    advise(const match::CardLibrary &library, const SeenGame &seen, const Effort &effort,
           const std::optional<core::Answer> &about, const std::stop_token &stop) const = 0;
    /// Judges every decision of the seat, one after the other. Why it could not; empty: it did, or
    /// it was stopped.
    [[nodiscard]] virtual std::string review(const PlayedGame &game, const TellMoment &tell,
                                             const std::stop_token &stop) const = 0;
};

} // namespace playmat::bots
