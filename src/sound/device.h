#pragma once

#include <cstdint>
#include <memory>
#include <span>

namespace playmat::sound {

/// An audio output device.
class Device
{
public:
    static constexpr int kBlockMs = 10; ///< length of one write
    static constexpr int kWaitingMs = 40; ///< the most that may wait in the device

    Device() = default;
    Device(const Device &) = delete;
    Device &operator=(const Device &) = delete;
    virtual ~Device() = default;

    /// Plays mono samples at kRate; returns when there is room for more. Returns false if the
    /// device is gone.
    [[nodiscard]] virtual bool write(std::span<const std::int16_t> samples) = 0;
    /// No samples follow for a while: the device may sleep.
    virtual void rest() = 0;
};

/// Opens the system's audio device; nullptr if there is none or the program was built without
/// sound. May take a while.
[[nodiscard]] std::unique_ptr<Device> openSystemDevice();

} // namespace playmat::sound
