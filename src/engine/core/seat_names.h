#pragma once

#include "engine/core/event.h"
#include "engine/core/viewer.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <span>
#include <type_traits>
#include <vector>

namespace playmat::core {

/// Puts each run of events that `means` is true for into the order of the reader's names.
template <class Means>
void sortRuns(std::vector<Event> &events, Means means)
{
    for (auto at = events.begin(); at != events.end();) {
        at = std::find_if(at, events.end(), means);
        const auto end = std::find_if_not(at, events.end(), means);
        std::ranges::stable_sort(at, end, {}, &Event::card);
        at = end;
    }
}

/// The names under which each seat knows the cards that it sees. It counts them in the order in
/// which it gets to see them: that number is the card's name for this seat. A card that the seat
/// loses sight of (into the other hand, a deck, by a shuffle) loses its name, and is another card
/// when it is seen again. So a name, and the order of names, is a function of what the seat saw.
/// One that it sees all the time keeps its name, also from play to its own hand. Kept next to the
/// state, because only a viewer needs it.
///
/// `Rules` is what the game says about who sees what:
///
///     State, kPlayers, kMaxCards
///     forEachCard(state, f)    calls f(card), zone by zone as any player could walk along them
///     seersOf(state, card)     the players who see its face
///     seersAfter(event)        those who see its card's face once it has happened; nothing when
///                              it changes nothing about that
///     seersDuring(event)       those who see it while it happens, in addition
///     isFor(event, viewer)     whether the viewer is told what it says of a card that it sees
///     isForSeers(event)        whether it is told only to those who see the card
///     blind(event)             takes out what tells one hidden card from another
///     sort(events, viewer, ids)    forgets the orders that the viewer must not learn
template <class Rules>
class SeatNames
{
public:
    using State = typename Rules::State;
    using Viewer = core::Viewer<Rules::kPlayers>;

    /// The names at the beginning: what is seen of the state, zone by zone.
    [[nodiscard]] static SeatNames of(const State &state)
    {
        SeatNames names;
        names.settle(state);
        return names;
    }

    /// What the viewer calls the card; kNone when it does not see it. One who sees all calls it
    /// by its own id.
    [[nodiscard]] SeenId nameOf(Viewer viewer, CardId card) const
    {
        if (viewer.seesAll() || card == kNone)
            return card;
        const SeenId name = m_seats[seatOf(viewer)].names[card];
        return name == 0 ? SeenId{kNone} : name;
    }

    /// The card the viewer calls that; kNone when it calls none that.
    [[nodiscard]] CardId cardOf(Viewer viewer, int name) const
    {
        if (viewer.seesAll())
            return name >= 0 && name < static_cast<int>(Rules::kMaxCards)
                ? static_cast<CardId>(name)
                : kNone;
        const auto &names = m_seats[seatOf(viewer)].names;
        const auto *at = std::ranges::find(names, name);
        return name == 0 || at == names.end() ? kNone : static_cast<CardId>(at - names.begin());
    }

    /// Moves on by what happened.
    void follow(std::span<const Event> events)
    {
        for (std::size_t seat = 0; seat < m_seats.size(); ++seat) {
            Follower follower(m_seats[seat], viewerAt(seat));
            for (const Event &e : events) {
                follower.meet(e);
                follower.part(e);
            }
        }
    }

    /// Names what is seen now and has no name yet, and forgets what is not seen: for what ended
    /// without an event, such as a look at cards.
    void settle(const State &state)
    {
        Rules::forEachCard(state, [&](CardId id) {
            const PlayerMask seers = Rules::seersOf(state, id);
            for (std::size_t seat = 0; seat < m_seats.size(); ++seat)
                if (seers != 0 && viewerAt(seat).among(seers)) // most cards are seen by nobody
                    m_seats[seat].name(id);
                else
                    m_seats[seat].names[id] = 0;
        });
    }

    /// The events as the viewer is told of them. These are the names from before the first of them.
    /// With IdsOf::Game there are as many for every viewer, each at the place where it happened.
    [[nodiscard]] std::vector<Event> tell(std::span<const Event> events, Viewer viewer,
                                          IdsOf ids) const
    {
        if (viewer.seesAll())
            return {events.begin(), events.end()};
        Seat seat = m_seats[seatOf(viewer)];
        Follower follower(seat, viewer);
        std::vector<Event> out;
        for (const Event &e : events) {
            follower.meet(e);
            if (const std::optional<Event> told = follower.tell(e, ids))
                out.push_back(*told);
            follower.part(e);
        }
        Rules::sort(out, viewer, ids);
        return out;
    }

