#include "engine/riftbound/rules/changes.h"

#include <algorithm>

/// Damage, healing, death, buffs.
namespace playmat::riftbound {

int Changes::deal(CardId id, int amount, PlayerId by, bool bonus, int more)
{
    if (!isUnit(id) || amount <= 0)
        return 0;
    amount = prevented(id, amount, bonus);
    if (amount <= 0)
        return 0; // 715.4: no Bonus Damage either
    Card &c = s.cards[id];
    if (bonus) { // applied once for each target (715)
        amount += more + (by == kNone ? 0 : s.players[by].bonus);
        amount += c.zone == Zone::Battlefield ? s.places[c.place].bonus : 0;
    }
    c.damage = static_cast<std::uint8_t>(std::min(kMostNumber, c.damage + amount));
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

void Changes::heal(CardId id)
{
    if (s.cards[id].damage == 0)
        return;
    s.cards[id].damage = 0;
    emit(Ev::Healed, id);
}

void Changes::healAll()
{
    s.forBoard([&](CardId id) { heal(id); });
}

/// Heals, exhausts and recalls the unit instead of its death.
void Changes::save(CardId id)
{
    heal(id);
    setExhausted(id, true);
    recall(id);
}

namespace {

/// The gear or unit on the board that replaces the death of the card, or kNone; `dies`: it is
/// killed instead.
CardId saviourOf(const Board &m, CardId id, bool &dies)
{
    CardId found = kNone;
    const auto look = [&](CardId by, CardId self, AbilityId first, int count) {
        const View v{m.s.cards[self].controller, self, nullptr, kNone};
        for (int i = 0; i < count && found == kNone; ++i) {
            const Ability &a = m.p.abilities[static_cast<std::size_t>(first + i)];
            const Node &n = m.p.nodes[a.effect];
            if (a.kind != AbilityKind::Static || allOps()[n.op]->always != Always::Saves
                || !m.selected(n.to, v).has(id) || (a.cond != 0 && !m.holds(a.cond, v)))
                continue;
            found = by;
            dies = n.flag;
        }
    };
    m.s.forBoard([&](CardId by) {
        const CardDef &def = m.defOf(by);
        const CardId unit = m.s.cards[by].on;
        if (unit == kNone)
            look(by, by, def.firstAbility, def.abilityCount);
        else
            look(by, unit, def.firstGranted, def.grantedCount);
    });
    return found;
}

} // namespace

/// Applies a static ability that replaces the death, the one of the oldest card first.
bool Changes::savedByStatic(CardId id)
{
    if (s.derivedDirty)
        derive();
    bool dies = false;
    const CardId by = s.saving ? saviourOf(*this, id, dies) : CardId{kNone};
    if (by == kNone)
        return false;
    if (dies) {
        CardSet one;
        one.add(by);
        kill(one, s.cards[by].controller);
    }
    save(id);
    return true;
}

/// Replaces the death: the unit is healed, exhausted and recalled instead (372).
bool Changes::saved(CardId id)
{
    for (std::size_t i = 0; i < s.effects.size(); ++i) {
        if (s.effects[i].kind != EffectKind::Protect || !s.affects(s.effects[i], id))
            continue;
        s.effects.erase(i);
        save(id);
        return true;
    }
    return savedByStatic(id);
}

void Changes::killOne(CardId id, PlayerId by)
{
    emit(Ev::Killed, id, kNone, 0, by);
    PlayerState &player = s.players[s.cards[id].controller];
    if (s.cards[id].kind == Kind::Unit && player.died < 250)
        ++player.died;
    moveTo(id, Zone::Trash);
}

void Changes::kill(const CardSet &set, PlayerId by)
{
    CardSet dying;
    s.inOrder(set, [&](CardId id) {
        if (onBoard(id) && !saved(id))
            dying.add(id);
    });
    // Triggers on these deaths are checked while all the units are still on the board (359.3.f,
    // 808).
    s.inOrder(dying, [&](CardId id) {
        const Card &c = s.cards[id];
        fire(Trig::Died, c.controller, id, c.zone == Zone::Battlefield ? c.place : kNone);
    });
    s.inOrder(dying, [&](CardId id) { killOne(id, by); });
}

bool Changes::buff(CardId id, PlayerId by)
{
    if (!isUnit(id) || s.cards[id].is(status::Buffed))
        return false; // 701: a unit has at most one buff
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
    s.cards[id].set(status::Buffed, false);
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
