#pragma once

#include "learn/review.h"
#include "match/outcome.h"

#include <map>
#include <string>
#include <string_view>

namespace playmat::learn {

/// What somebody has learned so far.
struct Progress
{
    std::map<std::string, int, std::less<>> stars; ///< of lessons by id; the best counts
    Memories memories; ///< by concept
    SeenDays seen; ///< of questions, by names like "09q1"

    [[nodiscard]] bool empty() const { return stars.empty() && memories.empty(); }
    [[nodiscard]] int starsOf(std::string_view lesson) const;
    void lessonDone(std::string_view lesson, int stars);
    /// A question about a concept was answered.
    void answered(std::string_view question, std::string_view topic, Grade grade, Day today);
    /// Takes over what another window has added since: more stars, later answers.
    void join(const Progress &other);

    friend bool operator==(const Progress &, const Progress &) = default;
};

/// No file of progress is larger.
inline constexpr std::size_t kLargestProgress = std::size_t{1} << 20U;

/// As it is kept on disk.
[[nodiscard]] std::string writeProgress(const Progress &progress);
/// Codes: bad_json, bad_progress; newer_format when a later version of the program wrote it.
[[nodiscard]] match::Outcome<Progress> readProgress(std::string_view text);

} // namespace playmat::learn
