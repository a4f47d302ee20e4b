#pragma once

#include "engine/riftbound/language/card_db.h"
#include "engine/riftbound/state/state.h"

/// Small things that the chapters of the rules hand each other.
namespace playmat::riftbound {

/// From where an ability looks at the game.
struct View
{
    PlayerId you = 0;
    CardId self = kNone;
    const Context *ctx = nullptr; ///< of what resolves or is finalized
    std::uint8_t place = kNone; ///< "here", where it is not where the source is
};

/// What a payment is made of, or what a pool holds.
struct Purse
{
    int energy = 0;
    int spellEnergy = 0;
    std::array<int, kDomains> power{};
    int any = 0;

    static Purse of(const Pool &pool);
    [[nodiscard]] Pool pool() const;
    void add(const Purse &other);
    /// Whether it pays the cost; `spell`: of playing one.
    [[nodiscard]] bool covers(const Cost &cost, bool spell) const;
    /// Takes the cost out; what is restricted is used first.
    void spend(const Cost &cost, bool spell);
};

/// What an answer told players that they could not know before.
struct Learned
{
    bool hidden = false; ///< what no player could know: a card of a deck, chance
    core::PlayerMask shownTo = 0; ///< who saw others' hidden cards come into the open
};

/// A way in which a card could be played now.
struct PlayWay
{
    ListId to = kNone; ///< where a permanent goes; kNone: a spell
    bool hidden = false; ///< from the facedown zone
};

} // namespace playmat::riftbound
