#include "engine/swu/rules/machine.h"

#include <algorithm>

/// Triggered abilities (CR 7.6): noticed when something happens, resolved in windows. A window
/// takes all that wait; what triggers while one of them resolves is a nested window (CR 7.6.11).
namespace playmat::swu {

namespace {
constexpr std::uint8_t kHeld = 0x80; ///< layers of triggers that wait for an attack or plays to end
} // namespace

void Machine::addTrigger(const Trigger &t)
{
    pushTrigger(t);
    emit(Ev::TriggerPending, t.source, t.subject, t.ability, static_cast<int>(t.kind),
         t.controller);
}

void Machine::pushTrigger(const Trigger &t)
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
    return t.manySources || (t.many == kNone && t.source == t.subject);
}

/// Whether a single trigger may share a row with another one: the same but for that card.
[[nodiscard]] bool joins(const State &s, const Trigger &row, const Trigger &t)
{
    const bool own = isItsOwnSubject(row);
    if (t.many != kNone || isItsOwnSubject(t) != own || t.ability != row.ability
        || t.kind != row.kind || t.controller != row.controller || t.amount != row.amount
        || t.layer != row.layer || t.attack != row.attack)
        return false;
    if (own) // a row knows no older objects
        return t.sourceSerial == s.cards[t.source].serial;
    return t.source == row.source && t.sourceSerial == row.sourceSerial;
}

} // namespace

/// Makes room: equal abilities of several cards, or one card's about several others, move together
/// into one entry over a set of cards, the longest rows first. They still resolve one by one.
void Machine::foldTriggers()
{
    for (const int least : {8, 3, 1})
        for (std::size_t i = 0; i < s.triggers.size() && s.triggers.size() >= kFoldTriggers; ++i)
            foldInto(i, least);
}

/// Takes all that can join the trigger at this place into it, if they are at least that many.
void Machine::foldInto(std::size_t &at, int least)
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
    row.manySources = own;
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

void Machine::takeOutOfRow(std::size_t at, CardId id)
{
    CardSet &row = s.sets[s.triggers[at].many];
    row.remove(id);
    if (row.empty())
        s.triggers.erase(at);
}

