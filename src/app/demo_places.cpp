// Where the demonstration reaches for things.
#include "app/demo_player.h"

#include <algorithm>

namespace playmat::app {

using table::Arrangement;
using table::CardRow;
using table::ZoneSpec;

QPoint DemoPlayer::centreOf(int viewId) const
{
    const CardRow *row = m_session->stage()->scene().row(viewId);
    return row == nullptr ? QPoint(2, 2) : row->place.hit.center();
}

std::optional<Arrangement> DemoPlayer::arrangementOf(int card) const
{
    const CardRow *row = m_session->stage()->scene().row(card);
    if (row == nullptr)
        return std::nullopt;
    return m_session->stage()->scene().spec().zones.at(size_t(row->zone.zone)).arrangement;
}

bool DemoPlayer::liesOpen(int card) const
{
    const std::optional<Arrangement> lies = arrangementOf(card);
    return lies && *lies != Arrangement::Hand && *lies != Arrangement::Strip
        && *lies != Arrangement::Pile && *lies != Arrangement::Hidden;
}

/// A covered hand has no rows.
bool DemoPlayer::isInHand(int card) const
{
    return arrangementOf(card).value_or(Arrangement::Hand) == Arrangement::Hand;
}

QPoint DemoPlayer::centreOf(Arrangement arrangement, int seat) const
{
    const std::vector<ZoneSpec> &zones = m_session->stage()->scene().spec().zones;
    const auto at = std::ranges::find(zones, arrangement, &ZoneSpec::arrangement);
    return m_session->stage()->scene().layout().zoneRect({int(at - zones.begin()), seat}).center();
}

} // namespace playmat::app
