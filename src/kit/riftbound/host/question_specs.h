#pragma once

#include "engine/riftbound/state/types.h"

/// What a question of this game is, and what a kind of option is, each in one row.
namespace playmat::riftbound::host {

struct PromptSpec
{
    Prompt prompt = {};
    const char *text = ""; ///< of the protocol and a terminal
    const char *window = nullptr; ///< of an action
    const char *purpose = nullptr;
    const char *rule = "";
};

struct OptionSpec
{
    OptionKind kind = {};
    const char *name = ""; ///< in JSON
    const char *text = ""; ///< of a terminal, with {card}, {zone} and {cost}
    bool zone = false; ///< JSON has it
    bool cost = false;
};

[[nodiscard]] const PromptSpec &promptSpec(Prompt prompt);
[[nodiscard]] const OptionSpec &optionSpec(OptionKind kind);

} // namespace playmat::riftbound::host
