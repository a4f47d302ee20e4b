#include "table/paint/card_facts_registry.h"

#include <QDir>
#include <QFileInfo>
#include <QImageReader>

namespace playmat::paint {

namespace {

// An id names one file in the folder, never a way out of it.
bool isPlainName(const QString &id)
{
    return !id.isEmpty() && !id.startsWith(QLatin1Char('.')) && !id.contains(QLatin1Char('/'))
        && !id.contains(QLatin1Char('\\'));
}

// Anything larger than any face on any screen only wastes memory.
QImage readBounded(const QString &path)
{
    constexpr QSize kLargest(1600, 2200);
    QImageReader reader(path);
    reader.setAutoTransform(true);
    const QSize size = reader.size();
    if (size.width() > kLargest.width() || size.height() > kLargest.height())
        reader.setScaledSize(size.scaled(kLargest, Qt::KeepAspectRatio));
    return reader.read();
}

} // namespace

void CardFactsRegistry::add(const Facts &facts)
{
    const QWriteLocker lock(&m_lock);
    m_facts.insert(facts.id, facts);
    ++m_revision;
}

void CardFactsRegistry::add(const std::vector<Facts> &facts)
{
    const QWriteLocker lock(&m_lock);
    for (const Facts &card : facts)
        m_facts.insert(card.id, card);
    ++m_revision;
}

Facts CardFactsRegistry::facts(const QString &id) const
{
    const QReadLocker lock(&m_lock);
    const auto it = m_facts.constFind(id);
    if (it != m_facts.constEnd())
        return *it;
    Facts unknown;
    unknown.id = id;
    return unknown;
}

bool CardFactsRegistry::contains(const QString &id) const
{
    const QReadLocker lock(&m_lock);
    return m_facts.contains(id);
}

void CardFactsRegistry::setUserPictureFolder(const QString &path)
{
    const QWriteLocker lock(&m_lock);
    if (m_folder == path)
        return;
    m_folder = path;
    ++m_revision;
}

QString CardFactsRegistry::userPictureFolder() const
{
    const QReadLocker lock(&m_lock);
    return m_folder;
}

QImage CardFactsRegistry::userPicture(const QString &id) const
{
    const QString folder = userPictureFolder();
    if (folder.isEmpty() || !isPlainName(id))
        return {};
    for (const char *ending : {".png", ".jpg", ".jpeg", ".webp"}) {
        const QString path = QDir(folder).filePath(id + QLatin1String(ending));
        if (QFileInfo::exists(path))
            return readBounded(path);
    }
    return {};
}

int CardFactsRegistry::revision() const
{
    const QReadLocker lock(&m_lock);
    return m_revision;
}

} // namespace playmat::paint
