#pragma once

#include "sound/sound.h"

#include <vector>

namespace playmat::sound {

enum class Source : std::uint8_t { Sine, Triangle, Noise };

/// A part of a sound. Times are in seconds, pitches in Hz. The layer swells for `attack`, then
/// fades to a third with each `decay`, and is silent after `length`.
struct Layer
{
    Source source = Source::Sine;
    double start = 0;
    double length = .1;
    double from = 440; ///< pitch at the beginning; of noise, the middle of the band that is kept
    double to = 0; ///< pitch at the end; 0: it stays the same
    double width = 1; ///< of noise: the width of the band, as a share of its middle
    double attack = .002;
    double decay = .05;
    double gain = 1;
};

struct Recipe
{
    std::vector<Layer> layers;
    double peak = .5; ///< of the finished sound, as a share of full scale
    double room = 0; ///< how much of it comes back from the walls, 0 to 1
};

/// The sound of that recipe, always the same one. It begins and ends at zero.
[[nodiscard]] Wave render(const Recipe &recipe);

} // namespace playmat::sound
