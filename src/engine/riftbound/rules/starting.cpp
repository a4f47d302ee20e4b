#include "engine/riftbound/rules/chapters.h"
#include "engine/riftbound/rules/machine.h"

#include <algorithm>

/// Puts cards and abilities on the chain as pending items, and takes them off it (354, 425).
namespace playmat::riftbound {

void noteUsed(Changes &m, CardId source, PlayerId player)
{
    if (m.s.cards[source].kind == Kind::Gear && m.s.players[player].gearAbilities < 250)
        ++m.s.players[player].gearAbilities;
    m.fire(Trig::Used, player, source);
}

ChainItem *Machine::addItem(const ChainItem &item, const Context &c)
{
    Context *at = std::find_if(s.contexts.begin(), s.contexts.end(),
                               [](const Context &one) { return !one.used; });
    if (at == s.contexts.end()) {
        suspend(Capacity::Contexts);
        return nullptr;
    }
    *at = c;
    at->used = true;
    if (!s.chain.tryPush(item)) {
        suspend(Capacity::Chain);
        return nullptr;
    }
    s.chain.back().ctx = static_cast<std::uint8_t>(at - s.contexts.begin());
    return &s.chain.back();
}

void Machine::removeItem(CardId card)
{
    for (std::size_t i = 0; i < s.chain.size(); ++i) {
        if (s.chain[i].card != card)
            continue;
        s.contexts[s.chain[i].ctx] = Context{};
        s.chain.erase(i);
        break;
    }
    if (s.cards[card].kind == Kind::Ability && s.cards[card].zone == Zone::Chain)
        moveTo(card, Zone::Nowhere);
}

void Machine::startPlay(CardId card, PlayerId player, const PlayWay &way)
{
    const std::uint8_t place = way.hidden ? s.cards[card].place : kNone;
    const Cost cost = way.paid ? way.cost : costToPlay(card, way.hidden, way.flow);
    const Zone from = s.cards[card].zone;
    const bool banished = way.flow && defOf(card).flowIf == 0; // 829.1.b.1
    useUp(EffectKind::NextCard, player);
    moveTo(card, Zone::Chain, 0);
    s.cards[card].controller = player;
    Context c;
    c.source = card;
    c.sourceSerial = s.cards[card].serial;
    c.controller = player;
    c.hidden = place;
    c.place = place;
    ChainItem item{.card = card, .controller = player};
    item.to = way.to;
    item.played = 1;
    item.from = from;
    item.leaves = way.recycled ? Leaves::Recycled : banished ? Leaves::Banished : Leaves::ToTrash;
    item.cost = cost;
    if (addItem(item, c) != nullptr)
        emit(Ev::ChainAdded, card, kNone, 0, player);
}

void Machine::clearFromChain(CardId card)
{
    if (s.cards[card].zone != Zone::Chain || s.cards[card].kind == Kind::Ability)
        return;
    const ChainItem *item = s.itemOf(card);
    switch (item == nullptr ? Leaves::ToTrash : item->leaves) {
    case Leaves::Recycled:
        recycle(card);
        return;
    case Leaves::Banished:
        banish(card, kNone);
        return;
    case Leaves::ToHand:
        moveTo(card, Zone::Hand);
        return;
    case Leaves::ToTrash:
        moveTo(card, Zone::Trash);
    }
}

namespace {

Context contextOf(const Machine &m, CardId source, AbilityId ability, PlayerId player)
{
    Context c;
    c.source = source;
    c.sourceSerial = m.s.cards[source].serial;
    c.ability = ability;
    c.controller = player;
    return c;
}

} // namespace

void Machine::startAbility(CardId card, AbilityId ability, PlayerId player)
{
    const CardId face = addFace(card, player);
    if (face == kNone)
        return;
    const Ability &a = p.abilities[ability];
    if (a.oncePerTurn)
        s.cards[card].used = static_cast<std::uint8_t>(s.cards[card].used | 1U << a.number);
    ChainItem item{.card = face, .controller = player};
    item.ability = ability;
    item.played = 1;
    item.cost = abilityCost(card, ability);
    if (addItem(item, contextOf(*this, card, ability, player)) != nullptr)
        emit(Ev::ChainAdded, card, kNone, 0, player);
}

void Machine::startTrigger(const Trigger &trigger)
{
    const CardId face = addFace(trigger.source, trigger.controller);
    if (face == kNone)
        return;
    Context c = contextOf(*this, trigger.source, trigger.ability, trigger.controller);
    c.sourceSerial = trigger.sourceSerial;
    c.subject = trigger.subject;
    c.subjectSerial = trigger.subjectSerial;
    c.place = trigger.place;
    const Ability &a = p.abilities[trigger.ability];
    if (a.on == Trig::Played && a.whom == Whom::Me)
        c.paid = static_cast<std::uint8_t>(trigger.number);
    else
        c.number = trigger.number;
    // A unit played from hiding goes to the battlefield where it was hidden (811.1.d.2).
    if (a.on == Trig::Played && a.whom == Whom::Me && trigger.place != kNone)
        c.hidden = trigger.place;
    ChainItem item{.card = face, .controller = trigger.controller};
    item.ability = trigger.ability;
    item.cost = p.abilities[trigger.ability].cost.resources;
    if (addItem(item, c) != nullptr)
        emit(Ev::ChainAdded, trigger.source, kNone, 0, trigger.controller);
}

void Machine::startReflexive(AbilityId ability, const Context &of)
{
    const CardId face = addFace(of.source, of.controller);
    if (face == kNone)
        return;
    Context c = contextOf(*this, of.source, ability, of.controller);
    c.sourceSerial = of.sourceSerial;
    c.it = of.it;
    c.number = of.number;
    c.place = of.place;
    c.hidden = of.hidden;
    c.bonus = of.bonus;
    ChainItem item{.card = face, .controller = of.controller};
    item.ability = ability;
    item.cost = p.abilities[ability].cost.resources;
    if (addItem(item, c) != nullptr)
        emit(Ev::ChainAdded, of.source, kNone, 0, of.controller);
}

} // namespace playmat::riftbound
