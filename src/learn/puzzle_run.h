#pragma once

#include "learn/best_play.h"
#include "learn/prover.h"
#include "learn/puzzle.h"

#include <memory>
#include <optional>
#include <vector>

namespace playmat::learn {

/// A puzzle while somebody solves it: what an answer is worth, what the other side answers, and how
/// a wrong answer is refuted. It plays along with a table and searches on its own copy.
class PuzzleRun
{
public:
    /// More than any puzzle needs: an answer is judged while somebody waits.
    static constexpr std::uint64_t kMostNodes = 60'000;

    PuzzleRun(Puzzle::Kind kind, std::unique_ptr<SearchedGame> game);

    /// How good an answer of the learner is.
    enum class Worth : std::uint8_t {
        Right, ///< it keeps the goal, as it was written or another way
        Wrong, ///< the goal is lost
        Luck, ///< it shows something hidden: nobody knows what comes of it
    };
    [[nodiscard]] Worth judge(const core::Answer &answer);

    /// The goal is reached, for good.
    [[nodiscard]] bool solved() const;
    /// Neither side is asked any more: it is solved, or lost.
    [[nodiscard]] bool over() const;
    [[nodiscard]] bool learnersTurn() const;

    /// An answer that keeps the goal; nothing when the goal is lost.
    [[nodiscard]] std::optional<core::Answer> shown();
    /// The other side's answer that leaves the learner the least to choose from.
    [[nodiscard]] std::optional<core::Answer> reply();
    /// What comes of it when both sides do their best from here.
    [[nodiscard]] std::vector<core::Answer> refutation() const;
    /// How much the learner still lacks; where the goal is not to lose, 0 when that has happened.
    [[nodiscard]] int distance() const;

    /// Something was answered on the table. False: not in this game.
    bool play(const core::Answer &answer);
    [[nodiscard]] std::size_t played() const { return m_line.size() - 1; }
    void takeBackTo(std::size_t played);

private:
    [[nodiscard]] bool isHold() const { return m_kind == Puzzle::Kind::Hold; }
    [[nodiscard]] core::PlayerId attacker() const { return isHold() ? 1 : 0; }
    [[nodiscard]] const SearchedGame &at() const { return *m_line.back(); }
    [[nodiscard]] std::optional<bool> keeps(const SearchedGame &after);
    [[nodiscard]] std::optional<std::size_t> rightAnswers(const SearchedGame &game);

    Puzzle::Kind m_kind;
    Prover m_prover; ///< remembers what it has found out
    std::vector<std::unique_ptr<SearchedGame>> m_line; ///< after each answer
};

} // namespace playmat::learn
