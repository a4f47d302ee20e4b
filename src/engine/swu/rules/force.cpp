#include "engine/swu/rules/force.h"

#include "engine/swu/rules/machine.h"

namespace playmat::swu {

CardId forceOf(const Board &m, PlayerId player)
{
    CardId found = kNone;
    m.s.forEach(Zone::Base, player, [&](CardId id) {
        if (m.s.cards[id].def == m.db().force)
            found = id;
    });
    return m.db().force == 0 ? kNone : found;
}

bool receiveForce(Machine &m, PlayerId player)
{
    const bool created = createInBaseZone(m, m.db().force, player) != kNone;
    if (created)
        m.noteOnce(DeedKind::MadeToken, player);
    return created;
}

void useForce(Machine &m, PlayerId player)
{
    CardSet token;
    token.add(forceOf(m, player));
    m.defeat(token, player);
    m.fireOthers(trig::ForceUsed, kNone, player);
}

CardId createInBaseZone(Machine &m, DefId def, PlayerId player)
{
    const int most = m.db().def(def).most;
    int there = 0;
    m.s.forEach(Zone::Base, player, [&](CardId id) { there += m.s.cards[id].def == def ? 1 : 0; });
    if (def == 0 || (most != 0 && there >= most))
        return kNone;
    const CardId id = m.createToken(def, player, kNone);
    if (id != kNone)
        m.moveTo(id, Zone::Base, player);
    return id;
}

} // namespace playmat::swu
