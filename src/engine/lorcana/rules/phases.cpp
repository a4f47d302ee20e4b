#include "engine/lorcana/rules/chapters.h"
#include "engine/lorcana/rules/machine.h"

#include <algorithm>

/// A turn (CR 3): the steps of its beginning, the Main Phase, its end.
namespace playmat::lorcana {

using core::Answer;
using core::Decision;

namespace {

void stepTurnEnd(Machine &m, Frame &f);

} // namespace

std::uint16_t Board::nextTurnOf(PlayerId player) const
{
    return static_cast<std::uint16_t>(s.turn + (player == s.active ? 2 : 1));
}

namespace {

/// Effects whose time is over end (CR 3.2.1.3, 3.4.1.2); so do those over cards that are gone.
void endEffects(Changes &m, bool atStart)
{
    for (std::size_t i = m.s.effects.size(); i > 0; --i) {
        const Effect &e = m.s.effects[i - 1];
        const bool over = e.until < m.s.turn || (e.until == m.s.turn && e.endsAtStart == atStart)
            || (e.until == m.s.turn && e.endsAtStart);
        const bool gone = e.many != kNone ? m.s.sets[e.many].empty()
                                          : e.target != kNone
                && m.s.cards[e.target].serial != e.targetSerial && e.kind != EffectKind::Trigger;
        if (!over && !gone)
            continue;
        if (e.many != kNone)
            m.s.sets[e.many].clear();
        m.s.effects.erase(i - 1);
        m.s.derivedDirty = true;
    }
}

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
    endEffects(m, true);
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
            m.addEntry(m.db().temporary, id, m.s.active, id, kNone, 0);
    });
}

void endOfEffects(Machine &m)
{
    m.emit(Ev::StepStarted, kNone, kNone, 3);
    endEffects(m, false);
}

void stepTurn(Machine &m, Frame &f)
{
    switch (f.step<TurnStep>()) {
    case TurnStep::Ready:
        f.go(TurnStep::Set);
        readyStep(m);
        (void)m.stateChecks();
        return;
    case TurnStep::Set:
        f.go(TurnStep::Draw);
        setStep(m);
        m.push(Frame::at(SettleStep::Bag, SettleFrame{})); // not checked before the bag
        return;
    case TurnStep::Draw:
        f.go(TurnStep::Main);
        // The starting player skips it in the first turn (CR 3.2.3.1).
        if (m.s.turn > 1 && (m.s.players[m.s.active].rules & kSkipDraw) == 0) {
            m.emit(Ev::StepStarted, kNone, kNone, 2);
            (void)m.draw(m.s.active, 1);
        }
        m.settle();
        return;
    case TurnStep::Main:
        if (m.s.phase != Phase::Main) {
            m.s.phase = Phase::Main;
            m.emit(Ev::PhaseStarted, kNone, kNone, 1);
        }
        f.go(TurnStep::MainAsk);
        m.settle();
        return;
    case TurnStep::MainAsk:
        m.wait();
        return;
    case TurnStep::EndTriggers:
    case TurnStep::EndEffects:
    case TurnStep::FinalCheck:
    case TurnStep::Next:
        stepTurnEnd(m, f);
        return;
    }
}

/// The End-of-Turn Phase (CR 3.4).
void stepTurnEnd(Machine &m, Frame &f)
{
    switch (f.step<TurnStep>()) {
    case TurnStep::EndTriggers:
        m.s.phase = Phase::End;
        m.emit(Ev::PhaseStarted, kNone, kNone, 2);
        f.go(TurnStep::EndEffects);
        m.firePlayer(trig::TurnEnds, m.s.active);
        fireTemporary(m);
        m.settle();
        return;
    case TurnStep::EndEffects:
        f.go(TurnStep::FinalCheck);
        endOfEffects(m);
        m.settle();
        return;
    case TurnStep::FinalCheck:
        f.go(TurnStep::Next);
        m.emit(Ev::TurnEnded, kNone, kNone, m.s.turn, 0, m.s.active);
        if (m.stateChecks() && m.s.phase == Phase::Over)
            return;
        if (m.s.count(Zone::Deck, m.s.active) == 0) {
            m.finish(EndReason::DeckEmpty, opponentOf(m.s.active)); // CR 1.8.1.2
            return;
        }
        m.settle(); // what that check triggered, before the next turn
        return;
    case TurnStep::Next:
        m.s.active = opponentOf(m.s.active);
        ++m.s.turn;
        m.s.derivedDirty = true;
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

void answerAction(Machine &m, Frame &f, const Decision &d, const Answer &a)
{
    const core::Option &o = d.options[a.options[0]];
    f.go(TurnStep::Main);
    switch (static_cast<OptionKind>(o.kind)) {
    case OptionKind::Ink: // CR 4.2
        ++m.s.players[m.s.active].inked;
        m.moveTo(o.card, Zone::Inkwell, {.revealed = true});
        m.emit(Ev::Inked, o.card, kNone, 0, 0, m.s.active);
        m.fire(trig::Inked, o.card);
        return;
    case OptionKind::Play: {
        PlayOption how{static_cast<PlayWay>(o.number & 0xF), o.target, o.cost,
                       static_cast<std::uint8_t>(o.number >> 4), o.ability};
        m.startPlay(o.card, m.s.active, how);
        return;
    }
    case OptionKind::Quest:
    case OptionKind::Challenge:
    case OptionKind::Move:
        m.beginAct(static_cast<OptionKind>(o.kind), o.card, o.target, o.cost);
        return;
    case OptionKind::Ability:
        m.useAbility(o.card, o.ability);
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

} // namespace

const Chapter kTurnChapter{
    stepTurn,
    [](const Board &m, const Frame &, Decision &out) { m.askAction(out); },
    answerAction,
};

} // namespace playmat::lorcana
