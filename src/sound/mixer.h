#pragma once

#include "sound/sound.h"

#include <span>
#include <vector>

namespace playmat::sound {

/// Adds up what sounds at the same time.
class Mixer
{
public:
    /// More at once is only noise: the one that has sounded longest gives way.
    static constexpr std::size_t kMost = 8;

    /// Begins a sound, which outlives its use; `loudness` 1 is as it was made.
    void begin(const Wave &wave, double loudness);
    /// The next samples of everything. Returns false if there was nothing, and only silence.
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
