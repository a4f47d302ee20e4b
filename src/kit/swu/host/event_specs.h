#pragma once

#include "engine/swu/state/types.h"
#include "kit/common/host/spec_rows.h"

#include <span>

/// What an event of this game is, all in one row: its name, what its fields are called, what it is
/// in words, what a table makes of it, and its rule.
namespace playmat::match {

/// How JSON has an event's amount.
enum class AmountAs : std::uint8_t {
    Number,
    Answer, ///< yes or no
    Keywords, ///< with amount2
    Phase,
    Ability,
    End, ///< the reason, after the winner; amount2 is the limit that was reached
    Name, ///< of a card
    Chosen, ///< a number, where no card was chosen
};

/// What an event's fields are called in JSON; nullptr where one says nothing.
struct EventFields
{
    const char *other = nullptr;
    const char *amount = nullptr;
    const char *amount2 = nullptr;
    AmountAs as = AmountAs::Number;
    bool zones = false; ///< "from" and "to"
};

/// Who writes the lines of an event: its row alone, or code that has more to look at.
enum class Telling : std::uint8_t {
    Silent,
    Line,
    Play,
    Damage,
    Healing,
    Move,
    Token,
    Phase,
    Initiative,
    Mulligan,
    Look,
    Choice,
    NamedCard,
    Nothing,
    End,
};

using EventSpec = kit::EventRow<swu::Ev, EventFields, Telling>;

[[nodiscard]] std::span<const EventSpec> eventSpecs();
[[nodiscard]] const EventSpec &eventSpec(swu::Ev event);

} // namespace playmat::match
