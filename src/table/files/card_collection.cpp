#include "table/files/card_collection.h"

#include "match/game_kit.h"
#include "table/files/deck_library.h"
#include "table/files/match_saving.h"

#include <QFileInfo>
#include <QSignalBlocker>
#include <QThread>

#include <utility>

namespace playmat::table {

using match::Outcome;

namespace {

constexpr int kFileSettlesMs = 120;
constexpr int kTriesToWrite = 40; ///< while another window writes
constexpr int kBetweenTriesMs = 5;
constexpr int kHeldMs = 400; ///< so much of a held key is lost at most
constexpr std::size_t kMostUndoOfCollection = 50;

} // namespace

CardCollection::CardCollection(DeckLibrary &library)
    : m_library(library)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(kFileSettlesMs);
    connect(&m_soon, &QTimer::timeout, this, &CardCollection::look);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, [this] { m_soon.start(); });
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, [this] { m_soon.start(); });
    m_soonWritten.setSingleShot(true);
    m_soonWritten.setInterval(kHeldMs);
    connect(&m_soonWritten, &QTimer::timeout, this, &CardCollection::settle);
    connect(&library, &DeckLibrary::changed, this, &CardCollection::follow);
}

CardCollection::~CardCollection()
{
    const QSignalBlocker nobodyListens(this);
    (void)settle();
}

void CardCollection::keepIn(const QString &folder, match::Files &files)
{
    (void)settle();
    m_held = {};
    m_folder = folder;
    m_files = &files;
    m_collections.clear();
    m_isRead = false;
}

/// Another game has another collection.
void CardCollection::follow()
{
    if (m_game == m_library.gameId())
        return;
    (void)settle();
    m_held = {};
    m_undo.clear();
    emit changed();
}

/// Of the game whose cards these are, while the library may have another one.
decks::CollectionFile &CardCollection::file() const
{
    const auto there = m_collections.find(m_game);
    if (there != m_collections.end())
        return there->second;
    decks::CollectionFile file;
    if (!m_folder.isEmpty())
        file = decks::CollectionFile(
            (m_folder + u'/' + m_game + QStringLiteral(".csv")).toStdString(), *m_files);
    return m_collections.emplace(m_game, std::move(file)).first->second;
}

decks::Collection CardCollection::read(std::string_view text) const
{
    const match::CardLibrary *library = cardData(m_game.toStdString()).library;
    if (library == nullptr || library->kit().deckKit() == nullptr || text.empty())
        return {};
    return {*library->kit().deckKit(), *library, text};
}

void CardCollection::take(const Outcome<std::string> &text) const
{
    m_unread = text ? QString()
                    : qtTrId("card_collection.cannot_be_read").arg(fileWords(text.problem()));
    if (text && (!m_isRead || text.value() != m_text)) {
        m_text = text.value();
        m_cards = read(m_text);
    }
    m_isRead = true;
}

const decks::Collection &CardCollection::cards() const
{
    if (!m_isRead || m_game != m_library.gameId()) {
        m_game = m_library.gameId();
        m_isRead = false;
        m_text.clear();
        m_cards = {};
        take(file().read());
    }
    return m_cards;
}

void CardCollection::look()
{
    if (!m_isRead)
        return; // nobody has asked yet
    (void)cards();
    Outcome<std::string> text = file().read();
    if (m_held.copies != 0) {
        if (text && text.value() == m_text)
            return; // nobody else has written
        (void)settle();
        text = file().read();
    }
    const std::string before = m_text;
    const QString problem = this->problem();
    take(text);
    watch();
    if (before != m_text || problem != this->problem())
        emit changed();
}

void CardCollection::watch()
{
    if (m_folder.isEmpty())
        return;
    const QString path = QString::fromStdString(file().path().string());
    for (const QString &one : {m_folder, path})
        if (QFileInfo::exists(one) && !m_watcher.files().contains(one)
            && !m_watcher.directories().contains(one))
            m_watcher.addPath(one);
}

// --- changes ------------------------------------------------------------------------------------

/// Another window has the lock only while it writes.
Outcome<std::string>
CardCollection::rewrite(const std::function<std::string(std::string_view)> &make)
{
    Outcome<std::string> done = file().rewrite(make);
    for (int i = 0; i < kTriesToWrite && !done && done.problem().code == "locked"; ++i) {
        QThread::msleep(kBetweenTriesMs);
        done = file().rewrite(make);
    }
    return done;
}

