#pragma once

#include <QObject>
#include <QSettings>
#include <QTimer>

#include <memory>

namespace playmat::table {

/// Settings in an INI file that several windows may share. What is set is written at once, and
/// again with the next change and every few seconds until that has worked.
class SettingsStore : public QObject
{
    Q_OBJECT

public:
    explicit SettingsStore(const QString &file, QObject *parent = nullptr);

    [[nodiscard]] QVariant value(const QString &key, const QVariant &otherwise = {}) const;
    void setValue(const QString &key, const QVariant &value);
    /// Takes in what other windows have written.
    void readAnew();
    /// Writes what is missing; true: nothing is.
    bool tryAgain();
    /// Why what was set is not in the file, as a sentence; empty: it is, as far as is known.
    [[nodiscard]] const QString &reason() const { return m_reason; }
    /// How long it waits before it tries again by itself.
    void setPatience(int ms) { m_again.setInterval(ms); }

signals:
    /// It was tried to write; reason() is up to date.
    void tried();

private:
    QString m_file;
    std::unique_ptr<QSettings> m_settings;
    QString m_reason;
    QTimer m_look; ///< checks soon after a change whether it was written
    QTimer m_again;
};

} // namespace playmat::table
