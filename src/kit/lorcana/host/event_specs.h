#pragma once

#include "engine/lorcana/state/types.h"
#include "kit/common/host/spec_rows.h"

#include <span>

/// What an event of this game is, all in one row: its name, what its fields are called, what a
/// table makes of it, and its rule.
namespace playmat::lorcana::host {

/// What a field says of an event.
enum class FieldAs : std::uint8_t {
    None,
    Zones, ///< "from" and "to"
    Way, ///< of playing: amount2
    Answer, ///< the amount as yes or no
    Shown, ///< the card, and its player
    Name, ///< of a card
    Ability, ///< and its name
    Step,
    Phase,
    End, ///< the reason, after the winner
};

/// What an event's fields are called in JSON; nullptr where one says nothing.
struct EventFields
{
    bool card = false;
    bool player = false;
    const char *other = nullptr;
    const char *amount = nullptr;
    const char *amount2 = nullptr;
    const char *last = ""; ///< after what was printed
    FieldAs as = FieldAs::None; ///< what the last one says
};

/// Who writes the lines of an event: its row alone, or code that has more to look at.
enum class Telling : std::uint8_t {
    Silent,
    Line,
    Draw,
    Play,
    Ink,
    Quest,
    Lore,
    Damage,
    Status,
    Move,
    Under,
    Look,
    NamedCard,
    Ability,
    Choice,
    End,
};

using EventSpec = kit::EventRow<Ev, EventFields, Telling>;

[[nodiscard]] std::span<const EventSpec> eventSpecs();
[[nodiscard]] const EventSpec &eventSpec(Ev event);

} // namespace playmat::lorcana::host
