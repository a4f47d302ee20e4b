#include "kit/swu/table/explanations.h"

#include "engine/swu/text/print.h"
#include "kit/swu/table/card_text.h"
#include "kit/swu/table/rule_links.h"
#include "kit/swu/table/words.h"

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

/// What the way costs before anything comes on top: printed, or as the card has it that opens it.
QString costItself(const swu::CardDb &db, const swu::WayToPlay &way)
{
    const QString giver = CardText::giverOfWay(db, way.way);
    return giver.isEmpty() ? qtTrId("swu_explanations.printed").arg(way.cost.printed)
                           : qtTrId("swu_explanations.with").arg(way.cost.printed).arg(giver);
}

} // namespace

std::vector<ExplainRow> Explain::card(const swu::CardView &card, const TableSight &sight) const
{
    std::vector<ExplainRow> rows;
    if (card.def == 0)
        return rows;
    addBounties(rows, card, sight);
    addKeywords(rows, CardWords::keywords(card.keywords, card.raid, card.restore));
    addCaptor(rows, card, sight.shown());
    addWays(rows, card, sight);
    if (!swu::isArena(card.zone) || card.attachedTo >= 0 || card.id >= int(swu::kMaxCards))
        return rows;
    // The values of units in play are open to everybody.
    const swu::CardDef &def = m_presenter.db().def(card.def);
    addValue(rows, qtTrId("swu_explanations.power"), card.power, def.power, sight.powerOf(card.id));
    addValue(rows, qtTrId("swu_explanations.hp"), card.hp, def.hp, sight.hpOf(card.id));
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
        row.text = QStringLiteral("<b>%1</b>: %2")
                       .arg(CardWords::shown(keyword), CardWords::keywordMeaning(keyword));
        row.link = links::toTerm(row.glyph);
        rows.push_back(row);
    }
}

/// What the word on its tile stands for here, also where another card gives it.
void Explain::addBounties(std::vector<ExplainRow> &rows, const swu::CardView &card,
                          const TableSight &sight) const
{
    if (!card.keywords.any(swu::kw::Bounty))
        return;
    for (const swu::AbilityId id : sight.bountiesOf(card.id)) {
        ExplainRow row;
        row.glyph = QStringLiteral("Bounty");
        row.text
            = QStringLiteral("<b>%1</b>")
                  .arg(CardText::plain(CardText::ability(m_presenter.db(), id)).toHtmlEscaped());
        row.link = links::toTerm(row.glyph);
        rows.push_back(row);
    }
}

/// Under which unit it lies, and how it comes back.
void Explain::addCaptor(std::vector<ExplainRow> &rows, const swu::CardView &card,
                        const swu::Observation &seen) const
{
    const swu::CardView *captor
        = card.zone == swu::Zone::Captured ? seen.card(card.capturedBy) : nullptr;
    if (captor == nullptr)
        return;
    ExplainRow row;
    row.glyph = QStringLiteral("lock");
    row.text = qtTrId("swu_explanations.b_captured_b_by_when")
                   .arg(CardWords::name(m_presenter.db().def(captor->def)).toHtmlEscaped());
    row.link = links::toRule("CR 8.33");
    rows.push_back(row);
}

/// What each way of playing a resource costs now; of what its player sees, and of nothing else.
void Explain::addWays(std::vector<ExplainRow> &rows, const swu::CardView &card,
                      const TableSight &sight) const
{
    if (card.zone != swu::Zone::Resources)
        return;
    for (const swu::WayToPlay &one : sight.waysToPlay(card.id)) {
        const QString more = priceParts(one.cost);
        ExplainRow row;
        row.glyph = QString::fromStdString(swu::wayName(m_presenter.db(), one.way));
        row.text = QStringLiteral("<b>%1</b>").arg(way(one).toHtmlEscaped());
        if (!more.isEmpty())
            row.text += qtTrId("swu_explanations.mark")
                            .arg(costItself(m_presenter.db(), one).toHtmlEscaped(), more);
        row.link = links::toTerm(row.glyph);
        rows.push_back(row);
    }
}

