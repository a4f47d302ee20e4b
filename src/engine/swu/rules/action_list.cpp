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

/// Whether an ability with which a card uses an action has been given to any card.
[[nodiscard]] bool givesActions(const Board &m)
{
    return std::any_of(m.s.effects.begin(), m.s.effects.end(), [&](const Effect &e) {
        return e.kind == EffectKind::GainAbility
            && isAction(m.p.abilities[m.p.nodes[e.node].ability].kind);
    });
}

/// Whether there may be something to use as an action on the card, or on what is attached to it.
[[nodiscard]] bool mayAct(const Board &m, const Card &c, bool own)
{
    const HotDef &d = m.db().hot[c.def];
    const bool gained = c.marks.any(mark::HasGained);
    bool any = (own ? d.actions : d.anyoneActs) | gained;
    for (CardId u = c.firstUpgrade; u != kNone && !any; u = m.s.cards[u].next)
        any = m.hotOf(u).actions;
    return any;
}

/// Who is there, who acts, who may be attacked, and who must be (Sentinel, CR 7.5.11).
void findUnits(const Board &m, ActionTerms &t, bool allAct)
{
    const State &s = m.s;
    for (const Zone zone : {Zone::Ground, Zone::Space}) {
        const std::size_t arena = zone == Zone::Ground ? 0 : 1;
        for (CardId id = s.list(zone, 0).head; id != kNone; id = s.cards[id].next) {
            const Card &c = s.cards[id];
            const bool own = c.controller == t.player; // what follows has no jumps on purpose
            const bool enemy = !own;
            const bool sentinel = c.keywords.any(kw::Sentinel);
            const bool ready = (c.status & status::Exhausted) == 0;
            const bool open = !c.marks.any(mark::CantBeAttacked);
            t.units[c.controller].add(id);
            t.actors.addIf(allAct || mayAct(m, c, own), id);
            t.attackers.addIf(own & ready & !c.marks.any(mark::CantAttack), id);
            t.sentinels[arena].addIf(enemy & sentinel, id);
            t.enemies[arena].addIf(enemy & (sentinel | open), id);
        }
    }
}

/// What pays, and what may be played from among the resources.
void findResources(const Board &m, ActionTerms &t)
{
    t.ready = m.readyResources(t.player);
    if (m.s.players[t.player].ways != 0 || m.ruleInPlay(Rule::ResourcesSmuggle)) [[unlikely]]
        m.s.forEach(Zone::Resources, t.player,
                    [&](CardId id) { t.ways.addIf(m.hasWay(t.player, id), id); });
}

/// What pays and acts of the player's base zone.
void findBase(const Board &m, ActionTerms &t, bool allAct)
{
    m.s.forEach(Zone::Base, t.player, [&](CardId id) {
        t.ready += m.hasRule(id, Rule::Pays) && !isBlankToken(m, id) ? 1 : 0;
        if (allAct || mayAct(m, m.s.cards[id], true))
            t.actors.add(id);
    });
}

} // namespace

/// What changes the prices of several cards. Rules about a name, or too many of others, are left to
/// the prices one by one.
void Plays::findPrices(ActionTerms &t) const
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

/// Whether an effect of that opponent says that the unit cannot attack them or their units.
static bool sparedBy(const Board &m, CardId attacker, PlayerId opponent)
{
    return attacker != kNone
        && std::any_of(m.s.effects.begin(), m.s.effects.end(), [&](const Effect &e) {
               return e.kind == EffectKind::Rule && m.ruleOf(e) == Rule::CantAttackYou
                   && e.controller == opponent && m.s.affects(e, attacker);
           });
}

/// What a unit of this arena may attack of one opponent, of what it reaches. A Sentinel stands
/// before the units and the base of its controller (CR 7.5.11), not before those of others
/// (multiplayer, 11.3).
static CardSet attackable(const Board &m, const ActionTerms &t, std::size_t arena,
                          const CardSet &reached, PlayerId opponent, const Card &attacker,
                          CardId id)
{
    CardSet targets = reached & t.units[opponent];
    if (sparedBy(m, id, opponent))
        return {};
    const bool blocked
        = !attacker.keywords.any(kw::Saboteur) && !(t.sentinels[arena] & t.units[opponent]).empty();
    if (blocked)
        return targets & (t.sentinels[0] | t.sentinels[1]);
    if (!attacker.marks.any(mark::CantAttackBases))
        targets.add(m.s.bases[opponent]);
    return targets;
}

