#include "table/paint/hash.h"
#include "table/paint/palette.h"

#include <QHash>

#include <algorithm>
#include <cmath>

namespace playmat::paint {

namespace {

struct Family
{
    InkForm form;
    QColor night, sky, warm, glow, accent;
};

const QHash<QString, Family> &families()
{
    static const QHash<QString, Family> table{
        {QStringLiteral("Amber"),
         {InkForm::Scallop, QColor(0x3a2010U), QColor(0xd98d2bU), QColor(0xffc864U),
          QColor(0xfff1c8U), QColor(0xffd36aU)}},
        {QStringLiteral("Amethyst"),
         {InkForm::Lancet, QColor(0x1c0f3aU), QColor(0x7d4cc0U), QColor(0xc98ae2U),
          QColor(0xf5e4ffU), QColor(0xd0a8ffU)}},
        {QStringLiteral("Emerald"),
         {InkForm::Leaf, QColor(0x05281eU), QColor(0x2b935aU), QColor(0x9dd572U), QColor(0xf0ffd9U),
          QColor(0x86f0a6U)}},
        {QStringLiteral("Ruby"),
         {InkForm::Facet, QColor(0x2e0914U), QColor(0xc03848U), QColor(0xff8c60U),
          QColor(0xffe4cfU), QColor(0xff8270U)}},
        {QStringLiteral("Sapphire"),
         {InkForm::Wave, QColor(0x07193cU), QColor(0x2c76c8U), QColor(0x79c3eeU), QColor(0xe4f6ffU),
          QColor(0x86d6ffU)}},
        {QStringLiteral("Steel"),
         {InkForm::Merlon, QColor(0x151b23U), QColor(0x6c7f92U), QColor(0xd6c3a2U),
          QColor(0xf6f4ecU), QColor(0xd4e2eaU)}},
    };
    return table;
}

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

InkForm inkForm(const QString &ink)
{
    const auto it = families().constFind(ink);
    return it != families().constEnd() ? it->form : InkForm::None;
}

QStringList inksOf(const Facts &facts)
{
    QStringList inks;
    for (const QString &aspect : facts.aspects) {
        if (inks.size() < 2 && families().contains(aspect))
            inks << aspect;
    }
    return inks;
}

SceneTones inkTones(const Facts &facts, const QStringList &inks)
{
    const Family &first = *families().constFind(inks.first());
    const Family &last = *families().constFind(inks.last());
    const bool villain = facts.traits.contains(QLatin1String("Villain"));
    Dice dice(hashOf(facts.id) ^ 0x17c5U);
    const double turn = dice.between(-9, 9); // stays within the family
    const double light = dice.between(-.05, .05) - (villain ? .10 : 0);
    SceneTones t;
    t.mirrored = villain || dice.below(3) == 0;
    t.skyTop = turned(first.night, turn, villain ? -.03 : dice.between(0, .05));
    t.skyLow = turned(first.sky, turn, light);
    t.warm = turned(last.warm, turn * 1.5, light);
    t.glow = last.glow;
    t.accent = villain ? turned(last.accent, 0, -.06) : last.accent;
    t.hull = mix(QColor(0xee, 0xe8, 0xdc), first.sky, .25);
    t.far = mix(t.skyLow, t.skyTop, .5);
    t.dark = mix(t.skyTop, QColor(0x05, 0x05, 0x09), .62);
    t.blade = mix(last.accent, Qt::white, .3);
    return t;
}

} // namespace playmat::paint
