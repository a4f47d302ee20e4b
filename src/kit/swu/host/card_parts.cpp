#include "kit/swu/host/card_parts.h"

#include "engine/swu/text/print.h"

namespace playmat::match {

namespace {

using Part = kit::CardParts::Part;

class Walk
{
public:
    explicit Walk(const swu::CardDb &db)
        : m_db(db)
    {
        for (const swu::CardDef &card : db.defs)
            for (int i = 0; card.playable && i < card.abilityCount; ++i)
                ability(card.id, static_cast<swu::AbilityId>(card.firstAbility + i));
    }

    kit::CardParts parts;

private:
    void ability(const std::string &card, swu::AbilityId id)
    {
        const swu::Ability &a = m_db.program.abilities[id];
        if (a.kind == swu::AbilityKind::Constant && parts.add(card, false, id)
            && a.constant.ability != 0)
            ability(card, a.constant.ability);
        if (a.kind
            != swu::AbilityKind::Deploy) // deploying is an action of the rules, not of the card
            effects(card, a.effects);
    }

    void effects(const std::string &card, swu::NodeId first)
    {
        for (swu::NodeId id = first; parts.add(card, true, id, m_db.program.nodes[id].body);) {
            const swu::Node &n = m_db.program.nodes[id];
            effects(card, n.body);
            effects(card, n.other);
            if (n.ability != 0)
                ability(card, n.ability);
            id = n.next;
        }
    }

    const swu::CardDb &m_db;
};

} // namespace

kit::CardParts partsOf(const swu::CardDb &db)
{
    return Walk(db).parts;
}

std::vector<CardPart> spokenParts(const swu::CardDb &db)
{
    return partsOf(db).spoken(
        [&](const Part &part) {
            return swu::printNode(db, static_cast<swu::NodeId>(part.number), db.find(part.card),
                                  swu::Markup::Plain);
        },
        [&](const Part &part) {
            return swu::printAbility(db, static_cast<swu::AbilityId>(part.number),
                                     swu::Markup::Plain);
        });
}

} // namespace playmat::match
