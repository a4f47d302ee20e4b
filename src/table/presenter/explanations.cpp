#include "table/presenter/explanations.h"

#include "table/presenter/card_words.h"
#include "table/presenter/rule_links.h"

#include <algorithm>

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

} // namespace

std::vector<ExplainRow> Explain::card(const swu::CardView &card, const swu::Game &game) const
{
    std::vector<ExplainRow> rows;
    if (card.def == 0)
        return rows;
    addKeywords(rows, CardWords::keywords(card.keywords, card.raid, card.restore));
    if (!swu::isArena(card.zone) || card.attachedTo >= 0 || card.id >= int(swu::kMaxCards))
        return rows;
    // The values of units in play are open to everybody.
    const swu::CardDef &def = game.db().def(card.def);
    const auto id = core::CardId(card.id);
    addValue(rows, tr("Power"), card.power, def.power,
             swu::explainPower(game.db(), game.state(), id), game.state());
    addValue(rows, tr("HP"), card.hp, def.hp, swu::explainHp(game.db(), game.state(), id),
             game.state());
    for (ExplainRow &row : rows) {
        if (row.link.isEmpty()) // a value
            row.link = links::toRule("CR 8.15");
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
        row.link = links::toTerm(row.glyph);
        rows.push_back(row);
    }
}

void Explain::addValue(std::vector<ExplainRow> &rows, const QString &name, int now, int printed,
                       const std::vector<swu::ValuePart> &parts, const swu::State &state) const
{
    if (now == printed)
        return;
    QStringList texts{tr("%1 printed").arg(printed)};
    std::vector<std::pair<QString, int>> sums; // two Experience tokens are one line
    for (const swu::ValuePart &part : parts) {
        if (part.kind == swu::ValueSource::Printed)
            continue;
        const QString source = sourceOf(part, state);
        const auto known = std::find_if(sums.begin(), sums.end(),
                                        [&](const auto &sum) { return sum.first == source; });
        if (known == sums.end())
            sums.emplace_back(source, part.amount);
        else
            known->second += part.amount;
    }
    for (const auto &[source, amount] : sums)
        addPart(texts, amount, source);
    ExplainRow row;
    row.glyph = now > printed ? QStringLiteral("up") : QStringLiteral("down");
    row.tone = now > printed ? 1 : -1;
    row.text = QStringLiteral("<b>%1 %2</b> = %3").arg(name).arg(now).arg(texts.join(u' '));
    rows.push_back(row);
}

QString Explain::sourceOf(const swu::ValuePart &part, const swu::State &state) const
{
    switch (part.kind) {
    case swu::ValueSource::Grit:
        return tr("Grit");
    case swu::ValueSource::Raid:
        return tr("Raid");
    case swu::ValueSource::Floor:
        return tr("never below 0");
    case swu::ValueSource::Printed:
    case swu::ValueSource::Upgrade:
    case swu::ValueSource::Lasting:
    case swu::ValueSource::Constant:
        break;
    }
    return part.card == core::kNone
        ? tr("effects")
        : CardWords::name(m_presenter.db().def(state.cards[part.card].def));
}

ExplainRow Explain::hint(const CardHint &hint)
{
    ExplainRow row;
    row.glyph = hint.idle    ? QStringLiteral("minus")
        : hint.parts.empty() ? QStringLiteral("info")
                             : hint.parts.front().glyph;
    row.tone = hint.tone;
    row.text = hint.words.toHtmlEscaped();
    return row;
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
        add("shield", tr("its own Shield is used"), 0);
    else if (!ontoBase)
        add("hit", tr("takes %1").arg(f.taken), f.taken > 0 ? -1 : 0);
    if (f.attackerDefeated)
        add("skull", tr("is defeated"), -1);
    return parts;
}

/// damage: to one's own base, in addition to the resources.
QString Explain::cost(const swu::CostBreakdown &cost, int ready, int damage) const
{
    const QString price = damage == 0
        ? QString::number(cost.total)
        : tr("%1 and %2 damage to your base").arg(cost.total).arg(damage);
    const QString head = tr("Costs %1, %2 ready").arg(price).arg(ready);
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
