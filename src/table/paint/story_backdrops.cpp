#include "table/paint/story_backdrops.h"

#include <cmath>

namespace playmat::paint {

namespace {

QPainterPath pointedArch(const QRectF &box)
{
    const double spring = box.top() + box.height() * .38;
    QPainterPath path(box.bottomLeft());
    path.lineTo(box.left(), spring);
    path.quadTo(box.left() + box.width() * .06, box.top() + box.height() * .1, box.center().x(),
                box.top());
    path.quadTo(box.right() - box.width() * .06, box.top() + box.height() * .1, box.right(),
                spring);
    path.lineTo(box.bottomRight());
    path.closeSubpath();
    return path;
}

void paintArchedWindow(Canvas &c, const QRectF &box)
{
    const QPainterPath window = pointedArch(box);
    QLinearGradient sky(box.topLeft(), box.bottomLeft());
    sky.setColorAt(0, mix(c.tones.skyTop, c.tones.skyLow, .45));
    sky.setColorAt(.6, mix(c.tones.skyLow, c.tones.warm, .5));
    sky.setColorAt(1, mix(c.tones.warm, c.tones.glow, .5));
    c.fill(window, sky);
    c.painter.setBrush(Qt::NoBrush);
    const QColor lead = mix(c.tones.dark, c.tones.far, .35);
    c.painter.setPen(QPen(lead, box.width() * .045));
    c.painter.drawLine(QPointF(box.center().x(), box.top()),
                       QPointF(box.center().x(), box.bottom()));
    for (const double y : {.38, .68})
        c.painter.drawLine(QPointF(box.left(), box.top() + box.height() * y),
                           QPointF(box.right(), box.top() + box.height() * y));
    c.painter.strokePath(window, QPen(fade(c.tones.glow, .45), c.height() / 110));
    c.painter.setPen(Qt::NoPen);
}

void paintColumn(Canvas &c, double x, double width)
{
    const QRectF shaft(c.at(x - width / 2, -.02), QSizeF(c.width() * width, c.height() * .84));
    QLinearGradient round(shaft.topLeft(), shaft.topRight());
    round.setColorAt(0, mix(c.tones.dark, c.tones.far, .25));
    round.setColorAt(.35, mix(c.tones.far, c.tones.skyLow, .35));
    round.setColorAt(1, mix(c.tones.dark, c.tones.far, .1));
    c.painter.fillRect(shaft, round);
    const double swell = c.width() * width * .22;
    for (const double y : {.08, .80})
        c.painter.fillRect(QRectF(shaft.left() - swell, c.at(0, y).y(), shaft.width() + 2 * swell,
                                  c.height() * .03),
                           mix(c.tones.far, c.tones.skyLow, .25));
}

// A floor of tiles that runs away to the wall.
void paintTiles(Canvas &c, double top)
{
    QLinearGradient floor(c.at(0, top), c.at(0, 1));
    floor.setColorAt(0, mix(c.tones.far, c.tones.warm, .35));
    floor.setColorAt(1, mix(c.tones.dark, c.tones.far, .2));
    c.painter.fillRect(QRectF(c.at(0, top), c.at(1, 1.01)), floor);
    c.painter.setPen(QPen(fade(c.tones.glow, .16), c.height() / 260));
    for (int i = -6; i <= 6; ++i)
        c.painter.drawLine(c.at(.5 + i * .06, top), c.at(.5 + i * .2, 1));
    for (int i = 0; i < 5; ++i) {
        const double y = top + (1 - top) * i * i / 16;
        c.painter.drawLine(c.at(0, y), c.at(1, y));
    }
    c.painter.setPen(Qt::NoPen);
}

void paintBanner(Canvas &c, double x, double length)
{
    QPainterPath cloth(c.at(x - .05, -.02));
    cloth.lineTo(c.at(x + .05, -.02));
    cloth.lineTo(c.at(x + .05, length));
    cloth.lineTo(c.at(x, length - .05));
    cloth.lineTo(c.at(x - .05, length));
    cloth.closeSubpath();
    c.fill(cloth, mix(c.tones.skyLow, c.tones.dark, .3));
    c.painter.strokePath(cloth, QPen(fade(c.tones.glow, .35), c.height() / 220));
}

void paintCastle(Canvas &c)
{
    c.painter.fillRect(c.frame, mix(c.tones.dark, c.tones.far, .6));
    const int windows = c.dice.below(2) == 0 ? 1 : 3;
    const double wide = windows == 1 ? .42 : .22;
    c.orb(c.at(.5, .4), c.height() * .7, c.tones.skyLow, .5);
    for (int i = 0; i < windows; ++i) {
        const double x = .5 + (i - (windows - 1) / 2.) * .32;
        paintArchedWindow(
            c, QRectF(c.at(x - wide / 2, .05), QSizeF(c.width() * wide, c.height() * .66)));
    }
    paintTiles(c, .78);
    const int columns = windows == 1 ? 2 : 4;
    for (int i = 0; i < columns; ++i) {
        const double edge = windows == 1 ? .1 : .01;
        paintColumn(c, edge + i * (1 - 2 * edge) / (columns - 1), windows == 1 ? .11 : .055);
    }
    if (c.dice.roll() > .4 && windows == 1) {
        paintBanner(c, .22, .5);
        paintBanner(c, .78, .5);
    }
    c.orb(c.at(.5, .35), c.height() * .6, c.tones.glow, .35);
    c.sun = c.at(c.tones.mirrored ? .2 : .8, .2);
}

void paintCurtain(Canvas &c, double side) // 0: left, 1: right
{
    const double reach = .21;
    for (int i = 0; i < 5; ++i) {
        const double from = side > .5 ? 1 - reach * (5 - i) / 5. : reach * i / 5.;
        const double sway = .02 * std::sin(i * 2.1 + c.dice.roll());
        QPainterPath fold(c.at(from, -.01));
        fold.lineTo(c.at(from + reach / 5 + .004, -.01));
        fold.quadTo(c.at(from + reach / 5 + sway, .5), c.at(from + reach / 5 + .01, 1.01));
        fold.lineTo(c.at(from - .006, 1.01));
        fold.quadTo(c.at(from + sway, .5), c.at(from, -.01));
        QLinearGradient cloth(c.at(from, 0), c.at(from + reach / 5, 0));
        cloth.setColorAt(0, mix(c.tones.skyTop, c.tones.skyLow, .25));
        cloth.setColorAt(.5, mix(c.tones.skyLow, c.tones.far, .2));
        cloth.setColorAt(1, mix(c.tones.dark, c.tones.skyLow, .2));
        c.fill(fold, cloth);
    }
}

void paintValance(Canvas &c)
{
    for (int i = 0; i < 5; ++i) {
        const QRectF swag(c.at(i * .2 - .01, -.16), QSizeF(c.width() * .22, c.height() * .27));
        QPainterPath cloth;
        cloth.addEllipse(swag);
        QLinearGradient shade(0, c.frame.top(), 0, swag.bottom());
        shade.setColorAt(0, mix(c.tones.dark, c.tones.skyLow, .3));
        shade.setColorAt(1, mix(c.tones.skyLow, c.tones.far, .15));
        c.fill(cloth, shade);
        c.painter.strokePath(cloth, QPen(QColor(0xff, 0xd5, 0x8a, 150), c.height() / 160));
    }
}

void paintSpotlight(Canvas &c, double from)
{
    QPainterPath cone(c.at(from - .02, -.02));
    cone.lineTo(c.at(from + .02, -.02));
    cone.lineTo(c.at(.82, .92));
    cone.lineTo(c.at(.18, .92));
    QLinearGradient light(c.at(from, 0), c.at(.5, .95));
    light.setColorAt(0, fade(c.tones.glow, .5));
    light.setColorAt(1, fade(c.tones.glow, .06));
    c.fill(cone, light);
}

void paintStage(Canvas &c)
{
    QLinearGradient back(c.at(0, 0), c.at(0, 1));
    back.setColorAt(0, mix(c.tones.skyTop, c.tones.skyLow, .25));
    back.setColorAt(.8, mix(c.tones.skyLow, c.tones.warm, .35));
    back.setColorAt(1, mix(c.tones.warm, c.tones.dark, .4));
    c.painter.fillRect(c.frame, back);
    c.orb(c.at(.5, .5), c.height() * .6, c.tones.glow, .45);
    paintSpotlight(c, c.tones.mirrored ? .25 : .75);
    QPainterPath boards;
    boards.addEllipse(c.at(.5, 1.0), c.width() * .7, c.height() * .15);
    c.fill(boards, mix(c.tones.warm, c.tones.dark, .55));
    paintCurtain(c, 0);
    paintCurtain(c, 1);
    paintValance(c);
    for (int i = 0; i < 6; ++i)
        c.orb(c.at(.15 + .14 * i, .985), c.height() * .06, QColor(0xff, 0xe2, 0xa8), .6);
    c.sun = c.at(c.tones.mirrored ? .25 : .75, .05);
}

void paintStalactites(Canvas &c, bool above)
{
    QPainterPath rock(c.at(-.02, above ? -.02 : 1.02));
    constexpr int kTeeth = 9;
    for (int i = 0; i <= kTeeth; ++i) {
        const double edge = std::abs(i / double(kTeeth) - .5) * 2;
        const double reach = (.05 + .34 * edge * edge) * c.dice.between(.7, 1.25);
        const double x = -.04 + i * 1.08 / kTeeth;
        rock.lineTo(c.at(x - .03, above ? reach * .4 : 1 - reach * .3));
        rock.lineTo(c.at(x + .02, above ? reach : 1 - reach * .8));
    }
    rock.lineTo(c.at(1.02, above ? -.02 : 1.02));
    rock.closeSubpath();
    c.fill(rock, mix(c.tones.dark, c.tones.far, above ? .22 : .3));
    c.painter.strokePath(rock, QPen(fade(c.tones.glow, .28), c.height() / 200));
}

void paintCave(Canvas &c)
{
    const QPointF mouth = c.at(c.tones.mirrored ? .38 : .62, .42);
    QRadialGradient depth(mouth, std::max(c.width(), c.height()) * .75);
    depth.setColorAt(0, mix(c.tones.warm, c.tones.glow, .45));
    depth.setColorAt(.25, mix(c.tones.skyLow, c.tones.warm, .4));
    depth.setColorAt(.7, mix(c.tones.far, c.tones.skyTop, .5));
    depth.setColorAt(1, c.tones.dark);
    c.painter.fillRect(c.frame, depth);
    c.orb(mouth, c.height() * .4, c.tones.glow, .5);
    paintStalactites(c, true);
    paintStalactites(c, false);
    c.stars(24);
    c.sun = mouth;
}

void paintPetals(Canvas &c, QPointF centre, double radius, int count, double alpha)
{
    QPainterPath petal(QPointF(0, -radius * .62));
    petal.quadTo(radius * .17, -radius * .84, 0, -radius);
    petal.quadTo(-radius * .17, -radius * .84, 0, -radius * .62);
    for (int i = 0; i < count; ++i) {
        QTransform turn;
        turn.translate(centre.x(), centre.y());
        turn.rotate(360.0 * i / count);
        c.painter.strokePath(turn.map(petal), QPen(fade(c.tones.glow, alpha), c.height() / 240));
        c.fill(turn.map(petal), fade(c.tones.glow, alpha * .22));
    }
}

// For things on their own: a rosette of light as in the margins of an old book.
void paintBloom(Canvas &c)
{
    const QPointF centre = c.subject.center();
    c.painter.fillRect(c.frame, mix(c.tones.skyTop, c.tones.dark, .15));
    c.orb(centre, std::max(c.width(), c.height()) * .75, c.tones.skyLow, .85);
    c.orb(centre, c.height() * .4, c.tones.glow, .3);
    const int count = 10 + 2 * c.dice.below(4);
    const double radius = std::min(c.width() * .56, c.height() * .5);
    paintPetals(c, centre, radius, count, .30);
    paintPetals(c, centre, radius * 1.42, count, .16);
    c.painter.setBrush(Qt::NoBrush);
    c.painter.setPen(QPen(fade(c.tones.glow, .3), c.height() / 200));
    c.painter.drawEllipse(centre, radius * 1.03, radius * 1.03);
    c.painter.setPen(Qt::NoPen);
    c.stars(34);
    c.sun = centre + QPointF(c.width() * (c.tones.mirrored ? -.4 : .4), -c.height() * .35);
}

} // namespace

void paintDisc(Canvas &c, QPointF centre, double radius, double alpha)
{
    c.orb(centre, radius * 3, c.tones.glow, .55);
    QPainterPath disc;
    disc.addEllipse(centre, radius, radius);
    c.fill(disc, fade(mix(c.tones.glow, Qt::white, .35), alpha));
}

void paintStory(Canvas &c, Backdrop backdrop)
{
    using Painter = void (*)(Canvas &);
    static const QHash<Backdrop, Painter> painters{
        {Backdrop::Castle, paintCastle}, {Backdrop::Forest, paintForest},
        {Backdrop::Sea, paintSea},       {Backdrop::Night, paintNight},
        {Backdrop::Stage, paintStage},   {Backdrop::Meadow, paintMeadow},
        {Backdrop::Snow, paintSnow},     {Backdrop::Cave, paintCave},
        {Backdrop::Town, paintTown},     {Backdrop::Bloom, paintBloom},
    };
    if (const Painter painter = painters.value(backdrop))
        painter(c);
}

} // namespace playmat::paint
