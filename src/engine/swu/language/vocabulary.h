#pragma once

#include "engine/swu/language/ability.h"
#include "engine/swu/language/phrases.h"
#include "engine/swu/state/state.h"

#include <algorithm>
#include <optional>
#include <span>
#include <string_view>

/// The words of the card files: what each stands for and, where it is more than a name, everything
/// else that is known about it. Whatever reads, prints or explains words reads these rows.
namespace playmat::swu {

template <class T>
struct Word
{
    std::string_view text;
    T value;
};

/// A keyword: one row.
struct KeywordWord
{
    std::string_view text; ///< in card files and in the protocol
    Keywords value;
    std::string_view name; ///< on cards
    std::string_view about; ///< what it does, behind the name and a colon
    bool numbered = false; ///< "Raid 2"
    TriggerKind trigger = TriggerKind::Ability; ///< what waits when it triggers; Ability: nothing
    bool arrives = false; ///< it triggers when the unit is played, deployed or created
    Rule rule = Rule::None; ///< that the unit is under …
    bool byAbility = false; ///< it is written as an ability of that name
    bool whileNew = false; ///< … in the phase in which it was played, deployed or created
    bool whilePlayed = false; ///< it is about playing the card, so an event may have it too
    bool attaching = false; ///< it is about attaching the card: an upgrade has it, and nothing else
};

/// A token upgrade, and the card that it is.
struct TokenWord
{
    std::string_view text;
    Token value;
    std::string_view id;
    std::string_view one; ///< "an Experience token"
    std::string_view many; ///< with {n}
};

struct TriggerWord
{
    std::string_view text;
    Triggers value;
    std::string_view about;
    P phrase; ///< with {card} and {cards}, the subject
};

/// Where a rule is asked for; anywhere else it would do nothing, so it does not load.
using RulePlaces = std::uint8_t;
namespace place {
inline constexpr RulePlaces Cards = 1U << 0U; ///< a constant ability that affects cards; restrict
inline constexpr RulePlaces This = 1U << 1U; ///< a constant ability on one card
inline constexpr RulePlaces Players = 1U << 2U; ///< a constant ability that affects players
inline constexpr RulePlaces ForAWhile = 1U << 3U; ///< restrict_player
inline constexpr RulePlaces Constant = 1U << 4U; ///< a constant ability that affects cards
inline constexpr RulePlaces Restrict = 1U << 5U; ///< restrict alone
} // namespace place

/// The keys that a rule reads.
using RuleKeys = std::uint8_t;
namespace rulekey {
inline constexpr RuleKeys Of = 1U << 0U;
inline constexpr RuleKeys Change = 1U << 1U; ///< needed
inline constexpr RuleKeys Arena = 1U << 2U; ///< needed
inline constexpr RuleKeys Who = 1U << 3U;
inline constexpr RuleKeys While = 1U << 4U;
inline constexpr RuleKeys First = 1U << 5U;
inline constexpr RuleKeys MayChange = 1U << 6U; ///< "change", but not needed
} // namespace rulekey

struct RuleWord
{
    std::string_view text;
    Rule value;
    std::string_view about;
    RulePlaces places;
    RuleKeys keys;
    P more; ///< the only phrase, or the one for a higher value
    P less;
};

struct DurationWord
{
    std::string_view text;
    Duration value;
    P phrase;
};

struct MomentWord
{
    std::string_view text;
    When value;
    P phrase;
};

namespace words {
extern const std::span<const Word<CardType>> cardTypes;
extern const std::span<const Word<Aspect>> aspects;
extern const std::span<const Word<std::uint8_t>> rarities; ///< from common to legendary
extern const std::span<const Word<Zone>> arenas;
extern const std::span<const Word<Zone>> zones;
extern const std::span<const KeywordWord> keywords;
extern const Keywords ruledKeywords; ///< those that put a rule on their unit
extern const std::span<const Word<Kinds>> kinds;
extern const std::span<const Word<Side>> sides;
extern const std::span<const Word<Who>> players;
extern const std::span<const Word<Ref>> refs;
extern const std::span<const Word<Ref>> stores;
extern const std::span<const Word<Props>> roles; ///< what a filter's "is" and "not" name
extern const std::span<const DurationWord> durations;
extern const std::span<const TokenWord> tokens;
extern const std::span<const RuleWord> rules;
extern const std::span<const MomentWord> moments;
extern const std::span<const TriggerWord> triggers;
extern const std::span<const Word<Limit>> limits;
extern const std::span<const Word<PlayWay>> ways;
} // namespace words

/// The row of a value; null when there is none.
template <class Row, class T>
[[nodiscard]] const Row *rowOf(std::span<const Row> rows, T value)
{
    const auto found
        = std::find_if(rows.begin(), rows.end(), [&](const Row &r) { return r.value == value; });
    return found == rows.end() ? nullptr : &*found;
}

/// The keyword such a trigger belongs to; 0 for an ability.
[[nodiscard]] Keywords keywordOf(TriggerKind kind);

/// A list of words as the schema and the documentation have it.
struct WordsText
{
    std::string_view name; ///< "word_keyword"
    std::string_view about;
    std::vector<std::string_view> words;
    std::vector<std::string_view> abouts; ///< of each; empty where the word says all
};
[[nodiscard]] std::vector<WordsText> writtenWords();

} // namespace playmat::swu
