#pragma once

#include "engine/swu/game.h"
#include "kit/swu/learn/searched.h"
#include "learn/prover.h"
#include "learn/puzzle.h"

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace playmat::kit {

/// What became of the positions that a maker has looked at.
struct MakerCounts
{
    int games = 0;
    int positions = 0;
    int tooLarge = 0; ///< searches that were given up
    int notOne = 0; ///< several right first answers, or none
    int dull = 0; ///< too short or too long, or without a theme
    int alike = 0; ///< begins as one that there is already
    int unsound = 0; ///< the proof of the written puzzle has found a fault
};

/// Finds puzzles in the games of two lively players: at the beginning of an action phase the base
/// that is to fall gets as much as can just be dealt to it, and a search says whether there is one
/// right first answer. The same numbers give the same puzzles everywhere.
class PuzzleMaker
{
public:
    PuzzleMaker(const match::CardLibrary &library, const learn::Words &words,
                learn::Puzzle::Kind kind);

    /// Plays a game, and looks at its rounds from both sides until there is a puzzle.
    void playGame(std::uint64_t seed);

    [[nodiscard]] const std::vector<match::Json> &found() const { return m_found; }
    [[nodiscard]] const MakerCounts &counts() const { return m_counts; }

private:
    struct Root; ///< a position with its one right answer

    void lookAt(const swu::Game &game);
    void consider(match::Json position);
    [[nodiscard]] bool simplify(match::Json &position) const;
    [[nodiscard]] bool isReadable(const swu::Game &game) const;
    [[nodiscard]] bool sharpen(match::Json &position);
    [[nodiscard]] std::optional<Root> rootOf(const match::Json &position);
    [[nodiscard]] int nearMisses(match::Json position);
    [[nodiscard]] bool isDull(const Root &root) const;
    void write(const match::Json &position, const Root &root);
    [[nodiscard]] bool isSound(const match::Json &puzzle) const;

    [[nodiscard]] bool isHold() const { return m_kind == learn::Puzzle::Kind::Hold; }
    [[nodiscard]] bool isRace() const { return m_kind == learn::Puzzle::Kind::Race; }
    [[nodiscard]] core::PlayerId attacker() const { return isHold() ? 1 : 0; }
    [[nodiscard]] int hpOf(const match::Json &side) const;

    const match::CardLibrary &m_library;
    const swu::CardDb &m_db;
    const learn::Words &m_words;
    learn::Puzzle::Kind m_kind;
    std::vector<match::Json> m_found;
    std::set<std::string> m_begins; ///< first answers that there are puzzles with
    MakerCounts m_counts;
};

/// Of the puzzles, at most this many, spread over ratings and main themes, the easiest first, with
/// ids that begin with `letter`.
[[nodiscard]] std::vector<match::Json> pickPuzzles(std::vector<match::Json> puzzles,
                                                   std::size_t most, char letter);

} // namespace playmat::kit
