#pragma once

#include "bots/planner/board.h"

#include <stop_token>
#include <vector>

namespace playmat::bots::planner {

/// A player that looks one answer ahead. It carries out each answer, makes the choices within it as
/// well as it can for the player who has to make them, and judges the resulting board. The weakest
/// programs play like this, and the others use it for their play-outs.
class QuickPlayer
{
public:
    /// Copies `like` for its scratch boards; all boards that it is given must have the same type.
    explicit QuickPlayer(const Board &like);

    /// For each answer, the probability that the player being asked wins after it, or -1 if the
    /// rules refuse it. After `stop` the remaining answers get -1.
    [[nodiscard]] std::vector<double> chances(const Board &board,
                                              const std::vector<core::Answer> &answers,
                                              const std::stop_token &stop = {});
    /// Gives the answer that looks best one step ahead. Returns false if no answer is legal.
    [[nodiscard]] bool answer(Board &board);
    /// Answers questions for both players until the given turn begins, the game is over, `stop` is
    /// requested or no answer is legal.
    void playUntil(Board &board, int turn, const std::stop_token &stop);

private:
    void settle(Board &board);
    [[nodiscard]] bool answerPart(Board &board);
    [[nodiscard]] double chanceAfter(const Board &board, const core::Answer &answer,
                                     core::PlayerId asked);

    std::unique_ptr<Board> m_after; ///< scratch board for the question of a turn
    std::unique_ptr<Board> m_part; ///< scratch board for a question within an action
    std::unique_ptr<Board> m_kept; ///< the board after the best answer to that question
};

} // namespace playmat::bots::planner
