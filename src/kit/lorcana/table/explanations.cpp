#include "kit/lorcana/table/explanations.h"

#include "kit/common/table/explain_rows.h"
#include "kit/lorcana/table/rule_links.h"
#include "kit/lorcana/table/words.h"

#include <algorithm>

namespace playmat::lorcana::board {

using table::ExplainRow;
using table::OutcomePart;

namespace {

ExplainRow row(const char *glyph, const QString &text, const QString &link, int tone = 0)
{
    return kit::explainRow(QString::fromLatin1(glyph), text, link, tone);
}

} // namespace

std::vector<ExplainRow> Explain::card(const CardView &card, const Sight &sight) const
{
    std::vector<ExplainRow> rows;
    if (card.def == 0)
        return rows;
    const bool inPlay = card.zone == Zone::Play && card.on < 0;
    kit::addKeywords<Words>(rows,
                            inPlay ? Words::keywords(m_presenter.db(), card)
                                   : Words::printedKeywords(m_presenter.db().def(card.def)),
                            links::toTerm);
    if (inPlay) {
        addRules(rows, card);
        addState(rows, card, sight.shown());
        addValues(rows, card, sight);
    } else if (card.zone == Zone::Hand) {
        addPrice(rows, card, sight);
    }
    return rows;
}

std::vector<ExplainRow> Explain::printed(DefId id) const
{
    std::vector<ExplainRow> rows;
    kit::addKeywords<Words>(rows, Words::printedKeywords(m_presenter.db().def(id)), links::toTerm);
    return rows;
}

void Explain::addRules(std::vector<ExplainRow> &rows, const CardView &card) const
{
    for (const QString &rule : Words::shown(Words::rules(card.rules)))
        rows.push_back(row(
            "lock", qtTrId("lorcana_explanations.an_effect_this_card").arg(rule).toHtmlEscaped(),
            links::toRule("CR 1.2.2")));
}

void Explain::addState(std::vector<ExplainRow> &rows, const CardView &card,
                       const Observation &seen) const
{
    if (card.drying)
        rows.push_back(row("drying", qtTrId("lorcana_explanations.b_drying_b_it_came"),
                           links::toRule("CR 5.1.11")));
    if (card.at >= 0)
        rows.push_back(row("target",
                           qtTrId("lorcana_explanations.it_is_at_b_b")
                               .arg(m_presenter.cardName(card.at, seen).toHtmlEscaped()),
                           links::toRule("CR 4.7")));
    if (!card.under.empty())
        rows.push_back(row(
            "card", qtTrId("lorcana_explanations.cards_under_it_they_say", int(card.under.size())),
            links::toRule("CR 8.10.7")));
}

// --- values

void Explain::addValues(std::vector<ExplainRow> &rows, const CardView &card,
                        const Sight &sight) const
{
    const CardDef &def = m_presenter.db().def(card.def);
    const std::vector<ValuePart> parts = sight.valuesOf(card.id);
    if (def.type == Kind::Character)
        addValue(rows, Value::Strength, def.strength, parts);
    if (def.type == Kind::Character || def.type == Kind::Location) {
        addValue(rows, Value::Willpower, def.willpower, parts);
        addValue(rows, Value::Lore, def.lore, parts);
    }
    addValue(rows, Value::Challenger, def.challenger, parts);
    addValue(rows, Value::Resist, def.resist, parts);
}

void Explain::addValue(std::vector<ExplainRow> &rows, Value value, int printed,
                       const std::vector<ValuePart> &parts) const
{
    static const std::array names{QT_TRID_NOOP("lorcana_explanations.strength"),
                                  QT_TRID_NOOP("lorcana_explanations.willpower"),
                                  QT_TRID_NOOP("lorcana_explanations.lore"),
                                  QT_TRID_NOOP("lorcana_explanations.challenger"),
                                  QT_TRID_NOOP("lorcana_explanations.resist"),
                                  QT_TRID_NOOP("lorcana_explanations.singer")};
    QStringList texts{qtTrId("lorcana_explanations.printed").arg(printed)};
    int now = printed;
    for (const ValuePart &one : parts) {
        if (one.value != value || (one.source == 0 && !one.lasting))
            continue;
        now += one.amount;
        kit::addAmount(texts, one.amount, nameOf(one.source));
    }
    if (texts.size() == 1)
        return;
    if (now < 0)
        texts.append(qtTrId("lorcana_explanations.below_0_counts_as_0"));
    rows.push_back(row(now > printed ? "up" : "down",
                       QStringLiteral("<b>%1 %2</b> = %3")
                           .arg(qtTrId(names[std::size_t(value)]))
                           .arg(std::max(0, now))
                           .arg(texts.join(u' ').toHtmlEscaped()),
                       links::toRule("CR 6.6.1"),
                       now > printed       ? 1
                           : now < printed ? -1
                                           : 0));
}

QString Explain::nameOf(DefId def) const
{
    return def == 0 ? qtTrId("lorcana_explanations.effects")
                    : Words::name(m_presenter.db().def(def));
}

// --- costs

QString Explain::ink(int number) const
{
    return qtTrId("lorcana_explanations.ink", number);
}

/// What comes on top of the cost itself; empty where nothing does.
QString Explain::priceParts(const std::vector<PricePart> &parts) const
{
    QStringList texts;
    for (const PricePart &one : parts) {
        if (&one == &parts.front())
            texts.append(qtTrId("lorcana_explanations.printed").arg(one.amount));
        else
            kit::addAmount(texts, one.amount, nameOf(one.source));
    }
    return texts.size() > 1 ? texts.join(u' ') : QString();
}

void Explain::addPrice(std::vector<ExplainRow> &rows, const CardView &card,
                       const Sight &sight) const
{
    const CardDef &def = m_presenter.db().def(card.def);
    const QString parts = priceParts(sight.priceOf(card.id, def.cost));
    if (!parts.isEmpty())
        rows.push_back(row("inkcost",
                           qtTrId("lorcana_explanations.b_costs_b")
                               .arg(std::max(0, card.playCost))
                               .arg(parts.toHtmlEscaped()),
                           links::toRule("CR 4.3.2.3"), card.playCost < int(def.cost) ? 1 : -1));
    rows.push_back(def.inkwell ? row("inkwell", qtTrId("lorcana_explanations.it_can_be_put_into"),
                                     links::toRule("CR 4.2"))
                               : row("ban", qtTrId("lorcana_explanations.it_has_no_inkwell_symbol"),
                                     links::toRule("CR 4.2.1")));
}

QString Explain::cost(const CardView &card, const Sight &sight) const
{
    const CardDef &def = m_presenter.db().def(card.def);
    const int ready = sight.shown().players[card.owner].inkReady;
    QStringList ways{qtTrId("lorcana_explanations.costs").arg(std::max(0, card.playCost))};
    for (int i = 0; i < def.shiftCount; ++i) {
        int price = 0;
        for (const PricePart &one : sight.priceOf(card.id, def.shifts[std::size_t(i)].cost.ink))
            price += one.amount;
        ways.append(qtTrId("lorcana_explanations.shift_for").arg(std::max(0, price)));
    }
    if (def.song)
        ways.append(qtTrId("lorcana_explanations.sung_by_cost_or_more").arg(def.cost));
    const QString head
        = qtTrId("lorcana_explanations.ready").arg(ways.join(QStringLiteral(" · "))).arg(ready);
    const QString more = priceParts(sight.priceOf(card.id, def.cost));
    return more.isEmpty() ? head : qtTrId("lorcana_explanations.mark").arg(head, more);
}

// --- what gestures come to

std::vector<OutcomePart> Explain::challenge(const ChallengeForecast &f, bool ontoLocation) const
{
    std::vector<OutcomePart> parts;
    QStringList how;
    if (f.challenger > 0)
        how.append(qtTrId("lorcana_explanations.challenger_2").arg(f.challenger));
    if (f.resist > 0)
        how.append(qtTrId("lorcana_explanations.resist_2").arg(f.resist));
    const QString why
        = how.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(how.join(QStringLiteral(", ")));
    if (f.protects)
        parts.push_back(
            OutcomePart::of("lock", qtTrId("lorcana_explanations.cannot_be_damaged"), -1));
    else
        parts.push_back(OutcomePart::of(
            "sword", qtTrId("lorcana_explanations.deals").arg(f.dealt) + why, f.dealt > 0 ? 1 : 0));
    if (f.banishes)
        parts.push_back(OutcomePart::of("skull", qtTrId("lorcana_explanations.banishes"), 1));
    if (!ontoLocation)
        parts.push_back(OutcomePart::of(
            "hit",
            f.ownResist > 0
                ? qtTrId("lorcana_explanations.takes_resist").arg(f.taken).arg(f.ownResist)
                : qtTrId("lorcana_explanations.takes").arg(f.taken),
            f.taken > 0 ? -1 : 0));
    if (f.isBanished)
        parts.push_back(OutcomePart::of("skull", qtTrId("lorcana_explanations.is_banished"), -1));
    return parts;
}

QString Explain::quest(const CardView &card, const Sight &sight) const
{
    const PlayerView &player = sight.shown().players[card.owner];
    const int lore = std::max(0, card.lore);
    return qtTrId("lorcana_explanations.lore_of")
        .arg(lore)
        .arg(player.lore + lore)
        .arg(player.loreToWin);
}

QString Explain::sing(int singer, int song, const Sight &sight) const
{
    const CardView *card = sight.face(song);
    if (card == nullptr)
        return {};
    const int needed = m_presenter.db().def(card->def).cost;
    return qtTrId("lorcana_explanations.counts_as_the_song_costs")
        .arg(sight.songCost(singer))
        .arg(needed);
}

QString Explain::shift(const core::Option &option, const Sight &sight) const
{
    QStringList parts{ink(option.cost)};
    const CardView *base = sight.face(option.target);
    if (base == nullptr)
        return parts.front();
    QStringList stays;
    if (base->damage > 0)
        stays.append(qtTrId("lorcana_explanations.damage", base->damage));
    if (base->hasStatus && !base->ready)
        stays.append(qtTrId("lorcana_explanations.exerted"));
    stays.append(base->drying ? qtTrId("lorcana_explanations.drying")
                              : qtTrId("lorcana_explanations.dry"));
    parts.append(qtTrId("lorcana_explanations.stays").arg(stays.join(QStringLiteral(", "))));
    const int under = int(base->under.size()) + 1;
    parts.append(qtTrId("lorcana_explanations.cards_under_it", under));
    return parts.join(QStringLiteral(" · "));
}

} // namespace playmat::lorcana::board
