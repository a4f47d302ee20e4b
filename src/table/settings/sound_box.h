#pragma once

#include "table/settings/sound_output.h"

#include <QElapsedTimer>
#include <QObject>
#include <QQmlEngine>

#include <array>
#include <memory>

namespace playmat::table {

/// Plays the program's sounds at the volume that the user has set, unless they are muted. Without
/// an output, which only main() sets, or without a loudspeaker it is unavailable and silent.
class SoundBox : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool available READ available NOTIFY availableChanged)
    Q_PROPERTY(int volume MEMBER m_volume NOTIFY changed)
    Q_PROPERTY(bool muted MEMBER m_muted NOTIFY changed)

public:
    static constexpr int kUsualVolume = 70; ///< percent
    static constexpr int kTogetherMs = 60; ///< equal sounds within this time are played once

    explicit SoundBox(QObject *parent = nullptr);
    ~SoundBox() override;

    /// Sets the output for all sounds, before the first page is loaded. nullptr: no output.
    static void setOutput(std::shared_ptr<SoundOutput> output);

    [[nodiscard]] bool available() const { return m_available; }
    /// Starts looking for a loudspeaker, unless that was done before. Returns at once.
    Q_INVOKABLE void wake();
    void play(sound::Sound sound, double loudness = 1);
    /// Plays the sound of a card that is put down, as a sample of the volume.
    Q_INVOKABLE void playSample() { play(sound::Sound::CardDown); }

signals:
    void availableChanged();
    void changed();

private:
    void setAvailable(bool available);

    std::shared_ptr<SoundOutput> m_output;
    bool m_awake = false;
    bool m_available = false;
    bool m_muted = false;
    int m_volume = kUsualVolume;
    std::array<QElapsedTimer, sound::kSounds> m_last;
};

} // namespace playmat::table
