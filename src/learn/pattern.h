#pragma once

#include "learn/selector.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace playmat::learn {

/// An answer as a document writes it, and the gesture that means it.
struct Pattern
{
    enum class Kind : std::uint8_t {
        Verb, ///< what the game's words say
        Skip, ///< choose nothing
        Concede,
        Drag, ///< a gesture that is not an answer: a card onto a card or a zone
    };

    Kind kind = Kind::Verb;
    const Verb *verb = nullptr;
    std::vector<Selector> cards; ///< as they are written
    std::vector<int> amounts; ///< Amounts: one per selector
    std::int64_t number = 0;
    Side player = Side::Anybody;
    std::string name;
    std::vector<std::pair<std::string, Json>> conditions; ///< members that an option must have
    std::optional<Anchor> onto; ///< Drag
    std::string text; ///< as written, for messages
};

[[nodiscard]] std::optional<Pattern> readPattern(const JsonCursor &at, const Words &words);
/// A list of them. A problem when it is not one, or empty.
[[nodiscard]] std::vector<Pattern> readPatterns(const JsonCursor &at, const Words &words);

} // namespace playmat::learn
