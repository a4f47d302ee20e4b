#include "sound/speaker.h"

#include "sound/recipes.h"

#include <chrono>

namespace playmat::sound {

namespace {

constexpr std::chrono::seconds kLooksAgain{10};
/// Silence continues this long after a sound, so that the next sound need not wake the device.
constexpr int kSilentBlocks = 2'000 / Device::kBlockMs;
constexpr std::size_t kBlock = std::size_t(kRate) * Device::kBlockMs / 1'000;

} // namespace

Speaker::Speaker(Open open, Told told)
    : m_open(std::move(open))
    , m_told(std::move(told))
    , m_thread([this](const std::stop_token &ends) { run(ends); })
{
}

void Speaker::play(Sound sound, double loudness)
{
    {
        const std::scoped_lock lock(m_mutex);
        if (m_wanted.size() >= Mixer::kMost)
            return; // nothing is playing them
        m_wanted.push_back({sound, loudness});
    }
    m_asked.notify_one();
}

void Speaker::run(const std::stop_token &ends)
{
    make(ends);
    auto looked = std::chrono::steady_clock::now();
    if (!ends.stop_requested())
        open();
    while (waitForWork(ends)) {
        const auto now = std::chrono::steady_clock::now();
        if (m_device == nullptr && now - looked >= kLooksAgain) {
            looked = now;
            open();
        }
        takeWanted();
        if (m_device != nullptr)
            playOn(ends);
    }
}

void Speaker::make(const std::stop_token &ends)
{
    for (std::size_t at = 0; at < kSounds && !ends.stop_requested(); ++at)
        m_waves[at] = render(recipeOf(Sound(at)));
}

void Speaker::open()
{
    m_device = m_open();
    m_told(m_device != nullptr);
    const std::scoped_lock lock(m_mutex);
    m_wanted.clear(); // these sounds would be late
}

bool Speaker::waitForWork(const std::stop_token &ends)
{
    std::unique_lock lock(m_mutex);
    return m_asked.wait(lock, ends, [this] { return !m_wanted.empty(); });
}

void Speaker::takeWanted()
{
    const std::scoped_lock lock(m_mutex);
    if (m_device != nullptr) {
        for (const Wanted &wanted : m_wanted)
            m_mixer.begin(m_waves[std::size_t(wanted.sound)], wanted.loudness);
    }
    m_wanted.clear();
}

/// Plays until there has been silence for a while.
void Speaker::playOn(const std::stop_token &ends)
{
    std::array<std::int16_t, kBlock> block{};
    for (int silent = 0; silent < kSilentBlocks && !ends.stop_requested();) {
        silent = m_mixer.mix(block) ? 0 : silent + 1;
        if (!m_device->write(block)) {
            m_device.reset();
            m_mixer = {};
            m_told(false);
            return;
        }
        takeWanted();
    }
    m_device->rest();
}

} // namespace playmat::sound
