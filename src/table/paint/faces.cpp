#include "table/paint/faces.h"

#include "table/paint/face_provider.h"
#include "table/paint/glyph_painter.h"

#include <QQmlEngine>
#include <QTimer>
#include <QUrl>

namespace playmat::paint {

Faces::Faces(std::shared_ptr<CardFactsRegistry> registry, QObject *parent)
    : QObject(parent)
    , m_registry(std::move(registry))
{
}

Faces *Faces::create(QQmlEngine *engine, QJSEngine *)
{
    const auto *provider
        = dynamic_cast<FaceProvider *>(engine->imageProvider(QStringLiteral("face")));
    auto *faces
        = new Faces(provider ? provider->registry() : std::make_shared<CardFactsRegistry>());
    faces->waitForTheFirstPage();
    return faces;
}

void Faces::waitForTheFirstPage()
{
    m_waiting = true;
    QTimer::singleShot(0, this, [this] {
        m_waiting = false;
        emit waitingChanged();
    });
}

int Faces::revision() const
{
    return m_registry->revision();
}

QString Faces::source(const QString &form, const QString &cardId, bool dim, int revision,
                      int share) const
{
    const QString id = QString::fromLatin1(QUrl::toPercentEncoding(cardId));
    const QString part = share > 0 ? QStringLiteral("/%1").arg(share) : QString();
    return QStringLiteral("image://face/%1/%2%3?%4v=%5")
        .arg(form, id, part, dim ? QStringLiteral("dim&") : QString())
        .arg(revision);
}

QString Faces::glyphFor(const QString &word) const
{
    return glyphForWord(word);
}

double Faces::pictureShare(const QString &cardId) const
{
    return paint::pictureShare(m_registry->facts(cardId).rulesLength);
}

QSize Faces::pixels(double width, double height) const
{
    return {std::max(1, qRound(width)), std::max(1, qRound(height))};
}

void Faces::refresh()
{
    emit revisionChanged();
}

void Faces::setPictureFolder(const QString &path)
{
    m_registry->setUserPictureFolder(path);
    emit revisionChanged();
}

} // namespace playmat::paint
