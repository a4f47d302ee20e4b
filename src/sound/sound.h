#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

/// The sounds of a table, their synthesis, and their output to the loudspeaker. Uses neither Qt nor
/// recordings: every sound is computed from a recipe at run time.
namespace playmat::sound {

/// The events that have a sound. If several sounds are due at once and only one may be heard, it is
/// the last one of this list.
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

/// The name of a sound, such as "card_down"; for tests and for inspecting the waves.
[[nodiscard]] std::string_view nameOf(Sound sound);

inline constexpr int kRate = 48'000; ///< samples per second

/// Mono samples at kRate.
using Wave = std::vector<std::int16_t>;

} // namespace playmat::sound