    /// The same names on other cards: what was card `i` is card `to[i]` now.
    [[nodiscard]] SeatNames relabelled(std::span<const CardId> to) const
    {
        SeatNames out = *this;
        for (std::size_t seat = 0; seat < m_seats.size(); ++seat)
            for (std::size_t id = 0; id < to.size(); ++id)
                if (to[id] != kNone)
                    out.m_seats[seat].names[to[id]] = m_seats[seat].names[id];
        return out;
    }

    /// Those of one seat; the others have none.
    [[nodiscard]] SeatNames ofSeat(PlayerId seat) const
    {
        SeatNames out;
        out.m_seats[seat] = m_seats[seat];
        return out;
    }

    friend bool operator==(const SeatNames &, const SeatNames &) = default;

private:
    struct Seat
    {
        std::array<SeenId, Rules::kMaxCards> names{}; ///< 0: not seen
        SeenId next = kFirstSeatName;
        std::uint16_t wrapped = 0; ///< names may be in use again

        /// The numbers wrap around, which no game lives to see; one that is still in use is
        /// skipped.
        void name(CardId card)
        {
            if (names[card] != 0)
                return;
            while (wrapped != 0 && std::ranges::find(names, next) != names.end())
                advance();
            names[card] = next;
            advance();
        }

        void advance()
        {
            const bool last = next == std::numeric_limits<SeenId>::max();
            next = last ? kFirstSeatName : static_cast<SeenId>(next + 1);
            wrapped = last ? 1 : wrapped;
        }

        friend bool operator==(const Seat &, const Seat &) = default;
    };

    /// One seat while it is told what happened.
    class Follower
    {
    public:
        Follower(Seat &seat, Viewer viewer)
            : m_seat(seat)
            , m_viewer(viewer)
        {
        }

        /// Before the event is told: a card that it shows has a name in it.
        void meet(const Event &e)
        {
            if (e.card == kNone)
                return;
            const std::optional<PlayerMask> after = Rules::seersAfter(e);
            if (m_viewer.among(static_cast<PlayerMask>(Rules::seersDuring(e) | after.value_or(0))))
                m_seat.name(static_cast<CardId>(e.card));
        }

        /// After it: a card that it hides had its name in it for the last time.
        void part(const Event &e)
        {
            const std::optional<PlayerMask> after = Rules::seersAfter(e);
            if (after && e.card != kNone && !m_viewer.among(*after))
                m_seat.names[e.card] = 0;
        }

        /// The event as it is told, between the two; nothing when it is not for this viewer.
        [[nodiscard]] std::optional<Event> tell(Event e, IdsOf ids) const
        {
            const bool known = knows(e.card) && Rules::isFor(e, m_viewer);
            if (!known && Rules::isForSeers(e) && ids == IdsOf::Seat)
                return std::nullopt;
            e.card = nameOf(e.card, ids);
            e.other = nameOf(e.other, ids);
            if (!known)
                Rules::blind(e);
            return e;
        }

    private:
        [[nodiscard]] bool knows(SeenId card) const
        {
            return card != kNone && m_seat.names[card] != 0;
        }

        [[nodiscard]] SeenId nameOf(SeenId card, IdsOf ids) const
        {
            if (!knows(card))
                return SeenId{kNone};
            return ids == IdsOf::Seat ? m_seat.names[card] : card;
        }

        Seat &m_seat;
        Viewer m_viewer;
    };

    static Viewer viewerAt(std::size_t seat)
    {
        return seat < Rules::kPlayers ? Viewer::of(static_cast<PlayerId>(seat)) : Viewer::nobody();
    }

    static std::size_t seatOf(Viewer viewer)
    {
        return viewer.player < Rules::kPlayers ? viewer.player : std::size_t{Rules::kPlayers};
    }

    /// The players, then a viewer who sees only what every player sees.
    std::array<Seat, Rules::kPlayers + 1> m_seats;
};

} // namespace playmat::core
