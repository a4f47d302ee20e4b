#pragma once

#include "decks/deck_history.h"
#include "match/file.h"

#include <QDateTime>
#include <QHash>
#include <QSet>
#include <QString>
#include <QStringList>

#include <vector>

namespace playmat::table {

/// A stored deck.
struct KeptDeck
{
    QString path;
    QString folder; ///< within its game, such as "League" or "League/Old"; empty: none
    QString name;
    QString text; ///< the text, as for DeckLibrary::useText
    QString whole; ///< the text with the two comments in front, as it is in the file
    QString id;
    QString format;
    QStringList tags;
    QDateTime changed;

    [[nodiscard]] bool isThere() const { return !path.isEmpty(); }
};

/// The decks that players keep, each in a readable file, FOLDER/<game>/NAME.deck
/// (decks/deck_file.h). Any editor may change it; subfolders are folders of decks. A file is
/// written completely or not at all, and never over a change that somebody else made. Removed decks
/// are in the folder .trash of their game, under the names that they had. Without a folder, decks
/// stay in memory, for programs that leave nothing behind.
class DeckShelf
{
public:
    explicit DeckShelf(QString folder = {}, match::Files &files = match::systemFiles());

    /// An id for a deck that has none.
    [[nodiscard]] static QString newId();
    [[nodiscard]] bool hasFolder() const { return !m_folder.isEmpty(); }
    /// The folder with the decks of a game.
    [[nodiscard]] QString folderOf(const QString &game) const { return m_folder + u'/' + game; }
    /// All decks of a game, newest first.
    [[nodiscard]] std::vector<KeptDeck> decks(const QString &game) const;
    /// The decks in the trash of a game; the most recently removed deck comes first.
    [[nodiscard]] std::vector<KeptDeck> trash(const QString &game) const;
    /// All folders of a game, with or without decks in them.
    [[nodiscard]] QStringList folders(const QString &game) const;
    /// The deck at that path; if the file is gone, the result has no path.
    [[nodiscard]] KeptDeck deck(const QString &path) const;
    /// The first deck of a game with that text; if there is none, the result has no path.
    [[nodiscard]] KeptDeck withText(const QString &game, const QString &text) const;

    // Problems: those of fileProblem, and "changed_outside" if the file has changed since `deck`
    // was read; the file then stays as it is.
    /// Stores a deck unless its text is already there.
    match::Outcome<KeptDeck> keep(const QString &game, const QString &name, const QString &text);
    /// Stores a deck in a new file, and adds a number to the name if it is already used.
    match::Outcome<KeptDeck> add(const QString &game, const QString &folder, const QString &name,
                                 const QString &text);
    /// Replaces the whole text of a deck. If its file is gone, it is written again.
    match::Outcome<KeptDeck> rewrite(const KeptDeck &deck, const QString &whole);
    match::Outcome<KeptDeck> rename(const QString &path, const QString &name);
    match::Outcome<KeptDeck> moveTo(const QString &path, const QString &folder);
    /// Moves the file to the trash. The result is the deck with its new path.
    match::Outcome<KeptDeck> remove(const QString &path);
    /// Moves the file from the trash back to the folder from which it was removed.
    match::Outcome<KeptDeck> restore(const QString &path);

    /// The versions of the deck with that id, oldest first. They are next to the decks, in the
    /// file .versions/ID.jsonl of their game, and stay when the deck is renamed, moved or removed.
    [[nodiscard]] std::vector<decks::DeckVersion> versions(const QString &game,
                                                           const QString &id) const;
    /// Gives decks with the same id, such as a deck and a copy that somebody made of its file, ids
    /// of their own. Each goes on with the versions that they had together; the oldest file stays
    /// as it is.
    void tellApart(const QString &game);
    /// Adds a version to those that this and other windows have kept. A file of versions that
    /// cannot be read is set aside: the result is its new name; empty: there was none. Problems:
    /// those of fileProblem. A deck whose file has no usable id has no versions; nothing is kept
    /// then.
    match::Outcome<QString> keepVersion(const QString &game, const QString &id,
                                        const decks::DeckVersion &version);

private:
    struct Looked
    {
        QDateTime changed;
        qint64 size = 0;
        KeptDeck deck;
    };

    [[nodiscard]] bool has(const QString &path) const;
    [[nodiscard]] QString versionFile(const QString &game, const QString &id) const;
    [[nodiscard]] QString gameOf(const QString &path) const;
    [[nodiscard]] KeptDeck look(const QString &path) const;
    [[nodiscard]] std::vector<KeptDeck> filesIn(const QString &folder) const;
    [[nodiscard]] const KeptDeck *remembered(const QString &path) const;
    match::Outcome<KeptDeck> write(const QString &folder, const QString &name,
                                   const QString &whole);
    match::Outcome<KeptDeck> move(const QString &path, const QString &folder);
    void giveOwnId(const QString &game, const KeptDeck &deck);
    match::Outcome<KeptDeck> rewriteInMemory(const KeptDeck &deck, const QString &whole);
    match::Outcome<KeptDeck> moveInMemory(const QString &path, bool toTrash, const QString &folder);

    QString m_folder;
    match::Files *m_files;
    mutable QHash<QString, Looked> m_looked; ///< the decks that were read, by path
    QHash<QString, std::vector<KeptDeck>> m_memory; ///< by game, newest first
    QHash<QString, std::vector<KeptDeck>> m_memoryTrash;
    QHash<QString, std::string> m_memoryVersions; ///< what the files would have, by their path
    QSet<QString> m_alike; ///< paths of decks that could not get ids of their own
    int m_number = 0; ///< used for the next deck in memory
};

} // namespace playmat::table
