#include "engine/lorcana/rules/chapters.h"
#include "engine/lorcana/rules/machine.h"

#include <algorithm>

/// The walk through a list of effects (CR 6.7.2): what each is done to, whether anybody is asked.
namespace playmat::lorcana {

using core::Answer;
using core::Decision;
using core::DecisionKind;

namespace {

void chooseTargets(Machine &m, Frame &f, const Selector &sel);
void chosen(Machine &m, Frame &f, PlayerId by, const CardSet &set, bool forced);

} // namespace

Context *Machine::startEffects(NodeId node, PlayerId you, CardId source, AbilityId ability)
{
    for (std::size_t i = 0; i < kMaxContexts; ++i) {
        if (s.contexts[i].used)
            continue;
        Context &c = s.contexts[i];
        c = {};
        c.used = true;
        c.controller = you;
        c.source = source;
        c.sourceSerial = source == kNone ? std::uint16_t{0} : s.cards[source].serial;
        c.ability = ability;
        EffectsFrame list;
        list.node = node;
        list.owns = 1;
        push(Frame::of(list, kNone, static_cast<std::uint8_t>(i)));
        return &c;
    }
    suspend(Capacity::Contexts);
    return nullptr;
}

void Machine::pushEffects(NodeId node, std::uint8_t ctx)
{
    EffectsFrame list;
    list.node = node;
    push(Frame::of(list, kNone, ctx));
}

void Machine::nextNode(Frame &f, bool done)
{
    const EffectsFrame &frame = f.effects();
    Context &c = ctx(f);
    c.did = done;
    c.undone |= !done;
    if (m_marks != nullptr && (done || !c.it.empty()))
        m_marks->happened.effects.add(frame.node);
    EffectsFrame after;
    after.node = p.nodes[frame.node].next;
    after.owns = frame.owns;
    after.allDone = frame.allDone != 0 && done ? 1 : 0;
    f = Frame::of(after, kNone, f.ctx);
}

namespace {

/// The list is done; an ability with a limit has been used if all of it happened (CR 6.1.13.2).
void endList(Machine &m, Frame &f)
{
    const EffectsFrame &frame = f.effects();
    Context &c = m.ctx(f);
    c.did = frame.allDone != 0;
    if (frame.owns != 0) {
        const Ability &a = m.p.abilities[c.ability];
        if (a.oncePerTurn && frame.allDone != 0 && !c.undone
            && m.s.cards[c.source].serial == c.sourceSerial)
            m.s.cards[c.source].used
                = static_cast<std::uint8_t>(m.s.cards[c.source].used | (1U << (a.number - 1)));
        if (!c.looked.empty())
            m.conceal();
        c = {};
    }
    m.pop();
}

void stepEffects(Machine &m, Frame &f)
{
    const EffectsFrame &frame = f.effects();
    if (frame.node == 0) {
        endList(m, f);
        return;
    }
    const Node &n = m.p.nodes[frame.node];
    if (n.op->step != nullptr) {
        n.op->step(m, f, n);
        return;
    }
    if (f.at(EffectStep::First)) {
        m.findTargets(f, n);
        return;
    }
    const CardSet targets = m.ctx(f).it;
    m.nextNode(f, n.op->apply(m, f, n, targets));
}

/// The one that is at work: an op may have a second one after the first.
const Selector &askedSelector(const Board &m, const Frame &f, const Node &n)
{
    return m.p.selectors[f.effects().second != 0 ? n.second : n.target];
}

} // namespace

/// Finds what an effect is done to, or asks; then the step is `Targeted`.
void Machine::findTargets(Frame &f, const Node &n)
{
    Context &c = ctx(f);
    const View v = viewOf(c);
    const Selector &sel = askedSelector(*this, f, n);
    f.go(EffectStep::Targeted);
    switch (sel.mode) {
    case SelectMode::None:
    case SelectMode::All:
        return;
    case SelectMode::Ref: {
        const CardId id = refer(sel.ref, v);
        c.it.clear();
        if (id != kNone)
            c.it.add(id);
        return;
    }
    case SelectMode::Each:
        c.it = collect(sel.filter, v);
        return;
    case SelectMode::Top: {
        c.it.clear();
        int left = amountOr(sel.count, v, 1);
        for (PlayerId player = 0; player < kPlayers; ++player)
            if ((playersOf(sel.who, v) & playerBit(player)) != 0)
                for (CardId id = s.list(Zone::Deck, player).head; id != kNone && left > 0;
                     id = s.cards[id].next, --left)
                    c.it.add(id);
        return;
    }
    case SelectMode::Random:
    case SelectMode::Choose:
        chooseTargets(*this, f, sel);
        return;
    }
}

namespace {

CardSet pickRandom(State &s, CardSet rest, int count)
{
    CardSet picked;
    for (int i = 0; i < count; ++i) {
        auto skip = s.rng.below(static_cast<std::uint32_t>(rest.count()));
        CardId found = kNone;
        s.inOrder(rest, [&](CardId id) {
            if (skip-- == 0)
                found = id;
        });
        picked.add(found);
        rest.remove(found);
    }
    return picked;
}

/// Whether every choice has the same result: the effect changes none of the cards, no later effect
/// uses them, and no ability reacts to being chosen (Vanish, CR 8.14.1).
bool nothingDiffers(const Board &m, const Frame &f, const CardSet &set)
{
    const Node &n = m.p.nodes[f.effects().node];
    if (m.asksAll() || n.op->changes == nullptr || n.second != 0)
        return false;
    for (NodeId id = n.next; id != 0; id = m.p.nodes[id].next)
        if (m.p.selectors[m.p.nodes[id].target].mode != SelectMode::None)
            return false;
    bool differs = false;
    set.forEach(
        [&](CardId id) { differs |= n.op->changes(m, n, id) || m.s.cards[id].has(kw::Vanish); });
    return !differs;
}

/// Whether the only possible choice harms the chooser's own card: at a table the player is shown
/// what is about to happen to it.
bool surprises(const Board &m, const Frame &f, PlayerId chooser, const CardSet &set)
{
    bool own = false;
    set.forEach([&](CardId id) { own |= m.inPlay(id) && m.s.cards[id].owner == chooser; });
    return own && m.s.questions == core::Questions::Discreet
        && m.p.nodes[f.effects().node].op->harms;
}

/// The first cards of the set, in the order in which simultaneous events are carried out.
CardSet firstOf(const State &s, const CardSet &set, int count)
{
    CardSet out;
    s.inOrder(set, [&](CardId id) {
        if (count-- > 0)
            out.add(id);
    });
    return out;
}

/// Chooses targets, by a player or at random; the player is asked unless there is only one answer
/// or only one outcome.
void chooseTargets(Machine &m, Frame &f, const Selector &sel)
{
    Context &c = m.ctx(f);
    const View v = m.viewOf(c);
    const std::uint8_t who = m.playersOf(sel.who, v);
    const PlayerId chooser
        = (who & playerBit(c.controller)) != 0 ? c.controller : opponentOf(c.controller);
    const CardSet set = m.choosable(sel, v, chooser);
    const int count = std::min(set.count(), m.amountOr(sel.count, v, 1));
    const int most = sel.any ? set.count() : count;
    const int least = sel.any || sel.upTo ? 0 : count;
    f.player = chooser;
    const bool secret = m.guess(sel.filter, m.asOthersSee(v)).has_value();
    if (most <= 0 && !secret) { // no legal choice: that part does nothing (CR 1.7.7)
        c.it.clear();
        return;
    }
    if (sel.mode == SelectMode::Random) {
        m.noteHidden();
        c.it = pickRandom(m.s, set, count);
        return;
    }
    if (!secret && m.forced(set, least, most) && !surprises(m, f, chooser, set)) {
        chosen(m, f, chooser, set, true);
        return;
    }
    if (!secret && least > 0 && nothingDiffers(m, f, set)) {
        chosen(m, f, chooser, firstOf(m.s, set, least), true);
        return;
    }
    f.go(EffectStep::AskTargets);
    m.wait();
}

} // namespace

void Changes::tellChoice(PlayerId by, CardId source, const CardSet &set, bool forced)
{
    if (m_events == nullptr)
        return;
    if (set.empty())
        emit(Ev::Chosen, kNone, source, 0, forced ? 1 : 0, by);
    s.inOrder(set, [&](CardId id) { emit(Ev::Chosen, id, source, 1, forced ? 1 : 0, by); });
}

namespace {

void chosen(Machine &m, Frame &f, PlayerId by, const CardSet &set, bool forced)
{
    Context &c = m.ctx(f);
    c.it = set;
    f.go(EffectStep::Targeted);
    m.tellChoice(by, c.source, set, forced);
    if (!c.action)
        return;
    m.s.inOrder(set, [&](CardId id) { // CR 8.14.1
        if (m.s.cards[id].zone == Zone::Play && m.s.cards[id].owner != by)
            m.fire(trig::ChosenByAction, id, c.source);
    });
}

void askEffects(const Board &m, const Frame &f, Decision &out)
{
    const EffectsFrame &frame = f.effects();
    const Context &c = m.ctx(f);
    const Node &n = m.p.nodes[frame.node];
    out.player = f.player;
    out.source = c.source;
    out.ability = c.ability;
    out.node = frame.node;
    if (!f.at(EffectStep::AskTargets)) {
        n.op->ask(m, f, n, out);
        return;
    }
    const View v = m.viewOf(c);
    const Selector &sel = askedSelector(m, f, n);
    const CardSet set = m.choosable(sel, v, f.player);
    out.kind = DecisionKind::ChooseCards;
    out.prompt = static_cast<std::uint16_t>(n.op->prompt);
    m.offerCards(out, set);
    const int count = std::min(set.count(), m.amountOr(sel.count, v, 1));
    out.max = static_cast<std::int16_t>(sel.any ? set.count() : count);
    out.min = sel.any || sel.upTo ? std::int16_t{0} : static_cast<std::int16_t>(count);
}

void answerEffects(Machine &m, Frame &f, const Decision &d, const Answer &a)
{
    const Node &n = m.p.nodes[f.effects().node];
    if (f.at(EffectStep::AskTargets))
        chosen(m, f, d.player, m.chosenCards(d, a), false);
    else
        n.op->answer(m, f, n, d, a);
}

} // namespace

// --- whether anything of it could be done

namespace {

bool possibleOne(const Board &m, const Node &n, const View &v)
{
    if (n.op->possible != nullptr)
        return n.op->possible(m, n, v);
    const Selector &sel = m.p.selectors[n.target];
    if (const std::optional<bool> fits = m.guess(sel.filter, v))
        return *fits;
    CardSet set;
    switch (sel.mode) {
    case SelectMode::None:
        return true;
    case SelectMode::All:
        set = v.ctx == nullptr ? CardSet{} : v.ctx->it;
        break;
    case SelectMode::Ref:
        if (const CardId id = m.refer(sel.ref, v); id != kNone)
            set.add(id);
        break;
    case SelectMode::Each:
    case SelectMode::Random:
        set = m.collect(sel.filter, v);
        break;
    case SelectMode::Choose: {
        const bool mine = (m.playersOf(sel.who, v) & playerBit(v.you)) != 0;
        set = m.choosable(sel, v, mine ? v.you : opponentOf(v.you));
        break;
    }
    case SelectMode::Top:
        for (PlayerId player = 0; player < kPlayers; ++player)
            if ((m.playersOf(sel.who, v) & playerBit(player)) != 0
                && m.s.count(Zone::Deck, player) > 0)
                return true;
        return false;
    }
    bool any = false;
    set.forEach([&](CardId id) { any |= n.op->changes == nullptr || n.op->changes(m, n, id); });
    return any;
}

} // namespace

/// Of a list: something of it, or everything.
bool Board::possible(NodeId list, const View &v, bool all) const
{
    for (NodeId id = list; id != 0; id = p.nodes[id].next)
        if (possibleOne(*this, p.nodes[id], v) != all)
            return !all;
    return all;
}

// --- lasting effects

void Board::setDuration(Effect &e, const Node &n, PlayerId theirs) const
{
    e.from = e.until = s.turn;
    switch (n.duration) {
    case Duration::Turn:
        return;
    case Duration::UntilYourNextTurn:
        e.until = nextTurnOf(e.controller);
        e.endsAtStart = true;
        return;
    case Duration::TheirNextTurn:
        e.from = e.until = nextTurnOf(theirs);
        return;
    case Duration::NextStart:
        e.from = e.until = nextTurnOf(theirs);
        e.endsAtStart = true;
        return;
    case Duration::Forever:
        e.until = 65535;
        return;
    }
}

Effect *Changes::addLasting(const Node &n, EffectKind kind, const Context &c, const CardSet &over)
{
    Effect e;
    e.kind = kind;
    e.node = static_cast<NodeId>(&n - p.nodes.data());
    e.source = c.source;
    e.controller = c.controller;
    const CardId first = over.empty() ? CardId{kNone} : s.firstOf(over);
    setDuration(e, n, first == kNone ? c.controller : s.cards[first].owner);
    if (over.several()) {
        std::size_t at = 0;
        while (at < kMaxSets && !s.sets[at].empty())
            ++at;
        if (at == kMaxSets) {
            suspend(Capacity::Sets);
            return nullptr;
        }
        s.sets[at] = over;
        e.many = static_cast<std::uint8_t>(at);
    } else if (first != kNone) {
        e.target = first;
        e.targetSerial = s.cards[first].serial;
    }
    if (!s.effects.tryPush(e)) {
        suspend(Capacity::Effects);
        return nullptr;
    }
    s.derivedDirty = true;
    return &s.effects.back();
}

const Chapter kEffectsChapter{stepEffects, askEffects, answerEffects};

} // namespace playmat::lorcana
