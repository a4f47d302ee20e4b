#include "engine/swu/rules/machine.h"

#include <algorithm>

/// Lasting effects (CR 7.7.3) as they begin and are reported, and delayed ones whose time has come
/// (CR 7.7.4).
namespace playmat::swu {

/// The ability that an effect lets cards gain.
AbilityId Board::gainedBy(const Effect &e) const
{
    return e.kind == EffectKind::Lends ? static_cast<AbilityId>(e.value) : p.nodes[e.node].ability;
}

/// Effects that last while their source is in play.
void Changes::endEffectsOf(CardId source)
{
    for (std::size_t i = s.effects.size(); i-- > 0;)
        if (s.effects[i].duration == Duration::WhileSourceInPlay && s.effects[i].source == source
            && s.effects[i].sourceSerial == s.cards[source].serial) {
            dropEffect(i);
            touchAll();
        }
}

void Records::dropEffect(std::size_t at)
{
    if (s.effects[at].many != kNone)
        s.sets[s.effects[at].many].clear();
    s.effects.erase(at);
}

/// A slot of its own for a set that is not empty; kNone when all are taken.
std::uint8_t Records::takeSet(const CardSet &set)
{
    for (std::size_t i = 0; i < s.sets.size(); ++i)
        if (s.sets[i].empty()) {
            s.sets[i] = set;
            return static_cast<std::uint8_t>(i);
        }
    return kNone;
}

void Records::addLasting(const Effect &e)
{
    const bool gone = !inPlay(e.source) || s.cards[e.source].serial != e.sourceSerial;
    if (e.duration == Duration::WhileSourceInPlay && gone)
        return; // it would never end (CR 8.19.3)
    if (!s.effects.tryPush(e)) {
        suspend(Capacity::Effects);
        return;
    }
    touchAll();
    if (e.kind == EffectKind::LosesTraits)
        s.rules.add(Rule::LosesTrait);
    if (e.kind == EffectKind::GainAbility || e.kind == EffectKind::Lends
        || e.kind == EffectKind::NextTime)
        s.listens |= p.abilities[gainedBy(e)].triggers;
    announce(Ev::EffectAdded, e);
}

/// One effect over all of these; none if there are none.
void Records::addLasting(Effect e, const CardSet &targets)
{
    if (targets.empty())
        return;
    if (targets.count() == 1) {
        e.target = targets.first();
        e.targetSerial = s.cards[e.target].serial;
    } else {
        e.many = takeSet(targets);
        if (e.many == kNone) {
            suspend(Capacity::Sets);
            return;
        }
    }
    addLasting(e);
}

/// That it begins or ends, for each card it covers.
void Records::announce(Ev type, const Effect &e)
{
    if (e.many == kNone)
        emit(type, e.source, e.target, static_cast<int>(e.kind));
    else
        s.inOrder(s.sets[e.many],
                  [&](CardId id) { emit(type, e.source, id, static_cast<int>(e.kind)); });
}

namespace {

/// "When this unit leaves play": whether it has.
[[nodiscard]] bool hasLeft(const State &s, const Effect &e)
{
    const Card &c = s.cards[e.source];
    return !isArena(c.zone) || c.serial != e.sourceSerial;
}

[[nodiscard]] bool isDue(const Program &p, const State &s, const Effect &e, When when)
{
    return e.kind == EffectKind::Delayed && p.nodes[e.node].when == when
        && (when != When::LeavesPlay || hasLeft(s, e))
        && (when != When::AttackOver || e.attack == s.attackCount - 1);
}

[[nodiscard]] AbilityId abilityOf(const Effect &e)
{
    return static_cast<AbilityId>(e.value);
}

[[nodiscard]] unsigned playersDue(const Program &p, const State &s, When when)
{
    unsigned mask = 0;
    for (const Effect &e : s.effects)
        if (isDue(p, s, e, when))
            mask |= 1U << e.controller;
    return mask;
}

[[nodiscard]] bool sameDelayed(const Effect &a, const Effect &b)
{
    return a.controller == b.controller && a.node == b.node && a.source == b.source
        && a.target == b.target && a.targetSerial == b.targetSerial;
}

/// Indices of the effects of one player that are due; of equal ones only the first.
template <class F>
void forDue(const Program &p, const State &s, When when, PlayerId player, F &&f)
{
    for (std::size_t i = 0; i < s.effects.size(); ++i) {
        const Effect &e = s.effects[i];
        if (!isDue(p, s, e, when) || e.controller != player)
            continue;
        bool first = true;
        for (std::size_t k = 0; k < i && first; ++k)
            first = !isDue(p, s, s.effects[k], when) || !sameDelayed(s.effects[k], e);
        if (first)
            f(i);
    }
}

} // namespace

/// Whether effects wait for this card to leave play.
bool Board::endsSomething(CardId leaving) const
{
    return std::any_of(s.effects.begin(), s.effects.end(), [&](const Effect &e) {
        return e.source == leaving && e.kind == EffectKind::Delayed
            && p.nodes[e.node].when == When::LeavesPlay
            && e.sourceSerial == s.cards[leaving].serial;
    });
}

/// False when none is due.
bool Changes::pushDelayed(When when)
{
    if (playersDue(p, s, when) == 0)
        return false;
    push(Frame::of(DelayedFrame{.when = when}));
    return true;
}

/// If both players have some, the active one says who goes first, and each chooses the order of
/// their own (CR 7.7.4E). What triggers meanwhile waits until all are done (CR 7.7.4B).
void Machine::stepDelayed(Frame &f)
{
    const When when = f.delayed().when;
    const unsigned waiting = playersDue(p, s, when);
    if (waiting == 0) {
        pop();
        return;
    }
    if (!findTurn(f.delayed().turn, waiting)) {
        f.go(DelayedStep::AskWhoseFirst);
        wait();
        return;
    }
    int distinct = 0;
    std::size_t only = 0;
    forDue(p, s, when, f.delayed().turn, [&](std::size_t i) { only = distinct++ == 0 ? i : only; });
    if (distinct == 1) {
        resolveDelayed(only);
        return;
    }
    f.go(DelayedStep::AskNext);
    wait();
}

void Questions::askDelayed(const Frame &f, core::Decision &out) const
{
    const When when = f.delayed().when;
    const PlayerId turn = f.delayed().turn;
    if (f.at(DelayedStep::AskWhoseFirst)) {
        askWhoseFirst(playersDue(p, s, when), out);
        return;
    }
    out.min = out.max = 1;
    out.kind = core::DecisionKind::ChooseTrigger;
    out.prompt = static_cast<std::uint16_t>(Prompt::NextTrigger);
    out.player = turn;
    forDue(p, s, when, turn, [&](std::size_t i) {
        const Effect &e = s.effects[i];
        out.options.push_back({.kind = static_cast<std::uint8_t>(OptionKind::Trigger),
                               .card = e.source,
                               .target = e.target,
                               .number = static_cast<std::int16_t>(TriggerKind::Ability),
                               .ability = abilityOf(e)});
    });
}

void Machine::answerDelayed(Frame &f, const core::Option &o)
{
    const bool who = f.at(DelayedStep::AskWhoseFirst);
    f.go(DelayedStep::Next);
    if (who) {
        f.delayed().turn = o.player;
        return;
    }
    std::size_t chosen = s.effects.size();
    forDue(p, s, f.delayed().when, f.delayed().turn, [&](std::size_t i) {
        const Effect &e = s.effects[i];
        if (chosen == s.effects.size() && e.source == o.card && e.target == o.target
            && abilityOf(e) == o.ability)
            chosen = i;
    });
    ENGINE_CHECK(chosen < s.effects.size(), chosen, s.effects.size());
    resolveDelayed(chosen);
}

void Machine::resolveDelayed(std::size_t index)
{
    const Effect e = s.effects[index];
    dropEffect(index);
    std::uint8_t slot = kNone;
    Context *c = newContext(slot, e, abilityOf(e));
    if (c == nullptr)
        return;
    if (e.target != kNone && s.cards[e.target].serial == e.targetSerial)
        c->it.add(e.target);
    c->attack = e.attack;
    Frame trigger = Frame::of(TriggerFrame{.by = TriggerKind::Ability}, e.controller, slot);
    trigger.go(TriggerStep::Done); // not an ability that triggers (CR 7.7.4D)
    push(trigger);
    pushEffects(p.nodes[e.node].body, slot);
}

} // namespace playmat::swu
