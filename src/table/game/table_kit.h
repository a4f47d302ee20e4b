#pragma once

#include "kit/game_kit.h"
#include "match/card_library.h"
#include "match/hosted_game.h"
#include "table/game/table_game.h"
#include "table/paint/facts.h"

#include <QString>

#include <array>
#include <memory>
#include <vector>

namespace playmat::table {

/// What a game hands to a table, beside what its GameKit hands to a match. There is one of each
/// game, without a state of its own.
class TableKit
{
public:
    TableKit() = default;
    TableKit(const TableKit &) = delete;
    TableKit &operator=(const TableKit &) = delete;
    virtual ~TableKit() = default;

    [[nodiscard]] virtual const kit::GameKit &game() const = 0;
    [[nodiscard]] virtual const TableSpec &spec() const = 0;
    /// A match of this game on a table; `game` outlives it.
    [[nodiscard]] virtual std::unique_ptr<TableGame> seat(const match::HostedGame &game,
                                                          const std::array<QString, 2> &names,
                                                          TableGame::Host host) const = 0;
    /// Whether the program plays this game, and can advise in it.
    [[nodiscard]] virtual bool hasPrograms() const { return false; }
    /// What the pictures of all cards are made from.
    [[nodiscard]] virtual std::vector<paint::Facts>
    pictures(const match::CardLibrary &library) const = 0;
};

} // namespace playmat::table
