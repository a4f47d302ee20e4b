#pragma once

#include <cstdint>
#include <memory>
#include <span>

namespace playmat::sound {

/// Where samples become audible.
class Device
{
public:
    static constexpr int kBlockMs = 10; ///< what is written at a time
    static constexpr int kWaitingMs = 40; ///< how much may wait in the device

    Device() = default;
    Device(const Device &) = delete;
    Device &operator=(const Device &) = delete;
    virtual ~Device() = default;

    /// Plays one channel of samples at kRate; returns when there is room for more. False: the
    /// device is gone.
    [[nodiscard]] virtual bool write(std::span<const std::int16_t> samples) = 0;
    /// Nothing follows for a while: the device may sleep.
    virtual void rest() = 0;
};

/// The loudspeaker of the system; nullptr: there is none, or this program was built without sound.
/// May take a while.
[[nodiscard]] std::unique_ptr<Device> openSystemDevice();

} // namespace playmat::sound
