#include "engine/riftbound/rules/machine.h"
#include "engine/riftbound/rules/traits.h"

#include <array>

/// Cleanups (318–324): the steps are repeated until nothing changes.
namespace playmat::riftbound {

namespace {

/// A player wins with enough points and more points than every other player (323.1).
bool checkWin(Changes &m)
{
    for (PlayerId player = 0; player < kPlayers; ++player) {
        const int points = m.s.players[player].points;
        if (points >= m.s.victoryScore && points > m.s.players[opponentOf(player)].points) {
            m.finish(EndReason::VictoryScore, player);
            return true;
        }
    }
    return false;
}

void designate(Changes &m, CardId id)
{
    const Showdown &show = m.s.showdown;
    Card &c = m.s.cards[id];
    const bool attacks = c.controller == show.attacker;
    c.set(status::Attacker, attacks);
    c.set(status::Defender, !attacks);
    m.s.derivedDirty = true;
    if (c.is(status::Designated))
        return;
    c.set(status::Designated);
    m.fire(attacks ? Trig::Attacks : Trig::Defends, c.controller, id, show.place);
}

/// Updates the attackers and defenders of the current combat (323.2, 459.2.d: attackers first).
bool designateAll(Changes &m)
{
    const Showdown &show = m.s.showdown;
    bool changed = false;
    m.s.forBoard([&](CardId id) {
        Card &c = m.s.cards[id];
        const bool here = show.going() && show.combat && c.zone == Zone::Battlefield
            && c.place == show.place && c.kind == Kind::Unit;
        if (!here && c.is(status::Attacker | status::Defender)) {
            c.set(status::Attacker | status::Defender, false);
            m.s.derivedDirty = changed = true;
        }
    });
    if (!show.going() || !show.combat)
        return changed;
    for (const PlayerId player : {show.attacker, show.defender})
        m.forUnits(show.place, player, [&](CardId id) {
            const std::uint16_t side
                = player == show.attacker ? status::Attacker : status::Defender;
            if (!m.s.cards[id].is(side)) {
                designate(m, id);
                changed = true;
            }
        });
    return changed;
}

/// Kills units with lethal damage (323.5).
bool killDamaged(Changes &m)
{
    CardSet dying;
    m.s.forBoard([&](CardId id) { dying.addIf(isDoomed(m, id), id); });
    if (dying.empty())
        return false;
    m.kill(dying);
    return true;
}

bool fightsAt(const State &s, std::uint8_t place)
{
    return s.showdown.going() && s.showdown.place == place;
}

/// A battlefield without units of its controller becomes uncontrolled (323.6, 187.4).
bool loseControl(Changes &m)
{
    bool changed = false;
    if (!m.open())
        return false;
    for (std::uint8_t place = 0; place < m.s.placeCount; ++place) {
        const PlayerId controller = m.s.places[place].controller;
        if (controller == kNone || fightsAt(m.s, place) || m.hasUnits(place, controller))
            continue;
        m.setControl(place, kNone);
        changed = true;
    }
    return changed;
}

/// Recalls unattached gear from battlefields and from the base of a player who does not control it,
/// and trashes facedown cards at battlefields that their controller lost (323.7).
bool sendHome(Changes &m)
{
    bool changed = false;
    const CardSet abroad = m.s.abroad;
    abroad.forEach([&](CardId id) {
        if (m.s.cards[id].on != kNone)
            return;
        m.recall(id);
        changed = true;
    });
    for (std::uint8_t place = 0; place < m.s.placeCount; ++place) {
        m.s.forEach(Zone::Battlefield, place, [&](CardId id) {
            if (m.s.cards[id].kind != Kind::Gear || m.s.cards[id].on != kNone)
                return;
            m.recall(id);
            changed = true;
        });
        m.s.forEach(Zone::Facedown, place, [&](CardId id) {
            if (m.s.cards[id].controller == m.s.places[place].controller)
                return;
            m.moveTo(id, Zone::Trash);
            changed = true;
        });
    }
    return changed;
}

/// Contested ends when the player who applied it leaves; a player who is present applies it (323.11
/// of 1.4).
void contestAgain(Changes &m, std::uint8_t place)
{
    Place &at = m.s.places[place];
    if (fightsAt(m.s, place))
        return;
    if (at.contestedBy != kNone && !m.hasUnits(place, at.contestedBy))
        at.contestedBy = kNone;
    for (int i = 0; i < kPlayers; ++i) {
        const auto player = static_cast<PlayerId>((m.s.turnPlayer + i) % kPlayers);
        if (at.contestedBy == kNone && m.hasUnits(place, player))
            m.contest(place, player);
    }
}

/// Stages showdowns and combats at contested battlefields (323.8–323.10).
void stage(Changes &m)
{
    for (std::uint8_t place = 0; place < m.s.placeCount; ++place) {
        Place &at = m.s.places[place];
        contestAgain(m, place);
        const bool contested
            = at.contestedBy != kNone && m.hasUnits(place, at.contestedBy) && !fightsAt(m.s, place);
        at.showdownStaged = contested;
        at.combatStaged = contested && m.hasUnits(place, opponentOf(at.contestedBy));
    }
}

/// A showdown at a battlefield with units of both players becomes a combat (323.14).
bool becomeCombat(Changes &m)
{
    Showdown &show = m.s.showdown;
    if (!show.going() || show.combat || !m.hasUnits(show.place, 0) || !m.hasUnits(show.place, 1))
        return false;
    show.combat = true;
    show.attacker = m.s.places[show.place].contestedBy;
    if (show.attacker == kNone)
        show.attacker = m.s.turnPlayer;
    show.defender = opponentOf(show.attacker);
    m.emit(Ev::CombatStarted, kNone, kNone, 0, show.attacker,
           listOf(Zone::Battlefield, show.place));
    m.fire(Trig::Defends, show.defender, kNone, show.place);
    m.fire(Trig::DefendedAt, show.defender, kNone, show.place);
    m.fireAt(Trig::CombatBegins, show.attacker, kNone, show.place);
    return true;
}

using Step = bool (*)(Changes &);
constexpr std::array<Step, 5> kSteps{becomeCombat, designateAll, killDamaged, loseControl,
                                     sendHome};

} // namespace

void Machine::cleanUp()
{
    for (bool changed = true; changed && !over();) {
        changed = false;
        settled();
        if (checkWin(*this))
            return;
        for (const Step step : kSteps) {
            if (over())
                break;
            settled();
            changed = step(*this) || changed;
            if (!s.dying.empty())
                return; // the Cleanup is done again when it is known who dies
        }
    }
    forgive();
    if (!over())
        stage(*this);
}

/// The Cleanup of a combat (461.1) heals all units and recalls attackers if defenders remain.
bool Machine::cleanUpCombat()
{
    settled();
    (void)killDamaged(*this);
    if (!s.dying.empty())
        return false;
    forgive();
    healAll();
    const Showdown &show = s.showdown;
    if (hasUnits(show.place, show.attacker) && hasUnits(show.place, show.defender)) {
        const bool all = s.players[show.attacker].tiesRecall != 0;
        forUnits(show.place, show.attacker, [&](CardId id) { recall(id); });
        if (all)
            forUnits(show.place, show.defender, [&](CardId id) { recall(id); });
    }
    settled();
    return true;
}

} // namespace playmat::riftbound
