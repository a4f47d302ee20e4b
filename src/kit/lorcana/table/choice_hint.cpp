#include "kit/lorcana/table/choice_hint.h"

#include "kit/lorcana/table/words.h"

namespace playmat::lorcana::board {

using table::CardHint;
using table::OutcomePart;

namespace {

/// "+2", "−1" with a real minus.
QString changed(int by)
{
    return (by < 0 ? QStringLiteral("−%1") : QStringLiteral("+%1")).arg(std::abs(by));
}

} // namespace

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
        return m_hint;
    }
    addDamage(forecast);
    addGained(forecast);
    addRest(forecast);
    if (m_hint.parts.empty() && forecast.same) {
        add("minus", QString(), tr("changes nothing"), 0);
        m_hint.idle = true;
    }
    return m_hint;
}

CardHint ChoiceHint::ofDamage(int damage, bool banished)
{
    ChoiceForecast f;
    f.damage = damage;
    f.banished = banished;
    addDamage(f);
    if (damage == 0) {
        add("minus", QString(), tr("no damage"), 0);
        m_hint.idle = true;
    }
    return m_hint;
}

/// The tone of the whole is that of what came last.
void ChoiceHint::add(const char *glyph, const QString &text, const QString &words, int tone)
{
    m_hint.parts.push_back(OutcomePart::of(glyph, text, tone));
    m_hint.words += (m_hint.words.isEmpty() ? QString() : QStringLiteral(", ")) + words;
    m_hint.tone = tone;
}

void ChoiceHint::addDamage(const ChoiceForecast &f)
{
    if (f.damage > 0)
        add("hit", changed(-f.damage),
            f.upTo ? tr("up to %1 damage").arg(f.damage) : tr("%1 damage").arg(f.damage), -1);
    else if (f.damage < 0)
        add("heal", changed(-f.damage),
            f.upTo ? tr("up to %1 damage removed").arg(-f.damage)
                   : tr("%1 damage removed").arg(-f.damage),
            1);
    if (f.banished)
        add("skull", QString(), tr("banished"), -1);
}

void ChoiceHint::addValue(const char *glyph, int change, const QString &words)
{
    if (change != 0)
        add(glyph, changed(change), words.arg(changed(change)), change > 0 ? 1 : -1);
}

void ChoiceHint::addGained(const ChoiceForecast &f)
{
    addValue("strength", f.strength, tr("%1 strength"));
    addValue("willpower", f.willpower, tr("%1 willpower"));
    addValue("lore", f.lore, tr("%1 lore"));
    for (const QString &keyword : Words::keywords(f.gained, f.challenger, f.resist))
        add("up", keyword, tr("gains %1").arg(keyword), 1);
    for (const QString &rule : Words::rules(f.ruled))
        add("lock", QString(), rule, 0);
}

void ChoiceHint::addRest(const ChoiceForecast &f)
{
    if (f.exerted)
        add("exert", QString(), tr("is exerted"), -1);
    if (f.readied)
        add("ready", QString(), tr("is readied"), 1);
    if (f.at != kNone)
        add("location", QString(), tr("moves to %1").arg(m_place), 1);
}

void ChoiceHint::leave(Zone to)
{
    const bool inPlay = m_card.zone == Zone::Play;
    if (to == Zone::Discard && inPlay)
        add("skull", QString(), tr("banished"), -1);
    else if (to == Zone::Discard)
        add("discard", QString(), tr("discarded"), -1);
    else if (to == Zone::Hand)
        add("hand", QString(), inPlay ? tr("returns to hand") : tr("goes to hand"),
            inPlay ? -1 : 1);
    else if (to == Zone::Inkwell)
        add("inkwell", QString(), tr("goes into the inkwell"), inPlay ? -1 : 1);
    else if (to == Zone::Deck)
        add("deck", QString(), tr("goes into the deck"), inPlay ? -1 : 0);
    else if (to == Zone::Play)
        add("play", QString(), tr("enters play"), 1);
}

} // namespace playmat::lorcana::board
