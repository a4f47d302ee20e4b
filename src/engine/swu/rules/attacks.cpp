#include "engine/swu/rules/machine.h"
#include "engine/swu/rules/prevention.h"
#include "engine/swu/rules/second_defender.h"
#include "engine/swu/rules/support.h"
#include "engine/swu/text/reasons.h"

#include <algorithm>

/// Attacks (CR 6.3): declare, begin with its window, combat damage, end with its window.
namespace playmat::swu {

using core::Refusal;

/// The attack part of an effect; for Ambush and Support there is no tree, their terms are the
/// keyword's.
const Node &Board::nodeOf(NodeId id) const
{
    static const Node ambush{.flags = nf::EvenExhausted | nf::UnitsOnly};
    static const Node support{};
    return id == kAmbushNode ? ambush : id == kSupportNode ? support : p.nodes[id];
}

/// What counts of a unit when it is asked whom it may attack, with what Support lends it.
struct Terms
{
    Keywords keywords;
    CardMarks marks;
};
static Terms attackingAs(const Board &m, CardId attacker, NodeId id)
{
    const Card &a = m.s.cards[attacker];
    const CardId lender = id == kSupportNode ? supporterOf(m) : kNone;
    if ((a.status & status::Blank) != 0 || lender == kNone) // nothing can be gained (CR 8.14.2)
        return {a.keywords, a.marks};
    const Card &more = m.s.cards[lender];
    constexpr auto kReaches = mark::AttacksGround | mark::AttacksSpace;
    return {a.keywords | more.keywords, a.marks | (more.marks & kReaches)};
}

/// "Friendly units can attack bases while using Ambush."
static bool ambushesBases(const Board &m, CardId attacker)
{
    bool does = false;
    if (m.ruleInPlay(Rule::AmbushBases))
        m.forConstants([&](const Ability &a, CardId source) {
            does = does
                || (a.constant.rule == Rule::AmbushBases
                    && m.matches(a.constant.filter, attacker, m.viewOf(source)));
        });
    return does;
}

Refusal Plays::whyNotAttack(CardId attacker, CardId target, NodeId id) const
{
    const Node &n = nodeOf(id);
    const Card &a = s.cards[attacker];
    const Card &t = s.cards[target];
    const bool base = defOf(target).type == CardType::Base;
    if (!isUnitInPlay(attacker))
        return refuse(Reason::NotAUnit, "CR 6.3.1", attacker);
    if ((a.status & status::Exhausted) != 0 && (n.flags & nf::EvenExhausted) == 0)
        return refuse(Reason::Exhausted, "CR 6.3.2A", attacker);
    if (a.marks.any(mark::CantAttack))
        return refuse(Reason::CannotAttack, "CR 6.3.2", attacker);
    if (!base && !isUnitInPlay(target))
        return refuse(Reason::NotAUnit, "CR 6.3.1", target);
    if (t.controller == a.controller)
        return refuse(Reason::OwnCard, "CR 6.3.0B", target);
    const Terms as = attackingAs(*this, attacker, id);
    const bool other = (isArena(n.zone) && n.zone == t.zone)
        || (t.zone == Zone::Ground && as.marks.any(mark::AttacksGround))
        || (t.zone == Zone::Space && as.marks.any(mark::AttacksSpace));
    if (!attackReaches(a.zone, t.zone, other))
        return refuse(Reason::OtherArena, "CR 6.3.2A", attacker, target);
    const bool byAmbush = id == kAmbushNode && ambushesBases(*this, attacker);
    const bool noBases = a.marks.any(mark::CantAttackBases)
        || ((n.flags & (nf::NotBases | nf::UnitsOnly)) != 0 && !byAmbush);
    if (base && noBases)
        return refuse(Reason::CannotAttackBases, "CR 6.3.2", attacker);
    const bool spares = std::any_of(s.effects.begin(), s.effects.end(), [&](const Effect &e) {
        return e.kind == EffectKind::Rule && ruleOf(e) == Rule::CantAttackYou
            && e.controller == t.controller && s.affects(e, attacker);
    });
    if (spares)
        return refuse(Reason::CannotAttack, "CR 6.3.2", attacker);
    const bool sentinel = !base && t.keywords.any(kw::Sentinel);
    if (!sentinel && t.marks.any(mark::CantBeAttacked))
        return refuse(Reason::CannotBeAttacked, "CR 8.3.3", target);
    const bool gains = (a.status & status::Blank) == 0; // else nothing can be gained (CR 8.14.2)
    const bool saboteur = (as.keywords | n.keywords.onlyIf(gains)).any(kw::Saboteur);
    if (sentinel || saboteur)
        return {};
    for (CardId u = s.list(a.zone, 0).head; u != kNone; u = s.cards[u].next)
        if (s.cards[u].controller == t.controller && s.cards[u].keywords.any(kw::Sentinel))
            return refuse(Reason::SentinelInTheWay, "CR 7.5.11", attacker, target, u);
    return {};
}

/// Calls f(target) for what the unit may attack, until f says that it is enough; whether it did.
template <class F>
bool Plays::untilTarget(CardId attacker, NodeId node, F &&f) const
{
    const Card &a = s.cards[attacker];
    if ((a.status & status::Exhausted) != 0 && (nodeOf(node).flags & nf::EvenExhausted) == 0)
        return false;
    const auto enough = [&](CardId target) {
        return target != kNone && s.cards[target].controller != a.controller
            && whyNotAttack(attacker, target, node).code == 0 && f(target);
    };
    for (const Zone zone : {Zone::Ground, Zone::Space})
        for (CardId id = s.list(zone, 0).head; id != kNone; id = s.cards[id].next)
            if (enough(id))
                return true;
    return std::any_of(s.bases.begin(), s.bases.end(), enough);
}

bool Plays::mayAttack(CardId attacker, NodeId node) const
{
    return untilTarget(attacker, node, [](CardId) { return true; });
}

void Questions::addAttacks(core::Decision &out, CardId attacker, NodeId node) const
{
    untilTarget(attacker, node, [&](CardId target) {
        out.options.push_back({.kind = static_cast<std::uint8_t>(OptionKind::Attack),
                               .card = attacker,
                               .target = target});
        return false;
    });
}

/// Starts an attack; `node` is the effect that lets it happen, with its terms for this attack.
void Machine::startAttack(CardId attacker, CardId defender, std::uint8_t flags, std::uint8_t outer,
                          NodeId id)
{
    if (s.attackCount >= kMaxAttacks) {
        suspend(Capacity::Attacks);
        return;
    }
    const std::uint8_t index = s.attackCount++;
    AttackRecord &a = s.attacks[index];
    a = {};
    a.attacker = attacker;
    a.defender = defender;
    a.attackerSerial = s.cards[attacker].serial;
    a.defenderSerial = s.cards[defender].serial;
    a.defendingPlayer = s.cards[defender].controller;
    a.arena = s.cards[defender].zone;
    a.flags = flags;
    a.by = id == kAmbushNode ? TriggerKind::Ambush
        : id == kSupportNode ? TriggerKind::Support
                             : TriggerKind::Ability;
    holdTriggers(index);
    push(
        Frame::of(AttackFrame{.attack = index, .effect = id}, s.cards[attacker].controller, outer));
    if (id == kSupportNode)
        lendAbilities(*this, s.contexts[outer].source, s.contexts[outer].controller,
                      s.attacks[index].attacker, index);
    else if (id != 0 && id != kAmbushNode && outer != kNone)
        attackTerms(a, index, outer, id);
}

/// What the effect says of this attack: bonuses, keywords, who deals first, then its own effects.
void Machine::attackTerms(AttackRecord &a, std::uint8_t index, std::uint8_t outer, NodeId id)
{
    const Node &n = nodeOf(id);
    Context &c = s.contexts[outer];
    const View v{c.controller, c.source, &c};
    c.it.clear();
    c.it.add(a.attacker);
    c.itController = s.cards[a.attacker].controller;
    c.attack = index;
    if ((n.flags & nf::DealsFirst) != 0)
        a.flags |= AttackRecord::DealsFirst;
    Effect e;
    e.kind = EffectKind::Modify;
    e.duration = Duration::Attack;
    e.attack = index;
    e.node = id;
    e.source = c.source;
    e.sourceSerial = c.sourceSerial;
    e.controller = c.controller;
    e.target = a.attacker;
    e.targetSerial = a.attackerSerial;
    const bool fits = (n.filter == 0 || matches(n.filter, a.attacker, v)) && holds(n.cond, v);
    const int more = n.powerAmount != 0 && fits ? amount(n.powerAmount, v) : 0;
    e.setValues(std::clamp(n.power + more, -100, 100), n.hp);
    addLasting(e);
    if (n.defenderPower != 0) {
        e.kind = EffectKind::Power;
        e.target = a.defender;
        e.targetSerial = a.defenderSerial;
        e.setValues(n.defenderPower, 0);
        addLasting(e);
    }
    if (n.body != 0)
        pushEffects(n.body, outer);
}

/// Whether an ability of the attacker, perhaps a gained one, has the rule.
static bool attackerHas(const Board &m, const AttackRecord &a, Rule rule)
{
    bool has = false;
    if (m.ruleInPlay(rule) && m.isUnitInPlay(a.attacker))
        m.forConstantsOf(a.attacker, [&](const Ability &ability, CardId) {
            has = has || ability.constant.rule == rule;
        });
    return has;
}

/// The units that can be attacked together with the defender, if an ability allows a second one.
CardSet Questions::secondTargets(const Frame &f) const
{
    CardSet out;
    const AttackRecord &a = s.attacks[f.attack().attack];
    if (attackerHas(*this, a, Rule::AttacksTwo) && isUnitInPlay(a.defender))
        untilTarget(a.attacker, f.attack().effect, [&](CardId target) {
            out.addIf(target != a.defender && isUnitInPlay(target), target);
            return false;
        });
    return out;
}

/// "You may have the defending unit deal combat damage before this unit", if there is a defending
/// unit.
bool Plays::mayDealLast(const AttackRecord &a) const
{
    constexpr unsigned kLeft = AttackRecord::DefenderLeft | AttackRecord::AttackerLeft;
    return (a.flags & kLeft) == 0 && isUnitInPlay(a.defender)
        && attackerHas(*this, a, Rule::MayDealLast);
}

/// Deals the defender's damage after the attacker has dealt its damage first (CR 6.3.5C).
static void strikeBack(Machine &m, Frame &f, AttackRecord &a)
{
    CombatHits hits;
    const std::size_t n = m.combatHits(a, false, true, kNone, hits);
    if (asksToPrevent(m, {hits.data(), n}))
        return;
    f.go(AttackStep::End);
    m.strike(a, false, true, kNone);
}

void Machine::stepAttack(Frame &f)
{
    const std::uint8_t index = f.attack().attack;
    AttackRecord &a = s.attacks[index];
    switch (f.step<AttackStep>()) {
    case AttackStep::Begin:
        if (!secondTargets(f).empty()) {
            f.go(AttackStep::AskSecond);
            wait();
            return;
        }
        [[fallthrough]];
    case AttackStep::Declared:
        f.go(AttackStep::Calculate);
        beginAttack(a);
        return;
    case AttackStep::Calculate:
        if (!excessTargets(a).empty()) {
            f.go(AttackStep::AskExcess);
            wait();
            return;
        }
        [[fallthrough]];
    case AttackStep::DealDamage:
        if (f.attack().first == 0 && mayDealLast(a)) {
            f.go(AttackStep::AskOrder);
            wait();
            return;
        }
        combatDamage(f, a);
        return;
    case AttackStep::StrikeBack:
        strikeBack(*this, f, a);
        return;
    case AttackStep::End:
        f.go(AttackStep::Expire);
        endAttack(a);
        return;
    case AttackStep::Expire:
        f.go(AttackStep::Window);
        a.flags = static_cast<std::uint8_t>(a.flags & ~AttackRecord::Running);
        expire(Duration::Attack, index);
        touch(readsAttack(s.cards[a.attacker]), a.attacker);
        return;
    case AttackStep::Window:
        f.go(AttackStep::Done);
        if (pushWindow())
            return;
        [[fallthrough]];
    case AttackStep::Done:
        if (pushDelayed(When::AttackOver))
            return;
        emit(Ev::AttackEnded, a.attacker, a.defender);
        releaseTriggers(index);
        a = {};
        --s.attackCount;
        pop();
        return;
    default:
        ENGINE_CHECK(false, f.stepNumber, 0);
    }
}

void Machine::beginAttack(AttackRecord &a)
{
    Card &attacker = s.cards[a.attacker];
    if (attacker.serial != a.attackerSerial || !isUnitInPlay(a.attacker))
        a.flags |= AttackRecord::AttackerLeft;
    emit(Ev::AttackDeclared, a.attacker, a.defender);
    if ((a.flags & AttackRecord::AttackerLeft) != 0)
        return;
    exhaust(a.attacker);
    setMark(a.attacker, mark::AttackedThisPhase);
    const bool onBase = !isUnitInPlay(a.defender) && s.phase == Phase::Action;
    if (onBase && attacker.controller == s.active)
        s.players[s.active].acted
            = static_cast<std::uint8_t>(s.players[s.active].acted | 1U << (1U + a.defendingPlayer));
    Deed deed = Deed::of(DeedKind::Attacked, a.attacker, attacker.def, attacker.controller);
    deed.value = a.defender;
    noteRemarks(a.attacker);
    note(deed);
    a.flags |= AttackRecord::Running;
    touch(readsAttack(attacker) | reads::History, a.attacker);
    refresh();
    fireSelf(a.attacker, trig::OnAttack, a.defender);
    fireOthers(trig::UnitAttacks, a.attacker);
    if (attacker.keywords.any(kw::Restore))
        addKeywordTrigger(TriggerKind::Restore, a.attacker);
    const bool unit = isUnitInPlay(a.defender);
    const CardId second = secondDefender(*this, a);
    const bool shields
        = unit && (shieldsOn(a.defender) > 0 || (second != kNone && shieldsOn(second) > 0));
    if (attacker.keywords.any(kw::Saboteur) && shields)
        addKeywordTrigger(TriggerKind::Saboteur, a.attacker);
    if (unit)
        fireSelf(a.defender, trig::Attacked, a.attacker);
    if (second != kNone) {
        fireSelf(second, trig::Attacked, a.attacker);
        fireOnUpgrades(second, trig::HostAttacked, a.attacker);
    }
    if (unit)
        fireOnUpgrades(a.defender, trig::HostAttacked, a.attacker);
    else
        fireOthers(trig::BaseAttacked, a.attacker, a.defendingPlayer);
    pushWindow();
}

/// From the current power of both (CR 6.3.4); at the same time unless one deals first.
void Machine::combatDamage(Frame &f, AttackRecord &a)
{
    const bool attackerThere = (a.flags & AttackRecord::AttackerLeft) == 0;
    const bool first = (a.flags & AttackRecord::DealsFirst) != 0
        || (attackerThere && s.cards[a.attacker].marks.any(mark::DealsFirst));
    if (!attackerThere) { // CR 6.3.4B
        f.go(AttackStep::End);
        return;
    }
    AttackFrame &frame = f.attack();
    const bool yields = frame.first == AttackFrame::DefenderFirst;
    const bool struck = frame.first == AttackFrame::DefenderDone;
    const bool back = yields || (!first && !struck);
    CombatHits hits;
    const std::size_t n = combatHits(a, !yields, back, frame.excessTo, hits);
    if (asksToPrevent(*this, {hits.data(), n})) {
        f.go(AttackStep::DealDamage);
        return;
    }
    const CardId excessTo = frame.excessTo;
    if (yields)
        frame.first = AttackFrame::DefenderDone;
    f.go(yields                 ? AttackStep::DealDamage
             : first && !struck ? AttackStep::StrikeBack
                                : AttackStep::End);
    strike(a, !yields, back, excessTo);
}

/// How much combat damage the unit deals.
int Plays::strengthOf(CardId unit) const
{
    const Card &c = s.cards[unit];
    const bool none = std::any_of(s.effects.begin(), s.effects.end(), [&](const Effect &e) {
        return e.kind == EffectKind::Rule && ruleOf(e) == Rule::NoCombatDamage
            && s.affects(e, unit);
    });
    if (none)
        return 0;
    return c.marks.any(mark::DealsByHp) ? std::max(0, remainingHp(unit)) : c.power;
}

/// The attacker's damage to the defender.
Hit Plays::hitBy(const AttackRecord &a) const
{
    return {.victim = a.defender,
            .amount = strengthOf(a.attacker),
            .source = a.attacker,
            .dealer = s.cards[a.attacker].controller,
            .combat = true};
}

/// What is left over of the attacker's combat damage. A unit it does not defeat leaves nothing,
/// one that is gone leaves all of it (CR 6.3.5D, 7.5.7).
int Plays::excessOf(const AttackRecord &a) const
{
    const int power = strengthOf(a.attacker);
    if (!isArena(a.arena) || (a.flags & AttackRecord::AttackerLeft) != 0)
        return 0;
    const bool left = (a.flags & AttackRecord::DefenderLeft) != 0;
    const int one = left ? power : excessOver(a, a.defender);
    const CardId second = secondDefender(*this, a);
    const int gone = secondHasLeft(*this, a) ? power : 0;
    return one + gone + (second == kNone ? 0 : excessOver(a, second));
}

int Plays::excessOver(const AttackRecord &a, CardId defender) const
{
    const int power = strengthOf(a.attacker);
    constexpr CardMarks unhurt = mark::SurvivesNoHp | mark::Spared;
    Hit hit = hitBy(a);
    hit.victim = defender;
    const bool shielded = isShielded(defender) && !isUnpreventable(hit);
    if (shielded || power == 0 || s.cards[defender].marks.any(unhurt))
        return 0;
    return std::max(
        0, power + moreDamage(hit) - preventedFrom(hit) - std::max(0, remainingHp(defender)));
}

/// Units that may get the excess damage because of the attacker's own ability (Rule::ExcessToUnit).
CardSet Plays::excessTargets(const AttackRecord &a) const
{
    CardSet out;
    const bool gone = (a.flags & AttackRecord::DefenderLeft) != 0;
    const bool overwhelm = s.cards[a.attacker].keywords.any(kw::Overwhelm);
    if (excessOf(a) == 0 || (gone && !overwhelm)) // CR 6.3.4C
        return out;
    forConstants([&](const Ability &ability, CardId source) {
        const View v = viewOf(source);
        if (ability.constant.rule == Rule::ExcessToUnit && source == a.attacker
            && holds(ability.cond, v))
            out = collect(ability.constant.filter, v);
    });
    out.remove(a.defender);
    return out;
}

void Questions::askExcess(const Frame &f, core::Decision &out) const
{
    const AttackRecord &a = s.attacks[f.attack().attack];
    out.kind = core::DecisionKind::ChooseCards;
    out.prompt = static_cast<std::uint16_t>(Prompt::ChooseTargets);
    out.source = a.attacker;
    out.max = 1;
    offerCards(out, excessTargets(a));
}

void Questions::askAttackFrame(const Frame &f, core::Decision &out) const
{
    const CardId attacker = s.attacks[f.attack().attack].attacker;
    if (f.at(AttackStep::AskExcess)) {
        askExcess(f, out);
    } else if (f.at(AttackStep::AskOrder)) {
        askYesNo(out, Prompt::MayUse);
        out.min = out.max = 1;
        out.source = attacker;
    } else {
        out.kind = core::DecisionKind::ChooseCards;
        out.prompt = static_cast<std::uint16_t>(Prompt::ChooseTargets);
        out.source = attacker;
        out.max = 1;
        offerCards(out, secondTargets(f));
    }
}

void Machine::answerAttackFrame(Frame &f, const core::Decision &d, const core::Answer &a)
{
    AttackFrame &frame = f.attack();
    if (f.at(AttackStep::AskSecond)) {
        f.go(AttackStep::Declared);
        if (a.options.empty())
            return;
        frame.second = d.options[a.options[0]].card;
        frame.secondSerial = s.cards[frame.second].serial;
        return;
    }
    if (f.at(AttackStep::AskOrder))
        frame.first = saidYes(d, a) ? AttackFrame::DefenderFirst : AttackFrame::AttackerToo;
    else if (!a.options.empty())
        frame.excessTo = d.options[a.options[0]].card;
    f.go(AttackStep::DealDamage);
}

/// Collects the combat damage that is dealt at the same time; returns the number of hits.
std::size_t Plays::combatHits(const AttackRecord &a, bool attackers, bool defenders,
                              CardId excessTo, CombatHits &hits) const
{
    std::size_t n = 0;
    const auto deal = [&](CardId by, CardId victim, int amount) {
        hits[n++] = {.victim = redirected(victim),
                     .amount = amount,
                     .source = by,
                     .dealer = s.cards[by].controller,
                     .combat = true};
    };
    const bool there = (a.flags & AttackRecord::DefenderLeft) == 0;
    const bool overwhelm = s.cards[a.attacker].keywords.any(kw::Overwhelm);
    const CardId second = secondDefender(*this, a);
    if (attackers && there)
        deal(a.attacker, a.defender, strengthOf(a.attacker));
    if (attackers && second != kNone)
        deal(a.attacker, second, strengthOf(a.attacker));
    const int excess = attackers && (overwhelm || excessTo != kNone) ? excessOf(a) : 0;
    if (excess > 0)
        deal(a.attacker, excessTo != kNone ? excessTo : s.bases[a.defendingPlayer], excess);
    if (!defenders || (a.flags & AttackRecord::AttackerLeft) != 0)
        return n;
    if (there && isUnitInPlay(a.defender))
        deal(a.defender, a.attacker, strengthOf(a.defender));
    if (second != kNone)
        deal(second, a.attacker, strengthOf(second));
    return n;
}

void Machine::strike(AttackRecord &a, bool attackers, bool defenders, CardId excessTo)
{
    CombatHits hits;
    const std::size_t n = combatHits(a, attackers, defenders, excessTo, hits);
    if (attackers)
        a.excess = static_cast<std::uint8_t>(excessOf(a));
    std::array<int, std::tuple_size_v<CombatHits>> dealt{};
    for (std::size_t i = 0; i < n; ++i)
        dealt[i] = dealOne(hits[i]);
    for (std::size_t i = 0; i < n; ++i) {
        if (dealt[i] == 0)
            continue;
        fireSelf(hits[i].source, trig::CombatDamage, hits[i].victim, dealt[i]);
        fireHurt(hits[i].victim, dealt[i]);
        if (hits[i].source != a.attacker)
            continue;
        const bool base = defOf(hits[i].victim).type == CardType::Base;
        a.toBase = static_cast<std::uint8_t>(a.toBase + (base ? dealt[i] : 0));
        fireSelf(a.attacker, base ? trig::CombatDamageBase : trig::CombatDamageUnit, hits[i].victim,
                 dealt[i]);
        if (base) {
            fireOthers(trig::HitsBase, a.attacker, kNone, dealt[i]);
            fireOthers(trig::YourBaseHit, a.attacker, s.cards[hits[i].victim].controller, dealt[i]);
        }
    }
}

/// "All combat damage that would be dealt to this unit is dealt to the chosen unit instead."
CardId Plays::redirected(CardId victim) const
{
    for (const Effect &e : s.effects)
        if (e.kind == EffectKind::Redirect && e.source == victim
            && e.sourceSerial == s.cards[victim].serial && isUnitInPlay(e.target)
            && s.cards[e.target].serial == e.targetSerial)
            return e.target;
    return victim;
}

/// What listens to combat damage to a unit; whoever wants it alive notices now that it will not be.
void Machine::fireHurt(CardId victim, int amount)
{
    if (!isUnitInPlay(victim))
        return;
    fireSelf(victim, trig::CombatDamaged, victim, amount);
    if (remainingHp(victim) > 0 || s.cards[victim].marks.any(mark::SurvivesNoHp))
        fireOthers(trig::UnitHurt, victim, kNone, amount);
}

/// What the upgrades on a unit do when its attack or defence ends (CR 3.7.15).
static void fireFightEnds(Machine &m, CardId unit)
{
    if (!m.s.listens.any(trig::FightEnds))
        return;
    for (CardId u = m.s.cards[unit].firstUpgrade; u != kNone; u = m.s.cards[u].next)
        if (!isBlankToken(m, u))
            m.fireSelf(u, trig::FightEnds, u);
}

/// "When this unit completes an attack" needs a survivor; "attacks and defeats" does not.
void Machine::endAttack(AttackRecord &a)
{
    const bool there = (a.flags & AttackRecord::AttackerLeft) == 0;
    const bool victory = (a.flags & AttackRecord::DefenderDefeated) != 0;
    if (there)
        fireSelf(a.attacker, trig::AttackEnds, a.defender);
    if (there)
        fireOnUpgrades(a.attacker, trig::HostAttackEnds, a.attacker);
    if (there && victory)
        fireSelf(a.attacker, trig::AttackDefeats, a.defender, a.excess);
    const CardId fallen = fallenSecond(*this, a);
    if (there && fallen != kNone)
        fireSelf(a.attacker, trig::AttackDefeats, fallen, a.excess);
    fireOthers(trig::UnitAttackEnds, a.attacker, kNone, a.toBase);
    if (!there)
        releaseVictory(a, victory, fallen);
    if (there)
        fireFightEnds(*this, a.attacker);
    if ((a.flags & AttackRecord::DefenderLeft) == 0 && isUnitInPlay(a.defender))
        fireFightEnds(*this, a.defender);
    if (const CardId second = secondDefender(*this, a); second != kNone)
        fireFightEnds(*this, second);
}

} // namespace playmat::swu
