#include "engine/lorcana/view/value_sources.h"

#include "engine/lorcana/rules/machine.h"

#include <algorithm>

namespace playmat::lorcana {

namespace {

/// Goes the way of Changes::derive() for one card, and notes who adds what.
class Sources
{
public:
    Sources(const Board &machine, CardId card)
        : m(machine)
        , m_card(card)
    {
    }

    std::vector<ValuePart> collect()
    {
        const CardDef &def = m.defOf(m_card);
        addAll(0, {def.strength, def.willpower, def.lore, def.challenger, def.resist, def.singer},
               false);
        m.s.forPlay([&](CardId source) {
            if (m.defOf(source).constants)
                m.forAbilities(source, [&](AbilityId ability) { addStatic(ability, source); });
        });
        for (const Effect &e : m.s.effects)
            addLasting(e);
        addChallenge();
        return std::move(m_parts);
    }

private:
    void add(Value value, DefId source, int amount, bool lasting)
    {
        if (amount != 0)
            m_parts.push_back({value, source, amount, lasting});
    }

    /// In the order of Value.
    void addAll(DefId source, const std::array<int, 6> &amounts, bool lasting)
    {
        for (std::size_t i = 0; i < amounts.size(); ++i)
            add(static_cast<Value>(i), source, amounts[i], lasting);
    }

    void addStatic(AbilityId id, CardId source)
    {
        const Ability &a = m.p.abilities[id];
        const View v{m.s.cards[source].owner, source, nullptr, kNone};
        if (a.kind != AbilityKind::Static || a.affects == 0 || !m.gateOpen(a, v))
            return;
        const Selector &sel = m.p.selectors[a.affects];
        const bool mine
            = sel.mode == SelectMode::Ref ? source == m_card : m.collect(sel.filter, v).has(m_card);
        if (mine)
            addAll(m.s.cards[source].def,
                   {m.amountOr(a.strength, v, 0), m.amountOr(a.willpower, v, 0),
                    m.amountOr(a.lore, v, 0), a.challenger, a.resist, a.singer},
                   false);
    }

    void addLasting(const Effect &e)
    {
        if (e.kind != EffectKind::Modify || !m.s.applies(e) || !m.s.affects(e, m_card))
            return;
        const Node &n = m.p.nodes[e.node];
        addAll(e.source == kNone ? DefId{0} : m.s.cards[e.source].def,
               {e.strength, e.willpower, e.lore, n.challenger, n.resist, n.singer}, true);
    }

    /// Challenger counts while it challenges (CR 8.5.1).
    void addChallenge()
    {
        if (m.challenging(m_card))
            add(Value::Strength, m.s.cards[m_card].def, m.s.cards[m_card].challenger, false);
    }

    const Board &m;
    CardId m_card;
    std::vector<ValuePart> m_parts;
};

} // namespace

std::vector<ValuePart> explainValues(const CardDb &db, const State &state, CardId card)
{
    const Board board(db, state);
    return board.inPlay(card) ? Sources(board, card).collect() : std::vector<ValuePart>();
}

std::vector<PricePart> explainPrice(const CardDb &db, const State &state, PlayerId player,
                                    CardId card, int base)
{
    const Board m(db, state);
    std::vector<PricePart> parts{{0, base}};
    const auto add = [&](CardId source, int amount) {
        if (amount != 0)
            parts.push_back({source == kNone ? DefId{0} : m.s.cards[source].def, amount});
    };
    const auto addCost = [&](CardId source, bool own) {
        const View v{m.s.cards[source].owner, source, nullptr, kNone};
        m.forAbilities(source, [&](AbilityId id) {
            const Ability &a = m.p.abilities[id];
            const bool fits = own
                ? a.affects != 0
                : a.affects == 0 && (m.playersOf(a.who, v) & playerBit(player)) != 0
                    && m.matches(a.filter, card, v);
            if (a.kind == AbilityKind::Cost && fits && m.gateOpen(a, v))
                add(source, m.amount(a.amount, v));
        });
    };
    m.s.forPlay([&](CardId source) { addCost(source, false); });
    addCost(card, true);
    for (const Effect &e : m.s.effects)
        if (e.kind == EffectKind::NextCost && e.controller == player
            && m.matches(m.p.nodes[e.node].filter, card, {player, e.source, nullptr, kNone}))
            add(e.source, e.value);
    return parts;
}

} // namespace playmat::lorcana
