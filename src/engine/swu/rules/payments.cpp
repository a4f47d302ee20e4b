#include "engine/swu/rules/payments.h"

#include "engine/swu/rules/machine.h"

#include <algorithm>

namespace playmat::swu {

namespace {

CardSet payingTokens(const Board &m, PlayerId player)
{
    CardSet tokens;
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
    if (!tokens.empty() && !m.s.stack.empty() && m.s.stack.back().kind == FrameKind::Play)
        m.s.stack.back().play().flags |= PlayFrame::CreditPaid;
    m.defeat(tokens, player);
    m.payResources(player, count - tokens.count(), first);
}

/// Any of them: they are all the same.
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

int costFunds(const Board &m, PlayerId player)
{
    return funds(m, player) << halvings(m, player);
}

void payCost(Machine &m, PlayerId player, int cost, CardId first)
{
    int count = cost;
    for (int n = halvings(m, player); n > 0; --n)
        count = (count + 1) / 2;
    pay(m, player, count, first);
}

void pay(Machine &m, PlayerId player, int count, CardId first)
{
    const CardSet tokens = payingTokens(m, player);
    if (count <= 0 || tokens.empty()) {
        m.payResources(player, count, first);
        return;
    }
    const Share share = shareOf(m, player, count, tokens);
    if (share.least == share.most)
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
