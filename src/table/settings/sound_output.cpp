#include "table/settings/sound_output.h"

#include "sound/speaker.h"

#include <optional>

namespace playmat::table {

namespace {

class SystemSound : public SoundOutput
{
public:
    void begin(std::function<void(bool there)> told) override
    {
        m_speaker.emplace(&sound::openSystemDevice, std::move(told));
    }
    void end() override { m_speaker.reset(); }
    void play(sound::Sound sound, double loudness) override
    {
        if (m_speaker)
            m_speaker->play(sound, loudness);
    }

private:
    std::optional<sound::Speaker> m_speaker;
};

} // namespace

std::unique_ptr<SoundOutput> systemSound()
{
    return std::make_unique<SystemSound>();
}

} // namespace playmat::table
