#include "engine/swu/machine.h"

#include <algorithm>

/// Effects that steer other effects: conditions, modes, loops, delays, payments, players.
namespace playmat::swu {

using core::DecisionKind;

/// True when the effect was one of these.
bool Machine::stepControl(Frame &f, const Node &n)
{
    Context &c = ctx(f);
    const auto go = [&](NodeId body) {
        nextNode(f);
        pushEffects(body, f.ctx);
    };
    switch (n.op) {
    case Op::List:
    case Op::Then:
        go(n.body);
        return true;
    case Op::If:
        go(holds(n.cond, viewOf(f)) ? n.body : n.other);
        return true;
    case Op::IfYouDo:
        go(c.did != 0 ? n.body : n.other);
        return true;
    case Op::StoreNumber:
        c.number = f.n;
        nextNode(f);
        return true;
    case Op::Modes:
        stepModes(f, n);
        return true;
    case Op::ForEach:
        stepForEach(f, n);
        return true;
    case Op::Delayed: {
        Effect e;
        e.kind = EffectKind::Delayed;
        e.source = c.source;
        e.sourceSerial = c.sourceSerial;
        e.controller = c.controller;
        e.value = static_cast<std::int16_t>(c.ability);
        e.node = f.node;
        if (!c.it.empty()) {
            e.target = c.it.first();
            e.targetSerial = s.cards[e.target].serial;
        }
        addLasting(e);
        nextNode(f);
        return true;
    }
    case Op::Unless:
        f.step = 11;
        f.player = playerOf(n.who, viewOf(f));
        if (f.player == kNone)
            nextNode(f);
        else
            wait();
        return true;
    case Op::Pay:
        stepPay(f, n);
        return true;
    case Op::Deploy:
        nextNode(f);
        deploy(c.source);
        return true;
    default:
        return false;
    }
}

/// "Choose two": one at a time, different ones, results in between may be seen (CR 8.4.4).
void Machine::stepModes(Frame &f, const Node &n)
{
    Context &c = ctx(f);
    if (f.step == kFirstStep) {
        c.modes = 0;
        f.step = 10;
    }
    int modes = 0;
    for (NodeId m = n.body; m != 0; m = p.nodes[m].next)
        ++modes;
    const int wanted = std::min(modes, n.amount == 0 ? 1 : static_cast<int>(f.n));
    if (f.c >= wanted) {
        nextNode(f);
        return;
    }
    f.step = 11;
    f.player = c.controller;
    wait();
}

void Machine::stepForEach(Frame &f, const Node &n)
{
    if (f.a == kNone) {
        CardSet set;
        if (f.step == kFirstStep)
            f.step = 4;
        if (!gather(f, n.target, set, 4))
            return;
        Context *store = newContext(f.a);
        if (store == nullptr)
            return;
        store->it = set;
        store->controller = ctx(f).controller;
    }
    CardSet &rest = s.contexts[f.a].it;
    if (rest.empty()) {
        freeContext(f.a);
        nextNode(f);
        return;
    }
    const CardId one = rest.first();
    rest.remove(one);
    Context &c = ctx(f);
    c.it.clear();
    c.it.add(one);
    c.itController = s.cards[one].controller;
    f.step = 10;
    pushEffects(n.body, f.ctx);
}

/// Resources only; a payment that cannot be made in full is not made.
void Machine::stepPay(Frame &f, const Node &n)
{
    Context &c = ctx(f);
    const int have = readyResources(c.controller);
    const bool any = (n.flags & nf::AnyNumber) != 0;
    f.player = c.controller;
    if (!any && have < f.n) {
        c.did = 0;
        nextNode(f);
        return;
    }
    if (any || (n.flags & nf::Optional) != 0) {
        f.step = any ? 13 : 11;
        wait();
        return;
    }
    payResources(c.controller, f.n);
    c.did = 1;
    c.number = f.n;
    nextNode(f);
}

/// Effects on players. True when the effect was one of these.
bool Machine::stepPlayers(Frame &f, const Node &n)
{
    Context &c = ctx(f);
    switch (n.op) {
    case Op::ForEachPlayer: {
        if (f.step == kFirstStep) {
            f.b = playersOf(n.who, viewOf(f));
            f.step = 10;
        }
        if (f.b == 0) {
            nextNode(f);
            return true;
        }
        // The active player first.
        PlayerId player = s.active;
        while (((f.b >> player) & 1U) == 0)
            player = static_cast<PlayerId>((player + 1) % kPlayers);
        f.b = static_cast<std::uint8_t>(f.b & ~(1U << player));
        c.chosenPlayer = player;
        pushEffects(n.body, f.ctx);
        return true;
    }
    case Op::ChoosePlayer: {
        if (f.step == 12) { // the chosen ones, without checks in between (CR 7.1.4)
            if (f.b == 0) {
                nextNode(f);
                return true;
            }
            f.d = kSameTime;
            c.chosenPlayer = static_cast<PlayerId>(std::countr_zero(static_cast<unsigned>(f.b)));
            f.b = static_cast<std::uint8_t>(f.b & (f.b - 1));
            pushEffects(n.body, f.ctx);
            return true;
        }
        const bool opponents = (n.flags & nf::Opponents) != 0;
        if (opponents && kPlayers == 2 && (n.flags & nf::AnyNumber) == 0) {
            f.b = static_cast<std::uint8_t>(1U << opponentOf(c.controller));
            f.step = 12;
            return true;
        }
        f.step = 11;
        f.player = c.controller;
        wait();
        return true;
    }
    case Op::ChooseNumber:
        f.step = 13;
        f.m = 20;
        f.player = c.controller;
        wait();
        return true;
    case Op::NameCard:
        f.step = 11;
        f.player = c.controller;
        wait();
        return true;
    case Op::Draw: {
        std::array<Hit, kPlayers> hits;
        std::size_t k = 0;
        const std::uint8_t who = playersOf(n.who, viewOf(f));
        const int count = n.amount == 0 ? 1 : f.n;
        for (PlayerId player = 0; player < kPlayers; ++player) {
            const int missing = ((who >> player) & 1U) != 0 ? draw(player, count) : 0;
            if (missing == 0)
                continue;
            emit(Ev::DeckEmpty, kNone, kNone, 3 * missing, 0, player);
            hits[k++] = {.victim = s.bases[player], .amount = 3 * missing, .dealer = player};
        }
        dealDamage({hits.data(), k});
        c.did = who != 0 && count > 0 ? 1 : 0;
        nextNode(f);
        return true;
    }
    case Op::RestrictPlayer:
    case Op::NoHeal:
    case Op::Cost:
        addPlayerEffect(f, n);
        return true;
    case Op::Discard:
        stepDiscard(f, n);
        return true;
    default:
        return false;
    }
}

void Machine::addPlayerEffect(Frame &f, const Node &n)
{
    const Context &c = ctx(f);
    const std::uint8_t who = playersOf(n.who, viewOf(f));
    for (PlayerId player = 0; player < kPlayers; ++player) {
        if (((who >> player) & 1U) == 0)
            continue;
        Effect e;
        e.kind = n.op == Op::Cost ? EffectKind::NextCost : EffectKind::PlayerRule;
        e.duration = n.op == Op::Cost ? Duration::Phase : n.duration;
        e.player = player;
        e.source = c.source;
        e.sourceSerial = c.sourceSerial;
        e.controller = c.controller;
        e.node = f.node;
        e.value = n.op == Op::Cost ? n.costChange : n.rule == Rule::CantPlayNamed ? c.number : f.n;
        addLasting(e);
    }
    ctx(f).did = 1;
    nextNode(f);
}

/// Discards from hands, player by player: at random, chosen by them, or chosen by you who looks.
void Machine::stepDiscard(Frame &f, const Node &n)
{
    Context &c = ctx(f);
    if (f.step == kFirstStep) {
        f.b = playersOf(n.who, viewOf(f));
        c.it.clear();
        c.did = 0;
        f.step = 10;
    }
    if (f.b == 0) { // all at the same time (CR 7.1.4)
        c.it.forEach([&](CardId id) { moveTo(id, Zone::Discard, s.cards[id].owner); });
        c.did = c.it.empty() ? 0 : 1;
        concealAll();
        nextNode(f);
        return;
    }
    const auto player = static_cast<PlayerId>(std::countr_zero(static_cast<unsigned>(f.b)));
    f.b = static_cast<std::uint8_t>(f.b & (f.b - 1));
    f.a = player;
    const CardSet hand = discardable(f, n, player);
    const int wanted = discardCount(f, n, player);
    const bool look = (n.flags & nf::ChosenByYou) != 0;
    if (look)
        s.forEach(Zone::Hand, player, [&](CardId id) { show(id, core::playerBit(c.controller)); });
    if (hand.empty() || wanted <= 0)
        return;
    if ((n.flags & nf::Random) != 0) {
        discardSet(f, randomOf(hand, wanted));
        return;
    }
    const bool free = (n.flags & (nf::Optional | nf::UpTo)) != 0;
    if (hand.count() <= wanted && !look && !free) {
        discardSet(f, hand);
        return;
    }
    f.step = 11;
    f.player = look ? c.controller : player;
    wait();
}

CardSet Machine::discardable(const Frame &f, const Node &n, PlayerId player) const
{
    CardSet out;
    const View v = viewOf(f);
    s.forEach(Zone::Hand, player, [&](CardId id) {
        if (n.filter == 0 || matches(n.filter, id, v))
            out.add(id);
    });
    return out;
}

int Machine::discardCount(const Frame &f, const Node &n, PlayerId player) const
{
    if ((n.flags & nf::All) != 0)
        return handSize(player);
    const int count = n.amount == 0 ? 1 : f.n;
    return (n.flags & nf::DownTo) != 0 ? handSize(player) - count : count;
}

/// These will be discarded when every player has chosen.
void Machine::discardSet(Frame &f, const CardSet &set)
{
    set.forEach([&](CardId id) { ctx(f).it.add(id); });
    f.step = 10;
}

} // namespace playmat::swu
