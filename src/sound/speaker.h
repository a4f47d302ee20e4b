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

/// Makes the sounds and plays them, on a thread of its own: whoever wants a sound never waits. If
/// there is no loudspeaker, or it goes away, it is looked for again when a sound is wanted, but not
/// more often than every ten seconds.
class Speaker
{
public:
    using Open = std::function<std::unique_ptr<Device>()>;
    /// Called on the thread of the speaker: there is a loudspeaker now, or there is none.
    using Told = std::function<void(bool there)>;

    Speaker(Open open, Told told);
    Speaker(const Speaker &) = delete;
    Speaker &operator=(const Speaker &) = delete;
    ~Speaker() = default;

    /// Plays it now, at that share of its usual loudness. What nobody can hear is forgotten.
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
    std::mutex m_mutex; ///< of the next one
    std::vector<Wanted> m_wanted;
    std::condition_variable_any m_asked;
    // Of the thread.
    std::array<Wave, kSounds> m_waves;
    std::unique_ptr<Device> m_device;
    Mixer m_mixer;
    std::jthread m_thread; ///< the last one: it ends first
};

} // namespace playmat::sound
