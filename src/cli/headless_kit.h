#pragma once

#include "cli/commands.h"
#include "match/card_library.h"
#include "match/game_kit.h"

#include <memory>
#include <string_view>

namespace playmat::core {
class Rng;
}

namespace playmat::bots {
class Programs;
}

namespace playmat::learn {
class LearnKit;
}

namespace playmat::match {
class HostedGame;
}

/// Each function returns the process's exit status.
namespace playmat::cli {

class Checks;
class Player;
class TwinChecks;

/// What a game does for playmat-cli. There is one of each game, without a state of its own. The
/// first commands need nothing but the GameKit; whoever can do more of them, or better, overrides
/// them. A game that has not got one of the others says so.
class HeadlessKit
{
public:
    explicit HeadlessKit(const match::GameKit &game)
        : m_game(game)
    {
    }
    HeadlessKit(const HeadlessKit &) = delete;
    HeadlessKit &operator=(const HeadlessKit &) = delete;
    virtual ~HeadlessKit() = default;

    [[nodiscard]] const match::GameKit &game() const { return m_game; }
    /// Its lessons, its puzzles and its book of rules; nullptr: it has none.
    [[nodiscard]] virtual const learn::LearnKit *learning() const { return nullptr; }
    /// The programs that play the game, which the common commands about programs use; nullptr if
    /// there are none or the game has its own commands for them.
    [[nodiscard]] virtual const bots::Programs *programs() const { return nullptr; }

    using Library = match::CardLibrary;

    // What the common commands ask of a game.
    /// The decks of a command line that names none: the first two built-in ones.
    [[nodiscard]] virtual DeckNames starters(const Library &library) const;
    /// A legal deck of a kind (DeckNames::isDrawn): "random", or another one that the game has.
    [[nodiscard]] virtual match::Outcome<match::Json>
    drawnDeck(const Library &library, const std::string &kind, core::Rng &rng) const;
    /// A program for a seat, by its name; nullptr: there is none. Players at random need none.
    [[nodiscard]] virtual std::unique_ptr<Player>
    player(const Library &library, std::string_view name, std::uint64_t seed) const;
    /// What must hold in a game that begins now.
    [[nodiscard]] virtual std::unique_ptr<Checks> checks(const match::HostedGame &game) const;
    /// What twins must have in common beyond what they are told; nullptr: the options are wrong,
    /// which has been said.
    [[nodiscard]] virtual std::unique_ptr<TwinChecks>
    twinChecks(const Library &library, const SimulateOptions &options) const;

    // The commands.
    [[nodiscard]] virtual int play(const Library &library, const PlayOptions &options) const;
    [[nodiscard]] virtual int simulate(const Library &library,
                                       const SimulateOptions &options) const;
    [[nodiscard]] virtual int bench(const Library &library, const BenchOptions &options) const;
    [[nodiscard]] virtual int perft(const Library &library, const PerftOptions &options) const;
    /// Lists the cards that are not playable and why.
    [[nodiscard]] virtual int checkCards(const Library &library, const CheckOptions &options) const;
    [[nodiscard]] virtual int decks(const Library &library, const DecksOptions &options) const;

    /// Lists the lessons, or proves them; each fault is a line.
    [[nodiscard]] int lessons(const Library &library, const LessonsOptions &options) const;
    /// Lists the puzzles, proves them (each fault is a line), or makes some.
    [[nodiscard]] int puzzles(const Library &library, const PuzzlesOptions &options) const;
    [[nodiscard]] virtual int makePuzzles(const Library &library,
                                          const PuzzlesOptions &options) const;
    /// What may be in a card file.
    [[nodiscard]] virtual int schema(const SchemaOptions &options) const;
    /// Lets two programs play and says how strong the first one is against the second.
    [[nodiscard]] virtual int matchUp(const Library &library, const MatchOptions &options) const;
    /// Fits what programs judge by to games against themselves.
    [[nodiscard]] virtual int fit(const Library &library, const FitOptions &options) const;
    /// The ladder of programs, or which of them finds the right moves of puzzles.
    [[nodiscard]] virtual int bots(const Library &library, const BotsOptions &options) const;

private:
    const match::GameKit &m_game;
};

} // namespace playmat::cli