bool CardCollection::change(const QString &words,
                            const std::function<void(decks::Collection &)> &edit)
{
    if (!settle())
        return false;
    m_held = {};
    (void)cards();
    return this->edit(words, edit);
}

bool CardCollection::edit(const QString &words,
                          const std::function<void(decks::Collection &)> &edit, bool joins)
{
    std::string before;
    decks::Collection made;
    const Outcome<std::string> done = rewrite([&](std::string_view text) {
        before = text;
        made = text == m_text ? m_cards : read(text);
        edit(made);
        return made.text();
    });
    if (done) {
        m_text = done.value();
        m_cards = std::move(made);
        m_problem.clear();
        if (m_text != before)
            keepStep({words, std::move(before), m_text}, joins);
    } else {
        take(file().read());
        m_problem = qtTrId("card_collection.not_saved").arg(fileWords(done.problem()));
    }
    watch();
    emit changed();
    return done.ok();
}

/// A step that `joins` becomes part of the step before, unless somebody has written in between.
void CardCollection::keepStep(Undo step, bool joins)
{
    if (joins && !m_undo.empty() && m_undo.back().after == step.before) {
        m_undo.back().after = std::move(step.after);
        return;
    }
    m_undo.push_back(std::move(step));
    if (m_undo.size() > kMostUndoOfCollection)
        m_undo.erase(m_undo.begin());
}

decks::FoundCard CardCollection::card(const QString &id) const
{
    const match::CardLibrary *library = m_library.library();
    if (library == nullptr || library->kit().deckKit() == nullptr)
        return {};
    const decks::Entry card = library->kit().deckKit()->card(*library, id.toStdString());
    return card.id.empty() ? decks::FoundCard() : decks::FoundCard{card.id, card};
}

int CardCollection::countOf(const QString &cardId) const
{
    return cards().count(cardId.toStdString());
}

void CardCollection::add(const QString &cardId, int copies)
{
    const decks::FoundCard one = card(cardId);
    if (!one.print.empty()
        && change({}, [&](decks::Collection &collection) { collection.add(one, copies); }))
        m_held = {one, 0, {}};
}

void CardCollection::addMore(const QString &cardId, int copies)
{
    if (m_held.card.print.empty() || m_held.card.print != cardId.toStdString())
        return add(cardId, copies);
    if (m_held.copies == 0)
        m_held.written = m_cards;
    const int before = m_cards.count(m_held.card.card.id);
    m_cards.add(m_held.card, copies);
    m_held.copies += m_cards.count(m_held.card.card.id) - before; // a count has bounds
    if (!m_soonWritten.isActive())
        m_soonWritten.start();
    emit changed();
}

/// One step of undo takes back all that the key did while it was held.
bool CardCollection::settle()
{
    m_soonWritten.stop();
    const int copies = std::exchange(m_held.copies, 0);
    if (copies == 0)
        return true;
    m_cards = std::move(m_held.written);
    const decks::FoundCard one = m_held.card;
    const bool saved = edit(
        {}, [&](decks::Collection &collection) { collection.add(one, copies); }, true);
    if (!saved)
        m_held = {};
    return saved;
}

QString CardCollection::undoWords() const
{
    return m_undo.empty() ? QString() : m_undo.back().words;
}

void CardCollection::undo()
{
    const bool saved = settle();
    m_held = {};
    if (!saved || m_undo.empty())
        return;
    const Undo last = m_undo.back();
    bool same = true;
    const Outcome<std::string> done = rewrite([&](std::string_view text) {
        same = text == last.after;
        return same ? last.before : std::string(text);
    });
    m_problem.clear();
    if (done)
        m_undo.pop_back();
    if (!same)
        m_undo.clear();
    take(file().read());
    if (!done || !same)
        m_problem = done ? qtTrId("card_collection.changed_since")
                         : qtTrId("card_collection.not_saved").arg(fileWords(done.problem()));
    emit changed();
}

void CardCollection::forgetUndo()
{
    if (settle())
        m_problem.clear();
    m_held = {};
    m_undo.clear();
    emit changed();
}

} // namespace playmat::table
