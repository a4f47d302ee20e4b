#include "engine/lorcana/view/seat_ids.h"

#include "engine/lorcana/view/observe.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace playmat::lorcana {

namespace {

/// The players who see the card's face once this has happened, for the events that may change that.
std::optional<std::uint8_t> seersAfter(const core::Event &e)
{
    const auto type = static_cast<Ev>(e.type);
    if (type == Ev::Concealed)
        return e.seenBy;
    if (type != Ev::CardMoved)
        return std::nullopt;
    const auto to = static_cast<Zone>(e.to);
    if (to == Zone::Play) // facedown under another card, or open to all
        return e.seenBy;
    return seersOf(to, e.toPlayer);
}

/// The players who see its face while this happens. (Only of these events does the engine say so.)
std::uint8_t seersDuring(const core::Event &e)
{
    const auto type = static_cast<Ev>(e.type);
    return type == Ev::CardMoved || type == Ev::Revealed ? e.seenBy : std::uint8_t{0};
}

/// Cards that go into a deck: the order in which they lie there would say what will be drawn.
bool goesIntoDeck(const core::Event &e)
{
    return static_cast<Ev>(e.type) == Ev::CardMoved && static_cast<Zone>(e.to) == Zone::Deck;
}

/// What the seat knows of the run by its own order only, in the order of its names.
void sortIntoDecks(std::vector<core::Event> &events, Viewer viewer)
{
    const auto foreign
        = [&](const core::Event &e) { return goesIntoDeck(e) && e.toPlayer != viewer.player; };
    for (auto at = events.begin(); at != events.end();) {
        at = std::find_if(at, events.end(), foreign);
        const auto end = std::find_if_not(at, events.end(), foreign);
        std::ranges::stable_sort(at, end, {}, &core::Event::card);
        at = end;
    }
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
        if (e.card == kNone)
            return;
        const auto after = seersAfter(e);
        if (m_viewer.among(static_cast<std::uint8_t>(seersDuring(e) | after.value_or(0))))
            m_seat.name(static_cast<CardId>(e.card));
    }

    /// After it: a card that it hides had its name in it for the last time.
    void part(const core::Event &e)
    {
        const auto after = seersAfter(e);
        if (after && e.card != kNone && !m_viewer.among(*after))
            m_seat.names[e.card] = 0;
    }

    /// The event as it is told, between the two; nothing when it is not for this viewer.
    [[nodiscard]] std::optional<core::Event> tell(core::Event e, IdsOf ids) const
    {
        const bool known = knows(e.card);
        if (!known && static_cast<Ev>(e.type) == Ev::Concealed && ids == IdsOf::Seat)
            return std::nullopt;
        // What was inked by the turn action was revealed, though it is hidden by now.
        const bool wasShown = static_cast<Ev>(e.type) == Ev::Inked && e.amount2 == 0;
        e.card = nameOf(e.card, ids);
        e.other = nameOf(e.other, ids);
        if (!known && !wasShown)
            e.def = 0;
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
    while (std::ranges::find(names, next) != names.end())
        advance();
    names[card] = next;
    advance();
}

void SeatIds::Seat::advance()
{
    const bool last = next == std::numeric_limits<core::SeenId>::max();
    next = last ? kFirstSeatId : static_cast<core::SeenId>(next + 1);
}

SeatIds SeatIds::of(const State &state)
{
    SeatIds ids;
    ids.settle(state);
    return ids;
}

void SeatIds::settle(const State &state)
{
    const auto settleCard = [&](CardId id) {
        const std::uint8_t seers = seersOf(state.cards[id]);
        for (std::size_t seat = 0; seat < m_seats.size(); ++seat)
            if (viewerAt(seat).among(seers))
                m_seats[seat].name(id);
            else
                m_seats[seat].names[id] = 0;
    };
    for (PlayerId p = 0; p < kPlayers; ++p)
        for (const Zone zone : {Zone::Deck, Zone::Hand, Zone::Play, Zone::Inkwell, Zone::Discard})
            state.forEach(zone, p, [&](CardId id) {
                settleCard(id);
                state.forUnder(id, settleCard);
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
    sortIntoDecks(out, viewer);
    return out;
}

} // namespace playmat::lorcana
