#include "sound/mixer.h"

#include <algorithm>
#include <cmath>

namespace playmat::sound {

namespace {

constexpr double kFull = 32'767;
constexpr double kKnee = .7; ///< share of full scale above which loud sums are compressed

/// Soft limiter: never exceeds full scale, and the curve has no corner where compression starts.
std::int16_t limited(double value)
{
    const double share = std::abs(value) / kFull;
    const double pressed
        = share <= kKnee ? share : kKnee + (1 - kKnee) * std::tanh((share - kKnee) / (1 - kKnee));
    return std::int16_t(std::lround(std::copysign(pressed, value) * kFull));
}

} // namespace

void Mixer::begin(const Wave &wave, double loudness)
{
    if (m_voices.size() == kMost)
        m_voices.erase(m_voices.begin());
    m_voices.push_back({&wave, loudness, 0});
}

bool Mixer::mix(std::span<std::int16_t> out)
{
    const bool any = !m_voices.empty();
    m_sum.assign(out.size(), 0.);
    for (Voice &voice : m_voices) {
        const std::size_t count = std::min(out.size(), voice.wave->size() - voice.at);
        for (std::size_t i = 0; i < count; ++i)
            m_sum[i] += voice.loudness * (*voice.wave)[voice.at + i];
        voice.at += count;
    }
    std::erase_if(m_voices, [](const Voice &voice) { return voice.at >= voice.wave->size(); });
    std::transform(m_sum.begin(), m_sum.end(), out.begin(), limited);
    return any;
}

} // namespace playmat::sound
