#include "table/decks/deck_desk.h"

#include "decks/deck_file.h"
#include "decks/near_cards.h"
#include "match/deck_limits.h"
#include "match/plain_words.h"
#include "table/decks/deck_judge.h"
#include "table/decks/desk_entries.h"
#include "table/files/match_saving.h"
#include "table/view/shown_names.h"

#include <algorithm>

namespace playmat::table {

namespace {

constexpr std::size_t kMostSteps = 200; ///< number of changes that can be undone
constexpr std::size_t kMostFound = 60;

bool comesBefore(const DeskLine &a, const DeskLine &b)
{
    if (a.facts.cost != b.facts.cost)
        return a.facts.cost < b.facts.cost;
    return a.name.localeAwareCompare(b.name) < 0;
}

} // namespace

const decks::DeckKit *DeckDesk::deckKit() const
{
    return m_library == nullptr || m_library->library() == nullptr
        ? nullptr
        : m_library->kit().game().deckKit();
}

void DeckDesk::setLibrary(DeckLibrary *library)
{
    if (m_library == library)
        return;
    m_library = library;
    emit changed();
}

// --- opening ------------------------------------------------------------------------------------

void DeckDesk::open(const QString &path, bool builtIn)
{
    close();
    if (deckKit() == nullptr)
        return;
    m_builtIn = builtIn;
    if (builtIn) {
        m_kept.path = path;
        m_kept.name = m_library->builtInTitle(path);
        m_kept.whole = m_library->textOfBuiltIn(path);
    } else {
        m_kept = m_library->shelf().deck(path);
    }
    read(m_kept.whole);
    find();
}

void DeckDesk::close()
{
    m_kept = {};
    m_deck = {};
    m_before.clear();
    m_after.clear();
    m_problem.clear();
    m_editable = false;
    m_search.clear();
    m_searchProblem.clear();
    m_searchBetter.clear();
    m_lines.show({});
    m_found.show({});
    emit searchChanged();
    emit changed();
}

void DeckDesk::read(const QString &text)
{
    decks::ReadFile file
        = decks::readDeckFile(*deckKit(), *m_library->library(), text.toStdString());
    m_deck = std::move(file.deck);
    m_deck.parts.resize(deckKit()->parts().size());
    m_editable = !m_builtIn && m_kept.isThere() && !file.lost;
    if (file.lost)
        m_problem = qtTrId("deck_desk.is_only_shown")
                        .arg(QString::fromStdString(match::describe(*file.lost)));
    show();
}

void DeckDesk::look()
{
    if (m_builtIn || !m_kept.isThere())
        return;
    const KeptDeck now = m_library->shelf().deck(m_kept.path);
    if (!now.isThere() || now.whole == m_kept.whole)
        return;
    const bool kept = keepVersion(m_library->versionOf(m_kept, decks::DeckVersion::Why::Outside));
    m_before.push_back(m_deck);
    m_after.clear();
    m_kept = now;
    if (kept)
        m_problem = qtTrId("deck_desk.was_changed_elsewhere");
    read(now.whole);
}

// --- showing ------------------------------------------------------------------------------------

std::vector<DeskLine> DeckDesk::lineRows() const
{
    std::vector<DeskLine> rows;
    for (int slot = 0; slot <= considered(); ++slot) {
        const std::vector<decks::Entry> &entries = entriesIn(m_deck, slot);
        std::vector<DeskLine> lines;
        for (const decks::Entry &entry : entries) {
            DeskLine line{false,
                          QString::fromStdString(match::printable(entry.name)),
                          entry.count,
                          slot,
                          !entry.id.empty(),
                          {},
                          QString::fromStdString(match::printable(entry.comment))};
            if (line.known)
                line.facts = m_library->kit().printedCard(*m_library->library(),
                                                          QString::fromStdString(entry.id));
            lines.push_back(line);
        }
        if (lines.empty())
            continue;
        std::ranges::stable_sort(lines, comesBefore);
        rows.push_back({true, placeName(slot), decks::countOf(entries), slot, false, {}, {}});
        std::ranges::move(lines, std::back_inserter(rows));
    }
    return rows;
}

void DeckDesk::show()
{
    m_lines.show(lineRows());
    const QString text = m_builtIn
        ? m_kept.whole
        : QString::fromStdString(decks::deckFileText(*deckKit(), m_deck));
    const TableKit &kit = m_library->kit();
    const DeckVerdict verdict = verdictOn(kit, *m_library->library(), text);
    m_ok = verdict.ok;
    m_verdict = verdict.sentence;
    m_curve = curveOf(kit, *m_library->library(), m_deck);
    m_facts = qtTrId("deck_judge.cards", sizeOf(*deckKit(), m_deck));
    emit changed();
}

// --- changing -----------------------------------------------------------------------------------

void DeckDesk::put(decks::Deck deck)
{
    if (!m_editable || deck == m_deck)
        return;
    m_before.push_back(std::exchange(m_deck, std::move(deck)));
    if (m_before.size() > kMostSteps)
        m_before.erase(m_before.begin());
    m_after.clear();
    save();
}

void DeckDesk::save()
{
    m_problem.clear();
    if (!decks::isVersionId(m_kept.id.toStdString()))
        m_kept.id = DeckShelf::newId(); // another program made the file
    m_deck.name = m_kept.name.toStdString();
    m_deck.game = m_library->gameId().toStdString();
    m_deck.id = m_kept.id.toStdString(); // a step of undo may be older than it
    const std::string whole = decks::deckFileText(*deckKit(), m_deck);
    if (whole.size() > match::kLongestDeck) // it could not be read again
        m_problem = qtTrId("deck_desk.too_long")
                        .arg(m_kept.name, QString::number(match::kLongestDeck >> 10U));
    else if (keepEarlier()) // otherwise the file has the only copy of the list
        write(QString::fromStdString(whole));
    show();
    find();
}

void DeckDesk::write(const QString &whole)
{
    const KeptDeck before = m_kept;
    const match::Outcome<KeptDeck> now = m_library->shelf().rewrite(m_kept, whole);
    if (now) {
        m_kept = now.value();
        m_library->followDeck(before, m_kept);
    } else if (now.problem().code == "changed_outside") {
        keepAsCopy(whole);
    } else {
        m_problem
            = qtTrId("own_decks.the_deck_is_not_kept").arg(m_kept.name, fileWords(now.problem()));
    }
}

/// Keeps a version; if the disk does not take it, says so.
bool DeckDesk::keepVersion(decks::DeckVersion version)
{
    const match::Outcome<QString> done
        = m_library->shelf().keepVersion(m_library->gameId(), m_kept.id, version);
    if (!done)
        m_problem = qtTrId("deck_desk.the_version_is_not_kept")
                        .arg(m_kept.name, fileWords(done.problem()));
    else if (!done.value().isEmpty())
        m_problem = qtTrId("deck_desk.versions_are_damaged").arg(m_kept.name, done.value());
    return bool(done);
}

/// Before the first change of a day, keeps the deck as it was when it was last changed.
bool DeckDesk::keepEarlier()
{
    const QDate day = m_kept.changed.toLocalTime().date();
    return !day.isValid() || day >= QDate::currentDate()
        || keepVersion(m_library->versionOf(m_kept, decks::DeckVersion::Why::Earlier));
}

/// Saves this deck as a copy, because somebody else changed the file; that file stays as it is.
void DeckDesk::keepAsCopy(const QString &whole)
{
    const QString name = qtTrId("deck_desk.your_copy").arg(m_kept.name);
    const QString text = whole.section(u'\n', 2);
    const auto copy = m_library->shelf().add(m_library->gameId(), m_kept.folder, name, text);
    if (!copy) {
        m_problem = qtTrId("own_decks.the_deck_is_not_kept").arg(name, fileWords(copy.problem()));
        return;
    }
    m_problem = qtTrId("deck_desk.goes_on_as_a_copy").arg(m_kept.name, copy.value().name);
    m_kept = copy.value();
    m_deck.name = m_kept.name.toStdString();
    m_deck.id = m_kept.id.toStdString();
}

/// The card in a line; null for a heading.
decks::Entry *DeckDesk::entryAt(int line, decks::Deck &deck) const
{
    if (line < 0 || line >= m_lines.rowCount() || m_lines.rows()[size_t(line)].heading)
        return nullptr;
    const DeskLine &row = m_lines.rows()[size_t(line)];
    auto &entries = entriesIn(deck, row.slot);
    const auto at = std::ranges::find_if(entries, [&](const decks::Entry &entry) {
        return row.known
            ? QString::fromStdString(entry.id) == row.facts.cardId
            : entry.id.empty() && QString::fromStdString(match::printable(entry.name)) == row.name;
    });
    return at == entries.end() ? nullptr : &*at;
}

void DeckDesk::change(int line, int copies)
{
    decks::Deck deck = m_deck;
    const decks::Entry *entry = entryAt(line, deck);
    if (entry == nullptr)
        return;
    const decks::Entry card = *entry;
    decks::addCopies(entriesIn(deck, m_lines.rows()[size_t(line)].slot), card, copies);
    put(std::move(deck));
}

void DeckDesk::setCount(int line, int count)
{
    if (line >= 0 && line < m_lines.rowCount())
        change(line, count - m_lines.rows()[size_t(line)].count);
}

void DeckDesk::rename(const QString &name)
{
    if (m_builtIn || !m_kept.isThere() || name.trimmed().isEmpty())
        return;
    const KeptDeck before = m_kept;
    const auto now = m_library->shelf().rename(m_kept.path, name.trimmed());
    if (now) {
        m_kept = now.value();
        m_deck.name = m_kept.name.toStdString();
        m_library->followDeck(before, m_kept);
    } else {
        m_problem = qtTrId("own_decks.the_deck_is_not_kept").arg(name, fileWords(now.problem()));
    }
    emit changed();
}

// --- notes and versions -------------------------------------------------------------------------

QString DeckDesk::notes() const
{
    QStringList lines;
    for (const std::string &note : m_deck.notes)
        lines.append(QString::fromStdString(match::printable(note)));
    return lines.join(u'\n');
}

void DeckDesk::setNotes(const QString &notes)
{
    decks::Deck deck = m_deck;
    deck.notes.clear();
    for (const QString &line : notes.split(u'\n', Qt::SkipEmptyParts)) {
        const auto same = std::ranges::find_if(m_deck.notes, [&](const std::string &note) {
            return QString::fromStdString(match::printable(note)) == line;
        });
        if (same != m_deck.notes.end())
            deck.notes.push_back(*same); // it was not edited
        else if (const QString note = line.simplified(); !note.isEmpty())
            deck.notes.push_back(note.toStdString());
    }
    put(std::move(deck));
}

void DeckDesk::setComment(int slot, const QString &cardId, const QString &comment)
{
    decks::Deck deck = m_deck;
    if (cardId.isEmpty() || slot < 0 || slot > considered())
        return;
    auto &entries = entriesIn(deck, slot);
    const auto card = std::ranges::find(entries, cardId.toStdString(), &decks::Entry::id);
    if (card == entries.end())
        return; // it has been taken out meanwhile
    card->comment = comment.simplified().toStdString();
    put(std::move(deck));
}

UnknownCard DeckDesk::unknownAt(int line) const
{
    decks::Deck deck = m_deck;
    const decks::Entry *entry = m_editable ? entryAt(line, deck) : nullptr;
    return entry == nullptr || !entry->id.empty()
        ? UnknownCard()
        : unknownCard(*cardIndex(*m_library->library()), entry->name);
}

void DeckDesk::takeUnknown(const UnknownCard &card, int choice)
{
    decks::Deck deck = m_deck;
    const decks::Entry known = card.ids.value(choice).isEmpty()
        ? decks::Entry()
        : deckKit()->card(*m_library->library(), card.ids[choice].toStdString());
    if (known.id.empty())
        return;
    decks::takeAs(deck, *deckKit(), *m_library->library(), card.written.toStdString(), known);
    put(std::move(deck));
}

bool DeckDesk::bringBack(const decks::DeckVersion &version)
{
    if (!m_editable)
        return false;
    decks::ReadFile file = decks::readDeckFile(*deckKit(), *m_library->library(), version.text);
    const bool empty
        = std::ranges::all_of(file.deck.parts, [](const auto &part) { return part.empty(); });
    const bool damaged = file.lost || (empty && !version.hash.empty());
    if (damaged)
        m_problem = qtTrId("deck_desk.version_is_damaged").arg(m_kept.name);
    if (damaged || !keepVersion(m_library->versionOf(m_kept, decks::DeckVersion::Why::Replaced))) {
        emit changed();
        return false;
    }
    decks::Deck deck = m_deck;
    deck.parts = std::move(file.deck.parts);
    deck.parts.resize(deckKit()->parts().size());
    deck.considering = std::move(file.deck.considering);
    deck.notes = std::move(file.deck.notes);
    put(std::move(deck));
    return true;
}

/// Versions belong to the id in the deck's file: a file without a usable one gets one. Returns
/// whether it has one.
bool DeckDesk::giveId()
{
    if (decks::isVersionId(decks::headOf(m_kept.whole.toStdString()).id))
        return true;
    save();
    return decks::isVersionId(decks::headOf(m_kept.whole.toStdString()).id);
}

bool DeckDesk::keepNamed(const QString &label)
{
    if (!m_editable || !giveId())
        return false;
    decks::DeckVersion version = m_library->versionOf(m_kept, decks::DeckVersion::Why::Named);
    version.label = label.simplified().toStdString();
    const bool kept = keepVersion(std::move(version));
    emit changed();
    return kept;
}

void DeckDesk::undo()
{
    if (m_before.empty())
        return;
    m_after.push_back(std::exchange(m_deck, std::move(m_before.back())));
    m_before.pop_back();
    save();
}

void DeckDesk::redo()
{
    if (m_after.empty())
        return;
    m_before.push_back(std::exchange(m_deck, std::move(m_after.back())));
    m_after.pop_back();
    save();
}

CardFacts DeckDesk::factsAt(int line) const
{
    return line < 0 || line >= m_lines.rowCount() ? CardFacts()
                                                  : m_lines.rows()[size_t(line)].facts;
}

QList<int> DeckDesk::headings() const
{
    QList<int> at;
    for (std::size_t line = 0; line < m_lines.rows().size(); ++line)
        if (m_lines.rows()[line].heading)
            at.append(int(line));
    return at;
}

int DeckDesk::slotAt(int line) const
{
    return line < 0 || line >= m_lines.rowCount() ? -1 : m_lines.rows()[size_t(line)].slot;
}

int DeckDesk::copiesAt(int line) const
{
    const auto &rows = m_lines.rows();
    const bool card = line >= 0 && line < int(rows.size()) && !rows[size_t(line)].heading;
    return card ? rows[size_t(line)].count : 0;
}

int DeckDesk::cardNear(int line) const
{
    const int count = m_lines.rowCount();
    for (int away = 0; away < count; ++away)
        for (const int at : {line - away, line + away})
            if (copiesAt(at) > 0)
                return at;
    return -1;
}

QString DeckDesk::commentAt(int line) const
{
    return line < 0 || line >= m_lines.rowCount() ? QString()
                                                  : m_lines.rows()[size_t(line)].comment;
}

QString DeckDesk::asText() const
{
    return deckKit() == nullptr ? QString()
                                : QString::fromStdString(decks::deckList(*deckKit(), m_deck));
}

/// The deck as JSON for other programs; empty if it cannot be played.
QString DeckDesk::asJson() const
{
    if (deckKit() == nullptr)
        return {};
    const QString text = m_builtIn
        ? m_kept.whole
        : QString::fromStdString(decks::deckFileText(*deckKit(), m_deck));
    const TakenDeck taken = m_library->kit().takeDeck(*m_library->library(), text);
    return taken.problem.isEmpty()
        ? m_library->kit().exportDeck(*m_library->library(), taken.document, DeckForm::Json)
        : QString();
}

// --- finding cards ------------------------------------------------------------------------------

void DeckDesk::setSearch(const QString &search)
{
    if (m_search == search)
        return;
    m_search = search;
    find();
    emit searchChanged();
}

int DeckDesk::copiesOf(const QString &cardId) const
{
    int count = 0;
    for (const auto &slot : m_deck.parts)
        for (const decks::Entry &entry : slot)
            if (QString::fromStdString(entry.id) == cardId)
                count += entry.count;
    return count;
}

std::vector<std::uint8_t> DeckDesk::copiesByCard(const decks::CardIndex &index) const
{
    std::vector<std::uint8_t> copies(index.cards().size());
    for (const auto &slot : m_deck.parts)
        for (const decks::Entry &entry : slot)
            if (const std::size_t card = index.find(entry.id); card != decks::CardIndex::npos)
                copies[card] = 1;
    return copies;
}

/// Searches as on the cards page; "in:deck" means this deck.
void DeckDesk::find()
{
    m_searchProblem.clear();
    m_searchBetter.clear();
    if (!m_editable) {
        m_matching.clear();
        m_found.show({});
        return;
    }
    const auto index = cardIndex(*m_library->library());
    const std::vector<std::uint8_t> decked = copiesByCard(*index);
    const std::vector<std::uint16_t> owned = ownedByCard(*index, m_library->collection()->cards());
    const CardsFound found
        = findCards(*index, m_search, decks::CardIndex::Order::Name, {decked, owned});
    m_matching.clear();
    if (!m_search.trimmed().isEmpty() && found.problem.isEmpty())
        for (const std::uint32_t card : found.cards)
            m_matching.insert(index->cards()[card].id);
    m_searchProblem = found.problem;
    m_searchBetter = found.better;
    std::vector<FoundCard> rows;
    for (const std::uint32_t card : found.cards) {
        if (rows.size() == kMostFound)
            break;
        const QString id = QString::fromStdString(index->cards()[card].id);
        rows.push_back({m_library->kit().printedCard(*m_library->library(), id), copiesOf(id)});
    }
    m_found.show(std::move(rows));
}

} // namespace playmat::table
