#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace playmat::effects {

/// The known word that the author of `word` probably meant: a few letters wrong, missing, too
/// many or swapped. Empty when none is close.
[[nodiscard]] std::string_view nearestWord(std::string_view word,
                                           std::span<const std::string_view> known);

/// The places of all known words that are at most a quarter of its letters from `word`, the nearest
/// first.
[[nodiscard]] std::vector<std::size_t> nearestWords(std::string_view word,
                                                    std::span<const std::string_view> known);

/// "; did you mean "x"?" to put behind a message, or nothing.
[[nodiscard]] std::string nearestHint(std::string_view word,
                                      std::span<const std::string_view> known);

} // namespace playmat::effects
