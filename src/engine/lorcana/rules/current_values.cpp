#include "engine/lorcana/rules/machine.h"

#include <algorithm>

/// What cards and players are right now: what is printed, and everything that changes it. All
/// modifiers of a value combine at once, in no order (CR 6.6.1.2).
namespace playmat::lorcana {

namespace {

/// What a static ability or a lasting effect gives to one card.
struct Gain
{
    int strength = 0;
    int willpower = 0;
    int lore = 0;
    Keywords keywords = 0;
    int challenger = 0;
    int resist = 0;
    int singer = 0;
    Rules rules = 0;
};

std::int8_t plus(std::int8_t value, int by)
{
    return static_cast<std::int8_t>(std::clamp(value + by, -kMostNumber, kMostNumber));
}

void apply(Card &c, const Gain &g)
{
    c.strength = plus(c.strength, g.strength);
    c.willpower = plus(c.willpower, g.willpower);
    c.lore = plus(c.lore, g.lore);
    c.keywords |= g.keywords;
    // Challenger and Resist add up; of others the best applies (CR 8.1.2).
    c.challenger = static_cast<std::uint8_t>(std::min(c.challenger + g.challenger, kMostNumber));
    c.resist = static_cast<std::uint8_t>(std::min(c.resist + g.resist, kMostNumber));
    c.singer = static_cast<std::uint8_t>(std::max<int>(c.singer, g.singer));
    c.rules |= g.rules;
}

constexpr std::uint8_t playerRuleBit(Rule rule)
{
    return static_cast<std::uint8_t>(
        1U << (static_cast<unsigned>(rule) - static_cast<unsigned>(Rule::EntersExerted)));
}

Rules cardRule(Rule rule)
{
    return rule < Rule::EntersExerted ? ruleBit(rule) : Rules{0};
}

void resetDerived(Changes &m)
{
    m.s.listens = 0;
    m.s.reads = 0;
    m.s.tolls = false;
    for (PlayerState &player : m.s.players) {
        player.moreInks = 0;
        player.loreToWin = kLoreToWin;
        player.rules = 0;
    }
    m.s.forPlay([&](CardId id) {
        const CardDef &d = m.defOf(id);
        Card &c = m.s.cards[id];
        c.keywords = d.keywords;
        c.rules = 0;
        c.strength = d.strength;
        c.willpower = d.willpower;
        c.lore = d.lore;
        c.challenger = d.challenger;
        c.resist = d.resist;
        c.singer = d.singer;
        m.s.listens |= d.listens;
        m.s.reads |= d.reads;
        m.s.tolls |= d.tolls;
    });
}

void applyPlayerRule(Changes &m, Rule rule, std::uint8_t players, int amount)
{
    for (PlayerId player = 0; player < kPlayers; ++player) {
        if ((players & playerBit(player)) == 0)
            continue;
        PlayerState &state = m.s.players[player];
        state.rules |= playerRuleBit(rule);
        if (rule == Rule::MoreInk)
            state.moreInks = static_cast<std::uint8_t>(state.moreInks + amount);
        else if (rule == Rule::LoreToWin)
            state.loreToWin = static_cast<std::uint8_t>(amount);
    }
}

void applyStatic(Changes &m, const Ability &a, CardId source)
{
    const View v{m.s.cards[source].owner, source, nullptr, kNone};
    if (!m.gateOpen(a, v))
        return;
    if (a.affects == 0) {
        applyPlayerRule(m, a.rule, m.playersOf(a.who, v), m.amountOr(a.amount, v, 1));
        return;
    }
    Gain g;
    g.strength = m.amountOr(a.strength, v, 0);
    g.willpower = m.amountOr(a.willpower, v, 0);
    g.lore = m.amountOr(a.lore, v, 0);
    g.keywords = a.keywords;
    g.challenger = a.challenger;
    g.resist = a.resist;
    g.singer = a.singer;
    g.rules = a.rule == Rule::None ? Rules{0} : cardRule(a.rule);
    const Selector &sel = m.p.selectors[a.affects];
    if (sel.mode == SelectMode::Ref)
        apply(m.s.cards[source], g);
    else
        m.collect(sel.filter, v).forEach([&](CardId id) { apply(m.s.cards[id], g); });
}

void applyStatics(Changes &m, bool late)
{
    m.s.forPlay([&](CardId id) {
        const CardDef &d = m.defOf(id);
        if (!d.constants || (late && !d.late))
            return;
        m.forAbilities(id, [&](AbilityId ability) {
            const Ability &a = m.p.abilities[ability];
            if (a.kind == AbilityKind::Static && a.late == late)
                applyStatic(m, a, id);
        });
    });
}

void applyEffects(Changes &m)
{
    for (const Effect &e : m.s.effects) {
        const Node &n = m.p.nodes[e.node];
        if (e.kind == EffectKind::Trigger)
            m.s.listens |= m.p.abilities[n.ability].triggers;
        if (!m.s.applies(e))
            continue;
        if (e.kind == EffectKind::Modify || e.kind == EffectKind::Rule) {
            const Gain g{e.strength,   e.willpower,
                         e.lore,       n.keywords,
                         n.challenger, n.resist,
                         n.singer,     n.rule == Rule::None ? Rules{0} : cardRule(n.rule)};
            m.s.forTargets(e, [&](CardId id) { apply(m.s.cards[id], g); });
        } else if (e.kind == EffectKind::PlayerRule) {
            applyPlayerRule(m, n.rule, static_cast<std::uint8_t>(e.value), 1);
        } else if (e.kind == EffectKind::Cards) {
            Gain g;
            g.rules = cardRule(n.rule);
            const View v{e.controller, e.source, nullptr, kNone};
            m.collect(n.filter, v).forEach([&](CardId id) { apply(m.s.cards[id], g); });
        }
    }
}

} // namespace

void Changes::derive()
{
    s.derivedDirty = false;
    resetDerived(*this);
    applyEffects(*this);
    applyStatics(*this, false);
    applyStatics(*this, true);
    Keywords all = 0;
    s.forPlay([&](CardId id) { all |= s.cards[id].keywords; });
    if ((all & kw::Support) != 0)
        s.listens |= trig::Quests;
    if ((all & kw::Vanish) != 0)
        s.listens |= trig::ChosenByAction;
}

} // namespace playmat::lorcana
