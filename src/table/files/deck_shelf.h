#pragma once

#include "match/outcome.h"

#include <QHash>
#include <QString>

#include <vector>

namespace playmat::table {

/// A deck as it lies on the shelf.
struct KeptDeck
{
    QString path;
    QString name;
    QString text; ///< as DeckLibrary::useText takes it
};

/// The decks that players keep: a readable file for each, FOLDER/<game>/NAME.deck. It is the list
/// that people paste, below two comments of ours with its name and its game; any editor may change
/// it, and folders below are looked through too. A file is written as a whole or not at all.
/// Without a folder decks are kept in memory, for programs that leave nothing behind.
class DeckShelf
{
public:
    explicit DeckShelf(QString folder = {})
        : m_folder(std::move(folder))
    {
    }

    [[nodiscard]] bool hasFolder() const { return !m_folder.isEmpty(); }
    /// All of a game, the newest first.
    [[nodiscard]] std::vector<KeptDeck> decks(const QString &game) const;
    /// The one at that path; no path: it is gone.
    [[nodiscard]] KeptDeck deck(const QString &path) const;
    /// The first of a game with that text; no path: there is none.
    [[nodiscard]] KeptDeck withText(const QString &game, const QString &text) const;
    /// Keeps one more, unless the text is there already. Codes: those of fileProblem.
    match::Done keep(const QString &game, const QString &name, const QString &text);
    match::Done rename(const QString &path, const QString &name);
    /// Into the folder .trash of its game. False: it is still there.
    bool remove(const QString &path);

private:
    match::Done write(const QString &game, const QString &name, const QString &text);

    QString m_folder;
    QHash<QString, std::vector<KeptDeck>> m_memory; ///< by game, the newest first
    int m_number = 0; ///< of the next one there
};

} // namespace playmat::table
