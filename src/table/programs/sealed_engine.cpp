#include "table/programs/sealed_engine.h"

#include <QCoreApplication>
#include <QDir>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QNetworkRequest>
#include <QQmlAbstractUrlInterceptor>
#include <QQmlNetworkAccessManagerFactory>

namespace playmat::table {

namespace {

/// A scheme that nothing serves: what is refused fails loudly, and says nothing of what was asked.
QUrl refusal()
{
    return QUrl(QStringLiteral("refused:"));
}

/// Turns every request into one that fails before it leaves.
class NoNetwork : public QNetworkAccessManager
{
public:
    using QNetworkAccessManager::QNetworkAccessManager;

protected:
    QNetworkReply *createRequest(Operation operation, const QNetworkRequest &, QIODevice *) override
    {
        return QNetworkAccessManager::createRequest(operation, QNetworkRequest(refusal()));
    }
};

/// Both are asked from the engine's own threads too: nothing in here changes.
class Seal : public QObject,
             public QQmlAbstractUrlInterceptor,
             public QQmlNetworkAccessManagerFactory
{
public:
    explicit Seal(QQmlEngine &engine)
        : QObject(&engine)
    {
        for (const QString &path : engine.importPathList()) {
            if (!path.startsWith(u':') && !path.startsWith(u"qrc:"))
                m_folders.append(QDir::cleanPath(path) + u'/');
        }
    }

    QUrl intercept(const QUrl &url, DataType type) override
    {
        const QString scheme = url.scheme();
        const bool ours
            = scheme == u"qrc" || (scheme == u"image" && url.host() == u"face") || url.isEmpty();
        const bool module
            = type != UrlString && url.isLocalFile() && isInModules(url.toLocalFile());
        return ours || module ? url : refusal();
    }

    QNetworkAccessManager *create(QObject *parent) override { return new NoNetwork(parent); }

private:
    [[nodiscard]] bool isInModules(const QString &file) const
    {
        const QString clean = QDir::cleanPath(file);
        return std::any_of(m_folders.begin(), m_folders.end(),
                           [&](const QString &folder) { return clean.startsWith(folder); });
    }

    QStringList m_folders; ///< each with a slash at its end
};

} // namespace

void sealEngine(QQmlEngine &engine)
{
    // Anybody may have put things beside the program: modules come from Qt's folders.
    QStringList paths = engine.importPathList();
    paths.removeAll(QCoreApplication::applicationDirPath());
    engine.setImportPathList(paths);
    auto *seal = new Seal(engine); // goes with the engine
    engine.addUrlInterceptor(seal);
    engine.setNetworkAccessManagerFactory(seal);
}

} // namespace playmat::table
