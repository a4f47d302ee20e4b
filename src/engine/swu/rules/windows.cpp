#include "engine/swu/rules/machine.h"
#include "engine/swu/rules/support.h"

#include <algorithm>
#include <bit>

/// Windows, in which triggered abilities resolve (CR 7.6.9 to 7.6.12), and each of these
/// (CR 7.6.7). A window takes all that wait; what triggers while one of them resolves is a nested
/// window (CR 7.6.11).
namespace playmat::swu {

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
[[nodiscard]] bool areTwins(const Board &m, const Trigger &a, const Trigger &b)
{
    const Card &one = m.s.cards[a.source];
    const Card &other = m.s.cards[b.source];
    return a.source == a.subject && b.source == b.subject && one.def == other.def
        && one.host != kNone && one.host == other.host && m.defOf(a.source).isToken();
}

/// Equal triggers of one card that do not use the card that triggered them are one choice, too.
[[nodiscard]] bool sameTrigger(const Board &m, const Trigger &a, const Trigger &b)
{
    const bool same = a.source == b.source && a.sourceSerial == b.sourceSerial && a.kind == b.kind
        && a.ability == b.ability
        && (a.subject == b.subject
            || (a.kind == TriggerKind::Ability && !looksAtSubject(m.p, a.ability)));
    return a.ability == b.ability && a.kind == b.kind && a.amount == b.amount
        && (same || areTwins(m, a, b));
}

[[nodiscard]] bool holds(const Board &m, const Trigger &place, const Trigger &one)
{
    bool found = false;
    m.s.forTriggers(place, [&](const Trigger &t) { found = found || sameTrigger(m, t, one); });
    return found;
}

/// The index of the only trigger that this player has in the window; past the end: there are more.
[[nodiscard]] std::size_t soleOf(const State &s, const WindowFrame &window)
{
    const std::size_t none = s.triggers.size();
    std::size_t sole = none;
    for (std::size_t i = 0; i < none; ++i) {
        const Trigger &t = s.triggers[i];
        if (t.layer != window.layer || t.controller != window.turn)
            continue;
        if (sole != none || t.many != kNone)
            return none;
        sole = i;
    }
    return sole;
}

/// Calls f(index, trigger) for one player's triggers in a layer; of equal ones only the first.
template <class F>
void forDistinct(const Questions &m, std::uint8_t layer, PlayerId player, F &&f)
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

/// Calls take(index, trigger) for each trigger that the player may resolve next. An Ambush without
/// a unit to attack would be wasted now, and so would an optional ability that changes nothing:
/// these resolve last, without a question.
template <class F>
void Questions::forNext(const Frame &f, F &&take) const
{
    const auto waits = [&](const Trigger &t) {
        return t.kind == TriggerKind::Ambush ? !couldAmbush(t.source, t.sourceSerial)
                                             : isDeclinable(t) && isIdle(t);
    };
    bool any = false;
    std::size_t last = s.triggers.size();
    Trigger wasted;
    forDistinct(*this, f.window().layer, f.window().turn, [&](std::size_t i, const Trigger &t) {
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

void Machine::stepWindow(Frame &f)
{
    if (!f.at(WindowStep::Open)) {
        nextInWindow(f);
        return;
    }
    const std::uint8_t layer = ++s.layer;
    f.window().layer = layer;
    for (Trigger &t : s.triggers)
        if (t.layer == 0)
            t.layer = layer;
    f.go(WindowStep::Next);
}

void Machine::nextInWindow(Frame &f)
{
    WindowFrame &window = f.window();
    if (hasWaiting()) {
        push(Frame::of(WindowFrame{}));
        return;
    }
    const unsigned waiting = playersWaiting(s, window.layer);
    if (waiting == 0) {
        --s.layer;
        pop();
        return;
    }
    if (window.turn == kNone && std::popcount(waiting) > 1 && !orderMatters(window.layer, waiting))
        window.turn = static_cast<PlayerId>(std::countr_zero(waiting));
    if (!findTurn(window.turn, waiting)) {
        f.go(WindowStep::AskWhoseFirst);
        wait();
        return;
    }
    if (const std::size_t sole = soleOf(s, window); sole < s.triggers.size()) {
        resolveTrigger(sole, Trigger(s.triggers[sole]));
        return;
    }
    int distinct = 0;
    bool idle = true;
    std::size_t at = 0;
    Trigger first;
    forNext(f, [&](std::size_t i, const Trigger &one) {
        if (distinct++ == 0) {
            at = i;
            first = one;
        } else {
            idle = idle && isIdle(one);
        }
    });
    if (distinct == 1 || (idle && isIdle(first))) { // nothing changes, in any order
        resolveTrigger(at, first);
        return;
    }
    f.go(WindowStep::AskNext);
    wait();
}

/// Whether it matters which of these players (one bit each) goes first. It does not if one player's
/// triggers would all change nothing and the other player's cannot alter that.
bool Questions::orderMatters(std::uint8_t layer, unsigned players) const
{
    unsigned acting = 0;
    unsigned lasting = 0; // idle players whose abilities may still find something to do
    for (const Trigger &t : s.triggers) {
        if (t.layer != layer)
            continue;
        const unsigned player = 1U << t.controller;
        if (t.many != kNone || !isIdle(t))
            acting |= player;
        else if (!staysIdle(t))
            lasting |= player;
    }
    const unsigned idle = players & ~acting;
    return std::popcount(acting) > 1 || (acting != 0 && (idle & lasting) != 0);
}

/// Whose abilities are resolved now, of these players (a bit each): the same one's as long as there
/// are any. False: the active player has to say it.
bool Questions::findTurn(PlayerId &turn, unsigned players)
{
    if (turn != kNone && ((players >> turn) & 1U) != 0)
        return true;
    if (std::popcount(players) > 1)
        return false;
    turn = static_cast<PlayerId>(std::countr_zero(players));
    return true;
}

/// The active player says whose abilities come first (CR 7.6.10). `players`: a bit each.
void Questions::askWhoseFirst(unsigned players, core::Decision &out) const
{
    out.min = out.max = 1;
    out.kind = core::DecisionKind::ChoosePlayer;
    out.prompt = static_cast<std::uint16_t>(Prompt::WhoResolvesFirst);
    out.player = activePlayer();
    for (PlayerId player = 0; player < kPlayers; ++player)
        if (((players >> player) & 1U) != 0)
            out.options.push_back(
                {.kind = static_cast<std::uint8_t>(OptionKind::Player), .player = player});
}

void Questions::askWindow(const Frame &f, core::Decision &out) const
{
    if (f.at(WindowStep::AskWhoseFirst)) {
        askWhoseFirst(playersWaiting(s, f.window().layer), out);
        return;
    }
    out.min = out.max = 1;
    out.kind = core::DecisionKind::ChooseTrigger;
    out.prompt = static_cast<std::uint16_t>(Prompt::NextTrigger);
    out.player = f.window().turn;
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
    const bool who = f.at(WindowStep::AskWhoseFirst);
    f.go(WindowStep::Next);
    if (who) {
        f.window().turn = o.player;
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
    (void)pushTriggerFrame(t);
}

Frame *Machine::pushTriggerFrame(const Trigger &t)
{
    std::uint8_t slot = kNone;
    Context *c = newContext(slot, t, t.ability);
    if (c == nullptr)
        return nullptr;
    c->subject = t.subject;
    c->triggerAmount = t.amount;
    c->attack = t.attack;
    const std::uint8_t asDefeated = t.is(Trigger::AsDefeated) ? 1 : 0;
    Frame *f
        = push(Frame::of(TriggerFrame{.by = t.kind, .asDefeated = asDefeated}, t.controller, slot));
    if (f != nullptr && t.is(Trigger::Agreed))
        f->go(TriggerStep::Resolve);
    return f;
}

void Machine::resolveAgreed(const Trigger &t)
{
    if (Frame *f = pushTriggerFrame(t); f != nullptr)
        f->go(TriggerStep::Resolve);
}

namespace {

void carryOut(Machine &m, Frame &f)
{
    if (f.trigger().by != TriggerKind::Ability) {
        m.runKeywordTrigger(f);
        return;
    }
    const Ability &a = m.p.abilities[m.ctx(f).ability];
    f.trigger().collects = 1;
    m.pushEffects(a.effects, f.ctx);
}

/// One that is both is the one of its moment: "When Defeated" if it was used as that, "On Attack"
/// in its own attack. Who collects a Bounty, or uses a "When Defeated" or "When Played" ability,
/// may get more of it.
void fireUse(Machine &m, const Context &c, bool asDefeated)
{
    const Triggers triggers = m.p.abilities[c.ability].triggers;
    const bool attacks = triggers.any(trig::OnAttack) && c.attack < m.s.attackCount
        && m.s.attacks[c.attack].attacker == c.source;
    if (triggers.any(trig::Bounty))
        m.fireOthers(trig::Collects, c.source, c.controller, c.ability);
    if (triggers.any(trig::Defeated) && asDefeated)
        m.fireOthers(trig::UsesDefeated, c.source, c.controller, c.ability);
    if (attacks)
        m.fireOthers(trig::UsesOnAttack, c.source, c.controller, c.ability);
    if (triggers.any(trig::Played) && !asDefeated && !attacks)
        m.fireOthers(trig::UsesPlayed, c.source, c.controller, c.ability);
}

void end(Machine &m, const Frame &f)
{
    const TriggerFrame trigger = f.trigger();
    const Context &c = m.ctx(f);
    if (trigger.collects == 1)
        fireUse(m, c, trigger.asDefeated == 1);
    m.emit(Ev::AbilityResolved, c.source, kNone, c.ability, static_cast<int>(trigger.by),
           c.controller);
    if (m.p.abilities[c.ability].activeIn == Zone::Hand && !m.inOpenZone(c.source))
        m.conceal(c.source); // the card is hidden again
    m.freeContext(f.ctx);
    m.pop();
}

/// "You may use all of its abilities again": one answer for all that wait.
void answerForAll(Machine &m, const Context &c, bool yes)
{
    for (std::size_t i = m.s.triggers.size(); i-- > 0;) {
        Trigger &t = m.s.triggers[i];
        if (t.ability != c.ability || t.source != c.source || t.subject != c.subject
            || t.sourceSerial != c.sourceSerial || t.many != kNone)
            continue;
        if (yes)
            t.flags |= Trigger::Agreed;
        else
            m.s.triggers.erase(i);
    }
}

void askKeywordAttack(const Questions &m, const Frame &f, core::Decision &out)
{
    const bool supports = f.trigger().by == TriggerKind::Support;
    out.kind = core::DecisionKind::ChooseCards;
    out.prompt
        = static_cast<std::uint16_t>(supports ? Prompt::SupportAttack : Prompt::AmbushAttack);
    out.max = 1;
    if (supports)
        supportable(m).forEach([&](CardId id) { m.addAttacks(out, id, kSupportNode); });
    else
        m.addAttacks(out, out.source, kAmbushNode);
}

} // namespace

void Machine::stepTrigger(Frame &f)
{
    switch (f.step<TriggerStep>()) {
    case TriggerStep::Begin:
        f.go(TriggerStep::Resolve);
        if (f.trigger().by == TriggerKind::Ability)
            beginTrigger(f);
        return;
    case TriggerStep::Resolve:
        f.go(TriggerStep::Done);
        carryOut(*this, f);
        return;
    case TriggerStep::Done:
        end(*this, f);
        return;
    default:
        ENGINE_CHECK(false, f.stepNumber, 0);
    }
}

/// Whether it resolves: its condition may not hold any more, or its player may not want it.
void Machine::beginTrigger(Frame &f)
{
    const Context &c = ctx(f);
    const Ability &a = p.abilities[c.ability];
    const bool oncePerRound = isOnce(a.limit);
    const bool spent = oncePerRound && ((s.cards[c.source].usedRound >> a.index) & 1U) != 0;
    // What an upgrade grants was conditional when it triggered; `cond` is the upgrade's own.
    if (spent || (!a.onAttached && !holds(a.cond, viewOf(f)))) {
        f.go(TriggerStep::Done);
    } else if (a.optional) {
        f.go(TriggerStep::AskMay);
        wait();
    } else if (oncePerRound) {
        spend(c.source, a.index);
    }
}

void Questions::askTrigger(const Frame &f, core::Decision &out) const
{
    const Context &c = s.contexts[f.ctx];
    out.source = c.source;
    out.ability = c.ability;
    out.player = c.controller;
    if (f.at(TriggerStep::AskAttack)) {
        askKeywordAttack(*this, f, out);
        return;
    }
    out.min = out.max = 1;
    askYesNo(out, Prompt::MayUse);
    out.node = p.abilities[c.ability].effects;
}

void Machine::answerTrigger(Frame &f, const core::Answer &a, const core::Option &o)
{
    if (f.at(TriggerStep::AskAttack)) {
        f.go(TriggerStep::Done);
        const bool supports = f.trigger().by == TriggerKind::Support;
        if (!a.options.empty())
            startAttack(o.card, o.target, 0, f.ctx, supports ? kSupportNode : kAmbushNode);
        return;
    }
    const bool yes = static_cast<OptionKind>(o.kind) == OptionKind::Yes;
    f.go(yes ? TriggerStep::Resolve : TriggerStep::Done);
    const Ability &ability = p.abilities[ctx(f).ability];
    if (ability.triggers.any(trig::DefeatedAbility))
        answerForAll(*this, ctx(f), yes);
    if (yes && isOnce(ability.limit))
        spend(ctx(f).source, ability.index);
}

} // namespace playmat::swu
