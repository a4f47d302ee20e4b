#pragma once

#include "decks/deck.h"
#include "table/decks/deck_tile.h"
#include "table/decks/unknown_card.h"
#include "table/files/deck_library.h"
#include "table/view/row_list_model.h"

#include <QFileSystemWatcher>
#include <QHash>
#include <QTimer>
#include <QUrl>

#include <functional>
#include <vector>

namespace playmat::table {

class DeckTiles : public RowListModel<DeckTile>
{
    Q_OBJECT
    QML_ANONYMOUS

public:
    using RowListModel::RowListModel;
};

class DeckPlaces : public RowListModel<DeckPlace>
{
    Q_OBJECT
    QML_ANONYMOUS

public:
    using RowListModel::RowListModel;
};

/// The users' decks and the built-in decks of the chosen game, which can be shown by folder, tag
/// and search. It watches the files, so it also shows changes that other programs make.
class DeckGallery : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(playmat::table::DeckLibrary *library READ library WRITE setLibrary NOTIFY changed)
    Q_PROPERTY(playmat::table::DeckTiles *tiles READ tiles CONSTANT)
    Q_PROPERTY(playmat::table::DeckPlaces *places READ places CONSTANT)
    Q_PROPERTY(QString place READ place WRITE setPlace NOTIFY changed)
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY changed)
    Q_PROPERTY(int ownCount READ ownCount NOTIFY changed)
    Q_PROPERTY(QStringList folders READ folders NOTIFY changed)
    Q_PROPERTY(QString undoWords READ undoWords NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(QVariantList brought READ brought NOTIFY broughtChanged)

public:
    explicit DeckGallery(QObject *parent = nullptr);

    [[nodiscard]] DeckLibrary *library() const { return m_library; }
    void setLibrary(DeckLibrary *library);
    [[nodiscard]] DeckTiles *tiles() { return &m_tiles; }
    [[nodiscard]] DeckPlaces *places() { return &m_places; }
    [[nodiscard]] const QString &place() const { return m_place; }
    void setPlace(const QString &place);
    [[nodiscard]] const QString &search() const { return m_search; }
    void setSearch(const QString &search);
    [[nodiscard]] int ownCount() const { return m_ownCount; }
    [[nodiscard]] const QStringList &folders() const { return m_folders; }
    /// Describes the last change, for the bar that can undo it; empty if there is none.
    [[nodiscard]] QString undoWords() const;
    /// Why the last change failed.
    [[nodiscard]] const QString &problem() const { return m_problem; }
    /// A BroughtDeck for each file of the last import.
    [[nodiscard]] const QVariantList &brought() const { return m_brought; }

    [[nodiscard]] Q_INVOKABLE playmat::table::DeckTile tile(int row) const;
    /// The row of a deck; -1 if it is not shown.
    [[nodiscard]] Q_INVOKABLE int rowOf(const QString &path) const;
    /// Reads the folder again, for example when the window gets the focus.
    Q_INVOKABLE void look();
    Q_INVOKABLE void rename(const QString &path, const QString &name);
    /// Copies a deck, which may be built in. Returns the path of the copy, or an empty string if
    /// there is none.
    Q_INVOKABLE QString duplicate(const QString &path, bool builtIn);
    /// Creates an empty deck in the shown folder. Returns its path, or an empty string if that
    /// fails.
    Q_INVOKABLE QString create();
    Q_INVOKABLE void remove(const QString &path);
    Q_INVOKABLE void restore(const QString &path);
    Q_INVOKABLE void moveTo(const QString &path, const QString &folder);
    /// Sets the tags of a deck; `tags` is a list separated by commas, such as "league, control".
    Q_INVOKABLE void setTags(const QString &path, const QString &tags);
    Q_INVOKABLE void undo();
    Q_INVOKABLE void forgetUndo();
    /// Imports files, and folders with everything in them; `brought` has the outcome for each.
    Q_INVOKABLE void bring(const QList<QUrl> &files);
    /// Imports one file, given by its path.
    Q_INVOKABLE void bringFile(const QString &path) { bring({QUrl::fromLocalFile(path)}); }
    Q_INVOKABLE void bringText(const QString &text);
    /// Takes an unknown card of a deck that was imported for the card that `choice` stands for, or
    /// for none of its cards if it was taken for that one.
    Q_INVOKABLE void takeUnknown(int deck, int card, int choice);
    Q_INVOKABLE void forgetBrought();

signals:
    void changed();
    void broughtChanged();

private:
    struct Undo
    {
        QString words;
        std::function<match::Outcome<KeptDeck>()> back;
    };
    struct Known
    {
        QString whole;
        DeckTile tile;
    };

    void read();
    void show();
    void watch();
    void addBuiltIn();
    [[nodiscard]] DeckTile tileFor(const KeptDeck &deck);
    [[nodiscard]] DeckTile judged(const QString &key, const QString &whole);
    [[nodiscard]] bool isShown(const DeckTile &tile) const;
    [[nodiscard]] std::vector<DeckPlace> placeRows() const;
    [[nodiscard]] QString uniqueName(const QString &name) const;
    /// Records the problem of a failed change. Returns whether the change succeeded.
    bool done(const match::Outcome<KeptDeck> &result, const QString &name);
    void offerUndo(const QString &words, std::function<match::Outcome<KeptDeck>()> back);
    void take(const QString &path, const QString &folder);
    void forget();
    void note(const QString &file, const QString &outcome, KeptDeck kept = {},
              const TableKit *kit = nullptr);
    [[nodiscard]] QString outcomeOf(const TableKit &kit, const QString &text) const;
    [[nodiscard]] bool bringDeck(const QString &file, const QString &name, const QString &text,
                                 const QString &folder);

    DeckLibrary *m_library = nullptr;
    DeckTiles m_tiles;
    DeckPlaces m_places;
    QString m_game; ///< whose decks are shown
    QString m_place = QStringLiteral("all");
    QString m_search;
    std::vector<DeckTile> m_all; ///< the user's decks, the built-in decks and those in the trash
    QStringList m_folders;
    int m_ownCount = 0;
    QHash<QString, Known> m_known; ///< the text and tile of each deck, by path
    std::vector<Undo> m_undo;
    QString m_problem;
    struct Brought
    {
        const TableKit *kit = nullptr;
        KeptDeck kept;
        decks::Deck read; ///< the deck as it was imported
    };

    QVariantList m_brought;
    std::vector<Brought> m_broughtDecks; ///< one for each of m_brought
    CardOffers m_offers;
    QFileSystemWatcher m_watcher;
    QTimer m_soon; ///< collects several changes of files, so that the folder is read only once
};

} // namespace playmat::table
