#include "table/session/boarding.h"

#include "decks/deck_file.h"
#include "kit/games/table/table_kits.h"
#include "match/plain_words.h"
#include "table/decks/deck_judge.h"
#include "table/view/shown_names.h"

#include <algorithm>

namespace playmat::table {

namespace {

bool comesBefore(const BoardLine &a, const BoardLine &b)
{
    if (a.facts.cost != b.facts.cost)
        return a.facts.cost < b.facts.cost;
    return a.name.localeAwareCompare(b.name) < 0;
}

bool isSame(const decks::Entry &entry, const decks::Entry &other)
{
    return entry.id == other.id && (!entry.id.empty() || entry.name == other.name);
}

int copiesIn(const std::vector<decks::Entry> &entries, const decks::Entry &card)
{
    const auto at = std::ranges::find_if(
        entries, [&](const decks::Entry &entry) { return isSame(entry, card); });
    return at == entries.end() ? 0 : at->count;
}

/// Whether all parts have the same cards, in any order.
bool sameCards(const decks::Deck &a, const decks::Deck &b)
{
    const auto within = [](const auto &some, const auto &all) {
        return std::ranges::all_of(
            some, [&](const decks::Entry &entry) { return copiesIn(all, entry) == entry.count; });
    };
    for (std::size_t i = 0; i < a.parts.size(); ++i)
        if (!within(a.parts[i], b.parts[i]) || !within(b.parts[i], a.parts[i]))
            return false;
    return true;
}

std::string textOf(const match::Json &document)
{
    return document.is_string() ? document.get<std::string>() : document.dump();
}

} // namespace

Boarding::Boarding(OpenMatch &open, const Seats &seats, Start start)
    : m_open(open)
    , m_seats(seats)
    , m_start(std::move(start))
{
}

const decks::DeckKit *Boarding::deckKit() const
{
    return m_open.match->library().kit().deckKit();
}

/// The player who lost comes last, so that nobody's deck depends on who begins.
std::vector<int> Boarding::persons() const
{
    std::vector<int> order;
    const match::GameWinner winner = m_open.match->winner();
    const int first = winner == match::GameWinner(core::PlayerId{1}) ? 1 : 0;
    for (const int seat : {first, seatAcross(first)})
        if (setup().seats[std::size_t(seat)].program.empty())
            order.push_back(seat);
    return order;
}

bool Boarding::begin()
{
    if (!m_open.match || !setup().series
        || !match::hasNextGame(*setup().series, m_open.match->winner()))
        return false;
    const match::NextBegins rule = m_open.match->library().kit().nextBegins();
    const core::PlayerId chooser = match::choosesNext(rule, m_open.match->winner());
    m_begins = chooser == core::kNone ? -1 : int(chooser);
    m_turn = 0;
    m_order = deckKit() == nullptr ? std::vector<int>() : persons();
    if (m_order.empty())
        return startNext();
    sit();
    return true;
}

void Boarding::leave()
{
    if (!active())
        return;
    m_order.clear();
    m_turn = 0;
    m_covered = false;
    m_lines.show({});
    m_aside.show({});
    emit changed();
}

// --- one person's deck ---------------------------------------------------------------------------

/// The deck as its player keeps it.
const match::Json &Boarding::listOf(int seat) const
{
    const match::Json &list = setup().series->lists.at(std::size_t(seat));
    return list.is_null() ? setup().seats[std::size_t(seat)].deck : list;
}

decks::Deck Boarding::read(const match::Json &document) const
{
    decks::Deck deck
        = decks::readDeckFile(*deckKit(), m_open.match->library(), textOf(document)).deck;
    deck.parts.resize(deckKit()->parts().size());
    return deck;
}

void Boarding::sit()
{
    const auto at = std::size_t(seat());
    const match::Json &next = setup().series->next.at(at);
    m_list = read(listOf(seat()));
    m_played = read(setup().seats[at].deck);
    m_deck = next.is_null() ? m_played : read(next);
    judge();
    m_covered = false;
    cover();
    show();
}

void Boarding::cover()
{
    if (!active() || m_order.size() < 2 || m_seats.seating() == Seating::Open)
        return;
    m_covered = true;
    show();
}

void Boarding::uncover()
{
    m_covered = false;
    show();
}

void Boarding::show()
{
    m_lines.show(m_covered ? std::vector<BoardLine>() : rows(false));
    m_aside.show(m_covered ? std::vector<BoardLine>() : rows(true));
    emit changed();
}

/// A deck with the cards that it was played with can be played again.
void Boarding::judge()
{
    const bool played = sameCards(m_deck, m_played);
    const QString text = QString::fromStdString(decks::deckFileText(*deckKit(), m_deck));
    const match::CardLibrary &library = m_open.match->library();
    const DeckVerdict verdict = verdictOn(tableKit(library), library, text);
    m_ok = played || verdict.ok;
    m_verdict = verdict.ok || !played ? verdict.sentence : qtTrId("deck_judge.ready_to_play");
}

std::vector<BoardLine> Boarding::rowsOf(std::size_t slot) const
{
    const decks::Slot &part = deckKit()->parts()[slot];
    std::vector<BoardLine> rows;
    for (const decks::Entry &entry : m_deck.parts[slot]) {
        BoardLine row;
        row.name = QString::fromStdString(match::printable(entry.name));
        row.count = entry.count;
        row.change = entry.count - copiesIn(m_list.parts[slot], entry);
        row.slot = int(slot);
        row.id = entry.id;
        row.movable = part.part == decks::Part::Side
            || (part.part == decks::Part::Main && sideSlot() < m_deck.parts.size());
        if (!entry.id.empty())
            row.facts = tableKit(m_open.match->library())
                            .printedCard(m_open.match->library(), QString::fromStdString(entry.id));
        rows.push_back(row);
    }
    std::ranges::stable_sort(rows, comesBefore);
    return rows;
}

std::vector<BoardLine> Boarding::rows(bool side) const
{
    std::vector<BoardLine> all;
    for (std::size_t slot = 0; slot < m_deck.parts.size(); ++slot) {
        if ((deckKit()->parts()[slot].part == decks::Part::Side) != side
            || m_deck.parts[slot].empty())
            continue;
        BoardLine heading;
        heading.heading = true;
        heading.name = QString::fromUtf8(deckKit()->parts()[slot].heading);
        heading.count = decks::countOf(m_deck.parts[slot]);
        heading.slot = int(slot);
        all.push_back(heading);
        std::ranges::move(rowsOf(slot), std::back_inserter(all));
    }
    return all;
}

/// The number of parts if the game's decks have no sideboard.
std::size_t Boarding::sideSlot() const
{
    const auto parts = deckKit()->parts();
    const auto side = std::ranges::find(parts, decks::Part::Side, &decks::Slot::part);
    return std::size_t(side - parts.begin());
}

void Boarding::moveOut(int line)
{
    if (line < 0 || line >= m_lines.rowCount() || !m_lines.rows()[std::size_t(line)].movable)
        return;
    move(m_lines.rows()[std::size_t(line)], sideSlot());
}

void Boarding::moveIn(int line)
{
    if (line < 0 || line >= m_aside.rowCount() || !m_aside.rows()[std::size_t(line)].movable)
        return;
    const BoardLine &row = m_aside.rows()[std::size_t(line)];
    const auto parts = deckKit()->parts();
    const std::size_t own = row.id.empty() ? 0 : deckKit()->slotOf(m_open.match->library(), row.id);
    const auto main = std::ranges::find(parts, decks::Part::Main, &decks::Slot::part);
    move(row, parts[own].part == decks::Part::Main ? own : std::size_t(main - parts.begin()));
}

void Boarding::move(const BoardLine &line, std::size_t to)
{
    const auto from = std::size_t(line.slot);
    const auto at = std::ranges::find_if(m_deck.parts[from], [&](const decks::Entry &entry) {
        return entry.id == line.id
            && (!line.id.empty()
                || QString::fromStdString(match::printable(entry.name)) == line.name);
    });
    if (at == m_deck.parts[from].end() || to >= m_deck.parts.size())
        return;
    const decks::Entry card = *at;
    decks::addCopies(m_deck.parts[from], card, -1);
    decks::addCopies(m_deck.parts[to], card, 1);
    keep();
}

void Boarding::restore()
{
    if (!active())
        return;
    m_deck = m_list;
    keep();
}

QString Boarding::list() const
{
    return m_covered || !active() ? QString() : QString::fromStdString(decks::listHash(m_list));
}

bool Boarding::altered() const
{
    return active() && !sameCards(m_deck, m_list);
}

/// The header of the journal has it from now on, as a list: the deck may be illegal.
void Boarding::keep()
{
    match::Series series = *setup().series;
    const auto at = std::size_t(seat());
    series.next.at(at) = sameCards(m_deck, m_played)
        ? match::Json()
        : match::Json(decks::deckFileText(*deckKit(), m_deck));
    m_open.match->setSeries(series);
    judge();
    show();
}

// --- who begins ----------------------------------------------------------------------------------

QString Boarding::name() const
{
    return active() ? players().value(seat()) : QString();
}

QStringList Boarding::players() const
{
    QStringList names;
    if (m_open.match)
        for (const std::string &name : m_open.match->names())
            names.append(shownPlayerName(name));
    return names;
}

bool Boarding::chooses() const
{
    if (!active())
        return false;
    const match::NextBegins rule = m_open.match->library().kit().nextBegins();
    return int{match::choosesNext(rule, m_open.match->winner())} == seat();
}

void Boarding::setBegins(int seat)
{
    if (!chooses() || seat < 0 || seat > 1 || seat == m_begins)
        return;
    m_begins = seat;
    emit changed();
}

QString Boarding::beginsText() const
{
    if (!active() || chooses())
        return {};
    if (m_begins < 0)
        return qtTrId("boarding.lots_decide_who_begins");
    const bool person = setup().seats[std::size_t(m_begins)].program.empty();
    const QString loser = players().value(m_begins);
    return person ? qtTrId("boarding.lost_and_chooses").arg(loser)
                  : qtTrId("boarding.lost_and_begins").arg(loser);
}

// --- going on ------------------------------------------------------------------------------------

bool Boarding::goOn()
{
    if (!active() || m_covered || !m_ok)
        return false;
    if (last())
        return startNext();
    ++m_turn;
    sit();
    return true;
}

/// The deck for the next game in the form that a match begins with.
match::Json Boarding::documentOf(int seat) const
{
    const match::Json &next = setup().series->next.at(std::size_t(seat));
    if (!next.is_string())
        return next;
    const match::CardLibrary &library = m_open.match->library();
    if (sameCards(read(next), read(listOf(seat))))
        return listOf(seat);
    const TakenDeck taken
        = tableKit(library).takeDeck(library, QString::fromStdString(textOf(next)));
    const QString document = taken.problem.isEmpty() ? taken.document : taken.plain;
    const auto json = match::parseJson(document.toStdString());
    return json ? json.value() : next; // the game says what is wrong with it
}

bool Boarding::startNext()
{
    match::MatchSetup before = setup();
    if (deckKit() != nullptr)
        for (std::size_t seat = 0; seat < before.seats.size(); ++seat)
            before.series->next.at(seat) = documentOf(int(seat));
    match::MatchSetup next = match::nextGame(before, m_open.match->winner());
    if (m_begins >= 0)
        next.first = core::PlayerId(m_begins);
    return m_start(std::move(next));
}

} // namespace playmat::table
