#pragma once

#include "engine/core/event.h"
#include "match/hosted_game.h"

#include <set>
#include <vector>

/// What a hosted game says when it is compared with a twin (match::HostedGame).
namespace playmat::kit {

/// What each option of a seated game is to the viewer, by its own names of the cards.
template <class Game, class Viewer>
std::vector<match::OptionLook> looksOf(const Game &game, Viewer viewer)
{
    const auto names = game.namesFor(viewer);
    const auto name = [&](core::CardId id) { return id == core::kNone ? -1 : names[id]; };
    std::vector<match::OptionLook> looks;
    for (const core::Option &o : game.decision().options)
        looks.push_back(
            {o.kind, name(o.card), name(o.target), o.zone, o.player, o.number, o.ability});
    return looks;
}

/// Whether an event of the last answer names a card that the viewer had no name for before, or one
/// that chance chose. isNew(event): the card did not exist before; byChance(event): it may be.
template <class Game, class Viewer, class IsNew, class ByChance>
bool tellsMore(const Game &game, Viewer viewer, IsNew isNew, ByChance byChance)
{
    std::set<core::SeenId> made;
    for (const core::Event &e : game.eventsFor(viewer)) {
        if (isNew(e))
            made.insert(e.card);
        if (e.card == core::kNone)
            continue;
        const bool known = game.namesBefore().cardOf(viewer, e.card) != core::kNone;
        if (known ? byChance(e) : !made.contains(e.card))
            return true;
    }
    return false;
}

} // namespace playmat::kit
