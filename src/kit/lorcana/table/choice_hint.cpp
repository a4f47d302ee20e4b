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
        m_hint.add("minus", QString(), qtTrId("lorcana_choice_hint.changes_nothing"), 0);
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
        m_hint.add("minus", QString(), qtTrId("lorcana_choice_hint.no_damage"), 0);
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
                   f.upTo ? qtTrId("lorcana_choice_hint.up_to_damage", f.damage)
                          : qtTrId("lorcana_choice_hint.damage", f.damage),
                   -1);
    else if (f.damage < 0)
        m_hint.add("heart", signedNumber(-f.damage),
                   f.upTo ? qtTrId("lorcana_choice_hint.up_to_damage_removed", -f.damage)
                          : qtTrId("lorcana_choice_hint.damage_removed", -f.damage),
                   1);
    if (f.banished)
        m_hint.add("skull", QString(), qtTrId("lorcana_choice_hint.banished"), -1);
}

void ChoiceHint::addValue(const char *glyph, int change, const QString &words)
{
    if (change != 0)
        m_hint.add(glyph, signedNumber(change), words.arg(signedNumber(change)),
                   change > 0 ? 1 : -1);
}

void ChoiceHint::addGained(const ChoiceForecast &f)
{
    addValue("strength", f.strength, qtTrId("lorcana_choice_hint.strength"));
    addValue("willpower", f.willpower, qtTrId("lorcana_choice_hint.willpower"));
    addValue("lore", f.lore, qtTrId("lorcana_choice_hint.lore"));
    for (const QString &keyword : Words::shown(Words::keywords(f.gained, f.challenger, f.resist)))
        m_hint.add("up", keyword, qtTrId("lorcana_choice_hint.gains").arg(keyword), 1);
    for (const QString &rule : Words::shown(Words::rules(f.ruled)))
        m_hint.add("lock", QString(), rule, 0);
}

void ChoiceHint::addRest(const ChoiceForecast &f)
{
    if (f.exerted)
        m_hint.add("exert", QString(), qtTrId("lorcana_choice_hint.is_exerted"), -1);
    if (f.readied)
        m_hint.add("ready", QString(), qtTrId("lorcana_choice_hint.is_readied"), 1);
    if (f.at != kNone)
        m_hint.add("location", QString(), qtTrId("lorcana_choice_hint.moves_to").arg(m_place), 1);
}

void ChoiceHint::leave(Zone to)
{
    const bool inPlay = m_card.zone == Zone::Play;
    if (to == Zone::Discard && inPlay)
        m_hint.add("skull", QString(), qtTrId("lorcana_choice_hint.banished"), -1);
    else if (to == Zone::Discard)
        m_hint.add("discard", QString(), qtTrId("lorcana_choice_hint.discarded"), -1);
    else if (to == Zone::Hand)
        m_hint.add("hand", QString(),
                   inPlay ? qtTrId("lorcana_choice_hint.returns_to_hand")
                          : qtTrId("lorcana_choice_hint.goes_to_hand"),
                   inPlay ? -1 : 1);
    else if (to == Zone::Inkwell)
        m_hint.add("inkwell", QString(), qtTrId("lorcana_choice_hint.goes_into_the_inkwell"),
                   inPlay ? -1 : 1);
    else if (to == Zone::Deck)
        m_hint.add("deck", QString(), qtTrId("lorcana_choice_hint.goes_into_the_deck"),
                   inPlay ? -1 : 0);
    else if (to == Zone::Play)
        m_hint.add("play", QString(), qtTrId("lorcana_choice_hint.enters_play"), 1);
}

} // namespace playmat::lorcana::board
