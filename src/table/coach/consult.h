#pragma once

#include "bots/coach.h"
#include "match/card_library.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <string>

namespace playmat::table {

/// What a coach is asked: the open question of a game as its seat may know it (Game::seenBy).
struct CoachQuestion
{
    match::CardLibrary cards; ///< of the game: the match may end before the thought does
    swu::Game seen;
    bots::Effort effort;
    std::optional<core::Answer> about; ///< an answer, as the seat is told it
};

struct CoachReply
{
    std::optional<bots::Advice> advice;
    std::string problem; ///< why there is none; empty when it was stopped
};

/// Takes its time, so it is called on a thread of its own, by one at a time.
using Consult = std::function<CoachReply(const CoachQuestion &, const std::stop_token &)>;

/// The program's own coach. It always says the same about the same position.
[[nodiscard]] Consult makeConsult();

} // namespace playmat::table
