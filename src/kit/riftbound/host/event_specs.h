#pragma once

#include "engine/riftbound/state/types.h"

#include <span>

/// What an event of this game is, all in one row: its name, what its fields are called, its rule.
namespace playmat::riftbound::host {

/// What an event's fields are called in JSON; nullptr where one says nothing.
struct EventSpec
{
    Ev event = {};
    const char *name = "";
    bool card = false;
    bool player = false;
    const char *other = nullptr;
    const char *amount = nullptr;
    const char *zone = nullptr; ///< where Event::to says it
    const char *rule = "";
};

[[nodiscard]] std::span<const EventSpec> eventSpecs();
[[nodiscard]] const EventSpec &eventSpec(Ev event);

} // namespace playmat::riftbound::host
