#include "kit/lorcana/table/choice_hint.h"

#include "kit/lorcana/table/words.h"

namespace playmat::lorcana::board {

using table::CardHint;
using table::signedNumber;

ChoiceHint::ChoiceHint(const CardDb &db, const CardView &card, const QString &place)
    : m_db(db)
    , m_card(card)
    , m_place(place)
{
}

CardHint ChoiceHint::of(const ChoiceForecast &forecast)
{
    if (!forecast.told)
        return {};
    if (forecast.to != m_card.zone) {
        leave(forecast.to);
        return toned();
    }
    addDamage(forecast);
    addGained(forecast);
    addRest(forecast);
    if (m_hint.parts.empty() && forecast.same) {
        m_hint.add("minus", QString(), tr("changes nothing"), 0);
        m_hint.idle = true;
    }
    return toned();
}

CardHint ChoiceHint::ofDamage(int damage, bool banished)
{
    ChoiceForecast f;
    f.damage = damage;
    f.banished = banished;
    addDamage(f);
    if (damage == 0) {
        m_hint.add("minus", QString(), tr("no damage"), 0);
        m_hint.idle = true;
    }
    return toned();
}

/// It helps if more of it helps than harms.
CardHint ChoiceHint::toned()
{
    int sum = 0;
    for (const table::OutcomePart &part : m_hint.parts)
        sum += part.tone;
    m_hint.tone = sum > 0 ? 1 : sum < 0 ? -1 : 0;
    return m_hint;
}

void ChoiceHint::addDamage(const ChoiceForecast &f)
{
    if (f.damage > 0)
        m_hint.add("hit", signedNumber(-f.damage),
                   f.upTo ? tr("up to %1 damage").arg(f.damage) : tr("%1 damage").arg(f.damage),
                   -1);
    else if (f.damage < 0)
        m_hint.add("heart", signedNumber(-f.damage),
                   f.upTo ? tr("up to %1 damage removed").arg(-f.damage)
                          : tr("%1 damage removed").arg(-f.damage),
                   1);
    if (f.banished)
        m_hint.add("skull", QString(), tr("banished"), -1);
}

void ChoiceHint::addValue(const char *glyph, int change, const QString &words)
{
    if (change != 0)
        m_hint.add(glyph, signedNumber(change), words.arg(signedNumber(change)),
                   change > 0 ? 1 : -1);
}

void ChoiceHint::addGained(const ChoiceForecast &f)
{
    addValue("strength", f.strength, tr("%1 strength"));
    addValue("willpower", f.willpower, tr("%1 willpower"));
    addValue("lore", f.lore, tr("%1 lore"));
    for (const QString &keyword : Words::keywords(f.gained, f.challenger, f.resist))
        m_hint.add("up", keyword, tr("gains %1").arg(keyword), 1);
    for (const QString &rule : Words::rules(f.ruled))
        m_hint.add("lock", QString(), rule, 0);
}

void ChoiceHint::addRest(const ChoiceForecast &f)
{
    if (f.exerted)
        m_hint.add("exert", QString(), tr("is exerted"), -1);
    if (f.readied)
        m_hint.add("ready", QString(), tr("is readied"), 1);
    if (f.at != kNone)
        m_hint.add("location", QString(), tr("moves to %1").arg(m_place), 1);
}

void ChoiceHint::leave(Zone to)
{
    const bool inPlay = m_card.zone == Zone::Play;
    if (to == Zone::Discard && inPlay)
        m_hint.add("skull", QString(), tr("banished"), -1);
    else if (to == Zone::Discard)
        m_hint.add("discard", QString(), tr("discarded"), -1);
    else if (to == Zone::Hand)
        m_hint.add("hand", QString(), inPlay ? tr("returns to hand") : tr("goes to hand"),
                   inPlay ? -1 : 1);
    else if (to == Zone::Inkwell)
        m_hint.add("inkwell", QString(), tr("goes into the inkwell"), inPlay ? -1 : 1);
    else if (to == Zone::Deck)
        m_hint.add("deck", QString(), tr("goes into the deck"), inPlay ? -1 : 0);
    else if (to == Zone::Play)
        m_hint.add("play", QString(), tr("enters play"), 1);
}

} // namespace playmat::lorcana::board
