#include "engine/lorcana/rules/chapters.h"
#include "engine/lorcana/rules/machine.h"

#include <algorithm>

/// Quests (CR 4.5), challenges (4.6), moves to locations (4.7).
namespace playmat::lorcana {

using core::Refusal;

void Machine::quest(CardId id)
{
    const int lore = std::max(0, loreOf(id)); // CR 4.5.3
    const PlayerId player = s.cards[id].owner;
    (void)exert(id);
    emit(Ev::Quested, id, kNone, lore);
    gainLore(player, lore); // before what questing triggers
    fire(trig::Quests, id);
}

void Changes::moveToLocation(CardId id, CardId location)
{
    s.cards[id].at = location;
    touch(reads::Under);
    emit(Ev::MovedToLocation, id, location);
    fire(trig::MovesTo, id, location);
}

// --- who may challenge whom

Refusal Board::whyNotChallengeAtAll(CardId id) const
{
    const Card &c = s.cards[id];
    if (!isCharacter(id))
        return refuse(Reason::NotACharacter, "CR 4.6.4.1", id);
    if (c.is(status::Exerted))
        return refuse(Reason::IsExerted, "CR 4.6.4.1", id);
    if (c.is(status::Drying) && !c.has(kw::Rush))
        return refuse(Reason::IsDrying, "CR 5.1.1.11", id);
    if (c.may(Rule::CantChallenge) || c.may(Rule::CantExert))
        return refuse(Reason::CantChallenge, "CR 1.2.2", id);
    return nothing();
}

namespace {

bool mayBeChallenged(const Board &m, CardId target, CardId challenger)
{
    const Card &t = m.s.cards[target];
    if (t.may(Rule::CantBeChallenged))
        return false;
    if (!t.may(Rule::CantBeChallengedBy))
        return true;
    bool may = true;
    m.s.forPlay([&](CardId source) {
        if (m.defOf(source).constants)
            m.forAbilities(source, [&](AbilityId id) {
                const Ability &a = m.p.abilities[id];
                if (a.kind != AbilityKind::Static || a.rule != Rule::CantBeChallengedBy)
                    return;
                const View v{m.s.cards[source].owner, source, nullptr, kNone};
                const Selector &sel = m.p.selectors[a.affects];
                const bool affected = sel.mode == SelectMode::Ref
                    ? source == target
                    : m.matches(sel.filter, target, v);
                may &= !affected || !m.gateOpen(a, v) || !m.matches(a.filter, challenger, v);
            });
    });
    for (const Effect &e : m.s.effects) {
        const Node &n = m.p.nodes[e.node];
        if (n.rule == Rule::CantBeChallengedBy && m.s.applies(e) && m.s.affects(e, target))
            may &= !m.matches(n.filter, challenger, {e.controller, e.source, nullptr, kNone});
    }
    return may;
}

/// Whether nothing but Bodyguards of others speaks against it.
Refusal whyNotTarget(const Board &m, CardId id, CardId target)
{
    const Card &c = m.s.cards[id];
    const Card &t = m.s.cards[target];
    const Kind type = m.defOf(target).type;
    if (!m.inPlay(target) || (type != Kind::Character && type != Kind::Location))
        return refuse(Reason::NotACharacter, "CR 4.6.4.2", target);
    if (t.owner == c.owner)
        return refuse(Reason::TargetYours, "CR 4.6.4.2", target);
    if (type == Kind::Character && !t.is(status::Exerted) && !c.may(Rule::ChallengeReady))
        return refuse(Reason::TargetReady, "CR 4.6.4.2", target);
    if (t.has(kw::Evasive) && !c.has(kw::Evasive | kw::Alert))
        return refuse(Reason::HasEvasive, "CR 8.6.1", target);
    if (!mayBeChallenged(m, target, id))
        return refuse(Reason::CantBeChallenged, "CR 1.2.2", target);
    return nothing();
}

/// Who must be challenged instead, if anybody (CR 8.3.3): not where a location is challenged.
CardId bodyguardFor(const Board &m, CardId id, CardId target)
{
    CardId found = kNone;
    if (m.defOf(target).type != Kind::Character || m.s.cards[target].has(kw::Bodyguard))
        return found;
    m.s.forEach(Zone::Play, m.s.cards[target].owner, [&](CardId guard) {
        if (m.s.cards[guard].has(kw::Bodyguard) && m.defOf(guard).type == Kind::Character
            && whyNotTarget(m, id, guard).code == 0)
            found = guard;
    });
    return found;
}

} // namespace

Refusal Board::whyNotChallenge(CardId id, CardId target) const
{
    if (const Refusal why = whyNotChallengeAtAll(id); why.code != 0)
        return why;
    if (const Refusal why = whyNotTarget(*this, id, target); why.code != 0)
        return why;
    if (const CardId guard = bodyguardFor(*this, id, target); guard != kNone)
        return refuse(Reason::BodyguardFirst, "CR 8.3.3", guard);
    return whyNotToll(OptionKind::Challenge, id, target);
}

bool Board::canChallengeSomething(CardId id) const
{
    if (whyNotChallengeAtAll(id).code != 0)
        return false;
    bool can = false;
    s.forEach(Zone::Play, opponentOf(s.cards[id].owner),
              [&](CardId target) { can |= whyNotChallenge(id, target).code == 0; });
    return can;
}

// --- the challenge

void Machine::startChallenge(CardId id, CardId target)
{
    push(Frame::of(ChallengeFrame{}));
    (void)exert(id); // CR 4.6.4.4
    s.challenge = {id, target, s.cards[id].serial, s.cards[target].serial};
    touch(reads::Challenge);
    emit(Ev::ChallengeDeclared, id, target);
    fire(trig::Challenges, id, target);
    fire(trig::Challenged, target, id);
}

namespace {

/// Whether both are still there; else the challenge is over without damage (CR 4.6.9).
bool bothThere(const Board &m)
{
    const ChallengeRecord &c = m.s.challenge;
    return m.challenging(c.challenger) && m.beingChallenged(c.defender) && m.inPlay(c.challenger)
        && m.inPlay(c.defender);
}

/// Both amounts are computed before either is placed (CR 4.6.6.2).
void dealBoth(Machine &m)
{
    const ChallengeRecord c = m.s.challenge;
    const int there = std::max(0, m.strengthOf(c.challenger));
    const bool fightsBack = m.defOf(c.defender).type == Kind::Character; // CR 4.6.8.3
    const int back = fightsBack ? std::max(0, m.strengthOf(c.defender)) : 0;
    (void)m.dealDamage(c.defender, there, c.challenger);
    (void)m.dealDamage(c.challenger, back, c.defender);
}

void stepChallenge(Machine &m, Frame &f)
{
    switch (f.step<ChallengeStep>()) {
    case ChallengeStep::Declared: // what challenging triggers resolves before damage (CR 4.6.5)
        f.go(ChallengeStep::Damage);
        m.settle();
        return;
    case ChallengeStep::Damage:
        f.go(ChallengeStep::Damaged);
        if (bothThere(m))
            dealBoth(m);
        return;
    case ChallengeStep::Damaged: // still in the challenge until the bag is empty (CR 4.6.7)
        f.go(ChallengeStep::Ended);
        m.settle();
        return;
    case ChallengeStep::Ended:
        m.emit(Ev::ChallengeEnded, m.s.challenge.challenger, m.s.challenge.defender);
        m.s.challenge = {};
        m.s.derivedDirty = true;
        m.pop();
        return;
    }
}

} // namespace

const Chapter kChallengeChapter{stepChallenge};

} // namespace playmat::lorcana
