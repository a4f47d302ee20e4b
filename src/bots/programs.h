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
#include <string_view>
#include <utility>
#include <vector>

/// The interface between a game's programs and the rest of Playmat. For each question, a program
/// gets the whole game once, as its seat may know it, and returns an answer. It makes no other
/// calls while it thinks.
namespace playmat::bots {

/// A copy of a game as one seat may know it. It does not depend on its match, so another thread may
/// use it. The programs of each game derive their own class from it.
class SeenGame
{
public:
    SeenGame() = default;
    SeenGame(const SeenGame &) = delete;
    SeenGame &operator=(const SeenGame &) = delete;
    virtual ~SeenGame() = default;

    /// Whether a program cannot tell this game from `other`, which must have the same dynamic type.
    /// Tests use it to prove that programs get nothing that is hidden.
    [[nodiscard]] virtual bool sameAs(const SeenGame & /*other*/) const { return true; }
};

/// Finds the answers for a seat that the program plays.
class Mind
{
public:
    Mind() = default;
    Mind(const Mind &) = delete;
    Mind &operator=(const Mind &) = delete;
    virtual ~Mind() = default;

    /// Returns an answer to the open question, which indexes the options as the seat is told them;
    /// nullopt if it finds none. This takes a while, so it runs on a separate thread, with only one
    /// call at a time. It returns soon after `stop`.
    virtual std::optional<core::Answer> think(const SeenGame &seen, const std::stop_token &stop)
        = 0;
    /// Continues to think about the last game while the opponent decides, if the user allows this.
    /// It runs on the same thread and returns soon after `stop` or when it has done enough.
    virtual void thinkAhead(const std::stop_token &) { }
    /// Why it cannot play at all; empty if it can.
    [[nodiscard]] virtual std::string problem() const { return {}; }
};

/// The match from which a review is made. It must not change during the review.
struct PlayedGame
{
    match::CardLibrary cards;
    match::MatchSetup setup;
    std::vector<std::pair<core::PlayerId, core::Answer>> answers;
    core::PlayerId seat = 0;
};
/// Gets each moment that a review finds, and the number of decisions that have been judged.
using TellMoment = std::function<void(const std::optional<Moment> &, int done, int all)>;

/// How a program plays in a measured series of games.
struct Trial
{
    bool clock = false; ///< it keeps its level's time limit; its answers then depend on the machine
    std::string weights; ///< path of its file of weights; empty: the installed file
};

/// The programs that play a game, advise in it and review it. There is one object for each game
/// that has programs, and it has no state.
class Programs
{
public:
    Programs() = default;
    Programs(const Programs &) = delete;
    Programs &operator=(const Programs &) = delete;
    virtual ~Programs() = default;

    /// A mind of that level. Equal seeds and games give equal answers unless time runs out.
    [[nodiscard]] virtual std::unique_ptr<Mind> mind(const match::CardLibrary &library, Level level,
                                                     std::uint64_t seed) const = 0;
    /// The mind with that name, which is the id of a level or one that only playmat-cli offers,
    /// such as "greedy"; nullptr if there is none.
    [[nodiscard]] virtual std::unique_ptr<Mind> named(const match::CardLibrary & /*library*/,
                                                      std::string_view /*name*/,
                                                      std::uint64_t /*seed*/,
                                                      const Trial & /*trial*/) const
    {
        return nullptr;
    }
    /// A copy of the game as the seat may know it now.
    [[nodiscard]] virtual std::shared_ptr<const SeenGame> seen(const match::HostedGame &game,
                                                               core::PlayerId seat) const = 0;
    /// Converts an answer that indexes the game's own options into one that indexes the options as
    /// the seat is told them.
    [[nodiscard]] virtual core::Answer toldTo(const match::HostedGame &game, core::PlayerId seat,
                                              const core::Answer &answer) const = 0;
    /// Whether the programs can also advise and review; otherwise nobody calls advise() and
    /// review().
    [[nodiscard]] virtual bool advises() const { return false; }
    /// Gives advice about the open question. Equal games and efforts give equal advice. The answer
    /// `about`, if given, is compared with the best one. Returns nullopt if it was stopped.
    [[nodiscard]] virtual match::Outcome<std::optional<Advice>>
    advise(const match::CardLibrary & /*library*/, const SeenGame & /*seen*/,
           const Effort & /*effort*/, const std::optional<core::Answer> & /*about*/,
           const std::stop_token & /*stop*/) const
    {
        return std::optional<Advice>();
    }
    /// Judges every decision of the seat in order. Returns why this failed; empty if it is complete
    /// or was stopped.
    [[nodiscard]] virtual std::string review(const PlayedGame & /*game*/,
                                             const TellMoment & /*tell*/,
                                             const std::stop_token & /*stop*/) const
    {
        return {};
    }
};

} // namespace playmat::bots
