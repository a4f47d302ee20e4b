#include "engine/swu/rules/machine.h"

#include <algorithm>

/// Triggered abilities (CR 7.6) as they are noticed when something happens. They wait for a window
/// (windows.cpp), or for the attack or the plays that hold them.
namespace playmat::swu {

namespace {
constexpr std::uint8_t kHeld = 0x80; ///< layers of triggers that wait for an attack or plays to end
} // namespace

void Records::addTrigger(const Trigger &t)
{
    pushTrigger(t);
    emit(Ev::TriggerPending, t.source, t.subject, t.ability, static_cast<int>(t.kind),
         t.controller);
}

void Records::pushTrigger(const Trigger &t)
{
    if (s.triggers.size() >= kFoldTriggers)
        foldTriggers();
    if (!s.triggers.tryPush(t))
        suspend(Capacity::Triggers);
}

namespace {

/// What differs within a row of `t`: its card, which is its own subject, or its subject.
[[nodiscard]] bool isItsOwnSubject(const Trigger &t)
{
    return t.is(Trigger::ManySources) || (t.many == kNone && t.source == t.subject);
}

/// Whether a single trigger may share a row with another one: the same but for that card.
[[nodiscard]] bool joins(const State &s, const Trigger &row, const Trigger &t)
{
    const bool own = isItsOwnSubject(row);
    if (t.many != kNone || isItsOwnSubject(t) != own || t.ability != row.ability
        || t.kind != row.kind || t.controller != row.controller || t.amount != row.amount
        || t.layer != row.layer || t.attack != row.attack
        || ((t.flags ^ row.flags) & ~Trigger::ManySources) != 0)
        return false;
    if (own) // a row knows no older objects
        return t.sourceSerial == s.cards[t.source].serial;
    return t.source == row.source && t.sourceSerial == row.sourceSerial;
}

} // namespace

/// Makes room: equal abilities of several cards, or one card's about several others, move together
/// into one entry over a set of cards, the longest rows first. They still resolve one by one.
void Records::foldTriggers()
{
    for (const int least : {8, 3, 1})
        for (std::size_t i = 0; i < s.triggers.size() && s.triggers.size() >= kFoldTriggers; ++i)
            foldInto(i, least);
}

/// Takes all that can join the trigger at this place into it, if they are at least that many.
void Records::foldInto(std::size_t &at, int least)
{
    Trigger row = s.triggers[at];
    const bool own = isItsOwnSubject(row);
    if (row.many == kNone && own && row.sourceSerial != s.cards[row.source].serial)
        return;
    CardSet cards;
    if (row.many == kNone)
        cards.add(row.subject);
    else
        cards = s.sets[row.many];
    CardSet more;
    for (std::size_t i = 0; i < s.triggers.size(); ++i)
        if (const Trigger &t = s.triggers[i]; i != at && joins(s, row, t) && !cards.has(t.subject))
            more.add(t.subject);
    if (more.count() < (row.many == kNone ? least : 1))
        return;
    if (row.many == kNone)
        row.many = takeSet(cards);
    if (row.many == kNone)
        return;
    row.flags = static_cast<std::uint8_t>((row.flags & ~Trigger::ManySources)
                                          | (own ? unsigned{Trigger::ManySources} : 0U));
    for (std::size_t i = s.triggers.size(); i-- > 0;) {
        const Trigger t = s.triggers[i];
        if (i == at || !joins(s, row, t) || s.sets[row.many].has(t.subject))
            continue; // the same one twice stays apart
        s.sets[row.many].add(t.subject);
        s.triggers.erase(i);
        at -= i < at ? 1U : 0U;
    }
    s.triggers[at] = row;
}

void Records::takeOutOfRow(std::size_t at, CardId id)
{
    CardSet &row = s.sets[s.triggers[at].many];
    row.remove(id);
    if (row.empty())
        s.triggers.erase(at);
}

/// The card becomes another object: its triggers in rows stand on their own from now on, as those
/// of the old one.
void Records::splitRows(CardId id)
{
    for (std::size_t i = s.triggers.size(); i-- > 0;) {
        const Trigger row = s.triggers[i];
        if (row.many == kNone || !row.is(Trigger::ManySources) || !s.sets[row.many].has(id))
            continue;
        takeOutOfRow(i, id);
        if (!s.triggers.tryPush(s.triggerOf(row, id)))
            suspend(Capacity::Triggers);
    }
}

namespace {

[[nodiscard]] Trigger triggerOf(const State &s, AbilityId ability, CardId source, CardId subject,
                                int amount)
{
    Trigger t;
    t.ability = ability;
    t.source = source;
    t.sourceSerial = s.cards[source].serial;
    t.controller = s.cards[source].controller;
    t.subject = subject;
    t.amount = static_cast<std::int16_t>(amount);
    t.attack = s.attackCount > 0 ? static_cast<std::uint8_t>(s.attackCount - 1) : kNone;
    return t;
}

} // namespace

/// Something happened to `card` itself: "When Played", "On Attack", "When Defeated" …
void Records::fireSelf(CardId card, Triggers trigger, CardId subject, int amount)
{
    const Card &c = s.cards[card]; // it may have left play: `listens` no longer knows it
    if (!hotOf(card).listens.any(trigger) && c.firstUpgrade == kNone && s.effects.empty()
        && !c.marks.any(mark::HasGained))
        return;
    forAbilities(card, [&](AbilityId id) {
        const Ability &a = p.abilities[id];
        if (a.kind != AbilityKind::Triggered || !a.triggers.any(trigger))
            return;
        if (!a.keyword.empty() && isUnitInPlay(card) && !c.keywords.any(a.keyword))
            return; // it has lost the keyword
        if (!matches(a.subject, subject, viewOf(card)))
            return;
        if (a.together && amount > 0) // not the first of several
            return;
        Trigger t = triggerOf(s, id, card, subject, amount);
        if (a.triggers.any(trig::Bounty)) // CR 7.5.13F
            t.controller = opponentOf(t.controller);
        if (trigger.any(trig::Defeated))
            t.flags |= Trigger::AsDefeated;
        addTrigger(t);
    });
}

void Records::fireOnUpgrades(CardId unit, Triggers trigger, CardId subject)
{
    if (!s.listens.any(trigger))
        return;
    for (CardId u = s.cards[unit].firstUpgrade; u != kNone; u = s.cards[u].next)
        fireSelf(u, trigger, subject);
}

/// What waits for the next time that something happens has seen it now.
void Records::fireNextTime(Triggers trigger, CardId subject, PlayerId actor, int amount)
{
    for (std::size_t i = s.effects.size(); i-- > 0;) {
        const Effect e = s.effects[i];
        if (e.kind != EffectKind::NextTime || (actor != kNone && e.controller != actor))
            continue;
        const AbilityId id = gainedBy(e);
        const Ability &a = p.abilities[id];
        if (!a.triggers.any(trigger)
            || (subject != kNone
                && !matches(a.subject, subject, {e.controller, e.source, nullptr})))
            continue;
        dropEffect(i);
        Trigger t = triggerOf(s, id, e.source, subject, amount);
        t.sourceSerial = e.sourceSerial;
        t.controller = e.controller;
        addTrigger(t);
    }
}

/// Something happened that other cards listen to. `actor`: the player who did it, where that
/// counts.
void Records::fireOthers(Triggers trigger, CardId subject, PlayerId actor, int amount)
{
    if (!s.listens.any(trigger))
        return;
    const auto listen = [&](CardId id) {
        const HotDef &def = hotOf(id);
        const Card &c = s.cards[id];
        if (!def.listens.any(trigger) && c.firstUpgrade == kNone && s.effects.empty()
            && !c.marks.any(mark::HasGained))
            return;
        const bool opponents
            = trigger.any(trig::OpponentPlays | trig::OpponentDraws | trig::OpponentDeploys);
        if (actor != kNone && (c.controller == actor) == opponents)
            return;
        forAbilities(id, [&](AbilityId ability) {
            const Ability &a = p.abilities[ability];
            if (a.kind != AbilityKind::Triggered || !a.triggers.any(trigger)
                || a.activeIn != Zone::Aside)
                return;
            if (isOnce(a.limit) && ((c.usedRound >> a.index) & 1U) != 0)
                return;
            if (subject == kNone || matches(a.subject, subject, viewOf(id)))
                addTrigger(triggerOf(s, ability, id, subject, amount));
        });
    };
    const auto listenWithUpgrades = [&](CardId id) {
        listen(id);
        for (CardId u = s.cards[id].firstUpgrade; u != kNone; u = s.cards[u].next)
            listen(u);
    };
    for (PlayerId player = 0; player < kPlayers; ++player)
        s.forEach(Zone::Base, player, listenWithUpgrades);
    for (const Zone zone : {Zone::Ground, Zone::Space})
        s.forEach(zone, 0, listenWithUpgrades);
    fireNextTime(trigger, subject, actor, amount);
}

bool Board::hasWaiting() const
{
    return std::any_of(s.triggers.begin(), s.triggers.end(),
                       [](const Trigger &t) { return t.layer == 0; });
}

bool Records::pushWindow()
{
    const bool any = hasWaiting();
    if (any)
        push(Frame::of(WindowFrame{}));
    return any;
}

void Records::holdTriggers(std::uint8_t attack)
{
    for (Trigger &t : s.triggers)
        if (t.layer == 0)
            t.layer = static_cast<std::uint8_t>(kHeld | attack);
}

/// Where the triggers of an attacker that has left wait for the end of its attack.
std::uint8_t Questions::victoryLayer(const AttackRecord &a) const
{
    constexpr unsigned kVictory = 0x20;
    return static_cast<std::uint8_t>(kHeld | kVictory
                                     | static_cast<unsigned>(&a - s.attacks.data()));
}

/// Whether the combat damage of this attack has been dealt.
static bool hasStruck(const State &s, const AttackRecord &a)
{
    const auto index = static_cast<std::uint8_t>(&a - s.attacks.data());
    return std::any_of(s.stack.begin(), s.stack.end(), [&](const Frame &f) {
        return f.kind == FrameKind::Attack && f.attack().attack == index
            && (f.at(AttackStep::StrikeBack) || f.at(AttackStep::End)
                || f.attack().first == AttackFrame::DefenderDone);
    });
}

/// An attacker leaves. What it would do after it has attacked and defeated a unit need not be lost
/// with it, even what only its upgrades gave it (CR 7.6.16C); whether it did is seen at the end.
/// Nor is what it does when its attack ends, once the combat damage has been dealt.
void Records::keepVictory(const AttackRecord &a)
{
    if (!s.listens.any(trig::AttackDefeats | trig::UnitAttackEnds))
        return;
    forAbilities(a.attacker, [&](AbilityId id) {
        const Ability &ability = p.abilities[id];
        const View v = viewOf(a.attacker);
        const bool wins
            = ability.triggers.any(trig::AttackDefeats) && matches(ability.subject, a.defender, v);
        const bool ends = ability.triggers.any(trig::UnitAttackEnds) && hasStruck(s, a)
            && matches(ability.subject, a.attacker, v);
        if (ability.kind != AbilityKind::Triggered || (!wins && !ends))
            return;
        Trigger t = triggerOf(s, id, a.attacker, ends ? a.attacker : a.defender, 0);
        t.attack = static_cast<std::uint8_t>(&a - s.attacks.data());
        t.layer = victoryLayer(a);
        pushTrigger(t);
    });
}

/// `second`: the second defender, if it was defeated.
void Records::releaseVictory(const AttackRecord &a, bool victory, CardId second)
{
    for (std::size_t i = s.triggers.size(); i-- > 0;) {
        if (s.triggers[i].layer != victoryLayer(a))
            continue;
        Trigger t = s.triggers[i];
        s.triggers.erase(i);
        t.layer = 0;
        const bool ends = p.abilities[t.ability].triggers.any(trig::UnitAttackEnds);
        t.amount = ends ? a.toBase : a.excess;
        if (victory || ends)
            addTrigger(t);
        if (second == kNone || ends)
            continue;
        t.subject = second;
        addTrigger(t);
    }
}

void Records::releaseTriggers(std::uint8_t attack)
{
    for (Trigger &t : s.triggers)
        if (t.layer == (kHeld | attack))
            t.layer = 0;
}

} // namespace playmat::swu
