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

/// An own step of an op.
[[nodiscard]] constexpr std::uint8_t own(int step)
{
    return static_cast<std::uint8_t>(static_cast<int>(EffectStep::Own) + step);
}
/// Has an op of its own accord been begun?
[[nodiscard]] inline bool isFirst(const Frame &f)
{
    return f.step == static_cast<std::uint8_t>(EffectStep::First);
}

/// "deal", with "each of …" or without.
[[nodiscard]] inline std::string verb(std::string_view word, const std::string &what)
{
    return std::string(word) + " " + what;
}

} // namespace playmat::lorcana
