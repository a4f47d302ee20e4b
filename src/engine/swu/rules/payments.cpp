#include "engine/swu/rules/payments.h"

#include "engine/swu/rules/machine.h"

#include <algorithm>

namespace playmat::swu {

namespace {

/// Whether what is being paid is an ability with units to exhaust besides (CR 6.4.4): a unit that
/// paid for a resource could no longer be one of them.
bool exhaustsUnits(const Board &m)
{
    for (std::size_t i = m.s.stack.size(); i-- > 0;)
        if (const Frame &f = m.s.stack[i]; f.kind != FrameKind::Payment)
            return f.kind == FrameKind::UseAbility
                && m.p.abilities[f.useAbility().ability].cost.exhaust != 0;
    return false;
}

/// Units that may be exhausted as if they were resources.
CardSet payingUnits(const Board &m, PlayerId player)
{
    CardSet units;
    if (m.ruleInPlay(Rule::PaysByExhausting) && !exhaustsUnits(m))
        m.forConstants([&](const Ability &a, CardId source) {
            const View v = m.viewOf(source);
            if (a.constant.rule == Rule::PaysByExhausting && v.you == player && m.holds(a.cond, v))
                unitsOf(m, player).forEach([&](CardId id) {
                    const bool ready = (m.s.cards[id].status & status::Exhausted) == 0;
                    units.addIf(ready && m.affects(a.constant.affects, id, v), id);
                });
        });
    return units;
}

CardSet payingTokens(const Board &m, PlayerId player)
{
    CardSet tokens = payingUnits(m, player);
    m.s.forEach(Zone::Base, player, [&](CardId id) {
        if (m.hasRule(id, Rule::Pays) && !isBlankToken(m, id))
            tokens.add(id);
    });
    return tokens;
}

/// How many tokens have to pay, and how many may.
struct Share
{
    int least = 0;
    int most = 0;
};

Share shareOf(const Board &m, PlayerId player, int count, const CardSet &tokens)
{
    return {.least = std::max(0, count - m.readyResources(player)),
            .most = std::min(count, tokens.count())};
}

void payWith(Machine &m, PlayerId player, int count, CardId first, const CardSet &tokens)
{
    CardSet defeated;
    m.s.inOrder(tokens, [&](CardId id) {
        if (m.isUnitInPlay(id))
            m.exhaust(id);
        else
            defeated.add(id);
    });
    if (!defeated.empty() && !m.s.stack.empty() && m.s.stack.back().kind == FrameKind::Play)
        m.s.stack.back().play().payWithCredits(static_cast<unsigned>(defeated.count()));
    m.defeat(defeated, player);
    m.payResources(player, count - tokens.count(), first);
}

/// Any of them, where all pay.
CardSet some(const State &s, const CardSet &tokens, int count)
{
    CardSet out;
    s.inOrder(tokens, [&](CardId id) {
        if (out.count() < count)
            out.add(id);
    });
    return out;
}

} // namespace

int funds(const Board &m, PlayerId player)
{
    return m.readyResources(player) + payingTokens(m, player).count();
}

/// "While paying costs, you pay half as many resources, rounded up": how many such cards there are.
static int halvings(const Board &m, PlayerId player)
{
    int n = 0;
    if (m.ruleInPlay(Rule::HalfCosts))
        m.forConstants([&](const Ability &a, CardId source) {
            const View v = m.viewOf(source);
            n += a.constant.rule == Rule::HalfCosts && m.holds(a.cond, v)
                    && ((m.playersOf(a.constant.who, v) >> player) & 1U) != 0
                ? 1
                : 0;
        });
    return n;
}

int costFunds(const Board &m, PlayerId player, CardId but, bool units)
{
    const CardSet paying = payingUnits(m, player);
    const int less = !units ? paying.count() : but != kNone && paying.has(but) ? 1 : 0;
    return (funds(m, player) - less) << halvings(m, player);
}

/// Calls f(resource, unit) for each ready resource that is the player's until a unit leaves play.
template <class F>
static void forLent(const Board &m, PlayerId player, F &&f)
{
    for (const Effect &e : m.s.effects) {
        if (e.kind != EffectKind::Delayed || e.source == kNone || !m.isUnitInPlay(e.source)
            || m.s.cards[e.source].controller != player)
            continue;
        m.s.forTargets(e, [&](CardId id) {
            const Card &c = m.s.cards[id];
            if (c.zone == Zone::Resources && c.controller == player && c.owner != player
                && (c.status & status::Exhausted) == 0)
                f(id, e.source);
        });
    }
}

int ownFunds(const Board &m, PlayerId player)
{
    int own = funds(m, player) - payingUnits(m, player).count();
    forLent(m, player, [&](CardId, CardId) { --own; });
    return own;
}

CardSet payingHelpers(const Board &m, PlayerId player)
{
    CardSet helpers;
    if (m.ruleInPlay(Rule::HalfCosts) || m.ruleInPlay(Rule::PaysByExhausting))
        m.forConstants([&](const Ability &a, CardId source) {
            helpers.addIf(a.constant.rule == Rule::HalfCosts
                              || a.constant.rule == Rule::PaysByExhausting,
                          source);
        });
    forLent(m, player, [&](CardId, CardId unit) { helpers.add(unit); });
    return costFunds(m, player) > ownFunds(m, player) ? helpers : CardSet{};
}

int paidResources(const Board &m, PlayerId player, int cost)
{
    int count = cost;
    for (int n = halvings(m, player); n > 0; --n)
        count = (count + 1) / 2;
    return count;
}

void payCost(Machine &m, PlayerId player, int cost, CardId first)
{
    pay(m, player, paidResources(m, player, cost), first);
}

void pay(Machine &m, PlayerId player, int count, CardId first)
{
    const CardSet tokens = payingTokens(m, player);
    if (count <= 0 || tokens.empty()) {
        m.payResources(player, count, first);
        return;
    }
    const Share share = shareOf(m, player, count, tokens);
    const bool alike = payingUnits(m, player).empty() || share.most == tokens.count();
    if (share.least == share.most && alike)
        payWith(m, player, count, first, some(m.s, tokens, share.most));
    else
        m.push(Frame::of(PaymentFrame{.first = first, .count = static_cast<std::int16_t>(count)},
                         player));
}

void askPayment(const Questions &m, const Frame &f, core::Decision &out)
{
    const CardSet tokens = payingTokens(m, f.player);
    const Share share = shareOf(m, f.player, f.payment().count, tokens);
    out.kind = core::DecisionKind::Pay;
    out.prompt = static_cast<std::uint16_t>(Prompt::PayWithTokens);
    out.player = f.player;
    out.min = static_cast<std::int16_t>(share.least);
    out.max = static_cast<std::int16_t>(share.most);
    m.s.inOrder(tokens, [&](CardId id) {
        out.options.push_back({.kind = static_cast<std::uint8_t>(OptionKind::Pay), .card = id});
    });
}

void answerPayment(Machine &m, const Frame &f, const core::Decision &d, const core::Answer &a)
{
    const PlayerId player = f.player;
    const PaymentFrame payment = f.payment();
    m.pop();
    payWith(m, player, payment.count, payment.first, Questions::chosenCards(d, a));
}

} // namespace playmat::swu
