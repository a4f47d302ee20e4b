#pragma once

#include "learn/lesson.h"
#include "learn/prover.h"
#include "match/card_library.h"

#include <string>
#include <string_view>
#include <vector>

namespace playmat::learn {

/// A position with one right first answer.
struct Puzzle
{
    enum class Kind : std::uint8_t {
        Race, ///< the other side only passes: win before the phase is over
        Duel, ///< it answers: win all the same
        Hold, ///< it answers: do not lose
    };

    struct Move
    {
        Pattern pattern;
        bool them = false; ///< the other side's
    };

    std::string id;
    Kind kind = Kind::Race;
    std::string title;
    std::string goal;
    std::string hint;
    int rating = 0;
    std::vector<std::string> themes;
    Json scenario;
    std::vector<Move> solution;
    std::string path;

    /// Who tries to win: the learner, in seat 0, or in Hold the other side.
    [[nodiscard]] core::PlayerId attacker() const { return kind == Kind::Hold ? 1 : 0; }
};

/// Reads a document of puzzles strictly; every mistake is a fault.
[[nodiscard]] std::vector<Puzzle> readPuzzles(std::string_view file, std::string_view text,
                                              const Words &words, std::vector<Fault> &faults);

struct PuzzleReport
{
    std::vector<Fault> faults;
    int puzzles = 0;
    std::uint64_t nodes = 0; ///< of all searches
    std::uint64_t mostNodes = 0; ///< of one puzzle
};

/// Proves each puzzle: exactly one first answer reaches the goal against everything, it is the
/// one the document gives, the solution leads there, and no other of its kind begins the same way.
[[nodiscard]] PuzzleReport provePuzzles(const match::CardLibrary &library,
                                        const std::vector<Puzzle> &puzzles, std::string_view file,
                                        const Words &words, const StartSearch &start,
                                        std::uint64_t mostNodes = Prover::kMostNodes);

} // namespace playmat::learn
