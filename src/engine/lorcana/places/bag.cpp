#include "engine/lorcana/places/bag.h"

#include <algorithm>

namespace playmat::lorcana::places {

namespace {

core::Refusal refuse(Reason reason, std::int32_t what, const char *rule)
{
    return {static_cast<std::uint16_t>(reason), {what, 0, 0, 0}, rule};
}

} // namespace

core::Result<std::uint16_t> Bag::add(Kind kind, PlayerId player, CardId source)
{
    const core::Placement placement{.placer = player, .kind = kindBit(kind)};
    const core::ZoneCheck check = mayPlace(kZoneTable[Zone::Bag], placement);
    if (!check.ok())
        return check.refusal(source, static_cast<std::int32_t>(Zone::Bag));
    if (m_entries.empty() && m_step == Step::Open)
        m_resolver = kNone; // a bag that was empty begins with the active player again
    if (!m_entries.tryPush({static_cast<std::uint16_t>(m_lastId + 1), player, source}))
        return refuse(Reason::TooMany, source, "");
    return ++m_lastId;
}

PlayerMask Bag::waiting() const
{
    PlayerMask mask = 0;
    for (const BagEntry &entry : m_entries)
        mask = static_cast<PlayerMask>(mask | core::playerBit(entry.player));
    return mask;
}

BagCheck Bag::check(std::uint8_t players, PlayerId active) const
{
    const PlayerMask mask = waiting();
    if (m_step != Step::Open)
        return {kNone, mask};
    // CR 7.7.4.2: the active player begins. 7.7.4.3 and 7.7.4.4: whoever resolved last goes on,
    // then the bag passes in turn order.
    const PlayerId first = m_resolver == kNone ? active : m_resolver;
    for (std::uint8_t i = 0; i < players; ++i) {
        const auto player = static_cast<PlayerId>((first + i) % players);
        if ((mask & core::playerBit(player)) != 0)
            return {player, mask};
    }
    return {kNone, mask};
}

core::Result<BagEntry> Bag::choose(PlayerId player, std::uint16_t id, std::uint8_t players,
                                   PlayerId active)
{
    const PlayerId chooser = check(players, active).chooser;
    if (chooser != player)
        return refuse(Reason::OthersFirst, chooser, "CR 7.7.4");
    const auto *entry = std::find_if(m_entries.begin(), m_entries.end(), [&](const BagEntry &e) {
        return e.id == id && e.player == player;
    });
    if (entry == m_entries.end())
        return refuse(Reason::NotInBag, id, "CR 7.7.4.2");
    const BagEntry chosen = *entry;
    m_entries.erase(static_cast<std::size_t>(entry - m_entries.begin()));
    m_resolver = player;
    m_step = Step::Resolving;
    return chosen;
}

void Bag::effectResolved()
{
    m_step = Step::StateCheck;
}

void Bag::stateChecked()
{
    m_step = Step::Open;
    // CR 7.7.4.5: once the bag is empty, the game continues with the active player.
    if (m_entries.empty())
        m_resolver = kNone;
}

void Bag::playerLeft(PlayerId player)
{
    for (std::size_t i = m_entries.size(); i > 0; --i) {
        if (m_entries[i - 1].player == player)
            m_entries.erase(i - 1);
    }
}

std::size_t Bag::count(PlayerId player) const
{
    return static_cast<std::size_t>(
        std::count_if(m_entries.begin(), m_entries.end(),
                      [player](const BagEntry &entry) { return entry.player == player; }));
}

} // namespace playmat::lorcana::places
