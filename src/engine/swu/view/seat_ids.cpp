#include "engine/swu/view/seat_ids.h"

#include "engine/swu/state/zones.h"
#include "engine/swu/view/observe.h"

#include <algorithm>
#include <limits>

namespace playmat::swu {

namespace {

/// Only about values of a card, nothing to see for those who do not see its face.
bool isAboutFace(const core::Event &e)
{
    const auto type = static_cast<Ev>(e.type);
    return type == Ev::CardChanged || type == Ev::KeywordsChanged || type == Ev::CostChanged
        || type == Ev::StatusChanged;
}

/// The players who see the card's face once this has happened, for the events that may change that.
std::optional<std::uint8_t> seersAfter(const core::Event &e)
{
    switch (static_cast<Ev>(e.type)) {
    case Ev::CardMoved: {
        const auto shown
            = static_cast<std::uint8_t>((e.amount2 >> hidden::kShownShift) & kEverybody);
        return static_cast<std::uint8_t>(shown
                                         | seersOf(static_cast<Zone>(e.to), e.player, e.toPlayer));
    }
    case Ev::Concealed:
        return seersOf(static_cast<Zone>(e.from), e.fromPlayer, e.fromPlayer);
    case Ev::Attached:
    case Ev::TokenCreated:
        return kEverybody;
    case Ev::ControlChanged:
    case Ev::Revealed:
        return e.seenBy;
    default:
        return std::nullopt;
    }
}

/// Takes out of an event what tells one hidden card from another.
void blind(core::Event &e)
{
    e.card = kNone;
    e.def = 0;
    if (isAboutFace(e))
        e.amount = e.amount2 = 0;
    if (static_cast<Ev>(e.type) == Ev::CardMoved)
        e.amount2 = static_cast<std::int16_t>(
            e.amount2 & (status::Exhausted | hidden::WasExhausted | hidden::Owner));
}

/// What concerns a card that the reader does not see: its values, and that it is hidden
/// from others again.
bool isForSeers(const core::Event &e)
{
    return isAboutFace(e) || static_cast<Ev>(e.type) == Ev::Concealed;
}

/// Cards that go into a deck: only the player who puts them there learns their order.
bool goesIntoDeck(const core::Event &e)
{
    return static_cast<Ev>(e.type) == Ev::CardMoved && static_cast<Zone>(e.to) == Zone::Deck;
}

template <class Events, class Means>
void sortRuns(Events &events, Means means)
{
    for (auto at = events.begin(); at != events.end();) {
        at = std::find_if(at, events.end(), means);
        const auto end = std::find_if_not(at, events.end(), means);
        std::ranges::stable_sort(at, end, {}, &core::Event::card);
        at = end;
    }
}

/// What is told about many cards at a time comes in the order of the reader's names: the cards' own
/// order would say which of two equal cards is which, and the order in a deck what will be drawn.
void sortByName(std::vector<core::Event> &events)
{
    sortRuns(events, isForSeers);
    sortRuns(events, goesIntoDeck);
}

template <class F>
void forEachInOrder(const State &state, CardId first, F &f)
{
    for (CardId id = first; id != kNone; id = state.cards[id].next) {
        f(id);
        forEachInOrder(state, state.cards[id].firstUpgrade, f);
        forEachInOrder(state, state.cards[id].firstCaptive, f);
    }
}

/// Every card, zone by zone as anybody could walk along them.
template <class F>
void forEachInOrder(const State &state, F f)
{
    for (PlayerId p = 0; p < kPlayers; ++p)
        for (const Zone zone : {Zone::Base, Zone::Hand, Zone::Deck, Zone::Discard, Zone::Resources})
            forEachInOrder(state, state.list(zone, p).head, f);
    for (const Zone zone : {Zone::Ground, Zone::Space, Zone::Aside})
        forEachInOrder(state, state.list(zone, 0).head, f);
}

Viewer viewerAt(std::size_t seat)
{
    return seat < kPlayers ? Viewer::of(static_cast<PlayerId>(seat)) : Viewer::nobody();
}

std::size_t seatOf(Viewer viewer)
{
    return viewer.player < kPlayers ? viewer.player : std::size_t{kPlayers};
}

} // namespace

/// One seat while it is told what happened.
class SeatIds::Follower
{
public:
    Follower(Seat &seat, Viewer viewer)
        : m_seat(seat)
        , m_viewer(viewer)
    {
    }

    /// Before the event is told: a card that it shows has a name in it.
    void meet(const core::Event &e)
    {
        if (const auto seers = seersAfter(e); seers && e.card != kNone && m_viewer.among(*seers))
            m_seat.name(static_cast<CardId>(e.card));
    }

