#include "engine/lorcana/rules/machine.h"

/// Questions::Discreet: what is asked tells nobody what lies hidden (CR 7.1.3). Whether a card of a
/// hand, or one that is looked at, fits is known to those who see it; so its player is asked
/// although nothing fits, and answers what could not be answered otherwise.
namespace playmat::lorcana {

namespace {

/// The same place and side without anything that is asked of the cards there.
Filter anythingThere(const Filter &f)
{
    Filter out;
    out.zone = f.zone;
    out.side = f.side;
    return out;
}

bool asksNothing(const Program &program, FilterId id)
{
    return id == 0 || program.filters[id] == anythingThere(program.filters[id]);
}

} // namespace

bool reachesHidden(const Program &program, FilterId id)
{
    for (; id != 0; id = program.filters[id].alt)
        if (!isPublic(program.filters[id].zone))
            return true;
    return false;
}

View Board::asOthersSee(View v, Hidden hidden) const
{
    v.hidden = s.questions == core::Questions::Discreet ? hidden : Hidden::AsItIs;
    return v;
}

bool Board::hidesWhatFits(FilterId filter) const
{
    return s.questions == core::Questions::Discreet && !asksNothing(p, filter);
}

namespace {

bool hidesTargets(const Board &m, FilterId filter)
{
    return m.hidesWhatFits(filter) && reachesHidden(m.p, filter);
}

} // namespace

std::optional<bool> Board::guess(FilterId filter, const View &v) const
{
    if (v.hidden == Hidden::AsItIs || !hidesTargets(*this, filter))
        return {};
    bool any = false;
    for (; filter != 0; filter = p.filters[filter].alt) {
        const Filter there = anythingThere(p.filters[filter]);
        for (PlayerId player = 0; !isPublic(there.zone) && player < kPlayers; ++player)
            s.forEach(there.zone, player, [&](CardId id) { any |= matches(there, id, v); });
    }
    return any ? std::optional(v.hidden == Hidden::Fits) : std::nullopt;
}

} // namespace playmat::lorcana
