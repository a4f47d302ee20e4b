#include "engine/swu/view/value_sources.h"

#include "engine/swu/rules/machine.h"

#include <numeric>

namespace playmat::swu {

namespace {

/// Which of the two values is explained.
struct Value
{
    int (*printed)(const CardDef &);
    int (*lasting)(const Effect &);
    AmountId (*constant)(const Constant &);
};
constexpr Value kPower{[](const CardDef &d) -> int { return d.power; },
                       [](const Effect &e) -> int { return e.power(); },
                       [](const Constant &k) { return k.power; }};
constexpr Value kHp{[](const CardDef &d) -> int { return d.hp; },
                    [](const Effect &e) -> int { return e.hp(); },
                    [](const Constant &k) { return k.hp; }};

class ValueReader
{
public:
    ValueReader(const CardDb &db, const State &state, CardId unit, const Value &value)
        : m_db(db)
        , m_state(state)
        , m(db, m_state, nullptr)
        , m_unit(unit)
        , m_value(value)
    {
    }

    std::vector<ValuePart> parts()
    {
        if (!m.isUnitInPlay(m_unit))
            return {};
        const Card &c = m_state.cards[m_unit];
        m_parts.push_back({ValueSource::Printed, m_unit, m_value.printed(m.defOf(m_unit))});
        for (CardId u = c.firstUpgrade; u != kNone; u = m_state.cards[u].next)
            add(ValueSource::Upgrade, u, m_value.printed(m.defOf(u)));
        for (const Effect &e : m_state.effects)
            if ((e.kind == EffectKind::Modify || e.kind == EffectKind::Power)
                && m_state.affects(e, m_unit))
                add(ValueSource::Lasting, e.source, m_value.lasting(e));
        addConstants();
        return std::move(m_parts);
    }

    void addCombat(std::vector<ValuePart> &parts) const
    {
        const Card &c = m_state.cards[m_unit];
        if (c.keywords.any(kw::Grit) && c.damage > 0)
            parts.push_back({ValueSource::Grit, m_unit, c.damage});
        for (std::size_t i = 0; i < m_state.attackCount; ++i)
            if (m_state.attacks[i].attacker == m_unit && c.raid > 0
                && (m_state.attacks[i].flags & AttackRecord::Running) != 0)
                parts.push_back({ValueSource::Raid, m_unit, c.raid});
    }

private:
    void add(ValueSource kind, CardId card, int amount)
    {
        if (amount != 0)
            m_parts.push_back({kind, card, amount});
    }

    void addConstants()
    {
        m.forConstants([&](const Ability &a, CardId source) {
            const Constant &k = a.constant;
            const View v = m.viewOf(source);
            if (k.affects == 0 || m_value.constant(k) == 0 || !m.holds(a.cond, v))
                return;
            const Selector &sel = m_db.program.selectors[k.affects];
            const bool hit = sel.mode == SelectMode::Each ? m.matches(sel.filter, m_unit, v)
                                                          : m.refer(sel.ref, v) == m_unit;
            if (hit)
                add(ValueSource::Constant, source, m.amount(m_value.constant(k), v));
        });
    }

    const CardDb &m_db;
    State m_state;
    Machine m;
    CardId m_unit;
    const Value &m_value;
    std::vector<ValuePart> m_parts;
};

/// What is missing from the value itself: attack modifiers with no source, and the floor of 0.
void settle(std::vector<ValuePart> &parts, int value)
{
    const int sum = std::accumulate(parts.begin(), parts.end(), 0,
                                    [](int n, const ValuePart &p) { return n + p.amount; });
    if (sum != value)
        parts.push_back({sum < 0 ? ValueSource::Floor : ValueSource::Constant, kNone, value - sum});
}

} // namespace

std::vector<ValuePart> explainPower(const CardDb &db, const State &state, CardId unit)
{
    ValueReader e(db, state, unit, kPower);
    std::vector<ValuePart> parts = e.parts();
    if (parts.empty())
        return parts;
    e.addCombat(parts);
    settle(parts, state.cards[unit].power);
    return parts;
}

std::vector<ValuePart> explainHp(const CardDb &db, const State &state, CardId unit)
{
    std::vector<ValuePart> parts = ValueReader(db, state, unit, kHp).parts();
    if (!parts.empty())
        settle(parts, state.cards[unit].hp);
    return parts;
}

} // namespace playmat::swu
