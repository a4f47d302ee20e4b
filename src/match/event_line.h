#pragma once

#include <array>
#include <cstdint>

/// What the row of an event says to a table: which step is made of it, and its line in the log. It
/// needs no Qt, for these rows stand beside the event's name in the protocol (host/event_specs.cpp
/// of a game).
namespace playmat::match {

/// What a step makes visible besides where cards are.
enum class BeatKind : std::uint8_t {
    None,
    Attack,
    Damage,
    Heal,
    Defeat,
    Play,
    Draw,
    Move,
    Phase,
    End,
    Capture, ///< of `card` by `other`, before it is moved
    Shield, ///< something that protected `other` is used up
    Prevent, ///< `card` prevents damage to `other`
    Token, ///< a token is created
    Entrance, ///< a card that represents its player enters
    Earn, ///< `card` earns its player something
    Shuffle, ///< the deck of `seat` is shuffled; it is only heard, and is no step of its own
    Strike, ///< `card` fights what is in the same place; no event has this line
};

/// The part of an event that fills a gap in the event's sentence.
enum class EventPart : std::uint8_t { None, Player, Card, Other, Amount };

/// A line whose sentence is a phrase with names and numbers in its places. One that counts
/// something says the event's amount as %n, which is no place.
struct EventLine
{
    const char *glyph = "";
    EventPart whose = EventPart::None; ///< the player's, or that of whoever has the card
    const char *phrase = ""; ///< its id
    std::array<EventPart, 3> parts{}; ///< what stands in its places, %1 first
    bool deed = false; ///< what follows is what came of it

    [[nodiscard]] constexpr bool names(EventPart one) const
    {
        for (const EventPart part : parts) {
            if (part == one)
                return true;
        }
        return false;
    }
    /// The card that the line leads to.
    [[nodiscard]] constexpr EventPart about() const
    {
        if (names(EventPart::Card))
            return EventPart::Card;
        return names(EventPart::Other) ? EventPart::Other : EventPart::None;
    }
};

} // namespace playmat::match
