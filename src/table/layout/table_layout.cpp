#include "table/layout/table_layout.h"

#include "table/layout/hand_fan.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace playmat::table {

namespace {

// Lowest first. Cards of a zone overlap in their order.
constexpr int kResourcesZ = 5;
constexpr int kPilesZ = 8;
constexpr int kBasesZ = 10;
constexpr int kArenaZ = 20;
constexpr int kHandZ = 70;
constexpr int kRaisedZ = 150;

constexpr int kDrawnInPile = 2; // the top card, and the one that shows while the top glides away

int roundInt(double value)
{
    return int(std::lround(value));
}

/// Upgrades with a name and captured cards hang under their unit; tokens are badges on it.
int tabsOf(const CardRow &unit)
{
    return int(unit.facts.upgrades.size() + unit.facts.captured.size());
}

/// One that is neither unit nor upgrade: the Force, a Credit.
bool isLooseToken(const CardRow &row)
{
    return row.zone.zone == Zone::Base && row.facts.type == u"Token";
}

} // namespace

TableLayout::TableLayout(const std::vector<CardRow> &rows, const LayoutState &state)
    : m_state(state)
    , m_geometry(geometryFor(state))
{
    std::map<ZoneKey, Cards> zones;
    for (const CardRow &row : rows) {
        if (isLooseToken(row))
            m_tokens[size_t(row.zone.seat)].push_back(&row);
        else
            zones[row.zone].push_back(&row);
    }
    for (auto &[zone, cards] : zones) {
        std::stable_sort(cards.begin(), cards.end(),
                         [](const CardRow *a, const CardRow *b) { return a->slot < b->slot; });
        placeZone(zone, cards);
    }
    for (int seat = 0; seat < int(m_tokens.size()); ++seat)
        placeTokens(seat);
    m_tokens = {};
    placeGuests(rows);
}

void TableLayout::placeZone(ZoneKey zone, const Cards &cards)
{
    switch (zone.zone) {
    case Zone::Ground:
    case Zone::Space:
        return placeArena(zone, cards);
    case Zone::Base:
        return placeBases(zone, cards);
    case Zone::Hand:
        return placeHand(zone, cards);
    case Zone::Resources:
        return placeResources(zone, cards);
    case Zone::Discard:
    case Zone::Deck:
        return placePile(zone, cards);
    case Zone::None:
    case Zone::Attached:
    case Zone::Captured:
    case Zone::Aside:
    case Zone::Table:
        return;
    }
}

void TableLayout::placeArena(ZoneKey zone, const Cards &cards)
{
    const TableGeometry &g = m_geometry;
    const bool near = isNear(zone.seat);
    const QRect side = g.arenaSide(zone.zone, near);
    const int line = g.px(16); // the initiative counter and the arenas' names lie on the line
    const int edge = g.px(8);
    const int buttons = int(cards.size()) > kUnitsShown ? g.px(28) : 0; // that scroll
    const QRect room
        = side.adjusted(g.px(12), near ? line : edge, -g.px(12) - buttons, near ? -edge : -line);
    ArenaInput input{room.size(), int(cards.size()), 0, g.tile, g.tileGap};
    for (const CardRow *card : cards)
        input.tabs = std::max(input.tabs, tabsOf(*card));
    const ArenaFit fit = fitArena(input);
    placeTiles(room, fit, cards, firstShown(zone, fit, int(cards.size())), near);
}

/// The first unit that is shown of a side; what is scrolled away is noted.
size_t TableLayout::firstShown(ZoneKey zone, const ArenaFit &fit, int count)
{
    if (count <= fit.places())
        return 0;
    ArenaScroll scroll{zone, 0, 0, 0, fit.columns, zoneRect(zone)};
    const int rows = (count + fit.columns - 1) / fit.columns;
    const int wanted = m_state.scrolled[size_t(zone.seat)][zone.zone == Zone::Space ? 1 : 0];
    scroll.row = std::clamp(wanted, 0, rows - fit.rows);
    scroll.before = scroll.row * fit.columns;
    scroll.after = std::max(0, count - scroll.before - fit.places());
    m_scrolls.push_back(scroll);
    return size_t(scroll.before);
}

