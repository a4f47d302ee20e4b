#include "engine/swu/machine.h"

#include <algorithm>

/// Effects that play cards or attack, and the questions and answers of effects with steps of their
/// own.
namespace playmat::swu {

using core::DecisionKind;

/// True when the effect was one of these.
bool Machine::stepPlayOrAttack(Frame &f, const Node &n)
{
    if (n.op == Op::Play) {
        stepPlayEffect(f, n);
        return true;
    }
    if (n.op == Op::Attack) {
        stepAttackEffect(f, n);
        return true;
    }
    return false;
}

void Machine::endOrNext(Frame &f, const Node &n)
{
    ctx(f).did = 0;
    if (p.selectors[n.target].optional)
        endList(f);
    else
        nextNode(f);
}

/// The cards among which an effect lets you play.
CardSet Machine::playCandidates(const Frame &f, const Node &n) const
{
    const Selector &sel = p.selectors[n.target];
    const View v = viewOf(f);
    if (f.a != kNone)
        return s.contexts[f.a].it; // what is left of several
    if (sel.mode == SelectMode::Ref) {
        CardSet one;
        if (const CardId id = refer(sel.ref, v); id != kNone)
            one.add(id);
        return one;
    }
    if (sel.mode == SelectMode::All) {
        CardSet out;
        s.contexts[f.ctx].it.forEach([&](CardId id) {
            if (matches(sel.filter, id, v))
                out.add(id);
        });
        return out;
    }
    return collect(sel.filter, v);
}

void Machine::addEffectPlays(const Frame &f, const Node &n, core::Decision &out) const
{
    const PlayerId you = s.contexts[f.ctx].controller;
    playCandidates(f, n).forEach([&](CardId id) {
        if (id != s.contexts[f.ctx].source && !inPlay(id))
            addPlays(out, you, id, n.costChange, (n.flags & nf::Free) != 0);
    });
}

/// Of the frame on top: what its plays make wait lies apart from what the attacks hold.
std::uint8_t Machine::heldByPlays() const
{
    constexpr std::uint8_t kPlays = 0x40;
    return static_cast<std::uint8_t>(kPlays | s.stack.size());
}

/// Of several plays, the last one is done.
void Machine::endPlays(Frame &f)
{
    if (f.a == kNone)
        return;
    releaseTriggers(heldByPlays());
    freeContext(f.a);
}

/// Steps: 2 choose, 11 asked, 12 it is being played, 13 its triggers (several: one after the
/// other).
void Machine::stepPlayEffect(Frame &f, const Node &n)
{
    Context &c = ctx(f);
    const Selector &sel = p.selectors[n.target];
    const bool several = sel.mode == SelectMode::All || sel.mode == SelectMode::Each;
    if (f.step == 12) {
        if (!several) {
            nextNode(f);
            return;
        }
        f.step = kFirstStep;
        pushWindow();
        return;
    }
    if (several && f.a == kNone) {
        const CardSet set = playCandidates(f, n);
        Context *store = newContext(f.a);
        if (store == nullptr)
            return;
        store->it = set;
        holdTriggers(heldByPlays()); // they wait for this ability, not for its plays (CR 3.3.6)
    }
    core::Decision d;
    addEffectPlays(f, n, d);
    if (d.options.empty()) {
        const bool began = f.a != kNone && f.c != 0;
        endPlays(f);
        if (began)
            nextNode(f);
        else
            endOrNext(f, n);
        return;
    }
    f.step = 11;
    f.player = c.controller;
    wait();
}

void Machine::askPlayChoice(const Frame &f, const Node &n, core::Decision &out) const
{
    const Selector &sel = p.selectors[n.target];
    out.kind = DecisionKind::ChooseCards;
    out.prompt = static_cast<std::uint16_t>(Prompt::ChoosePlay);
    addEffectPlays(f, n, out);
    // What is hidden can always be denied (CR 1.17.4).
    bool hidden = false;
    for (const core::Option &o : out.options)
        hidden = hidden || !inOpenZone(o.card);
    out.min = sel.optional || hidden || f.aux != 0 ? std::int16_t{0} : std::int16_t{1};
}

bool Machine::inOpenZone(CardId id) const
{
    return kZoneTable[s.cards[id].zone].faces == core::Sight::Public;
}

void Machine::answerPlayChoice(Frame &f, const Node &n, const core::Decision &d,
                               const core::Answer &a)
{
    Context &c = ctx(f);
    if (a.options.empty()) {
        endPlays(f);
        endOrNext(f, n);
        return;
    }
    const core::Option &o = d.options[a.options[0]];
    if (f.a != kNone) {
        s.contexts[f.a].it.remove(o.card);
        f.c = 1;
    }
    c.did = 1;
    CardSet one;
    one.add(o.card);
    c.it = one;
    c.itController = c.controller;
    remember(c, p.selectors[n.target], one);
    f.step = 12;
    const auto flags
        = static_cast<std::uint8_t>((n.flags & nf::EntersReady) != 0 ? kEntersReady : 0);
    startPlay(c.controller, o.card, o.target, o.cost, flags, f.node, f.ctx);
}

/// "Attack with a unit": attacker and target are one choice.
void Machine::askAttackChoice(const Frame &f, const Node &n, core::Decision &out) const
{
    const Selector &sel = p.selectors[n.target];
    const View v = viewOf(f);
    out.kind = DecisionKind::ChooseCards;
    out.prompt = static_cast<std::uint16_t>(Prompt::ChooseAttack);
    CardSet attackers;
    if (sel.mode == SelectMode::Ref) {
        if (const CardId one = refer(sel.ref, v); one != kNone && matches(sel.filter, one, v))
            attackers.add(one);
    } else if (sel.mode == SelectMode::All) {
        attackers = s.contexts[f.ctx].it;
    } else {
        attackers = collect(sel.filter, v);
    }
    attackers.forEach([&](CardId id) {
        if (isUnitInPlay(id) && s.cards[id].controller == v.you)
            addAttacks(out, id, f.node);
    });
    out.max = 1;
    out.min = sel.optional || f.aux != 0 ? std::int16_t{0} : std::int16_t{1};
}

void Machine::stepAttackEffect(Frame &f, const Node &n)
{
    if (f.step == 12) {
        nextNode(f);
        return;
    }
    core::Decision d;
    askAttackChoice(f, n, d);
    if (d.options.empty()) {
        endOrNext(f, n);
        return;
    }
    f.step = 11;
    f.player = ctx(f).controller;
    wait();
}

void Machine::answerAttackChoice(Frame &f, const Node &n, const core::Decision &d,
                                 const core::Answer &a)
{
    Context &c = ctx(f);
    if (a.options.empty()) {
        endOrNext(f, n);
        return;
    }
    const core::Option &o = d.options[a.options[0]];
    CardSet one;
    one.add(o.card);
    remember(c, p.selectors[n.target], one);
    c.did = 1;
    f.step = 12;
    startAttack(o.card, o.target, 0, f.ctx, f.node);
}

/// Questions of effects that have steps of their own.
void Machine::askSpecial(const Frame &f, const Node &n, core::Decision &out)
{
    const Context &c = s.contexts[f.ctx];
    const auto player = [&](PlayerId one) {
        out.options.push_back(
            {.kind = static_cast<std::uint8_t>(OptionKind::Player), .player = one});
    };
    const auto cards = [&](const CardSet &set) {
        set.forEach([&](CardId id) {
            out.options.push_back(
                {.kind = static_cast<std::uint8_t>(OptionKind::Card), .card = id});
        });
    };
    switch (n.op) {
    case Op::Heal:
        askNumbers(out, 0, f.m);
        return;
    case Op::ChooseNumber:
        askNumbers(out, 0, f.m);
        return;
    case Op::Pay:
        if (f.step == 13)
            askNumbers(out, 0, readyResources(c.controller));
        else
            askYesNo(out, Prompt::PayOrNot);
        return;
    case Op::Unless:
        askYesNo(out, Prompt::SayNo);
        return;
    case Op::RevealUntil:
        askYesNo(out, Prompt::RevealMore);
        return;
    case Op::NameCard:
        out.kind = DecisionKind::NameCard;
        out.prompt = static_cast<std::uint16_t>(Prompt::NameACard);
        return;
    case Op::ChoosePlayer:
        out.kind = DecisionKind::ChoosePlayer;
        out.prompt = static_cast<std::uint16_t>(Prompt::ChoosePlayerFor);
        for (PlayerId one = 0; one < kPlayers; ++one)
            if ((n.flags & nf::Opponents) == 0 || one != c.controller)
                player(one);
        if ((n.flags & nf::AnyNumber) != 0) {
            out.min = 0;
            out.max = static_cast<std::int16_t>(out.options.size());
        }
        return;
    case Op::Modes:
        askModes(f, n, out);
        return;
    case Op::Divide:
    case Op::DivideHeal:
        askDivide(f, n, out);
        return;
    case Op::Play:
        askPlayChoice(f, n, out);
        return;
    case Op::Attack:
        askAttackChoice(f, n, out);
        return;
    case Op::Search: {
        const Selector &sel = p.selectors[n.target];
        out.kind = DecisionKind::ChooseCards;
        out.prompt = static_cast<std::uint16_t>(Prompt::SearchCards);
        CardSet found;
        shownCards(Zone::Deck, c.controller, c.controller).forEach([&](CardId id) {
            if (matches(sel.filter, id, viewOf(f)))
                found.add(id);
        });
        cards(found);
        out.min = 0;
        out.max = static_cast<std::int16_t>(std::min(found.count(), selectMax(sel, viewOf(f))));
        return;
    }
    case Op::Arrange:
        cards(c.it);
        out.max = static_cast<std::int16_t>(c.it.count());
        out.min = f.step == 15 ? out.max : std::int16_t{0};
        out.kind = f.step == 15 ? DecisionKind::Order : DecisionKind::ChooseCards;
        out.prompt
            = static_cast<std::uint16_t>(f.step == 15 ? Prompt::OrderCards : Prompt::SearchCards);
        return;
    case Op::Discard: {
        out.kind = DecisionKind::ChooseCards;
        out.prompt = static_cast<std::uint16_t>(Prompt::ChooseTargets);
        const CardSet hand = discardable(f, n, f.a);
        cards(hand);
        out.max = static_cast<std::int16_t>(std::min(hand.count(), discardCount(f, n, f.a)));
        out.min = (n.flags & (nf::Optional | nf::UpTo)) != 0 ? std::int16_t{0} : out.max;
        return;
    }
    default:
        ENGINE_CHECK(false, static_cast<int>(n.op), f.step);
    }
}

void Machine::askModes(const Frame &f, const Node &n, core::Decision &out) const
{
    out.kind = DecisionKind::ChooseMode;
    out.prompt = static_cast<std::uint16_t>(Prompt::ChooseMode);
    out.min = (n.flags & nf::Optional) != 0 ? std::int16_t{0} : std::int16_t{1};
    std::int16_t i = 0;
    for (NodeId m = n.body; m != 0; m = p.nodes[m].next, ++i)
        if (((s.contexts[f.ctx].modes >> i) & 1U) == 0)
            out.options.push_back(
                {.kind = static_cast<std::uint8_t>(OptionKind::Mode), .number = i, .ability = m});
}

void Machine::answerModes(Frame &f, const Node &n, const core::Answer &a, int number)
{
    Context &c = ctx(f);
    if (a.options.empty()) {
        c.did = 0;
        nextNode(f);
        return;
    }
    NodeId mode = n.body;
    for (int i = 0; i < number; ++i)
        mode = p.nodes[mode].next;
    c.modes = static_cast<std::uint8_t>(c.modes | (1U << number));
    ++f.c;
    f.step = 10;
    pushEffects(p.nodes[mode].op == Op::List ? p.nodes[mode].body : mode, f.ctx);
}

/// Answers to effects that have steps of their own.
void Machine::answerSpecial(Frame &f, const core::Decision &d, const core::Answer &a)
{
    Context &c = ctx(f);
    const Node &n = p.nodes[f.node];
    const core::Option first = a.options.empty() ? core::Option{} : d.options[a.options[0]];
    const bool yes = static_cast<OptionKind>(first.kind) == OptionKind::Yes;
    CardSet chosen;
    for (const std::uint16_t option : a.options)
        if (d.options[option].card != kNone)
            chosen.add(d.options[option].card);
    switch (n.op) {
    case Op::Heal:
        f.m = first.number;
        f.step = 6;
        c.did = healTargets(f, n, c.it) ? 1 : 0;
        nextNode(f);
        return;
    case Op::ChooseNumber:
        c.number = first.number;
        emit(Ev::ChoiceMade, kNone, kNone, first.number, 0, d.player);
        nextNode(f);
        return;
    case Op::Pay: {
        const int count = f.step == 13 ? first.number : yes ? f.n : 0;
        payResources(c.controller, count);
        c.number = static_cast<std::int16_t>(count);
        c.did = count > 0 || (yes && f.n == 0) ? 1 : 0;
        nextNode(f);
        return;
    }
    case Op::Unless: {
        nextNode(f);
        pushEffects(yes ? n.other : n.body, f.ctx);
        return;
    }
    case Op::RevealUntil:
        f.step = yes ? kFirstStep : 12;
        if (yes)
            revealNext(c.controller);
        return;
    case Op::NameCard:
        c.number = static_cast<std::int16_t>(a.name);
        emit(Ev::NameChosen, c.source, kNone, a.name, 0, d.player);
        nextNode(f);
        return;
    case Op::ChoosePlayer:
        f.b = 0;
        for (const std::uint16_t option : a.options)
            f.b |= core::playerBit(d.options[option].player);
        f.step = 12;
        if (n.body == 0 && f.b != 0)
            c.chosenPlayer = first.player;
        c.did = f.b != 0 ? 1 : 0;
        if (n.body == 0)
            nextNode(f);
        return;
    case Op::Modes:
        answerModes(f, n, a, first.number);
        return;
    case Op::Divide:
    case Op::DivideHeal:
        answerDivide(f, n, d, a);
        return;
    case Op::Play:
        answerPlayChoice(f, n, d, a);
        return;
    case Op::Attack:
        answerAttackChoice(f, n, d, a);
        return;
    case Op::Search:
        c.it = chosen;
        f.step = 12;
        return;
    case Op::Arrange:
        answerArrange(f, n, d, a);
        return;
    case Op::Discard:
        discardSet(f, chosen);
        return;
    default:
        ENGINE_CHECK(false, static_cast<int>(n.op), f.step);
    }
}

/// Reveals the first card of the deck that is not open yet.
void Machine::revealNext(PlayerId player)
{
    const CardSet open = shownCards(Zone::Deck, player, player);
    CardId id = s.list(Zone::Deck, player).head;
    while (id != kNone && (open.has(id) || isFound(id)))
        id = s.cards[id].next;
    if (id != kNone)
        show(id, 3);
}

} // namespace playmat::swu
