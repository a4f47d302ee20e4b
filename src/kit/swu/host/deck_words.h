#pragma once

#include "kit/common/host/deck_words.h"

namespace playmat::match {

inline constexpr std::size_t kLeaderSection = kit::kOwnSections;
inline constexpr std::size_t kBaseSection = kit::kOwnSections + 1;
inline constexpr std::size_t kSecondLeader = kit::kOwnSections + 2; ///< for Twin Suns

/// The words of deck lists for this game, and all of its sets.
[[nodiscard]] const kit::DeckGrammar &swuDeckWords();

} // namespace playmat::match
