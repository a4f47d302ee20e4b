#include "table/presenter/explain.h"

#include "table/presenter/card_words.h"

namespace playmat::table {

namespace {

/// "+ 2 Jedi Lightsaber" or "− 1 effects"; nothing for zero.
void addPart(QStringList &parts, int amount, const QString &what)
{
    if (amount == 0)
        return;
    const QString sign = amount > 0 ? QStringLiteral("+ ") : QStringLiteral("− ");
    parts.append(sign + QString::number(std::abs(amount)) + u' ' + what.toHtmlEscaped());
}

struct ValueParts
{
    QStringList texts;
    int sum = 0;

    void add(int amount, const QString &what)
    {
        sum += amount;
        addPart(texts, amount, what);
    }
};

/// What the upgrades on a unit add to one of its values.
template <class Value>
void addUpgrades(ValueParts &parts, const swu::CardDb &db, const swu::CardView &card,
                 const swu::Observation &seen, Value value)
{
    QMap<swu::DefId, int> count;
    for (const int id : card.upgrades) {
        if (const swu::CardView *upgrade = seen.card(id); upgrade != nullptr && upgrade->def != 0)
            ++count[upgrade->def];
    }
    for (auto it = count.cbegin(); it != count.cend(); ++it)
        parts.add(it.value() * value(db.def(it.key())), CardWords::name(db.def(it.key())));
}

ExplainRow valueRow(const QString &name, int now, int printed, const ValueParts &parts)
{
    ExplainRow row;
    row.glyph = now > printed ? QStringLiteral("up") : QStringLiteral("down");
    row.tone = now > printed ? 1 : now < printed ? -1 : 0;
    row.text = QStringLiteral("<b>%1 %2</b> = %3").arg(name).arg(now).arg(parts.texts.join(u' '));
    return row;
}

} // namespace

std::vector<ExplainRow> Explain::card(const swu::CardView &card, const swu::Observation &seen) const
{
    std::vector<ExplainRow> rows;
    if (card.def == 0)
        return rows;
    const bool unit = swu::isArena(card.zone) && card.attachedTo < 0;
    addKeywords(rows, CardWords::keywords(card.keywords, card.raid, card.restore));
    if (unit) {
        addPower(rows, card, seen);
        addHp(rows, card, seen);
    }
    return rows;
}

std::vector<ExplainRow> Explain::printed(swu::DefId id) const
{
    std::vector<ExplainRow> rows;
    const swu::CardDef &def = m_presenter.db().def(id);
    addKeywords(rows, CardWords::keywords(def.keywords, def.raid, def.restore));
    return rows;
}

void Explain::addKeywords(std::vector<ExplainRow> &rows, const QStringList &keywords) const
{
    for (const QString &keyword : keywords) {
        ExplainRow row;
        row.glyph = keyword.section(u' ', 0, 0);
        row.text = QStringLiteral("<b>%1</b>: %2").arg(keyword, CardWords::keywordMeaning(keyword));
        rows.push_back(row);
    }
}

void Explain::addPower(std::vector<ExplainRow> &rows, const swu::CardView &card,
                       const swu::Observation &seen) const
{
    const swu::CardDb &db = m_presenter.db();
    const int printed = db.def(card.def).power;
    if (card.power == printed)
        return;
    ValueParts parts;
    parts.sum = printed;
    parts.texts.append(tr("%1 printed").arg(printed));
    addUpgrades(parts, db, card, seen, [](const swu::CardDef &def) { return int(def.power); });
    if ((card.keywords & swu::kw::Grit) != 0)
        parts.add(card.damage, tr("Grit"));
    for (const swu::AttackView &attack : seen.attacks) {
        if (attack.attacker == card.id)
            parts.add(card.raid, tr("Raid"));
    }
    parts.add(card.power - parts.sum, tr("effects"));
    rows.push_back(valueRow(tr("Power"), card.power, printed, parts));
}

void Explain::addHp(std::vector<ExplainRow> &rows, const swu::CardView &card,
                    const swu::Observation &seen) const
{
    const swu::CardDb &db = m_presenter.db();
    const int printed = db.def(card.def).hp;
    if (card.hp == printed)
        return;
    ValueParts parts;
    parts.sum = printed;
    parts.texts.append(tr("%1 printed").arg(printed));
    addUpgrades(parts, db, card, seen, [](const swu::CardDef &def) { return int(def.hp); });
    parts.add(card.hp - parts.sum, tr("effects"));
    rows.push_back(valueRow(tr("HP"), card.hp, printed, parts));
}

std::vector<OutcomePart> Explain::attack(const swu::AttackForecast &f, bool ontoBase) const
{
    std::vector<OutcomePart> parts;
    const auto add = [&](const char *glyph, const QString &text, int tone) {
        OutcomePart part;
        part.glyph = QString::fromLatin1(glyph);
        part.text = text;
        part.tone = tone;
        parts.push_back(part);
    };
    if (f.shieldAbsorbs)
        add("shield", tr("its Shield is used"), 0);
    else
        add("sword", tr("deals %1").arg(f.dealt), 1);
    if (f.overwhelm > 0)
        add("base", tr("%1 to the base").arg(f.overwhelm), 1);
    if (f.defenderDefeated)
        add("skull", ontoBase ? tr("wins") : tr("defeats"), 1);
    if (!ontoBase && f.attackersShieldAbsorbs)
        add("shield", tr("own Shield is used"), 0);
    else if (!ontoBase)
        add("hit", tr("takes %1").arg(f.taken), f.taken > 0 ? -1 : 0);
    if (f.attackerDefeated)
        add("skull", tr("is defeated"), -1);
    return parts;
}

QString Explain::cost(const swu::CostBreakdown &cost, int ready) const
{
    const QString head = tr("Costs %1, %2 ready").arg(cost.total).arg(ready);
    if (cost.penalty == 0 && cost.modifiers == 0)
        return head;
    QStringList parts{tr("%1 printed").arg(cost.printed)};
    QStringList missing;
    static constexpr std::array kNames{"Vigilance", "Command", "Aggression",
                                       "Cunning",   "Heroism", "Villainy"};
    for (size_t i = 0; i < cost.missing.size(); ++i) {
        for (int n = 0; n < cost.missing[i]; ++n)
            missing.append(QString::fromLatin1(kNames[i]));
    }
    if (cost.penalty > 0)
        parts.append(
            tr("+ %1 without %2").arg(cost.penalty).arg(missing.join(QStringLiteral(", "))));
    addPart(parts, cost.modifiers, tr("effects"));
    return head + QStringLiteral(": ") + parts.join(u' ');
}

} // namespace playmat::table
