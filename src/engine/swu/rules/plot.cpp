#include "engine/swu/rules/plot.h"

#include "engine/swu/rules/machine.h"

namespace playmat::swu {

namespace {

bool hasPlotCards(const Board &m, PlayerId player)
{
    for (CardId id = 0; id < m.s.cardCount; ++id) {
        const Card &c = m.s.cards[id];
        if ((c.owner == player || c.controller == player) && m.hotOf(id).keywords.any(kw::Plot))
            return true;
    }
    return false;
}

} // namespace

void offerPlot(Machine &m, PlayerId player, CardId leader)
{
    if (m.resources(player) == 0 || !hasPlotCards(m, player))
        return;
    Trigger t;
    t.ability = m.db().plot;
    t.source = t.subject = leader;
    t.sourceSerial = m.s.cards[leader].serial;
    t.controller = player;
    m.addTrigger(t);
}

} // namespace playmat::swu
