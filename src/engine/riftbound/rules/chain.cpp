#include "engine/riftbound/rules/chapters.h"
#include "engine/riftbound/rules/machine.h"

#include <algorithm>

/// Tasks, pending items and the chain, in the order of HOT FEPR (327–340).
namespace playmat::riftbound {

using core::Answer;
using core::Decision;
using core::DecisionKind;

namespace {

/// The player whose triggers go on the chain next: the turn player, then the others; in a combat
/// the attacker first (383.3.d, 459.2.d). kNone: there are no triggers.
PlayerId nextToOrder(const State &s)
{
    const bool combat = s.showdown.going() && s.showdown.combat;
    const PlayerId first = combat ? s.showdown.attacker : s.turnPlayer;
    for (int i = 0; i < kPlayers; ++i) {
        const auto player = static_cast<PlayerId>((first + i) % kPlayers);
        for (const Trigger &t : s.triggers)
            if (t.controller == player)
                return player;
    }
    return kNone;
}

int triggersOf(const State &s, PlayerId player)
{
    return static_cast<int>(std::count_if(s.triggers.begin(), s.triggers.end(),
                                          [&](auto &t) { return t.controller == player; }));
}

/// Puts all triggers of a player on the chain in the chosen order. `order` contains indices into
/// the list of that player's triggers; if it is empty, the order is kept.
void putOnChain(Machine &m, PlayerId player, std::span<const std::uint16_t> order)
{
    core::FixedVector<Trigger, kMaxTriggers> own;
    for (std::size_t i = 0; i < m.s.triggers.size();) {
        if (m.s.triggers[i].controller != player) {
            ++i;
            continue;
        }
        (void)own.tryPush(m.s.triggers[i]);
        m.s.triggers.erase(i);
    }
    for (std::size_t i = 0; i < own.size(); ++i)
        m.startTrigger(own[order.empty() ? i : order[i]]);
}

/// Whether the player must still choose the order.
void stepTriggers(Machine &m, Frame &f)
{
    const PlayerId player = nextToOrder(m.s);
    if (player == kNone) {
        f.go(ChainStep::Finalize);
        return;
    }
    if (triggersOf(m.s, player) == 1) {
        putOnChain(m, player, {});
        return;
    }
    f.player = player;
    m.wait();
}

void stepPending(Machine &m, Frame &f)
{
    for (const ChainItem &item : m.s.chain)
        if (item.pending) { // the oldest first (337)
            f.go(ChainStep::Tasks);
            m.push(frameOf(FinalizeFrame{.item = item.card}, item.controller));
            return;
        }
    if (m.s.chain.empty()) {
        m.pop();
        return;
    }
    f.go(ChainStep::Execute);
    f.chain().passed = 0;
    f.player = m.s.chain.back().controller;
}

/// The newest item resolves completely (340).
void resolveNewest(Machine &m, Frame &f)
{
    f.go(ChainStep::Resolved);
    m.s.resolving = true;
    m.startEffects(ChainItem(m.s.chain.back()));
}

/// What waits to be about the spell that has just resolved still is when it has left the chain:
/// abilities that its play triggered, and those that it made itself (387).
void follow(Machine &m, CardId card, std::uint16_t before)
{
    const std::uint16_t now = m.s.cards[card].serial;
    for (Trigger &t : m.s.triggers)
        if (t.subject == card && t.subjectSerial == before)
            t.subjectSerial = now;
    for (const ChainItem &item : m.s.chain)
        if (Context &c = m.s.contexts[item.ctx]; item.pending && c.source == card
            && c.sourceSerial == before && m.p.abilities[item.ability].reflexive)
            c.sourceSerial = now;
}

void afterResolving(Machine &m, Frame &f)
{
    f.go(ChainStep::Tasks);
    m.s.resolving = false;
    m.conceal();
    const ChainItem *at = std::find_if(m.s.chain.begin(), m.s.chain.end(),
                                       [](auto &item) { return !item.pending; });
    for (const ChainItem &item : m.s.chain)
        if (!item.pending)
            at = &item; // the newest task
    if (at == m.s.chain.end())
        return;
    const ChainItem item = *at;
    m.emit(Ev::ChainResolved, m.s.contexts[item.ctx].source, kNone, 0, item.controller);
    if (item.ability == 0) {
        m.s.cards[item.card].controller = item.player(); // as whose card it is played (419.4)
        m.s.playedFrom = item.from;
        m.fire(Trig::Played, item.player(), item.card, m.s.contexts[item.ctx].hidden);
        const std::uint16_t before = m.s.cards[item.card].serial;
        m.clearFromChain(item.card);
        follow(m, item.card, before);
    }
    m.removeItem(item.card);
}

void stepChain(Machine &m, Frame &f)
{
    switch (f.step<ChainStep>()) {
    case ChainStep::Tasks:
        m.cleanUp();
        if (m.s.dying.empty())
            f.go(ChainStep::Noticed);
        return;
    case ChainStep::Noticed:
        stepTriggers(m, f);
        return;
    case ChainStep::Finalize:
        stepPending(m, f);
        return;
    case ChainStep::Execute:
        // Abilities that were triggered by a payment come before the next action (383.3).
        if (m.s.triggers.empty())
            m.wait();
        else
            f.go(ChainStep::Tasks);
        return;
    case ChainStep::Resolved:
        afterResolving(m, f);
        return;
    }
}

void askOrder(const Board &m, const Frame &f, Decision &out)
{
    Board::begin(out, DecisionKind::Order, Prompt::TriggerOrder, f.player);
    for (const Trigger &t : m.s.triggers)
        if (t.controller == f.player) {
            core::Option &o = Board::offer(out, OptionKind::Trigger, t.source);
            o.ability = t.ability;
        }
    out.min = out.max = static_cast<std::int16_t>(out.options.size());
}

void askChain(const Board &m, const Frame &f, Decision &out)
{
    if (f.at(ChainStep::Noticed))
        askOrder(m, f, out);
    else
        m.askAction(out, Prompt::Priority, f.player);
}

void answerChain(Machine &m, Frame &f, const Decision &d, const Answer &a)
{
    if (f.at(ChainStep::Noticed)) {
        putOnChain(m, f.player, a.options.span());
        return;
    }
    if (Board::chosenKind(d, a) != OptionKind::Pass) {
        if (m.act(d, a))
            f.go(ChainStep::Tasks);
        return;
    }
    ChainFrame &chain = f.chain();
    chain.passed = static_cast<std::uint8_t>(chain.passed | playerBit(f.player));
    m.emit(Ev::PriorityPassed, kNone, kNone, 0, f.player);
    if (std::popcount(chain.passed) == kPlayers)
        resolveNewest(m, f);
    else
        f.player = opponentOf(f.player);
}

} // namespace

const Chapter kChainChapter{stepChain, askChain, answerChain};

} // namespace playmat::riftbound