    /// After it: a card that it hides had its name in it for the last time.
    void part(const core::Event &e)
    {
        if (const auto seers = seersAfter(e); seers && e.card != kNone && !m_viewer.among(*seers))
            m_seat.names[e.card] = 0;
    }

    /// The event as it is told, between the two; nothing when it is not for this viewer.
    [[nodiscard]] std::optional<core::Event> tell(core::Event e, IdsOf ids) const
    {
        const bool known = knows(e.card) && (!isAboutFace(e) || m_viewer.among(e.seenBy));
        if (!known && isForSeers(e) && ids == IdsOf::Seat)
            return std::nullopt;
        e.card = nameOf(e.card, ids);
        e.other = nameOf(e.other, ids);
        if (!known)
            blind(e);
        return e;
    }

private:
    [[nodiscard]] bool knows(core::SeenId card) const
    {
        return card != kNone && m_seat.names[card] != 0;
    }

    [[nodiscard]] core::SeenId nameOf(core::SeenId card, IdsOf ids) const
    {
        if (!knows(card))
            return core::SeenId{kNone};
        return ids == IdsOf::Seat ? m_seat.names[card] : card;
    }

    Seat &m_seat;
    Viewer m_viewer;
};

/// The numbers wrap around, which no game lives to see; one that is still in use is skipped.
void SeatIds::Seat::name(CardId card)
{
    if (names[card] != 0)
        return;
    while (wrapped && std::ranges::find(names, next) != names.end())
        advance();
    names[card] = next;
    advance();
}

void SeatIds::Seat::advance()
{
    const bool last = next == std::numeric_limits<core::SeenId>::max();
    next = last ? kFirstSeatId : static_cast<core::SeenId>(next + 1);
    wrapped = last ? 1 : wrapped;
}

SeatIds SeatIds::of(const State &state)
{
    SeatIds ids;
    ids.settle(state);
    return ids;
}

void SeatIds::settle(const State &state)
{
    forEachInOrder(state, [&](CardId id) {
        const std::uint8_t seers = seersOf(state, id);
        for (std::size_t seat = 0; seat < m_seats.size(); ++seat)
            if (seers != 0 && viewerAt(seat).among(seers)) // most cards are seen by nobody
                m_seats[seat].name(id);
            else
                m_seats[seat].names[id] = 0;
    });
}

core::SeenId SeatIds::nameOf(Viewer viewer, CardId card) const
{
    if (viewer.seesAll() || card == kNone)
        return card;
    const core::SeenId name = m_seats[seatOf(viewer)].names[card];
    return name == 0 ? core::SeenId{kNone} : name;
}

CardId SeatIds::cardOf(Viewer viewer, int name) const
{
    if (viewer.seesAll())
        return name >= 0 && name < static_cast<int>(kMaxCards) ? static_cast<CardId>(name) : kNone;
    const auto &names = m_seats[seatOf(viewer)].names;
    const auto *at = std::ranges::find(names, name);
    return name == 0 || at == names.end() ? kNone : static_cast<CardId>(at - names.begin());
}

void SeatIds::follow(std::span<const core::Event> events)
{
    for (std::size_t seat = 0; seat < m_seats.size(); ++seat) {
        Follower follower(m_seats[seat], viewerAt(seat));
        for (const core::Event &e : events) {
            follower.meet(e);
            follower.part(e);
        }
    }
}

std::vector<core::Event> SeatIds::tell(std::span<const core::Event> events, Viewer viewer,
                                       IdsOf ids) const
{
    if (viewer.seesAll())
        return {events.begin(), events.end()};
    Seat seat = m_seats[seatOf(viewer)];
    Follower follower(seat, viewer);
    std::vector<core::Event> out;
    for (const core::Event &e : events) {
        follower.meet(e);
        if (const std::optional<core::Event> told = follower.tell(e, ids))
            out.push_back(*told);
        follower.part(e);
    }
    if (ids == IdsOf::Seat) // else as many and in the same order for every viewer
        sortByName(out);
    return out;
}

SeatIds SeatIds::relabelled(std::span<const CardId> to) const
{
    SeatIds out = *this;
    for (std::size_t seat = 0; seat < m_seats.size(); ++seat)
        for (std::size_t id = 0; id < to.size(); ++id)
            if (to[id] != kNone)
                out.m_seats[seat].names[to[id]] = m_seats[seat].names[id];
    return out;
}

SeatIds SeatIds::ofSeat(PlayerId seat) const
{
    SeatIds out;
    out.m_seats[seat] = m_seats[seat];
    return out;
}

} // namespace playmat::swu
