#include "engine/riftbound/rules/changes.h"

#include <algorithm>

/// Damage, healing, buffs.
namespace playmat::riftbound {

int Changes::deal(CardId id, int amount, PlayerId by, bool bonus, int more, bool split)
{
    if (!isUnit(id) || amount <= 0)
        return 0;
    if ((bonus || split) && s.cards[id].controller != by && hasAbilities(id)
        && says(id, Always::NoEnemyDamage))
        return 0;
    amount = prevented(id, amount, bonus);
    if (amount <= 0)
        return 0; // 715.4: no Bonus Damage either
    Card &c = s.cards[id];
    if (bonus) { // applied once for each target (715)
        amount += more + (by == kNone ? 0 : s.players[by].bonus);
        amount += c.zone == Zone::Battlefield ? s.places[c.place].bonus : 0;
    }
    for (const Effect &e : s.effects)
        if (e.kind == EffectKind::Doubled && s.affects(e, id))
            amount *= 2;
    s.wounded.add(id);
    if (by < kPlayers)
        s.markedBy[by].add(id);
    c.damage = static_cast<std::uint8_t>(std::min(kMostNumber, c.damage + amount));
    blame(id, by, false);
    emit(Ev::DamageDealt, id, kNone, amount, by);
    fire(Trig::Damaged, c.controller, id, c.zone == Zone::Battlefield ? c.place : kNone);
    return amount;
}

/// The damage that is left after prevention (437).
int Changes::prevented(CardId id, int amount, bool bonus)
{
    if (hasAbilities(id) && says(id, Always::NoDamage))
        return 0;
    for (std::size_t i = 0; i < s.effects.size() && amount > 0;) {
        Effect &e = s.effects[i];
        if (e.kind == EffectKind::NoSpellDamage && bonus)
            return 0;
        if (e.kind == EffectKind::PreventNext && s.affects(e, id)) {
            s.effects.erase(i);
            return 0;
        }
        if (e.kind != EffectKind::Prevent || !s.affects(e, id)) {
            ++i;
            continue;
        }
        const int used = std::min<int>(amount, e.value);
        amount -= used;
        e.value = static_cast<std::int8_t>(e.value - used);
        if (e.value <= 0)
            s.effects.erase(i);
        else
            ++i;
    }
    return amount;
}

void Changes::blame(CardId id, PlayerId by, bool spell)
{
    for (CardSet &hurt : s.hurtBy)
        hurt.remove(id);
    if (by < kPlayers)
        s.hurtBy[by].add(id);
    s.hurtBySpell.remove(id);
    s.hurtBySpell.addIf(spell, id);
}

void Changes::forgive()
{
    s.hurtBy = {};
    s.hurtBySpell = {};
}

void Changes::heal(CardId id)
{
    if (s.cards[id].damage == 0)
        return;
    s.cards[id].damage = 0;
    for (CardSet &marked : s.markedBy)
        marked.remove(id);
    emit(Ev::Healed, id);
}

void Changes::healAll()
{
    s.forBoard([&](CardId id) { heal(id); });
}

bool Changes::buff(CardId id, PlayerId by)
{
    if (!isUnit(id))
        return false;
    const bool again = s.cards[id].is(status::Buffed);
    if (again && !(hasAbilities(id) && says(id, Always::ManyBuffs)))
        return false; // 701: a unit has at most one buff
    if (again)
        addMore(EffectKind::MoreBuffs, id, 1);
    s.cards[id].set(status::Buffed);
    s.derivedDirty = true;
    emit(Ev::Buffed, id);
    fire(Trig::Buffed, by, id);
    return true;
}

bool Changes::spendBuff(CardId id)
{
    if (!s.cards[id].is(status::Buffed))
        return false;
    if (s.moreOf(EffectKind::MoreBuffs, id) == 0)
        s.cards[id].set(status::Buffed, false);
    else
        addMore(EffectKind::MoreBuffs, id, -1);
    s.derivedDirty = true;
    emit(Ev::BuffSpent, id);
    fire(Trig::BuffSpent, s.cards[id].controller, id);
    return true;
}

void Changes::stun(CardId id, PlayerId by)
{
    if (!isUnit(id) || s.cards[id].is(status::Stunned))
        return;
    s.cards[id].set(status::Stunned);
    s.derivedDirty = true;
    emit(Ev::Stunned, id);
    fire(Trig::Stunned, by, id);
}

} // namespace playmat::riftbound
