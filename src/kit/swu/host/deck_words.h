#pragma once

#include "kit/common/host/deck_words.h"

namespace playmat::match {

inline constexpr std::size_t kLeaderSection = kit::kOwnSections;
inline constexpr std::size_t kBaseSection = kit::kOwnSections + 1;
inline constexpr std::size_t kSecondLeader = kit::kOwnSections + 2; ///< of Twin Suns

/// The words of this game's lists, and all its sets.
[[nodiscard]] const kit::DeckGrammar &swuDeckWords();

} // namespace playmat::match
