#include "table/decks/deck_gallery.h"

#include "decks/deck_file.h"
#include "table/decks/deck_judge.h"
#include "table/files/match_saving.h"
#include "table/view/shown_names.h"
#include "table/view/translator.h"

#include <QDir>
#include <QDirIterator>

#include <algorithm>
#include <set>

namespace playmat::table {

using match::Outcome;

namespace {

constexpr int kSettlesMs = 120;
constexpr qsizetype kMostWatched = 2000;

const QString kFolder = QStringLiteral("folder:");
const QString kTag = QStringLiteral("tag:");

} // namespace

DeckGallery::DeckGallery(QObject *parent)
    : QObject(parent)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(kSettlesMs);
    connect(&m_soon, &QTimer::timeout, this, &DeckGallery::look);
    const auto soon = [this] { m_soon.start(); };
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, soon);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, soon);
    whenLanguageChanges(this, [this] {
        m_known.clear();
        look();
    });
}

void DeckGallery::setLibrary(DeckLibrary *library)
{
    if (m_library == library)
        return;
    m_library = library;
    if (library != nullptr)
        connect(library, &DeckLibrary::changed, this, [this] {
            if (m_game != m_library->gameId()) {
                m_place = QStringLiteral("all");
                m_undo.clear();
                m_known.clear();
            }
            look();
        });
    look();
}

void DeckGallery::setPlace(const QString &place)
{
    if (m_place == place)
        return;
    m_place = place;
    show();
}

void DeckGallery::setSearch(const QString &search)
{
    if (m_search == search)
        return;
    m_search = search;
    show();
}

DeckTile DeckGallery::tile(int row) const
{
    return row < 0 || row >= m_tiles.rowCount() ? DeckTile() : m_tiles.rows()[size_t(row)];
}

int DeckGallery::rowOf(const QString &path) const
{
    const auto at = std::ranges::find(m_tiles.rows(), path, &DeckTile::path);
    return at == m_tiles.rows().end() ? -1 : int(at - m_tiles.rows().begin());
}

// --- reading ------------------------------------------------------------------------------------

void DeckGallery::look()
{
    read();
    show();
    watch();
}

void DeckGallery::read()
{
    m_all.clear();
    m_folders.clear();
    m_ownCount = 0;
    if (m_library == nullptr || m_library->library() == nullptr
        || m_library->kit().game().deckKit() == nullptr)
        return;
    m_game = m_library->gameId();
    m_library->shelf().tellApart(m_game);
    for (const KeptDeck &deck : m_library->shelf().decks(m_game))
        m_all.push_back(tileFor(deck));
    m_ownCount = int(m_all.size());
    addBuiltIn();
    for (const KeptDeck &deck : m_library->shelf().trash(m_game)) {
        m_all.push_back(tileFor(deck));
        m_all.back().trashed = true;
    }
    m_folders = m_library->shelf().folders(m_game);
}

void DeckGallery::addBuiltIn()
{
    for (const QString &name : m_library->builtIn()) {
        DeckTile tile = judged(name, m_library->textOfBuiltIn(name));
        tile.path = name;
        tile.builtIn = true;
        tile.name = m_library->builtInTitle(name);
        tile.note += QStringLiteral(" · ") + qtTrId("deck_gallery.built_in");
        m_all.push_back(tile);
    }
}

/// The tile for the text of a deck; it is computed again only if the text has changed.
DeckTile DeckGallery::judged(const QString &key, const QString &whole)
{
    const auto known = m_known.constFind(key);
    if (known != m_known.constEnd() && known->whole == whole)
        return known->tile;
    const DeckTile tile = tileOf(m_library->kit(), *m_library->library(), whole);
    m_known.insert(key, {whole, tile});
    return tile;
}

DeckTile DeckGallery::tileFor(const KeptDeck &deck)
{
    DeckTile tile = judged(deck.path, deck.text);
    tile.path = deck.path;
    tile.name = deck.name;
    tile.folder = deck.folder;
    tile.tags = deck.tags;
    if (!deck.folder.isEmpty())
        tile.note += QStringLiteral(" · ") + shownDeckTitle(deck.folder.toStdString());
    return tile;
}

void DeckGallery::watch()
{
    QStringList paths;
    if (m_library != nullptr && m_library->shelf().hasFolder()) {
        const QString folder = m_library->shelf().folderOf(m_game);
        for (QString at = folder; paths.isEmpty() && at.contains(u'/');
             at = at.section(u'/', 0, -2))
            if (QFileInfo(at).isDir())
                paths.append(at); // the nearest folder that exists
        for (const QString &name : m_folders)
            paths.append(folder + u'/' + name);
        for (const DeckTile &tile : m_all)
            if (!tile.builtIn && !tile.trashed && paths.size() < kMostWatched)
                paths.append(tile.path);
    }
    const QStringList before = m_watcher.directories() + m_watcher.files();
    for (const QString &path : before)
        if (!paths.contains(path))
            m_watcher.removePath(path);
    for (const QString &path : paths)
        if (!before.contains(path))
            m_watcher.addPath(path);
}

