#include "engine/swu/state/history.h"

namespace playmat::swu {

bool History::addBaseDamage(CardId base, DefId def, PlayerId owner, PlayerId by, int amount)
{
    const auto most = [](int sum) { return static_cast<std::uint8_t>(std::min(255, sum)); };
    for (std::size_t i = m_earlier; i < m_deeds.size(); ++i) {
        Deed &deed = m_deeds[i];
        if (deed.is(DeedKind::DamagedBase) && deed.card == base && deed.by() == by) {
            deed.value = most(deed.value + amount);
            return true;
        }
    }
    Deed first = Deed::of(DeedKind::DamagedBase, base, def, owner, by);
    first.value = most(amount);
    return m_deeds.tryPush(first);
}

bool History::addTo(DeedKind kind, CardId base, DefId def, PlayerId player, int count)
{
    const auto most = [](int sum) { return static_cast<std::uint8_t>(std::min(255, sum)); };
    for (std::size_t i = m_earlier; i < m_deeds.size(); ++i) {
        Deed &deed = m_deeds[i];
        if (deed.is(kind) && deed.player() == player) {
            deed.value = most(deed.value + count);
            return true;
        }
    }
    Deed first = Deed::of(kind, base, def, player);
    first.value = most(count);
    return m_deeds.tryPush(first);
}

void History::forget(CardId card)
{
    relabel([card](CardId one) { return one == card ? kNone : one; });
}

void History::goOn()
{
    std::size_t kept = 0;
    for (const Deed &deed : m_deeds.span())
        if (deed.is(DeedKind::Played))
            m_deeds[kept++] = deed;
    m_deeds.resize(kept);
    m_earlier = static_cast<std::uint8_t>(kept);
}

} // namespace playmat::swu
