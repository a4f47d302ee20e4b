#include "table/paint/lands.h"

#include "table/paint/backdrops.h"
#include "table/paint/land_stamps.h"
#include "table/paint/story_backdrops.h"
#include "table/paint/tone_family.h"

#include <QHash>
#include <QImage>

namespace playmat::paint {

namespace {

enum class Light { Moon, Sun, Stars, Gloom };

struct Look
{
    ToneFamily tones;
    Light light;
    Land ridge;
    double height; // height of a ridge's peaks
    std::vector<Stamp> far; // objects on the distant ridges
    std::vector<Stamp> near; // objects on the near ridges
    int crowd; // number of objects on the most distant ridge; nearer ones have fewer
};

ToneFamily toned(unsigned night, unsigned sky, unsigned warm, unsigned glow, unsigned accent)
{
    return {QColor(night), QColor(sky), QColor(warm), QColor(glow), QColor(accent)};
}

// The looks of lands with towns and people.
QHash<Backdrop, Look> settledLooks()
{
    const ToneFamily warren = toned(0x0d2226, 0x3d6f68, 0x9ac77e, 0xa8f4c4, 0x7dffb0);
    const ToneFamily camp = toned(0x2a1a2c, 0x8a5238, 0xf0904e, 0xffd09a, 0xff9a56);
    const ToneFamily temple = toned(0x1a2440, 0x5a7a9a, 0xf0c8a0, 0xfff0d8, 0xff9a70);
    const ToneFamily forge = toned(0x1c0f10, 0x6a3024, 0xff7a34, 0xffc890, 0xff8a3a);
    const ToneFamily pit = toned(0x24180f, 0x8c6a44, 0xf0c07a, 0xffe8bc, 0xffc060);
    const ToneFamily hall = toned(0x16142c, 0x55508c, 0xc89ad8, 0xf4e6ff, 0xc0a8ff);
    const ToneFamily keep = toned(0x141c34, 0x4a648e, 0xe0b480, 0xfff0d4, 0xffd98a);
    return {
        {Backdrop::City,
         {warren, Light::Moon, Land::Towers, .05, {stampTower}, {stampTower, stampChimney}, 9}},
        {Backdrop::Camp,
         {camp,
          Light::Sun,
          Land::Dunes,
          .05,
          {stampTent, stampBanner},
          {stampTent, stampBanner, stampFire},
          5}},
        {Backdrop::Temple,
         {temple,
          Light::Sun,
          Land::Peaks,
          .1,
          {stampPagoda, stampPine},
          {stampGate, stampLantern, stampBlossom},
          4}},
        {Backdrop::Forge,
         {forge,
          Light::Gloom,
          Land::Mesas,
          .07,
          {stampChimney, stampRock},
          {stampChimney, stampFire, stampRock},
          5}},
        {Backdrop::Pit,
         {pit, Light::Sun, Land::Mesas, .02, {stampStand}, {stampBanner, stampStand}, 4}},
        {Backdrop::Library,
         {hall,
          Light::Stars,
          Land::Mesas,
          .01,
          {stampShelf, stampColumn},
          {stampShelf, stampLantern},
          6}},
        {Backdrop::Keep,
         {keep,
          Light::Sun,
          Land::Peaks,
          .08,
          {stampKeep, stampBanner},
          {stampHouse, stampBanner, stampColumn},
          4}},
    };
}

// The looks of lands with trees and water.
QHash<Backdrop, Look> greenLooks()
{
    const ToneFamily grove = toned(0x0a2420, 0x2f7a58, 0xb8dc86, 0xecffd8, 0x9dffb8);
    const ToneFamily garden = toned(0x2a1838, 0x8a5a98, 0xff9ec0, 0xffe8f4, 0xffb0d8);
    const ToneFamily coast = toned(0x0b1d38, 0x2f6a94, 0xf0b88a, 0xe8f8ff, 0x8fe0ff);
    const ToneFamily ice = toned(0x14243e, 0x6a94be, 0xd8e8f4, 0xffffff, 0xb8ecff);
    return {
        {Backdrop::Grove,
         {grove,
          Light::Sun,
          Land::Woods,
          .06,
          {stampTree, stampPine},
          {stampTree, stampMushroom, stampTree},
          7}},
        {Backdrop::Garden,
         {garden,
          Light::Moon,
          Land::Dunes,
          .05,
          {stampBlossom, stampTree},
          {stampBlossom, stampLantern, stampStatue},
          5}},
        {Backdrop::Coast,
         {coast,
          Light::Sun,
          Land::Dunes,
          .02,
          {stampShip, stampWave},
          {stampWave, stampWave, stampRock},
          5}},
        {Backdrop::Ice,
         {ice, Light::Moon, Land::Peaks, .13, {stampKeep, stampPine}, {stampPine, stampRock}, 5}},
    };
}

// The looks of stony and other barren lands.
QHash<Backdrop, Look> barrenLooks()
{
    const ToneFamily stars = toned(0x120f38, 0x4a4aa0, 0xc89af0, 0xf4eaff, 0xffe0a0);
    const ToneFamily sands = toned(0x3a2410, 0xb07a3c, 0xffc870, 0xfff0c8, 0x7ae8e0);
    const ToneFamily rifted = toned(0x14082c, 0x56308e, 0xc060d8, 0xf0d8ff, 0xc878ff);
    const ToneFamily graves = toned(0x0c1c22, 0x36606a, 0x8ad0b8, 0xd8fff0, 0x6affd0);
    const ToneFamily cavern = toned(0x1c1018, 0x6a3a4a, 0xe0805a, 0xffd8b0, 0xffa070);
    return {
        {Backdrop::Peak,
         {stars,
          Light::Stars,
          Land::Peaks,
          .16,
          {stampRock, stampColumn},
          {stampColumn, stampRock, stampStatue},
          4}},
        {Backdrop::Desert,
         {sands,
          Light::Sun,
          Land::Dunes,
          .06,
          {stampPyramid, stampObelisk},
          {stampColumn, stampObelisk, stampRock},
          3}},
        {Backdrop::Rift,
         {rifted,
          Light::Gloom,
          Land::Peaks,
          .13,
          {stampCrystal, stampRock},
          {stampTendril, stampCrystal},
          6}},
        {Backdrop::Tomb,
         {graves,
          Light::Moon,
          Land::Dunes,
          .06,
          {stampGrave, stampKeep},
          {stampGrave, stampStatue, stampGrave},
          7}},
        {Backdrop::Cavern,
         {cavern,
          Light::Gloom,
          Land::Mesas,
          .1,
          {stampRock, stampCrystal},
          {stampBones, stampRock, stampFire},
          5}},
    };
}

const Look *lookOf(Backdrop backdrop)
{
    static const QHash<Backdrop, Look> looks = [] {
        QHash<Backdrop, Look> all = settledLooks();
        all.insert(greenLooks());
        all.insert(barrenLooks());
        return all;
    }();
    const auto it = looks.constFind(backdrop);
    return it != looks.constEnd() ? &*it : nullptr;
}

void paintHeaven(Canvas &c, const Look &look)
{
    QLinearGradient sky(c.at(0, 0), c.at(0, .62));
    sky.setColorAt(0, c.tones.skyTop);
    sky.setColorAt(.55, mix(c.tones.skyTop, c.tones.skyLow, .7));
    sky.setColorAt(1, mix(c.tones.skyLow, c.tones.warm, look.light == Light::Gloom ? .25 : .55));
    c.painter.fillRect(c.frame, sky);
    c.sun = c.at(c.tones.mirrored ? c.dice.between(.15, .38) : c.dice.between(.62, .85),
                 c.dice.between(.10, .2));
    if (look.light == Light::Stars || look.light == Light::Moon)
        c.stars(look.light == Light::Stars ? 70 : 28, .45);
    const double unit = std::min(c.width(), c.height());
    c.orb(c.sun, unit * .7, c.tones.glow, look.light == Light::Gloom ? .18 : .4);
    if (look.light == Light::Moon || look.light == Light::Sun)
        paintDisc(c, c.sun, unit * (look.light == Light::Sun ? .10 : .075), .8);
}

// Spreads the objects over the width so that none of them hides another by chance.
void paintCrowd(Canvas &c, const std::vector<Stamp> &stamps, int count, double y, double size,
                const QColor &colour)
{
    for (int i = 0; i < count; ++i) {
        const double x = (i + c.dice.between(.1, .9)) / count;
        const Stamp stamp = stamps[std::size_t(c.dice.below(int(stamps.size())))];
        stamp(c, c.at(x, y + c.dice.between(-.02, .03)), size * c.dice.between(.75, 1.2), colour);
    }
}

void paintRange(Canvas &c, const Look &look, int i)
{
    const double base = .30 + .20 * i;
    const QColor colour
        = mix(mix(c.tones.skyLow, c.tones.far, .35 + .2 * i), c.tones.dark, .12 + .2 * i);
    const double size = std::min(c.width(), c.height()) * (.13 + .045 * i);
    paintCrowd(c, i < 2 ? look.far : look.near, std::max(2, look.crowd - i), base + .035, size,
               mix(colour, c.tones.dark, .12));
    const QPainterPath hill = ridge(c, base + .03, look.height * (1 - .14 * i), 2.2 + .4 * i,
                                    i < 3 ? look.ridge : Land::Dunes);
    QLinearGradient light(c.at(0, base - .05), c.at(0, base + .28));
    light.setColorAt(0, mix(colour, c.tones.glow, .07));
    light.setColorAt(1, mix(colour, c.tones.dark, .35));
    c.fill(hill, light);
    c.painter.strokePath(hill, QPen(fade(c.tones.glow, .18), std::max(.8, c.height() / 300)));
}

} // namespace

void paintLand(Canvas &c, Backdrop backdrop)
{
    const Look *look = lookOf(backdrop);
    if (look == nullptr)
        return;
    paintHeaven(c, *look);
    for (int i = 0; i < 4; ++i) {
        paintRange(c, *look, i);
        if (i < 3)
            c.haze(.30 + .2 * i, .10);
    }
}

SceneTones landTones(const Facts &facts, Backdrop backdrop)
{
    const Look *look = lookOf(backdrop);
    return look != nullptr ? familyTones(facts, look->tones, look->tones, false)
                           : sceneTones(facts);
}

QImage paintLandBoard(const Facts &facts, QSize pixels)
{
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const Backdrop scene = SilhouetteBook::shippedFor(facts).sceneOf(facts).backdrop;
    const Backdrop backdrop = lookOf(scene) != nullptr ? scene : Backdrop::Keep;
    const QRectF frame{QPointF(), QSizeF(pixels)};
    Canvas canvas{
        painter,       frame, frame, facts, landTones(facts, backdrop), Dice(hashOf(facts.id)),
        frame.center()};
    paintLand(canvas, backdrop);
    painter.fillRect(frame, QColor(0x07, 0x0a, 0x10, 60));
    return image;
}

} // namespace playmat::paint
