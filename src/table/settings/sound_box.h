#pragma once

#include "table/settings/sound_output.h"

#include <QElapsedTimer>
#include <QObject>
#include <QQmlEngine>

#include <array>
#include <memory>

namespace playmat::table {

/// The sounds of the program as its user has set them: how loud, or none. Without an output, which
/// only main() provides, or without a loudspeaker it is not available and plays nothing.
class SoundBox : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool available READ available NOTIFY availableChanged)
    Q_PROPERTY(int volume MEMBER m_volume NOTIFY changed)
    Q_PROPERTY(bool muted MEMBER m_muted NOTIFY changed)

public:
    static constexpr int kUsualVolume = 70; ///< of 100
    static constexpr int kTogetherMs = 60; ///< the same sound twice in this time is one

    explicit SoundBox(QObject *parent = nullptr);
    ~SoundBox() override;

    /// Where sounds go from now on; set before the first page is loaded. nullptr: nowhere.
    static void setOutput(std::shared_ptr<SoundOutput> output);

    [[nodiscard]] bool available() const { return m_available; }
    /// Looks for a loudspeaker, if nobody has. Takes no time.
    Q_INVOKABLE void wake();
    void play(sound::Sound sound, double loudness = 1);
    /// A card that is put down, to hear how loud it is.
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
