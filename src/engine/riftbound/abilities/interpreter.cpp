#include "engine/riftbound/rules/chapters.h"
#include "engine/riftbound/rules/machine.h"

#include <algorithm>

/// Carries out lists of effects, one node at a time (359.3).
namespace playmat::riftbound {

using core::Answer;
using core::Decision;
using core::DecisionKind;

void Machine::startEffects(const ChainItem &item)
{
    const AbilityId ability = item.ability != 0 ? item.ability : defOf(item.card).spell;
    const NodeId node = p.abilities[ability].effect;
    if (!p.abilities[ability].reflexive)
        s.contexts[item.ctx].it.clear();
    const auto again = static_cast<std::uint8_t>(repeats(item));
    push(frameOf(EffectsFrame{.node = node, .again = again, .top = 1}, item.controller, item.ctx));
}

void Machine::pushEffects(NodeId node, std::uint8_t ctx)
{
    if (node != 0)
        push(frameOf(EffectsFrame{.node = node}, s.contexts[ctx].controller, ctx));
}

void Machine::nextNode(Frame &f, bool done)
{
    s.contexts[f.ctx].did = done;
    EffectsFrame &kept = f.effects();
    if (m_marks != nullptr && (done || !s.contexts[f.ctx].it.empty()))
        m_marks->happened.effects.add(kept.node);
    kept.node = p.nodes[kept.node].next;
    kept.count = kept.players = 0;
    kept.card = kNone;
    f.go(EffectStep::First);
}

namespace {

const OpSpec &specOf(const Node &n)
{
    return *allOps()[n.op];
}

/// Applies the effect to the cards; from now on "it" means the affected cards.
void applyTo(Machine &m, Frame &f, const Node &n, const CardSet &cards)
{
    Context &c = m.s.contexts[f.ctx];
    c.killed = false;
    c.itsPlayer = cards.empty() ? PlayerId{kNone} : m.s.cards[cards.first()].controller;
    const bool done = specOf(n).apply(m, f, n, cards);
    if (m.over())
        return;
    m.s.contexts[f.ctx].it = cards;
    m.nextNode(f, done);
}

/// Collects the cards that the player may choose as the effect resolves.
CardSet candidates(const Board &m, const Frame &f, const Node &n)
{
    const Context &c = m.s.contexts[f.ctx];
    const Selector &sel = m.p.selectors[n.to];
    return sel.pick == Pick::Target ? m.selected(n.to, m.viewOf(c))
                                    : m.collect(m.p.filters[sel.filter], m.viewOf(c));
}

void stepNode(Machine &m, Frame &f, const Node &n)
{
    const OpSpec &spec = specOf(n);
    if (spec.step != nullptr) {
        spec.step(m, f, n);
        return;
    }
    const Selector &sel = m.p.selectors[n.to];
    if (sel.pick != Pick::Choose) {
        const CardSet cards = m.selected(n.to, m.viewOf(m.s.contexts[f.ctx]));
        if (whyNotWithin(m, sel, cards).code == 0) {
            applyTo(m, f, n, cards);
            return;
        }
        f.go(EffectStep::Ask); // the player chooses which of them are affected (355.11.b)
        m.wait();
        return;
    }
    const CardSet all = candidates(m, f, n);
    if (all.count() <= sel.least) {
        applyTo(m, f, n, all);
        return;
    }
    f.go(EffectStep::Ask);
    m.wait();
}

/// Carries out the instructions again, with the targets chosen for the repeat (820.1.d).
void repeat(Machine &m, Frame &f)
{
    Context &c = m.s.contexts[f.ctx];
    const Ability &a = m.p.abilities[m.defOf(c.source).spell];
    --f.effects().again;
    f.effects().node = a.effect;
    c.firstGroup = static_cast<std::uint8_t>(c.firstGroup + a.groups);
    c.it.clear();
}

void stepEffects(Machine &m, Frame &f)
{
    const NodeId node = f.effects().node;
    if (node == 0) {
        if (f.effects().again > 0)
            repeat(m, f);
        else
            m.pop();
        return;
    }
    stepNode(m, f, m.p.nodes[node]);
}

void askEffects(const Board &m, const Frame &f, Decision &out)
{
    const Node &n = m.p.nodes[f.effects().node];
    const Context &c = m.s.contexts[f.ctx];
    if (specOf(n).ask != nullptr) {
        specOf(n).ask(m, f, n, out);
    } else {
        const Selector &sel = m.p.selectors[n.to];
        Board::begin(out, DecisionKind::ChooseCards, Prompt::Effect, c.controller, sel.least,
                     sel.most);
        candidates(m, f, n).forEach(
            [&](CardId id) { (void)Board::offer(out, OptionKind::Card, id); });
        const auto all = static_cast<std::int16_t>(out.options.size());
        out.max = std::min(out.max, all); // at most as many as there are (355.14)
        out.min = std::min(out.min, all);
    }
    out.source = c.source;
    out.ability = c.ability;
    out.node = f.effects().node;
}

void answerEffects(Machine &m, Frame &f, const Decision &d, const Answer &a)
{
    const Node &n = m.p.nodes[f.effects().node];
    if (specOf(n).answer != nullptr)
        specOf(n).answer(m, f, n, d, a);
    else
        applyTo(m, f, n, Board::chosenCards(d, a));
}

} // namespace

const Chapter kEffectsChapter{stepEffects, askEffects, answerEffects};

} // namespace playmat::riftbound
