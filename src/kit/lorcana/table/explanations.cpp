#include "kit/lorcana/table/explanations.h"

#include "kit/lorcana/table/rule_links.h"
#include "kit/lorcana/table/words.h"

#include <algorithm>

namespace playmat::lorcana::board {

using table::ExplainRow;
using table::OutcomePart;

namespace {

/// "+ 2 Support" or "− 1 effects"; nothing for zero.
void addPart(QStringList &parts, int amount, const QString &what)
{
    if (amount == 0)
        return;
    const QString sign = amount > 0 ? QStringLiteral("+ ") : QStringLiteral("− ");
    parts.append(sign + QString::number(std::abs(amount)) + u' ' + what);
}

ExplainRow row(const char *glyph, const QString &text, const QString &link, int tone = 0)
{
    ExplainRow out;
    out.glyph = QString::fromLatin1(glyph);
    out.text = text;
    out.link = link;
    out.tone = tone;
    return out;
}

/// The word of a keyword without its number, as the rules book knows it.
QString termOf(const QString &keyword)
{
    QString word = keyword;
    while (!word.isEmpty() && (word.back().isDigit() || word.back() == u'+' || word.back() == u' '))
        word.chop(1);
    return word;
}

} // namespace

std::vector<ExplainRow> Explain::card(const CardView &card, const Sight &sight) const
{
    std::vector<ExplainRow> rows;
    if (card.def == 0)
        return rows;
    const bool inPlay = card.zone == Zone::Play && card.on < 0;
    addKeywords(rows,
                inPlay ? Words::keywords(m_presenter.db(), card)
                       : Words::printedKeywords(m_presenter.db().def(card.def)));
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
    addKeywords(rows, Words::printedKeywords(m_presenter.db().def(id)));
    return rows;
}

void Explain::addKeywords(std::vector<ExplainRow> &rows, const QStringList &keywords) const
{
    for (const QString &keyword : keywords) {
        const QString term = termOf(keyword);
        rows.push_back(
            row(term.toLatin1().constData(),
                QStringLiteral("<b>%1</b>: %2")
                    .arg(keyword.toHtmlEscaped(), Words::keywordMeaning(keyword).toHtmlEscaped()),
                links::toTerm(term)));
    }
}

void Explain::addRules(std::vector<ExplainRow> &rows, const CardView &card) const
{
    for (const QString &rule : Words::rules(card.rules))
        rows.push_back(row("lock", tr("An effect: this card %1.").arg(rule).toHtmlEscaped(),
                           links::toRule("CR 1.2.2")));
}

void Explain::addState(std::vector<ExplainRow> &rows, const CardView &card,
                       const Observation &seen) const
{
    if (card.drying)
        rows.push_back(row("drying",
                           tr("<b>Drying</b>: it came this turn, so it cannot quest, challenge or "
                              "exert for a cost before its player's next turn."),
                           links::toRule("CR 5.1.11")));
    if (card.at >= 0)
        rows.push_back(
            row("target",
                tr("It is at <b>%1</b>.").arg(m_presenter.cardName(card.at, seen).toHtmlEscaped()),
                links::toRule("CR 4.7")));
    if (!card.under.empty())
        rows.push_back(row("card",
                           tr("Cards under it: %1. They say nothing now; where it goes, they go.")
                               .arg(int(card.under.size())),
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
    static const std::array names{QT_TR_NOOP("Strength"), QT_TR_NOOP("Willpower"),
                                  QT_TR_NOOP("Lore"),     QT_TR_NOOP("Challenger"),
                                  QT_TR_NOOP("Resist"),   QT_TR_NOOP("Singer")};
    QStringList texts{tr("%1 printed").arg(printed)};
    int now = printed;
    for (const ValuePart &one : parts) {
        if (one.value != value || (one.source == 0 && !one.lasting))
            continue;
        now += one.amount;
        addPart(texts, one.amount, nameOf(one.source));
    }
    if (texts.size() == 1)
        return;
    if (now < 0)
        texts.append(tr("(below 0 counts as 0)"));
    rows.push_back(row(now > printed ? "up" : "down",
                       QStringLiteral("<b>%1 %2</b> = %3")
                           .arg(tr(names[std::size_t(value)]))
                           .arg(std::max(0, now))
                           .arg(texts.join(u' ').toHtmlEscaped()),
                       links::toRule("CR 6.6.1"),
                       now > printed       ? 1
                           : now < printed ? -1
                                           : 0));
}

QString Explain::nameOf(DefId def) const
{
    return def == 0 ? tr("effects") : Words::name(m_presenter.db().def(def));
}

// --- costs

QString Explain::ink(int number) const
{
    return number == 1 ? tr("1 ink") : tr("%1 ink").arg(number);
}

/// What comes on top of the cost itself; empty where nothing does.
QString Explain::priceParts(const std::vector<PricePart> &parts) const
{
    QStringList texts;
    for (const PricePart &one : parts) {
        if (&one == &parts.front())
            texts.append(tr("%1 printed").arg(one.amount));
        else
            addPart(texts, one.amount, nameOf(one.source));
    }
    return texts.size() > 1 ? texts.join(u' ') : QString();
}

void Explain::addPrice(std::vector<ExplainRow> &rows, const CardView &card,
                       const Sight &sight) const
{
    const CardDef &def = m_presenter.db().def(card.def);
    const QString parts = priceParts(sight.priceOf(card.id, def.cost));
    if (!parts.isEmpty())
        rows.push_back(row(
            "inkcost",
            tr("<b>Costs %1</b> = %2").arg(std::max(0, card.playCost)).arg(parts.toHtmlEscaped()),
            links::toRule("CR 4.3.2.3"), card.playCost < int(def.cost) ? 1 : -1));
    rows.push_back(def.inkwell ? row("inkwell", tr("It can be put into the inkwell, once a turn."),
                                     links::toRule("CR 4.2"))
                               : row("ban", tr("It has no inkwell symbol and cannot be inked."),
                                     links::toRule("CR 4.2.1")));
}

QString Explain::cost(const CardView &card, const Sight &sight) const
{
    const CardDef &def = m_presenter.db().def(card.def);
    const int ready = sight.shown().players[card.owner].inkReady;
    QStringList ways{tr("Costs %1").arg(std::max(0, card.playCost))};
    for (int i = 0; i < def.shiftCount; ++i) {
        int price = 0;
        for (const PricePart &one : sight.priceOf(card.id, def.shifts[std::size_t(i)].cost.ink))
            price += one.amount;
        ways.append(tr("Shift for %1").arg(std::max(0, price)));
    }
    if (def.song)
        ways.append(tr("sung by cost %1 or more").arg(def.cost));
    const QString head = tr("%1, %2 ready").arg(ways.join(QStringLiteral(" · "))).arg(ready);
    const QString more = priceParts(sight.priceOf(card.id, def.cost));
    return more.isEmpty() ? head : tr("%1: %2").arg(head, more);
}

// --- what gestures come to

std::vector<OutcomePart> Explain::challenge(const ChallengeForecast &f, bool ontoLocation) const
{
    std::vector<OutcomePart> parts;
    QStringList how;
    if (f.challenger > 0)
        how.append(tr("Challenger +%1").arg(f.challenger));
    if (f.resist > 0)
        how.append(tr("Resist −%1").arg(f.resist));
    const QString why
        = how.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(how.join(QStringLiteral(", ")));
    if (f.protects)
        parts.push_back(OutcomePart::of("lock", tr("cannot be damaged"), -1));
    else
        parts.push_back(
            OutcomePart::of("sword", tr("deals %1").arg(f.dealt) + why, f.dealt > 0 ? 1 : 0));
    if (f.banishes)
        parts.push_back(OutcomePart::of("skull", tr("banishes"), 1));
    if (!ontoLocation)
        parts.push_back(OutcomePart::of(
            "hit",
            f.ownResist > 0 ? tr("takes %1 (Resist −%2)").arg(f.taken).arg(f.ownResist)
                            : tr("takes %1").arg(f.taken),
            f.taken > 0 ? -1 : 0));
    if (f.isBanished)
        parts.push_back(OutcomePart::of("skull", tr("is banished"), -1));
    return parts;
}

QString Explain::quest(const CardView &card, const Sight &sight) const
{
    const PlayerView &player = sight.shown().players[card.owner];
    const int lore = std::max(0, card.lore);
    return tr("+%1 lore → %2 of %3").arg(lore).arg(player.lore + lore).arg(player.loreToWin);
}

QString Explain::sing(int singer, int song, const Sight &sight) const
{
    const CardView *card = sight.face(song);
    if (card == nullptr)
        return {};
    const int needed = m_presenter.db().def(card->def).cost;
    return tr("counts as %1, the song costs %2").arg(sight.songCost(singer)).arg(needed);
}

QString Explain::shift(const core::Option &option, const Sight &sight) const
{
    QStringList parts{ink(option.cost)};
    const CardView *base = sight.face(option.target);
    if (base == nullptr)
        return parts.front();
    QStringList stays;
    if (base->damage > 0)
        stays.append(tr("%1 damage").arg(base->damage));
    if (base->hasStatus && !base->ready)
        stays.append(tr("exerted"));
    stays.append(base->drying ? tr("drying") : tr("dry"));
    parts.append(tr("stays: %1").arg(stays.join(QStringLiteral(", "))));
    const int under = int(base->under.size()) + 1;
    parts.append(under == 1 ? tr("1 card under it") : tr("%1 cards under it").arg(under));
    return parts.join(QStringLiteral(" · "));
}

} // namespace playmat::lorcana::board