void Explain::addValue(std::vector<ExplainRow> &rows, const QString &name, int now, int printed,
                       const std::vector<ShownValue> &parts) const
{
    if (now == printed)
        return;
    QStringList texts{qtTrId("swu_explanations.printed").arg(printed)};
    std::vector<std::pair<QString, int>> sums; // two Experience tokens are one line
    for (const ShownValue &part : parts) {
        if (part.kind == swu::ValueSource::Printed)
            continue;
        const QString source = sourceOf(part);
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

QString Explain::sourceOf(const ShownValue &part) const
{
    switch (part.kind) {
    case swu::ValueSource::Grit:
        return qtTrId("swu_explanations.grit");
    case swu::ValueSource::Raid:
        return qtTrId("swu_explanations.raid");
    case swu::ValueSource::Floor:
        return qtTrId("swu_explanations.never_below_0");
    case swu::ValueSource::Printed:
    case swu::ValueSource::Upgrade:
    case swu::ValueSource::Lasting:
    case swu::ValueSource::Constant:
        break;
    }
    return part.source == 0 ? qtTrId("swu_explanations.effects")
                            : CardWords::shown(CardWords::name(m_presenter.db().def(part.source)));
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
        add("shield", qtTrId("swu_explanations.its_shield_is_used"), 0);
    else
        add("sword", qtTrId("swu_explanations.deals").arg(f.dealt), 1);
    if (f.overwhelm > 0)
        add("base", qtTrId("swu_explanations.to_the_base").arg(f.overwhelm), 1);
    if (f.defenderDefeated)
        add("skull",
            ontoBase ? qtTrId("swu_explanations.wins") : qtTrId("swu_explanations.defeats"), 1);
    if (!ontoBase && f.attackersShieldAbsorbs)
        add("shield", qtTrId("swu_explanations.its_own_shield_is_used"), 0);
    else if (!ontoBase)
        add("hit", qtTrId("swu_explanations.takes").arg(f.taken), f.taken > 0 ? -1 : 0);
    if (f.attackerDefeated)
        add("skull", qtTrId("swu_explanations.is_defeated"), -1);
    return parts;
}

/// What comes on top of the cost; empty where nothing does.
QString Explain::priceParts(const swu::CostBreakdown &cost)
{
    QStringList parts;
    QStringList missing;
    static constexpr std::array kNames{"Vigilance", "Command", "Aggression",
                                       "Cunning",   "Heroism", "Villainy"};
    for (size_t i = 0; i < cost.missing.size(); ++i) {
        for (int n = 0; n < cost.missing[i]; ++n)
            missing.append(CardWords::shown(QString::fromLatin1(kNames[i])));
    }
    if (cost.penalty > 0)
        parts.append(qtTrId("swu_explanations.without")
                         .arg(cost.penalty)
                         .arg(missing.join(QStringLiteral(", "))));
    addPart(parts, cost.modifiers, qtTrId("swu_explanations.effects"));
    return parts.join(u' ');
}

QString Explain::way(const swu::WayToPlay &way) const
{
    const QString name = CardText::way(m_presenter.db(), way.way);
    const QString giver = CardText::giverOfWay(m_presenter.db(), way.way);
    const QString price = name.isEmpty()
        ? qtTrId("swu_explanations.play_for").arg(way.cost.total)
        //: A way of playing and its cost: "Smuggle for 6"
        : qtTrId("swu_explanations.for").arg(name).arg(way.cost.total);
    return giver.isEmpty() ? price : qtTrId("swu_explanations.mark_2").arg(price, giver);
}

QString Explain::twin(const swu::CardView &card, const swu::Observation &seen) const
{
    const swu::CardDef &def = m_presenter.db().def(card.def);
    const auto isTwin = [&](const swu::CardView &other) {
        const bool inPlay = other.attachedTo >= 0 || swu::isArena(other.zone);
        return inPlay && other.def != 0 && other.id != card.id && other.capturedBy < 0
            && other.controller == card.controller
            && m_presenter.db().def(other.def).identity == def.identity;
    };
    if (!def.unique || !std::ranges::any_of(seen.cards, isTwin))
        return {};
    return u'\n' + qtTrId("swu_explanations.only_one_of_two").arg(CardWords::name(def));
}

QString Explain::cost(const std::vector<swu::WayToPlay> &ways, int ready, int damage) const
{
    if (ways.empty())
        return {};
    QStringList prices;
    for (const swu::WayToPlay &one : ways)
        prices.append(way(one));
    const swu::WayToPlay &only = ways.front();
    if (ways.size() == 1 && only.way == 0)
        prices = {qtTrId("swu_explanations.costs").arg(only.cost.total)};
    if (damage > 0)
        prices.back()
            = qtTrId("swu_explanations.and_damage_to_your_base", damage).arg(prices.back());
    const QString head
        = qtTrId("swu_explanations.ready").arg(prices.join(QStringLiteral(" · "))).arg(ready);
    const QString more = ways.size() == 1 ? priceParts(only.cost) : QString();
    return more.isEmpty()
        ? head
        : qtTrId("swu_explanations.mark_3").arg(head, costItself(m_presenter.db(), only), more);
}

} // namespace playmat::table
