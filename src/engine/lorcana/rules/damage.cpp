#include "engine/lorcana/rules/machine.h"

#include <algorithm>

/// Damage, lore, banishing, and the game state check (CR 1.8, 1.9).
namespace playmat::lorcana {

int Changes::dealDamage(CardId id, int amount, CardId source)
{
    const Card &c = s.cards[id];
    if (amount <= 0 || !inPlay(id))
        return 0;
    // Modifiers first, never below zero (CR 1.9.4); Resist reduces only what is dealt (8.8.3).
    const int placed
        = c.may(Rule::CantBeDamaged) ? 0 : std::max(0, amount - static_cast<int>(c.resist));
    if (source != kNone)
        fire(trig::DealsDamage, source, id, placed); // even if it is reduced to 0 (CR 1.9.5)
    if (placed > 0)
        putDamage(id, placed, source, Ev::DamageDealt);
    return placed;
}

void Changes::putDamage(CardId id, int amount, CardId source, Ev how)
{
    Card &c = s.cards[id];
    c.damage = static_cast<std::uint8_t>(std::min(c.damage + amount, kMostNumber));
    touch(reads::Damage);
    emit(how, id, source, amount);
    fire(trig::TakesDamage, id, source, amount);
}

int Changes::removeDamage(CardId id, int amount, CardId source)
{
    Card &c = s.cards[id];
    const int removed = std::min<int>(amount, c.damage);
    if (removed <= 0)
        return 0;
    c.damage = static_cast<std::uint8_t>(c.damage - removed);
    touch(reads::Damage);
    emit(Ev::DamageRemoved, id, source, removed);
    fire(trig::DamageRemoved, id, source, removed);
    return removed;
}

int Changes::moveDamage(CardId from, CardId to, int amount, CardId source)
{
    Card &c = s.cards[from];
    const int moved = from == to ? 0 : std::min<int>(amount, c.damage);
    if (moved <= 0)
        return 0;
    c.damage = static_cast<std::uint8_t>(c.damage - moved);
    s.cards[to].damage = static_cast<std::uint8_t>(s.cards[to].damage + moved);
    touch(reads::Damage);
    emit(Ev::DamageMoved, from, to, moved);
    fire(trig::DamageRemoved, from, source, moved);
    fire(trig::TakesDamage, to, source, moved);
    return moved;
}

namespace {

constexpr std::uint8_t kCantGain = 1U
    << (static_cast<unsigned>(Rule::CantGainLore) - static_cast<unsigned>(Rule::EntersExerted));

} // namespace

void Changes::gainLore(PlayerId player, int by)
{
    PlayerState &state = s.players[player];
    if (by <= 0 || (state.rules & kCantGain) != 0)
        return;
    state.lore = static_cast<std::uint8_t>(std::min(state.lore + by, 250));
    touch(reads::Counts);
    emit(Ev::LoreChanged, kNone, kNone, by, state.lore, player);
}

int Changes::loseLore(PlayerId player, int by)
{
    PlayerState &state = s.players[player];
    const int lost = std::min<int>(by, state.lore); // never below zero (CR 1.11.1)
    if (lost <= 0)
        return 0;
    state.lore = static_cast<std::uint8_t>(state.lore - lost);
    touch(reads::Counts);
    emit(Ev::LoreChanged, kNone, kNone, -lost, state.lore, player);
    return lost;
}

/// Everything that leaves together sees the others leave (CR 7.4.3): what triggers is found before
/// the first of them moves. What it refers to is then the card in its new place (7.1.6).
void Changes::leavePlay(const CardSet &set, Zone to, const Arrival &how)
{
    const std::size_t first = s.bag.size();
    s.inOrder(set, [&](CardId id) { fireLeaving(id, false, kNone); });
    s.inOrder(set, [&](CardId id) { moveTo(id, to, how); });
    fixSerials(set, first);
}

void Changes::banish(const CardSet &set, CardId by)
{
    const std::size_t first = s.bag.size();
    s.inOrder(set, [&](CardId id) { fireLeaving(id, true, by); });
    s.inOrder(set, [&](CardId id) {
        const bool fought = challenging(id) || beingChallenged(id);
        moveTo(id, Zone::Discard);
        emit(Ev::Banished, id, kNone, fought ? 1 : 0);
    });
    fixSerials(set, first);
}

void Changes::fireLeaving(CardId id, bool banished, CardId by)
{
    if (banished) {
        const bool attacked = challenging(id);
        const bool defended = beingChallenged(id);
        const CardId other = attacked ? s.challenge.defender : s.challenge.challenger;
        fire(trig::Banished, id, by);
        if (attacked || defended) {
            fire(trig::BanishedInChallenge, id, other);
            fire(attacked ? trig::ChallengesAndBanished : trig::ChallengedAndBanished, id, other);
            // By the other one: by damage, or by its own ability (CR 1.8.1.4). A location is no
            // "other character" (CR 5.3.1).
            if (isCharacter(id) && other != kNone && inPlay(other) && (by == kNone || by == other)
                && (attacked ? beingChallenged(other) : challenging(other)))
                fire(trig::BanishesInChallenge, other, id);
        }
    }
    fire(trig::LeavesPlay, id);
}

void Changes::fixSerials(const CardSet &moved, std::size_t firstEntry)
{
    for (std::size_t i = firstEntry; i < s.bag.size(); ++i) {
        BagEntry &e = s.bag[i];
        if (e.source != kNone && moved.has(e.source))
            e.sourceSerial = s.cards[e.source].serial;
        if (e.subject != kNone && moved.has(e.subject))
            e.subjectSerial = s.cards[e.subject].serial;
        if (e.other != kNone && moved.has(e.other))
            e.otherSerial = s.cards[e.other].serial;
    }
}

/// One pass over all conditions; several players' results happen in turn order, the active player
/// first (CR 1.8.4, 6.7.6).
bool Changes::stateChecks()
{
    if (s.derivedDirty)
        derive();
    for (const PlayerId player : {s.active, opponentOf(s.active)})
        if (s.players[player].lore >= s.players[player].loreToWin) {
            finish(EndReason::Lore, player); // CR 1.8.1.1
            return true;
        }
    CardSet gone;
    s.forPlay([&](CardId id) {
        const Kind type = defOf(id).type;
        const Card &c = s.cards[id];
        if ((type == Kind::Character || type == Kind::Location) && c.damage >= c.willpower)
            gone.add(id); // CR 1.8.1.4
    });
    if (gone.empty())
        return false;
    banish(gone);
    return true;
}

} // namespace playmat::lorcana
