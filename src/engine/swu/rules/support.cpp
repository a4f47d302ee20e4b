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

void lendAbilities(Machine &m, const Context &by, std::uint8_t attack)
{
    const AttackRecord &a = m.s.attacks[attack];
    const Card lender = m.s.cards[by.source];
    Effect e;
    e.duration = Duration::Attack;
    e.attack = attack;
    e.source = by.source;
    e.sourceSerial = by.sourceSerial;
    e.controller = by.controller;
    e.target = a.attacker;
    e.targetSerial = a.attackerSerial;
    e.kind = EffectKind::LendsKeywords;
    e.setKeywords(lender.keywords.without(kw::Support | kw::Raid | kw::Restore)); // have numbers
    m.addLasting(e);
    e.node = 0;
    if (lender.raid != 0 || lender.restore != 0) {
        e.kind = EffectKind::LendsNumbers;
        e.setValues(lender.raid, lender.restore);
        m.addLasting(e);
    }
    e.kind = EffectKind::Lends;
    m.forAbilities(by.source, [&](AbilityId id) {
        e.value = static_cast<std::int16_t>(id);
        m.addLasting(e);
    });
}

} // namespace playmat::swu
