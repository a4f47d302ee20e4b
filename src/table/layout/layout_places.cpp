// Lays out the places that both seats share, and the stack of items that wait to resolve.
#include "table/layout/shared_places.h"
#include "table/layout/table_layout.h"

#include <algorithm>

namespace playmat::table {

namespace {

// The plates are above the tiles, because the sums of a plate overlap them, but below the hands.
constexpr int kPlatesZ = 45;
constexpr int kCornersZ = 46;
constexpr int kStackZ = 50;

} // namespace

void TableLayout::placeOnPlate(ZoneKey zone, const Cards &cards)
{
    for (const CardRow *card : cards) {
        Placement p;
        p.rect = p.hit = m_geometry.plate(zone.zone)->rect;
        p.spawn = p.rect.topLeft();
        p.z = kPlatesZ;
        p.form = CardForm::Plate;
        add(card->viewId, p);
    }
}

/// A card fills the whole corner, or only its seat's half if the other seat has a card there, too.
/// Several cards of a seat share its part of the corner.
void TableLayout::placeInCorner(ZoneKey zone, const Cards &cards)
{
    const bool shared = m_corners.contains({zone.zone, seatAcross(zone.seat)});
    QRect place = m_geometry.plate(zone.zone)->corner;
    if (shared && isNear(zone.seat))
        place.setTop(place.center().y() + 1);
    else if (shared)
        place.setBottom(place.center().y() - 1);
    const int width = place.width() / std::max(1, int(cards.size()));
    for (size_t i = 0; i < size_t(cards.size()); ++i) {
        const CardRow *card = cards[i];
        Placement p;
        p.rect = p.hit = QRect(place.left() + int(i) * width, place.top(), width, place.height());
        p.spawn = source(zone.seat);
        p.z = kCornersZ;
        p.form = card->facts.hidden() ? CardForm::Back : CardForm::Mini;
        add(card->viewId, p);
    }
}

/// Places the items of both seats in one column, the newest on top.
void TableLayout::placeStack()
{
    m_newest = m_stack.empty() ? -1 : m_stack.back()->viewId;
    const std::vector<QRect> places = stackPlaces(m_geometry, int(m_stack.size()));
    for (size_t i = 0; i < places.size(); ++i) {
        const CardRow &card = *m_stack[m_stack.size() - 1 - i];
        Placement p;
        p.rect = p.hit = places[i];
        p.spawn = source(card.zone.seat);
        p.z = kStackZ + int(i); // each strip shows its upper edge, which has the name of the item
        p.form = CardForm::Item;
        add(card.viewId, p);
    }
}

/// The zone of a shared place or a stack at that point. In a shared place the corner comes first,
/// then the plate; the rest of the region belongs to the tiles.
ZoneKey TableLayout::zoneOfPlaces(QPoint point) const
{
    const int seat = seatAt(point);
    for (const PlatePlace &plate : m_geometry.plates) {
        if (plate.cornerIndex >= 0 && plate.corner.contains(point))
            return {plate.cornerIndex, seat};
        if (plate.rect.contains(point))
            return {plate.index, seat};
    }
    for (const int zone : m_spec->all(Arrangement::Tiles)) {
        const ZoneSpec &tiles = m_spec->zones[size_t(zone)];
        if (tiles.eitherSide && m_geometry.region(tiles.region)->rect.contains(point))
            return {zone, seat};
    }
    for (const int zone : m_spec->all(Arrangement::Stack)) {
        if (m_geometry.stack.contains(point))
            return {zone, seat};
    }
    return {};
}

/// The zone of places whose region is above, below or at that point.
ZoneKey TableLayout::zoneOfSpots(QPoint point) const
{
    for (const int zone : m_spec->all(Arrangement::Places)) {
        const QRect region = m_geometry.region(m_spec->zones[size_t(zone)].region)->rect;
        if (point.x() >= region.left() && point.x() <= region.right())
            return {zone, seatAt(point)};
    }
    return {};
}

} // namespace playmat::table
