#include "table/paint/tone_family.h"

#include <QHash>

namespace playmat::paint {

namespace {

struct Family
{
    InkForm form;
    ToneFamily tones;
};

const QHash<QString, Family> &families()
{
    static const QHash<QString, Family> table{
        {QStringLiteral("Amber"),
         {InkForm::Scallop,
          {QColor(0x3a2010U), QColor(0xd98d2bU), QColor(0xffc864U), QColor(0xfff1c8U),
           QColor(0xffd36aU)}}},
        {QStringLiteral("Amethyst"),
         {InkForm::Lancet,
          {QColor(0x1c0f3aU), QColor(0x7d4cc0U), QColor(0xc98ae2U), QColor(0xf5e4ffU),
           QColor(0xd0a8ffU)}}},
        {QStringLiteral("Emerald"),
         {InkForm::Leaf,
          {QColor(0x05281eU), QColor(0x2b935aU), QColor(0x9dd572U), QColor(0xf0ffd9U),
           QColor(0x86f0a6U)}}},
        {QStringLiteral("Ruby"),
         {InkForm::Facet,
          {QColor(0x2e0914U), QColor(0xc03848U), QColor(0xff8c60U), QColor(0xffe4cfU),
           QColor(0xff8270U)}}},
        {QStringLiteral("Sapphire"),
         {InkForm::Wave,
          {QColor(0x07193cU), QColor(0x2c76c8U), QColor(0x79c3eeU), QColor(0xe4f6ffU),
           QColor(0x86d6ffU)}}},
        {QStringLiteral("Steel"),
         {InkForm::Merlon,
          {QColor(0x151b23U), QColor(0x6c7f92U), QColor(0xd6c3a2U), QColor(0xf6f4ecU),
           QColor(0xd4e2eaU)}}},
    };
    return table;
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
    return familyTones(facts, families().constFind(inks.first())->tones,
                       families().constFind(inks.last())->tones,
                       facts.traits.contains(QLatin1String("Villain")));
}

} // namespace playmat::paint
