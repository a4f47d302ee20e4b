#include "engine/swu/rules/second_defender.h"

#include "engine/swu/rules/board.h"

#include <algorithm>

namespace playmat::swu {

/// Null if no second defender was declared. The attacker may have left play or lost the ability.
static const AttackFrame *frameOf(const Board &m, const AttackRecord &a)
{
    const auto index = static_cast<std::uint8_t>(&a - m.s.attacks.data());
    for (const Frame &f : m.s.stack)
        if (f.kind == FrameKind::Attack && f.attack().attack == index)
            return f.attack().second == kNone ? nullptr : &f.attack();
    return nullptr;
}

CardId secondDefender(const Board &m, const AttackRecord &a)
{
    const AttackFrame *f = frameOf(m, a);
    const bool there = f != nullptr && m.isUnitInPlay(f->second)
        && m.s.cards[f->second].serial == f->secondSerial;
    return there ? f->second : CardId{kNone};
}

bool secondHasLeft(const Board &m, const AttackRecord &a)
{
    return frameOf(m, a) != nullptr && secondDefender(m, a) == kNone;
}

CardId fallenSecond(const Board &m, const AttackRecord &a)
{
    const AttackFrame *f = frameOf(m, a);
    const bool fell
        = f != nullptr && std::ranges::any_of(m.s.history.phase(), [&](const Deed &deed) {
              return deed.is(DeedKind::Defeated) && deed.card == f->second
                  && deed.serial == f->secondSerial;
          });
    return fell ? f->second : CardId{kNone};
}

} // namespace playmat::swu
