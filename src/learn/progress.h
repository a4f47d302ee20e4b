#pragma once

#include "learn/rating.h"
#include "learn/review.h"
#include "match/json.h"

#include <map>
#include <set>
#include <string>
#include <string_view>

namespace playmat::learn {

/// A puzzle that somebody has been at.
struct PuzzleRecord
{
    Day seen = 0; ///< last
    bool solved = false; ///< once at least, without a wrong answer
    Rating rating; ///< of the puzzle, as it has become

    friend bool operator==(const PuzzleRecord &, const PuzzleRecord &) = default;
};

/// What somebody has learned so far.
struct Progress
{
    std::map<std::string, int, std::less<>> stars; ///< of lessons by id; the best counts
    Memories memories; ///< by concept
    SeenDays seen; ///< of questions, by names like "09q1"
    Rating rating; ///< in puzzles
    int rated = 0; ///< puzzles that have counted for it
    std::map<std::string, PuzzleRecord, std::less<>> puzzles; ///< by id
    std::set<std::string, std::less<>> tips; ///< that have been told
    std::set<Day> daily; ///< days whose puzzle was solved, begun on that day
    Json rest = Json::object(); ///< what a newer version keeps in the file besides, as it wrote it

    [[nodiscard]] bool empty() const { return stars.empty() && memories.empty(); }
    [[nodiscard]] int starsOf(std::string_view lesson) const;
    void lessonDone(std::string_view lesson, int stars);
    /// A question about a concept was answered.
    void answered(std::string_view question, std::string_view topic, Grade grade, Day today);
    /// The first answer to a puzzle has decided, or all of it was solved without a wrong one.
    void puzzleRated(std::string_view puzzle, int firstRating, bool right, Day today);
    /// The same of one that does not count for the rating now.
    void puzzleSeen(std::string_view puzzle, bool right, Day today);
    /// Takes over what is missing here: more stars, memories and ratings that more has gone into.
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
