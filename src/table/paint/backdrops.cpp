#include "table/paint/backdrops.h"

#include <cmath>
#include <numbers>

namespace playmat::paint {

namespace {

constexpr double kTurn = 2 * std::numbers::pi;

void paintPlanetDisc(Canvas &c, QPointF centre, double radius)
{
    QPainterPath disc;
    disc.addEllipse(centre, radius, radius);
    const QPointF lit
        = centre + QPointF(c.tones.mirrored ? radius * .55 : -radius * .55, -radius * .6);
    QRadialGradient day(lit, radius * 1.9);
    day.setColorAt(0, mix(c.tones.skyLow, c.tones.glow, .45));
    day.setColorAt(.3, c.tones.skyLow);
    day.setColorAt(.62, mix(c.tones.skyLow, c.tones.skyTop, .75));
    day.setColorAt(1, mix(c.tones.skyTop, Qt::black, .35));
    c.fill(disc, day);
    c.painter.save();
    c.painter.setClipPath(disc);
    for (int i = 0; i < 7; ++i) { // bands, flat and thin
        const double y = centre.y() - radius + radius * 2 * c.dice.roll();
        const double width = radius * c.dice.between(.5, 1.1);
        QPainterPath band;
        band.addEllipse(QPointF(centre.x(), y), width, radius * c.dice.between(.02, .07));
        c.fill(band, fade(c.dice.roll() > .5 ? c.tones.glow : c.tones.skyTop, .10));
    }
    c.painter.restore();
}

void paintPlanetRing(Canvas &c, QPointF centre, double radius) // its front half only
{
    QTransform tilt;
    tilt.translate(centre.x(), centre.y());
    tilt.rotate(-18);
    for (int i = 0; i < 3; ++i) {
        const double w = radius * (1.5 + i * .13);
        const double h = radius * (.3 + i * .03);
        const QRectF box(-w, -h, 2 * w, 2 * h);
        QPainterPath ring;
        ring.arcMoveTo(box, 172);
        ring.arcTo(box, 172, 196);
        c.painter.strokePath(tilt.map(ring),
                             QPen(fade(c.tones.glow, .32 - i * .08), radius * .035));
    }
}

void paintPlanet(Canvas &c, QPointF centre, double radius)
{
    c.orb(centre, radius * 1.5, c.tones.skyLow, .4);
    paintPlanetDisc(c, centre, radius);
    if (c.dice.roll() > .55)
        paintPlanetRing(c, centre, radius);
}

void paintMoons(Canvas &c, QPointF centre, double radius)
{
    const int moons = c.dice.below(3);
    for (int i = 0; i < moons; ++i) {
        const double turn = c.dice.between(0, kTurn);
        const double away = radius * c.dice.between(1.5, 2.4);
        const QPointF at = centre + QPointF(std::cos(turn) * away, std::sin(turn) * away * .6);
        QPainterPath moon;
        moon.addEllipse(at, radius * .12, radius * .12);
        c.fill(moon, mix(c.tones.skyLow, c.tones.glow, .35));
    }
}

// Rocks drifting by, instead of a planet.
void paintAsteroids(Canvas &c)
{
    for (int i = 0; i < 16; ++i) {
        const double size = c.height() * c.dice.between(.008, .05);
        const double x = c.dice.roll();
        const QPointF centre = c.at(x, c.dice.between(.1, .95));
        QPolygonF rock;
        for (int k = 0; k < 7; ++k) {
            const double a = kTurn * k / 7;
            const double r = size * c.dice.between(.6, 1.15);
            rock << centre + QPointF(std::cos(a) * r * 1.3, std::sin(a) * r);
        }
        QPainterPath path;
        path.addPolygon(rock);
        path.closeSubpath();
        c.fill(path, mix(c.tones.far, c.tones.dark, c.dice.between(.3, .8)));
        c.painter.strokePath(path, QPen(fade(c.tones.glow, .16), c.height() / 260));
    }
}

void paintNebula(Canvas &c)
{
    const double size = std::max(c.width(), c.height());
    const double slope = c.dice.between(-.6, .6);
    c.painter.setCompositionMode(QPainter::CompositionMode_Screen);
    for (int i = 0; i < 9; ++i) {
        const double t = c.dice.between(-.55, .55);
        const QPointF offset(t * c.width() * 1.2,
                             t * c.width() * slope + c.dice.between(-.2, .2) * c.height());
        const double radius = size * c.dice.between(.22, .5);
        const QColor colour = i % 3 != 0 ? mix(c.tones.skyLow, c.tones.skyTop, .35)
                                         : mix(c.tones.glow, c.tones.skyLow, .5);
        c.orb(c.frame.center() + offset, radius, colour, c.dice.between(.10, .24));
    }
    c.painter.setCompositionMode(QPainter::CompositionMode_SourceOver);
}

double ridgeHeight(Canvas &c, double x, double roughness, Land land, const double *phase,
                   double &step, int i)
{
    const double base = .55 * std::sin(x * 3.1 + phase[0]) + .3 * std::sin(x * 7.3 + phase[1]);
    switch (land) {
    case Land::Dunes:
        return base + .06 * std::sin(x * 19 + phase[2]);
    case Land::Peaks:
        return base * .5 + .9 - 1.9 * std::abs(std::fmod(x * roughness + phase[2], 1.0) - .5)
            - .3 * std::abs(std::sin(x * 31 + phase[3]));
    case Land::Mesas:
        if (i % 7 == 0)
            step = c.dice.between(-1, 1);
        return base * .25 + step;
    case Land::Woods:
        return base * .4 + .4 * std::abs(std::sin(x * 43 + phase[3])) + .22 * c.dice.roll();
    case Land::Towers:
        if (i % 3 == 0)
            step = c.dice.between(-.7, 1.3);
        return base * .2 + step;
    }
    return base;
}

void paintSky(Canvas &c)
{
    QLinearGradient sky(c.frame.topLeft(), c.at(0, .78));
    sky.setColorAt(0, c.tones.skyTop);
    sky.setColorAt(.45, mix(c.tones.skyTop, c.tones.skyLow, .5));
    sky.setColorAt(.70, mix(c.tones.skyLow, c.tones.warm, .62));
    sky.setColorAt(1, mix(c.tones.warm, c.tones.glow, .25));
    c.painter.fillRect(c.frame, sky);
    c.stars(26, .4);
}

void paintSuns(Canvas &c)
{
    QPainterPath disc;
    const double size = c.height() * c.dice.between(.09, .15);
    disc.addEllipse(c.sun, size, size);
    c.fill(disc, fade(mix(c.tones.glow, Qt::white, .35), c.tones.mirrored ? .8 : .92));
    if (c.dice.roll() > .5) {
        const QPointF second = c.sun + QPointF(c.width() * .2, -c.height() * .16);
        QPainterPath small;
        small.addEllipse(second, c.height() * .04, c.height() * .04);
        c.fill(small, fade(c.tones.glow, .55));
    }
}

void paintRidge(Canvas &c, int i, Land land)
{
    const QPainterPath hill
        = ridge(c, .52 + .11 * i + .02 * i * i, .12 - .015 * i, 2.2 + i * .5, land);
    const double t = i / 4.0;
    const QColor near = mix(c.tones.dark, c.tones.far, .18);
    const QColor colour = mix(mix(mix(c.tones.skyLow, c.tones.warm, .5), c.tones.far, .5), near, t);
    QLinearGradient light(0, c.at(0, .4 + .1 * i).y(), 0, c.at(0, .75 + .12 * i).y());
    light.setColorAt(0, mix(colour, c.tones.glow, .08 * (1 - t)));
    light.setColorAt(1, mix(colour, c.tones.warm, .34 * (1 - t)));
    c.fill(hill, light);
    c.painter.strokePath(hill, QPen(fade(c.tones.glow, .22 - .03 * i), c.height() / 260));
}

Land landOf(Canvas &c)
{
    if (c.facts.traits.contains(QLatin1String("Creature")))
        return Land::Peaks;
    static constexpr Land lands[]
        = {Land::Dunes, Land::Peaks, Land::Mesas, Land::Woods, Land::Towers};
    return lands[c.dice.below(5)];
}

QPainterPath hallWindow(const Canvas &c, const QRectF &box)
{
    QPainterPath path(QPointF(box.left() + c.width() * .08, box.top()));
    path.lineTo(box.right() - c.width() * .08, box.top());
    path.lineTo(box.bottomRight());
    path.lineTo(box.bottomLeft());
    path.closeSubpath();
    return path;
}

void paintOutside(Canvas &c, const QRectF &box, const QPainterPath &window)
{
    c.painter.save();
    c.painter.setClipPath(window);
    const QRectF whole = std::exchange(c.frame, box);
    paintSpace(c);
    c.frame = whole;
    QLinearGradient horizon(0, box.top(), 0, box.bottom());
    horizon.setColorAt(0, fade(c.tones.skyLow, .3));
    horizon.setColorAt(.6, fade(mix(c.tones.skyLow, c.tones.warm, .45), .8));
    horizon.setColorAt(1, fade(mix(c.tones.warm, c.tones.glow, .25), .95));
    c.painter.fillRect(box, horizon);
    c.painter.restore();
    c.painter.strokePath(window, QPen(fade(c.tones.glow, .35), c.height() / 120));
}

void paintMullions(Canvas &c, const QRectF &box, int count)
{
    const double w = c.width();
    for (int i = 0; i < count; ++i) {
        const double k = i - (count - 1) / 2.0;
        const double x = c.frame.center().x() + k * w * .95 / count;
        QPainterPath bar(QPointF(x - w * .012 * (1 + k), box.top()));
        bar.lineTo(x + w * .012 * (1 - k), box.top());
        bar.lineTo(x + w * .016, box.bottom());
        bar.lineTo(x - w * .016, box.bottom());
        c.fill(bar, mix(c.tones.dark, c.tones.far, .2));
    }
}

void paintFloorLight(Canvas &c, const QRectF &box)
{
    const double w = c.width();
    const double top = box.bottom() + c.height() * .06;
    for (int i = 0; i < 5; ++i) {
        const double x = c.frame.left() + w * (.1 + .2 * i);
        const double foot = c.frame.center().x() + (x - c.frame.center().x()) * 1.7;
        QPainterPath beam(QPointF(x - w * .05, top));
        beam.lineTo(x + w * .05, top);
        beam.lineTo(foot + w * .09, c.frame.bottom());
        beam.lineTo(foot - w * .09, c.frame.bottom());
        QLinearGradient light(0, box.bottom(), 0, c.frame.bottom());
        light.setColorAt(0, fade(c.tones.warm, .4));
        light.setColorAt(1, fade(c.tones.skyLow, .05));
        c.fill(beam, light);
    }
}

} // namespace

void paintSpace(Canvas &c)
{
    const double size = std::max(c.width(), c.height());
    c.painter.fillRect(c.frame, mix(c.tones.skyTop, QColor(0x03, 0x05, 0x0c), .35));
    paintNebula(c);
    c.stars(90);
    const bool left = c.dice.roll() > .5;
    c.sun = c.at(left ? .16 : .84, .2);
    if (c.dice.roll() < .2) {
        paintAsteroids(c);
        return;
    }
    const double x = left ? c.dice.between(.02, .2) : c.dice.between(.8, .98);
    const QPointF centre = c.at(x, c.dice.between(.16, .9));
    const double radius = size * c.dice.between(.18, .34);
    paintPlanet(c, centre, radius);
    paintMoons(c, centre, radius);
}

QPainterPath ridge(Canvas &c, double y, double amplitude, double roughness, Land land)
{
    constexpr int kSteps = 60;
    QPainterPath path(QPointF(c.frame.left() - 2, c.frame.bottom() + 2));
    double phase[4];
    for (double &p : phase)
        p = c.dice.between(0, kTurn);
    const double peak = c.dice.between(.2, .8);
    double step = 0;
    for (int i = 0; i <= kSteps; ++i) {
        const double x = double(i) / kSteps;
        double v = ridgeHeight(c, x, roughness, land, phase, step, i);
        if (land == Land::Peaks)
            v += .5 * std::exp(-40 * (x - peak) * (x - peak));
        path.lineTo(c.at(x, y - v * amplitude));
    }
    path.lineTo(c.frame.right() + 2, c.frame.bottom() + 2);
    return path;
}

void paintGround(Canvas &c, bool ownSun)
{
    paintSky(c);
    const double x = c.tones.mirrored ? c.dice.between(.14, .34) : c.dice.between(.62, .84);
    c.sun = c.at(x, c.dice.between(.26, .42));
    c.orb(c.sun, std::max(c.width(), c.height()) * .75, c.tones.glow, .55);
    if (!ownSun)
        paintSuns(c);
    const Land land = landOf(c);
    for (int i = 0; i < 5; ++i)
        paintRidge(c, i, i < 3 ? land : Land::Dunes);
}

void paintHall(Canvas &c)
{
    const QRectF box(c.at(.06, .04), QSizeF(c.width() * .88, c.height() * .6));
    const QPainterPath window = hallWindow(c, box);
    c.painter.fillRect(c.frame, mix(c.tones.dark, c.tones.far, .55));
    paintOutside(c, box, window);
    paintMullions(c, box, 3 + c.dice.below(3));
    paintFloorLight(c, box);
    c.sun = box.center()
        + QPointF(c.tones.mirrored ? -c.width() * .2 : c.width() * .2, -c.height() * .1);
    c.orb(box.center(), c.height() * .55, c.tones.glow, .5);
}

void paintDark(Canvas &c)
{
    const QPointF centre = c.subject.center();
    c.painter.fillRect(c.frame, mix(c.tones.skyTop, QColor(0x05, 0x07, 0x0c), .3));
    c.orb(centre, c.width() * .7, c.tones.skyLow, .7);
    c.sun = centre + QPointF(c.width() * .4, -c.height() * .3);
    c.painter.setBrush(Qt::NoBrush);
    const int dashed = c.dice.below(3);
    for (int i = 0; i < 3; ++i) {
        const double radius = c.height() * (.3 + i * .11);
        c.painter.setPen(QPen(fade(c.tones.glow, .22 - i * .05), c.height() / 180,
                              i == dashed ? Qt::DashLine : Qt::SolidLine));
        c.painter.drawEllipse(centre, radius, radius);
    }
    c.painter.setPen(Qt::NoPen);
}

void paintRays(Canvas &c, const QColor &colour, QPointF centre)
{
    c.painter.fillRect(c.frame, mix(c.tones.skyTop, QColor(0x05, 0x07, 0x0c), .25));
    c.orb(centre, c.width() * .75, c.tones.skyLow, .75);
    constexpr int kRays = 26;
    for (int i = 0; i < kRays; ++i) {
        const double angle = i * kTurn / kRays + c.dice.between(-.08, .08);
        const double spread = c.dice.between(.012, .05);
        const double length = c.width() * c.dice.between(.35, 1);
        const auto tip
            = [&](double a) { return centre + QPointF(std::cos(a), std::sin(a)) * length; };
        QPainterPath ray(centre);
        ray.lineTo(tip(angle - spread));
        ray.lineTo(tip(angle + spread));
        ray.closeSubpath();
        QRadialGradient light(centre, length);
        light.setColorAt(0, fade(colour, .5));
        light.setColorAt(1, fade(colour, 0));
        c.fill(ray, light);
    }
    c.stars(40);
    c.sun = centre;
}

} // namespace playmat::paint
