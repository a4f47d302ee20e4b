#include "engine/swu/machine.h"

#include <algorithm>

/// Current values (CR 1.8.3, 8.15): printed, then everything that adds and subtracts, clamped at
/// the end. Nothing is added in place: a change marks the values stale and all are worked out anew.
namespace playmat::swu {

namespace {

/// Sums before they are clamped; one slot a card, only those in arenas are used. Not initialised,
/// so that the slots of all other cards cost nothing: Sums{} is zero.
struct Sums
{
    std::int16_t power;
    std::int16_t hp;
    std::int16_t raid;
    std::int16_t restore;
    Keywords lost;
};

} // namespace

void Machine::deriveBase(CardId id)
{
    Card &c = s.cards[id];
    c.marks = static_cast<std::uint16_t>(c.marks & ~mark::Derived);
    c.status = static_cast<std::uint8_t>(c.status & ~(status::Blank | status::LeaderUnit));
    const HotDef &d = hotOf(id);
    c.hp = d.hp;
    c.power = d.power;
    c.keywords = 0;
    c.raid = c.restore = 0;
}

void Machine::derive()
{
    s.derivedDirty = false;
    struct Before
    {
        CardId id;
        std::uint8_t power, hp, raid, restore;
        Keywords keywords;
        std::uint16_t marks;
    };
    std::array<Before, kMaxCards> before;
    std::array<Sums, kMaxCards> sums;
    std::array<CardId, kMaxCards> units;
    std::size_t n = 0;
    for (const Zone zone : {Zone::Ground, Zone::Space})
        for (CardId id = s.list(zone, 0).head; id != kNone; id = s.cards[id].next) {
            const Card &c = s.cards[id];
            before[n] = {id, c.power, c.hp, c.raid, c.restore, c.keywords, c.marks};
            units[n++] = id;
            sums[id] = Sums{};
            deriveBase(id);
        }
    for (PlayerId player = 0; player < kPlayers; ++player) {
        s.forEach(Zone::Base, player, [&](CardId id) {
            sums[id] = Sums{};
            deriveBase(id);
        });
    }
    // What is blank has no abilities to add (CR 8.14); so this comes first.
    for (const Effect &e : s.effects)
        if (e.kind == EffectKind::LoseAbilities)
            s.forTargets(e, [&](CardId id) {
                if (inPlay(id))
                    s.cards[id].status |= status::Blank;
            });
    for (std::size_t i = 0; i < n; ++i) {
        Card &c = s.cards[units[i]];
        Sums &sum = sums[units[i]];
        const HotDef &d = hotOf(units[i]);
        sum.power = d.power;
        sum.hp = d.hp;
        if ((c.status & status::Blank) == 0) {
            c.keywords = d.keywords;
            sum.raid = d.raid;
            sum.restore = d.restore;
        }
        if (d.type == CardType::Leader)
            c.status |= status::LeaderUnit;
        for (CardId u = c.firstUpgrade; u != kNone; u = s.cards[u].next) {
            const HotDef &up = hotOf(u);
            sum.power = static_cast<std::int16_t>(sum.power + up.power);
            sum.hp = static_cast<std::int16_t>(sum.hp + up.hp);
        }
    }
    const auto give = [&](CardId id, int power, int hp, Keywords k, int raid, int restore) {
        Sums &sum = sums[id];
        sum.power = static_cast<std::int16_t>(sum.power + power);
        sum.hp = static_cast<std::int16_t>(sum.hp + hp);
        if ((s.cards[id].status & status::Blank) != 0)
            return; // it cannot gain abilities either (CR 8.14)
        s.cards[id].keywords |= k;
        sum.raid = static_cast<std::int16_t>(sum.raid + raid);
        sum.restore = static_cast<std::int16_t>(sum.restore + restore);
    };
    for (const Effect &e : s.effects) {
        const Node &by = p.nodes[e.node];
        s.forTargets(e, [&](CardId id) {
            if (!inPlay(id))
                return;
            if (e.kind == EffectKind::Modify)
                give(id, e.power(), e.hp(), by.keywords, by.raid, by.restore);
            else if (e.kind == EffectKind::Power)
                give(id, e.power(), 0, 0, 0, 0);
            else if (e.kind == EffectKind::LoseKeywords)
                sums[id].lost |= by.keywords;
            else if (e.kind == EffectKind::Rule)
                applyRule({.rule = by.rule}, id);
        });
    }
    s.rules = 0;
    forConstants([&](const Ability &a, CardId source) {
        const Constant &k = a.constant;
        s.rules |= 1U << static_cast<unsigned>(k.rule);
        if (k.affects == 0)
            return;
        const View v = viewOf(source);
        if (a.cond != 0 && !holds(a.cond, v))
            return;
        const auto apply = [&](CardId id) {
            const View of{v.you, v.self, v.ctx};
            if (!inPlay(id))
                return;
            give(id, k.power == 0 ? 0 : amount(k.power, of), k.hp == 0 ? 0 : amount(k.hp, of),
                 k.keywords, k.raid == 0 ? 0 : amount(k.raid, of),
                 k.restore == 0 ? 0 : amount(k.restore, of));
            if (k.ability != 0)
                s.cards[id].marks |= mark::HasGained;
            applyRule(k, id);
        };
        const Selector &sel = p.selectors[k.affects];
        if (sel.mode == SelectMode::Each)
            collect(sel.filter, v).forEach(apply);
        else if (const CardId id = refer(sel.ref, v); id != kNone)
            apply(id);
    });
    // While attacking: Raid (CR 7.5.8) and what the other side of the attack gets.
    const bool reacts = ruleInPlay(Rule::DefenderGets) || ruleInPlay(Rule::AttackerGets);
    for (int i = 0; i < s.attackCount && reacts; ++i) {
        const AttackRecord &a = s.attacks[static_cast<std::size_t>(i)];
        const bool there = (a.flags & AttackRecord::DefenderLeft) == 0 && isUnitInPlay(a.defender);
        if ((a.flags & AttackRecord::Running) == 0 || !there)
            continue;
        forConstants([&](const Ability &ability, CardId source) {
            const Constant &k = ability.constant;
            const View v = viewOf(source);
            if (k.rule == Rule::DefenderGets
                && (k.filter == 0 ? a.attacker == source : matches(k.filter, a.attacker, v))
                && holds(ability.cond, v))
                sums[a.defender].power
                    = static_cast<std::int16_t>(sums[a.defender].power + amount(k.amount, v));
            const CardId guarded = s.cards[source].host != kNone ? s.cards[source].host : source;
            if (k.rule == Rule::AttackerGets && a.defender == guarded && isUnitInPlay(a.attacker)
                && holds(ability.cond, v))
                sums[a.attacker].power
                    = static_cast<std::int16_t>(sums[a.attacker].power + amount(k.amount, v));
        });
    }
    for (std::size_t i = 0; i < n; ++i) {
        Card &c = s.cards[units[i]];
        Sums &sum = sums[units[i]];
        c.keywords = static_cast<Keywords>(c.keywords & ~(sum.lost | kw::Raid | kw::Restore));
        if (sum.raid > 0 && (sum.lost & kw::Raid) == 0)
            c.keywords |= kw::Raid;
        if (sum.restore > 0 && (sum.lost & kw::Restore) == 0)
            c.keywords |= kw::Restore;
        c.raid = static_cast<std::uint8_t>((c.keywords & kw::Raid) != 0 ? sum.raid : 0);
        c.restore = static_cast<std::uint8_t>((c.keywords & kw::Restore) != 0 ? sum.restore : 0);
        if ((c.keywords & kw::Grit) != 0)
            sum.power = static_cast<std::int16_t>(sum.power + c.damage);
        for (int k = 0; k < s.attackCount; ++k) {
            const AttackRecord &a = s.attacks[static_cast<std::size_t>(k)];
            if (a.attacker == units[i] && (a.flags & AttackRecord::Running) != 0)
                sum.power = static_cast<std::int16_t>(sum.power + c.raid);
        }
        c.power = static_cast<std::uint8_t>(std::clamp<int>(sum.power, 0, 255));
        c.hp = static_cast<std::uint8_t>(std::clamp<int>(sum.hp, 0, 255));
        const Before &b = before[i];
        if (b.hp > c.hp || (b.marks & ~c.marks & mark::SurvivesNoHp) != 0)
            s.checksDue = true; // it may have no remaining HP now, or that may matter now
        if (m_events == nullptr)
            continue;
        if (b.power != c.power || b.hp != c.hp)
            emit(Ev::CardChanged, units[i], kNone, c.power, c.hp);
        if (b.keywords != c.keywords || b.raid != c.raid || b.restore != c.restore)
            emit(Ev::KeywordsChanged, units[i], kNone, c.keywords, c.raid + 256 * c.restore);
    }
}

void Machine::applyRule(const Constant &k, CardId target)
{
    Card &c = s.cards[target];
    switch (k.rule) {
    case Rule::CantBeAttacked:
        c.marks |= mark::CantBeAttacked;
        break;
    case Rule::CantAttackBases:
        c.marks |= mark::CantAttackBases;
        break;
    case Rule::CantReady:
        c.marks |= mark::CantReady;
        break;
    case Rule::CanAttackArena:
        c.marks |= k.zone == Zone::Ground ? mark::AttacksGround : mark::AttacksSpace;
        break;
    case Rule::DealsDamageFirst:
        c.marks |= mark::DealsFirst;
        break;
    case Rule::SurvivesNoHp:
        c.marks |= mark::SurvivesNoHp;
        break;
    default:
        break;
    }
}

} // namespace playmat::swu
