#pragma once

#include "table/files/card_collection.h"
#include "table/files/deck_shelf.h"
#include "table/files/saved_matches.h"
#include "table/session/card_data.h"
#include "table/settings/table_settings.h"
#include "table/view/deck_contents.h"
#include "table/view/deck_summary.h"
#include "table/view/game_face.h"
#include "table/view/own_deck.h"

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QStringList>
#include <QUrl>

#include <array>

namespace playmat::table {

class TableKit;
struct TakenDeck;

/// The games that can be played, and of the one that is chosen the decks of the two seats and the
/// built-in ones.
class DeckLibrary : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(QVariantList games READ games NOTIFY gamesChanged)
    Q_PROPERTY(playmat::table::GameFace game READ game NOTIFY changed)
    Q_PROPERTY(QStringList builtIn READ builtIn NOTIFY changed)
    Q_PROPERTY(playmat::table::DeckSummary nearDeck READ nearDeck NOTIFY changed)
    Q_PROPERTY(playmat::table::DeckSummary farDeck READ farDeck NOTIFY changed)
    Q_PROPERTY(QStringList documents READ documents NOTIFY changed)
    Q_PROPERTY(bool ready READ ready NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(QString notes READ notes NOTIFY changed)
    Q_PROPERTY(QString otherGame READ otherGame NOTIFY changed)
    Q_PROPERTY(bool playsPlain READ playsPlain NOTIFY changed)
    Q_PROPERTY(QString linkPasted READ linkPasted NOTIFY changed)
    Q_PROPERTY(playmat::table::CardCollection *collection READ collection CONSTANT)
    Q_PROPERTY(playmat::table::SavedMatches *matches MEMBER m_matches NOTIFY matchesChanged)

public:
    /// `folder`: where the players' own decks are stored, in one folder for each game. Empty: in
    /// memory only.
    explicit DeckLibrary(TableSettings *settings, const QString &folder = {},
                         QObject *parent = nullptr);

    // --- for the classes that show and change the users' decks
    [[nodiscard]] const TableKit &kit() const;
    /// The cards of the game; nullptr if they cannot be read.
    [[nodiscard]] const match::CardLibrary *library() const;
    [[nodiscard]] DeckShelf &shelf() { return m_shelf; }
    [[nodiscard]] const QString &gameId() const { return m_game; }
    /// The cards of the game that the user owns; in memory unless it is kept in a folder.
    [[nodiscard]] CardCollection *collection() { return &m_collection; }
    /// The document of a built-in deck; empty if there is none with that name.
    [[nodiscard]] QString textOfBuiltIn(const QString &name) const;
    /// The text to save for a deck in any form: a readable list if that can hold all of it,
    /// otherwise the text itself.
    [[nodiscard]] QString asKept(const QString &text) const;
    /// The matches in whose results decks are looked up; null: there are none.
    [[nodiscard]] SavedMatches *matches() const { return m_matches; }
    /// The notes of the player at a seat on the deck with that list (decks::listHash), one in each
    /// line; empty if there are none or no such deck is kept.
    [[nodiscard]] Q_INVOKABLE QString notesOn(int seat, const QString &list) const;
    /// A version of a deck of the chosen game, as its file is.
    [[nodiscard]] decks::DeckVersion versionOf(const KeptDeck &deck,
                                               decks::DeckVersion::Why why) const;
    /// Tells the library that a deck has changed. Seats that chose `before` use `now` if it is
    /// playable.
    void followDeck(const KeptDeck &before, const KeptDeck &now);

    /// GameFace of each game of this program, the first one first.
    [[nodiscard]] QVariantList games() const;
    [[nodiscard]] GameFace game() const;
    /// The name of the player at a seat in the next game.
    [[nodiscard]] Q_INVOKABLE QString ownerName(int seat) const;
    /// From now on that game's decks are here; it is remembered.
    Q_INVOKABLE void chooseGame(const QString &id);

    [[nodiscard]] QStringList builtIn() const;
    [[nodiscard]] Q_INVOKABLE QString builtInTitle(const QString &name) const;
    [[nodiscard]] const DeckSummary &nearDeck() const { return m_decks[0]; }
    [[nodiscard]] const DeckSummary &farDeck() const { return m_decks[1]; }
    /// What TableSession::start takes: documents in JSON, whatever form they came in.
    [[nodiscard]] QStringList documents() const { return {m_documents[0], m_documents[1]}; }
    /// The documents for a new game. If the program's deck is to be a surprise, this picks a
    /// built-in deck that differs from the other seat's deck in its cards and in the card in front.
    /// A version of each player's own deck that is dealt is kept.
    [[nodiscard]] Q_INVOKABLE QStringList dealt();
    [[nodiscard]] bool ready() const;
    /// Why the last deck was refused. Otherwise which remembered deck cannot be read, until another
    /// is chosen for that seat.
    [[nodiscard]] const QString &problem() const { return m_problem; }
    /// Skipped and guessed parts of the deck that was chosen last, in complete sentences.
    [[nodiscard]] const QString &notes() const { return m_notes; }
    /// The title of the game that the refused deck belongs to; empty if it is no other game's deck.
    [[nodiscard]] QString otherGame() const;
    /// Chooses that game and uses the deck there for the same seat.
    Q_INVOKABLE bool takeInOtherGame();
    /// Whether the only problem of the refused deck is that it has cards whose text is not
    /// supported yet.
    [[nodiscard]] bool playsPlain() const { return !m_plain.text.isEmpty(); }
    /// Uses that deck for the same seat; those cards are then plain cards without text.
    Q_INVOKABLE bool takePlain();
    /// The site whose link was given instead of a deck ("swudb.com"); empty: none was.
    [[nodiscard]] const QString &linkPasted() const { return m_linkPasted; }

    Q_INVOKABLE void useBuiltIn(int seat, const QString &name);
    /// Whether the seat has chosen this built-in deck.
    [[nodiscard]] Q_INVOKABLE bool has(int seat, const QString &name) const;
    /// The players' own decks in this game as OwnDeck, newest first.
    [[nodiscard]] Q_INVOKABLE QVariantList ownDecks(int seat) const;
    Q_INVOKABLE bool useOwn(int seat, const QString &path);
    /// Moves the file to the trash next to the decks; a seat that has the deck keeps it for now.
    Q_INVOKABLE void removeOwn(const QString &path);
    Q_INVOKABLE void renameOwn(const QString &path, const QString &name);
    /// All cards of the seat's deck. Not ok: there is no deck.
    [[nodiscard]] Q_INVOKABLE playmat::table::DeckContents contentsOfSeat(int seat) const;
    [[nodiscard]] Q_INVOKABLE playmat::table::DeckContents contentsOfOwn(const QString &path) const;
    [[nodiscard]] Q_INVOKABLE playmat::table::DeckContents
    contentsOfBuiltIn(const QString &name) const;
    /// Reads a deck as JSON or as a list and keeps it under that name or, without one, under its
    /// own. False: `problem` says what is wrong and where, and the seat keeps its previous deck.
    Q_INVOKABLE bool useText(int seat, const QString &text, const QString &name = {});
    Q_INVOKABLE bool useFile(int seat, const QString &path);
    /// Whether a file is a saved match, by its contents.
    [[nodiscard]] Q_INVOKABLE bool isMatch(const QString &path) const;
    /// The file that was dropped; empty for a text or a link.
    [[nodiscard]] Q_INVOKABLE QString droppedFile(const QList<QUrl> &urls) const;
    /// The deck of a seat for other programs, as JSON or as a list; empty when there is none.
    [[nodiscard]] Q_INVOKABLE QString exportJson(int seat) const;
    [[nodiscard]] Q_INVOKABLE QString exportText(int seat) const;
    /// Puts a text on the clipboard.
    Q_INVOKABLE void copy(const QString &text) const;
    /// What would be pasted, from the clipboard or from what is selected elsewhere; nothing, and a
    /// problem, if with that many characters beside it it would be more than a deck.
    [[nodiscard]] Q_INVOKABLE QString pasted(bool selection, int beside);
    /// The last deck that was refused is no longer mentioned.
    Q_INVOKABLE void forgetProblem();

signals:
    void changed();
    void matchesChanged(); ///< of its own: with `changed` the first page reads both decks again
    void gamesChanged(); ///< what they are called, in another language

private:
    void follow();
    void readDecks();
    void layRemembered(int seat);
    void layUsual(int seat);
    [[nodiscard]] QString lay(int seat, const QString &text);
    [[nodiscard]] QString unreadWords() const;
    void moveFromSettings();
    void keepPlayed(int seat);
    void nameAsKept(int seat, const QString &text);
    [[nodiscard]] QString nameInFile(const QString &text, const QString &path) const;
    void keep(const QString &name, const QString &text);
    [[nodiscard]] OwnDeck describe(const KeptDeck &deck, int seat) const;
    [[nodiscard]] QString titleOf(const QString &text) const;
    [[nodiscard]] DeckContents contentsOf(const QString &text) const;
    [[nodiscard]] QString remembersAs() const;
    [[nodiscard]] QString exported(int seat, bool asList) const;
    bool take(int seat, const QString &text, const QString &remembered);
    [[nodiscard]] bool isSurprise(int seat) const;
    [[nodiscard]] QStringList readableBuiltIn() const;
    /// The readable built-in decks that are not the same as that deck (a document or a name); all
    /// of them if there is no such deck.
    [[nodiscard]] QStringList noMirrorOf(const QString &deck) const;
    [[nodiscard]] bool refuseLink(const QString &text);
    [[nodiscard]] const std::string *builtInText(const QString &name) const;
    void setProblem(const QString &problem);
    void offerPlain(int seat, const QString &text);
    void lookElsewhere(int seat, const QString &text);

    TableSettings *m_settings;
    QPointer<SavedMatches> m_matches;
    QString m_game; ///< whose decks these are
    std::array<DeckSummary, 2> m_decks;
    std::array<QString, 2> m_documents;
    std::array<QString, 2> m_unread; ///< why what a seat chose is not here; empty: it is
    std::array<QString, 2> m_usual; ///< the built-in deck that stands in for a choice; may be empty
    std::array<QString, 2>
        m_unreadUsual; ///< why the seat's usual starter deck could not be read; empty: it could
    DeckShelf m_shelf;
    CardCollection m_collection{*this};
    QString m_unkept; ///< why the last deck was not saved; empty: it was
    QString m_problem;
    QString m_linkPasted;
    QString m_notes;
    /// A deck of another game: the game, the seat and the text.
    struct Elsewhere
    {
        const TableKit *kit = nullptr;
        int seat = 0;
        QString text;
    };
    Elsewhere m_elsewhere;
    /// A deck that can be played with plain cards.
    struct Plain
    {
        int seat = 0;
        QString text;
        QString name;
    };
    Plain m_plain;
};

} // namespace playmat::table
