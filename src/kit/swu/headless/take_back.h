#pragma once

#include "engine/swu/game.h"
#include "match/card_library.h"

#include <array>
#include <cstdint>
#include <string>

namespace playmat::cli {

/// What playing one match and taking back every answer in it came to.
struct TakenBack
{
    std::string fault; ///< the first difference; empty when there was none
    std::size_t answers = 0;
};

/// Plays a match of random answers to its end. Each answer is taken back and given again; in the
/// end all of them are: every byte of the state, and what each player sees and is asked, must be
/// what it was.
[[nodiscard]] TakenBack playAndTakeBack(const match::CardLibrary &library, std::uint64_t seed,
                                        const std::array<swu::DeckChoice, swu::kPlayers> &decks);

} // namespace playmat::cli
