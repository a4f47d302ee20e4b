#include "engine/lorcana/rules/machine.h"

#include <algorithm>

/// A turn (CR 3): the steps of its beginning, the Main Phase, its end.
namespace playmat::lorcana {

using core::Answer;
using core::Decision;

std::uint16_t Machine::nextTurnOf(PlayerId player) const
{
    return static_cast<std::uint16_t>(s.turn + (player == s.active ? 2 : 1));
}

/// Effects whose time is over end (CR 3.2.1.3, 3.4.1.2); so do those over cards that are gone.
void Machine::endEffects(bool atStart)
{
    for (std::size_t i = s.effects.size(); i > 0; --i) {
        const Effect &e = s.effects[i - 1];
        const bool over = e.until < s.turn || (e.until == s.turn && e.endsAtStart == atStart)
            || (e.until == s.turn && e.endsAtStart);
        const bool gone = e.many != kNone ? s.sets[e.many].empty()
                                          : e.target != kNone
                && s.cards[e.target].serial != e.targetSerial && e.kind != EffectKind::Trigger;
        if (!over && !gone)
            continue;
        if (e.many != kNone)
            s.sets[e.many].clear();
        s.effects.erase(i - 1);
        s.derivedDirty = true;
    }
}

namespace {

constexpr std::uint8_t kSkipDraw = 1U
    << (static_cast<unsigned>(Rule::SkipDraw) - static_cast<unsigned>(Rule::EntersExerted));

void readyStep(Machine &m)
{
    State &s = m.s;
    s.phase = Phase::Beginning;
    m.emit(Ev::TurnStarted, kNone, kNone, s.turn, 0, s.active);
    m.emit(Ev::StepStarted, kNone, kNone, 0);
    s.derivedDirty = true; // "during your turn"
    m.derive();
    for (PlayerState &player : s.players)
        player.inked = player.played = 0;
    for (std::size_t i = 0; i < s.cardCount; ++i)
        s.cards[i].used = 0;
    s.forEach(Zone::Inkwell, s.active, [&](CardId id) { (void)m.ready(id); });
    s.forEach(Zone::Play, s.active, [&](CardId id) {
        if (!s.cards[id].may(Rule::CantReadyAtStart))
            (void)m.ready(id);
    });
    m.endEffects(true);
    m.firePlayer(trig::TurnStarts, s.active);
}

void setStep(Machine &m)
{
    State &s = m.s;
    m.emit(Ev::StepStarted, kNone, kNone, 1);
    int lore = 0;
    s.forEach(Zone::Play, s.active, [&](CardId id) {
        s.cards[id].status = static_cast<std::uint8_t>(s.cards[id].status & ~status::Drying);
        if (m.defOf(id).type == Kind::Location)
            lore += std::max(0, m.loreOf(id));
    });
    m.touch(reads::Ready);
    m.gainLore(s.active, lore); // not a trigger (CR 3.2.2.2)
}

/// Temporary Shift returns its card by a triggered ability (CR 8.10.8.5).
void fireTemporary(Machine &m)
{
    m.s.forEach(Zone::Play, m.s.active, [&](CardId id) {
        if (m.s.cards[id].is(status::Returns))
            m.addEntry(m.db.temporary, id, m.s.active, id, kNone, 0);
    });
}

void endOfEffects(Machine &m)
{
    m.emit(Ev::StepStarted, kNone, kNone, 3);
    m.endEffects(false);
}

} // namespace

void Machine::stepTurn(Frame &f)
{
    switch (f.step<TurnStep>()) {
    case TurnStep::Ready:
        f.go(TurnStep::Set);
        readyStep(*this);
        (void)stateChecks();
        return;
    case TurnStep::Set:
        f.go(TurnStep::Draw);
        setStep(*this);
        push(Frame::at(SettleStep::Bag, SettleFrame{})); // not checked before the bag
        return;
    case TurnStep::Draw:
        f.go(TurnStep::Main);
        // The starting player skips it in the first turn (CR 3.2.3.1).
        if (s.turn > 1 && (s.players[s.active].rules & kSkipDraw) == 0) {
            emit(Ev::StepStarted, kNone, kNone, 2);
            (void)draw(s.active, 1);
        }
        settle();
        return;
    case TurnStep::Main:
        if (s.phase != Phase::Main) {
            s.phase = Phase::Main;
            emit(Ev::PhaseStarted, kNone, kNone, 1);
        }
        f.go(TurnStep::MainAsk);
        settle();
        return;
    case TurnStep::MainAsk:
        wait();
        return;
    case TurnStep::EndTriggers:
    case TurnStep::EndEffects:
    case TurnStep::FinalCheck:
    case TurnStep::Next:
        stepTurnEnd(f);
        return;
    }
}

/// The End-of-Turn Phase (CR 3.4).
void Machine::stepTurnEnd(Frame &f)
{
    switch (f.step<TurnStep>()) {
    case TurnStep::EndTriggers:
        s.phase = Phase::End;
        emit(Ev::PhaseStarted, kNone, kNone, 2);
        f.go(TurnStep::EndEffects);
        firePlayer(trig::TurnEnds, s.active);
        fireTemporary(*this);
        settle();
        return;
    case TurnStep::EndEffects:
        f.go(TurnStep::FinalCheck);
        endOfEffects(*this);
        settle();
        return;
    case TurnStep::FinalCheck:
        f.go(TurnStep::Next);
        emit(Ev::TurnEnded, kNone, kNone, s.turn, 0, s.active);
        if (stateChecks() && s.phase == Phase::Over)
            return;
        if (s.count(Zone::Deck, s.active) == 0) {
            finish(EndReason::DeckEmpty, opponentOf(s.active)); // CR 1.8.1.2
            return;
        }
        settle(); // what that check triggered, before the next turn
        return;
    case TurnStep::Next:
        s.active = opponentOf(s.active);
        ++s.turn;
        s.derivedDirty = true;
        f.go(TurnStep::Ready);
        return;
    case TurnStep::Ready:
    case TurnStep::Set:
    case TurnStep::Draw:
    case TurnStep::Main:
    case TurnStep::MainAsk:
        return;
    }
}

void Machine::answerAction(Frame &f, const Decision &d, const Answer &a)
{
    const core::Option &o = d.options[a.options[0]];
    f.go(TurnStep::Main);
    switch (static_cast<OptionKind>(o.kind)) {
    case OptionKind::Ink: // CR 4.2
        ++s.players[s.active].inked;
        moveTo(o.card, Zone::Inkwell, {.revealed = true});
        emit(Ev::Inked, o.card, kNone, 0, 0, s.active);
        fire(trig::Inked, o.card);
        return;
    case OptionKind::Play: {
        PlayOption how{static_cast<PlayWay>(o.number & 0xF), o.target, o.cost,
                       static_cast<std::uint8_t>(o.number >> 4), o.ability};
        startPlay(o.card, s.active, how);
        return;
    }
    case OptionKind::Quest:
    case OptionKind::Challenge:
    case OptionKind::Move:
        beginAct(static_cast<OptionKind>(o.kind), o.card, o.target, o.cost);
        return;
    case OptionKind::Ability:
        useAbility(o.card, o.ability);
        return;
    case OptionKind::EndTurn:
        f.go(TurnStep::EndTriggers);
        return;
    case OptionKind::Card:
    case OptionKind::Player:
    case OptionKind::Mode:
    case OptionKind::Number:
    case OptionKind::Trigger:
    case OptionKind::Yes:
    case OptionKind::No:
        return;
    }
}

} // namespace playmat::lorcana
