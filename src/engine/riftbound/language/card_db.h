#pragma once

#include "engine/riftbound/language/ability.h"

#include <array>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace playmat::riftbound {

struct KeywordNumber
{
    std::uint8_t assault = 0;
    std::uint8_t shield = 0;
    std::uint8_t deflect = 0;
    std::uint8_t hunt = 0;
};

/// A printed card.
struct CardDef
{
    std::string id; ///< "OGN-001"
    std::string set;
    std::string name;
    Kind kind = Kind::Unit;
    bool champion = false;
    bool signature = false;
    bool token = false;
    std::uint8_t domains = 0; ///< bits of Domain
    std::uint8_t energy = 0;
    std::uint8_t power = 0; ///< pips, paid with power of its domains
    std::int8_t might = 0;
    Keywords keywords;
    KeywordNumber numbers;
    Tags tags;
    TagId championTag = 0;
    AbilityId firstAbility = 0;
    std::uint8_t abilityCount = 0;
    AbilityId firstGranted = 0; ///< what a unit has that the gear is attached to (718.3)
    std::uint8_t grantedCount = 0;
    std::int8_t mightBonus = 0;
    AbilityId spell = 0; ///< what a spell does
    std::uint16_t number = 0; ///< of lists: in the set
    bool playable = false;
    std::string whyNot; ///< what the program lacks for it
    /// May be played to a battlefield without units that nobody controls.
    bool toOpen = false;
    bool entersReady = false;
    /// Has the [Exhaust] abilities of its player's legend, units and gear.
    bool borrowsExhaust = false;

    [[nodiscard]] bool permanent() const { return kind == Kind::Unit || kind == Kind::Gear; }
};

/// All cards and what they say. Immutable once loaded, apart from made-up cards of tests.
struct CardDb
{
    CardDb();

    Program program;
    std::vector<CardDef> defs{1};
    std::array<DefId, kDomains> runes{}; ///< the basic runes
    DefId blankLegend = 0; ///< a legend and a battlefield without text
    DefId blankBattlefield = 0;
    DefId blankUnit = 0;
    AbilityId temporary = 0; ///< the abilities that keywords are
    AbilityId vision = 0;
    AbilityId equip = 0; ///< without its cost
    AbilityId quickDraw = 0;

    [[nodiscard]] const CardDef &def(DefId id) const { return defs[id]; }
    [[nodiscard]] const Ability &ability(AbilityId id) const { return program.abilities[id]; }
    [[nodiscard]] DefId find(std::string_view id) const;
    [[nodiscard]] DefId add(CardDef def);
    [[nodiscard]] TagId tagOf(std::string_view name) const; ///< 0: no card has it
    [[nodiscard]] TagId addTag(std::string_view name);
    /// "OGN-257.1" of an activated ability, "equip" of that keyword; empty for others.
    [[nodiscard]] std::string abilityName(AbilityId id) const;

private:
    std::unordered_map<std::string, DefId> m_ids;
    std::unordered_map<std::string, TagId> m_tags;
};

} // namespace playmat::riftbound
