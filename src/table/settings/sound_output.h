#pragma once

#include "sound/sound.h"

#include <functional>
#include <memory>

namespace playmat::table {

/// Where the sounds of a table go.
class SoundOutput
{
public:
    SoundOutput() = default;
    SoundOutput(const SoundOutput &) = delete;
    SoundOutput &operator=(const SoundOutput &) = delete;
    virtual ~SoundOutput() = default;

    /// Gets ready without making anybody wait. `told` is called, on any thread and as often as it
    /// changes, with whether anything can be heard.
    virtual void begin(std::function<void(bool there)> told) = 0;
    /// Nobody is told anything any more.
    virtual void end() = 0;
    /// Plays it now; loudness 1 is as it was made.
    virtual void play(sound::Sound sound, double loudness) = 0;
};

/// The loudspeaker of the system.
[[nodiscard]] std::unique_ptr<SoundOutput> systemSound();

} // namespace playmat::table