/// The first row is the one at the line between the players. One row keeps some distance from it.
void TableLayout::placeTiles(const QRect &room, const ArenaFit &fit, const Cards &cards,
                             size_t first, bool near)
{
    const TableGeometry &g = m_geometry;
    const int used = (fit.rows - 1) * fit.stepY + fit.tile.height() + fit.below;
    const int spare = std::max(0, room.height() - used);
    const int away = std::min(spare / 2, g.px(near ? 20 : 24));
    const int top = near ? room.top() + away : room.bottom() + 1 - away - used;
    const size_t last = std::min(cards.size(), first + size_t(fit.places()));
    for (size_t i = 0; i < cards.size(); ++i) {
        Placement p;
        p.z = kArenaZ + int(i);
        if (i >= first && i < last) {
            const int at = int(i - first);
            const int row = at / fit.columns;
            const int inRow = std::min(fit.columns, int(last - first) - row * fit.columns);
            const int length = (inRow - 1) * fit.stepX + fit.tile.width();
            const int x = room.x() + (room.width() - length) / 2 + at % fit.columns * fit.stepX;
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

void TableLayout::placeBases(ZoneKey zone, const Cards &cards)
{
    const bool near = isNear(zone.seat);
    for (const CardRow *card : cards) {
        const bool leader = card->facts.type == u"Leader";
        Placement p;
        p.rect = p.hit = leader ? m_geometry.leaderPlace(near) : m_geometry.basePlace(near);
        p.spawn = p.rect.topLeft();
        p.z = kBasesZ + (leader ? 1 : 0);
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

void TableLayout::placeFan(ZoneKey zone, const Cards &cards, const QRect &area)
{
    FanInput input{area, int(cards.size()), -1, !isNear(zone.seat), m_geometry.u};
    for (size_t i = 0; i < cards.size(); ++i) {
        if (cards[i]->viewId == m_state.raised && !cards[i]->facts.hidden())
            input.raised = int(i);
    }
    const std::vector<FanCard> fan = handFan(input);
    const QPoint deck = zoneRect({Zone::Deck, zone.seat}).topLeft();
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
    const QPoint deck = zoneRect({Zone::Deck, seat}).topLeft();
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

void TableLayout::placeResources(ZoneKey zone, const Cards &cards)
{
    const TableGeometry &g = m_geometry;
    QRect area = zoneRect(zone);
    if (const QRect tokens = tokenPlace(zone.seat); !tokens.isEmpty())
        area.setRight(tokens.x() - 1 - g.px(4));
    placePips(area, cards, zone.seat, CardForm::Pip);
}

/// One of the small cards in the row of resources each.
void TableLayout::placePips(const QRect &area, const Cards &cards, int seat, CardForm::Kind form)
{
    const TableGeometry &g = m_geometry;
    const int width = g.px(17);
    const int height = g.px(24);
    const RowFit fit = fitRow(area.width(), int(cards.size()), g.px(21), g.px(21), 0, -g.px(18));
    const QPoint deck = zoneRect({Zone::Deck, seat}).topLeft();
    for (size_t i = 0; i < cards.size(); ++i) {
        const int x = roundInt(area.x() + double(i) * fit.step);
        Placement p;
        p.rect = QRect(x, area.y() + (area.height() - height) / 2, width, height);
        p.hit = QRect(x, area.y(), std::max(1, roundInt(fit.step)), area.height());
        p.spawn = deck;
        p.z = kResourcesZ + int(i);
        p.form = form;
        add(cards[i]->viewId, p);
    }
}

/// The right end of the row of resources: what else its player has to spend lies there.
QRect TableLayout::tokenPlace(int seat) const
{
    const QRect row = zoneRect({Zone::Resources, seat});
    const int wanted = int(m_tokens[size_t(seat)].size()) * m_geometry.px(21);
    const int width = std::min(wanted, row.width() * 2 / 5);
    return {row.right() + 1 - width, row.y(), width, row.height()};
}

void TableLayout::placeTokens(int seat)
{
    placePips(tokenPlace(seat), m_tokens[size_t(seat)], seat, CardForm::Mini);
}

void TableLayout::placePile(ZoneKey zone, const Cards &cards)
{
    const QRect area = zoneRect(zone);
    for (size_t i = 0; i < cards.size(); ++i) {
        const size_t fromTop = zone.zone == Zone::Deck ? i : cards.size() - 1 - i;
        Placement p;
        p.rect = area;
        p.spawn = zoneRect({Zone::Deck, zone.seat}).topLeft();
        p.hit = fromTop == 0 ? area : QRect();
        p.z = kPilesZ + (fromTop == 0 ? 1 : 0);
        const CardForm::Kind drawn = cards[i]->facts.hidden() ? CardForm::Back : CardForm::Mini;
        p.form = fromTop < kDrawnInPile && zone.zone == Zone::Discard ? drawn : CardForm::Unseen;
        add(cards[i]->viewId, p);
    }
}

/// Captured cards first, as the tile shows them.
void TableLayout::placeGuests(const std::vector<CardRow> &rows)
{
    QHash<int, int> tabs; // how many hang under a host already
    for (const Zone::Kind kind : {Zone::Captured, Zone::Attached}) {
        for (const CardRow &row : rows) {
            if (row.zone.zone == kind)
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
    switch (zone.zone) {
    case Zone::Ground:
    case Zone::Space:
        return g.arenaSide(zone.zone, near);
    case Zone::Base:
        return g.basePlace(near).united(g.leaderPlace(near));
    case Zone::Hand:
        if (near)
            return g.ownHand;
        return g.theirRoom || m_state.handOpen[size_t(zone.seat)] ? g.theirOpenHand : g.theirHand;
    case Zone::Resources:
        return near ? g.ownResources : g.theirResources;
    case Zone::Deck:
        return near ? g.ownDeck : g.theirDeck;
    case Zone::Discard:
        return near ? g.ownDiscard : g.theirDiscard;
    case Zone::Table:
        return QRect(QPoint(0, g.theirBand.height()),
                     QPoint(g.table.width() - 1, g.ownBand.y() - 1));
    case Zone::None:
    case Zone::Attached:
    case Zone::Captured:
    case Zone::Aside:
        break;
    }
    return {};
}

ZoneKey TableLayout::zoneAt(QPoint point) const
{
    const int near = m_state.nearSeat;
    const int far = 1 - near; // the layout is one of two seats that face each other
    for (const int seat : {near, far}) {
        for (const Zone::Kind kind : {Zone::Deck, Zone::Discard, Zone::Hand}) {
            if (zoneRect({kind, seat}).contains(point))
                return {kind, seat};
        }
        // Generous: the whole corner around the small backs.
        const bool wide = seat == near && !m_geometry.docked;
        const int reach = m_geometry.px(wide ? 40 : 14);
        if (zoneRect({Zone::Resources, seat})
                .adjusted(-reach, -reach, reach, reach)
                .contains(point))
            return {Zone::Resources, seat};
    }
    if (m_geometry.ownBand.contains(point))
        return {Zone::Hand, near};
    if (m_geometry.theirBand.contains(point))
        return {Zone::Hand, far};
    for (const int seat : {near, far}) {
        for (const Zone::Kind kind : {Zone::Ground, Zone::Space}) {
            if (m_geometry.arenaSide(kind, seat == near).contains(point))
                return {kind, seat};
        }
    }
    if (!m_geometry.table.contains(point))
        return {};
    return {Zone::Base, point.y() < m_geometry.midY ? far : near};
}

} // namespace playmat::table
