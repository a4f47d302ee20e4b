#include "engine/swu/view/forecast.h"

#include "engine/swu/language/op.h"
#include "engine/swu/view/foresight.h"

#include <algorithm>

namespace playmat::swu {

namespace {

constexpr int kMostSteps = 2000; ///< of one look ahead; more is a list that somebody has to see

} // namespace

bool Foresight::foretold(const Frame &frame) const
{
    if (frame.kind == FrameKind::Uniqueness)
        return true;
    if (frame.kind != FrameKind::Effects)
        return false;
    const NodeId node = frame.effects().node;
    return node == 0 || isForetold(m_db.program, m_db.program.nodes[node]);
}

Reach Foresight::runTo(std::size_t height)
{
    Reach reach = runToQuestion(height);
    while (reach == Reach::Asked && answersItself())
        reach = runToQuestion(height);
    return reach;
}

Reach Foresight::runToQuestion(std::size_t height)
{
    for (int steps = 0; steps < kMostSteps; ++steps) {
        const State &s = m_state;
        if (s.phase == Phase::Over)
            return s.full == Capacity::None ? Reach::Whole : Reach::Unknown;
        if (s.waiting) {
            const bool duplicate = s.stack.back().kind == FrameKind::Uniqueness;
            return duplicate && s.stack.size() == height + 1 ? Reach::Whole : Reach::Asked;
        }
        if (!m_machine.settled())
            continue;
        if (s.stack.size() <= height)
            return Reach::Whole;
        if (!foretold(s.stack.back()))
            return Reach::Unknown;
        m_machine.step();
    }
    return Reach::Unknown;
}

bool Foresight::payAndBegin()
{
    const auto begins = [&](const Frame &f) {
        return (f.kind == FrameKind::Play && f.step<PlayStep>() < PlayStep::Window)
            || (f.kind == FrameKind::UseAbility
                && f.step<UseAbilityStep>() < UseAbilityStep::Window)
            || f.kind == FrameKind::Payment;
    };
    while (m_state.phase != Phase::Over) {
        if (m_state.waiting && !payWithResources())
            return false;
        if (!m_machine.settled())
            continue;
        if (!begins(m_state.stack.back()))
            return m_state.stack.back().kind == FrameKind::Effects;
        m_machine.step();
    }
    return false;
}

bool Foresight::payWithResources()
{
    if (m_state.stack.back().kind != FrameKind::Payment)
        return false;
    const core::Decision d = decision();
    core::Answer a;
    for (std::int16_t i = 0; i < d.min; ++i)
        (void)a.options.tryPush(static_cast<std::uint16_t>(i));
    answer(d, a);
    return true;
}

std::size_t heightBelowEffects(const State &state)
{
    const std::uint8_t context = state.stack.back().ctx;
    std::size_t height = state.stack.size();
    while (height > 0 && state.stack[height - 1].kind == FrameKind::Effects
           && state.stack[height - 1].ctx == context)
        --height;
    return height;
}

bool differ(const State &a, const State &b)
{
    const auto bare = [](const State &from) {
        State s = from;
        s.stack = {};
        s.contexts = {};
        s.rng = {};
        s.waiting = s.derivedDirty = s.checksDue = false;
        s.reads = 0;
        s.listens = {}; // at least what they say, which depends on the way here
        return s;
    };
    return !(bare(a) == bare(b));
}

namespace {

/// Whether the effect that asked has been carried out.
[[nodiscard]] bool isPast(const State &s, const core::Decision &asked, Reach reach)
{
    return reach == Reach::Whole || s.stack.empty() || s.stack.back().kind != FrameKind::Effects
        || s.stack.back().effects().node != asked.node;
}

/// For an effect that asked for this card: what it would have been if it does nothing to it.
[[nodiscard]] const OpSpec *idleOp(const CardDb &db, const Foresight &f,
                                   const core::Decision &asked, const Forecast &forecast,
                                   CardId card, Reach reach)
{
    const CardOutcome *own = forecast.of(card);
    const OpSpec *op = db.program.nodes[asked.node].op;
    const bool tells = !op->unchanged.empty();
    return tells && own == nullptr && isPast(f.state(), asked, reach) ? op : nullptr;
}

} // namespace

Forecast forecastOption(const CardDb &db, const State &state, const core::Decision &decision,
                        std::uint16_t option)
{
    Forecast out;
    const bool open = state.waiting && !state.stack.empty() && option < decision.options.size();
    const FrameKind kind = open ? state.stack.back().kind : FrameKind::None;
    const bool effects = kind == FrameKind::Effects;
    const bool several = decision.kind == core::DecisionKind::Distribute
        || decision.kind == core::DecisionKind::Order;
    if (several || (!effects && kind != FrameKind::Uniqueness && kind != FrameKind::UseAbility))
        return out;
    Foresight f(db, state);
    f.answer(decision, core::Answer::one(option));
    // A cost that is paid, or a duplicate that goes: what follows is another matter.
    const std::size_t height = effects ? heightBelowEffects(state) : f.state().stack.size();
    const Reach reach = f.runTo(height);
    out.whole = effects && reach == Reach::Whole;
    out.cards = outcomes(db, state, f.state(), f.events());
    out.nothing = out.whole && !differ(state, f.state());
    if (effects)
        out.idle = idleOp(db, f, decision, out, decision.options[option].card, reach);
    return out;
}

Forecast forecastShares(const CardDb &db, const State &state, const core::Decision &decision,
                        const core::Answer &shares)
{
    Forecast out;
    const bool divides = state.waiting && decision.kind == core::DecisionKind::Distribute
        && !state.stack.empty() && state.stack.back().kind == FrameKind::Effects;
    if (!divides || shares.options.empty())
        return out;
    Foresight f(db, state);
    f.answer(decision, shares);
    (void)f.runTo(heightBelowEffects(state));
    out.cards = outcomes(db, state, f.state(), f.events());
    return out;
}

const CardOutcome *Forecast::of(CardId card) const
{
    const auto at = std::find_if(cards.begin(), cards.end(),
                                 [&](const CardOutcome &one) { return one.card == card; });
    return at == cards.end() ? nullptr : &*at;
}

} // namespace playmat::swu
