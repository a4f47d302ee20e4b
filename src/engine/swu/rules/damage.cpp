#include "engine/swu/rules/instead.h"
#include "engine/swu/rules/machine.h"
#include "engine/swu/rules/opponent.h"

#include <algorithm>
#include <bit>

/// Damage, healing, defeat and the checks after each event (CR 1.9, 1.16.5, 5.6, 6.3).
namespace playmat::swu {

/// All hits happen at the same time; a Shield prevents one instance (CR 1.9.8).
void Changes::dealDamage(std::span<const Hit> hits)
{
    for (const Hit &hit : hits)
        dealOne(hit);
}

/// For the attacks that the unit is making.
static void noteBaseHurt(State &s, CardId unit)
{
    for (int i = 0; i < s.attackCount; ++i) {
        AttackRecord &a = s.attacks[static_cast<std::size_t>(i)];
        if (a.attacker == unit && a.attackerSerial == s.cards[unit].serial)
            a.flags |= AttackRecord::HurtBase;
    }
}

int Changes::dealOne(const Hit &would)
{
    Hit hit = would;
    hit.unpreventable = isUnpreventable(would);
    Card &c = s.cards[hit.victim];
    const bool base = defOf(hit.victim).type == CardType::Base;
    const bool spared = c.marks.any(mark::Spared);
    c.marks = c.marks.without(mark::Decided | mark::Spared);
    if (hit.amount <= 0 || spared || (!base && !isUnitInPlay(hit.victim)))
        return 0;
    if (!hit.combat && !hit.unpreventable && isProtected(hit.victim, hit.dealer)) // CR 8.3.3
        return 0;
    const int full = hit.amount + moreDamage(hit);
    const int left = afterPrevention(hit, full);
    if (!base)
        setMark(hit.victim, mark::MetDamage);
    if (left > 0 && !base && !hit.unpreventable && isShielded(hit.victim)) {
        useShield(hit.victim, left);
        return 0;
    }
    if (left <= 0)
        return 0;
    const int amount = std::min(left, 255 - c.damage);
    c.damage = static_cast<std::uint8_t>(c.damage + amount);
    touch(readsDamage(c) | (base ? reads::History : Reads{0}), hit.victim);
    if (c.damage >= c.hp)
        s.checksDue = true;
    emit(Ev::DamageDealt, hit.victim, hit.source, amount, c.damage);
    if (!base) {
        setMark(hit.victim, mark::HurtThisPhase);
        noteHp(s, hit.victim, hit.dealer);
        c.marks = hit.combat ? c.marks | mark::HurtInCombat : c.marks.without(mark::HurtInCombat);
        doing.hurt.add(hit.victim);
        fireOthers(trig::UnitDamaged, hit.victim, kNone, amount);
        if (c.damage < c.hp || c.marks.any(mark::SurvivesNoHp))
            fireOthers(trig::UnitSurvives, hit.victim, kNone, amount);
        if (isUnitInPlay(hit.source))
            fireOthers(trig::UnitDeals, hit.victim, s.cards[hit.source].controller, amount);
    } else if (isUnitInPlay(hit.source)) {
        noteBaseHurt(s, hit.source);
        setMark(hit.source, mark::DamagedBase);
        if (s.cards[hit.source].controller != c.owner)
            setMark(hit.source, mark::DamagedEnemyBase);
        fireSelf(hit.source, trig::DamagesBase, hit.victim, amount);
    }
    if (base)
        fireOthers(trig::BaseDamaged, hit.victim, kNone, amount);
    if (!hit.combat && hit.dealer != kNone)
        fireOthers(trig::DealsDamage, hit.victim, hit.dealer, amount);
    if (hit.dealer != kNone)
        fireOthers(trig::YouHurt, hit.victim, hit.dealer, amount);
    if (!hit.combat)
        fireOthers(trig::HurtOutsideCombat, hit.victim, kNone, amount);
    if (hit.indirect && !base)
        fireOthers(trig::IndirectHurts, hit.victim, kNone, amount);
    if (base && hit.dealer != kNone
        && !s.history.addBaseDamage(hit.victim, c.def, c.owner, hit.dealer, amount))
        suspend(Capacity::Deeds);
    if (base && hit.dealer != kNone && hit.dealer != c.owner) {
        fireOthers(trig::DamageToBase, hit.victim, hit.dealer, amount);
    }
    return amount;
}

void noteHp(State &s, CardId unit, PlayerId by)
{
    for (PlayerId player = 0; player < kPlayers; ++player)
        if (player == by)
            s.notes.hpBy[player].add(unit);
        else
            s.notes.hpBy[player].remove(unit);
}

/// Once a phase is enough.
void Changes::noteHealed(CardId id)
{
    const Card &c = s.cards[id];
    const bool known = std::ranges::any_of(s.history.phase(), [&](const Deed &deed) {
        return deed.is(DeedKind::Healed) && deed.card == id && deed.serial == c.serial;
    });
    if (!known)
        note(Deed::of(DeedKind::Healed, id, c.def, c.controller));
    touch(reads::History);
}

int Changes::heal(CardId id, int amount, CardId source)
{
    Card &c = s.cards[id];
    const bool base = defOf(id).type == CardType::Base;
    if (base && ruleInPlay(Rule::NoHealBases))
        return 0;
    for (const Effect &e : s.effects)
        if (base && e.kind == EffectKind::PlayerRule && ruleOf(e) == Rule::NoHealBases)
            return 0;
    const int healed = std::min<int>(amount, c.damage);
    if (healed <= 0 || (!base && !isUnitInPlay(id)))
        return 0;
    c.damage = static_cast<std::uint8_t>(c.damage - healed);
    touch(readsDamage(c), id);
    emit(Ev::DamageHealed, id, source, healed, c.damage);
    noteHealed(id);
    fireOthers(trig::Healed, id, kNone, healed);
    if (source != kNone)
        fireOthers(trig::YouHeal, id, s.cards[source].controller, healed);
    return healed;
}

/// What the history and the attacks have to know about a unit that leaves.
void Changes::noteLeaving(CardId id, bool defeated)
{
    Card &c = s.cards[id];
    if (!isUnitInPlay(id))
        return;
    if (!defeated)
        noteRemarks(id);
    if (!defeated)
        note(Deed::of(DeedKind::LeftPlay, id, c.def, c.controller));
    touch(reads::History);
    leaveAttacks(id, defeated);
}

/// The attacks that the unit was in go on without it and remember how it was (CR 8.11).
void Changes::leaveAttacks(CardId id, bool defeated)
{
    const Card &c = s.cards[id];
    const unsigned left = AttackRecord::DefenderLeft
        | (defeated ? unsigned{AttackRecord::DefenderDefeated} : 0U)
        | (c.damage > 0 ? unsigned{AttackRecord::DefenderDamaged} : 0U);
    for (int i = 0; i < s.attackCount; ++i) {
        AttackRecord &a = s.attacks[static_cast<std::size_t>(i)];
        if (a.attacker == id && a.attackerSerial == c.serial
            && (a.flags & AttackRecord::AttackerLeft) == 0) {
            a.flags |= AttackRecord::AttackerLeft;
            keepVictory(a);
        }
        if (a.defender == id && a.defenderSerial == c.serial
            && (a.flags & AttackRecord::DefenderLeft) == 0) {
            a.flags = static_cast<std::uint8_t>(a.flags | left);
            a.defenderHad = c.keywords;
        }
    }
}

static bool isAttacking(const State &s, CardId unit)
{
    return std::any_of(s.attacks.begin(), s.attacks.begin() + s.attackCount,
                       [&](const AttackRecord &a) {
                           return a.attacker == unit && a.attackerSerial == s.cards[unit].serial
                               && (a.flags & AttackRecord::Running) != 0;
                       });
}

/// Records who defeated the unit: for a unit without remaining HP, the player who last changed it
/// by damage or through its maximum HP (CR 1.18.1).
void Changes::noteDefeat(CardId id, PlayerId by)
{
    if (!isUnitInPlay(id))
        return;
    PlayerId did = by;
    for (PlayerId player = 0; player < kPlayers && by == kNone; ++player)
        if (s.notes.hpBy[player].has(id))
            did = player;
    Deed deed = Deed::of(DeedKind::Defeated, id, s.cards[id].def, s.cards[id].controller, did);
    deed.value = isAttacking(s, id) ? 1 : 0;
    noteRemarks(id);
    note(deed);
    touch(reads::History);
}

/// A leader that would leave play goes home, exhausted, on its leader side (CR 3.4.6). As a unit it
/// was deployed; as an upgrade it may have come otherwise, and keeps its Epic Action (CR 3.4.5).
void Changes::defeatLeader(CardId id)
{
    Card &c = s.cards[id];
    const std::uint8_t used = isUnitInPlay(id) ? status::EpicUsed : std::uint8_t{0};
    leavePlay(id);
    const PlayerId owner = c.owner;
    moveTo(id, Zone::Base, owner);
    c.status = static_cast<std::uint8_t>((c.status & ~status::Deployed) | used);
    c.controller = owner;
    newObject(id);
    emit(Ev::FaceChanged, id, kNone, 0);
    exhaust(id);
}

/// While it is still attached.
void Changes::fireUpgradeDefeated(CardId upgrade)
{
    noteOnce(DeedKind::UpgradeDefeated, s.cards[upgrade].controller);
    fireOthers(trig::UpgradeDefeated, upgrade);
}

/// The amount of the trigger for a defeat: 1 if the unit was defeated by combat damage.
static int fellInCombat(const Card &unit, PlayerId by)
{
    return by == kNone && unit.marks.any(mark::HurtInCombat) ? 1 : 0;
}

/// For who may use the unit's "When Defeated" abilities, as long as they are known.
void Changes::fireDefeatedAbilities(CardId unit)
{
    if (!s.listens.any(trig::DefeatedAbility))
        return;
    forAbilities(unit, [&](AbilityId id) {
        const Ability &a = p.abilities[id];
        if (a.kind == AbilityKind::Triggered && a.triggers.any(trig::Defeated))
            fireOthers(trig::DefeatedAbility, unit, kNone, id);
    });
}

/// Defeats all of them at once: units see each other's defeat (CR 7.6.4), their upgrades go with
/// them, everything goes to its owner's discard pile, tokens are set aside.
void Changes::defeat(const CardSet &cards, PlayerId by)
{
    CardSet now = cards;
    cards.forEach([&](CardId id) {
        const bool own = inPlay(id) && isArena(s.cards[id].zone) && insteadOfDefeat(*this, id) != 0;
        const bool onBase = inPlay(id) && s.cards[id].host != kNone && !isArena(s.cards[id].zone);
        if (own || (onBase && savesFromDefeat(*this, id).first != kNone)) {
            now.remove(id);
            if (!decidesInstead(s, id))
                offerInstead(*this, id, by);
        }
    });
    if (!now.empty())
        defeatNow(now, by);
}

/// The same, with nothing that could be done instead.
void Changes::defeatNow(const CardSet &cards, PlayerId by)
{
    refresh();
    s.inOrder(cards, [&](CardId id) {
        if (!inPlay(id))
            return;
        emit(Ev::Defeated, id, s.cards[id].host, 0, 0, s.cards[id].controller);
        if (s.cards[id].zone != Zone::Resources) // a resource is blank (CR 1.5.5F, 1.7.8)
            fireSelf(id, trig::Defeated | trig::Bounty, id, fellInCombat(s.cards[id], by));
        if (s.cards[id].host != kNone) {
            fireSelf(id, trig::Unattached, s.cards[id].host);
            fireUpgradeDefeated(id);
        }
        if (isUnitInPlay(id)) {
            for (CardId u = s.cards[id].firstUpgrade; u != kNone; u = s.cards[u].next)
                if (!cards.has(u)) {
                    fireSelf(u, trig::Defeated, u);
                    fireUpgradeDefeated(u);
                }
            fireOthers(trig::UnitDefeated, id);
            fireDefeatedAbilities(id);
            fireOthers(trig::LeavesPlay, id);
        }
    });
    s.inOrder(cards, [&](CardId id) {
        noteDefeat(id, by);
        noteLeaving(id, true);
    });
    s.inOrder(cards, [&](CardId id) {
        if (!inPlay(id))
            return;
        const bool unit = isUnitInPlay(id);
        if (defOf(id).type == CardType::Leader) {
            defeatLeader(id);
            return;
        }
        leavePlay(id);
        moveTo(id, Zone::Discard, s.cards[id].owner);
        if (unit)
            setMark(id, mark::DefeatedThisPhase);
    });
}

bool Changes::checkBases()
{
    std::uint8_t lost = 0;
    for (PlayerId player = 0; player < kPlayers; ++player)
        if (s.bases[player] != kNone && remainingHp(s.bases[player]) <= 0)
            lost = static_cast<std::uint8_t>(lost | (1U << player));
    if (lost == 0)
        return false;
    for (PlayerId player = 0; player < kPlayers; ++player)
        s.players[player].lost = ((lost >> player) & 1U) != 0;
    const auto first = static_cast<PlayerId>(std::countr_zero(unsigned{lost}));
    finish(lost == kEverybody ? EndReason::BothBases : EndReason::BaseDefeated, // CR 5.6.3
           survivorAfter(s, first));
    return true;
}

/// A player who controls two faceup copies of a unique card keeps one (CR 8.29).
bool Changes::checkUniqueness()
{
    std::array<CardId, kMaxCards> unique;
    std::size_t n = 0;
    for (const Zone zone : {Zone::Ground, Zone::Space})
        s.forEach(zone, 0, [&](CardId id) {
            if (hotOf(id).unique && !decidesInstead(s, id))
                unique[n++] = id;
            for (CardId u = s.cards[id].firstUpgrade; u != kNone; u = s.cards[u].next)
                if (hotOf(u).unique && !decidesInstead(s, u))
                    unique[n++] = u;
        });
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t k = i + 1; k < n; ++k)
            if (defOf(unique[i]).identity == defOf(unique[k]).identity
                && s.cards[unique[i]].controller == s.cards[unique[k]].controller) {
                push(Frame::of(UniquenessFrame{.identity = defOf(unique[i]).identity},
                               s.cards[unique[i]].controller));
                wait();
                return true;
            }
    return false;
}

