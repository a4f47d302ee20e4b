#include "table/settings/settings_store.h"

#include "match/file.h"
#include "table/files/match_saving.h"
#include "table/view/translator.h"

#include <QFile>

#include <string>

namespace playmat::table {

namespace {

constexpr int kLookMs
    = 100; ///< dragging a slider or a window's edge changes something in every frame
constexpr int kTryAgainMs = 5000;
constexpr std::size_t kTrial = 16 << 10; ///< about what two pasted decks take

/// QSettings says only that writing failed, so we try to write another file beside it.
QString whyNotWritten(const QString &file)
{
    const std::filesystem::path trial((file + QStringLiteral(".trial")).toStdString());
    match::Files &files = match::systemFiles();
    const auto made = match::replaceFile(trial, {}, std::string(kTrial, ' '), files);
    if (!made)
        return fileWords(made.problem());
    (void)files.remove(trial);
    return qtTrId("settings_store.cannot_be_written_to").arg(file);
}

} // namespace

SettingsStore::SettingsStore(const QString &file, QObject *parent)
    : QObject(parent)
    , m_file(file)
    , m_settings(std::make_unique<QSettings>(file, QSettings::IniFormat))
{
    m_look.setSingleShot(true);
    m_look.setInterval(kLookMs);
    m_again.setInterval(kTryAgainMs);
    connect(&m_look, &QTimer::timeout, this, &SettingsStore::tryAgain);
    connect(&m_again, &QTimer::timeout, this, &SettingsStore::tryAgain);
    whenLanguageChanges(this, [this] {
        if (!m_reason.isEmpty())
            tryAgain(); // and says why in that language
    });
}

QVariant SettingsStore::value(const QString &key, const QVariant &otherwise) const
{
    return m_settings->value(key, otherwise);
}

void SettingsStore::setValue(const QString &key, const QVariant &value)
{
    m_settings->setValue(key, value); // Qt writes it when this event is over
    if (!m_look.isActive())
        m_look.start();
}

void SettingsStore::readAnew()
{
    m_settings->sync();
}

bool SettingsStore::tryAgain()
{
    // The status of a QSettings never recovers. Qt shares unwritten changes among all QSettings of
    // a file, so a new one writes them.
    m_settings = std::make_unique<QSettings>(m_file, QSettings::IniFormat);
    const bool failed = m_settings->status() == QSettings::AccessError;
    m_reason = failed ? whyNotWritten(m_file) : QString();
    if (!failed)
        m_again.stop();
    else if (!m_again.isActive())
        m_again.start();
    emit tried();
    return !failed;
}

} // namespace playmat::table
