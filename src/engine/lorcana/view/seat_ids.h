#pragma once

#include "engine/core/event.h"
#include "engine/lorcana/view/observation.h"

#include <array>
#include <span>
#include <type_traits>
#include <vector>

namespace playmat::lorcana {

/// The names under which each seat knows the cards that it sees. It counts them in the order in
/// which it gets to see them: that number is the card's name for this seat. A card that the seat
/// loses sight of (into the other hand, a deck, an inkwell) loses its name, and is another card
/// when it is seen again. So a name, and the order of names, is a function of what the seat saw.
/// One that it sees all the time keeps its name, also from play to its own hand. Kept beside the
/// state, because only whoever looks needs it.
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
    /// Names what is seen now and has no name yet, and forgets what is not seen: for what ended
    /// without an event, such as a look at cards.
    void settle(const State &state);
    /// The events as the viewer is told of them. These are the names from before the first of them.
    /// With IdsOf::Game there are as many for every viewer, each at the place where it happened.
    [[nodiscard]] std::vector<core::Event> tell(std::span<const core::Event> events, Viewer viewer,
                                                IdsOf ids = IdsOf::Seat) const;

    friend bool operator==(const SeatIds &, const SeatIds &) = default;

private:
    struct Seat
    {
        std::array<core::SeenId, kMaxCards> names{}; ///< 0: not seen
        core::SeenId next = kFirstSeatId;

        void name(CardId card);
        void advance();
        friend bool operator==(const Seat &, const Seat &) = default;
    };
    class Follower;

    std::array<Seat, kPlayers + 1> m_seats; ///< the last one is nobody's: what everybody sees
};

static_assert(std::is_trivially_copyable_v<SeatIds>, "an undo step is bytes");

} // namespace playmat::lorcana
