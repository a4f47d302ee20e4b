#include "engine/core/scratch.h"
#include "engine/swu/language/op.h"
#include "engine/swu/rules/machine.h"

#include <algorithm>

/// A question is asked when at least two of its answers can come to different positions; otherwise
/// it answers itself. Every question goes through here (Machine::run). Whether answers differ is
/// judged by the kinds of the effects and by what they could be done to, never by playing them out,
/// and only by what lies open: not asking would tell what a hidden card is (CR 1.17.4).
namespace playmat::swu {

namespace {

constexpr std::uint16_t kHiddenZones = zoneBit(Zone::Hand) | zoneBit(Zone::Deck);

/// Whether the filter asks what is printed on a card.
[[nodiscard]] bool asksForFace(const Filter &f)
{
    constexpr Props kOpen = prop::Exhausted;
    return f.kinds != kind::Resource || f.printed != 0 || !f.traits.empty() || !f.notTraits.empty()
        || f.aspects != 0 || f.notAspects != 0 || !f.keywords.empty() || !f.notKeywords.empty()
        || f.name != 0 || f.costMin != 0 || f.costMax != 0 || f.powerMin != 0 || f.powerMax != 0
        || f.hpMax != 0 || f.sharesName != 0 || f.sharesAspect != 0
        || ((f.require | f.exclude) & ~kOpen) != 0;
}

/// Whether what the filter finds is known to everybody: it asks for no faces of hidden cards.
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

/// The cards that the selector could mean. False: that is hidden, or left to chance.
[[nodiscard]] bool findOpen(const Board &m, const Selector &sel, const View &v, CardSet &out)
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
        break;
    }
    return false;
}

[[nodiscard]] bool changesAny(const Board &m, const Node &n, const View &v, const CardSet &cards)
{
    if (n.op->changes == nullptr)
        return !cards.empty();
    bool any = false;
    cards.forEach([&](CardId id) { any = any || n.op->changes(m, n, v, id); });
    return any;
}

/// Whether it rests on what the effects before it in the list were done to.
[[nodiscard]] bool looksBack(const Program &p, const Node &n)
{
    const Selector &sel = p.selectors[n.target];
    return sel.mode == SelectMode::All || (sel.mode == SelectMode::Ref && sel.ref == Ref::It);
}

/// Whether choosing this card comes to nothing: it is not changed, and neither is anything by the
/// rest of the list, which may look at it.
[[nodiscard]] bool comesToNothing(const Board &m, const Node &n, const View &v, CardId id)
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
    return rest.op->is(op::IfDone) ? m.isIdle(rest.other, after) && m.isIdle(rest.next, after)
                                   : m.isIdle(n.next, after);
}

/// Nothing that goes on around it looks at what was chosen.
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

/// Nor does anything after it in its list.
[[nodiscard]] bool endsList(const Program &p, const Node &n)
{
    if (p.selectors[n.target].store != Ref::None)
        return false;
    const Node &rest = p.nodes[n.next];
    return n.next == 0 || (rest.op->is(op::IfDone) && rest.other == 0 && rest.next == 0);
}

/// Whether anything in a tree of effects looks at the card that triggered the ability, or at how
/// much that was.
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
                || amount(sel.combinedCost) || filter(sel.filter));
    }
    [[nodiscard]] bool filter(FilterId id) const
    {
        const Filter &f = p.filters[id];
        constexpr Props kSubject = prop::Subject | prop::SameArenaAsSubject;
        return id != 0
            && (((f.require | f.exclude) & kSubject) != 0 || f.side == Side::SubjectsController
                || f.owner == Side::SubjectsController || amount(f.costMin) || amount(f.costMax)
                || amount(f.powerMin) || amount(f.powerMax) || amount(f.hpMax) || filter(f.host)
                || filter(f.with) || filter(f.without) || filter(f.attacks) || filter(f.sharesName)
                || filter(f.sharesAspect) || filter(f.alt));
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

/// Whether something of the player's triggers when they collect a Bounty (CR 7.5.13E).
[[nodiscard]] bool seesCollecting(const Board &m, PlayerId player)
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
    return a.cond != 0 || a.triggers.any(trig::Bounty | trig::Collects)
        || SubjectSearch(p).list(a.effects);
}

bool Board::isIdle(const Node &n, const View &v) const
{
    if (n.op->idle != nullptr)
        return n.op->idle(*this, n, v);
    CardSet cards;
    return n.op->apply != nullptr && findOpen(*this, p.selectors[n.target], v, cards)
        && !changesAny(*this, n, v, cards);
}

/// What is found to be idle leaves "if you do" without its body, and a "you may choose" that finds
/// nothing ends the list.
bool Board::isIdle(NodeId list, const View &v) const
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

/// Whether the condition asks only about open cards.
bool Board::isOpenly(CondId id) const
{
    const Cond &c = p.conds[id];
    return id != 0 && c.filter != 0 && c.a == 0 && c.b == 0 && c.amount == 0 && isOpen(p, c.filter);
}

/// A waiting ability that would change nothing now.
bool Board::isIdle(const Trigger &t) const
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

/// Whether its player need not do what it offers.
bool Board::isDeclinable(const Trigger &t) const
{
    if (t.kind != TriggerKind::Ability)
        return false;
    const Ability &a = p.abilities[t.ability];
    const Node &first = p.nodes[a.effects];
    return a.optional || (first.op->is(op::AlwaysAsks) && first.other == 0 && first.next == 0)
        || (p.selectors[first.target].optional && first.op->apply != nullptr);
}

/// It finds no friendly unit, and no enemy brings one: none is captured, and none of them calls
/// another one when it is defeated.
bool Board::staysIdle(const Trigger &t) const
{
    const Ability &a = p.abilities[t.ability];
    const Selector &sel = p.selectors[p.nodes[a.effects].target];
    const Filter &f = p.filters[sel.filter];
    if (sel.mode != SelectMode::Choose || f.side != Side::Friendly || f.kinds != kind::Unit
        || f.require != 0 || !f.keywords.empty() || !f.notKeywords.empty() || f.alt != 0
        || f.powerMin != 0 || f.powerMax != 0 || f.hpMax != 0 || f.with != 0 || f.without != 0)
        return false;
    bool captives = false;
    for (CardId id = 0; id < s.cardCount; ++id)
        captives = captives || s.cards[id].zone == Zone::Captured;
    return !captives
        && (unitsOf(*this, t.controller).empty()
            || !s.listens.any(trig::Defeated | trig::UnitDefeated | trig::LeavesPlay));
}

/// The answer to "you may" when nothing of it can be done.
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

/// A choice among cards none of which it changes: none of them, or as many as there have to be.
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
    if (!free && (sel.combinedCost != 0 || sel.differentNames || sel.sameController))
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

/// One answer is all there is. (Not to "you have seen these cards".)
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
    // A card that a search found was chosen there, to be played.
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
