#pragma once

#include "learn/lesson.h"

/// What the readers of documents share.
namespace playmat::learn {

/// An object whose keys are data. Says what is wrong with anything else.
[[nodiscard]] bool expectMembers(const JsonCursor &at);
inline constexpr std::size_t kMostTitle = 48; ///< of a lesson, puzzle or entry, in characters
/// The text of a bubble: of this length, with whole words in it. Empty when there is none.
[[nodiscard]] std::string readText(const JsonCursor &at, std::size_t characters = kMostCharacters);
[[nodiscard]] std::string readTextAt(const JsonCursor &parent, std::string_view key);
[[nodiscard]] std::vector<std::string> readStrings(const JsonCursor &at);
/// The number of a rule: "CR 6.3.2A".
[[nodiscard]] std::string readRule(const JsonCursor &at, const Words &words);
/// A position: an object, which the game itself reads when it is set up.
[[nodiscard]] std::optional<Json> readScenario(const JsonCursor &at);

[[nodiscard]] std::optional<Step> readStep(const JsonCursor &at, const Words &words);
[[nodiscard]] std::optional<Question> readQuestion(const JsonCursor &at, const Words &words);

} // namespace playmat::learn
