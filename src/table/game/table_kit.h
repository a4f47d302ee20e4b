#pragma once

#include "kit/game_kit.h"
#include "match/card_library.h"
#include "match/hosted_game.h"
#include "table/game/table_game.h"
#include "table/paint/facts.h"
#include "table/view/deck_summary.h"
#include "table/view/game_face.h"

#include <QString>

#include <array>
#include <memory>
#include <vector>

namespace playmat::table {

/// A deck that somebody chose, or why it cannot be played with.
struct TakenDeck
{
    DeckSummary summary;
    QString document; ///< what TableSession::start takes
    QString problem; ///< whole sentences; empty: it is taken
};

enum class DeckForm { Json, List };

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
    /// Whether there are lessons, puzzles and a rules book of it.
    [[nodiscard]] virtual bool hasCourse() const { return false; }
    /// How it presents itself on the start page. The table fills in what the kit itself says.
    [[nodiscard]] virtual GameFace face() const;
    /// Reads and checks a deck that somebody pasted, dropped or saved, in any form of this game.
    [[nodiscard]] virtual TakenDeck takeDeck(const match::CardLibrary &library,
                                             const QString &text) const;
    /// A document of takeDeck for other programs.
    [[nodiscard]] virtual QString exportDeck(const match::CardLibrary &library,
                                             const QString &document, DeckForm form) const;
    /// How far a match is, when and how it stands, by its round and the two numbers that its
    /// journal keeps: "Round 4", "bases 21 and 17".
    [[nodiscard]] virtual QStringList standWords(int round,
                                                 const std::array<int, 2> &numbers) const;
    /// What the pictures of all cards are made from.
    [[nodiscard]] virtual std::vector<paint::Facts>
    pictures(const match::CardLibrary &library) const = 0;
};

} // namespace playmat::table
