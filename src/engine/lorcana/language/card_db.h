#pragma once

#include "engine/lorcana/language/ability.h"

#include <array>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace playmat::lorcana {

/// One Shift ability of a card: on what it may be put, and what that costs (CR 8.10).
struct ShiftDef
{
    std::uint8_t kinds = 0; ///< bits of shift::
    ClassId classification = 0;
    Cost cost;
    NameId name = 0; ///< Potato Shift: the name of the item
};

/// The facts of a printed card.
struct CardDef
{
    // what the rules ask again and again
    Kind type = Kind::Character;
    bool song = false;
    bool inkwell = false;
    std::uint8_t cost = 0;
    std::int8_t strength = 0;
    std::int8_t willpower = 0;
    std::int8_t lore = 0;
    std::uint8_t moveCost = 0;
    std::uint8_t inks = 0; ///< bits 1 << ink
    std::uint8_t abilityCount = 0;
    AbilityId firstAbility = 0; ///< abilities are adjacent, in printed order
    Keywords keywords = 0; ///< printed
    std::uint8_t challenger = 0;
    std::uint8_t resist = 0;
    std::uint8_t singer = 0;
    std::uint8_t boost = 0;
    std::uint8_t singTogether = 0;
    bool constants = false; ///< has static abilities
    bool late = false; ///< … some of which come after the others
    bool activated = false; ///< has activated abilities
    bool handAbilities = false; ///< has abilities that work in hand
    bool costs = false; ///< changes what other cards cost
    bool tolls = false; ///< changes what quests, challenges or moves cost
    bool replaces = false; ///< has a rule about how it enters play
    std::uint16_t reads = 0; ///< of its static abilities
    Triggers listens = 0; ///< union of the triggers of its abilities
    NodeId effects = 0; ///< of an action
    std::array<NameId, 4> names{}; ///< by which of them it is called (CR 5.2.6)
    std::array<ClassId, 6> classes{};
    // the rest
    std::array<ShiftDef, 4> shifts{};
    std::uint8_t shiftCount = 0;
    std::uint8_t deckCopies = 4; ///< how many a deck may have; 255: any number
    bool playable = true; ///< false: a part of it has no tree yet; decks with it are refused
    bool madeUp = false;
    std::string id; ///< "1-010"
    std::string name;
    std::string version; ///< empty when there is none
    std::string set;
    std::string whyNot; ///< when not playable: what is missing

    [[nodiscard]] bool called(NameId wanted) const
    {
        for (const NameId one : names)
            if (one != 0 && one == wanted)
                return true;
        return false;
    }
    /// "Ariel - On Human Legs"
    [[nodiscard]] std::string fullName() const
    {
        return version.empty() ? name : name + " - " + version;
    }
};

/// All cards the program knows, and what they say. Immutable once loaded; a game refers to it.
class CardDb
{
public:
    CardDb();

    Program program;
    std::vector<CardDef> defs; ///< index 0: none
    AbilityId support = 0; ///< what the keywords Support and Vanish trigger
    AbilityId vanish = 0;
    AbilityId temporary = 0; ///< what Temporary Shift triggers
    AbilityId boost = 0; ///< Boost where an effect gave it; its ink is the number that was given
    DefId blank = 0; ///< an item without text that has the inkwell symbol and costs 1

    [[nodiscard]] const CardDef &def(DefId id) const { return defs[id]; }
    [[nodiscard]] const Ability &ability(AbilityId id) const { return program.abilities[id]; }
    /// The card of that printed id or alias; 0 when there is none.
    [[nodiscard]] DefId find(std::string_view id) const;
    [[nodiscard]] NameId findName(std::string_view name) const;
    [[nodiscard]] NameId nameOf(std::string_view name); ///< adds it when it is new
    [[nodiscard]] ClassId classOf(std::string_view word); ///< the same for classifications
    /// Whatever its case; 0 when there is none.
    [[nodiscard]] ClassId findClass(std::string_view word) const;
    [[nodiscard]] const std::string &nameText(NameId id) const { return program.names[id]; }
    /// "1-012.1": the id of the card and the number of the ability on it.
    [[nodiscard]] std::string abilityName(AbilityId id) const;
    /// Adds a card; its number of abilities must be the last ones of the program.
    DefId add(CardDef def);
    void addAlias(std::string id, DefId def) { m_byId.emplace(std::move(id), def); }
    /// All ids under which a card is known.
    [[nodiscard]] const std::unordered_map<std::string, DefId> &ids() const { return m_byId; }

private:
    std::unordered_map<std::string, DefId> m_byId;
    std::unordered_map<std::string, NameId> m_names;
};

} // namespace playmat::lorcana
