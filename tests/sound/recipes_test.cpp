// Tests the measurable properties of sounds: their length and loudness, that they begin and end in
// silence, and that no two are alike.
#include "sound/mixer.h"
#include "sound/recipes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <set>

namespace playmat::sound {
namespace {

constexpr int kQuiet = 60; ///< of 32767: about -55 dB

const Wave &waveOf(Sound sound)
{
    static const std::array<Wave, kSounds> kWaves = [] {
        std::array<Wave, kSounds> waves;
        for (std::size_t at = 0; at < kSounds; ++at)
            waves[at] = render(recipeOf(Sound(at)));
        return waves;
    }();
    return kWaves.at(std::size_t(sound));
}

double secondsOf(const Wave &wave)
{
    return double(wave.size()) / kRate;
}

int peakOf(const Wave &wave)
{
    int peak = 0;
    for (const int value : wave)
        peak = std::max(peak, std::abs(value));
    return peak;
}

/// Zero crossings per second in that part of the wave: about twice its pitch.
double crossingsIn(const Wave &wave, double from, double to)
{
    const auto first = std::size_t(from * double(wave.size()));
    const auto last = std::size_t(to * double(wave.size()));
    int crossings = 0;
    for (std::size_t at = first + 1; at < last; ++at)
        crossings += (wave[at - 1] < 0) != (wave[at] < 0) ? 1 : 0;
    return crossings * double(kRate) / double(last - first);
}

struct Sounds : testing::TestWithParam<int>
{
    [[nodiscard]] const Wave &wave() const { return waveOf(Sound(GetParam())); }
};

TEST_P(Sounds, IsShort)
{
    EXPECT_GE(secondsOf(wave()), .05);
    EXPECT_LE(secondsOf(wave()), Sound(GetParam()) >= Sound::Entrance ? 2.2 : 1.3);
}

TEST_P(Sounds, StaysBelowFullScale)
{
    EXPECT_GE(peakOf(wave()), 4'000);
    EXPECT_LE(peakOf(wave()), 26'000) << "several at once still have room";
}

TEST_P(Sounds, BeginsAndEndsWithoutAClick)
{
    EXPECT_LE(std::abs(wave().front()), kQuiet);
    EXPECT_LE(std::abs(wave()[1] - wave()[0]), kQuiet);
    EXPECT_LE(std::abs(wave().back()), kQuiet);
    const int last = kRate / 1'000; // samples in the last millisecond
    EXPECT_LE(std::abs(wave()[wave().size() - std::size_t(last)]), kQuiet);
}

TEST_P(Sounds, HasNoConstantPart)
{
    const double sum = std::accumulate(wave().begin(), wave().end(), 0.);
    EXPECT_LE(std::abs(sum / double(wave().size())), 2.);
}

TEST_P(Sounds, IsTheSameEachTime)
{
    EXPECT_EQ(render(recipeOf(Sound(GetParam()))), wave());
}

INSTANTIATE_TEST_SUITE_P(All, Sounds, testing::Range(0, int(kSounds)),
                         [](const auto &one) { return std::string(nameOf(Sound(one.param))); });

/// The normalized correlation of two waves, 0 to 1. A high value means that a listener would
/// confuse them.
double likenessOf(const Wave &one, const Wave &other)
{
    double both = 0;
    double a = 0;
    double b = 0;
    for (std::size_t at = 0; at < std::max(one.size(), other.size()); ++at) {
        const double x = at < one.size() ? one[at] : 0;
        const double y = at < other.size() ? other[at] : 0;
        both += x * y;
        a += x * x;
        b += y * y;
    }
    return std::abs(both) / std::sqrt(a * b);
}

TEST(Recipes, NoTwoAreAlike)
{
    std::set<std::string_view> names;
    for (std::size_t one = 0; one < kSounds; ++one) {
        names.insert(nameOf(Sound(one)));
        for (std::size_t other = one + 1; other < kSounds; ++other) {
            EXPECT_LT(likenessOf(waveOf(Sound(one)), waveOf(Sound(other))), .6)
                << nameOf(Sound(one)) << " and " << nameOf(Sound(other));
        }
    }
    EXPECT_EQ(names.size(), kSounds);
}

TEST(Recipes, WhatIsGainedRisesAndWhatIsLostFalls)
{
    const auto rise = [](Sound sound, double middle) {
        return crossingsIn(waveOf(sound), .2, middle) / crossingsIn(waveOf(sound), 0, .08);
    };
    EXPECT_GT(rise(Sound::Heal, .4), 1.2);
    EXPECT_GT(rise(Sound::Earn, .4), 1.2);
    EXPECT_LT(rise(Sound::Loss, .5), .8);
    EXPECT_LT(crossingsIn(waveOf(Sound::BaseHit), .3, .6), 400) << "a low thump";
    EXPECT_GT(crossingsIn(waveOf(Sound::Draw), .1, .3), 3'000) << "paper";
}

// --- several at once -----------------------------------------------------------------------------

Wave mixed(Mixer &mixer, std::size_t samples)
{
    Wave out(samples);
    (void)mixer.mix(out);
    return out;
}

TEST(Mixing, OneSoundIsAsItWasMade)
{
    Mixer mixer;
    const Wave &wave = waveOf(Sound::CardDown);
    mixer.begin(wave, 1);
    EXPECT_EQ(mixed(mixer, wave.size()), wave);
    EXPECT_EQ(mixer.sounding(), 0U);
    Wave nothing(100, 7);
    EXPECT_FALSE(mixer.mix(nothing));
    EXPECT_EQ(nothing, Wave(100, 0));
}

TEST(Mixing, ItIsTakenInPieces)
{
    Mixer mixer;
    const Wave &wave = waveOf(Sound::Draw);
    mixer.begin(wave, .5);
    Wave all;
    while (mixer.sounding() > 0) {
        const Wave piece = mixed(mixer, 480);
        all.insert(all.end(), piece.begin(), piece.end());
    }
    ASSERT_GE(all.size(), wave.size());
    for (std::size_t at = 0; at < wave.size(); ++at)
        ASSERT_NEAR(all[at], wave[at] * .5, 1);
}

TEST(Mixing, ManyLoudOnesAreLimitedAndTheOldestGivesWay)
{
    Wave hum(kRate / 10);
    for (std::size_t at = 0; at < hum.size(); ++at)
        hum[at] = std::int16_t(20'000 * std::sin(double(at) * 200 * 2 * 3.14159 / kRate));
    Mixer mixer;
    for (std::size_t i = 0; i < Mixer::kMost + 5; ++i)
        mixer.begin(hum, 1.5);
    EXPECT_EQ(mixer.sounding(), Mixer::kMost);
    const Wave loud = mixed(mixer, kRate / 10);
    EXPECT_GT(peakOf(loud), 31'000);
    for (std::size_t at = 1; at < loud.size(); ++at)
        ASSERT_LT(std::abs(loud[at] - loud[at - 1]), 15'000) << "it has not turned over";
}

} // namespace
} // namespace playmat::sound
