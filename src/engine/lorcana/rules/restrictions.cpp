#include "engine/lorcana/rules/restrictions.h"

#include "engine/lorcana/language/vocabulary.h"
#include "engine/lorcana/rules/machine.h"

#include <algorithm>

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
void forUnplayable(const Board &m, PlayerId player, F &&f)
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

void addOnce(std::vector<std::string> &out, const std::string &name)
{
    if (std::find(out.begin(), out.end(), name) == out.end())
        out.push_back(name);
}

void addUnplayable(std::vector<std::string> &out, const Filter &f)
{
    if ((f.require & prop::Song) != 0)
        return addOnce(out, "cant_play_songs");
    if (f.kinds == 0)
        return addOnce(out, "cant_play_cards");
    for (const Word<std::uint8_t> &row : words::kinds)
        if (row.value != 0 && (f.kinds & row.value) != 0)
            addOnce(out, "cant_play_" + std::string(row.text) + "s");
}

} // namespace

bool Board::mayPlay(PlayerId player, CardId card) const
{
    if ((s.players[player].rules & bitOf(Rule::CantPlay)) == 0)
        return true;
    bool may = true;
    forUnplayable(*this, player,
                  [&](FilterId filter, const View &v) { may &= !matches(filter, card, v); });
    return may;
}

std::vector<std::string> restrictionsOf(const CardDb &db, const State &state, PlayerId player)
{
    const Board m(db, state);
    std::vector<std::string> out;
    forUnplayable(m, player,
                  [&](FilterId filter, const View &) { addUnplayable(out, m.p.filters[filter]); });
    for (const Rule rule : {Rule::CantGainLore, Rule::SkipDraw})
        if ((state.players[player].rules & bitOf(rule)) != 0)
            addOnce(out, std::string(rowOf(words::rules, rule)->text));
    return out;
}

} // namespace playmat::lorcana
