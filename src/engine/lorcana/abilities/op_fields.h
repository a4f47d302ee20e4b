#pragma once

#include "engine/lorcana/language/loader_trees.h"
#include "engine/lorcana/rules/machine.h"
#include "engine/lorcana/text/printer.h"

/// What the files of ops have in common.
namespace playmat::lorcana {

using core::Answer;
using core::Decision;
using core::DecisionKind;
using field::needed;

/// "deal", with "each of …" or without.
[[nodiscard]] inline std::string verb(std::string_view word, const std::string &what)
{
    return std::string(word) + " " + what;
}

} // namespace playmat::lorcana
