#include "kit/lorcana/host/card_parts.h"

#include "engine/lorcana/text/printer.h"

namespace playmat::lorcana::host {

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
            for (int i = 0; i < card.abilityCount; ++i)
                ability(card.id, static_cast<AbilityId>(card.firstAbility + i));
            effects(card.id, card.effects);
        }
    }

    kit::CardParts parts;

private:
    void ability(const std::string &card, AbilityId id)
    {
        const Ability &a = m_db.ability(id);
        if (a.kind == AbilityKind::Triggered || a.kind == AbilityKind::Activated)
            effects(card, a.body);
        else if (a.kind != AbilityKind::Way)
            (void)parts.add(card, false, id);
    }

    void effects(const std::string &card, NodeId first)
    {
        for (NodeId id = first; parts.add(card, true, id, m_db.program.nodes[id].body);) {
            const Node &n = m_db.program.nodes[id];
            effects(card, n.body);
            effects(card, n.other);
            if (n.ability != 0)
                ability(card, n.ability);
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
        [&](const Part &part) { return printer.ability(static_cast<AbilityId>(part.number)); });
}

} // namespace playmat::lorcana::host
