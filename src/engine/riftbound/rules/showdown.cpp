#include "engine/riftbound/rules/chapters.h"
#include "engine/riftbound/rules/machine.h"

/// Showdowns (341–348): Focus passes between the players until all pass.
namespace playmat::riftbound {

using core::Answer;
using core::Decision;

void Machine::openShowdown(std::uint8_t place)
{
    Place &at = s.places[place];
    Showdown &show = s.showdown;
    show = Showdown{};
    show.place = place;
    show.combat = at.combatStaged;
    show.attacker = at.contestedBy;
    show.defender = opponentOf(at.contestedBy);
    show.focus = at.contestedBy; // 345
    show.wasHeld = at.controller != kNone && at.controller != at.contestedBy;
    at.showdownStaged = at.combatStaged = false;
    emit(Ev::ShowdownOpened, kNone, kNone, show.combat ? 1 : 0, show.focus,
         listOf(Zone::Battlefield, place));
    if (show.combat) {
        emit(Ev::CombatStarted, kNone, kNone, 0, show.attacker, listOf(Zone::Battlefield, place));
        fire(Trig::Defends, show.defender, kNone, place);
        fire(Trig::DefendedAt, show.defender, kNone, place);
        fireAt(Trig::CombatBegins, show.attacker, kNone, place);
    } else {
        show.attacker = show.defender = kNone;
    }
    for (PlayerId player = 0; player < kPlayers; ++player)
        fire(Trig::ShowdownBegins, player, kNone, place);
    push(frameOf(ShowdownFrame{}));
}

namespace {

void endDesignations(Machine &m)
{
    for (std::size_t i = 0; i < m.s.cardCount; ++i)
        m.s.cards[i].set(status::Designations, false);
    m.endEffects(true);
    m.s.derivedDirty = true;
}

void fireEnds(Machine &m, std::uint8_t place)
{
    for (PlayerId player = 0; player < kPlayers; ++player)
        m.forUnits(place, player, [&](CardId id) {
            if (m.s.cards[id].is(status::Designated))
                m.fire(Trig::CombatEnds, player, id);
        });
}

/// Fires the triggers for winning the combat if only one player has units left at the battlefield
/// (461.3.a).
void fireWon(Machine &m, std::uint8_t place)
{
    for (PlayerId player = 0; player < kPlayers; ++player)
        if (m.hasUnits(place, player) && !m.hasUnits(place, opponentOf(player)))
            m.fire(Trig::Won, player, kNone, place);
}

void close(Machine &m)
{
    const std::uint8_t place = m.s.showdown.place;
    m.emit(Ev::ShowdownClosed, kNone, kNone, 0, kNone, listOf(Zone::Battlefield, place));
    if (m.s.showdown.combat)
        fireWon(m, place);
    m.establishControl(place);
    if (m.over())
        return;
    if (m.s.showdown.combat)
        fireEnds(m, place);
    if (m.s.showdown.combat)
        m.emit(Ev::CombatEnded, kNone, kNone, 0, kNone, listOf(Zone::Battlefield, place));
    m.s.showdown = Showdown{};
    endDesignations(m);
    m.pop();
    m.settle();
}

void stepShowdown(Machine &m, Frame &f)
{
    switch (f.step<ShowdownStep>()) {
    case ShowdownStep::Open: // the initial chain does not pass Focus (346.1)
        f.go(ShowdownStep::Focus);
        m.settle();
        return;
    case ShowdownStep::Focus:
        if (!m.s.triggers.empty()) { // a payment triggered them; Focus does not pass (346.1)
            m.settle();
            return;
        }
        f.player = m.s.showdown.focus;
        m.wait();
        return;
    case ShowdownStep::Chained: // the chain that a play or an activation opened is empty (346)
        f.go(ShowdownStep::Focus);
        m.s.showdown.focus = opponentOf(m.s.showdown.focus);
        return;
    case ShowdownStep::Close:
        if (m.s.showdown.combat && !m.s.showdown.fighting) {
            m.s.showdown.fighting = true;
            m.push(frameOf(CombatFrame{}));
            return;
        }
        close(m);
        return;
    }
}

void answerShowdown(Machine &m, Frame &f, const Decision &d, const Answer &a)
{
    Showdown &show = m.s.showdown;
    if (Board::chosenKind(d, a) != OptionKind::Pass) {
        if (m.act(d, a)) {
            show.passed = 0;
            f.go(ShowdownStep::Chained);
            m.settle();
        }
        return;
    }
    show.passed = static_cast<std::uint8_t>(show.passed | playerBit(f.player));
    m.emit(Ev::FocusPassed, kNone, kNone, 0, f.player);
    if (std::popcount(show.passed) == kPlayers) {
        f.go(ShowdownStep::Close);
        m.settle(); // 347.3.a.1
    } else {
        show.focus = opponentOf(show.focus);
    }
}

} // namespace

const Chapter kShowdownChapter{
    stepShowdown,
    [](const Board &m, const Frame &f, Decision &out) {
        m.askAction(out, Prompt::Focus, f.player);
    },
    answerShowdown,
};

} // namespace playmat::riftbound
