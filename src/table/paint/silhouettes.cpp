#include "table/paint/silhouettes.h"

#include "table/paint/silhouette_reader.h"

#include <QFile>

#include <algorithm>

namespace playmat::paint {

namespace {

bool anyOf(const QStringList &wanted, const QStringList &present)
{
    return wanted.isEmpty() || std::any_of(wanted.begin(), wanted.end(), [&](const QString &w) {
               return present.contains(w);
           });
}

bool anyWord(const QStringList &words, const QString &name)
{
    return words.isEmpty() || std::any_of(words.begin(), words.end(), [&](const QString &word) {
               return SilhouetteBook::hasWord(name, word);
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

QByteArray volume(const char *name)
{
    QFile file(QStringLiteral(":/playmat/pictures/%1.json").arg(QLatin1String(name)));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

const QStringList kTypesOfLorcana{QStringLiteral("Character"), QStringLiteral("Action"),
                                  QStringLiteral("Song"), QStringLiteral("Item"),
                                  QStringLiteral("Location")};

} // namespace

SilhouetteBook SilhouetteBook::fromJson(const QByteArrayList &volumes)
{
    return SilhouetteReader().read(volumes);
}

SilhouetteBook SilhouetteBook::fromJson(const QByteArray &json)
{
    return fromJson(QByteArrayList{json});
}

const SilhouetteBook &SilhouetteBook::shipped()
{
    // Lorcana's rules name their types, so that nothing else is caught by coming first.
    static const SilhouetteBook book = fromJson({volume("lorcana"), volume("silhouettes")});
    return book;
}

const SilhouetteBook &SilhouetteBook::shippedForRift()
{
    static const SilhouetteBook book = fromJson(volume("riftbound"));
    return book;
}

const SilhouetteBook &SilhouetteBook::shippedFor(const Facts &facts)
{
    if (facts.isRift())
        return shippedForRift();
    static const SilhouetteBook others
        = fromJson({volume("characters"), volume("peoples"), volume("silhouettes")});
    return kTypesOfLorcana.contains(facts.type) ? shipped() : others;
}

bool SilhouetteBook::fits(const Rule &rule, const Facts &facts)
{
    return anyOf(rule.cards, {facts.id}) && anyOf(rule.names, {facts.name})
        && anyWord(rule.words, facts.name) && anyOf(rule.types, {facts.type})
        && anyOf(rule.traits, facts.traits)
        && (rule.without.isEmpty() || !anyOf(rule.without, facts.traits))
        && anyOf(rule.aspects, facts.aspects) && (rule.arena.isEmpty() || rule.arena == facts.arena)
        && facts.cost >= rule.minimumCost;
}

const SilhouetteBook::Rule *SilhouetteBook::ruleFor(const Facts &facts) const
{
    const auto rule = std::find_if(m_rules.begin(), m_rules.end(),
                                   [&](const Rule &r) { return fits(r, facts); });
    return rule != m_rules.end() ? &*rule : nullptr;
}

QString SilhouetteBook::kindOf(const Facts &facts) const
{
    const Rule *rule = ruleFor(facts);
    if (!rule)
        return QStringLiteral("unknown");
    Dice dice(hashOf(facts.id) ^ 0x6b1dU);
    return rule->kinds.at(dice.below(int(rule->kinds.size())));
}

Scene SilhouetteBook::sceneOf(const Facts &facts) const
{
    const QString kind = kindOf(facts);
    const Rule *rule = ruleFor(facts);
    if (!rule || rule->backdrops.empty())
        return {kind, silhouette(kind).backdrop};
    Dice dice(hashOf(facts.id) ^ 0xbacdU);
    return {kind, rule->backdrops[std::size_t(dice.below(int(rule->backdrops.size())))]};
}

QStringList SilhouetteBook::names() const
{
    QStringList names;
    for (const Rule &rule : m_rules)
        names << rule.names;
    names.removeDuplicates();
    return names;
}

QStringList SilhouetteBook::words() const
{
    QStringList words;
    for (const Rule &rule : m_rules)
        words << rule.words;
    words.removeDuplicates();
    return words;
}

bool SilhouetteBook::hasWord(const QString &name, const QString &word)
{
    const QLatin1Char blank(' ');
    return (blank + name).contains(blank + word);
}

QStringList SilhouetteBook::usedKinds() const
{
    QStringList used;
    for (const Rule &rule : m_rules)
        used << rule.kinds;
    used.removeDuplicates();
    return used;
}

const Silhouette &SilhouetteBook::silhouette(const QString &kind) const
{
    static const Silhouette empty{Backdrop::Dark, 0, {}, {}, {}};
    const auto it = m_silhouettes.constFind(kind);
    return it != m_silhouettes.constEnd() ? *it : empty;
}

int SilhouetteBook::variants(const QString &kind) const
{
    return variantsOf(silhouette(kind).steps);
}

} // namespace playmat::paint
