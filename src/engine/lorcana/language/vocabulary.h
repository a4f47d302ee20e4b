#pragma once

#include "engine/lorcana/language/ability.h"

#include <algorithm>
#include <span>
#include <string_view>

/// The words of the card files: what each stands for, and everything else that is known about it.
namespace playmat::lorcana {

template <class T>
struct Word
{
    std::string_view text;
    T value;
    std::string_view says = {}; ///< how card texts put it; {} is filled in
};

struct KeywordWord
{
    std::string_view text; ///< in card files and in the protocol
    Keywords value;
    std::string_view name; ///< on cards
    std::string_view about; ///< what it does; {n} is its number
    bool numbered = false;
    bool plus = false; ///< "Challenger +2"
};

struct RuleWord
{
    std::string_view text; ///< in card files, and in the protocol where it is listed
    Rule value;
    std::string_view says; ///< of one card or player
    std::string_view many; ///< of several
};

struct TriggerWord
{
    std::string_view text;
    Triggers value;
    std::string_view says; ///< {s}: the subject, {o}: the other card
};

namespace words {
extern const std::span<const Word<std::uint8_t>> inks; ///< bits
extern const std::span<const Word<std::uint8_t>> rarities; ///< from common to legendary
extern const std::span<const Word<std::uint8_t>> kinds; ///< bits 1 << Kind
extern const std::span<const Word<Zone>> zones;
extern const std::span<const Word<Side>> sides;
extern const std::span<const Word<Props>> props;
extern const std::span<const Word<Ref>> refs;
extern const std::span<const Word<Who>> players;
extern const std::span<const Word<Duration>> durations;
extern const std::span<const KeywordWord> keywords;
extern const std::span<const RuleWord> rules;
extern const std::span<const TriggerWord> triggers;
} // namespace words

/// The row of a value; null when there is none.
template <class Row, class T>
[[nodiscard]] const Row *rowOf(std::span<const Row> rows, T value)
{
    const auto found
        = std::find_if(rows.begin(), rows.end(), [&](const Row &r) { return r.value == value; });
    return found == rows.end() ? nullptr : &*found;
}

} // namespace playmat::lorcana
