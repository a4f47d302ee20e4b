#pragma once

#include "sound/device.h"
#include "sound/mixer.h"
#include "sound/sound.h"

#include <array>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

namespace playmat::sound {

/// Renders the sounds and plays them on its own thread, so that callers never wait. If there is no
/// loudspeaker, or it goes away, the thread looks for it again when a sound is wanted, but at most
/// every ten seconds.
class Speaker
{
public:
    using Open = std::function<std::unique_ptr<Device>()>;
    /// Called on the speaker's thread with whether there is a loudspeaker now.
    using Told = std::function<void(bool there)>;

    Speaker(Open open, Told told);
    Speaker(const Speaker &) = delete;
    Speaker &operator=(const Speaker &) = delete;
    ~Speaker() = default;

    /// Plays the sound now, at this share of its usual loudness. Drops it if nobody can hear it.
    void play(Sound sound, double loudness);

private:
    struct Wanted
    {
        Sound sound;
        double loudness;
    };

    void run(const std::stop_token &ends);
    void make(const std::stop_token &ends);
    void open();
    [[nodiscard]] bool waitForWork(const std::stop_token &ends);
    void takeWanted();
    void playOn(const std::stop_token &ends);

    Open m_open;
    Told m_told;
    std::mutex m_mutex; ///< guards m_wanted
    std::vector<Wanted> m_wanted;
    std::condition_variable_any m_asked;
    // Used only by the speaker's thread.
    std::array<Wave, kSounds> m_waves;
    std::unique_ptr<Device> m_device;
    Mixer m_mixer;
    std::jthread m_thread; ///< the last member: it is destroyed first
};

} // namespace playmat::sound
