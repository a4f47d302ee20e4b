#include "engine/lorcana/rules/editing.h"

#include "engine/lorcana/rules/machine.h"

#include <algorithm>

namespace playmat::lorcana {

using core::Refusal;
using core::Result;

namespace {

/// Whether cards of this type may be in play at all, and with what is said of them.
Refusal whyNotStatus(const Board &m, const CardEdit &e)
{
    const Card &c = m.s.cards[e.card];
    const Kind type = m.defOf(e.card).type;
    const bool inPlay = m.inPlay(e.card);
    const bool damageable = type == Kind::Character || type == Kind::Location;
    if (e.damage.value_or(0) > 0 && !(inPlay && damageable))
        return refuse(Reason::NoDamageThere, "CR 1.9.6", e.card);
    if (e.drying.value_or(false) && !(inPlay && type != Kind::Location))
        return refuse(Reason::NoDryingThere, "CR 5.1.2", e.card);
    const bool exertable = c.zone == Zone::Inkwell || (inPlay && type != Kind::Location);
    if (e.exerted.value_or(false) && !exertable)
        return refuse(Reason::NoExertingThere, "CR 5.1.2", e.card);
    return nothing();
}

/// Takes a card out of the stack under another one, which closes up.
void takeFromStack(Machine &m, CardId id)
{
    Card &c = m.s.cards[id];
    if (c.on == kNone)
        return;
    CardId above = c.on;
    while (m.s.cards[above].under != id)
        above = m.s.cards[above].under;
    m.s.cards[above].under = c.under;
    c.under = kNone;
}

/// What a card in play leaves behind: who was there stays, effects over it end.
void leaveBehind(Machine &m, CardId id)
{
    m.s.cards[id].damage = 0;
    m.s.cards[id].at = kNone;
    for (std::size_t i = 0; i < m.s.cardCount; ++i)
        if (m.s.cards[i].at == id)
            m.s.cards[i].at = kNone;
    for (CardSet &set : m.s.sets)
        set.remove(id);
}

Result<void> moveUnder(Machine &m, const CardEdit &e)
{
    const CardId top = e.under;
    if (!m.inPlay(top) || top == e.card || m.s.cards[top].owner != m.s.cards[e.card].owner
        || m.s.cards[e.card].under != kNone)
        return refuse(Reason::BadPlace, "CR 5.1.1", e.card);
    takeFromStack(m, e.card);
    leaveBehind(m, e.card);
    const Triggers listens = m.s.listens;
    m.s.listens = 0; // nothing triggers
    m.putUnder(e.card, top, !e.faceUp);
    m.s.listens = listens;
    return {};
}

Result<void> moveToZone(Machine &m, const CardEdit &e)
{
    const Card &c = m.s.cards[e.card];
    if (e.toPlayer != c.owner || (*e.to == Zone::Play && m.defOf(e.card).type == Kind::Action))
        return refuse(Reason::BadPlace, "CR 7.1.5", e.card);
    if (c.zone == *e.to && c.on == kNone && *e.to != Zone::Deck)
        return {};
    takeFromStack(m, e.card);
    m.moveTo(e.card, *e.to, {.bottom = e.bottom, .ordered = true});
    return {};
}

void setStatus(Machine &m, const CardEdit &e)
{
    Card &c = m.s.cards[e.card];
    if (e.exerted && *e.exerted != c.is(status::Exerted))
        m.setExerted(e.card, *e.exerted);
    if (e.drying)
        c.status = static_cast<std::uint8_t>(*e.drying ? c.status | status::Drying
                                                       : c.status & ~status::Drying);
    if (!e.damage)
        return;
    const int before = c.damage;
    c.damage = static_cast<std::uint8_t>(std::clamp(*e.damage, 0, kMostNumber));
    if (c.damage != before)
        m.emit(c.damage > before ? Ev::DamagePut : Ev::DamageRemoved, e.card, kNone,
               std::abs(c.damage - before));
}

void setPlayer(Machine &m, const PlayerEdit &e)
{
    PlayerState &player = m.s.players[e.player];
    const int before = player.lore;
    player.lore = static_cast<std::uint8_t>(std::clamp(e.lore.value_or(before), 0, 250));
    if (player.lore != before)
        m.emit(Ev::LoreChanged, kNone, kNone, player.lore - before, player.lore, e.player);
    player.inked = static_cast<std::uint8_t>(std::clamp(e.inked.value_or(player.inked), 0, 250));
}

} // namespace

Result<void> applyEdit(Machine &m, const Edit &edit)
{
    Frame &top = m.s.stack.back();
    if (!m.s.waiting || (top.kind != FrameKind::Turn && top.kind != FrameKind::Settle))
        return refuse(Reason::NotThisDecision, "");
    for (const CardEdit &e : edit.cards) {
        if (e.card >= m.s.cardCount || (e.under != kNone && e.under >= m.s.cardCount))
            return refuse(Reason::BadPlace, "", e.card);
        Result<void> moved;
        if (e.under != kNone)
            moved = moveUnder(m, e);
        else if (e.to)
            moved = moveToZone(m, e);
        if (!moved)
            return moved;
        if (const Refusal why = whyNotStatus(m, e); why.code != 0)
            return why;
        setStatus(m, e);
    }
    for (const PlayerEdit &e : edit.players)
        setPlayer(m, e);
    m.s.derivedDirty = true;
    m.s.waiting = false;
    if (top.kind == FrameKind::Turn)
        top.go(TurnStep::Main); // as after an action
    else
        top.go(SettleStep::Check);
    return {};
}

} // namespace playmat::lorcana
