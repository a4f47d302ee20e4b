#include "engine/swu/rules/machine.h"

#include <algorithm>

/// What the phase remembers of cards that move on.
namespace playmat::swu {

/// Records the deed; returns false and suspends the game if the list is full.
bool Records::note(Deed deed)
{
    deed.serial = s.cards[deed.card].serial;
    if (s.history.add(deed))
        return true;
    suspend(Capacity::Deeds);
    return false;
}

void Changes::noteOnce(DeedKind kind, PlayerId player)
{
    const auto deeds = s.history.phase();
    const CardId base = s.bases[player];
    if (base == kNone || std::ranges::any_of(deeds, [&](const Deed &deed) {
            return deed.is(kind) && deed.player() == player;
        }))
        return;
    note(Deed::of(kind, base, s.cards[base].def, player));
    touch(reads::History);
}

void Records::countOnce(DeedKind kind, PlayerId player)
{
    const CardId base = s.bases[player];
    if (base != kNone && !s.history.addTo(kind, base, s.cards[base].def, player))
        suspend(Capacity::Deeds);
    touch(reads::History);
}

/// The card goes where nobody follows it: what it did this phase can no longer be told of it.
void Records::forget(CardId id)
{
    s.history.forget(id);
    for (CardSet &set : s.notes.hpBy)
        set.remove(id);
}

/// "Non-leader unit" and "leader unit", of a card that may be gone.
static bool fitsLeader(const Filter &f, CardType type)
{
    const bool leader = type == CardType::Leader;
    return (!leader || (f.exclude & prop::Leader) == 0)
        && (leader || (f.require & prop::Leader) == 0);
}

bool fits(const Board &m, FilterId filter, const Deed &deed, const View &v)
{
    const Filter &f = m.p.filters[filter];
    const bool same = deed.card != kNone && m.s.cards[deed.card].serial == deed.serial;
    const bool asToken = (f.exclude & prop::Token) != 0 && m.db().def(deed.def).isToken();
    return filter == 0
        || (!asToken && (f.kinds == 0 || (m.db().hot[deed.def].kind & f.kinds) != 0)
            && fitsLeader(f, m.db().def(deed.def).type)
            && m.defMatches(f, deed.def, v, same ? deed.card : kNone));
}

void Records::noteMove(CardId id, Zone from, Zone to)
{
    if (kZoneTable[to].faces != core::Sight::Public)
        forget(id);
    if (from == Zone::Discard)
        s.notes.discarded.remove(id);
    if (to == Zone::Discard && (from == Zone::Hand || from == Zone::Deck)) {
        s.notes.discarded.add(id);
        const bool played = !s.stack.empty() && s.stack.back().kind == FrameKind::Play
            && s.stack.back().play().card == id; // an event goes there too
        if (!played) {
            setMark(s.bases[s.cards[id].owner], mark::Discarded);
            fireSelf(id, trig::SelfDiscarded, id);
            if (from == Zone::Hand)
                countOnce(DeedKind::MadeDiscard, s.cards[id].owner);
            if (from == Zone::Deck)
                fireOthers(trig::Mills, kNone, s.cards[id].owner);
        }
    }
}

} // namespace playmat::swu
