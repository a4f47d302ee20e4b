#pragma once

#include "learn/puzzle.h"

#include <QString>

#include <vector>

namespace playmat::table {

/// The puzzles of this table's game, read once a process when somebody first asks for them.
/// Without any, `problem` says why.
struct PuzzleData
{
    std::vector<learn::Puzzle> puzzles;
    learn::StartSearch start;
    QString problem;
};
[[nodiscard]] const PuzzleData &puzzleData();

} // namespace playmat::table
