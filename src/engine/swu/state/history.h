#pragma once

#include "engine/core/fixed_vector.h"
#include "engine/swu/state/types.h"

#include <algorithm>
#include <array>
#include <span>

/// The record of the current round and phase: which events happened to which cards, and who caused
/// them.
namespace playmat::swu {

enum class DeedKind : std::uint8_t {
    Played, ///< `player` played the card
    Attacked, ///< a unit of `player` attacked `whom`
    LeftPlay, ///< a unit of `player` left play without being defeated
    Defeated, ///< a unit of `player` was defeated; `by` defeated it (CR 1.18.1)
    DamagedBase, ///< `by` dealt `amount` damage to the base, in total in one phase
    DealtIndirect, ///< `player` dealt indirect damage, at least once in this phase
    MadeToken, ///< `player` created a token, at least once in this phase; the card is their base
    GaveToken, ///< `player` gave a token upgrade to a unit; the same
    UpgradeDefeated, ///< an upgrade of `player` was defeated; the same
    Upgraded, ///< `by` played an upgrade on a unit of `player`
    MadeDiscard, ///< `player` discarded `amount` cards from their hand, in total in one phase
    ArrivedOtherwise, ///< `amount` units of `player` entered play without being played; the same
    Healed, ///< damage was healed from the card, at least once in this phase
    Drew, ///< `player` drew `amount` cards, in total in one phase; the card is their base
    Remark, ///< about the next deed: what its card was, other than printed (`about`)
};

/// What a remark says of the card of the deed after it.
enum class About : std::uint8_t { Gained, Lost, LeaderUnit };

/// One event, with the card as it was at that time. 8 bytes, no padding.
struct Deed
{
    DefId def = 0; ///< the side of the card at that time
    std::uint16_t serial = 0; ///< the serial number of the object at that time (CR 8.5.4)
    CardId card = kNone; ///< kNone: the card can no longer be identified (Records::forget)
    DeedKind kind = DeedKind::Played;
    std::uint8_t players = 0; ///< player() in bits 0 and 1; from bit 2 on, by() + 1 or paid()
    std::uint8_t value = 0; ///< from() and way(), whom() or amount(), depending on the kind

    [[nodiscard]] static Deed of(DeedKind kind, CardId card, DefId def, PlayerId player,
                                 PlayerId by = kNone)
    {
        Deed out;
        out.kind = kind;
        out.card = card;
        out.def = def;
        out.players = static_cast<std::uint8_t>(player | (by == kNone ? 0U : by + 1U) << 2U);
        return out;
    }
    [[nodiscard]] static Deed played(CardId card, DefId side, PlayerId player, Zone from,
                                     PlayWay way, int paid)
    {
        Deed out = of(DeedKind::Played, card, side, player);
        constexpr int kMostPaid = 63; // six bits
        out.players |= static_cast<std::uint8_t>(std::min(paid, kMostPaid) << 2);
        out.value = static_cast<std::uint8_t>(static_cast<unsigned>(from)
                                              | static_cast<unsigned>(way) << 4U);
        return out;
    }
    [[nodiscard]] bool is(DeedKind one) const { return kind == one; }
    /// The player who played the card, or the controller of the unit at that time.
    [[nodiscard]] PlayerId player() const { return players & 3U; }
    /// The player who caused the event; kNone: no player did. Not of a card that was played, which
    /// has paid() there.
    [[nodiscard]] PlayerId by() const
    {
        return static_cast<PlayerId>((players >> 2U) - 1); // 0 becomes kNone
    }
    [[nodiscard]] Zone from() const { return static_cast<Zone>(value & 15U); }
    [[nodiscard]] PlayWay way() const { return static_cast<PlayWay>(value >> 4U); }
    [[nodiscard]] CardId whom() const { return value; }
    /// Of a unit that was defeated: while it was attacking.
    [[nodiscard]] bool whileAttacking() const { return value == 1; }
    [[nodiscard]] int amount() const { return value; }
    /// Of a remark: what it says, of gained and lost traits with the number of one (`value`).
    [[nodiscard]] About about() const { return static_cast<About>(players); }
    /// Of a card that was played: how many resources were paid for it.
    [[nodiscard]] int paid() const { return players >> 2U; }
    /// Of a unit that was defeated: to play a card with Exploit.
    [[nodiscard]] bool exploited() const { return value == 2; }

    friend bool operator==(const Deed &, const Deed &) = default;
};
static_assert(sizeof(Deed) == 8);

/// The deeds of the round in order. Conditions and amounts apply filters to them as they do to
/// cards. Of earlier phases, only the plays are kept, because no card needs anything else.
class History
{
public:
    /// The deeds of this phase.
    [[nodiscard]] std::span<const Deed> phase() const { return m_deeds.span().subspan(m_earlier); }
    [[nodiscard]] std::span<const Deed> round() const { return m_deeds.span(); }
    [[nodiscard]] std::size_t size() const { return m_deeds.size(); }

    /// Records a deed; returns false if the list is full.
    [[nodiscard]] bool add(const Deed &deed) { return m_deeds.tryPush(deed); }
    /// Adds to the damage that the player has dealt to the base this phase. The sum stops at 255,
    /// more than any card asks for. Returns false if the list is full.
    [[nodiscard]] bool addBaseDamage(CardId base, DefId def, PlayerId owner, PlayerId by,
                                     int amount);
    /// Adds to a count of the player; the same.
    [[nodiscard]] bool addTo(DeedKind kind, CardId base, DefId def, PlayerId player, int count = 1);
    /// The last deeds, the defeats of these cards, were for a card with Exploit.
    template <class Set>
    void noteExploited(Set cards)
    {
        for (std::size_t i = m_deeds.size(); i-- > m_earlier && !cards.empty();)
            if (m_deeds[i].is(DeedKind::Defeated) && m_deeds[i].card != kNone
                && cards.has(m_deeds[i].card)) {
                m_deeds[i].value = 2;
                cards.remove(m_deeds[i].card); // an earlier defeat was another one's
            }
    }
    /// Removes the card's id from all deeds, because players can no longer identify the card.
    void forget(CardId card);
    /// Begins a new round.
    void restart()
    {
        m_deeds.clear();
        m_earlier = 0;
    }
    /// Begins a new phase of the same round.
    void goOn();
    /// Replaces the ids of the cards; a card for which `to` returns kNone is forgotten.
    template <class To>
    void relabel(To &&to)
    {
        for (Deed &deed : m_deeds) {
            deed.card = deed.card == kNone ? kNone : to(deed.card);
            if (deed.is(DeedKind::Attacked) && deed.value != kNone)
                deed.value = to(deed.value);
        }
    }
    friend bool operator==(const History &, const History &) = default;

private:
    core::FixedVector<Deed, kMaxDeeds> m_deeds;
    std::uint8_t m_earlier = 0; ///< the number of deeds from earlier phases of this round
    std::uint8_t m_pad = 0;
};

/// Facts about current cards in this phase.
struct CardNotes
{
    std::array<CardSet, kPlayers> hpBy; ///< units whose remaining HP this player changed last
    CardSet discarded; ///< from a hand or a deck, and still in the discard pile

    /// Calls f with each set of cards: whoever gives cards other ids must not miss one.
    template <class F>
    void forEachSet(F &&f)
    {
        std::ranges::for_each(hpBy, f);
        f(discarded);
    }
    friend bool operator==(const CardNotes &, const CardNotes &) = default;
};

} // namespace playmat::swu
