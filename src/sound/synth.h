#pragma once

#include "sound/sound.h"

#include <vector>

namespace playmat::sound {

enum class Source : std::uint8_t { Sine, Triangle, Noise };

/// A layer of a sound. Times are in seconds, pitches in Hz. The layer swells for `attack`, then
/// fades to a third with each `decay`, and is silent after `length`.
struct Layer
{
    Source source = Source::Sine;
    double start = 0;
    double length = .1;
    double from = 440; ///< initial pitch; for noise, the centre of the band
    double to = 0; ///< final pitch; 0: the pitch stays the same
    double width = 1; ///< for noise: the width of the band, as a share of its centre
    double attack = .002;
    double decay = .05;
    double gain = 1;
};

struct Recipe
{
    std::vector<Layer> layers;
    double peak = .5; ///< peak of the finished sound, as a share of full scale
    double room = 0; ///< amount of reverb, 0 to 1
};

/// Renders the recipe; always the same samples. They begin and end at zero.
[[nodiscard]] Wave render(const Recipe &recipe);

} // namespace playmat::sound
