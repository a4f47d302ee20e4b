#include "engine/swu/language/op.h"
#include "engine/swu/view/foresight.h"

#include <algorithm>

/// Events and action abilities before they are paid for.
namespace playmat::swu {

namespace {

constexpr int kMostBranches = 300; ///< ways through an ability that are tried to find it idle

/// Whether every way to resolve what lies on the stack changes nothing since `before`.
class Idleness
{
public:
    Idleness(const CardDb &db, const State &before, std::size_t height)
        : m_db(db)
        , m_before(before)
        , m_height(height)
    {
    }

    [[nodiscard]] bool holds(const State &state, const core::Decision *asked = nullptr,
                             const core::Answer &answer = {})
    {
        if (++m_branches > kMostBranches)
            return false;
        Foresight f(m_db, state);
        if (asked != nullptr)
            f.answer(*asked, answer);
        switch (f.runTo(m_height)) {
        case Reach::Unknown:
            return false;
        case Reach::Whole:
            return !differ(m_before, f.state());
        case Reach::Asked:
            break;
        }
        return !differ(m_before, f.state()) && everyAnswer(f);
    }

private:
    /// Each option alone: what several do together is what each of them does.
    [[nodiscard]] bool everyAnswer(Foresight &f)
    {
        const core::Decision d = f.decision();
        const bool single = d.kind == core::DecisionKind::ChooseCards
            || d.kind == core::DecisionKind::Confirm || d.kind == core::DecisionKind::ChooseMode
            || d.kind == core::DecisionKind::ChooseNumber
            || d.kind == core::DecisionKind::ChoosePlayer;
        if (!single || f.state().stack.back().kind != FrameKind::Effects)
            return false;
        for (std::size_t i = 0; i < d.options.size(); ++i)
            if (!holds(f.state(), &d, core::Answer::one(static_cast<std::uint16_t>(i))))
                return false;
        return d.min > 0 || holds(f.state(), &d, {});
    }

    const CardDb &m_db;
    const State &m_before;
    std::size_t m_height;
    int m_branches = 0;
};

/// What an ability does first: the effect itself, not what steers it.
[[nodiscard]] const OpSpec *firstOp(const Program &p, NodeId id)
{
    const Node &n = p.nodes[id];
    const NodeId inner = n.op->is(op::OnlyChooses) ? n.next : n.op->is(op::Steers) ? n.body : 0;
    return inner == 0 ? n.op : firstOp(p, inner);
}

class Use
{
public:
    Use(const CardDb &db, const State &state, const core::Decision &decision, std::uint16_t option)
        : m_db(db)
        , m_player(decision.player)
        , m_option(decision.options[option])
        , m_base(state.bases[decision.player])
        , m_wounds(state.cards[m_base].damage)
        , m_foresight(db, state)
    {
        m_foresight.answer(decision, core::Answer::one(option));
    }

    [[nodiscard]] UseForecast forecast()
    {
        const bool begins = m_foresight.payAndBegin();
        const State before = m_foresight.state();
        if (before.waiting || before.phase == Phase::Over)
            return {};
        const Ability *ability = abilityOf();
        if (ability == nullptr)
            return {};
        m_out.costDamage = before.cards[m_base].damage - m_wounds;
        m_out.op = firstOp(m_db.program, ability->effects);
        if (!begins) {
            m_out.cond = ability->cond;
            m_out.idle
                = ability->cond != 0 ? UseForecast::Idle::Condition : UseForecast::Idle::Blank;
            return m_out;
        }
        resolve(before, *ability);
        return m_out;
    }

private:
    [[nodiscard]] const Ability *abilityOf() const
    {
        if (static_cast<OptionKind>(m_option.kind) == OptionKind::Ability)
            return &m_db.program.abilities[m_option.ability];
        const CardDef &def = m_db.def(m_foresight.state().cards[m_option.card].def);
        for (int i = 0; i < def.abilityCount; ++i) {
            const Ability &a
                = m_db.program.abilities[static_cast<std::size_t>(def.firstAbility + i)];
            if (a.kind == AbilityKind::Event)
                return &a;
        }
        return nullptr;
    }

    void resolve(const State &before, const Ability &ability)
    {
        const std::size_t height = heightBelowEffects(before);
        const std::size_t eventsBefore = m_foresight.events().size();
        const Reach reach = runAndAim(height);
        const State &after = m_foresight.state();
        m_out.sure.whole = reach == Reach::Whole;
        m_out.sure.nothing = m_out.sure.whole && !differ(before, after);
        m_out.sure.cards
            = outcomes(m_db, before, after, std::span(m_foresight.events()).subspan(eventsBefore));
        if (m_out.aims.empty())
            aimWithoutAsking(before);
        if (Idleness(m_db, before, height).holds(before))
            sayWhyIdle(before, ability);
    }

