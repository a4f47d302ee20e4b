#include "kit/lorcana/table/seen_by.h"

#include "engine/core/sort_large.h"

#include <algorithm>

namespace playmat::lorcana::board {

namespace {

/// Shows one zone of a player as the other observation has it.
void takeZone(Observation &to, const Observation &from, Zone zone, PlayerId player)
{
    const auto isIt
        = [&](const ZoneView &view) { return view.zone == zone && view.player == player; };
    const auto view = std::ranges::find_if(to.zones, isIt);
    const auto other = std::ranges::find_if(from.zones, isIt);
    if (view == to.zones.end() || other == from.zones.end())
        return;
    std::erase_if(to.cards, [&](const CardView &card) {
        return std::ranges::find(view->cards, card.id) != view->cards.end();
    });
    view->cards = other->cards;
    for (const int id : view->cards) {
        if (const CardView *card = from.card(id))
            to.cards.push_back(*card);
    }
}

} // namespace

SeenBy SeenBy::now(const SeatedGame &game)
{
    SeenBy seen;
    seen.m_everybody = game.observe(Viewer::nobody(), IdsOf::Game);
    for (PlayerId player = 0; player < kPlayers; ++player)
        seen.m_seats[player] = game.observe(Viewer::of(player), IdsOf::Game);
    return seen;
}

SeenBy SeenBy::after(const SeatedGame &game, std::size_t event)
{
    SeenBy seen;
    seen.m_everybody = game.observedAfter(event, Viewer::nobody());
    for (PlayerId player = 0; player < kPlayers; ++player)
        seen.m_seats[player] = game.observedAfter(event, Viewer::of(player));
    return seen;
}

/// What either of the two sees of their own hand and deck; both eyes are open.
Observation SeenBy::shownTo(const table::Eyes &eyes) const
{
    if (eyes.seating != table::Seating::Open)
        return eyes.peeking < 0 ? m_everybody : seat(eyes.peeking);
    Observation open = m_everybody;
    for (PlayerId player = 0; player < kPlayers; ++player) {
        for (const Zone zone : {Zone::Hand, Zone::Deck})
            takeZone(open, m_seats[player], zone, player);
    }
    core::sortLarge(open.cards, &CardView::id);
    return open;
}

void LorcanaSeen::apply(const table::Told &told)
{
    m_seen = static_cast<const LorcanaTold &>(told).after;
}

std::vector<core::Event> eventsOf(const std::vector<table::PlaybackStep> &steps)
{
    std::vector<core::Event> all;
    for (const table::PlaybackStep &step : steps) {
        if (const auto *told = static_cast<const LorcanaTold *>(step.told.get()))
            all.insert(all.end(), told->events.begin(), told->events.end());
    }
    return all;
}

} // namespace playmat::lorcana::board
