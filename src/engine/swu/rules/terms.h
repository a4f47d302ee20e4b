#pragma once

#include "engine/swu/language/card_db.h"
#include "engine/swu/state/state.h"

#include <array>

/// Small things that the chapters of the machine hand each other.
namespace playmat::swu {

class Board;
class Changes;
class Machine;

/// Whether the ability uses the card that triggered it (needless.cpp).
[[nodiscard]] bool looksAtSubject(const Program &p, AbilityId id);

/// All units in play that the player controls.
[[nodiscard]] CardSet unitsOf(const Board &m, PlayerId player);

/// Whether a constant ability makes the rule now; with `player`: one that this player controls.
[[nodiscard]] bool ruleHolds(const Board &m, Rule rule, PlayerId player = kNone);

/// One instance of damage to come (CR 1.9).
struct Hit
{
    CardId victim = kNone;
    int amount = 0;
    CardId source = kNone; ///< the dealing card
    PlayerId dealer = kNone; ///< its controller
    bool combat = false;
    bool unpreventable = false;
    bool indirect = false;
};

class Board;
/// The card's own constant ability with the rule, wherever the card is; null: it has none
/// (capture.cpp).
[[nodiscard]] const Constant *ownRule(const Board &m, CardId id, Rule rule);
/// Whether the card may have other traits than the printed ones (filters.cpp).
[[nodiscard]] bool mayChangeTraits(const Board &m, CardId id);

/// What looks at the cards of a zone, by Zone.
inline constexpr std::array<Reads, 9> kZoneReads{reads::Board,     reads::Units, reads::Units,
                                                 reads::Resources, reads::Piles, reads::Hand,
                                                 reads::Piles,     reads::Piles, reads::Piles};

/// What looks at the damage on this card.
[[nodiscard]] inline Reads readsDamage(const Card &c)
{
    return reads::Damage | (c.keywords.any(kw::Grit) ? reads::Grit : Reads{0});
}

/// What looks at whether this unit is attacking.
[[nodiscard]] inline Reads readsAttack(const Card &attacker)
{
    return reads::Attack | (attacker.raid > 0 ? reads::Raid : Reads{0});
}

/// Stands for Ambush where an attack names the effect that allows it.
inline constexpr NodeId kAmbushNode = 0xFFFF;

/// What a card costs its player, and why.
struct CostBreakdown
{
    int printed = 0;
    int penalty = 0; ///< 2 for each missing icon (CR 8.1)
    int modifiers = 0; ///< sum of the others
    int total = 0; ///< never below 0
    std::array<std::uint8_t, kAspects> missing{}; ///< icons that nobody provides
};
/// On what terms a card is played.
struct PlayTerms
{
    int change = 0; ///< that an effect makes to its cost
    bool free = false;
    CardId onto = kNone; ///< the unit that an upgrade goes on, where that changes its cost
    std::uint8_t exploit = 0; ///< how much of it the card gains
    std::uint8_t ignores = 0; ///< how many of its aspect penalties do not count
    std::uint8_t ignoredAspects = 0xFF; ///< bits 1 << Aspect: among the penalties for these
    AbilityId way = 0; ///< the ability that allows it; none for a card in hand, or by an effect
};

/// The point of view of a filter or an amount: whose, from which card, within which ability.
struct View
{
    PlayerId you = 0;
    CardId self = kNone;
    const Context *ctx = nullptr;
};

/// What changes the price of the cards of a filter, for one player and now. Without initialisers,
/// so that a list of them costs nothing until it is filled.
struct PriceRule
{
    FilterId filter;
    PlayerId you; ///< of the filter's view
    CardId self;
    std::int16_t change; ///< so much more
    bool noPenalty; ///< their aspect penalty is ignored
    std::uint16_t identity; ///< only copies of this card (CardDef::identity); 0: any

    [[nodiscard]] View view() const { return {you, self, nullptr}; }
};

/// What is the same for all cards of a list of legal actions.
struct ActionTerms
{
    PlayerId player = 0;
    bool plain = false; ///< what cards cost is all in `prices`, except what is their own
    int ready = 0; ///< resources
    std::uint32_t icons = 0; ///< that leader and base provide, four bits each
    std::array<PriceRule, 8> prices; // NOLINT: filled as far as it is read
    std::size_t priceCount = 0;
    CardSet ways; ///< resources that may be played from there
    CardSet attackers; ///< the player's ready units
    CardSet actors; ///< at least the cards in play with something to use as an action, also on them
    std::array<CardSet, kPlayers> units; ///< in both arenas
    std::array<CardSet, 2> enemies; ///< by arena: those that may be attacked
    std::array<CardSet, 2> sentinels; ///< by arena, of the enemies

    /// Whether most cards cost what is printed on them, and the aspect penalty.
    [[nodiscard]] bool usual() const { return plain && priceCount == 0; }
};

/// Whether the filter matches the card of the deed as it was then; the card may have changed since.
/// The filter's side is not checked; the caller must do this.
[[nodiscard]] bool fits(const Board &m, FilterId filter, const Deed &deed, const View &v);

} // namespace playmat::swu
