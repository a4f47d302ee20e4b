#include "table/paint/land_stamps.h"

#include "table/paint/vector_path.h"

#include <cmath>

namespace playmat::paint {

namespace {

// Moves and scales a shape that was drawn in a box of 100 × 100 with its foot at (50, 100).
QPainterPath placed(const QPainterPath &shape, QPointF foot, double size)
{
    QTransform place;
    place.translate(foot.x(), foot.y());
    place.scale(size / 100, size / 100);
    place.translate(-50, -100);
    return place.map(shape);
}

// Paints a filled shape with light on its edge.
void put(Canvas &c, const QPainterPath &shape, QPointF foot, double size, const QColor &colour)
{
    const QPainterPath path = placed(shape, foot, size);
    c.fill(path, colour);
    c.painter.strokePath(path, QPen(fade(c.tones.glow, .16), std::max(.7, size / 70)));
}

void spark(Canvas &c, QPointF at, double radius, const QColor &colour)
{
    c.orb(at, radius * 4.5, colour, .3);
    QPainterPath dot;
    dot.addEllipse(at, radius, radius);
    c.fill(dot, mix(colour, Qt::white, .35));
}

QColor fireLight()
{
    return {0xff, 0xb2, 0x5c};
}

// Paints seven window panes at random rows and columns, with different brightness.
void panes(Canvas &c, const QRectF &wall, double size)
{
    for (int i = 0; i < 7; ++i) {
        const double x = wall.left() + wall.width() * (.16 + .3 * c.dice.below(3));
        const double y = wall.top() + wall.height() * (.08 + .12 * c.dice.below(7));
        c.painter.fillRect(QRectF(x, y, size * .045, size * .07),
                           fade(c.tones.glow, c.dice.between(.2, .75)));
    }
}

} // namespace

void stampTent(Canvas &c, QPointF foot, double size, const QColor &colour)
{
    static const QPainterPath tent
        = vectorPath(u"M0 100 Q36 62 48 22 L50 12 L52 22 Q64 62 100 100Z");
    static const QPainterPath door = vectorPath(u"M38 100 Q47 78 50 52 Q53 78 62 100Z");
    put(c, tent, foot, size, mix(colour, c.tones.warm, .22));
    c.fill(placed(door, foot, size), fade(mix(c.tones.dark, Qt::black, .5), .8));
}

void stampBanner(Canvas &c, QPointF foot, double size, const QColor &colour)
{
    static const QPainterPath pole = vectorPath(u"M48 100 L48 0 L52 0 L52 100Z");
    static const QPainterPath cloth = vectorPath(u"M52 4 L92 10 L80 24 L92 38 L52 42Z");
    put(c, pole, foot, size, mix(colour, Qt::black, .3));
    put(c, cloth, foot, size, mix(c.tones.skyLow, c.tones.accent, .3));
}

void stampFire(Canvas &c, QPointF foot, double size, const QColor &colour)
{
    static const QPainterPath logs = vectorPath(u"M28 100 L34 90 L66 90 L72 100Z");
    put(c, logs, foot, size * .6, mix(colour, Qt::black, .4));
    c.orb(foot, size * 1.1, fireLight(), .3);
    spark(c, foot - QPointF(0, size * .12), size * .07, fireLight());
}

void stampTower(Canvas &c, QPointF foot, double size, const QColor &colour)
{
    const double w = size * c.dice.between(.26, .5);
    const double h = size * c.dice.between(.8, 1.6);
    const QRectF wall(foot.x() - w / 2, foot.y() - h, w, h + size);
    QPainterPath path;
    path.addRect(wall);
    if (c.dice.below(3) == 0)
        path.addRect(QRectF(foot.x() - w * .08, wall.top() - size * .3, w * .16, size * .3));
    c.fill(path, colour);
    c.painter.strokePath(path, QPen(fade(c.tones.glow, .14), std::max(.7, size / 80)));
    panes(c, wall, size);
}

void stampHouse(Canvas &c, QPointF foot, double size, const QColor &colour)
{
    static const QPainterPath house
        = vectorPath(u"M8 130 L8 62 L0 62 L50 18 L72 37 L72 22 L82 22 L82 46 L100 62 L92 62 L92 "
                     u"130Z");
    put(c, house, foot, size, colour);
    for (const double x : {-.2, .16}) {
        if (c.dice.below(3) != 0)
            c.painter.fillRect(
                QRectF(foot + QPointF(size * x, -size * .26), QSizeF(size * .1, size * .13)),
                fade(c.tones.glow, .7));
    }
}

void stampChimney(Canvas &c, QPointF foot, double size, const QColor &colour)
{
    static const QPainterPath works
        = vectorPath(u"M0 130 L0 56 L24 42 L24 56 L48 42 L48 56 L58 50 L62 0 L78 0 L82 50 L100 50 "
                     u"L100 130Z");
    for (int i = 0; i < 3; ++i)
        c.orb(foot + QPointF(size * (.2 + .1 * i), -size * (1.08 + .2 * i)), size * (.18 + .08 * i),
              mix(c.tones.skyLow, c.tones.warm, .4), .34);
    put(c, works, foot, size, colour);
    c.painter.fillRect(
        QRectF(foot + QPointF(-size * .38, -size * .3), QSizeF(size * .22, size * .12)),
        fade(fireLight(), .75));
    c.orb(foot + QPointF(-size * .27, -size * .24), size * .4, fireLight(), .3);
}

void stampPine(Canvas &c, QPointF foot, double size, const QColor &colour)
{
    static const QPainterPath pine
        = vectorPath(u"M50 0 L68 32 L59 31 L77 60 L64 58 L84 88 L54 86 L54 104 L46 104 L46 86 L16 "
                     u"88 L36 58 L23 60 L41 31 L32 32Z");
    put(c, pine, foot, size * c.dice.between(.9, 1.5), colour);
}

void stampTree(Canvas &c, QPointF foot, double size, const QColor &colour)
{
    static const QPainterPath tree
        = vectorPath(u"M44 104 L46 66 Q24 70 16 56 Q4 44 18 34 Q18 14 38 16 Q50 0 64 14 Q84 12 84 "
                     u"32 Q98 44 84 58 Q74 72 54 66 L56 104Z");
    put(c, tree, foot, size * c.dice.between(.9, 1.4), colour);
}

void stampBlossom(Canvas &c, QPointF foot, double size, const QColor &colour)
{
    static const QPainterPath trunk
        = vectorPath(u"M40 104 Q52 80 44 62 Q36 48 24 44 Q42 44 50 58 Q54 44 70 38 Q60 52 58 66 "
                     u"Q54 84 62 104Z");
    put(c, trunk, foot, size, mix(colour, Qt::black, .35));
    const QColor petals = mix(c.tones.warm, c.tones.glow, .35);
    for (int i = 0; i < 9; ++i) {
        QPainterPath puff;
        const double r = size * c.dice.between(.1, .2);
        puff.addEllipse(
            foot + QPointF(size * c.dice.between(-.42, .42), -size * c.dice.between(.48, .95)),
            r * 1.3, r);
        c.fill(puff, fade(mix(petals, colour, c.dice.between(.1, .6)), .85));
    }
}

void stampColumn(Canvas &c, QPointF foot, double size, const QColor &colour)
{
    static const QPainterPath whole
        = vectorPath(u"M30 104 L30 96 L36 94 L38 12 L28 8 L28 0 L72 0 L72 8 L62 12 L64 94 L70 96 "
                     u"L70 104Z");
    static const QPainterPath broken
        = vectorPath(u"M30 104 L30 96 L36 94 L38 50 L46 42 L52 52 L62 38 L64 94 L70 96 L70 104Z");
    put(c, c.dice.below(3) == 0 ? broken : whole, foot, size * c.dice.between(.9, 1.3),
        mix(colour, c.tones.glow, .1));
}

void stampGate(Canvas &c, QPointF foot, double size, const QColor &colour)
{
    static const QPainterPath gate
        = vectorPath(u"M0 16 Q50 30 100 16 L97 30 L84 31 L86 44 L80 44 L84 104 L74 104 L72 44 L28 "
                     u"44 L26 104 L16 104 L20 44 L14 44 L16 31 L3 30Z");
    put(c, gate, foot, size, mix(colour, c.tones.accent, .22));
}

void stampPagoda(Canvas &c, QPointF foot, double size, const QColor &colour)
{
    static const QPainterPath pagoda
        = vectorPath(u"M50 -14 L53 4 Q64 14 78 16 L66 22 L66 34 Q78 44 90 46 L76 52 L76 66 Q90 76 "
                     u"104 78 L86 86 L86 110 L14 110 L14 86 L-4 78 Q10 76 24 66 L24 52 L10 46 Q22 "
                     u"44 34 34 L34 22 L22 16 Q36 14 47 4Z");
    put(c, pagoda, foot, size * 1.15, colour);
    for (const double y : {.2, .5})
        spark(c, foot - QPointF(0, size * y), size * .035, fireLight());
}

void stampObelisk(Canvas &c, QPointF foot, double size, const QColor &colour)
{
    static const QPainterPath stone = vectorPath(u"M34 104 L40 18 L50 0 L60 18 L66 104Z");
    static const QPainterPath runes
        = vectorPath(u"M49 30 L54 36 L49 42 L44 36Z M47 52 L53 52 L50 60Z M46 70 L54 70 L54 74 L46 "
                     u"74Z");
    put(c, stone, foot, size * 1.2, mix(colour, c.tones.far, .25));
    c.orb(foot - QPointF(0, size * .7), size * .5, c.tones.accent, .22);
    c.fill(placed(runes, foot, size * 1.2), mix(c.tones.accent, Qt::white, .3));
}

void stampPyramid(Canvas &c, QPointF foot, double size, const QColor &colour)
{
    static const QPainterPath whole = vectorPath(u"M-30 104 L50 10 L130 104Z");
    static const QPainterPath side = vectorPath(u"M50 10 L130 104 L66 104Z");
    static const QPainterPath tip = vectorPath(u"M50 10 L60 22 L40 22Z");
    put(c, whole, foot, size, mix(colour, c.tones.warm, .18));
    c.fill(placed(side, foot, size), fade(c.tones.dark, .4));
    c.fill(placed(tip, foot, size), mix(c.tones.accent, Qt::white, .4));
}

void stampGrave(Canvas &c, QPointF foot, double size, const QColor &colour)
{
    static const QPainterPath stone
        = vectorPath(u"M30 104 L28 60 Q28 36 50 36 Q72 36 72 60 L70 104Z");
    static const QPainterPath cross
        = vectorPath(u"M44 104 L45 62 L28 60 L28 50 L45 51 L46 30 L55 30 L55 51 L72 50 L72 60 L55 "
                     u"61 L57 104Z");
    put(c, c.dice.below(2) == 0 ? stone : cross, foot, size * c.dice.between(.6, .9), colour);
    if (c.dice.below(4) == 0)
        spark(c, foot + QPointF(size * .3, -size * .4), size * .03, c.tones.accent);
}

void stampCrystal(Canvas &c, QPointF foot, double size, const QColor &colour)
{
    static const QPainterPath rock
        = vectorPath(u"M20 104 L28 50 L38 70 L46 4 L60 44 L66 28 L76 70 L84 104Z");
    static const QPainterPath facet = vectorPath(u"M46 4 L60 44 L56 104 L48 104Z");
    c.orb(foot - QPointF(0, size * .4), size * .6, c.tones.accent, .25);
    put(c, rock, foot, size * c.dice.between(.8, 1.3), mix(colour, c.tones.accent, .2));
    c.fill(placed(facet, foot, size), fade(mix(c.tones.accent, Qt::white, .2), .38));
}

void stampTendril(Canvas &c, QPointF foot, double size, const QColor &colour)
{
    static const QPainterPath arm
        = vectorPath(u"M36 104 Q30 60 56 44 Q78 30 68 12 Q60 0 48 8 Q60 10 58 20 Q54 30 38 40 Q12 "
                     u"58 14 104Z");
    put(c, arm, foot, size * c.dice.between(1, 1.5), mix(colour, c.tones.accent, .1));
    spark(c, foot + QPointF(size * .1, -size * .8), size * .04, c.tones.accent);
}

void stampWave(Canvas &c, QPointF foot, double size, const QColor &colour)
{
    static const QPainterPath crest
        = vectorPath(u"M-60 104 Q-10 96 12 66 Q26 46 50 52 Q66 58 62 70 Q54 62 44 68 Q36 78 60 92 "
                     u"Q90 104 150 104Z");
    put(c, crest, foot, size * .8, mix(colour, c.tones.glow, .14));
}

void stampShip(Canvas &c, QPointF foot, double size, const QColor &colour)
{
    static const QPainterPath hull = vectorPath(u"M4 74 L20 74 L22 68 L84 72 L102 60 Q96 92 82 104 "
                                                u"L22 104 Q8 92 4 74Z");
    static const QPainterPath sails
        = vectorPath(u"M34 66 Q28 40 36 14 Q60 26 58 66Z M64 68 Q60 46 66 26 Q84 36 84 68Z");
    put(c, hull, foot, size, mix(colour, Qt::black, .25));
    put(c, sails, foot, size, mix(colour, c.tones.glow, .3));
    spark(c, foot + QPointF(-size * .4, -size * .34), size * .03, fireLight());
}

void stampRock(Canvas &c, QPointF foot, double size, const QColor &colour)
{
    static const QPainterPath rock
        = vectorPath(u"M4 106 L14 74 L34 60 L44 30 L62 38 L74 64 L90 72 L98 106Z");
    put(c, rock, foot, size * c.dice.between(.7, 1.2), colour);
}

void stampShelf(Canvas &c, QPointF foot, double size, const QColor &colour)
{
    const QRectF wall(foot - QPointF(size * .36, size * 1.25), QSizeF(size * .72, size * 1.8));
    c.painter.fillRect(wall, mix(colour, Qt::black, .2));
    for (int row = 0; row < 5; ++row) {
        const double y = wall.top() + wall.height() * (.05 + .19 * row);
        for (double x = wall.left() + size * .05; x < wall.right() - size * .08;) {
            const double w = size * c.dice.between(.03, .07);
            const double h = wall.height() * c.dice.between(.1, .15);
            c.painter.fillRect(QRectF(x, y + wall.height() * .155 - h, w, h),
                               mix(colour, c.dice.below(3) ? c.tones.warm : c.tones.accent,
                                   c.dice.between(.1, .5)));
            x += w + size * .012;
        }
    }
}

void stampLantern(Canvas &c, QPointF foot, double size, const QColor &colour)
{
    static const QPainterPath post
        = vectorPath(u"M46 104 L47 40 L36 40 L34 18 L50 6 L66 18 L64 40 L53 40 L54 104Z");
    put(c, post, foot, size * .8, mix(colour, Qt::black, .3));
    spark(c, foot - QPointF(0, size * .6), size * .07, fireLight());
}

void stampStand(Canvas &c, QPointF foot, double size, const QColor &colour)
{
    for (int row = 0; row < 3; ++row) { // tiers of spectators
        const double y = foot.y() - size * (.25 + .24 * row);
        const double half = size * (1.0 - .08 * row);
        c.painter.fillRect(QRectF(foot.x() - half, y, 2 * half, size * .26),
                           mix(colour, Qt::black, .12 * row));
        for (int i = 0; i < 14; ++i) {
            QPainterPath head;
            head.addEllipse(QPointF(foot.x() + half * c.dice.between(-.95, .95), y), size * .045,
                            size * .055);
            c.fill(head, mix(colour, c.dice.below(4) ? c.tones.dark : c.tones.glow, .45));
        }
    }
}

void stampMushroom(Canvas &c, QPointF foot, double size, const QColor &colour)
{
    static const QPainterPath stem = vectorPath(u"M42 104 Q46 76 42 56 L58 56 Q54 76 60 104Z");
    static const QPainterPath cap = vectorPath(u"M6 62 Q10 20 50 18 Q90 20 94 62 Q50 50 6 62Z");
    const double s = size * c.dice.between(.6, 1.2);
    put(c, stem, foot, s, mix(colour, c.tones.glow, .2));
    put(c, cap, foot, s, mix(colour, c.tones.accent, .3));
    for (const double x : {-.2, .05, .24})
        spark(c, foot + QPointF(s * x, -s * (.62 - std::abs(x) * .3)), s * .045, c.tones.accent);
}

void stampKeep(Canvas &c, QPointF foot, double size, const QColor &colour)
{
    static const QPainterPath keep
        = vectorPath(u"M0 130 L0 46 L4 46 L4 36 L10 36 L10 42 L16 42 L16 36 L22 36 L22 60 L38 60 "
                     u"L38 14 L43 14 L43 20 L48 20 L48 14 L54 14 L54 20 L59 20 L59 14 L64 14 L64 "
                     u"60 L78 60 L78 36 L84 36 L84 42 L90 42 L90 36 L96 36 L96 46 L100 46 L100 "
                     u"130Z");
    put(c, keep, foot, size * 1.3, colour);
    for (const double x : {-.4, .02, .38})
        c.painter.fillRect(QRectF(foot + QPointF(size * x, -size * (x > 0 && x < .1 ? .9 : .6)),
                                  QSizeF(size * .05, size * .11)),
                           fade(c.tones.glow, .7));
}

void stampStatue(Canvas &c, QPointF foot, double size, const QColor &colour)
{
    static const QPainterPath figure
        = vectorPath(u"M24 104 L24 88 L32 86 Q28 52 38 40 Q32 34 38 28 Q38 12 50 12 Q62 12 62 28 "
                     u"Q68 34 62 40 Q74 52 68 86 L76 88 L76 104Z");
    static const QPainterPath face
        = vectorPath(u"M43 24 L48 24 L48 28 L43 28Z M52 24 L57 24 L57 28 "
                     u"L52 28Z");
    put(c, figure, foot, size * 1.3, mix(colour, c.tones.far, .2));
    c.fill(placed(face, foot, size * 1.3), fade(c.tones.accent, .8));
}

void stampBones(Canvas &c, QPointF foot, double size, const QColor &colour)
{
    static const QPainterPath ribs
        = vectorPath(u"M10 104 Q4 40 40 20 Q20 50 22 104Z M38 104 Q34 46 66 22 Q48 56 50 104Z M66 "
                     u"104 Q62 52 92 30 Q76 62 78 104Z");
    put(c, ribs, foot, size, mix(colour, c.tones.glow, .35));
}

} // namespace playmat::paint
