#include "table/paint/tone_family.h"

#include "table/paint/hash.h"

#include <algorithm>
#include <cmath>

namespace playmat::paint {

namespace {

QColor turned(const QColor &colour, double degrees, double light)
{
    float h = 0;
    float s = 0;
    float l = 0;
    colour.getHslF(&h, &s, &l);
    const double hue = std::max(0.F, h) + degrees / 360;
    return QColor::fromHslF(float(hue - std::floor(hue)), s,
                            float(std::clamp(l + light, 0.0, 1.0)));
}

} // namespace

SceneTones familyTones(const Facts &facts, const ToneFamily &first, const ToneFamily &last,
                       bool gloomy)
{
    Dice dice(hashOf(facts.id) ^ 0x17c5U);
    const double turn = dice.between(-9, 9); // a small change of hue, which stays within the family
    const double light = dice.between(-.05, .05) - (gloomy ? .10 : 0);
    SceneTones t;
    t.mirrored = gloomy || dice.below(3) == 0;
    t.skyTop = turned(first.night, turn, gloomy ? -.03 : dice.between(0, .05));
    t.skyLow = turned(first.sky, turn, light);
    t.warm = turned(last.warm, turn * 1.5, light);
    t.glow = last.glow;
    t.accent = gloomy ? turned(last.accent, 0, -.06) : last.accent;
    t.hull = mix(QColor(0xee, 0xe8, 0xdc), first.sky, .25);
    t.far = mix(t.skyLow, t.skyTop, .5);
    t.dark = mix(t.skyTop, QColor(0x05, 0x05, 0x09), .62);
    t.blade = mix(last.accent, Qt::white, .3);
    return t;
}

} // namespace playmat::paint
