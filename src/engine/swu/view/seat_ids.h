#pragma once

#include "engine/core/event.h"
#include "engine/swu/state/state.h"
#include "engine/swu/view/observation.h"

#include <array>
#include <span>
#include <type_traits>
#include <vector>

/// The names under which each seat knows the cards that it sees.
namespace playmat::swu {

/// The first name that a seat gives; above the cards' own ids and the ids of places.
inline constexpr core::SeenId kFirstSeatId = 4096;

/// Each seat counts the cards in the order in which it gets to see them: that number is the card's
/// name for this seat. A card that the seat loses sight of (into the other hand, into a deck, by a
/// shuffle) loses its name, and is another card when it is seen again. So a name, and the order of
/// names, is a function of what the seat saw. One that it sees all the time keeps its name, also
/// from play to its owner's hand. Kept beside the state, because only whoever looks needs it.
class SeatIds
{
public:
    /// The names at the beginning: what is seen of the state, zone by zone.
    [[nodiscard]] static SeatIds of(const State &state);

    /// What the viewer calls the card; kNone when it does not see it. One who sees all calls it
    /// by its own id.
    [[nodiscard]] core::SeenId nameOf(Viewer viewer, CardId card) const;
    /// The card the viewer calls that; kNone when it calls none that.
    [[nodiscard]] CardId cardOf(Viewer viewer, int name) const;

    /// Moves on by what happened.
    void follow(std::span<const core::Event> events);
    /// Names what is seen now and has no name yet, and forgets what is not seen: nothing to do
    /// after `follow`, unless something happened without an event.
    void settle(const State &state);
    /// The events as the viewer is told of them. These are the names from before the first of them.
    [[nodiscard]] std::vector<core::Event> tell(std::span<const core::Event> events, Viewer viewer,
                                                IdsOf ids) const;

    /// The same names on other cards: what was card `i` is card `to[i]` now.
    [[nodiscard]] SeatIds relabelled(std::span<const CardId> to) const;
    /// Those of one seat; the others have none.
    [[nodiscard]] SeatIds ofSeat(PlayerId seat) const;

    friend bool operator==(const SeatIds &, const SeatIds &) = default;

private:
    struct Seat
    {
        std::array<core::SeenId, kMaxCards> names{}; ///< 0: not seen
        core::SeenId next = kFirstSeatId;
        std::uint16_t wrapped = 0; ///< names may be in use again

        void name(CardId card);
        void advance();
        friend bool operator==(const Seat &, const Seat &) = default;
    };
    class Follower;

    /// The players, then a viewer who sees only what every player sees.
    std::array<Seat, kPlayers + 1> m_seats;
};

static_assert(std::is_trivially_copyable_v<SeatIds>, "an undo step is bytes");

} // namespace playmat::swu
