#include "engine/riftbound/rules/changes.h"

#include <algorithm>

/// Control of battlefields, and points (187, 462–467).
namespace playmat::riftbound {

void Changes::setControl(std::uint8_t place, PlayerId player)
{
    Place &at = s.places[place];
    if (at.controller == player)
        return;
    at.controller = player;
    s.derivedDirty = true;
    emit(Ev::ControlChanged, kNone, kNone, 0, player, listOf(Zone::Battlefield, place));
}

void Changes::gainPoints(PlayerId player, int points)
{
    if (s.derivedDirty)
        derive();
    if (s.players[player].noPoints != 0)
        return;
    s.players[player].points
        = static_cast<std::uint8_t>(std::min(kMostNumber, s.players[player].points + points));
    emit(Ev::PointsGained, kNone, kNone, points, player);
}

namespace {

bool scoredAll(const State &s, PlayerId player)
{
    for (std::uint8_t place = 0; place < s.placeCount; ++place)
        if ((s.places[place].scoredBy & playerBit(player)) == 0)
            return false;
    return true;
}

} // namespace

namespace {

/// Whether a unit makes the player draw instead of scoring, in their first and second turns.
bool drawsInstead(const Board &m, PlayerId player)
{
    constexpr int kSecondTurn = 2;
    bool found = false;
    if (m.s.players[player].turns <= kSecondTurn && m.s.turnPlayer == player)
        m.s.forBoard([&](CardId id) {
            found = found || (m.hasAbilities(id) && m.says(id, Always::EarlyDraws));
        });
    return found;
}

} // namespace

void Changes::score(std::uint8_t place, PlayerId player, bool conquer)
{
    Place &at = s.places[place];
    if ((at.scoredBy & playerBit(player)) != 0)
        return; // 464: each battlefield once a turn
    constexpr int kThirdTurn = 3;
    if (s.players[player].turns < kThirdTurn && at.card != kNone
        && says(at.card, Always::NoEarlyScore))
        return;
    at.scoredBy = static_cast<std::uint8_t>(at.scoredBy | playerBit(player));
    if (conquer) {
        at.conqueredBy = static_cast<std::uint8_t>(at.conqueredBy | playerBit(player));
        forUnits(place, player, [&](CardId id) { s.conquerors.add(id); });
    }
    // The last point by conquest needs all battlefields scored (466).
    const bool last = s.players[player].points + 1 >= s.victoryScore;
    const bool point = (!conquer || !last || scoredAll(s, player)) && !drawsInstead(*this, player);
    emit(conquer ? Ev::Conquered : Ev::Held, s.places[place].card, kNone, point ? 1 : 0, player,
         listOf(Zone::Battlefield, place));
    fire(conquer ? Trig::Conquered : Trig::Held, player, kNone, place);
    fire(Trig::Scored, player, kNone);
    if (!point) {
        draw(player, 1);
        return;
    }
    s.players[player].held = static_cast<std::uint8_t>(s.players[player].held + (conquer ? 0 : 1));
    gainPoints(player, 1);
}

void Changes::establishControl(std::uint8_t place)
{
    Place &at = s.places[place];
    PlayerId sole = kNone;
    int players = 0;
    for (PlayerId player = 0; player < kPlayers; ++player)
        if (hasUnits(place, player)) {
            sole = player;
            ++players;
        }
    at.contestedBy = players > 1 ? at.contestedBy : kNone;
    if (players > 1)
        return;
    const bool gained = sole != kNone && at.controller != sole;
    setControl(place, sole);
    if (gained)
        score(place, sole, true);
}

} // namespace playmat::riftbound