/// The card becomes another object: its triggers in rows stand on their own from now on, as those
/// of the old one.
void Machine::splitRows(CardId id)
{
    for (std::size_t i = s.triggers.size(); i-- > 0;) {
        const Trigger row = s.triggers[i];
        if (row.many == kNone || !row.manySources || !s.sets[row.many].has(id))
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
void Machine::fireSelf(CardId card, Triggers trigger, CardId subject, int amount)
{
    const Card &c = s.cards[card]; // it may have left play: `listens` no longer knows it
    if ((hotOf(card).listens & trigger) == 0 && c.firstUpgrade == kNone && s.effects.empty()
        && (c.marks & mark::HasGained) == 0)
        return;
    forAbilities(card, [&](AbilityId id) {
        const Ability &a = p.abilities[id];
        if (a.kind != AbilityKind::Triggered || (a.triggers & trigger) == 0)
            return;
        if (!matches(a.subject, subject, viewOf(card)))
            return;
        Trigger t = triggerOf(s, id, card, subject, amount);
        if ((a.triggers & trig::Bounty) != 0) // CR 7.5.13F
            t.controller = opponentOf(t.controller);
        addTrigger(t);
    });
}

/// Something happened that other cards listen to. `actor`: the player who did it, where that
/// counts.
void Machine::fireOthers(Triggers trigger, CardId subject, PlayerId actor, int amount)
{
    if ((s.listens & trigger) == 0)
        return;
    const auto listen = [&](CardId id) {
        const HotDef &def = hotOf(id);
        const Card &c = s.cards[id];
        if ((def.listens & trigger) == 0 && c.firstUpgrade == kNone && s.effects.empty()
            && (c.marks & mark::HasGained) == 0)
            return;
        const bool opponents = trigger == trig::OpponentPlays;
        if (actor != kNone && (c.controller == actor) == opponents)
            return;
        forAbilities(id, [&](AbilityId ability) {
            const Ability &a = p.abilities[ability];
            if (a.kind != AbilityKind::Triggered || (a.triggers & trigger) == 0)
                return;
            if (a.limit == Limit::OncePerRound && ((c.usedRound >> a.index) & 1U) != 0)
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
}

bool Machine::hasWaiting() const
{
    return std::any_of(s.triggers.begin(), s.triggers.end(),
                       [](const Trigger &t) { return t.layer == 0; });
}

void Machine::pushWindow()
{
    if (hasWaiting())
        push({.kind = FrameKind::Window});
}

void Machine::holdTriggers(std::uint8_t attack)
{
    for (Trigger &t : s.triggers)
        if (t.layer == 0)
            t.layer = static_cast<std::uint8_t>(kHeld | attack);
}

/// Where the triggers of an attacker that has left wait for the end of its attack.
std::uint8_t Machine::victoryLayer(const AttackRecord &a) const
{
    constexpr unsigned kVictory = 0x20;
    return static_cast<std::uint8_t>(kHeld | kVictory
                                     | static_cast<unsigned>(&a - s.attacks.data()));
}

/// An attacker leaves. What it would do after it has attacked and defeated a unit need not be lost
/// with it, even what only its upgrades gave it (CR 7.6.16C); whether it did is seen at the end.
void Machine::keepVictory(const AttackRecord &a)
{
    if ((s.listens & trig::AttackDefeats) == 0)
        return;
    forAbilities(a.attacker, [&](AbilityId id) {
        const Ability &ability = p.abilities[id];
        if (ability.kind != AbilityKind::Triggered || (ability.triggers & trig::AttackDefeats) == 0
            || !matches(ability.subject, a.defender, viewOf(a.attacker)))
            return;
        Trigger t = triggerOf(s, id, a.attacker, a.defender, 0);
        t.attack = static_cast<std::uint8_t>(&a - s.attacks.data());
        t.layer = victoryLayer(a);
        pushTrigger(t);
    });
}

void Machine::releaseVictory(const AttackRecord &a, bool victory)
{
    for (std::size_t i = s.triggers.size(); i-- > 0;) {
        if (s.triggers[i].layer != victoryLayer(a))
            continue;
        Trigger t = s.triggers[i];
        s.triggers.erase(i);
        t.layer = 0;
        t.amount = a.excess;
        if (victory)
            addTrigger(t);
    }
}

void Machine::releaseTriggers(std::uint8_t attack)
{
    for (Trigger &t : s.triggers)
        if (t.layer == (kHeld | attack))
            t.layer = 0;
}

namespace {

/// The players with triggers in a layer, as a bit mask.
[[nodiscard]] unsigned playersWaiting(const State &s, std::uint8_t layer)
{
    unsigned mask = 0;
    for (const Trigger &t : s.triggers)
        if (t.layer == layer)
            mask |= 1U << t.controller;
    return mask;
}

/// Two tokens of a kind on one unit, about themselves: it does not matter whose ability comes
/// first.
[[nodiscard]] bool areTwins(const Machine &m, const Trigger &a, const Trigger &b)
{
    const Card &one = m.s.cards[a.source];
    const Card &other = m.s.cards[b.source];
    return a.source == a.subject && b.source == b.subject && one.def == other.def
        && one.host != kNone && one.host == other.host && m.defOf(a.source).isToken();
}

[[nodiscard]] bool sameTrigger(const Machine &m, const Trigger &a, const Trigger &b)
{
    const bool same = a.source == b.source && a.subject == b.subject;
    return a.ability == b.ability && a.kind == b.kind && a.amount == b.amount
        && (same || areTwins(m, a, b));
}

[[nodiscard]] bool holds(const Machine &m, const Trigger &place, const Trigger &one)
{
    bool found = false;
    m.s.forTriggers(place, [&](const Trigger &t) { found = found || sameTrigger(m, t, one); });
    return found;
}

/// Calls f(index, trigger) for one player's triggers in a layer; of equal ones only the first.
template <class F>
void forDistinct(const Machine &m, std::uint8_t layer, PlayerId player, F &&f)
{
    const State &s = m.s;
    const auto mine = [&](const Trigger &t) { return t.layer == layer && t.controller == player; };
    for (std::size_t i = 0; i < s.triggers.size(); ++i)
        if (mine(s.triggers[i]))
            s.forTriggers(s.triggers[i], [&](const Trigger &one) {
                bool first = true;
                for (std::size_t k = 0; k < i && first; ++k)
                    first = !mine(s.triggers[k]) || !holds(m, s.triggers[k], one);
                if (first)
                    f(i, one);
            });
}

} // namespace

/// Calls take(index, trigger) for what the player may resolve next. An Ambush that could attack
/// nothing would be wasted now, so it comes when nothing else is left: nobody is asked about it.
template <class F>
void Machine::forNext(const Frame &f, F &&take) const
{
    const auto waits = [&](const Trigger &t) {
        return s.version >= RulesVersion::AmbushWaits && t.kind == TriggerKind::Ambush
            && !couldAmbush(t.source, t.sourceSerial);
    };
    bool any = false;
    std::size_t last = s.triggers.size();
    Trigger wasted;
    forDistinct(*this, f.c, f.a, [&](std::size_t i, const Trigger &t) {
        if (!waits(t)) {
            any = true;
            take(i, t);
        } else if (last == s.triggers.size()) {
            last = i;
            wasted = t;
        }
    });
    if (!any && last < s.triggers.size())
        take(last, wasted);
}

/// f.a = the player whose triggers are being resolved, f.c = the layer of this window.
void Machine::stepWindow(Frame &f)
{
    if (f.step == 0) {
        f.c = ++s.layer;
        for (Trigger &t : s.triggers)
            if (t.layer == 0)
                t.layer = f.c;
        f.step = 1;
        return;
    }
    if (hasWaiting()) { // nested ones first (CR 7.6.11)
        push({.kind = FrameKind::Window});
        return;
    }
    const unsigned waiting = playersWaiting(s, f.c);
    if (waiting == 0) {
        --s.layer;
        pop();
        return;
    }
    if (f.a == kNone || ((waiting >> f.a) & 1U) == 0) {
        if (std::popcount(waiting) > 1) { // the active player says who goes first (CR 7.6.10)
            f.step = 2;
            wait();
            return;
        }
        f.a = static_cast<PlayerId>(std::countr_zero(waiting));
    }
    int distinct = 0;
    std::size_t at = 0;
    Trigger only;
    forNext(f, [&](std::size_t i, const Trigger &one) {
        if (distinct++ > 0)
            return;
        at = i;
        only = one;
    });
    if (distinct == 1) {
        resolveTrigger(at, only);
        return;
    }
    f.step = 3;
    wait();
}

/// The active player says whose abilities come first (CR 7.6.10). `players`: a bit each.
void Machine::askWhoseFirst(unsigned players, core::Decision &out) const
{
    out.min = out.max = 1;
    out.kind = core::DecisionKind::ChoosePlayer;
    out.prompt = static_cast<std::uint16_t>(Prompt::WhoResolvesFirst);
    out.player = s.phase == Phase::Action ? s.active : s.initiative;
    for (PlayerId player = 0; player < kPlayers; ++player)
        if (((players >> player) & 1U) != 0)
            out.options.push_back(
                {.kind = static_cast<std::uint8_t>(OptionKind::Player), .player = player});
}

void Machine::askWindow(const Frame &f, core::Decision &out) const
{
    if (f.step == 2) {
        askWhoseFirst(playersWaiting(s, f.c), out);
        return;
    }
    out.min = out.max = 1;
    out.kind = core::DecisionKind::ChooseTrigger;
    out.prompt = static_cast<std::uint16_t>(Prompt::NextTrigger);
    out.player = f.a;
    forNext(f, [&](std::size_t, const Trigger &t) {
        out.options.push_back({.kind = static_cast<std::uint8_t>(OptionKind::Trigger),
                               .card = t.source,
                               .target = t.subject == t.source ? kNone : t.subject,
                               .number = static_cast<std::int16_t>(t.kind),
                               .ability = t.ability});
    });
}

void Machine::answerWindow(Frame &f, const core::Option &o)
{
    const bool who = f.step == 2;
    f.step = 1;
    if (who) {
        f.a = o.player;
        return;
    }
    std::size_t chosen = s.triggers.size();
    Trigger one;
    forNext(f, [&](std::size_t i, const Trigger &t) {
        if (chosen == s.triggers.size() && t.source == o.card && t.ability == o.ability
            && static_cast<std::int16_t>(t.kind) == o.number
            && (t.subject == t.source ? kNone : t.subject) == o.target) {
            chosen = i;
            one = t;
        }
    });
    ENGINE_CHECK(chosen < s.triggers.size(), chosen, s.triggers.size());
    resolveTrigger(chosen, one);
}

/// `t` is at this place in the list, alone or in a row.
void Machine::resolveTrigger(std::size_t index, const Trigger &t)
{
    if (s.triggers[index].many == kNone)
        s.triggers.erase(index);
    else
        takeOutOfRow(index, t.subject);
    std::uint8_t slot = kNone;
    Context *c = newContext(slot, t, t.ability);
    if (c == nullptr)
        return;
    c->subject = t.subject;
    c->triggerAmount = t.amount;
    c->attack = t.attack;
    push({.kind = FrameKind::Trigger,
          .ctx = slot,
          .player = t.controller,
          .c = static_cast<std::uint8_t>(t.kind)});
}

/// Steps: 0 start (maybe ask), 2 resolve, 3 clean up.
void Machine::stepTrigger(Frame &f)
{
    Context &c = ctx(f);
    const auto kind = static_cast<TriggerKind>(f.c);
    if (f.step == 0) {
        f.step = 2;
        if (kind != TriggerKind::Ability)
            return;
        const Ability &a = p.abilities[c.ability];
        const std::uint8_t used = static_cast<std::uint8_t>(1U << a.index);
        const Card &source = s.cards[c.source];
        const bool spent = a.limit == Limit::OncePerRound && (source.usedRound & used) != 0;
        // What an upgrade grants was conditional when it triggered; `cond` is the upgrade's own.
        if (spent || (!a.onAttached && !holds(a.cond, viewOf(f)))) {
            f.step = 3;
            return;
        }
        if (a.optional) {
            f.step = 1;
            wait();
            return;
        }
        if (a.limit == Limit::OncePerRound)
            spend(c.source, a.index);
        return;
    }
    if (f.step == 2) {
        f.step = 3;
        if (kind == TriggerKind::Ability && (p.abilities[c.ability].triggers & trig::Bounty) != 0)
            f.b = 1;
        if (kind == TriggerKind::Ability)
            pushEffects(p.abilities[c.ability].effects, f.ctx);
        else
            runKeywordTrigger(f);
        return;
    }
    if (f.b == 1) // it was not declined (CR 7.5.13E)
        fireOthers(trig::Collects, c.source, c.controller, c.ability);
    emit(Ev::AbilityResolved, c.source, kNone, c.ability, f.c, c.controller);
    freeContext(f.ctx);
    pop();
}

} // namespace playmat::swu
