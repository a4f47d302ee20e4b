#include "engine/core/scratch.h"
#include "engine/swu/language/op.h"
#include "engine/swu/rules/machine.h"

#include <algorithm>

/// A question is asked only if two of its answers can lead to different positions; otherwise it
/// answers itself. Every question passes through here (Machine::run). Whether answers differ is
/// judged by the kinds of effects and their possible targets, never by playing them out, and by
/// open information only: a skipped question would reveal a hidden card (CR 1.17.4).
namespace playmat::swu {

namespace {

constexpr std::uint16_t kHiddenZones = zoneBit(Zone::Hand) | zoneBit(Zone::Deck);

/// Whether the filter depends on the printed text of a card.
[[nodiscard]] bool asksForFace(const Filter &f)
{
    constexpr Props kOpen = prop::Exhausted;
    return f.kinds != kind::Resource || f.printed != 0 || !f.traits.empty() || !f.notTraits.empty()
        || f.aspects != 0 || f.notAspects != 0 || !f.keywords.empty() || !f.notKeywords.empty()
        || f.name != 0 || f.costMin != 0 || f.costMax != 0 || f.powerMin != 0 || f.powerMax != 0
        || f.hpMax != 0 || f.hpMin != 0 || f.sharesName != 0 || f.sharesAspect != 0
        || f.sharesTrait != 0 || f.sharesNoAspect != 0 || ((f.require | f.exclude) & ~kOpen) != 0;
}

/// Whether everybody knows which cards the filter matches: it does not depend on hidden faces.
[[nodiscard]] bool isOpen(const Program &p, FilterId id)
{
    for (; id != 0; id = p.filters[id].alt) {
        const Filter &f = p.filters[id];
        const bool resources
            = (f.kinds & kind::Resource) != 0 || (f.zones & zoneBit(Zone::Resources)) != 0;
        if ((f.zones & kHiddenZones) != 0 || (resources && asksForFace(f)))
            return false;
    }
    return true;
}

/// Finds the cards that the selector could mean. False: this is hidden or random.
[[nodiscard]] bool findOpen(const Questions &m, const Selector &sel, const View &v, CardSet &out)
{
    switch (sel.mode) {
    case SelectMode::Ref: {
        const CardId id = m.refer(sel.ref, v);
        const bool gone = sel.ref == Ref::This && v.ctx != nullptr && id != kNone
            && m.s.cards[id].serial != v.ctx->sourceSerial;
        if (sel.ref == Ref::It && v.ctx != nullptr)
            out = v.ctx->it;
        else if (id != kNone && !gone)
            out.add(id);
        return true;
    }
    case SelectMode::Each:
    case SelectMode::Any:
    case SelectMode::Choose:
        if (!isOpen(m.p, sel.filter))
            return false;
        if (m.selectMax(sel, v) > 0)
            out = m.collect(sel.filter, v);
        return true;
    case SelectMode::None:
    case SelectMode::Random:
    case SelectMode::All:
    case SelectMode::TopOfDeck:
    case SelectMode::Exploited:
        break;
    }
    return false;
}

[[nodiscard]] bool changesAny(const Questions &m, const Node &n, const View &v,
                              const CardSet &cards)
{
    if (n.op->changes == nullptr)
        return !cards.empty();
    bool any = false;
    cards.forEach([&](CardId id) { any = any || n.op->changes(m, n, v, id); });
    return any;
}

/// Whether the effect depends on the cards affected by earlier effects in the list.
[[nodiscard]] bool looksBack(const Program &p, const Node &n)
{
    const Selector &sel = p.selectors[n.target];
    return sel.mode == SelectMode::All || (sel.mode == SelectMode::Ref && sel.ref == Ref::It);
}

/// Whether choosing this card changes nothing: neither this effect nor the rest of the list, which
/// may use the card, changes anything.
[[nodiscard]] bool comesToNothing(const Questions &m, const Node &n, const View &v, CardId id)
{
    if (!n.op->is(op::OnlyChooses) && (n.op->changes == nullptr || n.op->changes(m, n, v, id)))
        return false;
    Context chosen = *v.ctx;
    chosen.did = 0;
    if ((n.flags & nf::KeepIt) == 0) {
        chosen.it.clear();
        chosen.it.add(id);
        chosen.itController = m.s.cards[id].controller;
    }
    CardSet one;
    one.add(id);
    m.remember(chosen, m.p.selectors[n.target], one);
    const View after{v.you, v.self, &chosen};
    const Node &rest = m.p.nodes[n.next];
    if (!rest.op->is(op::IfDone))
        return m.isIdle(n.next, after);
    const NodeId then = n.op->is(op::OnlyChooses) ? rest.body : rest.other; // it has been chosen
    return m.isIdle(then, after) && m.isIdle(rest.next, after);
}

/// Whether no enclosing effect uses the choice.
[[nodiscard]] bool isLast(const Machine &m, const Frame &asking)
{
    return std::all_of(m.s.stack.begin(), m.s.stack.end(), [&](const Frame &f) {
        if (&f == &asking || f.kind != FrameKind::Effects || f.ctx != asking.ctx)
            return true;
        const Node &outer = m.p.nodes[f.effects().node];
        return f.effects().node == 0
            || ((outer.op->is(op::Steers) || outer.op->is(op::Shows)) && outer.next == 0);
    });
}

/// Whether no later effect in the list uses the choice.
[[nodiscard]] bool endsList(const Program &p, const Node &n)
{
    if (p.selectors[n.target].store != Ref::None)
        return false;
    const Node &rest = p.nodes[n.next];
    return n.next == 0 || (rest.op->is(op::IfDone) && rest.other == 0 && rest.next == 0);
}

/// Finds out whether a tree of effects uses the card that triggered the ability or the amount of
/// that event.
class SubjectSearch
{
public:
    explicit SubjectSearch(const Program &program)
        : p(program)
    {
    }

