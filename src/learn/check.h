#pragma once

#include "learn/selector.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace playmat::learn {

/// A value that something is compared with. `answer`: the answer of the question being proven
/// ("$answer").
struct Value
{
    Json plain;
    bool answer = false;
};

struct Check;

struct EventCheck ///< happened since the step began, this many `times` or at least once
{
    std::string type;
    std::vector<std::pair<const EventField *, Value>> fields;
    std::optional<int> times;
};

struct SequenceCheck ///< these happened in this order
{
    std::vector<EventCheck> events;
};

struct CardCheck ///< the first card of the selector
{
    Selector cards;
    std::vector<std::pair<const Property *, Value>> values;
};

struct CountCheck
{
    Selector cards;
    Value count;
};

struct PresenceCheck
{
    Selector cards;
    bool there = true;
};

struct CounterCheck
{
    Side side = Side::Me;
    const Counter *counter = nullptr;
    Value value;
};

struct AskedCheck
{
    Side side = Side::Me;
    std::string kind; ///< of decision; empty: any
    std::string about; ///< the card whose ability asks; empty: any
    std::optional<int> options;
    std::optional<std::vector<std::string>> offers; ///< exactly these printed cards
};

struct ResultCheck
{
    std::string outcome; ///< "me", "you", "draw"
    std::string reason; ///< empty: any
};

struct StateCheck
{
    std::vector<std::pair<const Fact *, Value>> facts;
};

struct Group
{
    enum class Kind : std::uint8_t { All, Any, Not };

    Kind kind = Kind::All;
    std::vector<Check> parts;
};

/// What must be true now, or have happened since the step began.
struct Check
{
    std::variant<Group, EventCheck, SequenceCheck, CardCheck, CountCheck, PresenceCheck,
                 CounterCheck, AskedCheck, ResultCheck, StateCheck>
        what;
    std::string text; ///< as written, for messages
};

[[nodiscard]] std::optional<Check> readCheck(const JsonCursor &at, const Words &words);

} // namespace playmat::learn
