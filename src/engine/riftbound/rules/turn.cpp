#include "engine/riftbound/rules/chapters.h"
#include "engine/riftbound/rules/machine.h"

#include <bit>

/// A turn (314–317): its phases, the actions of the Main Phase, its end.
namespace playmat::riftbound {

using core::Answer;
using core::Decision;
using core::DecisionKind;

namespace {

constexpr int kRunesATurn = 2; // 315.3

void startPhase(Machine &m, Phase phase)
{
    m.s.phase = phase;
    m.s.derivedDirty = true;
    m.emit(Ev::PhaseStarted, kNone, kNone, static_cast<int>(phase), m.s.turnPlayer);
}

void awaken(Machine &m)
{
    State &s = m.s;
    m.emit(Ev::TurnStarted, kNone, kNone, s.turn, s.turnPlayer);
    startPhase(m, Phase::Awaken);
    for (PlayerState &player : s.players)
        player.played = player.discarded = player.died = player.gear = player.spells = player.units
            = player.spent = player.xpGained = player.drawn = player.held = player.equipment
            = player.powerSpent = player.enemiesChosen = player.enemyUnits = player.diedEarly
            = player.gearAbilities = 0;
    s.wounded = s.conquerors = {};
    for (Place &place : s.places)
        place.scoredBy = place.conqueredBy = 0;
    for (std::size_t i = 0; i < s.cardCount; ++i) {
        s.cards[i].moves = s.cards[i].used = s.cards[i].modes = 0;
        s.cards[i].set(status::HiddenThisTurn | status::PlayedNow, false);
    }
    if (s.players[s.turnPlayer].turns < 250)
        ++s.players[s.turnPlayer].turns;
    const auto ready = [&](CardId id) {
        if (s.cards[id].controller == s.turnPlayer)
            m.readyBy(id, s.turnPlayer);
    };
    s.forBoard(ready);
    s.forEach(Zone::Legend, s.turnPlayer, ready);
}

/// The turn player scores the battlefields that they control (315.2).
void hold(Machine &m)
{
    for (std::uint8_t place = 0; place < m.s.placeCount && !m.over(); ++place)
        if (m.s.places[place].controller == m.s.turnPlayer)
            m.score(place, m.s.turnPlayer, false);
}

/// The second player channels one extra rune in their first turn (480).
void channelPhase(Machine &m)
{
    startPhase(m, Phase::Channel);
    const bool more = m.s.turnPlayer != m.s.firstPlayer && m.s.players[m.s.turnPlayer].turns == 1;
    bool one = false;
    m.s.forBoard(
        [&](CardId id) { one = one || (m.hasAbilities(id) && m.says(id, Always::ChannelsOne)); });
    m.channel(m.s.turnPlayer, one ? 1 : kRunesATurn + (more ? 1 : 0), false);
}

void emptyPools(Machine &m)
{
    for (PlayerId player = 0; player < kPlayers; ++player)
        m.emptyPool(player);
}

/// Units stop being stunned at the beginning of the Ending Step (423).
void endingStep(Machine &m)
{
    startPhase(m, Phase::Ending);
    m.s.forBoard([&](CardId id) { m.s.cards[id].set(status::Stunned, false); });
    m.fire(Trig::TurnEnds, m.s.turnPlayer, kNone);
    m.fireLater();
}

/// Heals damage, ends effects that last this turn and empties pools (317.2).
void expire(Machine &m)
{
    m.healAll();
    m.endEffects(false);
    emptyPools(m);
}

void nextTurn(Machine &m)
{
    m.emit(Ev::TurnEnded, kNone, kNone, m.s.turn, m.s.turnPlayer);
    State &s = m.s;
    if (!s.additional)
        s.resumes = s.turnPlayer;
    s.additional = s.extraTurns > 0; // 737: the latest one comes first
    s.turnPlayer = s.additional ? s.extraOwners[--s.extraTurns] : opponentOf(s.resumes);
    ++m.s.turn;
    m.s.derivedDirty = true;
}

int staged(const State &s, std::uint8_t &place)
{
    int count = 0;
    for (std::uint8_t i = s.placeCount; i > 0; --i)
        if (s.places[i - 1].showdownStaged || s.places[i - 1].combatStaged) {
            place = static_cast<std::uint8_t>(i - 1);
            ++count;
        }
    return count;
}

/// A staged showdown or combat starts before any other action (323.11–323.13).
void stepMain(Machine &m, Frame &f)
{
    std::uint8_t place = 0;
    const int count = staged(m.s, place);
    if (count == 1) {
        f.go(TurnStep::Main);
        m.openShowdown(place);
        return;
    }
    f.player = m.s.turnPlayer;
    m.wait();
}

void stepBeginning(Machine &m, Frame &f)
{
    switch (f.step<TurnStep>()) {
    case TurnStep::Awaken:
        f.go(TurnStep::Beginning);
        awaken(m);
        break;
    case TurnStep::Beginning:
        f.go(TurnStep::Scoring);
        startPhase(m, Phase::Beginning);
        m.fire(Trig::TurnBegins, m.s.turnPlayer, kNone);
        break;
    case TurnStep::Scoring:
        f.go(TurnStep::Channel);
        hold(m);
        break;
    case TurnStep::Channel:
        f.go(TurnStep::Draw);
        channelPhase(m);
        break;
    default:
        f.go(TurnStep::Main);
        startPhase(m, Phase::Draw);
        m.draw(m.s.turnPlayer, 1);
    }
    if (!m.over())
        m.settle();
}

void stepTurn(Machine &m, Frame &f)
{
    switch (f.step<TurnStep>()) {
    case TurnStep::Awaken:
    case TurnStep::Beginning:
    case TurnStep::Scoring:
    case TurnStep::Channel:
    case TurnStep::Draw:
        stepBeginning(m, f);
        return;
    case TurnStep::Main:
        f.go(TurnStep::MainReady);
        if (m.s.phase != Phase::Main) {
            startPhase(m, Phase::Main);
            emptyPools(m); // 316.3
            m.fireMain();
            m.fire(Trig::MainBegins, m.s.turnPlayer, kNone);
        }
        m.settle();
        return;
    case TurnStep::MainReady:
        stepMain(m, f);
        return;
    case TurnStep::Ending:
        f.go(TurnStep::Expiration);
        endingStep(m);
        m.settle();
        return;
    case TurnStep::Expiration:
        f.go(TurnStep::Next);
        expire(m);
        m.settle();
        return;
    case TurnStep::Next:
        f.go(TurnStep::Awaken);
        nextTurn(m);
        return;
    }
}

void askTurn(const Board &m, const Frame &f, Decision &out)
{
    std::uint8_t first = 0;
    if (staged(m.s, first) == 0) {
        m.askAction(out, Prompt::Main, f.player);
        return;
    }
    Board::begin(out, DecisionKind::ChooseZone, Prompt::Showdown, f.player);
    for (std::uint8_t place = 0; place < m.s.placeCount; ++place)
        if (m.s.places[place].showdownStaged || m.s.places[place].combatStaged)
            Board::offer(out, OptionKind::Zone).zone = listOf(Zone::Battlefield, place);
}

void answerTurn(Machine &m, Frame &f, const Decision &d, const Answer &a)
{
    f.go(TurnStep::Main);
    const core::Option &o = d.options[a.options[0]];
    if (d.kind == DecisionKind::ChooseZone) {
        m.openShowdown(holderOf(o.zone));
        return;
    }
    if (static_cast<OptionKind>(o.kind) == OptionKind::EndTurn) {
        f.go(TurnStep::Ending);
        return;
    }
    (void)m.act(d, a);
}

} // namespace

const Chapter kTurnChapter{stepTurn, askTurn, answerTurn};

} // namespace playmat::riftbound
