#include "engine/swu/rules/machine.h"
#include "engine/swu/rules/payments.h"

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

/// What may be played from among the resources.
void Machine::findResources(ActionTerms &t) const
{
    const bool gained = ruleInPlay(Rule::ResourcesSmuggle);
    s.forEach(Zone::Resources, t.player, [&](CardId id) {
        const Card &c = s.cards[id];
        if ((c.keywords & kw::Smuggle) != 0 || (gained && hasWay(t.player, id))) [[unlikely]]
            t.ways.add(id);
    });
}

/// What changes the prices of several cards. Rules about a name, or too many of others, are left to
/// the prices one by one.
void Machine::findPrices(ActionTerms &t) const
{
    t.plain = std::none_of(s.effects.begin(), s.effects.end(), [&](const Effect &e) {
        return e.kind == EffectKind::PlayerRule && e.player == t.player;
    });
    forPrices(t.player, [&](const PriceRule &rule) {
        if (t.priceCount < t.prices.size())
            t.prices[t.priceCount++] = rule;
        else
            t.plain = false;
    });
}

ActionTerms Machine::actionTerms(PlayerId player) const
{
    ActionTerms t;
    t.player = player;
    t.icons = iconsOf(*this, player);
    findPrices(t);
    findResources(t);
    t.ready = funds(*this, player);
    findUnits(t);
    return t;
}

/// This play of an upgrade on each unit it may be attached to, friendly or enemy (CR 3.6.3).
void Machine::addHosts(core::Decision &out, core::Option play, const ActionTerms &t) const
{
    constexpr auto attachTo = 1U << static_cast<unsigned>(AbilityKind::Attach);
    const HotDef &d = m_db.hot[upgradeSideOf(*this, play.card)];
    const bool anywhere = (d.kinds & attachTo) == 0;
    const auto onto = [&](CardId host) {
        if (!anywhere && whyNotAttach(play.card, host, t.player).code != 0)
            return;
        play.target = host;
        out.options.push_back(play);
    };
    for (const CardSet &units : t.units)
        units.forEach(onto);
    if (d.fortifies)
        onto(s.bases[t.player]);
}

/// The same as cost() of a card that has nothing to say about it.
int Machine::priceOf(const ActionTerms &t, CardId card, AbilityId way) const
{
    const HotDef &d = hotOf(card);
    const DefId side = sidePlayed(*this, card, way);
    int price = way == 0 ? d.cost : wayCost(card, way);
    int penalty = 2 * lackingIcons(way == 0 ? d.icons : wayIcons(card, way), t.icons);
    for (std::size_t i = 0; i < t.priceCount; ++i) {
        const PriceRule &rule = t.prices[i];
        if (!matchesToPlay(rule.filter, card, side, rule.view()))
            continue;
        price += rule.change;
        penalty = rule.noPenalty ? 0 : penalty;
    }
    return std::max(0, price + penalty);
}

/// A play that can be paid for.
static void offerPlay(const Machine &m, core::Decision &out, const ActionTerms &t, CardId card,
                      AbilityId way, int price)
{
    if (way != 0 && !m.canPayParts(m.p.abilities[way].cost, {t.player, card, nullptr}))
        return;
    const HotDef &d = m.hotOf(card);
    core::Option o{.kind = static_cast<std::uint8_t>(OptionKind::Play), .card = card};
    o.ability = way;
    o.cost = static_cast<std::uint8_t>(std::min(255, price));
    if (isUpgradePlay(m, card, way)) {
        m.addHosts(out, o, t);
        return;
    }
    if ((d.kind & kind::Unit) != 0)
        o.zone = static_cast<std::uint8_t>(d.arena);
    out.options.push_back(o);
}

/// How a card may be played as an action; most need no look at other cards.
void Machine::addCardPlay(core::Decision &out, const ActionTerms &t, CardId card,
                          AbilityId way) const
{
    constexpr auto own = (1U << static_cast<unsigned>(Rule::OwnCost))
        | (1U << static_cast<unsigned>(Rule::PayByDiscard))
        | (1U << static_cast<unsigned>(Rule::OwnPenalty));
    const HotDef &d = hotOf(card);
    const bool upgrade = isUpgradePlay(*this, card, way);
    if (!t.plain || (d.rules & own) != 0 || (d.keywords & kw::Exploit) != 0
        || (upgrade && ruleInPlay(Rule::FirstUpgradeCheaper))) [[unlikely]] {
        addPlays(out, t.player, card, {.way = way});
        return;
    }
    const bool usual = way == 0 && t.priceCount == 0;
    const int price = usual ? d.cost + 2 * lackingIcons(d.icons, t.icons) : priceOf(t, card, way);
    if (price <= t.ready)
        offerPlay(*this, out, t, card, way, price);
}

/// What a unit may attack of one opponent, of what it reaches. A Sentinel stands before the units
/// and the base of its controller (CR 7.5.11), not before those of others (multiplayer, 11.3).
static CardSet attackable(const Machine &m, const ActionTerms &t, const Card &attacker,
                          const CardSet &reached, PlayerId opponent)
{
    const std::size_t arena = attacker.zone == Zone::Ground ? 0 : 1;
    CardSet targets = reached & t.units[opponent];
    const bool blocked = (attacker.keywords & kw::Saboteur) == 0
        && !(t.sentinels[arena] & t.units[opponent]).empty();
    if (blocked)
        return targets & (t.sentinels[0] | t.sentinels[1]);
    if ((attacker.marks & mark::CantAttackBases) == 0)
        targets.add(m.s.bases[opponent]);
    return targets;
}

/// What a ready unit may attack as an action: the same as addAttacks, for all targets at once.
void Machine::addUnitAttacks(core::Decision &out, const ActionTerms &t, CardId attacker) const
{
    const Card &a = s.cards[attacker];
    if ((a.status & status::Exhausted) != 0)
        return;
    const std::size_t arena = a.zone == Zone::Ground ? 0 : 1;
    CardSet reached = t.enemies[arena];
    const std::uint16_t across = arena == 0 ? mark::AttacksSpace : mark::AttacksGround;
    if ((a.marks & across) != 0)
        reached = reached | t.enemies[1 - arena];
    CardSet targets;
    for (PlayerId player = 0; player < kPlayers; ++player)
        if (player != t.player)
            targets = targets | attackable(*this, t, a, reached, player);
    core::Option o{.kind = static_cast<std::uint8_t>(OptionKind::Attack), .card = attacker};
    targets.forEach([&](CardId id) {
        o.target = id;
        out.options.push_back(o);
    });
}

} // namespace playmat::swu
