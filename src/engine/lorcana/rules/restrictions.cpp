#include "engine/lorcana/rules/machine.h"

/// What players must not do: "can't" goes before "can" (CR 1.2.2).
namespace playmat::lorcana {

namespace {

constexpr std::uint8_t bitOf(Rule rule)
{
    return static_cast<std::uint8_t>(
        1U << (static_cast<unsigned>(rule) - static_cast<unsigned>(Rule::EntersExerted)));
}

/// Calls f(filter, view) for everything that the player cannot play.
template <class F>
void forUnplayable(const Machine &m, PlayerId player, F &&f)
{
    for (const Effect &e : m.s.effects) {
        const Node &n = m.p.nodes[e.node];
        if (e.kind == EffectKind::PlayerRule && n.rule == Rule::CantPlay && m.s.applies(e)
            && (static_cast<std::uint8_t>(e.value) & playerBit(player)) != 0)
            f(n.filter, View{e.controller, e.source, nullptr, kNone});
    }
    m.s.forPlay([&](CardId source) {
        if (m.defOf(source).constants)
            m.forAbilities(source, [&](AbilityId id) {
                const Ability &a = m.p.abilities[id];
                const View v{m.s.cards[source].owner, source, nullptr, kNone};
                if (a.kind == AbilityKind::Static && a.rule == Rule::CantPlay
                    && (m.playersOf(a.who, v) & playerBit(player)) != 0 && m.gateOpen(a, v))
                    f(a.filter, v);
            });
    });
}

} // namespace

bool Machine::mayPlay(PlayerId player, CardId card) const
{
    if ((s.players[player].rules & bitOf(Rule::CantPlay)) == 0)
        return true;
    bool may = true;
    forUnplayable(*this, player,
                  [&](FilterId filter, const View &v) { may &= !matches(filter, card, v); });
    return may;
}

} // namespace playmat::lorcana
