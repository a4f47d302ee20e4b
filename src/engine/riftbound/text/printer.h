#pragma once

#include "engine/riftbound/language/card_db.h"

#include <string>
#include <string_view>

namespace playmat::riftbound {

/// Makes the text of a card from what it does.
class Printer
{
public:
    explicit Printer(const CardDb &db)
        : m_db(db)
        , p(db.program)
    {
    }

    /// Keywords and abilities, one a line.
    [[nodiscard]] std::string card(DefId id);
    [[nodiscard]] std::string ability(const Ability &a);
    /// "Deal 3 to a unit at a battlefield. Draw 1."
    [[nodiscard]] std::string effects(NodeId list);

    // Parts, for the words of ops.
    [[nodiscard]] std::string clause(const Node &n);
    [[nodiscard]] std::string object(SelId id); ///< "a friendly unit", "me", "it"
    [[nodiscard]] std::string filter(const Filter &f, int count);
    [[nodiscard]] std::string number(AmountId id); ///< "3"
    [[nodiscard]] std::string signedNumber(AmountId id); ///< "+1"
    [[nodiscard]] std::string condition(CondId id);
    [[nodiscard]] std::string keyword(Kw keyword, int number);
    [[nodiscard]] std::string cost(const FullCost &cost);
    [[nodiscard]] std::string tokenName(DefId id, int count);
    /// "1 energy less for each card in your trash"
    [[nodiscard]] std::string each(AmountId id, const std::string &what);
    [[nodiscard]] std::string later(AbilityId id); ///< "ready up to 2 friendly runes"
    [[nodiscard]] std::string modes(NodeId list); ///< "ready me; stun a unit"
    /// What one of the modes of an ability does.
    [[nodiscard]] std::string mode(const Ability &a, int mode);
    [[nodiscard]] bool chooses(SelId id) const { return p.selectors[id].pick == Pick::Target; }
    [[nodiscard]] bool isSpell() const { return m_self == Kind::Spell; }

private:
    /// What a unit has from the gear that is attached to it.
    [[nodiscard]] std::string granted(const CardDef &def);

    const CardDb &m_db;
    const Program &p;
    Kind m_self = Kind::Unit;
};

/// The sentence with a capital and a full stop.
[[nodiscard]] std::string sentence(std::string text);

} // namespace playmat::riftbound
