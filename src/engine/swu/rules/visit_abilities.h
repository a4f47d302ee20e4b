#pragma once

/// Visiting the abilities that cards have now: the bodies of Board's templates. Included by
/// board.h, and by nothing else.
namespace playmat::swu {

template <class F>
void Board::forAbilities(CardId id, F &&f) const
{
    const Card &c = s.cards[id];
    const HotDef &def = m_db.hot[c.def];
    if ((c.status & status::Blank) != 0) {
        if (const CardId keeper = keeperOf(id); keeper != kNone)
            forGranted(keeper, f);
        return;
    }
    for (int i = 0; i < def.abilityCount; ++i) {
        const auto a = static_cast<AbilityId>(def.firstAbility + i);
        if (!p.abilities[a].onAttached)
            f(a);
    }
    for (CardId u = c.firstUpgrade; u != kNone; u = s.cards[u].next)
        forGranted(u, f);
    for (const Effect &e : s.effects)
        if (e.kind == EffectKind::GainAbility && s.affects(e, id))
            f(p.nodes[e.node].ability);
        else if (e.kind == EffectKind::Lends && s.affects(e, id))
            f(static_cast<AbilityId>(e.value));
    if (!c.marks.any(mark::HasGained))
        return;
    forConstants([&](const Ability &a, CardId source) {
        const Constant &k = a.constant;
        if ((k.ability == 0 && k.keywordsOf == Ref::None)
            || (a.cond != 0 && !holds(a.cond, viewOf(source))))
            return;
        const Selector &sel = p.selectors[k.affects];
        const bool hit = sel.mode == SelectMode::Each ? matches(sel.filter, id, viewOf(source))
                                                      : refer(sel.ref, viewOf(source)) == id;
        if (hit && k.ability != 0)
            f(k.ability);
        else if (hit)
            forBounties(refer(k.keywordsOf, viewOf(source)), f);
    });
}

template <class F>
void Board::forBounties(CardId id, F &&f) const
{
    if (id == kNone || (s.cards[id].status & status::Blank) != 0)
        return;
    const auto take = [&](AbilityId a) {
        if (p.abilities[a].keyword == kw::Bounty)
            f(a);
    };
    const HotDef &def = m_db.hot[s.cards[id].def];
    for (int i = 0; i < def.abilityCount; ++i)
        if (const auto a = static_cast<AbilityId>(def.firstAbility + i); !p.abilities[a].onAttached)
            take(a);
    for (CardId u = s.cards[id].firstUpgrade; u != kNone; u = s.cards[u].next)
        forGranted(u, take);
}

template <class F>
void Board::forGranted(CardId upgrade, F &&f) const
{
    const HotDef &def = m_db.hot[s.cards[upgrade].def];
    if ((s.cards[upgrade].status & status::Blank) != 0)
        return;
    for (int i = 0; i < def.abilityCount; ++i) {
        const auto a = static_cast<AbilityId>(def.firstAbility + i);
        const Ability &ability = p.abilities[a];
        if (ability.onAttached && (ability.cond == 0 || holds(ability.cond, viewOf(upgrade))))
            f(a);
    }
}

template <class F>
void Board::forConstantsOf(CardId id, F &&f) const
{
    const Card &c = s.cards[id];
    const HotDef &def = m_db.hot[c.def];
    if ((c.status & status::Blank) != 0)
        return;
    for (int i = 0; def.constants && i < def.abilityCount; ++i) {
        const Ability &a = p.abilities[static_cast<std::size_t>(def.firstAbility + i)];
        if (a.activeIn != Zone::Aside)
            continue; // not in play
        if (a.kind == AbilityKind::Constant && !a.onAttached)
            f(a, id);
        else if (a.kind == AbilityKind::Constant && hasGrants(id))
            f(a, c.host);
    }
    for (const Effect &e : s.effects)
        if ((e.kind == EffectKind::Lends || e.kind == EffectKind::GainAbility) && s.affects(e, id))
            if (const Ability &a = p.abilities[gainedBy(e)]; a.kind == AbilityKind::Constant)
                f(a, id);
}

/// Captured cards are in no list; they hang on their guards.
template <class F>
void Board::forCaptives(F &&f) const
{
    const auto under = [&](CardId guard) {
        for (CardId id = s.cards[guard].firstCaptive; id != kNone; id = s.cards[id].next)
            f(id);
    };
    const auto visit = [&](CardId guard) {
        under(guard);
        for (CardId u = s.cards[guard].firstUpgrade; u != kNone; u = s.cards[u].next)
            under(u); // a unit that became an upgrade keeps its captives
    };
    for (PlayerId player = 0; player < kPlayers; ++player)
        s.forEach(Zone::Base, player, visit);
    for (const Zone zone : {Zone::Ground, Zone::Space})
        s.forEach(zone, 0, visit);
}

template <class F>
void Board::forWays(PlayerId player, CardId card, F &&f, PlayWay kind) const
{
    const HotDef &def = m_db.hot[s.cards[card].def];
    if (s.cards[card].zone != Zone::Resources || losesByName(card))
        return;
    for (int i = 0; i < def.abilityCount; ++i) {
        const auto a = static_cast<AbilityId>(def.firstAbility + i);
        if (p.abilities[a].kind == AbilityKind::Way && p.abilities[a].way == kind)
            f(a);
    }
    if (kind != PlayWay::Smuggle || !ruleInPlay(Rule::ResourcesSmuggle))
        return;
    forConstants([&](const Ability &a, CardId source) {
        if (a.constant.rule == Rule::ResourcesSmuggle
            && ((playersOf(a.constant.who, viewOf(source)) >> player) & 1U) != 0)
            f(static_cast<AbilityId>(&a - p.abilities.data()));
    });
}

/// Constant abilities and waiting effects, of both players (CR 6.2.3).
template <class F>
void forHosts(const Board &m, CardId upgrade, PlayerId player, F &&f)
{
    for (const Zone zone : {Zone::Ground, Zone::Space})
        m.s.forEach(zone, 0, [&](CardId unit) {
            if (m.whyNotAttach(upgrade, unit, player).code == 0)
                f(unit);
        });
    if (const CardId base = m.s.bases[player]; m.whyNotAttach(upgrade, base, player).code == 0)
        f(base);
}

template <class F>
void forForms(const Board &m, CardId card, F &&f)
{
    f(AbilityId{0});
    if (!hasOtherForms(m, card)) [[likely]]
        return;
    const HotDef &def = m.hotOf(card);
    for (int i = 0; i < def.abilityCount; ++i) {
        const auto a = static_cast<AbilityId>(def.firstAbility + i);
        if (m.p.abilities[a].kind == AbilityKind::Way && m.p.abilities[a].way == PlayWay::Piloting)
            f(a);
    }
}

template <class F>
void Board::forConstants(F &&f) const
{
    const auto visit = [&](CardId id) {
        forConstantsOf(id, f);
        for (CardId u = s.cards[id].firstUpgrade; u != kNone; u = s.cards[u].next)
            forConstantsOf(u, f);
    };
    for (PlayerId player = 0; player < kPlayers; ++player)
        s.forEach(Zone::Base, player, visit);
    for (const Zone zone : {Zone::Ground, Zone::Space})
        s.forEach(zone, 0, visit);
}

} // namespace playmat::swu
