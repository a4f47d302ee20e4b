#pragma once

#include "engine/riftbound/state/types.h"
#include "kit/common/host/spec_rows.h"

#include <span>

/// What an event of this game is, all in one row: its name, what its fields are called, what a
/// table makes of it, and its rule.
namespace playmat::riftbound::host {

/// The JSON names of an event's fields; nullptr for fields that it does not use.
struct EventFields
{
    bool card = false;
    bool player = false;
    const char *other = nullptr;
    const char *amount = nullptr;
    const char *zone = nullptr; ///< the name for Event::to
};

/// Who writes the lines of an event: its row alone, or code that has more to look at.
enum class Telling : std::uint8_t {
    Silent,
    Line,
    Move,
    Turn,
    Phase,
    Ready,
    Exhaust,
    Count, ///< the same several times in a row, with their number
    Recycle,
    Reveal,
    Play,
    Hide,
    March, ///< a unit's move
    Chain,
    Place, ///< what happens to a battlefield
    Points,
    Heal,
    Killed,
    Choice,
    Empowered, ///< it became Empowered, or is so no longer
    Experience, ///< a player gains or spends XP
    End,
};

using EventSpec = kit::EventRow<Ev, EventFields, Telling>;

[[nodiscard]] std::span<const EventSpec> eventSpecs();
[[nodiscard]] const EventSpec &eventSpec(Ev event);

} // namespace playmat::riftbound::host
