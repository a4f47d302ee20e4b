#include "engine/swu/rules/machine.h"

/// What the phase remembers of cards that move on.
namespace playmat::swu {

/// Nobody can tell which one it was any more, but that it attacked, and what it was, was open.
void Changes::forgetAttacker(CardId id)
{
    for (PlayerId player = 0; player < kPlayers; ++player) {
        if (!s.log.attackers[player].has(id))
            continue;
        s.log.attackers[player].remove(id);
        s.log.goneAttackers[player] |= defOf(id).traits;
    }
}

/// The card goes where nobody follows it: what it did this phase can no longer be told of it.
void Changes::forget(CardId id)
{
    forgetAttacker(id);
    for (auto *sets : {&s.log.atBaseOf, &s.log.hpBy})
        for (CardSet &set : *sets)
            set.remove(id);
}

void Changes::noteMove(CardId id, Zone from, Zone to)
{
    if (kZoneTable[to].faces != core::Sight::Public)
        forget(id);
    if (from == Zone::Discard)
        s.log.discarded.remove(id);
    if (to == Zone::Discard && (from == Zone::Hand || from == Zone::Deck))
        s.log.discarded.add(id);
}

} // namespace playmat::swu
