#include "engine/swu/machine.h"

#include <algorithm>

/// Rounds and phases (CR 5.3 to 5.5). Start and end of a phase: lasting effects run out, then
/// delayed effects, then triggered abilities.
namespace playmat::swu {

using core::DecisionKind;

void Machine::startPhase(Phase phase)
{
    s.phase = phase;
    touch(reads::Phase | reads::History); // conditions may ask for the phase
    s.history = {};
    clearMarks(mark::AttackedThisPhase | mark::ArrivedThisPhase | mark::DefeatedThisPhase);
    emit(Ev::PhaseStarted, kNone, kNone, static_cast<int>(phase));
}

/// Lasting effects of this duration end, all at the same time (CR 7.7.3).
void Machine::expire(Duration duration, std::uint8_t attack)
{
    for (std::size_t i = s.effects.size(); i-- > 0;) {
        const Effect &e = s.effects[i];
        const bool ends = e.duration == duration && e.kind != EffectKind::Delayed
            && (duration != Duration::Attack || e.attack == attack);
        if (!ends)
            continue;
        announce(Ev::EffectEnded, e);
        dropEffect(i);
        s.derivedDirty = true;
    }
}

/// Steps: 0 round starts, 1 delayed, 2 triggers, 3 whose turn, 4 asked, 5 after an action,
/// 6 phase ends, 7 triggers of the end. f.c = passes in a row.
void Machine::stepAction(Frame &f)
{
    switch (f.step) {
    case 0:
        ++s.round;
        s.initiativeTaken = false;
        s.marked.forEach([&](CardId id) { s.cards[id].usedRound = 0; });
        emit(Ev::RoundStarted, kNone, kNone, s.round);
        emit(Ev::InitiativeSet, kNone, kNone, 0, 0, s.initiative);
        [[fallthrough]];
    case 8: // a position that begins with the phase
        startPhase(Phase::Action);
        s.active = s.initiative;
        f.step = 1;
        return;
    case 1:
        if (pushDelayed(When::ActionStart))
            return;
        if (hasWaiting()) { // what the delayed effects caused comes first (CR 7.7.4B)
            pushWindow();
            return;
        }
        fireOthers(trig::ActionStart, kNone);
        f.step = 2;
        pushWindow();
        return;
    case 2:
        f.c = 0;
        for (PlayerState &player : s.players)
            player.passed = false;
        f.step = 3;
        emit(Ev::ActiveChanged, kNone, kNone, 0, 0, s.active);
        return;
    case 3: // one action each in turn; whoever took the initiative passes from then on (CR 1.15.5)
        f.player = s.active;
        if (s.initiativeTaken && s.initiative == s.active) {
            s.players[s.active].passed = true;
            ++f.c;
            f.step = 5;
            return;
        }
        f.step = 4;
        wait();
        return;
    case 5:
        if (f.c >= kPlayers) {
            f.step = 6;
            return;
        }
        s.active = opponentOf(s.active);
        emit(Ev::ActiveChanged, kNone, kNone, 0, 0, s.active);
        f.step = 3;
        return;
    case 6:
        s.active = s.initiative; // nobody is taking an action any more (CR 1.4.5)
        emit(Ev::ActiveChanged, kNone, kNone, 0, 0, s.active);
        expire(Duration::Phase);
        f.step = 7;
        return;
    case 7:
        if (pushDelayed(When::EndOfPhase))
            return;
        if (hasWaiting()) {
            pushWindow();
            return;
        }
        pop();
        push({.kind = FrameKind::RegroupPhase});
        return;
    default:
        ENGINE_CHECK(false, f.step, 0);
    }
}

void Machine::askAction(core::Decision &out) const
{
    const PlayerId player = s.active;
    out.kind = DecisionKind::Action;
    out.prompt = static_cast<std::uint16_t>(Prompt::TakeAction);
    out.player = player;
    out.min = out.max = 1;
    // In the order of ids from the start, so that there is nothing to sort.
    const ActionTerms t = actionTerms(player);
    CardSet hand;
    s.forEach(Zone::Hand, player, [&](CardId id) { hand.add(id); });
    hand.forEach([&](CardId id) { addHandPlay(out, t, id); });
    t.units[player].forEach([&](CardId id) { addUnitAttacks(out, t, id); });
    addAbilities(out, player);
    if (!s.initiativeTaken)
        out.options.push_back({.kind = static_cast<std::uint8_t>(OptionKind::TakeInitiative)});
    out.options.push_back({.kind = static_cast<std::uint8_t>(OptionKind::Pass)});
}

void Machine::answerAction(Frame &f, const core::Option &o)
{
    const PlayerId player = s.active;
    const auto passes = f.c;
    f.step = 5;
    f.c = 0;
    switch (static_cast<OptionKind>(o.kind)) {
    case OptionKind::Play:
        for (PlayerState &one : s.players)
            one.passed = false;
        startPlay(player, o.card, o.target, o.cost, kPlayAsAction, 0, kNone);
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
        useAbility(player, o.card, o.ability);
        return;
    case OptionKind::TakeInitiative:
        s.initiative = player;
        s.initiativeTaken = true;
        touch(reads::Initiative);
        s.players[player].passed = true;
        f.c = static_cast<std::uint8_t>(passes + 1);
        emit(Ev::InitiativeTaken, kNone, kNone, 0, 0, player);
        fireOthers(trig::InitiativeTaken, kNone, player);
        pushWindow();
        return;
    default:
        s.players[player].passed = true;
        f.c = static_cast<std::uint8_t>(passes + 1);
        emit(Ev::Passed, kNone, kNone, 0, 0, player);
    }
}

/// Steps: 0 start, 1 delayed, 2 triggers, 3 draw, 4 next player, 5 asked to resource, 6 ready,
/// 7 triggers of readying, 8 end, 9 triggers of the end. f.c counts players.
void Machine::stepRegroup(Frame &f)
{
    switch (f.step) {
    case 0:
        startPhase(Phase::Regroup);
        s.active = s.initiative; // CR 1.4.5
        for (PlayerState &player : s.players)
            player.passed = false;
        f.step = 1;
        return;
    case 1:
        if (pushDelayed(When::RegroupStart))
            return;
        if (hasWaiting()) { // what the delayed effects caused comes first (CR 7.7.4B)
            pushWindow();
            return;
        }
        fireOthers(trig::RegroupStart, kNone);
        f.step = 2;
        pushWindow();
        return;
    case 2:
        drawStep();
        f.step = 3;
        pushWindow();
        return;
    case 3:
        f.c = 0;
        f.step = 4;
        return;
    case 4:
        if (f.c == kPlayers) {
            f.step = 6;
            return;
        }
        f.player = static_cast<PlayerId>((s.initiative + f.c) % kPlayers);
        f.step = 5;
        wait();
        return;
    case 6:
        readyStep();
        f.step = 7;
        pushWindow();
        return;
    case 7:
        expire(Duration::Phase);
        expire(Duration::Round);
        f.step = 8;
        return;
    case 8:
        if (pushDelayed(When::EndOfPhase))
            return;
        if (hasWaiting()) {
            pushWindow();
            return;
        }
        clearMarks(mark::EnteredThisRound | mark::UpgradedBy0 | mark::UpgradedBy1);
        touch(reads::History);
        pop();
        push({.kind = FrameKind::ActionPhase});
        return;
    default:
        ENGINE_CHECK(false, f.step, 0);
    }
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
        s.forEach(zone, 0, [&](CardId id) { ready(id); });
    fireOthers(trig::Readying, kNone);
}

} // namespace playmat::swu
