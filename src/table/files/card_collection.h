#pragma once

#include "decks/collection.h"
#include "decks/collection_file.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QTimer>

#include <functional>
#include <map>
#include <vector>

namespace playmat::table {

class DeckLibrary;

/// The cards of the chosen game that the user owns. The file is read when somebody first asks, and
/// again when another window or program has changed it. There is no file until the user enters a
/// card.
class CardCollection : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("the library of decks has it")
    Q_PROPERTY(bool exists READ exists NOTIFY changed)
    Q_PROPERTY(int total READ total NOTIFY changed)
    Q_PROPERTY(int kinds READ kinds NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(QString undoWords READ undoWords NOTIFY changed)

public:
    explicit CardCollection(DeckLibrary &library);
    ~CardCollection() override;
    CardCollection(const CardCollection &) = delete;
    CardCollection &operator=(const CardCollection &) = delete;

    /// The folder of the files, one for each game; without one, collections stay in memory. To be
    /// called before anything is read.
    void keepIn(const QString &folder, match::Files &files = match::systemFiles());

    [[nodiscard]] const decks::Collection &cards() const;
    /// Whether the user has entered any card.
    [[nodiscard]] bool exists() const { return !cards().isEmpty(); }
    [[nodiscard]] int total() const { return cards().total(); }
    /// The number of different cards.
    [[nodiscard]] int kinds() const { return int(cards().counts().size()); }
    /// Why the last change is not saved, or why the file cannot be read; empty if neither is so.
    [[nodiscard]] const QString &problem() const
    {
        return m_unread.isEmpty() ? m_problem : m_unread;
    }
    /// Describes the last change of many cards, which `undo` takes back; empty if there is none.
    [[nodiscard]] QString undoWords() const;

    /// Changes the collection as a whole. `words` describe the change for the user, who can undo
    /// it; empty: it is small. Returns whether it was saved.
    bool change(const QString &words, const std::function<void(decks::Collection &)> &edit);
    /// The card with this printed id; without ids if there is none.
    [[nodiscard]] decks::FoundCard card(const QString &id) const;

    [[nodiscard]] Q_INVOKABLE int countOf(const QString &cardId) const;
    /// Adds copies of a card, or removes them if `copies` is negative.
    Q_INVOKABLE void add(const QString &cardId, int copies);
    /// Goes on with the last `add`, as a key does that is held: counted at once, written after a
    /// short time, and undone together with it.
    Q_INVOKABLE void addMore(const QString &cardId, int copies);
    /// Writes what has been counted, for example when the page is left. Returns whether it is
    /// saved.
    Q_INVOKABLE bool settle();
    /// Undoes the last change unless somebody has changed the file since then.
    Q_INVOKABLE void undo();
    Q_INVOKABLE void forgetUndo();
    /// Reads the file again if it has changed, for example when the window gets the focus.
    Q_INVOKABLE void look();

signals:
    void changed();

private:
    struct Undo
    {
        QString words;
        std::string before;
        std::string after;
    };

    /// What a held key has added since the file was written.
    struct Held
    {
        decks::FoundCard card; ///< of the last `add`
        int copies = 0;
        decks::Collection written; ///< as it is in the file
    };

    void follow();
    bool edit(const QString &words, const std::function<void(decks::Collection &)> &edit,
              bool joins = false);
    void keepStep(Undo step, bool joins);
    void watch();
    [[nodiscard]] decks::CollectionFile &file() const;
    [[nodiscard]] decks::Collection read(std::string_view text) const;
    void take(const match::Outcome<std::string> &text) const;
    [[nodiscard]] match::Outcome<std::string>
    rewrite(const std::function<std::string(std::string_view)> &make);

    DeckLibrary &m_library;
    QString m_folder;
    match::Files *m_files = nullptr;
    mutable QString m_game; ///< whose cards these are
    mutable std::map<QString, decks::CollectionFile> m_collections; ///< by game
    mutable bool m_isRead = false;
    mutable std::string m_text; ///< of the file
    mutable decks::Collection m_cards;
    mutable QString m_unread; ///< why the file cannot be read; empty: it can
    QString m_problem; ///< why the last change was not made
    std::vector<Undo> m_undo;
    Held m_held;
    QTimer m_soonWritten; ///< … is written
    QFileSystemWatcher m_watcher;
    QTimer m_soon; ///< collects several changes of the file
};

} // namespace playmat::table
