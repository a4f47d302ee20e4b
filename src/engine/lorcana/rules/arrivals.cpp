#include "engine/lorcana/rules/chapters.h"
#include "engine/lorcana/rules/machine.h"

#include <algorithm>

/// The order of cards that go to a deck together: their player chooses it (CR 7.2.3). For a discard
/// pile the player is asked only if all questions are asked (Questions::All), because no effect
/// depends on its order and its player may rearrange it at any time (CR 7.6.2, 7.6.3). The cards
/// have already moved; only their relative order is open.
namespace playmat::lorcana {

using core::Answer;
using core::Decision;
using core::DecisionKind;

namespace {

bool atTail(const OrderFrame &order)
{
    return order.zone == Zone::Discard || order.bottom != 0;
}

/// Those cards, from the end of the list inwards.
template <class F>
void forArrived(const State &s, const Frame &frame, F &&f)
{
    const OrderFrame &order = frame.order();
    const ZoneList &list = s.list(order.zone, frame.player);
    CardId id = atTail(order) ? list.tail : list.head;
    for (int left = order.count; left > 0 && id != kNone; --left) {
        const CardId inwards = atTail(order) ? s.cards[id].prev : s.cards[id].next;
        f(id);
        id = inwards;
    }
}

/// The card whose effect, ability or cost is at work; kNone when a rule moves cards.
CardId atWork(const State &s)
{
    for (std::size_t i = s.stack.size(); i > 0; --i) {
        const Frame &f = s.stack[i - 1];
        if (f.kind == FrameKind::Effects)
            return s.contexts[f.ctx].source;
        if (f.kind == FrameKind::Play)
            return f.play().card;
        if (f.kind == FrameKind::UseAbility)
            return f.useAbility().card;
        if (f.kind == FrameKind::Settle)
            return s.resolving != 0 ? s.current.source : kNone;
    }
    return kNone;
}

} // namespace

/// After each step: a question for each end of a list where several cards arrived, those of the
/// active player first.
void Machine::askOrders()
{
    for (const PlayerId player : {opponentOf(s.active), s.active}) {
        auto &arrived = s.players[player].arrived;
        for (std::size_t i = arrived.size(); i > 0; --i) {
            OrderFrame order;
            order.zone = i == 1 ? Zone::Discard : Zone::Deck;
            order.bottom = i == 3 ? 1 : 0;
            order.count = arrived[i - 1];
            arrived[i - 1] = 0;
            if (order.count <= 1 || s.phase == Phase::Over
                || (order.zone == Zone::Discard
                    && !asksAll())) // its player may rearrange it (CR 7.6.2)
                continue;
            const Frame frame = Frame::of(order, player);
            push(frame);
            if (order.zone == Zone::Deck) // who orders them sees them
                forArrived(s, frame, [&](CardId id) { show(id, playerBit(player)); });
        }
    }
}

namespace {

void askOrder(const Board &m, const Frame &f, Decision &out)
{
    const OrderFrame &order = f.order();
    out.kind = DecisionKind::Order;
    out.player = f.player;
    out.source = atWork(m.s);
    const Prompt prompt = order.zone == Zone::Discard ? Prompt::OrderDiscard
        : order.bottom != 0                           ? Prompt::OrderBottom
                                                      : Prompt::OrderTop;
    out.prompt = static_cast<std::uint16_t>(prompt);
    forArrived(m.s, f, [&](CardId id) { m.offer(out, OptionKind::Card, id); });
    if (order.bottom != 0) // as they lie, the uppermost first
        std::reverse(out.options.begin(), out.options.end());
    out.min = out.max = static_cast<std::int16_t>(out.options.size());
}

/// The first lies nearest the top.
void answerOrder(Machine &m, Frame &f, const Decision &d, const Answer &a)
{
    const OrderFrame order = f.order();
    const std::size_t count = a.options.size();
    for (const std::uint16_t id : a.options) {
        m.unlink(d.options[id].card);
        m.emit(Ev::Chosen, d.options[id].card, kNone, 1, 0, d.player);
    }
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t at = order.bottom != 0 ? i : count - 1 - i;
        m.link(d.options[a.options[at]].card, order.zone, !atTail(order));
        m.conceal(d.options[a.options[at]].card);
    }
    m.pop();
}

} // namespace

const Chapter kOrderChapter{
    [](Machine &m, Frame &) { m.wait(); },
    askOrder,
    answerOrder,
};

} // namespace playmat::lorcana