    [[nodiscard]] bool list(NodeId id) const
    {
        for (; id != 0; id = p.nodes[id].next)
            if (node(p.nodes[id]))
                return true;
        return false;
    }

private:
    [[nodiscard]] bool node(const Node &n) const
    {
        return isSubject(n.who) || n.ability != 0 || selector(n.target) || selector(n.source)
            || amount(n.amount) || amount(n.powerAmount) || amount(n.hpAmount) || cond(n.cond)
            || filter(n.filter) || list(n.body) || list(n.other);
    }
    [[nodiscard]] static bool isSubject(Who who)
    {
        return who == Who::ControllerOfSubject || who == Who::OwnerOfSubject;
    }
    [[nodiscard]] static bool isSubject(Ref ref)
    {
        return ref == Ref::Subject || ref == Ref::HostOfSubject;
    }
    [[nodiscard]] bool selector(SelId id) const
    {
        const Selector &sel = p.selectors[id];
        return id != 0
            && (isSubject(sel.ref) || isSubject(sel.chooser) || amount(sel.maxAmount)
                || amount(sel.combinedCost) || amount(sel.combinedHp) || amount(sel.combinedPower)
                || filter(sel.filter));
    }
    [[nodiscard]] bool filter(FilterId id) const
    {
        const Filter &f = p.filters[id];
        constexpr Props kSubject = prop::Subject | prop::SameArenaAsSubject;
        return id != 0
            && (((f.require | f.exclude) & kSubject) != 0 || f.side == Side::SubjectsController
                || f.owner == Side::SubjectsController || amount(f.costMin) || amount(f.costMax)
                || amount(f.powerMin) || amount(f.powerMax) || amount(f.hpMax) || amount(f.hpMin)
                || filter(f.host) || filter(f.with) || filter(f.without) || filter(f.attacks)
                || filter(f.sharesName) || filter(f.sharesAspect) || filter(f.sharesTrait)
                || filter(f.sharesNoAspect) || filter(f.alt));
    }
    [[nodiscard]] bool amount(AmountId id) const
    {
        const Amount &a = p.amounts[id];
        return id != 0
            && (isSubject(a.ref) || isSubject(a.who) || filter(a.filter) || amount(a.a)
                || amount(a.b));
    }
    [[nodiscard]] bool cond(CondId id) const
    {
        const Cond &c = p.conds[id];
        return id != 0
            && (isSubject(c.ref) || isSubject(c.who) || filter(c.filter) || amount(c.amount)
                || cond(c.a) || cond(c.b));
    }

