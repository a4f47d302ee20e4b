#include "kit/riftbound/table/explanations.h"

#include "kit/common/table/explain_rows.h"
#include "kit/riftbound/table/rule_links.h"
#include "kit/riftbound/table/words.h"

#include <algorithm>

namespace playmat::riftbound::board {

using table::ExplainRow;

namespace {

ExplainRow row(const char *glyph, const QString &text, const char *rule, int tone = 0)
{
    return kit::explainRow(QString::fromLatin1(glyph), text, links::toRule(rule), tone);
}

bool isOnBoard(const CardView &card)
{
    return card.list != kNone
        && (zoneOf(card.list) == Zone::Base || zoneOf(card.list) == Zone::Battlefield);
}

bool isPlayedFromHere(const CardView &card)
{
    return card.list != kNone
        && (zoneOf(card.list) == Zone::Hand || zoneOf(card.list) == Zone::Champion);
}

} // namespace

std::vector<ExplainRow> Explain::card(const CardView &card, const Sight &sight) const
{
    std::vector<ExplainRow> rows;
    if (card.def == 0)
        return rows;
    const bool onBoard = isOnBoard(card);
    kit::addKeywords<Words>(rows,
                            onBoard ? Words::keywords(card)
                                    : Words::printedKeywords(m_presenter.db().def(card.def)),
                            links::toTerm);
    addState(rows, card, sight.shown());
    if (onBoard && card.kind == Kind::Unit)
        addMight(rows, card, sight.shown());
    else if (isPlayedFromHere(card))
        addPrice(rows, card, sight);
    addItem(rows, card, sight.shown());
    return rows;
}

std::vector<ExplainRow> Explain::printed(DefId id) const
{
    std::vector<ExplainRow> rows;
    kit::addKeywords<Words>(rows, Words::printedKeywords(m_presenter.db().def(id)), links::toTerm);
    return rows;
}

void Explain::addState(std::vector<ExplainRow> &rows, const CardView &card,
                       const Observation &seen) const
{
    const auto has = [&](std::uint16_t bit) { return (card.status & bit) != 0; };
    if (has(status::Attacker))
        rows.push_back(row("attacker", qtTrId("riftbound_explanations.it_attacks"), "CR 459"));
    if (has(status::Defender))
        rows.push_back(row("defender", qtTrId("riftbound_explanations.it_defends"), "CR 459"));
    if (has(status::Stunned))
        rows.push_back(
            row("stunned", qtTrId("riftbound_explanations.it_is_stunned"), "CR 423", -1));
    if (has(status::Buffed))
        rows.push_back(row("buffed", qtTrId("riftbound_explanations.it_is_buffed"), "CR 702", 1));
    if (card.damage > 0)
        rows.push_back(row("hit",
                           qtTrId("riftbound_explanations.damage_until_the_turn_ends", card.damage)
                               .arg(std::max(0, card.might)),
                           "CR 143.2", -1));
    if (card.attachedTo >= 0)
        rows.push_back(row("upgrade",
                           qtTrId("riftbound_explanations.it_is_attached_to")
                               .arg(m_presenter.cardName(card.attachedTo, seen).toHtmlEscaped()),
                           "CR 434"));
}

// --- Might

void Explain::addGear(QStringList &parts, int &known, const CardView &card,
                      const Observation &seen) const
{
    for (const int id : card.attachments) {
        const CardView *gear = seen.card(id);
        if (gear == nullptr || gear->def == 0)
            continue;
        const CardDef &def = m_presenter.db().def(gear->def);
        kit::addAmount(parts, def.mightBonus, Words::title(def));
        known += def.mightBonus;
    }
}

/// Printed, and what has changed it; what is not told apart here is "effects".
void Explain::addMight(std::vector<ExplainRow> &rows, const CardView &card,
                       const Observation &seen) const
{
    const int printed = m_presenter.db().def(card.def).might;
    const auto has = [&](std::uint16_t bit) { return (card.status & bit) != 0; };
    QStringList parts{qtTrId("riftbound_explanations.printed").arg(printed)};
    int known = printed;
    const auto add = [&](int amount, const QString &what) {
        kit::addAmount(parts, amount, what);
        known += amount;
    };
    add(card.baseMight - printed, qtTrId("riftbound_explanations.another_base"));
    add(has(status::Buffed) ? 1 : 0, qtTrId("riftbound_explanations.the_buff"));
    add(has(status::Attacker) ? card.assault : 0, Words::shown(QStringLiteral("Assault")));
    add(has(status::Defender) ? card.shield : 0, Words::shown(QStringLiteral("Shield")));
    addGear(parts, known, card, seen);
    add(card.might - known, qtTrId("riftbound_explanations.effects"));
    if (parts.size() == 1)
        return;
    const int now = std::max(0, card.might);
    rows.push_back(row(
        now > printed ? "up" : "down",
        qtTrId("riftbound_explanations.might_is").arg(now).arg(parts.join(u' ').toHtmlEscaped()),
        "CR 143",
        now > printed       ? 1
            : now < printed ? -1
                            : 0));
}

// --- costs

void Explain::addPrice(std::vector<ExplainRow> &rows, const CardView &card,
                       const Sight &sight) const
{
    const CardDef &def = m_presenter.db().def(card.def);
    Cost printed;
    printed.energy = def.energy;
    printed.addPips(def.domains, def.power);
    const Cost now = sight.costToPlay(card.id);
    if (sight.face(card.id) == nullptr || now == printed)
        return;
    rows.push_back(row("energy",
                       qtTrId("riftbound_explanations.costs_now_printed")
                           .arg(Words::cost(now), Words::cost(printed)),
                       "CR 356", now.energy < printed.energy ? 1 : -1));
}

QString Explain::cost(const CardView &card, const Sight &sight) const
{
    const PlayerView &player = sight.shown().players[card.owner];
    return qtTrId("riftbound_explanations.costs_ready", player.runesReady)
        .arg(Words::cost(sight.costToPlay(card.id)));
}

// --- the chain

void Explain::addItem(std::vector<ExplainRow> &rows, const CardView &card,
                      const Observation &seen) const
{
    const auto item = std::ranges::find(seen.chain, card.id, &ItemView::id);
    if (item == seen.chain.end())
        return;
    QStringList targets;
    for (const int target : item->targets)
        targets.append(m_presenter.cardName(target, seen));
    for (const ListId list : item->places)
        targets.append(m_presenter.listName(list, seen));
    if (!targets.isEmpty())
        rows.push_back(row("target",
                           qtTrId("riftbound_explanations.it_has_chosen")
                               .arg(targets.join(QStringLiteral(", ")).toHtmlEscaped()),
                           "CR 355.6"));
}

} // namespace playmat::riftbound::board
