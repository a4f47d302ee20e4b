#include "table/paint/face_provider.h"

#include "table/paint/boards.h"
#include "table/paint/extras.h"
#include "table/paint/face_painter.h"
#include "table/paint/glyph_painter.h"
#include "table/paint/image_tools.h"
#include "table/paint/lands.h"
#include "table/paint/rift_board.h"
#include "table/paint/study_board.h"

#include <QHash>
#include <QMutexLocker>
#include <QPainter>
#include <QUrl>

#include <cmath>

namespace playmat::paint {

namespace {

constexpr int kCacheKiB = 48 * 1024;
constexpr int kMostOfOneKiB
    = 2 * 1024; ///< boards are held by whatever shows them, and nowhere twice
constexpr QSize kDefaultSize(126, 176);
constexpr int kLargestSide = 8192;
constexpr double kMostPixels = 5120. * 2880; ///< a board as large as the largest screens: 59 MB

QImage paintGlyphImage(const QStringList &parts, QSize pixels)
{
    QImage image = blankImage(pixels);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor colour(QLatin1Char('#') + parts.value(2, QStringLiteral("ffffff")));
    paintGlyph(painter, parts.value(1), QRectF(QPointF(), QSizeF(pixels)),
               colour.isValid() ? colour : Qt::white);
    return image;
}

using BoardPainter = QImage (*)(QSize);

const QHash<QString, BoardPainter> &boardPainters()
{
    static const QHash<QString, BoardPainter> painters{
        {QStringLiteral("space"), paintSpaceBoard}, {QStringLiteral("ground"), paintGroundBoard},
        {QStringLiteral("dusk"), paintDusk},        {QStringLiteral("study"), paintStudyBoard},
        {QStringLiteral("loresky"), paintLoreSky},  {QStringLiteral("stones"), paintStoneFloor},
        {QStringLiteral("rift"), paintRift},        {QStringLiteral("points"), paintPointsColumn},
    };
    return painters;
}

bool isLand(const QString &path)
{
    return path.startsWith(QLatin1String("land/"));
}

/// Bleaching keeps a sun brighter than its sky, and lightning brighter than what it lights.
bool keepsItsLights(const QString &path)
{
    return isLand(path) || path == QLatin1String("rift");
}

void applyFlags(QImage &image, const QString &path, const QString &flags)
{
    for (const QString &flag : flags.split(QLatin1Char('&'))) {
        if (flag == QLatin1String("dim"))
            dim(image);
        else if (flag == QLatin1String("light"))
            keepsItsLights(path) ? bleach(image) : mirrorLightness(image);
        else if (flag == QLatin1String("contrast"))
            deepen(image);
    }
}

/// Nothing shines through a board. Its format says so: nothing looks again in a copy of it,
/// and what it covers is not drawn.
void sayOpaque(QImage &image, const QString &path)
{
    if (isLand(path) || boardPainters().contains(path))
        image.reinterpretAsFormat(QImage::Format_RGB32);
}

QSize usableSize(const QSize &requested)
{
    if (requested.width() <= 0 || requested.height() <= 0)
        return kDefaultSize;
    const QSize size = requested.boundedTo(QSize(kLargestSide, kLargestSide));
    const double share = kMostPixels / (double(size.width()) * size.height());
    return share >= 1 ? size : size * std::sqrt(share);
}

QString idOf(const QStringList &parts)
{
    return QUrl::fromPercentEncoding(parts.value(1).toUtf8());
}

QImage unpainted(QSize pixels, QSize *size)
{
    if (size)
        *size = pixels;
    return blankImage(pixels);
}

} // namespace

FaceProvider::FaceProvider(std::shared_ptr<CardFactsRegistry> registry)
    : QQuickImageProvider(QQuickImageProvider::Image)
    , m_registry(std::move(registry))
    , m_cache(kCacheKiB)
    , m_cells(m_registry)
{
}

QImage FaceProvider::requestImage(const QString &id, QSize *size, const QSize &requestedSize)
{
    const QSize pixels = usableSize(requestedSize);
    if (std::min(pixels.width(), pixels.height()) == 1) // half laid out: see Faces::pixels
        return unpainted(pixels, size);
    const QString key = QStringLiteral("%1@%2x%3#%4")
                            .arg(id)
                            .arg(pixels.width())
                            .arg(pixels.height())
                            .arg(m_registry->revision());
    {
        const QMutexLocker lock(&m_mutex);
        if (const QImage *known = m_cache.object(key)) {
            if (size)
                *size = known->size();
            return *known;
        }
    }
    const QString path = id.section(QLatin1Char('?'), 0, 0);
    QImage image = paint(path, pixels);
    applyFlags(image, path, id.section(QLatin1Char('?'), 1));
    sayOpaque(image, path);
    if (size)
        *size = image.size();
    const QMutexLocker lock(&m_mutex);
    ++m_painted;
    if (const int kib = int(image.sizeInBytes() / 1024) + 1; kib <= kMostOfOneKiB)
        m_cache.insert(key, new QImage(image), kib);
    return image;
}

int FaceProvider::paintedCount() const
{
    const QMutexLocker lock(&m_mutex);
    return m_painted;
}

QImage FaceProvider::paint(const QString &path, QSize pixels) const
{
    const QStringList parts = path.split(QLatin1Char('/'));
    const QString &what = parts.first();
    if (const BoardPainter painter = boardPainters().value(what))
        return painter(pixels);
    if (what == QLatin1String("land"))
        return paintLandBoard(m_registry->facts(idOf(parts)), pixels);
    if (what == QLatin1String("back"))
        return paintBack(pixels, parts.value(1) == QLatin1String("them"));
    if (what == QLatin1String("shadow"))
        return paintShadow(std::clamp(parts.value(1).toInt(), 5, 1024));
    if (what == QLatin1String("hatch"))
        return paintHatch(pixels);
    if (what == QLatin1String("icon"))
        return paintIcon(std::min(pixels.width(), pixels.height()));
    if (what == QLatin1String("glyph"))
        return paintGlyphImage(parts, pixels);
    return paintCardFace(parts, pixels);
}

QImage FaceProvider::paintCardFace(const QStringList &parts, QSize pixels) const
{
    const FaceForm form = faceFormFromName(parts.first()).value_or(FaceForm::Card);
    const QString id = idOf(parts);
    const Facts facts = m_registry->facts(id);
    const int asked = parts.value(2).toInt();
    const double share
        = asked > 0 ? std::clamp(asked, 1, 100) / 100. : pictureShare(facts.rulesLength);
    return paintFace(facts, form, pixels, share, m_registry->userPicture(id));
}

} // namespace playmat::paint
