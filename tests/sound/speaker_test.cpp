// Tests the thread that plays: it needs no loudspeaker, never blocks callers, and ends at once.
#include "sound/recipes.h"
#include "sound/speaker.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>

namespace playmat::sound {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

/// What the fake loudspeaker received. The device takes as long as a real one.
struct Heard
{
    std::atomic<int> told = -1; ///< 1: there is one, 0: there is none, -1: nothing was said
    std::atomic<int> opened = 0;
    std::atomic<int> loudest = 0;
    std::atomic<bool> breaks = false;
    std::atomic<Clock::rep> first = 0; ///< when the first sound was audible
};

class FakeDevice : public Device
{
public:
    explicit FakeDevice(Heard &heard)
        : m_heard(heard)
    {
    }
    bool write(std::span<const std::int16_t> samples) override
    {
        std::this_thread::sleep_for(std::chrono::milliseconds(kBlockMs));
        int loudest = 0;
        for (const int sample : samples)
            loudest = std::max(loudest, std::abs(sample));
        if (loudest > 0 && m_heard.first == 0)
            m_heard.first = Clock::now().time_since_epoch().count();
        m_heard.loudest = std::max(m_heard.loudest.load(), loudest);
        return !m_heard.breaks;
    }
    void rest() override { }

private:
    Heard &m_heard;
};

bool becomes(const std::function<bool()> &condition)
{
    for (int i = 0; i < 2'000 && !condition(); ++i)
        std::this_thread::sleep_for(5ms);
    return condition();
}

Speaker::Open opensFor(Heard &heard)
{
    return [&heard] {
        ++heard.opened;
        return std::make_unique<FakeDevice>(heard);
    };
}

Speaker::Told tells(Heard &heard)
{
    return [&heard](bool there) { heard.told = there ? 1 : 0; };
}

TEST(Speaker, PlaysWhatIsWanted)
{
    Heard heard;
    Speaker speaker(opensFor(heard), tells(heard));
    ASSERT_TRUE(becomes([&] { return heard.told == 1; }));
    const auto before = Clock::now();
    speaker.play(Sound::Hit, 1);
    const auto after = Clock::now();
    ASSERT_TRUE(becomes([&] { return heard.first != 0; }));
    const auto late = Clock::time_point(Clock::duration(heard.first)) - before;
    RecordProperty(
        "play_us",
        int(std::chrono::duration_cast<std::chrono::microseconds>(after - before).count()));
    RecordProperty("first_block_ms",
                   int(std::chrono::duration_cast<std::chrono::milliseconds>(late).count()));
    EXPECT_LT(after - before, 250ms) << "whoever plays does not wait";
    ASSERT_TRUE(becomes([&] { return heard.loudest > 10'000; }));
}

TEST(Speaker, HalfAsLoudIsHalf)
{
    Heard heard;
    Speaker speaker(opensFor(heard), tells(heard));
    ASSERT_TRUE(becomes([&] { return heard.told == 1; }));
    speaker.play(Sound::CardDown, .5);
    int peak = 0;
    for (const int value : render(recipeOf(Sound::CardDown)))
        peak = std::max(peak, std::abs(value));
    ASSERT_TRUE(becomes([&] { return heard.loudest >= peak / 2 - 1; }));
    EXPECT_LE(heard.loudest, peak / 2 + 1);
}

TEST(Speaker, WithoutALoudspeakerItIsSilentAndEnds)
{
    Heard heard;
    Speaker speaker([] { return std::unique_ptr<Device>(); }, tells(heard));
    ASSERT_TRUE(becomes([&] { return heard.told == 0; }));
    for (int i = 0; i < 100; ++i)
        speaker.play(Sound::Draw, 1);
    EXPECT_EQ(heard.loudest, 0);
}

TEST(Speaker, ALoudspeakerThatGoesAwayIsToldAndNotOpenedAtOnceAgain)
{
    Heard heard;
    Speaker speaker(opensFor(heard), tells(heard));
    ASSERT_TRUE(becomes([&] { return heard.told == 1; }));
    heard.breaks = true;
    speaker.play(Sound::Draw, 1);
    ASSERT_TRUE(becomes([&] { return heard.told == 0; }));
    speaker.play(Sound::Draw, 1);
    std::this_thread::sleep_for(50ms);
    EXPECT_EQ(heard.opened, 1);
}

TEST(Speaker, EndsInTheMiddleOfASound)
{
    Heard heard;
    const auto begin = Clock::now();
    {
        Speaker speaker(opensFor(heard), tells(heard));
        ASSERT_TRUE(becomes([&] { return heard.told == 1; }));
        speaker.play(Sound::Win, 1);
        ASSERT_TRUE(becomes([&] { return heard.first != 0; }));
    }
    EXPECT_LT(Clock::now() - begin, 10s);
}

} // namespace
} // namespace playmat::sound
