#include "engine/riftbound/rules/changes.h"

#include <algorithm>

/// Damage, healing, death, buffs.
namespace playmat::riftbound {

int Changes::deal(CardId id, int amount, PlayerId by, bool bonus)
{
    if (!isUnit(id) || amount <= 0)
        return 0;
    Card &c = s.cards[id];
    if (bonus) { // once for each target (715)
        amount += by == kNone ? 0 : s.players[by].bonus;
        amount += c.zone == Zone::Battlefield ? s.places[c.place].bonus : 0;
    }
    c.damage = static_cast<std::uint8_t>(std::min(kMostNumber, c.damage + amount));
    emit(Ev::DamageDealt, id, kNone, amount, by);
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

/// A replacement of its death: it is healed, exhausted and recalled instead (372).
bool Changes::saved(CardId id)
{
    for (std::size_t i = 0; i < s.effects.size(); ++i) {
        if (s.effects[i].kind != EffectKind::Protect || !s.affects(s.effects[i], id))
            continue;
        s.effects.erase(i);
        heal(id);
        setExhausted(id, true);
        recall(id);
        return true;
    }
    return false;
}

void Changes::killOne(CardId id, PlayerId by)
{
    emit(Ev::Killed, id, kNone, 0, by);
    moveTo(id, Zone::Trash);
}

void Changes::kill(const CardSet &set, PlayerId by)
{
    CardSet dying;
    s.inOrder(set, [&](CardId id) {
        if (onBoard(id) && !saved(id))
            dying.add(id);
    });
    // What sees them die is asked while all of them are still there (359.3.f, 808).
    s.inOrder(dying, [&](CardId id) {
        const Card &c = s.cards[id];
        fire(Trig::Died, c.controller, id, c.zone == Zone::Battlefield ? c.place : kNone);
    });
    s.inOrder(dying, [&](CardId id) { killOne(id, by); });
}

bool Changes::buff(CardId id, PlayerId by)
{
    if (!isUnit(id) || s.cards[id].is(status::Buffed))
        return false; // 701: one at most
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
    return true;
}

void Changes::stun(CardId id)
{
    if (!isUnit(id) || s.cards[id].is(status::Stunned))
        return;
    s.cards[id].set(status::Stunned);
    emit(Ev::Stunned, id);
}

} // namespace playmat::riftbound
