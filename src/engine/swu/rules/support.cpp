#include "engine/swu/rules/support.h"

#include "engine/swu/rules/machine.h"

#include <algorithm>

namespace playmat::swu {

CardId supporterOf(const Board &m)
{
    const Frame &f = m.s.stack.back();
    return f.kind == FrameKind::Trigger ? m.s.contexts[f.ctx].source : kNone;
}

CardSet supportable(const Plays &m)
{
    CardSet units;
    const Frame &f = m.s.stack.back();
    unitsOf(m, f.player).forEach([&](CardId id) {
        if (id != supporterOf(m) && m.mayAttack(id, kSupportNode))
            units.add(id);
    });
    return units;
}

/// Of a card that is not in play, what is printed on it.
void lendAbilities(Machine &m, CardId lender, PlayerId controller, CardId to, std::uint8_t attack)
{
    const Card card = m.s.cards[lender];
    const HotDef &d = m.hotOf(lender);
    const bool there = m.isUnitInPlay(lender);
    const int raid = there ? card.raid : d.raid;
    const int restore = there ? card.restore : d.restore;
    Effect e;
    e.duration = Duration::Attack;
    e.attack = attack;
    e.source = lender;
    e.sourceSerial = card.serial;
    e.controller = controller;
    e.target = to;
    e.targetSerial = m.s.cards[to].serial;
    e.kind = EffectKind::LendsKeywords;
    e.setKeywords((there ? card.keywords : d.keywords)
                      .without(kw::Support | kw::Raid | kw::Restore)); // have numbers
    m.addLasting(e);
    e.node = 0;
    if (raid != 0 || restore != 0) {
        e.kind = EffectKind::LendsNumbers;
        e.setValues(raid, restore);
        m.addLasting(e);
    }
    e.kind = EffectKind::Lends;
    m.forAbilities(lender, [&](AbilityId id) {
        e.value = static_cast<std::int16_t>(id);
        m.addLasting(e);
    });
}

} // namespace playmat::swu
