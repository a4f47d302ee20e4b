#pragma once

#include "engine/riftbound/language/card_db.h"
#include "engine/riftbound/state/state.h"

/// Small types that the chapters of the rules share.
namespace playmat::riftbound {

/// The point of view of an ability.
struct View
{
    PlayerId you = 0;
    CardId self = kNone;
    const Context *ctx = nullptr; ///< the item that resolves or is being finalized
    std::uint8_t place = kNone; ///< "here", if it differs from the source's location
};

/// Resources for a payment, or those in a pool.
struct Purse
{
    int energy = 0;
    int spellEnergy = 0;
    int spellAny = 0;
    std::array<int, kDomains> power{};
    int any = 0;

    static Purse of(const Pool &pool);
    [[nodiscard]] Pool pool() const;
    void add(const Purse &other);
    /// Whether the purse covers the cost; `spell`: the cost of playing a spell.
    [[nodiscard]] bool covers(const Cost &cost, bool spell) const;
    /// Deducts the cost, using restricted resources first.
    void spend(const Cost &cost, bool spell);
};

/// Information that an answer revealed.
struct Learned
{
    bool hidden = false; ///< no player could know it before: a card of a deck, or a random result
    core::PlayerMask shownTo = 0; ///< players who saw another player's hidden cards
};

/// A way to play a card now.
struct PlayWay
{
    ListId to = kNone; ///< destination of a permanent; kNone: a spell
    bool hidden = false; ///< from the facedown zone
    bool flow = false; ///< from the trash, for its Flow cost (829)
    bool paid = false; ///< an effect plays it, for `cost`
    bool recycled = false; ///< it is recycled when it leaves the chain
    Cost cost{};
};

} // namespace playmat::riftbound
