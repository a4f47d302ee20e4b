#include "sound/synth.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <span>

namespace playmat::sound {

namespace {

constexpr double kTau = 2 * std::numbers::pi;
constexpr double kRelease = .008; ///< seconds; each layer fades out, or it would click
constexpr double kRoomTail = .22; ///< seconds until the reverb is silent
constexpr double kTailFade = .05;
constexpr double kLowest = 25; ///< Hz; lower frequencies only move the membrane
constexpr double kLoudest = 32'767;

std::size_t samplesIn(double seconds)
{
    return std::size_t(std::lround(seconds * kRate));
}

/// A smooth curve from 0 to 1, without corners.
double smooth(double share)
{
    return .5 - .5 * std::cos(std::numbers::pi * std::clamp(share, 0., 1.));
}

/// A noise generator with the same output on every machine.
class Noise
{
public:
    explicit Noise(std::uint32_t seed)
        : m_state(seed * 2'654'435'761U + 1)
    {
    }
    double next()
    {
        m_state ^= m_state << 13U;
        m_state ^= m_state >> 17U;
        m_state ^= m_state << 5U;
        return double(m_state) / 2'147'483'648. - 1;
    }

private:
    std::uint32_t m_state;
};

/// A band-pass filter whose band may move: a state-variable filter with trapezoidal integration,
/// which stays stable while the band moves.
class Band
{
public:
    double pass(double in, double middle, double width)
    {
        const double g = std::tan(std::numbers::pi * std::min(middle, .45 * kRate) / kRate);
        const double k = std::max(width, .05);
        const double band = (g * (in - m_low) + m_band) / (1 + g * (g + k));
        const double low = m_low + g * band;
        m_band = 2 * band - m_band;
        m_low = 2 * low - m_low;
        return k * band;
    }

private:
    double m_band = 0;
    double m_low = 0;
};

/// The value of a wave that starts at zero and rises; `phase` is from 0 to 1.
double shapeOf(Source source, double phase)
{
    if (source == Source::Sine)
        return std::sin(kTau * phase);
    const double turned = phase < .75 ? phase + .25 : phase - .75;
    return 1 - 4 * std::abs(turned - .5);
}

/// The envelope of a layer: next() returns the loudness of the next sample.
class Envelope
{
public:
    explicit Envelope(const Layer &layer)
        : m_layer(layer)
        , m_keep(std::exp(-1 / (layer.decay * kRate)))
        , m_fade(layer.gain)
    {
    }
    double next()
    {
        const double time = double(m_at++) / kRate;
        double loudness = m_fade;
        if (time < m_layer.attack)
            loudness *= smooth(time / m_layer.attack);
        else
            m_fade *= m_keep;
        const double left = m_layer.length - time;
        return left < kRelease ? loudness * smooth(left / kRelease) : loudness;
    }

private:
    const Layer &m_layer;
    double m_keep;
    double m_fade;
    std::size_t m_at = 0;
};

void add(const Layer &layer, std::uint32_t seed, std::vector<double> &out)
{
    const std::size_t first = samplesIn(layer.start);
    const std::size_t count = samplesIn(layer.length);
    const double glide
        = layer.to > 0 ? std::exp(std::log(layer.to / layer.from) / double(count)) : 1;
    Noise noise(seed);
    Band band;
    Envelope envelope(layer);
    double pitch = layer.from;
    double phase = 0;
    for (std::size_t at = 0; at < count; ++at) {
        const double value = layer.source == Source::Noise
            ? band.pass(noise.next(), pitch, layer.width)
            : shapeOf(layer.source, phase);
        out[first + at] += value * envelope.next();
        phase += pitch / kRate;
        phase -= phase >= 1 ? 1 : 0;
        pitch *= glide;
    }
}

/// Adds reverb: four delays without common echoes, each of which damps the high frequencies.
void addRoom(double share, std::vector<double> &wave)
{
    const std::vector<double> dry = wave;
    for (const int delay : {1'433, 1'867, 2'311, 2'927}) {
        std::vector<double> line(std::size_t(delay), 0.);
        double dull = 0;
        for (std::size_t at = 0; at < wave.size(); ++at) {
            double &back = line[at % line.size()];
            dull += .45 * (back - dull);
            wave[at] += share * .5 * dull;
            back = dry[at] + .62 * dull;
        }
    }
}

/// Removes frequencies that are too low to hear, and the DC offset.
void removeLowest(std::vector<double> &wave)
{
    const double keep = std::exp(-kTau * kLowest / kRate);
    double before = 0;
    double out = 0;
    for (double &value : wave) {
        out = keep * (out + value - before);
        before = value;
        value = out;
    }
}

void fadeOut(std::vector<double> &wave)
{
    const std::size_t count = std::min(samplesIn(kTailFade), wave.size() / 4);
    for (std::size_t at = 0; at < count; ++at)
        wave[wave.size() - 1 - at] *= smooth(double(at) / double(count));
}

/// Removes the DC offset that remains after fading; the correction is zero at both ends.
void removeMean(std::vector<double> &wave)
{
    double sum = 0;
    for (const double value : wave)
        sum += value;
    const double per = sum / double(wave.size()) * 2;
    for (std::size_t at = 0; at < wave.size(); ++at)
        wave[at] -= per * (.5 - .5 * std::cos(kTau * double(at) / double(wave.size() - 1)));
}

Wave inNumbers(std::span<const double> wave, double peak)
{
    double highest = 1e-9;
    for (const double value : wave)
        highest = std::max(highest, std::abs(value));
    Wave out;
    out.reserve(wave.size());
    for (const double value : wave)
        out.push_back(std::int16_t(std::lround(value / highest * peak * kLoudest)));
    return out;
}

} // namespace

Wave render(const Recipe &recipe)
{
    double end = 0;
    for (const Layer &layer : recipe.layers)
        end = std::max(end, layer.start + layer.length);
    std::vector<double> wave(samplesIn(end + (recipe.room > 0 ? kRoomTail : 0)) + 4, 0.);
    std::uint32_t seed = 1;
    for (const Layer &layer : recipe.layers)
        add(layer, seed++, wave);
    if (recipe.room > 0)
        addRoom(recipe.room, wave);
    removeLowest(wave);
    fadeOut(wave);
    removeMean(wave);
    return inNumbers(wave, recipe.peak);
}

} // namespace playmat::sound
