#include "table/paint/silhouettes.h"

#include "table/paint/silhouette_reader.h"

#include <QFile>

namespace playmat::paint {

namespace {

bool anyOf(const QStringList &wanted, const QStringList &present)
{
    return wanted.isEmpty() || std::any_of(wanted.begin(), wanted.end(), [&](const QString &w) {
               return present.contains(w);
           });
}

int variantsOf(const std::vector<Step> &steps)
{
    int product = 1;
    for (const Step &step : steps) {
        int sum = 0;
        for (const std::vector<Step> &option : step.options)
            sum += variantsOf(option);
        product *= std::max(sum, 1);
    }
    return product;
}

} // namespace

SilhouetteBook SilhouetteBook::fromJson(const QByteArray &json)
{
    return SilhouetteReader().read(json);
}

const SilhouetteBook &SilhouetteBook::shipped()
{
    static const SilhouetteBook book = [] {
        QFile file(QStringLiteral(":/playmat/pictures/silhouettes.json"));
        return fromJson(file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray());
    }();
    return book;
}

bool SilhouetteBook::fits(const Rule &rule, const Facts &facts)
{
    return anyOf(rule.types, {facts.type}) && anyOf(rule.traits, facts.traits)
        && anyOf(rule.aspects, facts.aspects) && (rule.arena.isEmpty() || rule.arena == facts.arena)
        && facts.cost >= rule.minimumCost;
}

QString SilhouetteBook::kindOf(const Facts &facts) const
{
    for (const Rule &rule : m_rules) {
        if (!fits(rule, facts))
            continue;
        Dice dice(hashOf(facts.id) ^ 0x6b1dU);
        return rule.kinds.at(dice.below(int(rule.kinds.size())));
    }
    return QStringLiteral("unknown");
}

const Silhouette &SilhouetteBook::silhouette(const QString &kind) const
{
    static const Silhouette empty{Backdrop::Dark, 0, {}};
    const auto it = m_silhouettes.constFind(kind);
    return it != m_silhouettes.constEnd() ? *it : empty;
}

int SilhouetteBook::variants(const QString &kind) const
{
    return variantsOf(silhouette(kind).steps);
}

} // namespace playmat::paint
