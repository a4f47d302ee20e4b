#include "engine/riftbound/rules/traits.h"

#include <algorithm>

namespace playmat::riftbound {

bool isDoomed(const Board &m, CardId id)
{
    const Card &c = m.s.cards[id];
    if (c.kind != Kind::Unit || c.damage == 0)
        return false;
    const PlayerId other = opponentOf(c.controller);
    return c.damage >= m.might(id) || (m.s.markedBy[other].has(id) && isDeadly(m, other));
}

bool isDeadly(const Board &m, PlayerId player)
{
    bool found = false;
    if (m.s.deadly)
        m.s.forBoard([&](CardId id) {
            found = found
                || (m.s.cards[id].controller == player && m.hasAbilities(id)
                    && m.says(id, Always::Deadly));
        });
    return found;
}

bool hasTag(const Board &m, CardId id, TagId tag)
{
    if (m.defOf(id).tags.has(tag))
        return true;
    if (std::any_of(m.s.effects.begin(), m.s.effects.end(), [&](const Effect &e) {
            return e.kind == EffectKind::Tag && e.word == tag && m.s.affects(e, id);
        }))
        return true;
    bool found = false;
    if (m.s.tagging && m.onBoard(id) && m.hasAbilities(id))
        m.forAbilities(id, [&](AbilityId, const Ability &a) {
            for (NodeId node = a.kind == AbilityKind::Static ? a.effect : NodeId{0}; node != 0;
                 node = m.p.nodes[node].next)
                found = found
                    || (allOps()[m.p.nodes[node].op]->always == Always::HasTag
                        && m.p.nodes[node].number == tag);
        });
    return found;
}

bool isToldBy(const Board &m, Always what, CardId id)
{
    bool found = false;
    m.s.forBoard([&](CardId by) {
        if (found || !m.hasAbilities(by))
            return;
        const View v{m.s.cards[by].controller, by, nullptr, kNone};
        m.forAbilities(by, [&](AbilityId, const Ability &a) {
            if (a.kind != AbilityKind::Static)
                return;
            for (NodeId node = a.effect; node != 0 && !found; node = m.p.nodes[node].next)
                found = allOps()[m.p.nodes[node].op]->always == what
                    && (a.cond == 0 || m.holds(a.cond, v))
                    && m.selected(m.p.nodes[node].to, v).has(id);
        });
    });
    return found;
}

namespace {

/// Whether the card is being played from elsewhere than a hand.
bool isFromElsewhere(const State &s, CardId id)
{
    const ChainItem *item = s.itemOf(id);
    return item != nullptr && item->ability == 0 && item->from != Zone::Hand;
}

} // namespace

bool hasFlow(const Board &m, CardId id)
{
    const CardDef &def = m.defOf(id);
    if (def.hasFlow)
        return def.flowIf == 0 || m.holds(def.flowIf, {m.s.cards[id].owner, id, nullptr, kNone});
    return std::any_of(m.s.effects.begin(), m.s.effects.end(), [&](const Effect &e) {
        return e.kind == EffectKind::GivenFlow && m.s.affects(e, id);
    });
}

bool hasKeyword(const Board &m, CardId id, Kw keyword)
{
    if (m.s.cards[id].keywords.has(keyword))
        return true;
    bool found = false;
    const auto look = [&](CardId by, const View &v) {
        m.forAbilities(by, [&](AbilityId, const Ability &a) {
            if (a.kind != AbilityKind::Static || (a.cond != 0 && !m.holds(a.cond, v)))
                return;
            for (NodeId node = a.effect; node != 0; node = m.p.nodes[node].next) {
                const Node &n = m.p.nodes[node];
                found = found
                    || (allOps()[n.op]->always == Always::CardsHave && n.keyword == keyword
                        && (!n.flag || isFromElsewhere(m.s, id))
                        && m.s.cards[id].controller == v.you
                        && m.matches(m.p.filters[n.filter], id, v));
            }
        });
    };
    if (m.s.having)
        m.s.forBoard([&](CardId by) { look(by, {m.s.cards[by].controller, by, nullptr, kNone}); });
    return found;
}

int timesEmpowered(const Board &m, CardId id)
{
    return m.s.cards[id].is(status::Empowered) ? 1 + m.s.moreOf(EffectKind::MoreEmpowered, id) : 0;
}

bool canBecomeEmpowered(const Board &m, CardId id)
{
    int most = 1;
    m.forAbilities(id, [&](AbilityId, const Ability &a) {
        const Node &n = m.p.nodes[a.effect];
        if (a.kind == AbilityKind::Static && allOps()[n.op]->always == Always::ManyEmpowered)
            most = std::max<int>(most, n.number);
    });
    return timesEmpowered(m, id) < most;
}

int fieldsThatSay(const Board &m, PlayerId player, Always what)
{
    const auto says = [&](const Place &place) {
        return place.controller == player && place.card != kNone && m.says(place.card, what);
    };
    return static_cast<int>(
        std::count_if(m.s.places.begin(), m.s.places.begin() + m.s.placeCount, says));
}

} // namespace playmat::riftbound
