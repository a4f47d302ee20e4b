#pragma once

#include <cstddef>

namespace playmat::match {

/// No deck that is read is longer than this many bytes, and none has more copies of a card.
inline constexpr std::size_t kLongestDeck = 256U << 10U;
inline constexpr int kMostCopies = 99;

} // namespace playmat::match
