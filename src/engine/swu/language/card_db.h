#pragma once

#include "engine/swu/language/ability.h"

#include <array>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace playmat::swu {

/// The facts of one side of a printed card and the range of the abilities of all its sides. Most
/// cards have one. What stands on the whole card, as its number and its type, is the same for each
/// of its sides; `kind` is what the card is while this side is up.
struct CardDef
{
    std::string id; ///< "SOR_010"
    std::string name; ///< title
    std::string subtitle; ///< empty when there is none
    CardType type = CardType::None;
    Face face = Face::Any; ///< which side this is
    Kinds kind = 0; ///< what the card is with this side up, unless it is a resource
    std::array<DefId, kFaces> sides{}; ///< by Face; the first one is up outside of play. 0: none
    Zone arena = Zone::Ground; ///< units and leaders: where they enter
    bool unique = false;
    /// False if a part of the card has not been written yet; it then has no abilities, and a deck
    /// with it is refused unless its player agrees to play with plain cards.
    bool playable = true;
    std::uint8_t cost = 0;
    std::int8_t power = 0; ///< upgrades: the modifier
    std::int8_t hp = 0; ///< upgrades: the modifier
    std::array<std::uint8_t, kAspects> aspects{}; ///< how many icons of each
    std::uint8_t aspectMask = 0; ///< bits 1 << Aspect
    TraitMask traits{};
    Keywords keywords{}; ///< printed (leaders: unit side)
    std::uint8_t raid = 0;
    std::uint8_t restore = 0;
    std::uint8_t exploit = 0;
    NameId title = 0;
    std::uint16_t identity = 0; ///< equal for equal name and subtitle (CR 8.29.3, 8.5.1)
    AbilityId firstAbility = 0; ///< abilities are adjacent, in printed order
    std::uint8_t abilityCount = 0;
    std::uint8_t triggerAbilities = 0;
    Triggers listens{}; ///< union of the triggers of its own abilities
    std::uint8_t deckCopies = 0; ///< how many a deck may have; 0: as the format says
    std::int8_t deckSize = 0; ///< bases: by how much the smallest number of cards changes
    std::int8_t openingHand = 0; ///< bases: by how many cards it is larger
    bool mulligan = true; ///< bases: whether its player may take one
    std::uint8_t most = 0; ///< tokens: how many a player may control; 0: any number
    std::string whyNot; ///< when not playable: what is missing

    /// The side that is up in hands, decks and at the start of the game.
    [[nodiscard]] DefId front() const { return sides[0]; }
    [[nodiscard]] DefId side(Face which) const { return sides[static_cast<std::size_t>(which)]; }
    [[nodiscard]] bool isUnit() const
    {
        return type == CardType::Unit || type == CardType::TokenUnit;
    }
    [[nodiscard]] bool isUpgrade() const
    {
        return type == CardType::Upgrade || type == CardType::TokenUpgrade;
    }
    [[nodiscard]] bool isToken() const
    {
        return type == CardType::TokenUnit || type == CardType::TokenUpgrade
            || type == CardType::Token;
    }
};

/// What the constant abilities in play that change derived values look at, as bits. A change of
/// anything that nothing looks at leaves the values of all other cards as they are.
using Reads = std::uint32_t;
namespace reads {
inline constexpr Reads Damage = 1U << 0U;
inline constexpr Reads Ready = 1U << 1U; ///< ready or exhausted
inline constexpr Reads Hand = 1U << 2U;
inline constexpr Reads Resources = 1U << 3U;
inline constexpr Reads Piles = 1U << 4U; ///< decks, discard piles, captured cards
inline constexpr Reads Phase = 1U << 5U;
inline constexpr Reads Initiative = 1U << 6U;
inline constexpr Reads Attack = 1U << 7U; ///< the current attack
inline constexpr Reads History = 1U << 8U; ///< what happened this phase or round
inline constexpr Reads Raid = 1U << 9U; ///< whether a unit with Raid is attacking
inline constexpr Reads Grit = 1U << 10U; ///< damage on a unit with Grit
inline constexpr Reads Units = 1U << 11U; ///< which cards are in an arena, and what is on them
inline constexpr Reads Values = 1U << 12U; ///< values that abilities change: keywords, power, HP
inline constexpr Reads Board = 1U << 31U; ///< always read
/// The same of the card with the ability alone. Its own attack is one that it, or the unit it is
/// on, makes or is the target of; while that lasts anything may count.
[[nodiscard]] constexpr Reads own(Reads what)
{
    return (what & (Damage | Ready | Attack)) << 16U;
}
} // namespace reads

