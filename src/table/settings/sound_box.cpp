#include "table/settings/sound_box.h"

#include <algorithm>

namespace playmat::table {

namespace {

std::shared_ptr<SoundOutput> &outputOfAll()
{
    static std::shared_ptr<SoundOutput> output;
    return output;
}

/// Squares the share, so that the middle of the slider sounds half as loud.
double shareOf(int volume)
{
    const double share = std::clamp(volume, 0, 100) / 100.;
    return share * share;
}

} // namespace

SoundBox::SoundBox(QObject *parent)
    : QObject(parent)
    , m_output(outputOfAll())
{
}

SoundBox::~SoundBox()
{
    if (m_awake)
        m_output->end();
}

void SoundBox::setOutput(std::shared_ptr<SoundOutput> output)
{
    outputOfAll() = std::move(output);
}

void SoundBox::wake()
{
    if (m_output == nullptr || m_awake)
        return;
    m_awake = true;
    m_output->begin([this](bool there) {
        QMetaObject::invokeMethod(
            this, [this, there] { setAvailable(there); }, Qt::QueuedConnection);
    });
}

void SoundBox::setAvailable(bool available)
{
    if (m_available == available)
        return;
    m_available = available;
    emit availableChanged();
}

void SoundBox::play(sound::Sound sound, double loudness)
{
    if (m_output == nullptr || m_muted || m_volume <= 0)
        return;
    QElapsedTimer &last = m_last.at(std::size_t(sound));
    if (last.isValid() && last.elapsed() < kTogetherMs)
        return;
    last.start();
    m_output->play(sound, loudness * shareOf(m_volume));
}

} // namespace playmat::table
