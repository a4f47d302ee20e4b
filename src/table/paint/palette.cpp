#include "table/paint/palette.h"

#include "table/paint/hash.h"

#include <QHash>

namespace playmat::paint {

namespace {

using Table = QHash<QString, QColor>;

const Table &aspectTable()
{
    static const Table table{
        {QStringLiteral("Vigilance"), QColor(0x5b, 0x9b, 0xff)},
        {QStringLiteral("Command"), QColor(0x5f, 0xc7, 0x7a)},
        {QStringLiteral("Aggression"), QColor(0xff, 0x6a, 0x5b)},
        {QStringLiteral("Cunning"), QColor(0xf3, 0xc9, 0x4b)},
        {QStringLiteral("Heroism"), QColor(0xee, 0xf2, 0xf7)},
        {QStringLiteral("Villainy"), QColor(0x7d, 0x86, 0x96)},
        // the inks of Lorcana
        {QStringLiteral("Amber"), QColor(0xf4, 0xb2, 0x3a)},
        {QStringLiteral("Amethyst"), QColor(0xa0, 0x6b, 0xd6)},
        {QStringLiteral("Emerald"), QColor(0x3f, 0xb8, 0x6a)},
        {QStringLiteral("Ruby"), QColor(0xe0, 0x4f, 0x5c)},
        {QStringLiteral("Sapphire"), QColor(0x4a, 0x9e, 0xe8)},
        {QStringLiteral("Steel"), QColor(0x9a, 0xa8, 0xb8)},
        // the domains of Riftbound
        {QStringLiteral("Fury"), QColor(0xe8, 0x57, 0x4b)},
        {QStringLiteral("Calm"), QColor(0x52, 0xc4, 0x8a)},
        {QStringLiteral("Mind"), QColor(0x56, 0x9d, 0xf0)},
        {QStringLiteral("Body"), QColor(0xf0, 0x94, 0x3c)},
        {QStringLiteral("Chaos"), QColor(0xb0, 0x6c, 0xe0)},
        {QStringLiteral("Order"), QColor(0xea, 0xcb, 0x5a)},
    };
    return table;
}

const QColor kNeutral(0x8a, 0x8f, 0x98);

bool isMoral(const QString &aspect)
{
    return aspect == QLatin1String("Heroism") || aspect == QLatin1String("Villainy");
}

QColor firstHue(const Facts &facts)
{
    for (const QString &aspect : facts.aspects) {
        if (!isMoral(aspect))
            return aspectColour(aspect);
    }
    return {};
}

// Cards with only a moral aspect would all share one grey: each leans a little towards a colour of
// its own.
QColor moralHue(const Facts &facts)
{
    const bool villain = facts.has("Villainy");
    const QColor base = villain ? QColor(0x8f, 0x88, 0xad)
        : facts.has("Heroism")  ? QColor(0xe2, 0xbd, 0x8b)
                                : QColor(0x9f, 0xb0, 0xae);
    static const QColor villainLeans[] = {QColor(0x8f, 0x6f, 0xb8), QColor(0xb0, 0x6f, 0x86),
                                          QColor(0x6d, 0x86, 0xb4), QColor(0x8a, 0x98, 0x98)};
    static const QColor heroLeans[] = {QColor(0xf0, 0xb0, 0x70), QColor(0xd9, 0xc4, 0xa0),
                                       QColor(0x9c, 0xc4, 0xd8), QColor(0xe6, 0xa4, 0x90)};
    Dice dice(hashOf(facts.id) ^ 0x51u);
    const QColor lean = (villain ? villainLeans : heroLeans)[dice.below(4)];
    return mix(base, lean, .55);
}

QColor nightOf(const Facts &facts)
{
    if (facts.has("Villainy"))
        return QColor(0x0a, 0x07, 0x12);
    if (facts.has("Cunning"))
        return QColor(0x1b, 0x13, 0x38);
    if (facts.has("Command"))
        return QColor(0x07, 0x20, 0x2b);
    if (facts.has("Aggression"))
        return QColor(0x24, 0x0d, 0x1c);
    return QColor(0x08, 0x15, 0x2a);
}

QColor bladeOf(const Facts &facts)
{
    if (facts.has("Villainy"))
        return QColor(0xff, 0x43, 0x38);
    if (facts.has("Cunning"))
        return QColor(0x6f, 0xe0, 0x8a);
    Dice dice(hashOf(facts.id) ^ 0xb1adeU);
    return dice.below(3) == 0 ? QColor(0x7f, 0xe6, 0xa0) : QColor(0x58, 0xb8, 0xff);
}

SceneTones villainTones(const QColor &hue, const QColor &night)
{
    SceneTones t;
    t.mirrored = true;
    t.skyTop = mix(hue, night, .86);
    t.skyLow = mix(hue, QColor(0x2a, 0x1d, 0x30), .52);
    t.glow = mix(hue, QColor(0xff, 0xd9, 0xcf), .55);
    t.warm = mix(hue, QColor(0xe0, 0x57, 0x4d), .55);
    t.hull = mix(QColor(0xc3, 0xc0, 0xd0), hue, .2);
    t.accent = QColor(0xff, 0x5b, 0x4d);
    return t;
}

SceneTones plainTones(const QColor &hue, const QColor &night, bool hero)
{
    SceneTones t;
    t.skyTop = mix(hue, night, .84);
    t.skyLow
        = mix(hue, hero ? QColor(0xff, 0xe2, 0xbd) : QColor(0xcf, 0xe0, 0xe6), hero ? .42 : .2);
    t.glow = mix(hue, QColor(0xff, 0xf6, 0xe0), .78);
    t.warm = mix(hue, hero ? QColor(0xff, 0xbe, 0x86) : QColor(0xe9, 0xd9, 0xb4), hero ? .74 : .5);
    t.hull = mix(QColor(0xe9, 0xe6, 0xdc), hue, .2);
    t.accent = mix(hue, QColor(0x9f, 0xe8, 0xff), .6);
    return t;
}

} // namespace

double pictureShare(int rulesLength)
{
    if (rulesLength <= 0)
        return .68;
    if (rulesLength < 48)
        return .60;
    return rulesLength < 90 ? .54 : .49;
}

QColor mix(const QColor &a, const QColor &b, double t)
{
    const auto part = [t](double x, double y) { return float(x + (y - x) * t); };
    return QColor::fromRgbF(part(a.redF(), b.redF()), part(a.greenF(), b.greenF()),
                            part(a.blueF(), b.blueF()), part(a.alphaF(), b.alphaF()));
}

QColor fade(QColor colour, double alpha)
{
    colour.setAlphaF(float(alpha));
    return colour;
}

QColor aspectColour(const QString &aspect)
{
    return aspectTable().value(aspect, kNeutral);
}

QColor aspectMarkColour(const QString &aspect, bool onLight)
{
    const QColor colour
        = aspect == QLatin1String("Villainy") ? QColor(0xa3, 0x9d, 0xb8) : aspectColour(aspect);
    if (!onLight)
        return colour;
    return aspect == QLatin1String("Heroism") ? QColor(0x6b, 0x5c, 0x3a)
                                              : mix(colour, Qt::black, .45);
}

FrameTone frameTone(const Facts &facts)
{
    const bool villain = facts.has("Villainy");
    const bool hero = facts.has("Heroism");
    FrameTone tone{firstHue(facts), {}, villain, facts.isLeader(), facts.isToken()};
    if (const QStringList inks = inksOf(facts); !inks.isEmpty()) {
        tone.form = inkForm(inks.first());
        tone.sideForm = inkForm(inks.last());
        tone.side = inks.size() > 1 ? aspectColour(inks.last()) : mix(tone.main, Qt::white, .2);
        return tone;
    }
    if (facts.isRift()) {
        tone.seals = domainsOf(facts);
        tone.main = tone.seals.isEmpty() ? kNeutral : aspectColour(tone.seals.first());
        tone.side = tone.seals.size() > 1 ? aspectColour(tone.seals.last())
                                          : mix(tone.main, Qt::white, .25);
        return tone;
    }
    if (!tone.main.isValid())
        tone.main = villain ? QColor(0x8a, 0x86, 0xa0) : hero ? QColor(0xd9, 0xd2, 0xc2) : kNeutral;
    tone.side = villain ? QColor(0x4d, 0x4a, 0x60)
        : hero          ? aspectColour(QStringLiteral("Heroism"))
                        : mix(tone.main, Qt::white, .25);
    return tone;
}

SceneTones sceneTones(const Facts &facts, const QColor &lean)
{
    if (const QStringList inks = inksOf(facts); !inks.isEmpty())
        return inkTones(facts, inks);
    if (facts.isRift())
        return domainTones(facts);
    QColor hue = firstHue(facts);
    if (!hue.isValid())
        hue = moralHue(facts);
    if (lean.isValid())
        hue = mix(hue, lean, .6);
    const QColor night = nightOf(facts);
    SceneTones tones = facts.has("Villainy") ? villainTones(hue, night)
                                             : plainTones(hue, night, facts.has("Heroism"));
    tones.far = mix(tones.skyLow, tones.skyTop, .5);
    tones.dark = mix(tones.skyTop, QColor(0x04, 0x06, 0x0b), .72);
    tones.blade = bladeOf(facts);
    return tones;
}

} // namespace playmat::paint
