#pragma once

#include "kit/common/host/deck_words.h"

namespace playmat::riftbound::host {

inline constexpr std::size_t kLegendSection = kit::kOwnSections;
inline constexpr std::size_t kChampionSection = kit::kOwnSections + 1;
inline constexpr std::size_t kRunesSection = kit::kOwnSections + 2;
inline constexpr std::size_t kBattlefieldsSection = kit::kOwnSections + 3;

/// The words of deck lists for this game, and all of its sets.
[[nodiscard]] const kit::DeckGrammar &deckWords();

} // namespace playmat::riftbound::host
