#include "table/layout/table_layout.h"

#include "table/layout/hand_fan.h"

#include <algorithm>
#include <map>

namespace playmat::table {

namespace {

// Lowest first. Cards of a zone overlap in their order.
constexpr int kStripZ = 5;
constexpr int kPilesZ = 8;
constexpr int kBasesZ = 10;
constexpr int kTilesZ = 20;
constexpr int kHandZ = 70;
constexpr int kRaisedZ = 150;

constexpr double kNumbers
    = .42; // height of the numbers at the lower edge of a card, as a share of the card's width
constexpr double kLowestHand = 70; // minimum height of the far player's open hand
constexpr double kRaisedHeight = 220; // height of the raised card in that hand

constexpr double kOpenPip = 1.2; // height of a card in an open strip, as a multiple of its width
constexpr double kPipGap = .14; // gap between those cards, as a share of the largest possible width

constexpr double kStackEdges = .12; // of its card's width: how far a stack shows above it
constexpr double kBuriedStep = .05; // of a token's width: how far the one under it shows
constexpr int kBuriedShown = 2;
constexpr int kDrawnInPile = 2; // the top card, and the one that shows while the top glides away

/// Upgrades with a name and captured cards hang under their unit; tokens are badges on it.
int tabsOf(const CardRow &unit)
{
    return int(unit.facts.upgrades.size() + unit.facts.captured.size());
}

} // namespace

TableLayout::TableLayout(const TableSpec &spec, const std::vector<CardRow> &rows,
                         const LayoutState &state)
    : m_spec(&spec)
    , m_state(state)
    , m_geometry(geometryFor(spec, state))
{
    std::map<ZoneKey, Cards> zones;
    Cards buried;
    for (const CardRow &row : rows) {
        if (row.onTop >= 0)
            buried.push_back(&row);
        else if (row.spot < 0)
            m_loose[size_t(row.zone.seat)].push_back(&row);
        else if (spec.is(row.zone, Arrangement::Beside))
            m_beside[row.host].push_back(&row);
        else if (spec.is(row.zone, Arrangement::Stack))
            m_stack.push_back(&row);
        else
            zones[row.zone].push_back(&row);
    }
    const auto inOrder = [](Cards &cards) {
        std::stable_sort(cards.begin(), cards.end(),
                         [](const CardRow *a, const CardRow *b) { return a->slot < b->slot; });
    };
    std::for_each(m_beside.begin(), m_beside.end(), inOrder);
    inOrder(m_stack);
    for (auto &[zone, cards] : zones) {
        inOrder(cards);
        if (spec.is(zone, Arrangement::Corner))
            m_corners.insert(zone);
    }
    findRooms(zones);
    for (auto &[zone, cards] : zones) {
        if (!spec.is(zone, Arrangement::Hand))
            placeZone(zone, cards);
    }
    keepNumbersReadable();
    for (auto &[zone, cards] : zones) {
        if (spec.is(zone, Arrangement::Hand))
            placeZone(zone, cards);
    }
    for (int seat = 0; seat < int(m_loose.size()); ++seat)
        placeLoose(seat);
    placeStack();
    m_loose = {};
    m_beside = {};
    m_stack = {};
    m_corners = {};
    placeBuried(std::move(buried));
    placeGuests(rows);
}

void TableLayout::placeZone(ZoneKey zone, const Cards &cards)
{
    switch (m_spec->arrangement(zone)) {
    case Arrangement::Tiles:
        return m_spec->zone(zone).tiles == TileKind::Wide ? placeWideTiles(zone, cards)
                                                          : placeTileRows(zone, cards);
    case Arrangement::Places:
        return placeOnSpots(zone, cards);
    case Arrangement::Hand:
        return placeHand(zone, cards);
    case Arrangement::Strip:
        return placeStrip(zone, cards);
    case Arrangement::Pile:
        return placePile(zone, cards);
    case Arrangement::Plate:
        return placeOnPlate(zone, cards);
    case Arrangement::Corner:
        return placeInCorner(zone, cards);
    case Arrangement::Hidden:
    case Arrangement::Under:
    case Arrangement::Beside:
    case Arrangement::Track:
    case Arrangement::Stack:
    case Arrangement::Anywhere:
        return;
    }
}

/// Where new cards come from: the covered pile; without one, the strip.
QPoint TableLayout::source(int seat) const
{
    for (const PilePlace &pile : m_geometry.piles) {
        if (pile.covered)
            return (isNear(seat) ? pile.own : pile.theirs).topLeft();
    }
    return (isNear(seat) ? m_geometry.ownStrip : m_geometry.theirStrip).topLeft();
}

void TableLayout::placeTileRows(ZoneKey zone, const Cards &cards)
{
    const TableGeometry &g = m_geometry;
    const int buttons = int(cards.size()) > kUnitsShown ? g.px(28) : 0; // that scroll
    const QRect room = roomOf(zone).adjusted(0, 0, -buttons, 0);
    TileInput input{room.size(), int(cards.size()), 0, largestTile(m_spec->zone(zone)), g.tileGap};
    for (const CardRow *card : cards)
        input.tabs = std::max(input.tabs, tabsOf(*card));
    const TileFit fit = fitTiles(input);
    placeTiles(zone, room, fit, cards);
}

/// The first unit that is shown of a side; what is scrolled away is noted.
size_t TableLayout::firstShown(ZoneKey zone, const TileFit &fit, int count)
{
    if (count <= fit.places())
        return 0;
    TileScroll scroll{zone, m_spec->name(zone), 0, 0, 0, fit.columns, sideRect(zone)};
    const int rows = (count + fit.columns - 1) / fit.columns;
    const auto at = m_state.scrolled.find(zone);
    const int wanted = at == m_state.scrolled.end() ? 0 : at->second;
    scroll.row = std::clamp(wanted, 0, rows - fit.rows);
    scroll.before = scroll.row * fit.columns;
    scroll.after = std::max(0, count - scroll.before - fit.places());
    m_scrolls.push_back(scroll);
    return size_t(scroll.before);
}

/// The first row is the one at the line between the players. One row keeps some distance from it.
void TableLayout::placeTiles(ZoneKey zone, const QRect &room, const TileFit &fit,
                             const Cards &cards)
{
    const TableGeometry &g = m_geometry;
    const bool near = isNear(zone.seat);
    const size_t first = firstShown(zone, fit, int(cards.size()));
    const int lean = leanOf(m_spec->zone(zone));
    const int used = (fit.rows - 1) * fit.stepY + fit.tile.height() + fit.below;
    const int spare = std::max(0, room.height() - used);
    const int away = std::min(spare / 2, g.px(near ? 20 : 24));
    const int top = near ? room.top() + away : room.bottom() + 1 - away - used;
    const size_t last = std::min(cards.size(), first + size_t(fit.places()));
    for (size_t i = 0; i < cards.size(); ++i) {
        Placement p;
        p.z = kTilesZ + int(i);
        if (i >= first && i < last) {
            const int at = int(i - first);
            const int row = at / fit.columns;
            const int inRow = std::min(fit.columns, int(last - first) - row * fit.columns);
            const int length = (inRow - 1) * fit.stepX + fit.tile.width();
            const int x = room.x() + (room.width() - length) * (lean + 1) / 2
                + at % fit.columns * fit.stepX;
            const int y = top + (near ? row : fit.rows - 1 - row) * fit.stepY;
            p.rect = p.hit = QRect(QPoint(x, y), fit.tile);
            p.form = CardForm::Tile;
            p.tabs = fit.tabs;
        } else {
            const int side = (i < first) == near ? room.top() : room.bottom() - fit.tile.height();
            p.rect = QRect(QPoint(room.center().x() - fit.tile.width() / 2, side), fit.tile);
        }
        p.spawn = p.rect.topLeft();
        add(cards[i]->viewId, p);
    }
}

void TableLayout::placeOnSpots(ZoneKey zone, const Cards &cards)
{
    const QString &region = m_spec->zone(zone).region;
    for (const CardRow *card : cards) {
        Placement p;
        p.rect = p.hit = m_geometry.spot(region, card->spot, isNear(zone.seat));
        p.spawn = p.rect.topLeft();
        p.z = kBasesZ + card->spot;
        p.form = CardForm::Wide;
        add(card->viewId, p);
    }
}

void TableLayout::placeHand(ZoneKey zone, const Cards &cards)
{
    const bool near = isNear(zone.seat);
    if (near)
        placeFan(zone, cards, m_geometry.ownHand);
    else if (m_geometry.theirRoom || m_state.handOpen[size_t(zone.seat)])
        placeFan(zone, cards, m_geometry.theirOpenHand);
    else
        placeClosedHand(cards);
}

/// The far player's open hand covers part of the board. This limits its height so that the numbers
/// at the lower edges of the cards below it stay visible.
void TableLayout::keepNumbersReadable()
{
    QRect &hand = m_geometry.theirOpenHand;
    if (m_geometry.theirRoom)
        return;
    int bottom = hand.bottom();
    for (const Slot &slot : m_slots) {
        const QRect &card = slot.place.rect;
        const bool far = card.y() < m_geometry.midY && card.y() > m_geometry.theirBand.bottom();
        const bool below = card.right() >= hand.left() && card.left() <= hand.right();
        const bool drawn = slot.place.form == CardForm::Tile || slot.place.form == CardForm::Wide;
        if (far && below && drawn)
            bottom = std::min(bottom, card.bottom() - roundInt(card.width() * kNumbers));
    }
    hand.setBottom(std::max(bottom, hand.top() + m_geometry.px(kLowestHand)));
}

void TableLayout::placeFan(ZoneKey zone, const Cards &cards, const QRect &area)
{
    const bool low = area.height() < m_geometry.ownHand.height();
    FanInput input{area,         int(cards.size()),
                   -1,           !isNear(zone.seat),
                   m_geometry.u, low ? m_geometry.px(kRaisedHeight) : 0};
    for (size_t i = 0; i < cards.size(); ++i) {
        if (cards[i]->viewId == m_state.raised && !cards[i]->facts.hidden())
            input.raised = int(i);
    }
    const std::vector<FanCard> fan = handFan(input);
    const QPoint deck = source(zone.seat);
    for (size_t i = 0; i < cards.size(); ++i) {
        Placement p;
        p.rect = fan[i].rect;
        p.hit = fan[i].hit;
        p.rotation = fan[i].rotation;
        p.spawn = deck;
        p.raised = int(i) == input.raised;
        p.z = p.raised ? kRaisedZ : kHandZ + int(i);
        p.form = cards[i]->facts.hidden() ? CardForm::Back
            : p.raised                    ? CardForm::Card
                                          : CardForm::Mini;
        add(cards[i]->viewId, p);
    }
}

void TableLayout::placeClosedHand(const Cards &cards)
{
    const TableGeometry &g = m_geometry;
    const QRect &area = g.theirHand;
    const int width = g.px(44);
    const RowFit fit = fitRow(area.width(), int(cards.size()), width, width, -g.px(15), -width);
    const int seat = cards.front()->zone.seat;
    const QPoint deck = source(seat);
    for (size_t i = 0; i < cards.size(); ++i) {
        const double off = double(i) - (double(cards.size()) - 1) / 2;
        Placement p;
        p.rect = QRect(roundInt(area.x() + fit.first + double(i) * fit.step),
                       area.y() - roundInt(std::abs(off) * 2 * g.u), width, area.height());
        p.hit = p.rect;
        p.rotation = -off * std::min(5., 24. / double(cards.size()));
        p.spawn = deck;
        p.z = kHandZ + int(i);
        p.form = cards[i]->facts.hidden() ? CardForm::Back : CardForm::Mini;
        add(cards[i]->viewId, p);
    }
}

void TableLayout::placeStrip(ZoneKey zone, const Cards &cards)
{
    const TableGeometry &g = m_geometry;
    QRect area = zoneRect(zone);
    if (const QRect loose = loosePlace(zone.seat); !loose.isEmpty())
        area.setRight(loose.x() - 1 - g.px(4));
    if (m_spec->zone(zone).open)
        return placeOpenPips(area, cards, zone.seat);
    placePips(area, cards, zone.seat, CardForm::Pip);
}

/// One of the small cards of the strip each.
void TableLayout::placePips(const QRect &area, const Cards &cards, int seat, CardForm::Kind form)
{
    const TableGeometry &g = m_geometry;
    const int width = g.px(17);
    const int height = g.px(24);
    const RowFit fit = fitRow(area.width(), int(cards.size()), g.px(21), g.px(21), 0, -g.px(18));
    const QPoint deck = source(seat);
    for (size_t i = 0; i < cards.size(); ++i) {
        const int x = roundInt(area.x() + double(i) * fit.step);
        Placement p;
        p.rect = QRect(x, area.y() + (area.height() - height) / 2, width, height);
        p.hit = QRect(x, area.y(), std::max(1, roundInt(fit.step)), area.height());
        p.spawn = deck;
        p.z = kStripZ + int(i);
        p.form = form;
        add(cards[i]->viewId, p);
    }
}

/// Places the cards of an open strip side by side, as large as the strip allows, so that every card
/// shows what it is.
void TableLayout::placeOpenPips(const QRect &area, const Cards &cards, int seat)
{
    const double most = area.height() / kOpenPip;
    const double gap = std::max(2., most * kPipGap);
    const double step = std::min(most + gap, (area.width() + gap) / double(cards.size()));
    const int width = std::max(1, int(step - std::min(gap, step * kPipGap)));
    const int height = std::min(area.height(), roundInt(width * kOpenPip));
    for (size_t i = 0; i < cards.size(); ++i) {
        const int x = roundInt(area.x() + double(i) * step);
        Placement p;
        p.rect = QRect(x, area.y() + (area.height() - height) / 2, width, height);
        p.hit = QRect(x, area.y(), std::max(1, roundInt(step)), area.height());
        p.spawn = source(seat);
        p.z = kStripZ + int(i);
        p.form = CardForm::Pip;
        add(cards[i]->viewId, p);
    }
}

/// The right end of the strip: what else its player has to spend lies there.
QRect TableLayout::loosePlace(int seat) const
{
    const QRect row = isNear(seat) ? m_geometry.ownStrip : m_geometry.theirStrip;
    const int wanted = int(m_loose[size_t(seat)].size()) * m_geometry.px(21);
    const int width = std::min(wanted, row.width() * 2 / 5);
    return {row.right() + 1 - width, row.y(), width, row.height()};
}

void TableLayout::placeLoose(int seat)
{
    placePips(loosePlace(seat), m_loose[size_t(seat)], seat, CardForm::Mini);
}

void TableLayout::placePile(ZoneKey zone, const Cards &cards)
{
    const QRect area = zoneRect(zone);
    const bool covered = m_spec->zone(zone).covered;
    for (size_t i = 0; i < cards.size(); ++i) {
        const size_t fromTop = covered ? i : cards.size() - 1 - i;
        Placement p;
        p.rect = area;
        p.spawn = source(zone.seat);
        p.hit = fromTop == 0 ? area : QRect();
        p.z = kPilesZ + (fromTop == 0 ? 1 : 0);
        const CardForm::Kind drawn = cards[i]->facts.hidden() ? CardForm::Back : CardForm::Mini;
        p.form = fromTop < kDrawnInPile && !covered ? drawn : CardForm::Unseen;
        add(cards[i]->viewId, p);
    }
}

/// In the order in which the tile shows them.
void TableLayout::placeGuests(const std::vector<CardRow> &rows)
{
    std::vector<int> kinds = m_spec->all(Arrangement::Under);
    std::stable_partition(kinds.begin(), kinds.end(),
                          [&](int kind) { return m_spec->zones[size_t(kind)].guestsFirst; });
    QSet<int> stacks;
    for (const CardRow &row : rows) {
        if (row.facts.under > 0)
            stacks.insert(row.viewId);
    }
    QHash<int, int> tabs; // how many hang under a host already
    for (const int kind : kinds) {
        for (const CardRow &row : rows) {
            if (row.zone.zone == kind && stacks.contains(row.host))
                placeInStack(row, tabs[row.host]++);
            else if (row.zone.zone == kind)
                placeUnder(row, row.facts.badge ? -1 : tabs[row.host]++);
        }
    }
}

/// index: of the tab that stands for it; -1: a badge on the tile does.
void TableLayout::placeUnder(const CardRow &card, int index)
{
    if (!m_index.contains(card.host))
        return;
    const Placement host = placement(card.host);
    const double unit = host.rect.width() / 100.;
    const int inset = roundInt(unit * 14);
    Placement p;
    p.rect = host.rect.adjusted(inset, inset, -inset, -inset);
    // The tab with its name hangs out below, as the tile draws it.
    if (index >= 0 && index < host.tabs) {
        p.hit = QRect(host.rect.x() + roundInt(unit * 4),
                      host.rect.bottom() + 1 + roundInt((index * kTabHeight + kTabStart) * unit),
                      host.rect.width() - roundInt(unit * 8), roundInt(unit * kTabHeight));
    }
    p.spawn = p.rect.topLeft();
    p.z = host.z - 1;
    p.form = CardForm::Unseen;
    add(card.viewId, p);
}

/// Of a stack only edges show, above its card: the first card in it answers for them.
void TableLayout::placeInStack(const CardRow &card, int index)
{
    if (!m_index.contains(card.host))
        return;
    const Placement host = placement(card.host);
    const int edges = std::max(3, roundInt(host.rect.width() * kStackEdges));
    Placement p;
    p.rect = host.rect;
    if (index == 0)
        p.hit = QRect(host.rect.x(), host.rect.y() - edges, host.rect.width(), edges);
    p.spawn = p.rect.topLeft();
    p.z = host.z - 1;
    p.form = CardForm::Unseen;
    add(card.viewId, p);
}

/// Equal tokens under another one: two of them show, a little to the side; the top one answers for
/// all.
void TableLayout::placeBuried(Cards cards)
{
    std::ranges::stable_sort(cards, {}, &CardRow::depth);
    for (const CardRow *card : cards) {
        Placement p = placement(card->onTop);
        const int step = std::max(2, roundInt(p.rect.width() * kBuriedStep));
        const bool shows = card->depth <= kBuriedShown && p.form == CardForm::Tile;
        if (shows)
            p.rect.translate(step, -step);
        else
            p.form = CardForm::Unseen;
        p.hit = QRect();
        p.spawn = p.rect.topLeft();
        --p.z;
        add(card->viewId, p);
    }
}

void TableLayout::add(int viewId, Placement place)
{
    m_index.insert(viewId, int(m_slots.size()));
    m_slots.push_back({viewId, place});
}

const Placement &TableLayout::placement(int viewId) const
{
    static const Placement kNowhere;
    const auto at = m_index.constFind(viewId);
    return at == m_index.constEnd() ? kNowhere : m_slots[size_t(*at)].place;
}

void TableLayout::applyTo(std::vector<CardRow> &rows) const
{
    for (CardRow &row : rows)
        row.place = placement(row.viewId);
}

int TableLayout::cardAt(QPoint point, int except) const
{
    const Slot *best = nullptr;
    for (const Slot &slot : m_slots) {
        const bool inside = slot.place.hit.contains(point)
            || (slot.place.raised && slot.place.rect.contains(point));
        if (inside && slot.viewId != except && (best == nullptr || slot.place.z >= best->place.z))
            best = &slot;
    }
    return best == nullptr ? -1 : best->viewId;
}

QRect TableLayout::zoneRect(ZoneKey zone) const
{
    const TableGeometry &g = m_geometry;
    const bool near = isNear(zone.seat);
    const ZoneSpec &spec = m_spec->zone(zone);
    switch (spec.arrangement) {
    case Arrangement::Tiles:
    case Arrangement::Track:
        return spec.eitherSide ? g.region(spec.region)->rect : sideRect(zone);
    case Arrangement::Plate:
        return g.plate(zone.zone)->rect;
    case Arrangement::Corner:
        return g.plate(zone.zone)->corner;
    case Arrangement::Stack:
        return g.stack;
    case Arrangement::Places: {
        QRect all = g.spot(spec.region, 0, near);
        for (int place = 1; place < spec.places; ++place)
            all = all.united(g.spot(spec.region, place, near));
        return all;
    }
    case Arrangement::Hand:
        if (near)
            return g.ownHand;
        return g.theirRoom || m_state.handOpen[size_t(zone.seat)] ? g.theirOpenHand : g.theirHand;
    case Arrangement::Strip:
        return near ? g.ownStrip : g.theirStrip;
    case Arrangement::Pile:
        return g.pile(zone.zone, near);
    case Arrangement::Anywhere:
        return QRect(QPoint(0, g.theirBand.height()),
                     QPoint(g.table.width() - 1, g.ownBand.y() - 1));
    case Arrangement::Hidden:
    case Arrangement::Under:
    case Arrangement::Beside:
        break;
    }
    return {};
}

QRect TableLayout::sideRect(ZoneKey zone) const
{
    const auto room = m_rooms.find(zone);
    return room == m_rooms.end() ? m_geometry.side(m_spec->zone(zone).region, isNear(zone.seat))
                                 : room->second.whole;
}

ZoneKey TableLayout::zoneAt(QPoint point) const
{
    const int near = m_state.nearSeat;
    const int far = seatAcross(near);
    if (const ZoneKey zone = zoneInBands(point); !zone.isNone())
        return zone;
    if (m_geometry.ownBand.contains(point))
        return m_spec->first(Arrangement::Hand, near);
    if (m_geometry.theirBand.contains(point))
        return m_spec->first(Arrangement::Hand, far);
    if (const ZoneKey zone = zoneOfPlaces(point); !zone.isNone())
        return zone;
    for (const int seat : {near, far}) {
        for (const Arrangement lies : {Arrangement::Tiles, Arrangement::Track}) {
            for (const int zone : m_spec->all(lies)) {
                if (zoneRect({zone, seat}).contains(point))
                    return {zone, seat};
            }
        }
    }
    if (!m_geometry.table.contains(point))
        return {};
    const ZoneKey places = zoneOfSpots(point);
    return places.isNone() ? m_spec->first(Arrangement::Anywhere, ZoneKey::kNoSeat) : places;
}

/// Piles, hands and strips, which lie in the bands; also where a hand is open beyond its band.
ZoneKey TableLayout::zoneInBands(QPoint point) const
{
    const int near = m_state.nearSeat;
    for (const int seat : {near, seatAcross(near)}) {
        for (const Arrangement lies : {Arrangement::Pile, Arrangement::Hand}) {
            for (const int zone : m_spec->all(lies)) {
                if (zoneRect({zone, seat}).contains(point))
                    return {zone, seat};
            }
        }
        const ZoneKey strip = m_spec->first(Arrangement::Strip, seat);
        // Generous: the whole corner around the small backs.
        const int reach = m_geometry.px(seat == near ? 40 : 14);
        if (!strip.isNone()
            && zoneRect(strip).adjusted(-reach, -reach, reach, reach).contains(point))
            return strip;
    }
    return {};
}

} // namespace playmat::table
