#include "kit/swu/table/outcome_words.h"

#include "engine/swu/language/op.h"
#include "engine/swu/text/print.h"
#include "kit/swu/table/card_text.h"
#include "kit/swu/table/words.h"

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
        hint.add("hit", signedNumber(-o.damage), qtTrId("swu_outcome_words.damage", o.damage), -1);
    if (o.shieldUsed)
        hint.add("shield", signedNumber(-1), qtTrId("swu_outcome_words.its_shield_is_used_up"), -1);
    if (o.defeated)
        hint.add("skull", QString(), qtTrId("swu_outcome_words.defeated"), -1);
    if (o.losesGame)
        hint.add("skull", QString(), qtTrId("swu_outcome_words.decides_the_game"), -1);
    if (o.healed > 0)
        //: On a chip: how much of the damage is healed
        hint.add("heart", qtTrId("swu_outcome_words.of").arg(o.healed).arg(o.wounds),
                 qtTrId("swu_outcome_words.of_damage_healed", o.wounds).arg(o.healed), 1);
}

void OutcomeWords::addTokens(CardHint &hint, const CardOutcome &o) const
{
    if (o.shields > 0)
        hint.add("shield", signedNumber(o.shields),
                 qtTrId("swu_outcome_words.gets_shields", o.shields), 1);
    if (o.experience > 0)
        hint.add("up", stats(o.experience, o.experience),
                 qtTrId("swu_outcome_words.gets_experience", o.experience), 1);
}

void OutcomeWords::addTurn(CardHint &hint, const CardOutcome &o) const
{
    if (o.exhausted)
        hint.add("exhaust", QString(), qtTrId("swu_outcome_words.is_exhausted"), -1);
    if (o.readied)
        hint.add("ready", QString(), qtTrId("swu_outcome_words.is_readied"), 1);
    if (o.rule == swu::Rule::CantReady)
        hint.add("lock", QString(), qtTrId("swu_outcome_words.cannot_ready"), -1);
    if (o.rule == swu::Rule::CantAttackBases)
        hint.add("lock", QString(), qtTrId("swu_outcome_words.cannot_attack_bases"), -1);
    if (o.rule == swu::Rule::CantAttack)
        hint.add("lock", QString(), qtTrId("swu_outcome_words.cannot_attack"), -1);
}

QString OutcomeWords::during(const QString &words, swu::Duration duration)
{
    switch (duration) {
    case swu::Duration::Attack:
        return qtTrId("swu_outcome_words.for_this_attack").arg(words);
    case swu::Duration::Phase:
        return qtTrId("swu_outcome_words.this_phase").arg(words);
    case swu::Duration::Round:
        return qtTrId("swu_outcome_words.this_round").arg(words);
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
                 during(qtTrId("swu_outcome_words.gets").arg(stats(o.power, o.hp)), o.duration),
                 sum < 0 ? -1 : 1);
    swu::Keywords gained = o.gained;
    if (o.raid > 0)
        gained |= swu::kw::Raid;
    if (o.restore > 0)
        gained |= swu::kw::Restore;
    for (const QString &keyword : CardWords::keywords(gained, o.raid, o.restore))
        hint.add(
            keyword.section(u' ', 0, 0).toLatin1().constData(), CardWords::shown(keyword),
            during(qtTrId("swu_outcome_words.gains").arg(CardWords::shown(keyword)), o.duration),
            1);
    for (const QString &keyword : CardWords::shown(CardWords::keywords(o.lost, 0, 0)))
        hint.add("cross", keyword,
                 during(qtTrId("swu_outcome_words.loses").arg(keyword), o.duration), -1);
}

void OutcomeWords::addRest(CardHint &hint, const CardOutcome &o) const
{
    if (o.moves && o.to == swu::Zone::Hand)
        hint.add("hand", QString(), qtTrId("swu_outcome_words.returns_to_its_owners_hand"),
                 int(o.tone()));
    else if (o.moves && o.to == swu::Zone::Captured)
        hint.add("lock", QString(), qtTrId("swu_outcome_words.is_captured"), -1);
    else if (o.moves)
        hint.add("right", QString(), qtTrId("swu_outcome_words.moves_elsewhere"), int(o.tone()));
    if (o.controller != swu::kNone)
        hint.add("swap", QString(), qtTrId("swu_outcome_words.changes_sides"), -1);
    if (o.gainsAbility)
        hint.add("star", QString(), qtTrId("swu_outcome_words.gains_an_ability"), 0);
    if (o.losesAbilities)
        hint.add("cross", QString(), qtTrId("swu_outcome_words.loses_its_abilities"), -1);
}

CardHint OutcomeWords::attacked(const swu::AttackForecast &f) const
{
    CardHint hint;
    if (f.shieldAbsorbs)
        hint.add("shield", signedNumber(-1), qtTrId("swu_outcome_words.its_shield_is_used_up"), -1);
    else if (f.dealt > 0)
        hint.add("hit", signedNumber(-f.dealt), qtTrId("swu_outcome_words.damage", f.dealt), -1);
    else
        hint.add("minus", QString(), qtTrId("swu_outcome_words.no_damage"), 0);
    if (f.defenderDefeated)
        hint.add("skull", QString(), qtTrId("swu_outcome_words.defeated"), -1);
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
             qtTrId("swu_outcome_words.gets").arg(stats(upgrade.power, upgrade.hp)), tone);
    hint.tone = tone;
    return hint;
}

QString OutcomeWords::idleChoice(const swu::OpSpec *op)
{
    return op == nullptr || op->unchanged.empty()
        ? qtTrId("swu_outcome_words.changes_nothing")
        : CardWords::shown(QString::fromUtf8(op->unchanged));
}

QString OutcomeWords::nothingTo(const swu::OpSpec *op)
{
    return op == nullptr || op->nothingThere.empty()
        ? qtTrId("swu_outcome_words.changes_nothing_now")
        : CardWords::shown(QString::fromUtf8(op->nothingThere));
}

QString OutcomeWords::whyIdle(const swu::UseForecast &use, swu::DefId card) const
{
    switch (use.idle) {
    case swu::UseForecast::Idle::No:
        break;
    case swu::UseForecast::Idle::Condition:
        return qtTrId("swu_outcome_words.does_nothing_unless")
            .arg(CardText::condition(m_db, use.cond, card));
    case swu::UseForecast::Idle::Blank:
        return qtTrId("swu_outcome_words.has_lost_its_abilities");
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
        costs.append(qtTrId("swu_outcome_words.resources", cost));
    if (use.costDamage > 0)
        costs.append(qtTrId("swu_outcome_words.damage_to_your_base", use.costDamage));
    if (costs.isEmpty())
        return qtTrId("swu_outcome_words.costs_your_action").arg(why);
    //: Why it would change nothing, and what it costs all the same
    return qtTrId("swu_outcome_words.costs_and_your_action")
        .arg(why, costs.join(QStringLiteral(", ")));
}

} // namespace playmat::table
