#pragma once

#include "sound/sound.h"

#include <functional>
#include <memory>

namespace playmat::table {

/// The output for the sounds of a table.
class SoundOutput
{
public:
    SoundOutput() = default;
    SoundOutput(const SoundOutput &) = delete;
    SoundOutput &operator=(const SoundOutput &) = delete;
    virtual ~SoundOutput() = default;

    /// Prepares the output without blocking. Calls `told`, on any thread and at every change, with
    /// whether sounds can be heard.
    virtual void begin(std::function<void(bool there)> told) = 0;
    /// Stops all further callbacks.
    virtual void end() = 0;
    /// Plays the sound now; loudness 1 leaves it unchanged.
    virtual void play(sound::Sound sound, double loudness) = 0;
};

/// The system's loudspeaker.
[[nodiscard]] std::unique_ptr<SoundOutput> systemSound();

} // namespace playmat::table
