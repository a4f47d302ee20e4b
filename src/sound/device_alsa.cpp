// Audio output through ALSA. On desktops, the default ALSA device leads to PipeWire or PulseAudio.
#include "sound/device.h"
#include "sound/sound.h"

#include <alsa/asoundlib.h>

#include <vector>

namespace playmat::sound {

namespace {

constexpr unsigned kChannels = 2;
constexpr int kPatienceMs = 500; ///< a device that accepts no samples for this long is gone

/// Suppresses ALSA's error messages: a machine without sound is not an error.
void keepQuiet(const char * /*file*/, int /*line*/, const char * /*function*/, int /*code*/,
               const char * /*format*/, ...)
{
}

class AlsaDevice : public Device
{
public:
    explicit AlsaDevice(snd_pcm_t *pcm)
        : m_pcm(pcm)
    {
    }
    ~AlsaDevice() override
    {
        snd_pcm_close(m_pcm);
        snd_config_update_free_global();
    }

    bool write(std::span<const std::int16_t> samples) override
    {
        m_frames.clear();
        for (const std::int16_t sample : samples)
            m_frames.insert(m_frames.end(), kChannels, sample);
        std::size_t done = 0;
        while (done < samples.size()) {
            const snd_pcm_sframes_t written
                = snd_pcm_writei(m_pcm, &m_frames[done * kChannels], samples.size() - done);
            if (written < 0 && !goesOnAfter(int(written)))
                return false;
            done += written > 0 ? std::size_t(written) : 0;
        }
        return true;
    }

    void rest() override
    {
        snd_pcm_drop(m_pcm); // only silence is still buffered
        snd_pcm_prepare(m_pcm);
    }

private:
    /// Recovers from a full buffer, an underrun or a suspended computer; false if it cannot.
    bool goesOnAfter(int problem)
    {
        if (problem == -EAGAIN)
            return snd_pcm_wait(m_pcm, kPatienceMs) > 0;
        return snd_pcm_recover(m_pcm, problem, 1) == 0;
    }

    snd_pcm_t *m_pcm;
    std::vector<std::int16_t> m_frames;
};

} // namespace

std::unique_ptr<Device> openSystemDevice()
{
    snd_lib_error_set_handler(&keepQuiet);
    snd_pcm_t *pcm = nullptr;
    if (snd_pcm_open(&pcm, "default", SND_PCM_STREAM_PLAYBACK, SND_PCM_NONBLOCK) < 0)
        return nullptr;
    auto device = std::make_unique<AlsaDevice>(pcm);
    if (snd_pcm_set_params(pcm, SND_PCM_FORMAT_S16, SND_PCM_ACCESS_RW_INTERLEAVED, kChannels, kRate,
                           1, Device::kWaitingMs * 1000)
        < 0)
        return nullptr;
    return device;
}

} // namespace playmat::sound
