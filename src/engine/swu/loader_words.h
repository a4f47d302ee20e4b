#pragma once

#include "engine/swu/ability.h"

#include <algorithm>
#include <optional>
#include <span>
#include <string_view>

/// The words of the card files and what they stand for.
namespace playmat::swu {

template <class T>
struct Word
{
    std::string_view text;
    T value;
};

template <class T>
[[nodiscard]] std::optional<T> findWord(std::span<const Word<T>> words, std::string_view text)
{
    const auto found = std::find_if(words.begin(), words.end(),
                                    [&](const Word<T> &w) { return w.text == text; });
    return found == words.end() ? std::nullopt : std::optional<T>(found->value);
}

namespace words {
extern const std::span<const Word<CardType>> cardTypes;
extern const std::span<const Word<Aspect>> aspects;
extern const std::span<const Word<Zone>> arenas;
extern const std::span<const Word<Zone>> zones;
extern const std::span<const Word<Keywords>> keywords;
extern const std::span<const Word<Kinds>> kinds;
extern const std::span<const Word<Side>> sides;
extern const std::span<const Word<Who>> players;
extern const std::span<const Word<Ref>> refs;
extern const std::span<const Word<Ref>> stores;
extern const std::span<const Word<Props>> roles; ///< what a filter's "is" and "not" name
extern const std::span<const Word<Props>> flags; ///< filter keys that are true or false
extern const std::span<const Word<Duration>> durations;
extern const std::span<const Word<Token>> tokens;
extern const std::span<const Word<Rule>> rules;
extern const std::span<const Word<When>> moments;
extern const std::span<const Word<Triggers>> triggers;
extern const std::span<const Word<Limit>> limits;
} // namespace words

} // namespace playmat::swu
