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
    std::uint8_t vision = 0; ///< how many times it has Vision
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
    std::uint8_t domains = 0; ///< bit set of Domain
    std::uint8_t energy = 0;
    std::uint8_t power = 0; ///< number of pips, paid with power of its domains
    std::int8_t might = 0;
    Keywords keywords;
    KeywordNumber numbers;
    Tags tags;
    TagId championTag = 0;
    AbilityId firstAbility = 0;
    std::uint8_t abilityCount = 0;
    /// Abilities that the gear gives to the attached unit (718.3), or a battlefield to units here.
    AbilityId firstGranted = 0;
    std::uint8_t grantedCount = 0;
    std::int8_t mightBonus = 0;
    AbilityId spell = 0; ///< the effect of a spell
    std::uint16_t number = 0; ///< collector number, for sorting
    bool playable = false;
    std::string whyNot; ///< the missing feature that makes the card unplayable
    /// May be played to an empty battlefield that nobody controls.
    bool toOpen = false;
    /// May be played to a battlefield where an enemy has units.
    bool toEnemy = false;
    /// May be played to a battlefield that its player attacks.
    bool toAttacked = false;
    /// May be played to a battlefield where an enemy unit is alone.
    bool toLone = false;
    /// May be played only to a battlefield that its player conquered this turn.
    bool onlyConquered = false;
    /// Choosing its targets costs nothing for Deflect (809).
    bool ignoresDeflect = false;
    /// A deck may contain any number of copies.
    bool anyCopies = false;
    /// The battlefield gives its granted abilities to the legend of its controller.
    bool grantsToLegend = false;
    /// More Might Bonus in the turn in which the gear was attached.
    std::int8_t freshBonus = 0;
    bool entersReady = false;
    bool entersExhausted = false;
    /// Can be played from the trash for this cost (829), under this condition.
    bool hasFlow = false;
    CondId flowIf = 0;
    Cost flow;
    /// Has the [Exhaust] abilities of its controller's legend, units and gear.
    bool borrowsExhaust = false;

    [[nodiscard]] bool permanent() const { return kind == Kind::Unit || kind == Kind::Gear; }
};

/// All cards with their abilities. Immutable once loaded, except for cards made up by tests.
struct CardDb
{
    CardDb();

    Program program;
    std::vector<CardDef> defs{1};
    std::array<DefId, kDomains> runes{}; ///< the basic runes
    DefId blankLegend = 0; ///< a legend and a battlefield without rules text
    DefId blankBattlefield = 0;
    DefId blankUnit = 0;
    DefId gold = 0; ///< the token that adds power
    TagId equipmentTag = 0;
    AbilityId temporary = 0; ///< the abilities that keywords stand for
    AbilityId vision = 0;
    AbilityId equip = 0; ///< Equip without its cost
    AbilityId quickDraw = 0;
    AbilityId weaponmaster = 0;
    AbilityId empower = 0; ///< Empower without its cost
    AbilityId hunt = 0; ///< Hunt when conquering; the next ability is Hunt when holding

    [[nodiscard]] const CardDef &def(DefId id) const { return defs[id]; }
    [[nodiscard]] const Ability &ability(AbilityId id) const { return program.abilities[id]; }
    [[nodiscard]] DefId find(std::string_view id) const;
    [[nodiscard]] DefId add(CardDef def);
    [[nodiscard]] TagId tagOf(std::string_view name) const; ///< 0: no card has this tag
    [[nodiscard]] TagId addTag(std::string_view name);
    /// "OGN-257.1" for an activated ability, "equip" for that keyword; otherwise empty.
    [[nodiscard]] std::string abilityName(AbilityId id) const;

private:
    std::unordered_map<std::string, DefId> m_ids;
    std::unordered_map<std::string, TagId> m_tags;
};

} // namespace playmat::riftbound
