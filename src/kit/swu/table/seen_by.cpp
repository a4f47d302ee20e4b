#include "kit/swu/table/seen_by.h"

#include <algorithm>
#include <utility>

namespace playmat::table {

namespace {

bool sameTable(const swu::Observation &a, const swu::Observation &b)
{
    return a.round == b.round && a.phase == b.phase && a.active == b.active
        && a.initiative == b.initiative && a.initiativeClaimed == b.initiativeClaimed
        && a.end == b.end && a.winner == b.winner && a.players == b.players && a.zones == b.zones
        && a.cards == b.cards;
}

/// Shows one zone as the other observation has it.
void takeZone(swu::Observation &to, const swu::Observation &from, swu::Zone zone,
              swu::PlayerId player)
{
    for (swu::ZoneView &view : to.zones) {
        if (view.zone != zone || view.player != player)
            continue;
        for (const int id : view.cards)
            std::erase_if(to.cards, [&](const swu::CardView &card) { return card.id == id; });
        view = from.zone(zone, player);
        for (const int id : view.cards) {
            if (const swu::CardView *card = from.card(id))
                to.cards.push_back(*card);
        }
    }
}

/// With the deck, of which the player sees what is being looked at or searched, and nothing else.
void takeOwn(swu::Observation &to, const swu::Observation &from, swu::PlayerId player)
{
    for (const swu::Zone zone : {swu::Zone::Hand, swu::Zone::Resources, swu::Zone::Deck})
        takeZone(to, from, zone, player);
    std::sort(to.cards.begin(), to.cards.end(),
              [](const swu::CardView &a, const swu::CardView &b) { return a.id < b.id; });
}

/// What it is called where its owner does not see it.
int hiddenNameOf(const std::array<swu::Observation, swu::kPlayers> &seats,
                 const swu::CardView &face, size_t look)
{
    return seats.at(face.controller).looks.at(look).card;
}

void takeGoingOn(swu::Observation &to, const swu::Observation &from)
{
    to.effects = from.effects;
    to.pending = from.pending;
    to.attacks = from.attacks;
    to.looks = from.looks;
}

/// Both players' eyes are open: what either of them looks at is open, even in the other's deck.
void takeLooks(swu::Observation &to, const std::array<swu::Observation, swu::kPlayers> &seats)
{
    for (size_t at = 0; at < to.looks.size(); ++at) {
        for (const swu::Observation &seat : seats) {
            const swu::CardView *face = seat.card(seat.looks.at(at).card);
            if (face == nullptr || face->def == 0)
                continue;
            const int before = hiddenNameOf(seats, *face, at);
            to.looks[at].card = face->id;
            if (before == face->id)
                break;
            std::erase_if(to.cards, [&](const swu::CardView &card) { return card.id == before; });
            to.cards.push_back(*face);
            for (swu::ZoneView &zone : to.zones)
                std::replace(zone.cards.begin(), zone.cards.end(), before, face->id);
            break;
        }
    }
}

} // namespace

SeenBy SeenBy::now(const swu::SeatedGame &game)
{
    SeenBy seen;
    seen.m_everybody = game.observe(swu::Viewer::nobody(), swu::IdsOf::Game);
    for (swu::PlayerId player = 0; player < swu::kPlayers; ++player)
        seen.m_seats[player] = game.observe(swu::Viewer::of(player), swu::IdsOf::Game);
    return seen;
}

SeenBy SeenBy::after(const swu::SeatedGame &game, size_t event)
{
    SeenBy seen;
    seen.m_everybody = game.observedAfter(event, swu::Viewer::nobody());
    for (swu::PlayerId player = 0; player < swu::kPlayers; ++player)
        seen.m_seats[player] = game.observedAfter(event, swu::Viewer::of(player));
    return seen;
}

swu::Observation SeenBy::shownTo(const Eyes &eyes) const
{
    if (eyes.seating != Seating::Open)
        return eyes.peeking < 0 ? m_everybody : seat(eyes.peeking);
    swu::Observation open = m_everybody;
    for (swu::PlayerId player = 0; player < swu::kPlayers; ++player)
        takeOwn(open, m_seats[player], player);
    takeLooks(open, m_seats);
    std::sort(open.cards.begin(), open.cards.end(),
              [](const swu::CardView &a, const swu::CardView &b) { return a.id < b.id; });
    return open;
}

void SeenBy::goTo(const SeenBy &later)
{
    const SeenBy before = std::move(*this);
    *this = later;
    takeRest(before);
    m_everybody.looks.clear();
    for (swu::Observation &seat : m_seats)
        seat.looks.clear();
}

bool SeenBy::agrees(const SeenBy &other) const
{
    bool same = sameTable(m_everybody, other.m_everybody);
    for (size_t player = 0; player < m_seats.size(); ++player)
        same = same && sameTable(m_seats[player], other.m_seats[player]);
    return same;
}

void SeenBy::takeRest(const SeenBy &other)
{
    takeGoingOn(m_everybody, other.m_everybody);
    for (size_t player = 0; player < m_seats.size(); ++player)
        takeGoingOn(m_seats[player], other.m_seats[player]);
}

} // namespace playmat::table
