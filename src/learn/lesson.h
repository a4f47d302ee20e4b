#pragma once

#include "engine/core/decision.h"
#include "learn/check.h"
#include "learn/pattern.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace playmat::learn {

/// The most that one bubble holds.
inline constexpr std::size_t kMostWords = 25;
inline constexpr std::size_t kMostCharacters = 150;

/// A mistake a learner may make, and what the lesson says to it. With `refused` the program
/// does not let it happen, and says why; otherwise it happens, `show` plays what comes of it, and
/// all of it is taken back.
struct Wrong
{
    Pattern tried;
    std::string refused; ///< code of the refusal
    std::string rule; ///< of the refusal
    std::string say; ///< with `refused`: instead of the program's own sentence, if not empty
    std::vector<Pattern> show;
    std::optional<Check> then; ///< proves the words
    std::string path;
};

/// A line that misses the goal: it is shown to the learner who plays it, and taken back.
struct Fail
{
    std::vector<Pattern> play;
    std::optional<Check> then;
    std::string say;
    std::string path;
};

/// Play until the goal holds.
struct Reach
{
    std::optional<Check> goal;
    std::vector<Pattern> solution; ///< one line to it, with the other side's answers in it
    std::vector<const Habit *> them; ///< what the other side prefers, in this order
    std::vector<Fail> fails;
};

struct Step
{
    enum class Kind : std::uint8_t {
        Say, ///< words alone
        Do, ///< answer like one of `answers`; `free`: any answer to the question is right
        Point, ///< click one of `points`; nothing is played
        Them, ///< `answers` by script
        Reach,
    };

    Kind kind = Kind::Say;
    std::string say;
    std::vector<Anchor> marks;
    std::vector<std::pair<Anchor, Anchor>> arrows;
    std::vector<Pattern> answers; ///< the first is what the pointer shows
    bool free = false;
    std::vector<Anchor> points;
    std::optional<Reach> reach;
    std::vector<Wrong> wrong;
    std::string otherwise; ///< to every other answer or click
    std::vector<std::string> hints; ///< where to look; which card. The third is the pointer
    std::optional<Check> then; ///< must hold afterwards: what the text promises
    std::vector<std::string> covers; ///< statements
    std::string path;
};

struct Scene
{
    std::string id;
    Json scenario; ///< a position of the headless protocol
    core::PlayerId me = 0; ///< the learner's seat
    bool playOn = false; ///< a whole game can continue from its end
    std::vector<Step> steps;
    std::string path;
};

struct Option
{
    std::string text;
    bool right = false;
    std::string why; ///< why it is not
};

/// What is played before a question's answer is believed: play this, then this holds; or this
/// gesture is refused with this code.
struct Proof
{
    std::optional<Json> scenario; ///< nothing: the question's
    std::vector<Pattern> play;
    std::optional<Pattern> tried;
    std::string refused;
    std::optional<Check> then;
    std::string path;
};

struct Question
{
    enum class Kind : std::uint8_t { Choice, Click, Number };

    std::string id;
    Kind kind = Kind::Choice;
    std::string text;
    std::vector<Option> options; ///< Choice
    std::vector<Anchor> answers; ///< Click: any of these
    std::int64_t number = 0; ///< Number: the answer
    std::vector<std::pair<Anchor, std::string>> wrong; ///< Click: words for likely mistakes
    std::vector<std::pair<std::int64_t, std::string>> near; ///< Number: the same
    std::string otherwise; ///< Click: words for any other
    std::string why; ///< Number: how that comes about
    std::string rule;
    std::string topic; ///< the concept that it asks about
    std::vector<std::string> covers;
    std::optional<Json> scenario; ///< what is shown beside it
    std::vector<Proof> proofs;
    std::string path;
};

struct Lesson
{
    std::string file; ///< "09.json"
    std::string id;
    std::string chapter;
    std::string title;
    int minutes = 0;
    std::string picture; ///< the printed id of the card whose picture stands on its tile
    std::vector<std::string> topics; ///< concepts
    std::string summary;
    std::vector<Scene> scenes;
    std::vector<Question> questions;
};

/// A mistake in a document, or something in it that does not hold.
struct Fault
{
    std::string where; ///< "09.json: $.scenes[0].steps[2]"
    std::string what;
};

/// Reads a lesson strictly; every mistake of its form is a fault. Nothing when it cannot be used.
[[nodiscard]] std::optional<Lesson> readLesson(std::string_view file, std::string_view text,
                                               const Words &words, std::vector<Fault> &faults);

/// The value as the JSON that a match speaks.
[[nodiscard]] Json toJson(const effects::Json &value);

/// Whether a text fits into one bubble, or is not longer than that; if not, a mistake at the
/// cursor.
bool expectShort(const JsonCursor &at, std::string_view text,
                 std::size_t characters = kMostCharacters, std::size_t words = kMostWords);

} // namespace playmat::learn
