// Used when built without ALSA: there is never an audio device.
#include "sound/device.h"

namespace playmat::sound {

std::unique_ptr<Device> openSystemDevice()
{
    return nullptr;
}

} // namespace playmat::sound
