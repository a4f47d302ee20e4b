#pragma once

#include "engine/core/fixed_vector.h"
#include "engine/swu/state/types.h"

#include <algorithm>
#include <array>
#include <span>

/// What the state remembers of a phase and a round: what was played, and what happened to whom.
namespace playmat::swu {

/// A card that was played this phase. Playable cards are never printed differently later,
/// so the card says what it was.
struct PlayedCard
{
    CardId card = kNone;
    std::uint8_t bits = 0; ///< who, from which zone, in which way

    PlayedCard() = default;
    PlayedCard(CardId id, PlayerId player, Zone from, PlayWay way)
        : card(id)
        , bits(static_cast<std::uint8_t>(player | static_cast<unsigned>(from) << 2U
                                         | static_cast<unsigned>(way) << 6U))
    {
    }
    [[nodiscard]] PlayerId player() const { return bits & 3U; }
    [[nodiscard]] Zone from() const { return static_cast<Zone>(bits >> 2U & 15U); }
    [[nodiscard]] PlayWay way() const { return static_cast<PlayWay>(bits >> 6U); }

    friend bool operator==(const PlayedCard &, const PlayedCard &) = default;
};

/// What the cards ask about the phase and the round: all plays, and numbers that stop at 255, which
/// no such question reaches (whether any unit was defeated, whether there was that much damage).
struct History
{
    core::FixedVector<PlayedCard, kMaxPlays> played; ///< this round
    std::array<std::uint8_t, kPlayers> defeatedUnits{}; ///< by the player who controlled them
    std::array<std::uint8_t, kPlayers> leftPlayUnits{};
    std::array<std::uint8_t, kPlayers> baseDamageBy{}; ///< dealt to enemy bases
    std::array<std::uint8_t, kPlayers> eventsThisRound{};
    std::array<std::uint8_t, kPlayers> defeatedBy{}; ///< enemy units, by the player who did it
    std::uint8_t earlier = 0; ///< how many of `played` are of an earlier phase of this round
    std::array<std::uint8_t, 1 + kPlayers % 2> pad{};

    /// Nothing has happened yet. Only the plays that there were are cleared, not the whole list.
    void restart()
    {
        played.clear();
        earlier = 0;
        defeatedUnits = leftPlayUnits = baseDamageBy = eventsThisRound = defeatedBy = {};
    }
    /// A new phase of the same round: what was played, and how many events, is about the round.
    void goOn()
    {
        earlier = static_cast<std::uint8_t>(played.size());
        defeatedUnits = leftPlayUnits = baseDamageBy = defeatedBy = {};
    }
    /// What was played this phase.
    [[nodiscard]] std::span<const PlayedCard> now() const { return played.span().subspan(earlier); }
    friend bool operator==(const History &, const History &) = default;
};

/// Which cards did something this phase: the physical ones, whatever they are by now.
struct PhaseLog
{
    std::array<CardSet, kPlayers> attackers; ///< attacked for this player
    std::array<CardSet, kPlayers> atBaseOf; ///< units, as they are now, that attacked this base
    std::array<CardSet, kPlayers> hpBy; ///< units whose remaining HP this player changed last
    CardSet discarded; ///< from a hand or a deck, and still in the discard pile
    /// Of those that attacked and that nobody can follow any more: all their traits.
    std::array<TraitMask, kPlayers> goneAttackers;

    /// Calls f with each set of cards: whoever gives cards other ids must not miss one.
    template <class F>
    void forEachSet(F &&f)
    {
        for (auto *sets : {&attackers, &atBaseOf, &hpBy})
            std::ranges::for_each(*sets, f);
        f(discarded);
    }
    friend bool operator==(const PhaseLog &, const PhaseLog &) = default;
};

} // namespace playmat::swu