// --- what is shown ------------------------------------------------------------------------------

bool DeckGallery::isShown(const DeckTile &tile) const
{
    if (tile.trashed != (m_place == QLatin1String("trash")))
        return false;
    const QString wanted = m_search.trimmed().toLower();
    if (!wanted.isEmpty() && !tile.name.toLower().contains(wanted) && !tile.words.contains(wanted))
        return false;
    if (m_place.startsWith(kFolder)) {
        const QString folder = m_place.mid(kFolder.size());
        return !tile.builtIn && (tile.folder == folder || tile.folder.startsWith(folder + u'/'));
    }
    if (m_place.startsWith(kTag))
        return tile.tags.contains(m_place.mid(kTag.size()));
    return m_place == QLatin1String("builtIn") ? tile.builtIn
        : m_place == QLatin1String("broken")   ? !tile.ok
                                               : true;
}

void DeckGallery::show()
{
    std::vector<DeckTile> shown;
    std::ranges::copy_if(m_all, std::back_inserter(shown),
                         [this](const DeckTile &tile) { return isShown(tile); });
    m_tiles.show(std::move(shown));
    m_places.show(placeRows());
    emit changed();
}

std::vector<DeckPlace> DeckGallery::placeRows() const
{
    const auto count = [this](auto fits) { return int(std::ranges::count_if(m_all, fits)); };
    const auto here = [](const DeckTile &tile) { return !tile.trashed; };
    std::vector<DeckPlace> rows;
    rows.push_back({QStringLiteral("all"), QStringLiteral("deck"), qtTrId("deck_gallery.all_decks"),
                    count(here)});
    for (const QString &folder : m_folders)
        rows.push_back({kFolder + folder, QStringLiteral("folder"),
                        shownDeckTitle(folder.toStdString()), count([&](const DeckTile &tile) {
                            return here(tile)
                                && (tile.folder == folder || tile.folder.startsWith(folder + u'/'));
                        })});
    rows.push_back({QStringLiteral("builtIn"), QStringLiteral("card"),
                    qtTrId("deck_gallery.built_in_decks"), count(&DeckTile::builtIn)});
    std::set<QString> tags;
    for (const DeckTile &tile : m_all)
        if (here(tile))
            tags.insert(tile.tags.cbegin(), tile.tags.cend());
    if (!tags.empty())
        rows.push_back({{}, {}, qtTrId("deck_gallery.tags"), 0, true});
    for (const QString &tag : tags)
        rows.push_back({kTag + tag, QStringLiteral("flag"), tag, count([&](const DeckTile &tile) {
                            return here(tile) && tile.tags.contains(tag);
                        })});
    rows.push_back({{}, {}, qtTrId("deck_gallery.more"), 0, true});
    rows.push_back({QStringLiteral("broken"), QStringLiteral("ban"),
                    qtTrId("deck_gallery.not_playable"),
                    count([&](const DeckTile &tile) { return here(tile) && !tile.ok; })});
    rows.push_back({QStringLiteral("trash"), QStringLiteral("discard"),
                    qtTrId("deck_gallery.trash"), count(&DeckTile::trashed)});
    return rows;
}

// --- changes ------------------------------------------------------------------------------------

bool DeckGallery::done(const Outcome<KeptDeck> &result, const QString &name)
{
    if (result)
        m_problem.clear();
    else if (result.problem().code == "changed_outside")
        m_problem = qtTrId("deck_gallery.was_changed_elsewhere").arg(name);
    else
        m_problem = qtTrId("own_decks.the_deck_is_not_kept").arg(name, fileWords(result.problem()));
    look();
    return result.ok();
}

QString DeckGallery::undoWords() const
{
    return m_undo.empty() ? QString() : m_undo.back().words;
}

void DeckGallery::offerUndo(const QString &words, std::function<Outcome<KeptDeck>()> back)
{
    m_undo.push_back({words, std::move(back)});
    emit changed();
}

void DeckGallery::undo()
{
    if (m_undo.empty())
        return;
    const Undo last = m_undo.back();
    m_undo.pop_back();
    done(last.back(), last.words);
}

void DeckGallery::forgetUndo()
{
    m_undo.clear();
    emit changed();
}

