#include "kit/swu/table/outcome_words.h"

#include "engine/swu/effects/op.h"
#include "engine/swu/text/print.h"
#include "kit/swu/table/card_words.h"

namespace playmat::table {

using swu::CardOutcome;

namespace {

QString stats(int power, int hp)
{
    return signedNumber(power) + u'/' + signedNumber(hp);
}

} // namespace

CardHint OutcomeWords::chosen(const swu::Forecast &forecast, swu::CardId card) const
{
    if (const CardOutcome *own = forecast.of(card))
        return outcome(*own);
    CardHint hint;
    hint.idle = forecast.nothing || forecast.idle != nullptr;
    const bool heals = forecast.idle != nullptr && forecast.idle == swu::findOp("heal");
    if (hint.idle)
        hint.add(heals ? "heart" : "minus", heals ? QStringLiteral("+0") : QString(),
                 idleChoice(forecast.idle), 0);
    return hint;
}

CardHint OutcomeWords::outcome(const CardOutcome &o) const
{
    CardHint hint;
    addDamage(hint, o);
    addTokens(hint, o);
    addTurn(hint, o);
    addValues(hint, o);
    addRest(hint, o);
    hint.tone = int(o.tone());
    return hint;
}

void OutcomeWords::addDamage(CardHint &hint, const CardOutcome &o) const
{
    if (o.damage > 0)
        hint.add("hit", signedNumber(-o.damage), tr("%n damage", nullptr, o.damage), -1);
    if (o.shieldUsed)
        hint.add("shield", signedNumber(-1), tr("its Shield is used up"), -1);
    if (o.defeated)
        hint.add("skull", QString(), tr("defeated"), -1);
    if (o.losesGame)
        hint.add("skull", QString(), tr("decides the game"), -1);
    if (o.healed > 0)
        //: On a chip: how much of the damage is healed
        hint.add("heart", tr("+%1 of %2").arg(o.healed).arg(o.wounds),
                 tr("%1 of %2 damage healed").arg(o.healed).arg(o.wounds), 1);
}

void OutcomeWords::addTokens(CardHint &hint, const CardOutcome &o) const
{
    if (o.shields > 0)
        hint.add("shield", signedNumber(o.shields), tr("gets %n Shields", nullptr, o.shields), 1);
    if (o.experience > 0)
        hint.add("up", stats(o.experience, o.experience),
                 tr("gets %n Experience", nullptr, o.experience), 1);
}

void OutcomeWords::addTurn(CardHint &hint, const CardOutcome &o) const
{
    if (o.exhausted)
        hint.add("exhaust", QString(), tr("is exhausted"), -1);
    if (o.readied)
        hint.add("ready", QString(), tr("is readied"), 1);
    if (o.rule == swu::Rule::CantReady)
        hint.add("lock", QString(), tr("cannot ready"), -1);
    if (o.rule == swu::Rule::CantAttackBases)
        hint.add("lock", QString(), tr("cannot attack bases"), -1);
}

QString OutcomeWords::during(const QString &words, swu::Duration duration)
{
    switch (duration) {
    case swu::Duration::Attack:
        return tr("%1 for this attack").arg(words);
    case swu::Duration::Phase:
        return tr("%1 this phase").arg(words);
    case swu::Duration::Round:
        return tr("%1 this round").arg(words);
    case swu::Duration::Forever:
    case swu::Duration::WhileSourceInPlay:
        break;
    }
    return words;
}

void OutcomeWords::addValues(CardHint &hint, const CardOutcome &o) const
{
    const int sum = o.power + o.hp;
    if (o.power != 0 || o.hp != 0)
        hint.add(sum < 0 ? "down" : "up", stats(o.power, o.hp),
                 during(tr("gets %1").arg(stats(o.power, o.hp)), o.duration), sum < 0 ? -1 : 1);
    swu::Keywords gained = o.gained;
    if (o.raid > 0)
        gained |= swu::kw::Raid;
    if (o.restore > 0)
        gained |= swu::kw::Restore;
    for (const QString &keyword : CardWords::keywords(gained, o.raid, o.restore))
        hint.add(keyword.section(u' ', 0, 0).toLatin1().constData(), keyword,
                 during(tr("gains %1").arg(keyword), o.duration), 1);
    for (const QString &keyword : CardWords::keywords(o.lost, 0, 0))
        hint.add("cross", keyword, during(tr("loses %1").arg(keyword), o.duration), -1);
}

void OutcomeWords::addRest(CardHint &hint, const CardOutcome &o) const
{
    if (o.moves && o.to == swu::Zone::Hand)
        hint.add("hand", QString(), tr("returns to its owner's hand"), int(o.tone()));
    else if (o.moves && o.to == swu::Zone::Captured)
        hint.add("lock", QString(), tr("is captured"), -1);
    else if (o.moves)
        hint.add("right", QString(), tr("moves elsewhere"), int(o.tone()));
    if (o.controller != swu::kNone)
        hint.add("swap", QString(), tr("changes sides"), -1);
    if (o.gainsAbility)
        hint.add("star", QString(), tr("gains an ability"), 0);
    if (o.losesAbilities)
        hint.add("cross", QString(), tr("loses its abilities"), -1);
}

CardHint OutcomeWords::attacked(const swu::AttackForecast &f) const
{
    CardHint hint;
    if (f.shieldAbsorbs)
        hint.add("shield", signedNumber(-1), tr("its Shield is used up"), -1);
    else if (f.dealt > 0)
        hint.add("hit", signedNumber(-f.dealt), tr("%n damage", nullptr, f.dealt), -1);
    else
        hint.add("minus", QString(), tr("no damage"), 0);
    if (f.defenderDefeated)
        hint.add("skull", QString(), tr("defeated"), -1);
    hint.idle = !f.shieldAbsorbs && f.dealt == 0;
    hint.tone = hint.idle ? 0 : -1;
    return hint;
}

CardHint OutcomeWords::upgraded(const swu::CardDef &upgrade) const
{
    CardHint hint;
    const int sum = upgrade.power + upgrade.hp;
    const int tone = sum > 0 ? 1 : sum < 0 ? -1 : 0;
    if (upgrade.power == 0 && upgrade.hp == 0)
        return hint;
    hint.add(sum < 0 ? "down" : "up", stats(upgrade.power, upgrade.hp),
             tr("gets %1").arg(stats(upgrade.power, upgrade.hp)), tone);
    hint.tone = tone;
    return hint;
}

QString OutcomeWords::idleChoice(const swu::OpSpec *op)
{
    return op == nullptr || op->unchanged.empty() ? tr("changes nothing")
                                                  : QString::fromUtf8(op->unchanged);
}

QString OutcomeWords::nothingTo(const swu::OpSpec *op)
{
    return op == nullptr || op->nothingThere.empty() ? tr("Changes nothing now")
                                                     : QString::fromUtf8(op->nothingThere);
}

QString OutcomeWords::whyIdle(const swu::UseForecast &use, swu::DefId card) const
{
    switch (use.idle) {
    case swu::UseForecast::Idle::No:
        break;
    case swu::UseForecast::Idle::Condition:
        return tr("Does nothing unless %1")
            .arg(QString::fromStdString(swu::printCondition(m_db, use.cond, card)));
    case swu::UseForecast::Idle::Blank:
        return tr("Has lost its abilities");
    case swu::UseForecast::Idle::NothingThere:
    case swu::UseForecast::Idle::Unaffected:
        return nothingTo(use.op);
    }
    return {};
}

QString OutcomeWords::idle(const swu::UseForecast &use, int cost, swu::DefId card) const
{
    const QString why = whyIdle(use, card);
    if (why.isEmpty())
        return {};
    QStringList costs;
    if (cost > 0)
        costs.append(cost == 1 ? tr("1 resource") : tr("%1 resources").arg(cost));
    if (use.costDamage > 0)
        costs.append(tr("%1 damage to your base").arg(use.costDamage));
    if (costs.isEmpty())
        return tr("%1: costs your action").arg(why);
    //: Why it would change nothing, and what it costs all the same
    return tr("%1: costs %2 and your action").arg(why, costs.join(QStringLiteral(", ")));
}

} // namespace playmat::table
