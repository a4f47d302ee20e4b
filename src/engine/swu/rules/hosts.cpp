#include "engine/swu/rules/machine.h"
#include "engine/swu/text/reasons.h"

#include <algorithm>

/// What upgrades may be attached to (CR 3.6.3), and what that changes about their costs.
namespace playmat::swu {

using core::Refusal;

namespace {

[[nodiscard]] Refusal cannotAttach(CardId upgrade, CardId host)
{
    return {
        static_cast<std::uint16_t>(Reason::CannotAttachThere), {upgrade, host, 0, 0}, "CR 3.6.3"};
}

/// How many Pilots beyond the usual number may be played or deployed on the unit (CR 3.6.3C).
[[nodiscard]] int morePilotsOn(const Board &m, CardId host)
{
    int n = 0;
    if (m.ruleInPlay(Rule::MorePilots))
        m.forConstants([&](const Ability &a, CardId source) {
            n += a.constant.rule == Rule::MorePilots
                    && m.refer(m.p.selectors[a.constant.affects].ref, m.viewOf(source)) == host
                ? 1
                : 0;
        });
    return n;
}

/// Whether the unit fits an attachment restriction. Where that is "without a Pilot", it may have as
/// many as abilities permit beyond the one that is to come.
[[nodiscard]] bool mayHold(const Board &m, const Filter &place, CardId host, const View &v)
{
    if (place.without == 0 || m.s.cards[host].firstUpgrade == kNone)
        return m.matches(place, host, v);
    Filter rest = place;
    rest.without = 0;
    return m.matches(rest, host, v)
        && upgradesThatFit(m, place.without, host, v) <= morePilotsOn(m, host);
}

} // namespace

/// With Fortify an upgrade is attached to its player's base instead of a unit.
Refusal Board::whyNotAttach(CardId upgrade, CardId host, PlayerId player) const
{
    const DefId side = upgradeSideOf(*this, upgrade);
    const HotDef &d = m_db.hot[side];
    if (side == 0 || (d.keywords.any(kw::Fortify) ? host != s.bases[player] : !isUnitInPlay(host)))
        return cannotAttach(upgrade, host);
    if (((d.kinds >> static_cast<unsigned>(AbilityKind::Attach)) & 1U) == 0)
        return {};
    for (int i = 0; i < d.abilityCount; ++i) {
        const Ability &a = p.abilities[static_cast<std::size_t>(d.firstAbility + i)];
        if (a.kind == AbilityKind::Attach
            && !mayHold(*this, p.filters[a.subject], host, {player, upgrade, nullptr}))
            return cannotAttach(upgrade, host);
    }
    return {};
}

/// Of these units; with Fortify the base of its player instead.
CardSet Plays::hostsAmong(const CardSet &units, CardId upgrade, PlayerId player) const
{
    const HotDef &d = m_db.hot[upgradeSideOf(*this, upgrade)];
    CardSet hosts = units;
    if (d.keywords.any(kw::Fortify)) {
        hosts.clear();
        hosts.add(s.bases[player]);
    }
    if (((d.kinds >> static_cast<unsigned>(AbilityKind::Attach)) & 1U) == 0)
        return hosts;
    for (int i = 0; i < d.abilityCount; ++i) {
        const Ability &a = p.abilities[static_cast<std::size_t>(d.firstAbility + i)];
        if (a.kind == AbilityKind::Attach)
            CardSet(hosts).forEach([&](CardId host) {
                if (!mayHold(*this, p.filters[a.subject], host, {player, upgrade, nullptr}))
                    hosts.remove(host);
            });
    }
    return hosts;
}

/// What is left of a cost there; some discounts apply only to upgrades on one unit.
int Plays::costOnto(PlayerId player, CardId host, int cost) const
{
    return host == kNone ? cost : std::max(0, cost - upgradeDiscount(player, host));
}

/// The eligible unit on which an upgrade costs least, kNone when there is none.
CardId Plays::cheapestHost(PlayerId player, CardId upgrade) const
{
    CardId best = kNone;
    forHosts(*this, upgrade, player, [&](CardId u) {
        if (best == kNone || upgradeDiscount(player, u) > upgradeDiscount(player, best))
            best = u;
    });
    return best;
}

/// "The first upgrade you play on another friendly unit each phase costs less." The very first one,
/// whether or not the ability was active then (CR 8.8.1).
static int discountOnSuch(const Board &m, PlayerId player, CardId host)
{
    int sum = 0;
    if (!m.ruleInPlay(Rule::FirstUpgradeCheaper))
        return sum;
    m.forConstants([&](const Ability &a, CardId source) {
        const Constant &k = a.constant;
        const View v = m.viewOf(source);
        if (k.rule != Rule::FirstUpgradeCheaper || !k.firstOfPhase || v.you != player
            || !m.affects(k.affects, host, v))
            return;
        const auto deeds = m.s.history.phase();
        if (std::none_of(deeds.begin(), deeds.end(), [&](const Deed &deed) {
                return deed.is(DeedKind::Upgraded) && deed.by() == player && deed.player() == player
                    && deed.card != source;
            }))
            sum += m.amount(k.amount, v);
    });
    return sum;
}

/// "The first upgrade you play on this unit each round costs less." The very first one, whether or
/// not the ability was active or yours then (CR 8.8.1).
int Plays::upgradeDiscount(PlayerId player, CardId host) const
{
    int sum = discountOnSuch(*this, player, host);
    if (!hasRule(host, Rule::FirstUpgradeCheaper)
        || s.cards[host].marks.any(mark::upgradedBy(player)))
        return sum;
    forConstants([&](const Ability &a, CardId source) {
        if (a.constant.rule == Rule::FirstUpgradeCheaper && !a.constant.firstOfPhase
            && source == host && s.cards[source].controller == player)
            sum += amount(a.constant.amount, viewOf(source));
    });
    return sum;
}

} // namespace playmat::swu
