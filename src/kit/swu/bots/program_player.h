#pragma once

#include "bots/level.h"
#include "bots/thought.h"
#include "engine/swu/game.h"
#include "match/card_library.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>

namespace playmat::bots {

/// A player that is a program, of one level. It knows what its seat may know and no more; equal
/// seeds and games give equal answers, unless time runs out.
class ProgramPlayer
{
public:
    /// With the weights in the program's resources and the built-in decks.
    ProgramPlayer(const match::CardLibrary &library, Level level, std::uint64_t seed);
    ~ProgramPlayer();
    ProgramPlayer(ProgramPlayer &&) noexcept;
    ProgramPlayer &operator=(ProgramPlayer &&) noexcept;

    /// The answer to the question that the game asks its seat: `seen` is swu::seenBy(game, seat).
    /// Takes its time; from any thread, but from one at a time. Soon after `stop` is requested it
    /// answers with what it has got.
    [[nodiscard]] Thought think(const swu::SeatedGame &seen, const std::stop_token &stop);

    /// While the other side decides: what could come of its last answer, so that it knows more when
    /// it is asked next. Until `stop`, or until it has looked far enough; never about anything but
    /// the game that think() was given. The answers depend on how long that was.
    void thinkAhead(const std::stop_token &stop);

    [[nodiscard]] Level level() const;
    /// Why it does not know what it should, so that it could only answer by guesses.
    [[nodiscard]] std::optional<match::Problem> problem() const;

private:
    class Mind;
    std::unique_ptr<Mind> m_mind;
};

} // namespace playmat::bots