    /// Cards of a choice that is skipped because it changes nothing are aims, too.
    [[nodiscard]] Reach runAndAim(std::size_t height)
    {
        for (;;) {
            const Reach reach = m_foresight.runToQuestion(height);
            if (reach != Reach::Asked)
                return reach;
            m_out.aims.clear();
            aim();
            if (!m_foresight.answersItself())
                return reach;
            m_out.asks = false;
        }
    }

    /// The cards that are asked for first, when they are where everybody can see them.
    void aim()
    {
        const core::Decision d = m_foresight.decision();
        const State &s = m_foresight.state();
        const bool ofCards = d.kind == core::DecisionKind::ChooseCards && d.player == m_player
            && d.source == m_option.card && d.node != 0
            && !m_db.program.nodes[d.node].op->is(op::ChoosesItself);
        if (!ofCards)
            return;
        for (std::size_t i = 0; i < d.options.size(); ++i) {
            const CardId card = d.options[i].card;
            if (!isOnTable(s, card)) {
                m_out.aims.clear();
                return;
            }
            m_out.aims.push_back({card, forecastOption(m_db, s, d, static_cast<std::uint16_t>(i))});
        }
        m_out.asks = true;
    }

    /// The effect chooses, but there are no more cards than it takes.
    void aimWithoutAsking(const State &before)
    {
        const Frame &top = before.stack.back();
        const Node &n = m_db.program.nodes[top.effects().node];
        const Selector &sel = m_db.program.selectors[n.target];
        if (sel.mode != SelectMode::Choose || sel.chooser != Who::You || sel.optional || sel.upTo
            || !isForetold(m_db.program, n))
            return;
        State copy = before;
        const Board m(m_db, copy);
        const Context &c = copy.contexts[top.ctx];
        const CardSet all = m.collect(sel.filter, {c.controller, c.source, &c});
        if (all.count() == 1 && isOnTable(copy, all.first()))
            m_out.aims.push_back({all.first(), m_out.sure});
    }

    [[nodiscard]] static bool isOnTable(const State &s, CardId card)
    {
        return card != kNone && (isArena(s.cards[card].zone) || s.cards[card].zone == Zone::Base);
    }

    void sayWhyIdle(const State &before, const Ability &ability)
    {
        State copy = before;
        const Board m(m_db, copy);
        const CondId cond = conditionOf(m_db.program, ability);
        const Context &c = copy.contexts[copy.stack.back().ctx];
        if (cond != 0 && !m.holds(cond, {c.controller, c.source, &c})) {
            m_out.idle = UseForecast::Idle::Condition;
            m_out.cond = cond;
            return;
        }
        m_out.idle = m_out.aims.empty() && m_out.sure.nothing ? UseForecast::Idle::NothingThere
                                                              : UseForecast::Idle::Unaffected;
    }

    const CardDb &m_db;
    const PlayerId m_player;
    const core::Option m_option;
    const CardId m_base;
    const int m_wounds; ///< of one's own base before anything is paid
    Foresight m_foresight;
    UseForecast m_out;
};

[[nodiscard]] bool isUse(const CardDb &db, const State &state, const core::Option &o)
{
    if (o.card == kNone)
        return false;
    const bool event = static_cast<OptionKind>(o.kind) == OptionKind::Play
        && db.def(state.cards[o.card].def).type == CardType::Event;
    return event || static_cast<OptionKind>(o.kind) == OptionKind::Ability;
}

} // namespace

CondId conditionOf(const Program &p, const Ability &a)
{
    if (a.cond != 0 || a.effects == 0)
        return a.cond;
    const Node &n = p.nodes[a.effects];
    const bool allIf = n.op->is(op::Steers) && n.next == 0 && n.other == 0;
    return allIf ? n.cond : CondId{0};
}

UseForecast forecastUse(const CardDb &db, const State &state, const core::Decision &decision,
                        std::uint16_t option)
{
    const bool asked = state.waiting && decision.kind == core::DecisionKind::Action
        && option < decision.options.size();
    if (!asked || !isUse(db, state, decision.options[option]))
        return {};
    return Use(db, state, decision, option).forecast();
}

} // namespace playmat::swu
