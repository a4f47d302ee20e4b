#pragma once

#include "engine/riftbound/language/card_db.h"

#include <string>
#include <string_view>

namespace playmat::riftbound {

/// Prints the text of a card from its abilities.
class Printer
{
public:
    explicit Printer(const CardDb &db)
        : m_db(db)
        , p(db.program)
    {
    }

    /// Keywords and abilities, one per line.
    [[nodiscard]] std::string card(DefId id);
    [[nodiscard]] std::string ability(const Ability &a);
    /// "Deal 3 to a unit at a battlefield. Draw 1."
    [[nodiscard]] std::string effects(NodeId list);

    // Phrases used by the texts of ops.
    [[nodiscard]] std::string clause(const Node &n);
    [[nodiscard]] std::string object(SelId id); ///< "a friendly unit", "me", "it"
    [[nodiscard]] std::string filter(const Filter &f, int count);
    [[nodiscard]] std::string number(AmountId id); ///< "3"
    /// "+1 Might for each friendly gear", "additional Might equal to your points"
    [[nodiscard]] std::string moreMight(AmountId id);
    [[nodiscard]] std::string condition(CondId id);
    [[nodiscard]] std::string keyword(Kw keyword, int number);
    [[nodiscard]] std::string cost(const FullCost &cost);
    [[nodiscard]] std::string tokenName(DefId id, int count);
    /// "1 energy less for each card in your trash"
    [[nodiscard]] std::string each(AmountId id, const std::string &what);
    /// An ability that an effect makes, without its trigger.
    [[nodiscard]] std::string reflexive(const Ability &a);
    [[nodiscard]] std::string made(AbilityId id) { return reflexive(p.abilities[id]); }
    [[nodiscard]] std::string gained(AbilityId id) { return ability(p.abilities[id]); }
    [[nodiscard]] std::string tagName(TagId tag) const { return p.tags[tag]; }
    /// Whether the selector is about battlefields with units of the player.
    [[nodiscard]] bool joins(SelId id) const
    {
        return p.filters[p.selectors[id].filter].where == Where::Same;
    }
    [[nodiscard]] std::string anyOf(CondId id);
    [[nodiscard]] std::string relations(const Filter &f);
    [[nodiscard]] std::string later(AbilityId id); ///< "ready up to 2 friendly runes"
    /// The text of an ability that waits for an event: "when that unit dies this turn, draw 1".
    [[nodiscard]] std::string awaited(const Node &n);
    [[nodiscard]] std::string modes(NodeId list); ///< "ready me; stun a unit"
    /// "2 friendly units, 2 friendly gear and 2 cards in your hand", of nodes with cards.
    [[nodiscard]] std::string kinds(NodeId list);
    [[nodiscard]] std::string priceOf(AbilityId id) { return cost(p.abilities[id].cost); }
    [[nodiscard]] std::string oneOf(SelId id); ///< "a friendly unit", of a selector of all such
    [[nodiscard]] std::string filterOf(FilterId id) { return filter(p.filters[id], 1); }
    /// The text of one mode of an ability.
    [[nodiscard]] std::string mode(const Ability &a, int mode);
    [[nodiscard]] bool chooses(SelId id) const
    {
        return p.selectors[id].pick == Pick::Target || p.selectors[id].pick == Pick::Choose;
    }
    /// Whether the text describes a permanent effect, not one for this turn.
    [[nodiscard]] bool isStatic() const { return m_static; }
    [[nodiscard]] bool isSpell() const { return m_self == Kind::Spell; }
    [[nodiscard]] bool isBattlefield() const { return m_self == Kind::Battlefield; }

private:
    /// The abilities that attached gear gives to a unit.
    [[nodiscard]] std::string granted(const CardDef &def);
    [[nodiscard]] std::string limits(const Filter &f);
    [[nodiscard]] std::string oneCondition(const Cond &c);
    [[nodiscard]] std::string bareNumber(const Amount &a);
    [[nodiscard]] std::string eachOf(const Filter &f);

    const CardDb &m_db;
    const Program &p;
    Kind m_self = Kind::Unit;
    bool m_static = false;
};

[[nodiscard]] std::string withArticle(const std::string &noun);
/// Begins the text with a small letter, for the middle of a sentence.
[[nodiscard]] std::string lowered(std::string text);
/// Capitalizes the text and adds a full stop.
[[nodiscard]] std::string sentence(std::string text);

} // namespace playmat::riftbound
