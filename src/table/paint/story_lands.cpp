#include "table/paint/backdrops.h"
#include "table/paint/story_backdrops.h"

#include <cmath>

namespace playmat::paint {

namespace {

// Sky down to a horizon at a share of the height.
void paintStorySky(Canvas &c, double horizon, double night)
{
    QLinearGradient sky(c.at(0, 0), c.at(0, horizon));
    sky.setColorAt(0, mix(c.tones.skyTop, c.tones.skyLow, .3 - .3 * night));
    sky.setColorAt(.5, mix(c.tones.skyTop, c.tones.skyLow, .8 - .4 * night));
    sky.setColorAt(1, mix(c.tones.skyLow, c.tones.warm, .8 - .4 * night));
    c.painter.fillRect(c.frame, sky);
}

// A cloud as children paint it: round heaps on a flat foot.
void paintCloud(Canvas &c, QPointF at, double size, double alpha)
{
    QPainterPath cloud;
    cloud.setFillRule(Qt::WindingFill);
    for (int i = 0; i < 5; ++i) {
        const double x = (i - 2) * size * .38;
        const double r = size * (.46 - .1 * std::abs(i - 2)) * c.dice.between(.85, 1.15);
        cloud.addEllipse(at + QPointF(x, -r * .6), r, r);
    }
    cloud.addRoundedRect(QRectF(at + QPointF(-size, -size * .22), QSizeF(size * 2, size * .26)),
                         size * .13, size * .13);
    QLinearGradient light(at - QPointF(0, size * .7), at + QPointF(0, size * .1));
    light.setColorAt(0, fade(mix(c.tones.glow, Qt::white, .3), alpha));
    light.setColorAt(1, fade(mix(c.tones.skyLow, c.tones.warm, .4), alpha * .55));
    c.fill(cloud.simplified(), light);
}

void paintTree(Canvas &c, QPointF foot, double size, const QColor &colour)
{
    QPainterPath tree;
    tree.setFillRule(Qt::WindingFill);
    tree.addRect(QRectF(foot + QPointF(-size * .06, -size * .5), QSizeF(size * .12, size * .5)));
    tree.addEllipse(foot + QPointF(0, -size * .72), size * .3, size * .36);
    tree.addEllipse(foot + QPointF(-size * .18, -size * .56), size * .22, size * .24);
    tree.addEllipse(foot + QPointF(size * .18, -size * .56), size * .22, size * .24);
    c.fill(tree.simplified(), colour);
}

// A far castle: towers with pointed roofs.
void paintFarCastle(Canvas &c, QPointF foot, double size, const QColor &colour)
{
    QPainterPath castle;
    castle.setFillRule(Qt::WindingFill);
    constexpr double towers[][3]
        = {{-.42, .5, .16}, {-.2, .8, .15}, {.04, 1.15, .17}, {.26, .7, .16}, {.46, .45, .15}};
    for (const auto &[x, high, wide] : towers) {
        const double left = foot.x() + (x - wide / 2) * size;
        const double top = foot.y() - high * size * .7;
        castle.addRect(QRectF(left, top, wide * size, high * size * .7));
        castle.addPolygon(QPolygonF{{left - .03 * size, top},
                                    {left + wide * size / 2, top - .34 * size},
                                    {left + (wide + .03) * size, top}});
    }
    castle.addRect(QRectF(foot.x() - .5 * size, foot.y() - .26 * size, size, .3 * size));
    c.fill(castle, colour);
}

void paintTrunk(Canvas &c, double x, double width, const QColor &colour)
{
    const double lean = c.dice.between(-.04, .04);
    QPainterPath trunk(c.at(x - width * .5 + lean, -.02));
    trunk.lineTo(c.at(x + width * .5 + lean, -.02));
    trunk.quadTo(c.at(x + width * .4, .6), c.at(x + width * 1.1, 1.0));
    trunk.lineTo(c.at(x - width * 1.1, 1.0));
    trunk.quadTo(c.at(x - width * .4, .6), c.at(x - width * .5 + lean, -.02));
    c.fill(trunk, colour);
    const double side = c.dice.roll() > .5 ? 1 : -1;
    const double y = c.dice.between(.2, .4);
    QPainterPath branch(c.at(x + lean * .5, y + .06));
    branch.quadTo(c.at(x + side * .08, y), c.at(x + side * .16, y - .12));
    branch.quadTo(c.at(x + side * .07, y - .02), c.at(x + lean * .5, y - .02));
    c.fill(branch, colour);
}

void paintLeaves(Canvas &c, const QColor &colour, double depth, int count)
{
    QPainterPath leaves;
    leaves.setFillRule(Qt::WindingFill);
    for (int i = 0; i < count; ++i) {
        const double x = c.dice.between(-.05, 1.05);
        const double edge = std::abs(x - .5) * 2;
        const double r = c.width() * c.dice.between(.05, .11);
        leaves.addEllipse(c.at(x, depth * (.15 + .85 * edge) * c.dice.roll()), r, r * .8);
    }
    c.fill(leaves.simplified(), colour);
}

void paintShafts(Canvas &c)
{
    for (int i = 0; i < 4; ++i) {
        const double x = c.dice.between(.1, .9);
        const double w = c.dice.between(.04, .1);
        QPainterPath shaft(c.at(x, -.02));
        shaft.lineTo(c.at(x + w, -.02));
        shaft.lineTo(c.at(x + w * 1.6 - .25, .9));
        shaft.lineTo(c.at(x - .25, .9));
        QLinearGradient light(c.at(0, 0), c.at(0, .9));
        light.setColorAt(0, fade(c.tones.glow, .30));
        light.setColorAt(1, fade(c.tones.glow, 0));
        c.fill(shaft, light);
    }
}

void paintWaves(Canvas &c, double horizon)
{
    for (int i = 0; i < 7; ++i) {
        const double t = i / 6.;
        const double y = horizon + (1 - horizon) * t * t;
        const double swell = .006 + .022 * t;
        const double phase = c.dice.between(0, 6);
        QPainterPath wave(c.at(-.02, 1.02));
        for (int k = 0; k <= 40; ++k) {
            const double x = k / 40.;
            wave.lineTo(c.at(x, y - swell * std::abs(std::sin(x * (16 - 9 * t) + phase))));
        }
        wave.lineTo(c.at(1.02, 1.02));
        wave.closeSubpath();
        c.fill(wave, mix(mix(c.tones.skyLow, c.tones.far, .5), c.tones.dark, .15 + .55 * t));
        c.painter.strokePath(wave, QPen(fade(c.tones.glow, .30 - .2 * t), c.height() / 260));
    }
}

void paintFlakes(Canvas &c, int count)
{
    for (int i = 0; i < count; ++i) {
        const double r = c.height() * c.dice.between(.002, .009);
        const double x = c.dice.roll();
        QPainterPath flake;
        flake.addEllipse(c.at(x, c.dice.roll()), r, r);
        c.fill(flake, fade(Qt::white, c.dice.between(.3, .8)));
    }
}

void paintAurora(Canvas &c)
{
    for (int i = 0; i < 3; ++i) {
        const double phase = c.dice.between(0, 6);
        const double y = .12 + .09 * i;
        QPainterPath veil(c.at(-.02, y));
        for (int k = 0; k <= 20; ++k)
            veil.lineTo(c.at(k / 20., y + .05 * std::sin(k * .35 + phase)));
        for (int k = 20; k >= 0; --k)
            veil.lineTo(c.at(k / 20., y + .2 + .05 * std::sin(k * .3 + phase)));
        QLinearGradient light(c.at(0, y - .05), c.at(0, y + .25));
        light.setColorAt(0, fade(c.tones.accent, 0));
        light.setColorAt(.3, fade(mix(c.tones.accent, c.tones.glow, .4), .34));
        light.setColorAt(1, fade(c.tones.accent, 0));
        c.fill(veil, light);
    }
}

void paintDomes(Canvas &c, double foot, double size, const QColor &colour, int count)
{
    QPainterPath town;
    town.setFillRule(Qt::WindingFill);
    for (int i = 0; i < count; ++i) {
        const QPointF at = c.at((i + c.dice.between(.2, .8)) / count, foot);
        const double w = size * c.dice.between(.5, 1.1);
        const double h = size * c.dice.between(.5, 2.1);
        town.addRect(QRectF(at.x() - w / 2, at.y() - h, w, h + c.height()));
        QPainterPath dome(at + QPointF(-w * .56, -h));
        dome.cubicTo(at + QPointF(-w * .8, -h - w * .7), at + QPointF(-w * .1, -h - w * .6),
                     at + QPointF(0, -h - w * 1.15));
        dome.cubicTo(at + QPointF(w * .1, -h - w * .6), at + QPointF(w * .8, -h - w * .7),
                     at + QPointF(w * .56, -h));
        town.addPath(dome);
    }
    c.fill(town, colour);
}

QPointF sunPlace(Canvas &c, double low, double high)
{
    const double x = c.tones.mirrored ? c.dice.between(.12, .3) : c.dice.between(.68, .88);
    return c.at(x, c.dice.between(low, high));
}

} // namespace

void paintForest(Canvas &c)
{
    QRadialGradient glade(c.at(.5, .55), std::max(c.width(), c.height()) * .8);
    glade.setColorAt(0, mix(c.tones.warm, c.tones.glow, .35));
    glade.setColorAt(.35, mix(c.tones.skyLow, c.tones.warm, .35));
    glade.setColorAt(1, mix(c.tones.skyTop, c.tones.dark, .3));
    c.painter.fillRect(c.frame, glade);
    for (int depth = 0; depth < 3; ++depth) {
        const QColor colour
            = mix(mix(c.tones.skyLow, c.tones.far, .6), c.tones.dark, .12 + .36 * depth);
        for (int i = 0; i < 6 - depth; ++i) {
            const double x = (i + c.dice.between(.1, .9)) / (6 - depth);
            const bool middle = depth == 2 && x > .25 && x < .75; // room for the figure
            if (!middle)
                paintTrunk(c, x, .018 + .022 * depth, colour);
        }
        paintLeaves(c, colour, .18 + .12 * depth, 14);
        c.fill(ridge(c, .86 + .05 * depth, .03, 2, Land::Dunes), colour);
    }
    paintShafts(c);
    c.sun = c.at(c.tones.mirrored ? .2 : .8, .1);
}

void paintSea(Canvas &c)
{
    const double horizon = c.dice.between(.56, .64);
    paintStorySky(c, horizon, 0);
    c.sun = sunPlace(c, .3, horizon - .12);
    paintDisc(c, c.sun, c.height() * c.dice.between(.07, .12), .95);
    for (int i = 0; i < 3; ++i) {
        const double x = c.dice.roll();
        paintCloud(c, c.at(x, c.dice.between(.14, horizon - .06)), c.width() * .11, .45);
    }
    if (c.dice.roll() > .5) {
        QPainterPath island(c.at(.02, horizon + .01));
        island.quadTo(c.at(.12, horizon - .16), c.at(.2, horizon - .07));
        island.quadTo(c.at(.28, horizon - .1), c.at(.42, horizon + .01));
        c.fill(island, mix(c.tones.skyLow, c.tones.far, .55));
    }
    paintWaves(c, horizon);
    QLinearGradient glitter(c.at(0, horizon), c.at(0, 1));
    glitter.setColorAt(0, fade(c.tones.glow, .55));
    glitter.setColorAt(1, fade(c.tones.glow, 0));
    for (int i = 0; i < 12; ++i) {
        const double y = c.at(0, horizon + .03 * i).y();
        const double half = c.width() * c.dice.between(.02, .07);
        c.painter.fillRect(QRectF(c.sun.x() - half, y, half * 2, c.height() * .006), glitter);
    }
}

void paintNight(Canvas &c)
{
    paintStorySky(c, 1, 1);
    c.stars(110, .85);
    c.sun = sunPlace(c, .14, .3);
    const double r = c.height() * c.dice.between(.08, .13);
    c.orb(c.sun, r * 3.4, c.tones.glow, .6);
    QPainterPath moon;
    moon.addEllipse(c.sun, r, r);
    QPainterPath bite;
    bite.addEllipse(c.sun + QPointF(c.tones.mirrored ? r * .5 : -r * .5, -r * .2), r * .85,
                    r * .85);
    c.fill(moon.subtracted(bite), mix(c.tones.glow, Qt::white, .4));
    for (int i = 0; i < 4; ++i) {
        const double x = c.dice.roll();
        paintCloud(c, c.at(x, c.dice.between(.5, .9)), c.width() * c.dice.between(.12, .22), .25);
    }
    const QColor far = mix(c.tones.far, c.tones.dark, .35);
    if (c.dice.roll() > .45)
        paintFarCastle(c, c.at(c.tones.mirrored ? .78 : .2, .9), c.width() * .3, far);
    c.fill(ridge(c, .9, .05, 2, Land::Woods), mix(c.tones.far, c.tones.dark, .5));
}

void paintMeadow(Canvas &c)
{
    paintStorySky(c, .7, 0);
    c.sun = sunPlace(c, .16, .34);
    paintDisc(c, c.sun, c.height() * .085, .9);
    for (int i = 0; i < 4; ++i) {
        const double x = c.dice.roll();
        paintCloud(c, c.at(x, c.dice.between(.16, .5)), c.width() * c.dice.between(.08, .15), .5);
    }
    for (int i = 0; i < 4; ++i) {
        const double t = i / 3.;
        const QColor colour
            = mix(mix(c.tones.skyLow, c.tones.warm, .4 * (1 - t)), c.tones.dark, .18 + .42 * t);
        if (i == 1 && c.dice.roll() > .5)
            paintFarCastle(c, c.at(c.tones.mirrored ? .74 : .24, .64), c.width() * .26, colour);
        c.fill(ridge(c, .58 + .11 * i, .06, 2, Land::Dunes), colour);
        for (int k = 0; k < 4; ++k) {
            const double x = c.dice.roll();
            paintTree(c, c.at(x, .64 + .11 * i), c.height() * (.05 + .035 * i),
                      mix(colour, c.tones.dark, .3));
        }
    }
}

void paintSnow(Canvas &c)
{
    paintStorySky(c, .75, .5);
    c.stars(40, .5);
    paintAurora(c);
    c.sun = sunPlace(c, .2, .34);
    paintDisc(c, c.sun, c.height() * .06, .85);
    for (int i = 0; i < 4; ++i) {
        const QPainterPath hill
            = ridge(c, .56 + .12 * i, .16 - .04 * i, 2.6 + i, i < 2 ? Land::Peaks : Land::Dunes);
        const QColor ice = mix(mix(c.tones.glow, QColor(0xdf, 0xee, 0xff), .5), c.tones.far,
                               i < 2 ? .55 + .12 * i : .6);
        QLinearGradient snow(c.at(0, .4 + .12 * i), c.at(0, .8 + .12 * i));
        snow.setColorAt(0, mix(ice, Qt::white, .3));
        snow.setColorAt(1, mix(ice, c.tones.dark, .35 + .1 * i));
        c.fill(hill, snow);
    }
    paintFlakes(c, 60);
}

void paintTown(Canvas &c)
{
    paintStorySky(c, .8, 0);
    c.stars(24, .4);
    c.sun = sunPlace(c, .26, .4);
    paintDisc(c, c.sun, c.height() * .14, .9);
    for (int i = 0; i < 3; ++i) {
        const QColor colour
            = mix(mix(c.tones.skyLow, c.tones.warm, .5 - .2 * i), c.tones.dark, .2 + .22 * i);
        paintDomes(c, .74 + .1 * i, c.width() * (.09 + .02 * i), colour, 7 - i);
    }
    c.haze(.7, .4);
}

} // namespace playmat::paint
