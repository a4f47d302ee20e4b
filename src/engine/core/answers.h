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

/// Answers that the decision does not allow, one for each kind of mistake that is possible: a
/// nonexistent option, an empty answer, an option named twice, too many options.
[[nodiscard]] std::vector<Answer> wrongAnswersTo(const Decision &decision);

} // namespace playmat::core
