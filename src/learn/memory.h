#pragma once

#include <cstdint>

namespace playmat::learn {

/// A day in the learner's calendar, counted from 1970-01-01.
using Day = std::int32_t;

/// How well a question was answered.
enum class Grade : std::uint8_t {
    Again = 1, ///< wrong
    Hard = 2, ///< right, with a hint or after long thought
    Good = 3, ///< right
};

/// How well a concept is remembered (FSRS-6, with its published weights). Whole days; what was
/// never answered has no reviews.
struct Memory
{
    double stability = 0; ///< days until the chance of remembering has fallen to kWantedRecall
    double difficulty = 0; ///< 1 to 10
    Day last = 0; ///< last answered on this day
    Day due = 0; ///< to be asked again from this day on
    std::int32_t reviews = 0;
    std::int32_t lapses = 0; ///< wrong answers after the first

    friend bool operator==(const Memory &, const Memory &) = default;
};

/// Whether a day comes after today by more than a journey across the date line explains: the clock
/// was ahead when it was noted, and what was noted keeps nothing from being asked or counted.
[[nodiscard]] bool isAhead(Day day, Day today);

inline constexpr double kWantedRecall = 0.9;
inline constexpr Day kLongestPause = 120;

/// The chance, 0 to 1, that it is remembered on that day. 0 for what was never answered.
[[nodiscard]] double recall(const Memory &memory, Day today);
/// Whether it is to be asked today: its day has come, or that day was set by a clock that was
/// ahead.
[[nodiscard]] bool isDue(const Memory &memory, Day today);
/// The memory after an answer today. Each of several answers on one day counts a little; so does
/// one after an answer that a clock ahead of today's has dated, and the days are today's again.
[[nodiscard]] Memory afterAnswer(const Memory &memory, Grade grade, Day today);

} // namespace playmat::learn
