#pragma once

#include "sound/sound.h"

#include <span>
#include <vector>

namespace playmat::sound {

/// Mixes the sounds that play at the same time.
class Mixer
{
public:
    /// More sounds at once would only be noise: a new sound replaces the oldest one.
    static constexpr std::size_t kMost = 8;

    /// Begins a sound. `wave` must outlive it; `loudness` 1 leaves the sound unchanged.
    void begin(const Wave &wave, double loudness);
    /// Writes the next samples of all sounds. Returns false if no sound plays: `out` is silence.
    bool mix(std::span<std::int16_t> out);
    [[nodiscard]] std::size_t sounding() const { return m_voices.size(); }

private:
    struct Voice
    {
        const Wave *wave = nullptr;
        double loudness = 1;
        std::size_t at = 0;
    };

    std::vector<Voice> m_voices;
    std::vector<double> m_sum;
};

} // namespace playmat::sound