void Questions::askUniqueness(const Frame &f, core::Decision &out) const
{
    out.kind = core::DecisionKind::ChooseCards;
    out.prompt = static_cast<std::uint16_t>(Prompt::DefeatDuplicate);
    out.min = out.max = 1;
    CardSet copies;
    for (CardId id = 0; id < s.cardCount; ++id)
        if (isArena(s.cards[id].zone) && defOf(id).identity == f.uniqueness().identity
            && s.cards[id].controller == f.player)
            copies.add(id);
    offerCards(out, copies);
}

void Machine::answerUniqueness(const Frame &f, const core::Option &o)
{
    const PlayerId player = f.player;
    CardSet one;
    one.add(o.card);
    pop();
    defeat(one, player);
}

bool Changes::checkUnits()
{
    CardSet dead;
    for (const Zone zone : {Zone::Ground, Zone::Space})
        s.forEach(zone, 0, [&](CardId id) {
            const bool survives = s.cards[id].marks.any(mark::SurvivesNoHp);
            if (remainingHp(id) <= 0 && !survives && !decidesInstead(s, id))
                dead.add(id);
        });
    if (dead.empty())
        return false;
    defeat(dead, kNone);
    return true;
}

/// CR 1.16.5, in its order: bases, uniqueness, units without remaining HP.
bool Machine::stateChecks()
{
    s.checksDue = false;
    if (checkBases())
        return true;
    if (checkUniqueness()) {
        s.checksDue = true;
        return true;
    }
    return checkUnits();
}

} // namespace playmat::swu
