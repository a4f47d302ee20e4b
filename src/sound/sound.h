#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

/// The sounds of a table: what they are, how they are made, and how they reach the loudspeaker. No
/// Qt, and no recordings: every sound is computed from a recipe when the program needs it.
namespace playmat::sound {

/// What a sound says. If several are due at once and only one may be heard, the last one of this
/// list is.
enum class Sound : std::uint8_t {
    PickUp,
    CardDown,
    Draw,
    Shuffle,
    Refused,
    YourTurn,
    Earn,
    Heal,
    Shield,
    Hit,
    Defeat,
    BaseHit,
    Entrance,
    Win,
    Loss,
};
inline constexpr std::size_t kSounds = std::size_t(Sound::Loss) + 1;

/// "card_down"; for tests and for whoever looks at the waves.
[[nodiscard]] std::string_view nameOf(Sound sound);

inline constexpr int kRate = 48'000; ///< samples in a second

/// One channel of samples at kRate.
using Wave = std::vector<std::int16_t>;

} // namespace playmat::sound
