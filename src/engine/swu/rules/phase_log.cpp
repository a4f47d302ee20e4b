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

void Records::noteRemarks(CardId id)
{
    const auto remark = [&](About about, std::size_t value) {
        Deed deed;
        deed.kind = DeedKind::Remark;
        deed.card = id;
        deed.def = s.cards[id].def;
        deed.players = static_cast<std::uint8_t>(about);
        deed.value = static_cast<std::uint8_t>(value);
        note(deed);
    };
    const bool leader = defOf(id).type == CardType::Leader;
    if (!leader && (s.cards[id].status & status::LeaderUnit) != 0)
        remark(About::LeaderUnit, 0);
    if (!mayChangeTraits(*this, id))
        return;
    const TraitMask printed = defOf(id).traits;
    const TraitMask now = traitsOf(id);
    now.without(printed).forEach([&](auto trait) { remark(About::Gained, trait); });
    printed.without(now).forEach([&](auto trait) { remark(About::Lost, trait); });
}

namespace {

/// What the card of a deed was at that time.
struct Then
{
    TraitMask traits;
    bool leader = false;
};

Then asItWas(const Board &m, const Deed &deed)
{
    const CardDef &def = m.db().def(deed.def);
    Then then{def.traits, def.type == CardType::Leader};
    const Deed *const begin = m.s.history.round().data();
    for (const Deed *next = &deed; next != begin && next[-1].is(DeedKind::Remark); --next) {
        const About about = next[-1].about();
        const TraitMask trait = TraitMask::of(next[-1].value);
        then.leader = then.leader || about == About::LeaderUnit;
        if (about == About::Gained)
            then.traits |= trait;
        else if (about == About::Lost)
            then.traits = then.traits.without(trait);
    }
    return then;
}

bool isRemarked(const Deed &deed)
{
    return deed.is(DeedKind::Attacked) || deed.is(DeedKind::Defeated)
        || deed.is(DeedKind::LeftPlay);
}

/// Where nobody has remarked on deeds of this kind, it counts what the card is now.
bool fitsTraits(const Board &m, const Filter &f, const Deed &deed, const Then &then)
{
    const bool same = deed.card != kNone && m.s.cards[deed.card].serial == deed.serial;
    const TraitMask traits = same && !isRemarked(deed) ? m.traitsOf(deed.card) : then.traits;
    return (f.traits.empty() || traits.any(f.traits)) && !traits.any(f.notTraits);
}

} // namespace

bool fits(const Board &m, FilterId filter, const Deed &deed, const View &v)
{
    if (filter == 0)
        return true;
    const Filter &f = m.p.filters[filter];
    if (((f.exclude & prop::Token) != 0 && m.db().def(deed.def).isToken())
        || (f.kinds != 0 && (m.db().hot[deed.def].kind & f.kinds) == 0))
        return false;
    const Then then = asItWas(m, deed);
    if ((then.leader && (f.exclude & prop::Leader) != 0)
        || (!then.leader && (f.require & prop::Leader) != 0) || !fitsTraits(m, f, deed, then))
        return false;
    Filter rest = f;
    rest.traits = rest.notTraits = {};
    return m.defMatches(rest, deed.def, v);
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
