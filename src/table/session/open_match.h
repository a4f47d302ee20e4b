#pragma once

#include "match/match.h"
#include "table/game/table_game.h"

#include <memory>
#include <optional>

namespace playmat::table {

/// The match on a table, and the game as the table sees it. Between two matches there is neither.
struct OpenMatch
{
    std::optional<match::Match> match;
    std::unique_ptr<TableGame> game;

    [[nodiscard]] bool running() const { return match.has_value(); }
    [[nodiscard]] bool over() const { return match && match->game().over(); }
    /// Whether there are lessons for the game of this match.
    [[nodiscard]] bool taught() const;
    /// Whether there is a rules book for the game of this match.
    [[nodiscard]] bool explained() const;
};

} // namespace playmat::table
