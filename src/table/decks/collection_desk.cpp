#include "table/decks/collection_desk.h"

#include "match/folded_name.h"
#include "match/game_kit.h"
#include "match/plain_words.h"
#include "match/resources.h"
#include "table/decks/card_finder.h"
#include "table/files/match_saving.h"
#include "table/files/save_copy.h"
#include "table/view/translator.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace playmat::table {

namespace {

constexpr std::size_t kMostUnknown = 200; ///< lines that are named; the others are counted

QString plain(const std::string &text)
{
    return QString::fromStdString(text);
}

} // namespace

void CollectionDesk::setLibrary(DeckLibrary *library)
{
    if (m_library == library)
        return;
    m_library = library;
    connect(library, &DeckLibrary::changed, this, &CollectionDesk::show);
    connect(library->collection(), &CardCollection::changed, this, &CollectionDesk::show);
    whenLanguageChanges(this, [this] { show(); });
    show();
}

const decks::DeckKit *CollectionDesk::kit() const
{
    const match::CardLibrary *cards = m_library == nullptr ? nullptr : m_library->library();
    return cards == nullptr ? nullptr : cards->kit().deckKit();
}

/// The cards of each set, by the print that the program shows.
std::vector<CollectionDesk::Cards> CollectionDesk::binder() const
{
    std::vector<Cards> out;
    if (kit() == nullptr)
        return out;
    for (const decks::CardSet &set : kit()->sets(*m_library->library()))
        out.push_back({{plain(set.code), plain(set.name.empty() ? set.code : set.name)}, {}});
    for (const decks::Entry &card : kit()->cards(*m_library->library())) {
        const std::string code = card.id.substr(0, card.id.find_first_of("_-"));
        const auto at = std::ranges::find_if(out, [&](const Cards &one) {
            return match::foldedName(one.set.code.toStdString()) == match::foldedName(code);
        });
        if (at != out.end())
            at->entries.push_back(card);
    }
    std::erase_if(out, [](const Cards &one) { return one.entries.empty(); });
    return out;
}

void CollectionDesk::show()
{
    std::vector<BinderSet> rows;
    for (Cards &one : binder()) {
        one.set.cards = int(one.entries.size());
        for (const decks::Entry &card : one.entries)
            if (const int have = m_library->collection()->cards().count(card.id); have > 0) {
                ++one.set.owned;
                one.set.playsets += have >= kit()->playset(*m_library->library(), card.id) ? 1 : 0;
            }
        rows.push_back(one.set);
    }
    m_sets.show(std::move(rows));
    emit changed();
}

void CollectionDesk::fill(const QString &set, Copies copies)
{
    for (const Cards &one : binder()) {
        if (one.set.code != set)
            continue;
        const char *words = copies == None ? QT_TRID_NOOP("collection_desk.set_taken_out")
            : copies == OneOfEach          ? QT_TRID_NOOP("collection_desk.one_of_each")
                                           : QT_TRID_NOOP("collection_desk.playsets");
        m_library->collection()->change(
            qtTrId(words).arg(one.set.name), [&](decks::Collection &collection) {
                for (const decks::Entry &card : one.entries)
                    collection.setCount({card.id, card},
                                        copies == None ? 0
                                            : copies == OneOfEach
                                            ? 1
                                            : kit()->playset(*m_library->library(), card.id));
            });
    }
}

// --- tables -------------------------------------------------------------------------------------

bool CollectionDesk::readFile(const QString &path)
{
    const auto text = match::readFile(path.toStdString(), decks::Collection::kLongest);
    if (text)
        return read(text.value(), QFileInfo(path).fileName());
    m_problem = fileWords(text.problem());
    emit changed();
    return false;
}

bool CollectionDesk::readText(const QString &text)
{
    return read(text.toStdString(), qtTrId("gallery_import.what_you_pasted"));
}

bool CollectionDesk::read(const std::string &text, const QString &name)
{
    if (kit() == nullptr)
        return false;
    m_tableName = name;
    take(std::nullopt);
    if (text.size() > decks::Collection::kLongest) {
        m_problem = qtTrId("collection_desk.too_long")
                        .arg(name, QString::number(decks::Collection::kLongest >> 20U));
    } else {
        decks::Collection table(*kit(), *m_library->library(), text);
        m_problem
            = table.counts().empty() ? qtTrId("collection_desk.no_cards").arg(name) : QString();
        if (m_problem.isEmpty())
            take(std::move(table));
    }
    emit tableChanged();
    emit changed();
    return m_problem.isEmpty();
}

int CollectionDesk::tableCards() const
{
    return m_table ? m_table->total() : 0;
}

QString CollectionDesk::tableWords() const
{
    return m_table ? qtTrId("collection_desk.table_has", m_table->total())
                         .arg(m_tableName, QString::number(m_table->counts().size()))
                   : QString();
}

/// Offers cards for the lines that are not known.
void CollectionDesk::take(std::optional<decks::Collection> table)
{
    m_read = table;
    m_table = std::move(table);
    m_unknown.clear();
    const std::vector<decks::UnknownLine> lines
        = m_table ? m_table->unknown() : std::vector<decks::UnknownLine>();
    for (std::size_t i = 0; i < std::min(lines.size(), kMostUnknown); ++i) {
        UnknownCard card = unknownCard(*cardIndex(*m_library->library()), lines[i].written);
        card.words = qtTrId("collection_desk.unknown_line")
                         .arg(QString::number(lines[i].line), card.words);
        m_unknown.append(QVariant::fromValue(card));
    }
    if (lines.size() > kMostUnknown) {
        UnknownCard others;
        others.words = qtTrId("collection_desk.more_unknown", int(lines.size() - kMostUnknown));
        m_unknown.append(QVariant::fromValue(others));
    }
}

void CollectionDesk::takeUnknown(int line, int choice)
{
    if (!m_read || !table::takeUnknown(m_unknown, line, choice))
        return;
    m_table = m_read;
    for (const QVariant &each : std::as_const(m_unknown)) {
        const auto one = each.value<UnknownCard>();
        if (const decks::FoundCard card = m_library->collection()->card(one.takenId());
            !card.print.empty())
            m_table->takeAs(one.written.toStdString(), card);
    }
    emit tableChanged();
}

int CollectionDesk::unknownLines() const
{
    return m_table ? int(m_table->unknown().size()) : 0;
}

void CollectionDesk::take(bool add)
{
    if (!m_table)
        return;
    using Merge = decks::Collection::Merge;
    const bool done = m_library->collection()->change(
        qtTrId("collection_desk.table_taken").arg(m_tableName), [&](decks::Collection &collection) {
            collection.merge(*m_table, add ? Merge::Add : Merge::Replace);
        });
    if (done)
        forgetTable();
}

void CollectionDesk::forgetTable()
{
    take(std::nullopt);
    emit tableChanged();
}

bool CollectionDesk::writeFile(const QString &path)
{
    if (kit() == nullptr)
        return false;
    m_problem
        = saveCopy(path,
                   QByteArray::fromStdString(decks::collectionTable(
                       m_library->collection()->cards(), kit()->cards(*m_library->library()))));
    emit changed();
    return m_problem.isEmpty();
}

} // namespace playmat::table