/// What such a unit may attack of all opponents; kNone: any unit about which nothing is said.
static CardSet attackable(const Board &m, const ActionTerms &t, std::size_t arena,
                          const Card &attacker, CardId id)
{
    CardSet reached = t.enemies[arena];
    const CardMarks across = arena == 0 ? mark::AttacksSpace : mark::AttacksGround;
    if (attacker.marks.any(across))
        reached = reached | t.enemies[1 - arena];
    CardSet targets;
    for (PlayerId player = 0; player < kPlayers; ++player)
        if (player != t.player)
            targets = targets | attackable(m, t, arena, reached, player, attacker, id);
    return targets;
}

ActionTerms Plays::actionTerms(PlayerId player) const
{
    ActionTerms t;
    t.player = player;
    t.icons = iconsOf(*this, player);
    const bool allAct = !s.effects.empty() && givesActions(*this);
    findPrices(t);
    findResources(*this, t);
    findBase(*this, t, allAct);
    if (ruleInPlay(Rule::HalfCosts) || ruleInPlay(Rule::PaysByExhausting)) [[unlikely]]
        t.ready = costFunds(*this, player);
    findUnits(*this, t, allAct);
    return t;
}

/// This play of an upgrade on each unit it may be attached to, friendly or enemy, or on the base
/// of its player (CR 3.6.3).
void Questions::addHosts(core::Decision &out, const core::Option &play, const ActionTerms &t) const
{
    const auto onto = [&](CardId host) {
        core::Option &o = out.offer(play.kind, play.card);
        o.target = host;
        o.cost = play.cost;
        o.ability = play.ability;
    };
    CardSet units; // in the order of ids
    for (const CardSet &one : t.units)
        units = units | one;
    hostsAmong(units, play.card, t.player).forEach(onto);
}

/// The same as cost() of a card that has nothing to say about it.
int Plays::priceOf(const ActionTerms &t, CardId card, AbilityId way) const
{
    const HotDef &d = hotOf(card);
    const DefId side = sidePlayed(*this, card, way);
    int price = way == 0 ? d.cost : wayCost(card, way);
    int penalty = 2 * lackingIcons(way == 0 ? d.icons : wayIcons(card, way), t.icons);
    for (std::size_t i = 0; i < t.priceCount; ++i) {
        const PriceRule &rule = t.prices[i];
        if (!concerns(rule, card, side, wayOf(way)))
            continue;
        price += rule.change;
        penalty = rule.noPenalty ? 0 : penalty;
    }
    return std::max(0, price + penalty);
}

/// The play of a unit or an event.
static void offerCard(const HotDef &d, core::Decision &out, CardId card, AbilityId way, int price)
{
    core::Option &o = out.offer(static_cast<std::uint8_t>(OptionKind::Play), card);
    o.cost = static_cast<std::uint8_t>(std::min(255, price));
    o.ability = way;
    if ((d.kind & kind::Unit) != 0)
        o.zone = static_cast<std::uint8_t>(d.arena);
}

/// That of an upgrade, on each that may hold it.
static void offerUpgrade(const Questions &m, core::Decision &out, const ActionTerms &t, CardId card,
                         AbilityId way, int price)
{
    const core::Option play{.kind = static_cast<std::uint8_t>(OptionKind::Play),
                            .card = card,
                            .cost = static_cast<std::uint8_t>(std::min(255, price)),
                            .ability = way};
    m.addHosts(out, play, t);
}

/// Whether what an upgrade costs may depend on what it is played on.
static bool pricesByHost(const Board &m)
{
    return m.ruleInPlay(Rule::FirstUpgradeCheaper) || m.ruleInPlay(Rule::PenaltyOnIt);
}

/// Whether an effect waits to give a card Exploit.
static bool givesExploit(const Board &m)
{
    return std::any_of(m.s.effects.begin(), m.s.effects.end(),
                       [](const Effect &e) { return e.kind == EffectKind::NextExploit; });
}