    const Program &p;
};

/// Whether an ability of the player triggers when they collect a Bounty (CR 7.5.13E).
[[nodiscard]] bool seesCollecting(const Questions &m, PlayerId player)
{
    bool sees = false;
    if (m.s.listens.any(trig::Collects))
        unitsOf(m, player).forEach(
            [&](CardId id) { sees = sees || m.hotOf(id).listens.any(trig::Collects); });
    return sees;
}

} // namespace

bool looksAtSubject(const Program &p, AbilityId id)
{
    const Ability &a = p.abilities[id];
    return a.cond != 0
        || a.triggers.any(trig::Bounty | trig::Collects | trig::UsesDefeated | trig::UsesPlayed
                          | trig::DefeatedAbility)
        || SubjectSearch(p).list(a.effects);
}

bool Questions::isIdle(const Node &n, const View &v) const
{
    if (n.op->idle != nullptr)
        return n.op->idle(*this, n, v);
    CardSet cards;
    return n.op->apply != nullptr && findOpen(*this, p.selectors[n.target], v, cards)
        && !changesAny(*this, n, v, cards);
}

/// The body of an "if you do" does not count after an idle effect, and a "you may choose" without a
/// card to choose ends the list.
bool Questions::isIdle(NodeId list, const View &v) const
{
    for (NodeId id = list; id != 0; id = p.nodes[id].next) {
        const Node &n = p.nodes[id];
        if (n.op->is(op::IfDone)) {
            if (id == list || !isIdle(n.other, v))
                return false;
            continue;
        }
        if ((id != list && looksBack(p, n)) || !isIdle(n, v))
            return false;
        const Selector &sel = p.selectors[n.target];
        CardSet cards;
        if (sel.optional && findOpen(*this, sel, v, cards) && cards.empty())
            return true;
    }
    return true;
}

/// Whether the condition depends on open cards only.
bool Questions::isOpenly(CondId id) const
{
    const Cond &c = p.conds[id];
    return id != 0 && c.filter != 0 && c.a == 0 && c.b == 0 && c.amount == 0 && isOpen(p, c.filter);
}

/// Whether the waiting ability would change nothing now.
bool Questions::isIdle(const Trigger &t) const
{
    if (t.kind != TriggerKind::Ability)
        return false;
    const Ability &a = p.abilities[t.ability];
    Context c;
    c.source = t.source;
    c.sourceSerial = t.sourceSerial;
    c.controller = t.controller;
    c.subject = t.subject;
    c.ability = t.ability;
    c.triggerAmount = t.amount;
    c.attack = t.attack;
    return a.effects != 0 && isIdle(a.effects, {c.controller, c.source, &c});
}

/// Whether the player may decline the ability.
bool Questions::isDeclinable(const Trigger &t) const
{
    if (t.kind != TriggerKind::Ability)
        return false;
    const Ability &a = p.abilities[t.ability];
    const Node &first = p.nodes[a.effects];
    return a.optional || (first.op->is(op::AlwaysAsks) && first.other == 0 && first.next == 0)
        || (p.selectors[first.target].optional && first.op->apply != nullptr);
}

/// Whether an idle trigger stays idle: it finds no friendly unit, and no other ability can bring
/// one, because no unit is captured and no unit brings another one when it is defeated.
bool Questions::staysIdle(const Trigger &t) const
{
    const Ability &a = p.abilities[t.ability];
    const Selector &sel = p.selectors[p.nodes[a.effects].target];
    const Filter &f = p.filters[sel.filter];
    if (sel.mode != SelectMode::Choose || f.side != Side::Friendly || f.kinds != kind::Unit
        || f.require != 0 || !f.keywords.empty() || !f.notKeywords.empty() || f.alt != 0
        || f.powerMin != 0 || f.powerMax != 0 || f.hpMax != 0 || f.hpMin != 0 || f.with != 0
        || f.without != 0)
        return false;
    bool captives = false;
    for (CardId id = 0; id < s.cardCount; ++id)
        captives = captives || s.cards[id].zone == Zone::Captured;
    return !captives
        && (unitsOf(*this, t.controller).empty()
            || !s.listens.any(trig::Defeated | trig::UnitDefeated | trig::LeavesPlay));
}

/// Whether the answer to "you may" is no because the effect can do nothing.
bool Machine::declinesItself(const Frame &f) const
{
    if (f.kind == FrameKind::Trigger) {
        const Ability &a = p.abilities[s.contexts[f.ctx].ability];
        const bool heard
            = a.triggers.any(trig::Bounty) && seesCollecting(*this, s.contexts[f.ctx].controller);
        return f.at(TriggerStep::AskMay) && !heard && isIdle(a.effects, viewOf(f));
    }
    const Node &n = p.nodes[f.effects().node];
    if (!f.at(EffectStep::AskMay))
        return false;
    return n.op->is(op::AlwaysAsks) ? isIdle(n.body, viewOf(f)) : isIdle(n, viewOf(f));
}

/// Answers a choice of cards that changes none of them, with no card or the required number of
/// cards.
bool Machine::choosesItself(Frame &f)
{
    const Node &n = p.nodes[f.effects().node];
    const Selector &sel = p.selectors[n.target];
    const View v = viewOf(f);
    if (!f.at(EffectStep::AskTarget) || !isLast(*this, f) || choosesUnseen(sel, v))
        return false;
    const CardSet candidates = collect(sel.filter, v);
    bool nothing = n.op->apply != nullptr && isOpen(p, sel.filter);
    candidates.forEach([&](CardId id) { nothing = nothing && comesToNothing(*this, n, v, id); });
    if (!nothing && (n.op->idle == nullptr || !endsList(p, n) || !isIdle(n, v)))
        return false;
    const bool free = sel.optional || sel.upTo;
    if (!free
        && (sel.combinedCost != 0 || sel.combinedHp != 0 || sel.combinedPower != 0
            || sel.differentNames || sel.sameTrait || sel.sameController))
        return false;
    CardSet chosen;
    int most = free ? 0 : selectMax(sel, v);
    s.inOrder(candidates, [&](CardId id) {
        if (most-- > 0)
            chosen.add(id);
    });
    s.waiting = false;
    answerSelect(f, n, chosen);
    return true;
}

static bool anyFound(const State &s)
{
    const auto end = s.cards.begin() + s.cardCount;
    return std::any_of(s.cards.begin(), end, [](const Card &c) { return c.isFound(); });
}

/// Answers a question that has only one answer, except "you have seen these cards".
bool Machine::hasOneAnswer(Frame &f)
{
    const Node &n = p.nodes[f.effects().node];
    if (f.stepNumber < kOwnSteps || n.op->ask == nullptr
        || (n.op->is(op::ChoosesItself) && !anyFound(s)))
        return false;
    core::ScratchDecision asked;
    core::Decision &d = asked.decision;
    decision(d);
    const bool mode = d.kind == core::DecisionKind::ChooseMode;
    const bool alike
        = mode && std::all_of(d.options.begin(), d.options.end(), [&](const core::Option &o) {
              return isIdle(p.nodes[o.ability].body, viewOf(f));
          });
    // A card found by a search was chosen there to be played.
    const bool found = d.kind == core::DecisionKind::ChooseCards && d.options.size() == 1
        && isFound(d.options[0].card);
    const bool one = d.options.size() == 1 && d.min == 1
        && (mode || found || d.kind == core::DecisionKind::ChooseNumber
            || d.kind == core::DecisionKind::ChoosePlayer);
    if (d.options.empty() || (!one && !alike))
        return false;
    answer(d, d.min == 0 ? core::Answer() : core::Answer::one(0));
    return true;
}

bool Machine::answersItself()
{
    Frame &f = s.stack.back();
    if (f.kind != FrameKind::Effects && f.kind != FrameKind::Trigger)
        return false;
    refresh();
    if (declinesItself(f)) {
        core::ScratchDecision asked;
        decision(asked.decision);
        answer(asked.decision, core::Answer::one(1)); // "no"
        return true;
    }
    return f.kind == FrameKind::Effects && (choosesItself(f) || hasOneAnswer(f));
}

} // namespace playmat::swu