/// Abilities of one card, both sides together: a bit each in Card::usedRound.
inline constexpr std::size_t kMostAbilities = 8;

/// What the rules ask of every card again and again, close together in memory: of one side, with
/// the abilities of that side alone.
struct alignas(64) HotDef
{
    Triggers listens{};
    Rules rules{}; ///< of its constant abilities
    Reads reads = 0; ///< what is looked at for the values that its abilities give
    std::uint32_t icons = 0; ///< how many of each aspect, four bits each
    std::int16_t power = 0; ///< these four are copied in one go
    std::int16_t hp = 0;
    std::int16_t raid = 0;
    std::int16_t restore = 0;
    AbilityId firstAbility = 0;
    std::uint16_t identity = 0;
    NameId title = 0;
    Keywords keywords{};
    CardType type = CardType::None;
    Zone arena = Zone::Ground;
    std::uint8_t abilityCount = 0;
    std::uint8_t cost = 0;
    std::uint8_t aspectMask = 0;
    bool unique : 1 = false;
    bool constants : 1 = false; ///< has constant abilities
    bool whenDefeated : 1 = false; ///< has a "When Defeated" ability of its own
    bool actions : 1 = false; ///< has abilities that are used as an action
    bool anyoneActs : 1 = false; ///< … by any player
    bool usedOutside : 1 = false; ///< … from a discard pile
    bool givesTrait : 1 = false; ///< an upgrade: a trait to its unit
    bool blanks : 1 = false; ///< an upgrade: its unit has no abilities
    bool turned : 1 = false; ///< not the side that is up outside of play
    bool ownPrice : 1 = false; ///< says itself what it costs, or as what else it can be played
    Keywords grants{}; ///< an upgrade: what the attached unit gains by its abilities
    std::uint16_t kinds = 0; ///< bits 1 << AbilityKind of its abilities
    Kinds kind = 0; ///< what it is unless it is a resource
    std::uint8_t acts = 0; ///< bit i: its ability i is used as an action, by itself
};
static_assert(sizeof(HotDef) == 64); // a cache line; its address is a shift

/// Every loaded card. Immutable after loading; states refer to it by DefId and AbilityId. A DefId
/// names a side: what a card is at the moment is which of its sides is up (Card::def).
struct CardDb
{
    std::vector<CardDef> defs{1}; ///< the cards, with the side that is up outside of play
    /// Their other sides, and the copies of units that a card may enter play as (`copies`); their
    /// numbers follow those of the cards.
    std::vector<CardDef> turned;
    std::vector<DefId> copies; ///< by DefId of a unit: its copy, for the card with Rule::CopiesUnit
    Program program;
    std::vector<std::string> names{1}; ///< titles, by NameId
    std::vector<std::string> traits; ///< by trait number, as printed ("Imperial")
    std::unordered_map<std::string, DefId> byId;
    std::unordered_map<std::string, std::string> aliases; ///< other print codes → id
    std::array<DefId, kTokenUpgrades> tokenUpgrades{}; ///< by Token
    DefId experience = 0; ///< SOR_T01
    DefId shield = 0; ///< SOR_T02
    DefId force = 0; ///< LOF_T03
    DefId credit = 0; ///< LAW_T01
    AbilityId plot = 0; ///< what Plot lets a player do (CR 7.5.19)
    DefId vanilla = 0; ///< a unit without abilities, for positions that only say how many
    std::uint64_t hash = 0; ///< of everything that changes play; journals name it

    std::vector<HotDef> hot{1}; ///< by DefId, made by index()

    /// Builds the tables that follow from the others; the loader calls it at the end.
    void index();
    [[nodiscard]] const CardDef &def(DefId id) const
    {
        return id < defs.size() ? defs[id] : turned[id - defs.size()];
    }
    /// What the card that copies units is as a copy of this unit; 0: it cannot copy it.
    [[nodiscard]] DefId copyOf(DefId id) const
    {
        return id < copies.size() ? copies[id] : DefId{0};
    }
    /// Whether there is such a side.
    [[nodiscard]] bool has(DefId id) const { return id != 0 && id < defs.size() + turned.size(); }
    /// The card with this printed id or a known reprint of it, 0 when there is none.
    [[nodiscard]] DefId find(std::string_view printedId) const;
    [[nodiscard]] NameId findName(std::string_view title) const; ///< case-insensitive, 0 = none
    /// The token with this title that is created on its own, 0 when there is none.
    [[nodiscard]] DefId findToken(NameId title) const;
    [[nodiscard]] int findTrait(std::string_view trait) const; ///< case-insensitive, -1 = none
};

} // namespace playmat::swu
