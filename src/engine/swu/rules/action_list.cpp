#include "engine/swu/rules/machine.h"

#include <algorithm>

/// The list of legal actions: the same as asking addPlays and addAttacks of each card, but
/// what all cards have in common is looked at once. `why.cpp` asks one by one; a test keeps the two
/// together.
namespace playmat::swu {

using core::Refusal;

namespace {

/// Icons of `card` that are not in `provided`, one for one; four bits each (CR 8.1).
[[nodiscard]] int lackingIcons(std::uint32_t card, std::uint32_t provided)
{
    constexpr std::uint32_t high = 0x888888U;
    const std::uint32_t t = (card | high) - provided; // no borrow: 8 + 3 at most, less 6
    const std::uint32_t enough = (t & high) >> 3U; // where the card asks for as many or more
    const std::uint32_t lack = t & (enough * 7U);
    return static_cast<int>((lack * 0x111111U) >> 20U & 0xFU);
}

} // namespace

/// Who is there, who may be attacked, and who must be (Sentinel, CR 7.5.11).
void Machine::findUnits(ActionTerms &t) const
{
    for (const Zone zone : {Zone::Ground, Zone::Space}) {
        const std::size_t arena = zone == Zone::Ground ? 0 : 1;
        for (CardId id = s.list(zone, 0).head; id != kNone; id = s.cards[id].next) {
            const Card &c = s.cards[id];
            t.units[c.controller].add(id);
            if (c.controller == t.player)
                continue;
            const bool sentinel = (c.keywords & kw::Sentinel) != 0;
            if (sentinel)
                t.sentinels[arena].add(id);
            if (sentinel || (c.marks & mark::CantBeAttacked) == 0)
                t.enemies[arena].add(id);
        }
    }
}

/// What there is to pay with, and what may be played from among it.
void Machine::findResources(ActionTerms &t) const
{
    const bool gained = ruleInPlay(Rule::ResourcesSmuggle);
    s.forEach(Zone::Resources, t.player, [&](CardId id) {
        const Card &c = s.cards[id];
        t.ready += (c.status & status::Exhausted) == 0 ? 1 : 0;
        if ((c.keywords & kw::Smuggle) != 0 || (gained && hasWay(t.player, id))) [[unlikely]]
            t.ways.add(id);
    });
}

Machine::ActionTerms Machine::actionTerms(PlayerId player) const
{
    constexpr auto bit = [](Rule r) { return 1U << static_cast<unsigned>(r); };
    ActionTerms t;
    t.player = player;
    t.icons = hotOf(s.leaders[player]).icons + hotOf(s.bases[player]).icons;
    t.plain = (s.rules
               & (bit(Rule::CostChange) | bit(Rule::IgnoreAspectPenalty)
                  | bit(Rule::FirstUpgradeCheaper)))
        == 0;
    for (const Effect &e : s.effects)
        if (e.kind == EffectKind::NextCost || e.kind == EffectKind::PlayerRule)
            t.plain = false;
    findResources(t);
    findUnits(t);
    return t;
}

/// This play of an upgrade on each unit it may be attached to, friendly or enemy (CR 3.6.3).
void Machine::addHosts(core::Decision &out, core::Option play, const ActionTerms &t) const
{
    for (const CardSet &units : t.units)
        units.forEach([&](CardId host) {
            if (whyNotAttach(play.card, host, t.player).code != 0)
                return;
            play.target = host;
            out.options.push_back(play);
        });
}

/// How a card may be played as an action; most need no look at other cards.
void Machine::addCardPlay(core::Decision &out, const ActionTerms &t, CardId card,
                          AbilityId way) const
{
    constexpr auto own = (1U << static_cast<unsigned>(Rule::OwnCost))
        | (1U << static_cast<unsigned>(Rule::PayByDiscard))
        | (1U << static_cast<unsigned>(Rule::OwnPenalty));
    const HotDef &d = hotOf(card);
    if (!t.plain || (d.rules & own) != 0 || (d.keywords & kw::Exploit) != 0) [[unlikely]] {
        addPlays(out, t.player, card, {.way = way});
        return;
    }
    const int printed = way == 0 ? d.cost : wayCost(card, way);
    const int price = printed + 2 * lackingIcons(way == 0 ? d.icons : wayIcons(card, way), t.icons);
    if (price > t.ready
        || (way != 0 && !canPayParts(p.abilities[way].cost, {t.player, card, nullptr})))
        return;
    core::Option o{.kind = static_cast<std::uint8_t>(OptionKind::Play), .card = card};
    o.ability = way;
    o.cost = static_cast<std::uint8_t>(std::min(255, price));
    if ((d.kind & kind::Upgrade) != 0) {
        addHosts(out, o, t);
        return;
    }
    if ((d.kind & kind::Unit) != 0)
        o.zone = static_cast<std::uint8_t>(d.arena);
    out.options.push_back(o);
}

/// What a ready unit may attack as an action: the same as addAttacks, for all targets at once.
void Machine::addUnitAttacks(core::Decision &out, const ActionTerms &t, CardId attacker) const
{
    const Card &a = s.cards[attacker];
    if ((a.status & status::Exhausted) != 0)
        return;
    const std::size_t arena = a.zone == Zone::Ground ? 0 : 1;
    CardSet targets = t.enemies[arena];
    const std::uint16_t across = arena == 0 ? mark::AttacksSpace : mark::AttacksGround;
    if ((a.marks & across) != 0)
        targets = targets | t.enemies[1 - arena];
    const bool blocked
        = (a.keywords & kw::Saboteur) == 0 && !t.sentinels[arena].empty(); // CR 7.5.11
    if (blocked)
        targets = targets & (t.sentinels[0] | t.sentinels[1]);
    else if ((a.marks & mark::CantAttackBases) == 0)
        targets.add(s.bases[opponentOf(t.player)]);
    core::Option o{.kind = static_cast<std::uint8_t>(OptionKind::Attack), .card = attacker};
    targets.forEach([&](CardId id) {
        o.target = id;
        out.options.push_back(o);
    });
}

} // namespace playmat::swu
