#pragma once

#include <span>
#include <string>
#include <string_view>

namespace playmat::effects {

/// The known word that the author of `word` probably meant: a few letters wrong, missing, too
/// many or swapped. Empty when none is close.
[[nodiscard]] std::string_view nearestWord(std::string_view word,
                                           std::span<const std::string_view> known);

/// "; did you mean "x"?" to put behind a message, or nothing.
[[nodiscard]] std::string nearestHint(std::string_view word,
                                      std::span<const std::string_view> known);

} // namespace playmat::effects
