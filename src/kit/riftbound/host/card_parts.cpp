#include "kit/riftbound/host/card_parts.h"

#include "engine/riftbound/text/printer.h"

namespace playmat::riftbound::host {

namespace {

using Part = kit::CardParts::Part;

class Walk
{
public:
    explicit Walk(const CardDb &db)
        : m_db(db)
    {
        for (const CardDef &card : db.defs) {
            if (!card.playable)
                continue;
            abilities(card.id, card.firstAbility, card.abilityCount);
            abilities(card.id, card.firstGranted, card.grantedCount);
            if (card.spell != 0)
                abilities(card.id, card.spell, 1);
        }
    }

    kit::CardParts parts;

private:
    void abilities(const std::string &card, AbilityId first, int count)
    {
        for (int i = 0; i < count; ++i) {
            const auto id = static_cast<AbilityId>(first + i);
            const Ability &a = m_db.ability(id);
            if (a.kind == AbilityKind::Static)
                (void)parts.add(card, false, id);
            else if (a.kind != AbilityKind::Additional && a.kind != AbilityKind::Adding)
                effects(card, a.effect);
        }
    }

    void effects(const std::string &card, NodeId first)
    {
        for (NodeId id = first; parts.add(card, true, id, m_db.program.nodes[id].body);) {
            const Node &n = m_db.program.nodes[id];
            effects(card, n.body);
            effects(card, n.otherwise);
            if (n.later != 0)
                abilities(card, n.later, 1);
            id = n.next;
        }
    }

    const CardDb &m_db;
};

} // namespace

kit::CardParts partsOf(const CardDb &db)
{
    return Walk(db).parts;
}

std::vector<match::CardPart> spokenParts(const CardDb &db)
{
    Printer printer(db);
    return partsOf(db).spoken(
        [&](const Part &part) { return printer.clause(db.program.nodes[part.number]); },
        [&](const Part &part) { return printer.ability(db.program.abilities[part.number]); });
}

} // namespace playmat::riftbound::host
