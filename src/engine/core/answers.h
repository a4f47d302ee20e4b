#pragma once

#include "engine/core/decision.h"

#include <cstddef>
#include <limits>
#include <vector>

namespace playmat::core {

/// All answers that a decision allows, each choice of several options once. Naming a card counts as
/// one answer for each name; `names` is one more than there are. With `most`, only the first ones:
/// choices among many options are more than can be listed.
[[nodiscard]] std::vector<Answer> answersTo(const Decision &decision, std::size_t names,
                                            std::size_t most
                                            = std::numeric_limits<std::size_t>::max());

/// Some answers that the decision does not allow, one of each kind of mistake that it leaves room
/// for: an option that there is not, none at all, one twice, one too many.
[[nodiscard]] std::vector<Answer> wrongAnswersTo(const Decision &decision);

} // namespace playmat::core