void DeckGallery::rename(const QString &path, const QString &name)
{
    DeckShelf &shelf = m_library->shelf();
    const KeptDeck before = shelf.deck(path);
    const Outcome<KeptDeck> now = shelf.rename(path, name.trimmed());
    if (!done(now, before.name) || now.value().name == before.name)
        return;
    m_library->followDeck(before, now.value());
    offerUndo(qtTrId("deck_gallery.renamed").arg(before.name, now.value().name),
              [&shelf, at = now.value().path, old = before.name] { return shelf.rename(at, old); });
}

QString DeckGallery::uniqueName(const QString &name) const
{
    const auto taken = [this](const QString &one) {
        return std::ranges::any_of(
            m_all, [&](const DeckTile &tile) { return !tile.trashed && tile.name == one; });
    };
    QString unique = name;
    for (int number = 2; taken(unique); ++number)
        unique = name + u' ' + QString::number(number);
    return unique;
}

QString DeckGallery::duplicate(const QString &path, bool builtIn)
{
    DeckShelf &shelf = m_library->shelf();
    const KeptDeck own = builtIn ? KeptDeck() : shelf.deck(path);
    const QString text = builtIn ? m_library->asKept(m_library->textOfBuiltIn(path)) : own.text;
    if (text.isEmpty())
        return {};
    const QString name = uniqueName(builtIn ? m_library->builtInTitle(path) : own.name);
    const Outcome<KeptDeck> copy = shelf.add(m_game, own.folder, name, text);
    if (!done(copy, name))
        return {};
    offerUndo(qtTrId("deck_gallery.copied").arg(copy.value().name),
              [&shelf, at = copy.value().path] { return shelf.remove(at); });
    return copy.value().path;
}

QString DeckGallery::create()
{
    const QString folder = m_place.startsWith(kFolder) ? m_place.mid(kFolder.size()) : QString();
    const QString name = uniqueName(qtTrId("deck_gallery.new_deck"));
    const Outcome<KeptDeck> made = m_library->shelf().add(m_game, folder, name, {});
    return done(made, name) ? made.value().path : QString();
}

void DeckGallery::remove(const QString &path)
{
    DeckShelf &shelf = m_library->shelf();
    const QString name = shelf.deck(path).name;
    const Outcome<KeptDeck> now = shelf.remove(path);
    if (done(now, name))
        offerUndo(qtTrId("deck_gallery.is_in_the_trash").arg(name),
                  [&shelf, at = now.value().path] { return shelf.restore(at); });
}

void DeckGallery::restore(const QString &path)
{
    DeckShelf &shelf = m_library->shelf();
    const QString name = shelf.deck(path).name;
    const Outcome<KeptDeck> now = shelf.restore(path);
    if (done(now, name))
        offerUndo(qtTrId("deck_gallery.is_back").arg(name),
                  [&shelf, at = now.value().path] { return shelf.remove(at); });
}

void DeckGallery::moveTo(const QString &path, const QString &folder)
{
    DeckShelf &shelf = m_library->shelf();
    const KeptDeck before = shelf.deck(path);
    const Outcome<KeptDeck> now = shelf.moveTo(path, folder.trimmed());
    if (!done(now, before.name) || now.value().path == before.path)
        return;
    offerUndo(
        qtTrId("deck_gallery.is_moved").arg(before.name),
        [&shelf, at = now.value().path, old = before.folder] { return shelf.moveTo(at, old); });
}

void DeckGallery::setTags(const QString &path, const QString &tags)
{
    DeckShelf &shelf = m_library->shelf();
    const KeptDeck before = shelf.deck(path);
    const decks::DeckKit *parts = m_library->kit().game().deckKit();
    if (!before.isThere() || parts == nullptr)
        return;
    decks::ReadFile file
        = decks::readDeckFile(*parts, *m_library->library(), before.whole.toStdString());
    if (file.lost) {
        m_problem = qtTrId("deck_gallery.cannot_be_changed_here").arg(before.name);
        emit changed();
        return;
    }
    file.deck.name = before.name.toStdString();
    file.deck.tags.clear();
    for (const QString &tag : tags.split(u',', Qt::SkipEmptyParts))
        if (const QString shown = shownDeckTitle(tag.trimmed().toStdString()); !shown.isEmpty())
            file.deck.tags.push_back(shown.toStdString());
    const QString whole = QString::fromStdString(decks::deckFileText(*parts, file.deck));
    const Outcome<KeptDeck> now = shelf.rewrite(before, whole);
    if (!done(now, before.name))
        return;
    m_library->followDeck(before, now.value());
    offerUndo(qtTrId("deck_gallery.has_other_tags").arg(before.name),
              [&shelf, now = now.value(), old = before.whole] { return shelf.rewrite(now, old); });
}

} // namespace playmat::table
