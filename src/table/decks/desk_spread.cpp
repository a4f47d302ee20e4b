#include "table/decks/desk_spread.h"

#include "table/decks/printed_cell.h"

#include <algorithm>
#include <cmath>

namespace playmat::table {

namespace {

constexpr int kHighestCost = 7; ///< cards of this cost and of higher ones are one pile

/// Such as "Leader, Base".
QString joined(const QString &before, const QString &words)
{
    return before.isEmpty() ? words : before + QStringLiteral(", ") + words;
}

std::vector<int> sizesOf(const std::vector<SpreadGroup> &groups)
{
    std::vector<int> sizes;
    for (const SpreadGroup &group : groups)
        sizes.push_back(int(group.lines.size()));
    return sizes;
}

} // namespace

DeskSpread::DeskSpread(QObject *parent)
    : QObject(parent)
{
    connect(this, &DeskSpread::asked, this, &DeskSpread::layOut);
}

void DeskSpread::setDesk(DeckDesk *desk)
{
    if (m_desk == desk)
        return;
    if (m_desk != nullptr)
        m_desk->disconnect(this);
    m_desk = desk;
    if (m_desk != nullptr)
        connect(m_desk, &DeckDesk::changed, this, &DeskSpread::layOut);
    emit asked();
}

void DeskSpread::componentComplete()
{
    m_complete = true;
    layOut();
}

// --- what lies together
// ---------------------------------------------------------------------------

bool DeskSpread::takesOneCard(int slot) const
{
    return slot < m_desk->considered() && m_desk->deckKit()->parts()[std::size_t(slot)].most == 1;
}

bool DeskSpread::byCost(int slot) const
{
    return m_piles && slot < m_desk->considered()
        && m_desk->deckKit()->parts()[std::size_t(slot)].part == decks::Part::Main;
}

/// Parts of one card each, such as a leader and a base, lie together.
void DeskSpread::addPart(std::vector<SpreadGroup> &groups, const SpreadGroup &part,
                         bool joins) const
{
    if (!joins) {
        groups.push_back(part);
        return;
    }
    SpreadGroup &before = groups.back();
    before.words = joined(before.words, part.words);
    before.count += part.count;
    before.lines.insert(before.lines.end(), part.lines.begin(), part.lines.end());
}

/// The lines of a part are sorted by cost already. Cards without a cost keep the name of the part.
void DeskSpread::addByCost(std::vector<SpreadGroup> &groups, const SpreadGroup &part) const
{
    int last = -2;
    for (const int line : part.lines) {
        const DeskLine &row = m_desk->lines()->rows()[std::size_t(line)];
        const int cost = row.known ? std::clamp(row.facts.cost, -1, kHighestCost) : -1;
        if (cost != last) {
            SpreadGroup pile;
            pile.words = cost < 0
                ? part.words
                : qtTrId("deck_listing.cost")
                      .arg(cost == kHighestCost ? QStringLiteral("7+") : QString::number(cost));
            pile.slot = part.slot;
            groups.push_back(pile);
        }
        last = cost;
        groups.back().count += row.count;
        groups.back().lines.push_back(line);
    }
}

std::vector<SpreadGroup> DeskSpread::grouped() const
{
    std::vector<SpreadGroup> parts;
    const auto &rows = m_desk->lines()->rows();
    for (std::size_t line = 0; line < rows.size(); ++line) {
        if (rows[line].heading) {
            parts.emplace_back();
            parts.back().words = rows[line].name;
            parts.back().count = rows[line].count;
            parts.back().slot = rows[line].slot;
            parts.back().counted = !takesOneCard(rows[line].slot);
        } else if (!parts.empty()) {
            parts.back().lines.push_back(int(line));
        }
    }
    std::vector<SpreadGroup> groups;
    int slotBefore = -1;
    for (const SpreadGroup &part : parts) {
        const bool joins = !groups.empty() && takesOneCard(part.slot) && slotBefore >= 0
            && takesOneCard(slotBefore);
        if (byCost(part.slot))
            addByCost(groups, part);
        else
            addPart(groups, part, joins);
        slotBefore = part.slot;
    }
    return groups;
}

// --- where it lies
// --------------------------------------------------------------------------------

SpreadRoom DeskSpread::room() const
{
    return {m_width, m_height, m_heading, m_strip, m_below, m_gap, m_least, m_most};
}

SpreadCard DeskSpread::cardIn(int line, double width) const
{
    const DeskLine &row = m_desk->lines()->rows()[std::size_t(line)];
    SpreadCard card;
    card.line = line;
    card.place.setSize({width, std::round(width * kCardHeight)});
    card.seen = card.place.height();
    card.name = row.name;
    card.count = row.count;
    card.known = row.known;
    card.facts = row.facts;
    card.comment = row.comment;
    if (row.known)
        card.most = m_desk->deckKit()->playset(*m_desk->library()->library(),
                                               row.facts.cardId.toStdString());
    card.cell = row.known ? printedCell(row.facts) : paint::CellFacts();
    card.cell.name = row.known ? row.facts.name : row.name;
    if (m_piles) {
        card.cell.strip = m_strip / std::max(1., card.place.height());
        card.cell.copies = row.count;
        card.cell.noted = !row.comment.isEmpty();
        card.cell.second = row.facts.subtitle.isEmpty() ? row.facts.typeWord : row.facts.subtitle;
    }
    return card;
}

std::vector<SpreadCard> DeskSpread::layPiles(std::vector<SpreadGroup> &groups)
{
    std::vector<SpreadCard> cards;
    m_fit = fitPiles(sizesOf(groups), room());
    double y = 0;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        if (i > 0)
            y = m_fit.columnOf[i] == m_fit.columnOf[i - 1] ? y + m_gap : 0;
        SpreadGroup &group = groups[i];
        const double x = m_fit.columnOf[i] * m_fit.stepX;
        group.heading = QRectF(x, y, m_fit.stepX - m_gap, m_heading);
        double top = y + m_heading;
        for (const int line : group.lines) {
            cards.push_back(cardIn(line, m_fit.card));
            SpreadCard &card = cards.back();
            card.place.moveTopLeft({x, top});
            card.seen = line == group.lines.back() ? card.place.height() : m_fit.strip;
            top += m_fit.strip;
        }
        const double bottom = cards.back().place.bottom();
        group.place = QRectF(x, y, m_fit.stepX, bottom - y);
        m_contentHeight = std::max(m_contentHeight, bottom);
        y = bottom;
    }
    return cards;
}

