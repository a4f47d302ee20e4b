#include "table/paint/picture.h"

#include "table/paint/backdrops.h"
#include "table/paint/figure.h"
#include "table/paint/lands.h"
#include "table/paint/story_backdrops.h"

namespace playmat::paint {

namespace {

void paintBackdrop(Canvas &canvas, Backdrop backdrop, double focusY)
{
    const QPointF focus = canvas.subject.center() + QPointF(0, focusY * canvas.subject.height());
    switch (backdrop) {
    case Backdrop::Arena:
        return canvas.facts.arena == QLatin1String("Space") ? paintSpace(canvas)
                                                            : paintGround(canvas, false);
    case Backdrop::OwnSun:
        return paintGround(canvas, true);
    case Backdrop::Space:
        return paintSpace(canvas);
    case Backdrop::Hall:
        return paintHall(canvas);
    case Backdrop::Dark:
        return paintDark(canvas);
    case Backdrop::Rays:
        return paintRays(canvas, mix(canvas.tones.accent, canvas.tones.skyLow, .2), focus);
    case Backdrop::Fire:
        return paintRays(canvas, QColor(0xff, 0xb3, 0x5c), focus);
    default:
        paintStory(canvas, backdrop);
        return paintLand(canvas, backdrop);
    }
}

// The card of a place has no domain, so it uses the tones of its land.
SceneTones tonesOf(const Facts &facts, const Scene &scene, const Silhouette &silhouette)
{
    SceneTones tones = facts.isRift() && facts.aspects.isEmpty()
        ? landTones(facts, scene.backdrop)
        : sceneTones(facts, silhouette.hue);
    if (silhouette.blade.isValid())
        tones.blade = silhouette.blade;
    return tones;
}

// Light from above, weight below.
void shadeEdges(QPainter &painter, QSize pixels)
{
    QLinearGradient shade(0, 0, 0, pixels.height());
    shade.setColorAt(0, QColor(0, 0, 0, 40));
    shade.setColorAt(.25, QColor(0, 0, 0, 0));
    shade.setColorAt(.7, QColor(0, 0, 0, 0));
    shade.setColorAt(1, QColor(0, 0, 0, 110));
    painter.fillRect(QRect(QPoint(), pixels), shade);
}

// A little noise keeps the gradients from banding.
void addGrain(QImage &image, std::uint32_t seed)
{
    Dice dice(seed);
    for (int y = 0; y < image.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x) {
            const int d = dice.below(7) - 3;
            const auto part = [d](int v) { return std::clamp(v + d, 0, 255); };
            line[x] = qRgb(part(qRed(line[x])), part(qGreen(line[x])), part(qBlue(line[x])));
        }
    }
}

} // namespace

QImage picture(const Facts &facts, QSize pixels, const QRectF &subject)
{
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    if (image.isNull())
        return image;
    image.fill(Qt::black);
    const SilhouetteBook &book = SilhouetteBook::shippedFor(facts);
    const Scene scene = book.sceneOf(facts);
    const Silhouette &silhouette = book.silhouette(scene.kind);
    {
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        const QRectF frame{QPointF(), QSizeF(pixels)};
        Canvas canvas{painter,
                      frame,
                      subject,
                      facts,
                      tonesOf(facts, scene, silhouette),
                      Dice(hashOf(facts.id)),
                      frame.center()};
        paintBackdrop(canvas, scene.backdrop, silhouette.focusY);
        Figure(canvas).draw(silhouette.steps);
        shadeEdges(painter, pixels);
    }
    addGrain(image, hashOf(facts.id) ^ 0x9e3779b9U);
    return image;
}

} // namespace playmat::paint
