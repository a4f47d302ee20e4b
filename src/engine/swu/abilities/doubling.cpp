#include "engine/swu/abilities/doubling.h"

#include "engine/swu/rules/machine.h"

namespace playmat::swu {

/// The player's unit that may be defeated to create twice as many tokens; kNone: none.
static CardId doublerOf(const Questions &m, PlayerId player)
{
    CardId doubler = kNone;
    if (m.ruleInPlay(Rule::DoublesTokens))
        m.forConstants([&](const Ability &a, CardId source) {
            if (a.constant.rule == Rule::DoublesTokens && m.s.cards[source].controller == player)
                doubler = source;
        });
    return doubler;
}

int tokensOf(const Frame &f, const Node &n)
{
    const bool asked = f.effects().is(EffectsFrame::Began);
    return n.amount == 0 && !asked ? 1 : f.effects().amount;
}

bool asksToDouble(Machine &m, Frame &f, const Node &n, PlayerId player)
{
    if (f.effects().is(EffectsFrame::Began) || tokensOf(f, n) <= 0 || doublerOf(m, player) == kNone)
        return false;
    f.go(OwnStep::Ask);
    f.player = player;
    m.wait();
    return true;
}

void askDouble(Machine &m, const Frame &f, const Node &, core::Decision &out)
{
    m.askYesNo(out, Prompt::MayUse);
    out.min = out.max = 1;
    out.source = doublerOf(m, f.player);
}

void answerDouble(Machine &m, Frame &f, const Node &n, const core::Decision &d,
                  const core::Answer &a)
{
    const bool yes = Questions::saidYes(d, a);
    const PlayerId player = f.player;
    f.effects().amount = static_cast<std::int16_t>(tokensOf(f, n) * (yes ? 2 : 1));
    f.effects().flags |= EffectsFrame::Began;
    f.go(n.op->apply == nullptr ? EffectStep::First : EffectStep::Apply);
    CardSet one;
    one.add(doublerOf(m, player));
    if (yes)
        m.defeat(one, player);
}

} // namespace playmat::swu