/// How a card may be played as an action; most need no look at other cards.
void Questions::addCardPlay(core::Decision &out, const ActionTerms &t, CardId card,
                            AbilityId way) const
{
    const bool upgrade = isUpgradePlay(*this, card, way);
    if (!t.plain || hotOf(card).ownPrice || givesExploit(*this) || (upgrade && pricesByHost(*this)))
        [[unlikely]] {
        addPlays(out, t.player, card, {.way = way});
        return;
    }
    const int price = priceOf(t, card, way);
    if (price > t.ready
        || (way != 0 && !canPayParts(p.abilities[way].cost, {t.player, card, nullptr})))
        return;
    if (upgrade)
        offerUpgrade(*this, out, t, card, way, price);
    else
        offerCard(hotOf(card), out, card, way, price);
}

/// A card that is played in several ways, or at a price that is worked out for it alone.
static void offerWays(const Questions &m, core::Decision &out, const ActionTerms &t, CardId card)
{
    const auto offer = [&](AbilityId way) { m.addCardPlay(out, t, card, way); };
    if (m.s.cards[card].zone != Zone::Hand)
        m.forWays(t.player, card, offer);
    else
        forForms(m, card, offer);
}

/// What most cards in hand cost: what is printed, and the aspect penalty.
static int usualPrice(const HotDef &d, const ActionTerms &t)
{
    return d.cost + 2 * lackingIcons(d.icons, t.icons);
}

/// What may be played, in the order of ids from the start, so that there is nothing to sort. False:
/// it may have to be sorted all the same, for a card that is played in several ways.
bool Questions::addCardPlays(core::Decision &out, const ActionTerms &t) const
{
    const bool usual = t.usual() && !pricesByHost(*this) && !givesExploit(*this);
    bool inOrder = usual && t.ways.empty();
    CardSet playable = t.ways;
    std::array<int, kMaxCards> prices; // NOLINT: filled as far as it is read
    for (CardId id = s.list(Zone::Hand, t.player).head; id != kNone; id = s.cards[id].next) {
        const HotDef &d = hotOf(id);
        prices[id] = usualPrice(d, t);
        playable.addIf(!usual || d.ownPrice || prices[id] <= t.ready, id);
    }
    playable.forEach([&](CardId id) {
        const HotDef &d = hotOf(id);
        const bool itsOwn = d.ownPrice || s.cards[id].zone != Zone::Hand;
        inOrder = inOrder && !itsOwn;
        if (usual && !itsOwn && (d.kind & kind::Upgrade) == 0)
            offerCard(d, out, id, 0, prices[id]);
        else if (usual && !itsOwn)
            offerUpgrade(*this, out, t, id, 0, prices[id]);
        else
            offerWays(*this, out, t, id);
    });
    return inOrder;
}

/// What ready units may attack as an action: the same as addAttacks, for all targets at once.
void Questions::addUnitAttacks(core::Decision &out, const ActionTerms &t) const
{
    constexpr CardMarks said = mark::AttacksSpace | mark::AttacksGround | mark::CantAttackBases;
    const Card anyUnit;
    const bool spares = std::any_of(s.effects.begin(), s.effects.end(), [&](const Effect &e) {
        return e.kind == EffectKind::Rule && ruleOf(e) == Rule::CantAttackYou;
    });
    std::array<CardSet, 2> usual; // of units about whose attacks nothing is said
    t.attackers.forEach([&](CardId attacker) {
        const Card &a = s.cards[attacker];
        const std::size_t arena = a.zone == Zone::Ground ? 0 : 1;
        const bool plain = !a.marks.any(said) && !a.keywords.any(kw::Saboteur) && !spares;
        CardSet its;
        if (!plain)
            its = attackable(*this, t, arena, a, attacker);
        else if (usual[arena].empty())
            usual[arena] = attackable(*this, t, arena, anyUnit, kNone);
        const CardSet &targets = plain ? usual[arena] : its;
        targets.forEach([&](CardId id) {
            out.offer(static_cast<std::uint8_t>(OptionKind::Attack), attacker).target = id;
        });
    });
}

} // namespace playmat::swu
