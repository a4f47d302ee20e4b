#include "engine/swu/rules/machine.h"

/// Capture and rescue (CR 8.33), and the Bounties of what leaves (CR 7.5.13).
namespace playmat::swu {

/// The unit leaves play without being defeated: its upgrades are defeated.
void Changes::defeatUpgradesOf(CardId unit)
{
    for (CardId u = s.cards[unit].firstUpgrade; u != kNone; u = s.cards[u].next) {
        fireSelf(u, trig::Defeated, u);
        fireUpgradeDefeated(u);
    }
}

/// The unit is out of play under its captor, without damage and upgrades; its own captives go free.
/// It is not defeated, but its Bounties are collected.
void Changes::capture(CardId captor, CardId captive)
{
    refresh();
    fireSelf(captive, trig::Bounty, captive);
    defeatUpgradesOf(captive);
    fireOthers(trig::LeavesPlay, captive);
    noteLeaving(captive, false);
    leavePlay(captive);
    if (defOf(captive).isToken()) { // CR 8.33.5
        moveTo(captive, Zone::Aside, s.cards[captive].owner);
        return;
    }
    guard(captor, captive);
}

/// Puts the card under its captor.
void Changes::guard(CardId captor, CardId captive)
{
    moveTo(captive, Zone::Captured, s.cards[captive].owner);
    // moveTo files it with the cards set aside; a captive hangs on its captor instead (CR 8.33).
    unlink(captive);
    Card &c = s.cards[captive];
    c.zone = Zone::Captured;
    c.host = captor;
    CardId *link = &s.cards[captor].firstCaptive;
    while (*link != kNone) {
        c.prev = *link;
        link = &s.cards[*link].next;
    }
    *link = captive;
    touch(reads::Piles);
    emit(Ev::Attached, captive, captor);
}

/// Out of play, with what that triggers. False: a leader was defeated instead (CR 3.4.6).
bool Changes::leaveArena(CardId id, PlayerId by)
{
    if (isDefeatedInstead(*this, id)) {
        CardSet one;
        one.add(id);
        defeat(one, by);
        return false;
    }
    if (isUnitInPlay(id)) {
        defeatUpgradesOf(id);
        fireOthers(trig::LeavesPlay, id);
        noteLeaving(id, false);
        leavePlay(id);
    } else if (s.cards[id].host != kNone && isArena(s.cards[id].zone)) {
        fireSelf(id, trig::Unattached, s.cards[id].host);
    }
    return true;
}

/// "Return this unit to its owner's hand" as a cost.
void Changes::leaveForHand(CardId id)
{
    if (leaveArena(id, s.cards[id].controller))
        moveTo(id, Zone::Hand, s.cards[id].owner);
}

/// The unit enters play exhausted under its owner's control, unless its text says otherwise (CR
/// 1.3.1); it is not played (CR 8.33.3).
void Changes::rescue(CardId captive)
{
    if (!hasRule(captive, Rule::CopiesUnit)) {
        enterFreed(captive);
        return;
    }
    const PlayerId owner = s.cards[captive].owner;
    moveTo(captive, Zone::Aside, owner); // until its owner has chosen what it copies
    Frame f = Frame::of(PlayFrame{.card = captive, .part = PlayFrame::kRescued}, owner);
    f.go(PlayStep::Borrow);
    push(f);
}

void Changes::enterFreed(CardId captive)
{
    moveTo(captive, defOf(captive).arena, s.cards[captive].owner);
    if (!ruleHolds(*this, Rule::RescuedReady, s.cards[captive].controller))
        exhaustEntered(*this, captive);
    if (s.listens.any(trig::UnitEnters))
        refresh();
    fireEntered(captive);
}

/// Captives of a guard that has left are rescued (CR 8.33.4).
void Changes::rescueFrom(CardId captor)
{
    while (s.cards[captor].firstCaptive != kNone)
        rescue(s.cards[captor].firstCaptive);
}

/// "If this unit would be captured, … instead" (CR 7.7.5): whether that happens now.
bool Changes::happensInstead(CardId id)
{
    AbilityId instead = 0;
    forAbilities(id, [&](AbilityId a) {
        if (p.abilities[a].kind == AbilityKind::Instead && !p.abilities[a].ofDefeat)
            instead = a;
    });
    if (instead == 0)
        return false;
    std::uint8_t slot = kNone;
    Context *c = newContext(slot);
    if (c == nullptr)
        return true;
    c->source = c->subject = id;
    c->sourceSerial = s.cards[id].serial;
    c->controller = s.cards[id].controller;
    c->ability = instead;
    push(Frame::of(TriggerFrame{.by = TriggerKind::Ability}, c->controller, slot));
    return true;
}

/// "Collect that unit's Bounties": they trigger for this player as if it were defeated now.
void Machine::collectBounties(CardId unit, PlayerId collector)
{
    forAbilities(unit, [&](AbilityId id) {
        if (!p.abilities[id].triggers.any(trig::Bounty))
            return;
        Trigger t;
        t.ability = id;
        t.source = t.subject = unit;
        t.sourceSerial = s.cards[unit].serial;
        t.controller = collector;
        addTrigger(t);
    });
}

bool ruleHolds(const Board &m, Rule rule, PlayerId player)
{
    bool holdsNow = false;
    if (m.ruleInPlay(rule))
        m.forConstants([&](const Ability &a, CardId source) {
            const View v = m.viewOf(source);
            holdsNow = holdsNow
                || (a.constant.rule == rule && (player == kNone || v.you == player)
                    && m.holds(a.cond, v));
        });
    return holdsNow;
}

const Constant *ownRule(const Board &m, CardId id, Rule rule)
{
    const HotDef &d = m.hotOf(id);
    for (int i = 0; i < d.abilityCount && m.hasRule(id, rule); ++i)
        if (const Ability &a = m.p.abilities[static_cast<std::size_t>(d.firstAbility + i)];
            a.kind == AbilityKind::Constant && a.constant.rule == rule)
            return &a.constant;
    return nullptr;
}

bool Board::keepsRule(CardId id, Rule rule) const
{
    const HotDef &d = hotOf(id);
    for (int i = 0; i < d.abilityCount && hasRule(id, rule); ++i) {
        const Ability &a = p.abilities[static_cast<std::size_t>(d.firstAbility + i)];
        if (a.kind == AbilityKind::Constant && a.constant.rule == rule && holds(a.cond, viewOf(id)))
            return true;
    }
    return false;
}

/// Whether the abilities of enemy cards cannot capture, damage or defeat the card (upgrades can
/// only be defeated anyway).
bool Board::isProtected(CardId id, PlayerId from) const
{
    const Card &c = s.cards[id];
    return ruleInPlay(Rule::Protected) && from != kNone && from != c.controller
        && hasRule(id, Rule::Protected) && inPlay(id) && (c.status & status::Blank) == 0;
}

} // namespace playmat::swu
