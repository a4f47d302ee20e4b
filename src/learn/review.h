#pragma once

#include "learn/course.h"
#include "learn/memory.h"
#include "learn/sight.h"

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace playmat::learn {

/// What was said to an answer of a question.
struct Marked
{
    bool right = false;
    std::string_view
        why; ///< always for a wrong answer; for a right one where there is something to say
};

[[nodiscard]] Marked markChoice(const Question &question, std::size_t option);
[[nodiscard]] Marked markNumber(const Question &question, std::int64_t number);
/// A click on a card or a part of it, or on something else by its name ("zone:me.hand").
[[nodiscard]] Marked markClick(const Question &question, const Sight &sight, int card,
                               std::string_view part);
[[nodiscard]] Marked markClick(const Question &question, std::string_view anchor);

/// How an answer counts for the memory of its concept: with a hint or after long thought it is
/// hard.
[[nodiscard]] Grade gradeOf(bool right, bool withHint, double seconds);

/// What is asked in a review.
struct ReviewItem
{
    const Concept *topic = nullptr;
    const Lesson *lesson = nullptr;
    const Question *question = nullptr;
};

using Memories = std::map<std::string, Memory, std::less<>>; ///< by concept
using SeenDays = std::map<std::string, Day, std::less<>>; ///< of questions ("09q1") or puzzles

inline constexpr std::size_t kReviewSize = 8;

/// The concepts that are due, the least remembered first; for each the question that was
/// seen longest ago. Neighbours are from different chapters where possible.
[[nodiscard]] std::vector<ReviewItem> planReview(const Course &course, const Memories &memories,
                                                 const SeenDays &seen, Day today,
                                                 std::size_t most = kReviewSize);
/// How many concepts are due.
[[nodiscard]] std::size_t countDue(const Memories &memories, Day today);

} // namespace playmat::learn
