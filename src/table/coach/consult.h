#pragma once

#include "bots/programs.h"
#include "match/card_library.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <string>

namespace playmat::table {

class TableSession;

/// What a coach is asked: the open question of a game as its seat may know it.
struct CoachQuestion
{
    match::CardLibrary cards; ///< of the game: the match may end before the thought does
    std::shared_ptr<const bots::SeenGame> seen;
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

/// About the open question of a table whose game has programs; `about` is in the game's own
/// options.
[[nodiscard]] CoachQuestion questionOf(const TableSession &table, const bots::Effort &effort,
                                       const std::optional<core::Answer> &about = {});

/// The program's own coach. It always says the same about the same position.
[[nodiscard]] Consult makeConsult();

} // namespace playmat::table
