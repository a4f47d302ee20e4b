#include "table/interaction/focus_ring.h"

#include <algorithm>
#include <limits>

namespace playmat::table {

void FocusRing::clear()
{
    m_zone = {};
    m_card = -1;
}

ZoneKey FocusRing::zoneOf(const TablePort &port, const CardRow &row)
{
    const CardRow *host = row.host < 0 ? nullptr : port.row(row.host);
    return host == nullptr ? row.zone : zoneOf(port, *host);
}

void FocusRing::set(const TablePort &port, const CardRow &row)
{
    m_zone = zoneOf(port, row);
    m_card = row.viewId;
}

std::vector<ZoneKey> FocusRing::order(const TableSpec &spec, int nearSeat)
{
    std::vector<ZoneKey> zones;
    const auto add = [&](std::initializer_list<Arrangement> arrangements) {
        for (const int seat : {nearSeat, seatAcross(nearSeat)}) {
            for (const Arrangement lies : arrangements) {
                for (const int zone : spec.all(lies))
                    zones.push_back({zone, seat});
            }
        }
    };
    add({Arrangement::Hand, Arrangement::Tiles, Arrangement::Places});
    add({Arrangement::Plate, Arrangement::Corner, Arrangement::Stack});
    add({Arrangement::Strip, Arrangement::Pile});
    return zones;
}

std::vector<const CardRow *> FocusRing::cardsOf(const TablePort &port, ZoneKey zone)
{
    std::vector<const CardRow *> cards;
    for (const CardRow &row : port.rows()) {
        const bool inRow = row.zone == zone
            || (port.spec().is(row.zone, Arrangement::Beside) && zoneOf(port, row) == zone);
        if (inRow && row.place.form != CardForm::Unseen && row.onTop < 0)
            cards.push_back(&row);
    }
    std::sort(cards.begin(), cards.end(), [](const CardRow *a, const CardRow *b) {
        return a->place.hit.x() != b->place.hit.x() ? a->place.hit.x() < b->place.hit.x()
                                                    : a->place.hit.y() < b->place.hit.y();
    });
    return cards;
}

bool FocusRing::step(const TablePort &port, int nearSeat, int direction)
{
    const std::vector<ZoneKey> zones = order(port.spec(), nearSeat);
    const auto at = std::find(zones.begin(), zones.end(), m_zone);
    int index = at != zones.end() ? int(at - zones.begin()) + direction
        : direction > 0           ? 0
                                  : int(zones.size()) - 1;
    for (; index >= 0 && index < int(zones.size()); index += direction) {
        const auto cards = cardsOf(port, zones[size_t(index)]);
        if (cards.empty())
            continue;
        set(port, *cards.front());
        return true;
    }
    clear();
    return false;
}

void FocusRing::move(const TablePort &port, int dx, int dy)
{
    const CardRow *now = port.row(m_card);
    if (now == nullptr)
        return;
    if (dy != 0)
        return moveVertically(port, *now, dy);
    // Beside a tab are the neighbours of its unit.
    if (now->host >= 0 && port.spec().is(now->zone, Arrangement::Under))
        now = port.row(now->host);
    const auto cards = cardsOf(port, m_zone);
    const auto at = std::find(cards.begin(), cards.end(), now);
    const int index = int(at - cards.begin()) + dx;
    if (at != cards.end() && index >= 0 && index < int(cards.size()))
        set(port, *cards[size_t(index)]);
}

namespace {

/// A unit and what hangs under it, or two of those.
bool areTogether(const CardRow &a, const CardRow &b)
{
    return a.host == b.viewId || b.host == a.viewId || (a.host >= 0 && a.host == b.host);
}

} // namespace

/// `way`: how far it is in the direction of the arrow.
bool FocusRing::mayGoTo(const TablePort &port, const CardRow &from, const CardRow &row,
                        int way) const
{
    const bool seen = row.host >= 0 ? !row.place.hit.isEmpty() : row.place.form != CardForm::Unseen;
    if (!seen || row.viewId == from.viewId || row.onTop >= 0)
        return false;
    return areTogether(from, row) ? way > 0 : way > 20 && zoneOf(port, row) != m_zone;
}

void FocusRing::moveVertically(const TablePort &port, const CardRow &from, int dy)
{
    const QPoint origin = from.place.hit.center();
    const CardRow *best = nullptr;
    double bestDistance = std::numeric_limits<double>::max();
    for (const CardRow &row : port.rows()) {
        const QPoint way = row.place.hit.center() - origin;
        if (!mayGoTo(port, from, row, way.y() * dy))
            continue;
        const double distance = std::abs(way.y()) + 2. * std::abs(way.x());
        if (distance < bestDistance) {
            best = &row;
            bestDistance = distance;
        }
    }
    if (best != nullptr)
        set(port, *best);
}

void FocusRing::toEnd(const TablePort &port, bool last)
{
    const auto cards = cardsOf(port, m_zone);
    if (!cards.empty())
        set(port, *(last ? cards.back() : cards.front()));
}

void FocusRing::follow(const TablePort &port)
{
    if (!isSet())
        return;
    if (const CardRow *row = port.row(m_card)) {
        m_zone = zoneOf(port, *row);
        return;
    }
    const auto cards = cardsOf(port, m_zone);
    if (cards.empty())
        clear();
    else
        set(port, *cards.front());
}

} // namespace playmat::table