std::vector<SpreadCard> DeskSpread::layPictures(std::vector<SpreadGroup> &groups)
{
    std::vector<SpreadCard> cards;
    const std::vector<int> sizes = sizesOf(groups);
    m_fit = fitPictures(sizes, room());
    const std::vector<bool> headed = headedRows(sizes, m_fit.columns);
    const double high = std::round(m_fit.card * kCardHeight) + m_below;
    double y = m_heading;
    for (SpreadGroup &group : groups) {
        for (const int line : group.lines) {
            const int at = int(cards.size());
            const int column = at % m_fit.columns;
            if (column == 0 && at > 0)
                y += high + m_gap + (headed[std::size_t(at / m_fit.columns)] ? m_heading : 0);
            const double x = column * m_fit.stepX;
            if (line == group.lines.front()) {
                const int across = std::min(int(group.lines.size()), m_fit.columns - column);
                group.heading = QRectF(x, y - m_heading, across * m_fit.stepX - m_gap, m_heading);
            }
            cards.push_back(cardIn(line, m_fit.card));
            cards.back().place.moveTopLeft({x, y});
        }
    }
    m_contentHeight = cards.empty() ? 0 : y + high;
    return cards;
}

void DeskSpread::layOut()
{
    if (!m_complete)
        return;
    std::vector<SpreadGroup> groups;
    std::vector<SpreadCard> cards;
    m_contentHeight = 0;
    if (m_desk != nullptr && m_desk->deckKit() != nullptr && m_width > 0 && m_height > 0) {
        groups = grouped();
        cards = m_piles ? layPiles(groups) : layPictures(groups);
    }
    m_cards.show(std::move(cards));
    m_groups.show(std::move(groups));
    emit changed();
}

// --- going from one to another
// --------------------------------------------------------------------

int DeskSpread::first() const
{
    return m_cards.rows().empty() ? -1 : m_cards.rows().front().line;
}

int DeskSpread::last() const
{
    return m_cards.rows().empty() ? -1 : m_cards.rows().back().line;
}

int DeskSpread::indexOf(int line) const
{
    const auto at = std::ranges::find(m_cards.rows(), line, &SpreadCard::line);
    return at == m_cards.rows().end() ? -1 : int(at - m_cards.rows().begin());
}

QRectF DeskSpread::placeOf(int line) const
{
    const int at = indexOf(line);
    return at < 0 ? QRectF() : m_cards.rows()[std::size_t(at)].place;
}

/// The card of the next column that lies at about the same height.
int DeskSpread::besideInPiles(int at, int right) const
{
    const auto &rows = m_cards.rows();
    const QRectF from = rows[std::size_t(at)].place;
    int best = at;
    double away = 0;
    for (int i = 0; i < int(rows.size()); ++i) {
        const QRectF place = rows[std::size_t(i)].place;
        if (std::abs(place.x() - from.x() - right * m_fit.stepX) > 1)
            continue;
        const double far = std::abs(place.y() - from.y());
        if (best == at || far < away) {
            best = i;
            away = far;
        }
    }
    return best;
}

int DeskSpread::stepInPictures(int at, int right, int down) const
{
    const int count = m_cards.rowCount();
    const int to = at + right + down * m_fit.columns;
    if (down > 0 && to >= count && at / m_fit.columns < (count - 1) / m_fit.columns)
        return count - 1; // the last row is not full
    return to < 0 || to >= count ? at : to;
}

int DeskSpread::step(int line, int right, int down) const
{
    const auto &rows = m_cards.rows();
    const int at = indexOf(line);
    if (at < 0)
        return first();
    int to = at + down;
    if (!m_piles)
        to = stepInPictures(at, right, down);
    else if (right != 0)
        to = besideInPiles(at, right);
    const bool there = to >= 0 && to < int(rows.size())
        && (!m_piles || right != 0
            || rows[std::size_t(to)].place.x() == rows[std::size_t(at)].place.x());
    return there ? rows[std::size_t(to)].line : line;
}

int DeskSpread::slotAt(double x, double y) const
{
    for (const SpreadCard &card : m_cards.rows())
        if (!m_piles && card.place.adjusted(0, 0, m_gap, m_below + m_gap).contains(x, y))
            return m_desk->slotAt(card.line);
    for (const SpreadGroup &group : m_groups.rows())
        if (m_piles && group.place.contains(x, y))
            return group.slot;
    return -1;
}

} // namespace playmat::table
