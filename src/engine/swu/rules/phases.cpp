#include "engine/swu/rules/machine.h"

#include <algorithm>

/// Rounds and phases (CR 5.3 to 5.5). Start and end of a phase: lasting effects run out, then
/// delayed effects, then triggered abilities.
namespace playmat::swu {

using core::DecisionKind;

/// What was played is kept until the round ends; everything else is about the phase.
static void startHistory(State &s, Phase phase)
{
    s.notes = {};
    if (phase == Phase::Regroup)
        s.history.goOn();
    else
        s.history.restart();
}

/// What may be used once each phase may be used again.
static void renewUses(Machine &m)
{
    m.s.marked.forEach([&](CardId id) {
        Card &c = m.s.cards[id];
        const HotDef &d = m.hotOf(id);
        for (int i = 0; c.usedRound != 0 && i < d.abilityCount; ++i) {
            const Ability &a = m.p.abilities[static_cast<std::size_t>(d.firstAbility + i)];
            if (a.limit == Limit::OncePerPhase)
                c.usedRound = static_cast<std::uint8_t>(c.usedRound & ~(1U << a.index));
        }
    });
}

void Machine::startPhase(Phase phase)
{
    s.phase = phase;
    touch(reads::Phase | reads::History); // conditions may ask for the phase
    startHistory(s, phase);
    for (PlayerState &player : s.players)
        player.acted = 0;
    clearMarks(mark::AttackedThisPhase | mark::ArrivedThisPhase | mark::DefeatedThisPhase
               | mark::DamagedBase | mark::Discarded | mark::MetDamage | mark::HurtThisPhase);
    renewUses(*this);
    emit(Ev::PhaseStarted, kNone, kNone, static_cast<int>(phase));
}

/// Lasting effects of this duration end, all at the same time (CR 7.7.3).
void Changes::expire(Duration duration, std::uint8_t attack)
{
    for (std::size_t i = s.effects.size(); i-- > 0;) {
        const Effect &e = s.effects[i];
        const bool ends = e.duration == duration && e.kind != EffectKind::Delayed
            && (duration != Duration::Attack || e.attack == attack);
        if (!ends)
            continue;
        announce(Ev::EffectEnded, e);
        dropEffect(i);
        touchAll();
        doing.begin(kNone); // units defeated because of this are defeated by no player (CR 1.18.1C)
    }
}

/// What was delayed until now, and what that triggers, which comes before anything else that
/// happens now (CR 7.7.4B). False: nothing is left of it.
bool Machine::resolvesDelayed(When when)
{
    if (pushDelayed(when))
        return true;
    if (hasWaiting()) {
        pushWindow();
        return true;
    }
    return false;
}

void Machine::stepAction(Frame &f)
{
    switch (f.step<ActionStep>()) {
    case ActionStep::RoundStarts:
        startRound();
        [[fallthrough]];
    case ActionStep::PhaseStarts:
        startPhase(Phase::Action);
        s.active = s.initiative;
        f.go(ActionStep::DelayedEffects);
        return;
    case ActionStep::DelayedEffects:
        if (resolvesDelayed(When::ActionStart))
            return;
        fireOthers(trig::ActionStart, kNone);
        f.go(ActionStep::FirstTurn);
        pushWindow();
        return;
    case ActionStep::FirstTurn:
        f.action().passes = 0;
        for (PlayerState &player : s.players)
            player.passed = false;
        f.go(ActionStep::Turn);
        emit(Ev::ActiveChanged, kNone, kNone, 0, 0, s.active);
        return;
    case ActionStep::ActionTaken:
        if (!endTurn(f))
            return;
        [[fallthrough]];
    case ActionStep::Turn:
        startTurn(f);
        return;
    case ActionStep::Ends:
        s.active = s.initiative; // nobody is taking an action any more (CR 1.4.5)
        emit(Ev::ActiveChanged, kNone, kNone, 0, 0, s.active);
        expire(Duration::Phase);
        f.go(ActionStep::EndTriggers);
        return;
    case ActionStep::EndTriggers:
        if (resolvesDelayed(When::EndOfPhase))
            return;
        pop();
        push(Frame::of(RegroupFrame{}));
        return;
    default:
        ENGINE_CHECK(false, f.stepNumber, 0);
    }
}

void Machine::startRound()
{
    ++s.round;
    s.initiativeTaken = false;
    s.marked.forEach([&](CardId id) { s.cards[id].usedRound = 0; });
    emit(Ev::RoundStarted, kNone, kNone, s.round);
    emit(Ev::InitiativeSet, kNone, kNone, 0, 0, s.initiative);
}

/// One action each in turn; whoever took the initiative passes from then on (CR 1.15.5).
void Machine::startTurn(Frame &f)
{
    f.player = s.active;
    if (s.initiativeTaken && s.initiative == s.active) {
        s.players[s.active].passed = true;
        ++f.action().passes;
        f.go(ActionStep::ActionTaken);
        return;
    }
    f.go(ActionStep::AskAction);
    wait();
}

/// Returns false if all have passed and nobody takes another turn (CR 5.4.1C).
bool Machine::endTurn(Frame &f)
{
    if (f.action().passes >= kPlayers) {
        f.go(ActionStep::Ends);
        return false;
    }
    if (f.action().extra > 0) {
        --f.action().extra;
        return true;
    }
    s.active = opponentOf(s.active);
    emit(Ev::ActiveChanged, kNone, kNone, 0, 0, s.active);
    return true;
}

/// How many options from the first on are certain to be in their order.
std::size_t Questions::askAction(core::Decision &out) const
{
    const PlayerId player = s.active;
    out.kind = DecisionKind::Action;
    out.prompt = static_cast<std::uint16_t>(Prompt::TakeAction);
    out.player = player;
    out.min = out.max = 1;
    const ActionTerms t = actionTerms(player);
    const bool inOrder = addCardPlays(out, t);
    const std::size_t plays = out.options.size();
    addPermitted(out, player);
    const bool more = out.options.size() > plays;
    addUnitAttacks(out, t);
    const std::size_t known = inOrder && !more ? out.options.size() : 0;
    addAbilities(out, t);
    if (keepForcedAttacks(out))
        return 0;
    if (!s.initiativeTaken)
        out.offer(static_cast<std::uint8_t>(OptionKind::TakeInitiative));
    out.offer(static_cast<std::uint8_t>(OptionKind::Pass));
    return known;
}

void Machine::answerAction(Frame &f, const core::Option &o)
{
    const PlayerId player = s.active;
    s.players[player].acted = 1;
    touch(reads::History);
    const auto passes = static_cast<std::uint8_t>(f.action().passes + 1);
    endForcedAttacks(player);
    f.go(ActionStep::ActionTaken);
    f.action().passes = 0;
    switch (static_cast<OptionKind>(o.kind)) {
    case OptionKind::Play:
        for (PlayerState &one : s.players)
            one.passed = false;
        startPlay(player, o.card, o.target, o.cost, PlayFrame::AsAction, 0, kNone, o.ability);
        return;
    case OptionKind::Attack:
        for (PlayerState &one : s.players)
            one.passed = false;
        startAttack(o.card, o.target, 0, kNone, 0);
        return;
    case OptionKind::Ability:
    case OptionKind::Deploy:
        for (PlayerState &one : s.players)
            one.passed = false;
        useAbility(player, o);
        return;
    case OptionKind::TakeInitiative:
        s.initiative = player;
        s.initiativeTaken = true;
        touch(reads::Initiative);
        s.players[player].passed = true;
        f.action().passes = passes;
        emit(Ev::InitiativeTaken, kNone, kNone, 0, 0, player);
        fireOthers(trig::InitiativeTaken, kNone, player);
        pushWindow();
        return;
    default:
        s.players[player].passed = true;
        f.action().passes = passes;
        emit(Ev::Passed, kNone, kNone, 0, 0, player);
    }
}

/// Whether another regroup phase of the same round follows: each card that says so causes one.
static bool regroupsAgain(const Board &m, const Frame &f)
{
    int more = 0;
    if (m.ruleInPlay(Rule::MoreRegroups))
        m.forConstants([&](const Ability &a, CardId) {
            more += a.constant.rule == Rule::MoreRegroups ? 1 : 0;
        });
    return f.regroup().again < more;
}

/// What holds during "the next regroup phase" ends with this one, though another may follow.
static void endRegroupEffects(State &s, const Board &m)
{
    for (Effect &e : s.effects)
        if (e.kind == EffectKind::Rule && m.ruleOf(e) == Rule::NoRegroupReady)
            e.duration = Duration::Phase;
}

void Machine::stepRegroup(Frame &f)
{
    switch (f.step<RegroupStep>()) {
    case RegroupStep::PhaseStarts:
        startPhase(Phase::Regroup);
        s.active = s.initiative; // CR 1.4.5
        for (PlayerState &player : s.players)
            player.passed = false;
        f.go(RegroupStep::DelayedEffects);
        return;
    case RegroupStep::DelayedEffects:
        if (resolvesDelayed(When::RegroupStart))
            return;
        fireOthers(trig::RegroupStart, kNone);
        f.go(RegroupStep::Draw);
        pushWindow();
        return;
    case RegroupStep::Draw:
        drawStep();
        f.go(RegroupStep::ResourceCards);
        pushWindow();
        return;
    case RegroupStep::ResourceCards:
        f.regroup().answered = 0;
        [[fallthrough]];
    case RegroupStep::NextPlayer:
        if (!nextToAnswer(f, f.regroup().answered)) {
            f.go(RegroupStep::Ready);
            return;
        }
        f.go(RegroupStep::AskResource);
        wait();
        return;
    case RegroupStep::Ready:
        readyStep();
        f.go(RegroupStep::EffectsExpire);
        pushWindow();
        return;
    case RegroupStep::EffectsExpire:
        endRegroupEffects(s, *this);
        expire(Duration::Phase);
        f.regroup().more = regroupsAgain(*this, f) ? 1 : 0;
        if (f.regroup().more == 0)
            expire(Duration::Round);
        f.go(RegroupStep::Ends);
        return;
    case RegroupStep::Ends:
        if (resolvesDelayed(When::EndOfPhase))
            return;
        if (f.regroup().more == 0) {
            endRound();
            return;
        }
        ++f.regroup().again;
        f.go(RegroupStep::PhaseStarts);
        return;
    default:
        ENGINE_CHECK(false, f.stepNumber, 0);
    }
}

void Machine::answerResource(Frame &f, const core::Decision &d, const core::Answer &a)
{
    putResources(f.player, d, a);
    ++f.regroup().answered;
    f.go(RegroupStep::NextPlayer);
}

void Machine::endRound()
{
    clearMarks(mark::EnteredThisRound | mark::UpgradedBy);
    touch(reads::History);
    pop();
    push(Frame::of(ActionFrame{}));
}

/// Both draw two at the same time; 3 damage for each card they cannot draw (CR 8.6).
void Machine::drawStep()
{
    std::array<Hit, kPlayers> hits;
    std::size_t n = 0;
    for (PlayerId player = 0; player < kPlayers; ++player) {
        const int missing = draw(player, 2);
        if (missing == 0)
            continue;
        emit(Ev::DeckEmpty, kNone, kNone, 3 * missing, 0, player);
        hits[n++] = {.victim = s.bases[player], .amount = 3 * missing, .dealer = player};
    }
    dealDamage({hits.data(), n});
}

void Machine::readyStep()
{
    for (PlayerId player = 0; player < kPlayers; ++player) {
        s.forEach(Zone::Resources, player, [&](CardId id) { ready(id); });
        s.forEach(Zone::Base, player, [&](CardId id) { ready(id); });
    }
    for (const Zone zone : {Zone::Ground, Zone::Space})
        s.forEach(zone, 0, [&](CardId id) {
            if (!s.cards[id].marks.any(mark::NoRegroupReady))
                ready(id);
        });
    fireOthers(trig::Readying, kNone);
}

} // namespace playmat::swu
