#pragma once

#include "decks/deck_kit.h"
#include "table/decks/card_finder.h"
#include "table/decks/unknown_card.h"
#include "table/files/deck_library.h"
#include "table/view/card_facts.h"
#include "table/view/row_list_model.h"

#include <set>
#include <string>
#include <vector>

namespace playmat::table {

/// A line of a deck in the editor: a heading or a card.
struct DeskLine
{
    Q_GADGET
    QML_VALUE_TYPE(deskLine)
    Q_PROPERTY(bool heading MEMBER heading)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int count MEMBER count)
    Q_PROPERTY(int slot MEMBER slot)
    Q_PROPERTY(bool known MEMBER known)
    Q_PROPERTY(playmat::table::CardFacts facts MEMBER facts)
    Q_PROPERTY(QString comment MEMBER comment)

public:
    bool heading = false;
    QString name; ///< name of the heading or the card
    int count = 0;
    int slot = 0; ///< the part of the deck; after the last one, the cards that are considered
    bool known = false; ///< Playmat knows the card
    CardFacts facts;
    QString comment; ///< the player's note on the card

    friend bool operator==(const DeskLine &, const DeskLine &) = default;
};

/// A part of the deck to which a card can go, or the cards that the player considers.
struct DeskTarget
{
    Q_GADGET
    QML_VALUE_TYPE(deskTarget)
    Q_PROPERTY(int slot MEMBER slot)
    Q_PROPERTY(QString name MEMBER name)

public:
    int slot = 0; ///< as DeskLine::slot
    QString name;
};

/// A card that the search in the editor found.
struct FoundCard
{
    Q_GADGET
    QML_VALUE_TYPE(foundCard)
    Q_PROPERTY(playmat::table::CardFacts facts MEMBER facts)
    Q_PROPERTY(int count MEMBER count)

public:
    CardFacts facts;
    int count = 0; ///< number of copies in the deck

    friend bool operator==(const FoundCard &, const FoundCard &) = default;
};

class DeskLines : public RowListModel<DeskLine>
{
    Q_OBJECT
    QML_ANONYMOUS

public:
    using RowListModel::RowListModel;
};

class FoundCards : public RowListModel<FoundCard>
{
    Q_OBJECT
    QML_ANONYMOUS

public:
    using RowListModel::RowListModel;
};

/// The editor for a deck of the library. It saves every change at once, and keeps a version of the
/// deck as it was on an earlier day before it overwrites that. If somebody else has
/// changed the file in the meantime, that file stays as it is, and the editor continues with a
/// copy.
class DeckDesk : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(playmat::table::DeckLibrary *library READ library WRITE setLibrary NOTIFY changed)
    Q_PROPERTY(playmat::table::DeskLines *lines READ lines CONSTANT)
    Q_PROPERTY(playmat::table::FoundCards *found READ found CONSTANT)
    Q_PROPERTY(QString path READ path NOTIFY changed)
    Q_PROPERTY(bool builtIn READ builtIn NOTIFY changed)
    Q_PROPERTY(bool editable READ editable NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString factsText READ factsText NOTIFY changed)
    Q_PROPERTY(bool ok READ ok NOTIFY changed)
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed)
    Q_PROPERTY(QList<int> curve READ curve NOTIFY changed)
    Q_PROPERTY(int lineCount READ lineCount NOTIFY changed)
    Q_PROPERTY(int considered READ considered NOTIFY changed)
    Q_PROPERTY(QList<int> headings READ headings NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(QString notes READ notes WRITE setNotes NOTIFY changed)
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged)
    Q_PROPERTY(QString searchProblem READ searchProblem NOTIFY searchChanged)
    Q_PROPERTY(QString searchBetter READ searchBetter NOTIFY searchChanged)

public:
    using QObject::QObject;

    [[nodiscard]] DeckLibrary *library() const { return m_library; }
    void setLibrary(DeckLibrary *library);
    [[nodiscard]] DeskLines *lines() { return &m_lines; }
    [[nodiscard]] FoundCards *found() { return &m_found; }
    [[nodiscard]] const QString &path() const { return m_kept.path; }
    [[nodiscard]] bool builtIn() const { return m_builtIn; }
    /// Whether the deck can be changed. A built-in deck, and a text that could only partly be read,
    /// are only shown.
    [[nodiscard]] bool editable() const { return m_editable; }
    [[nodiscard]] const QString &name() const { return m_kept.name; }
    [[nodiscard]] const QString &factsText() const { return m_facts; }
    [[nodiscard]] bool ok() const { return m_ok; }
    [[nodiscard]] const QString &verdict() const { return m_verdict; }
    [[nodiscard]] const QList<int> &curve() const { return m_curve; }
    /// The slot that stands for the cards that the player considers.
    [[nodiscard]] int considered() const;
    [[nodiscard]] int lineCount() const { return m_lines.rowCount(); }
    [[nodiscard]] QList<int> headings() const; ///< the lines that are headings
    [[nodiscard]] bool canUndo() const { return !m_before.empty(); }
    [[nodiscard]] bool canRedo() const { return !m_after.empty(); }
    [[nodiscard]] const decks::Deck &deck() const { return m_deck; }
    /// What the game says of its decks; null before the library has the game's cards.
    [[nodiscard]] const decks::DeckKit *deckKit() const;
    /// Why the last change is not saved, or why the deck cannot be changed; empty if neither is so.
    [[nodiscard]] const QString &problem() const { return m_problem; }
    /// The player's notes on the deck, one in each line.
    [[nodiscard]] QString notes() const;
    void setNotes(const QString &notes);
    [[nodiscard]] const QString &search() const { return m_search; }
    void setSearch(const QString &search);
    /// What could not be parsed in the search, and the search that was probably intended.
    [[nodiscard]] const QString &searchProblem() const { return m_searchProblem; }
    [[nodiscard]] const QString &searchBetter() const { return m_searchBetter; }
    /// Whether a search is typed and finds the card with that id. An empty search finds nothing.
    [[nodiscard]] bool searchFinds(const std::string &id) const { return m_matching.contains(id); }
    /// The deck as it was last read or written.
    [[nodiscard]] const KeptDeck &kept() const { return m_kept; }

    /// Opens one of the user's decks by its path, or a built-in deck by its name.
    Q_INVOKABLE void open(const QString &path, bool builtIn);
    Q_INVOKABLE void close();
    /// Reads the file again, because somebody else may have changed it.
    Q_INVOKABLE void look();
    /// Adds a copy of a card to the part where its kind belongs, or to the sideboard if `aside`.
    Q_INVOKABLE void add(const QString &cardId, bool aside);
    /// Adds a copy of a card to a part of the deck; nothing happens if that part does not take it.
    Q_INVOKABLE void addTo(const QString &cardId, int slot);
    /// A DeskTarget for each place to which a card can go: first the part where its kind belongs.
    [[nodiscard]] Q_INVOKABLE QVariantList targets(const QString &cardId) const;
    /// Moves a copy of the card in a line to another part of the deck that takes it.
    Q_INVOKABLE void moveTo(int line, int slot);
    /// Moves a copy of the card in a line to the sideboard, or to the cards that the player
    /// considers; from there, back to the deck. The result is the line of the copies that are left,
    /// or else of the copy that was moved.
    Q_INVOKABLE int moveAcross(int line, bool considering);
    /// The line of a card in a part of the deck; -1 if it is not there. Unknown cards have no id.
    [[nodiscard]] Q_INVOKABLE int lineOf(int slot, const QString &cardId,
                                         const QString &name) const;
    /// Adds `copies` to the number of copies in a line; a negative number removes copies.
    Q_INVOKABLE void change(int line, int copies);
    Q_INVOKABLE void setCount(int line, int count);
    Q_INVOKABLE void rename(const QString &name);
    /// Replaces the player's note on a card in a part of the deck, if it is still there.
    Q_INVOKABLE void setComment(int slot, const QString &cardId, const QString &comment);
    /// The unknown card in a line, and those that were probably meant; nothing is written of a
    /// known card.
    [[nodiscard]] Q_INVOKABLE playmat::table::UnknownCard unknownAt(int line) const;
    /// Replaces an unknown card by the card that `choice` stands for.
    Q_INVOKABLE void takeUnknown(const playmat::table::UnknownCard &card, int choice);
    /// Gives the deck the cards and notes of one of its versions, and keeps a version of it as it
    /// is now. Returns whether it did.
    bool bringBack(const decks::DeckVersion &version);
    /// Keeps a version of the deck as it is now, under that name. Returns whether it did.
    bool keepNamed(const QString &label);
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    /// The facts of the card in a line; hidden facts for a heading.
    [[nodiscard]] Q_INVOKABLE playmat::table::CardFacts factsAt(int line) const;
    /// The part of the deck to which a line belongs; -1 if there is no such line.
    [[nodiscard]] Q_INVOKABLE int slotAt(int line) const;
    /// The number of copies of the card in a line; 0 for a heading.
    [[nodiscard]] Q_INVOKABLE int copiesAt(int line) const;
    /// The line of a card that is nearest to a line; -1: the deck is empty.
    [[nodiscard]] Q_INVOKABLE int cardNear(int line) const;
    /// The player's note on the card in a line.
    [[nodiscard]] Q_INVOKABLE QString commentAt(int line) const;
    [[nodiscard]] Q_INVOKABLE QString asText() const;
    [[nodiscard]] Q_INVOKABLE QString asJson() const;

signals:
    void changed();
    /// A card has been added to that line.
    void added(int line);
    void searchChanged();

private:
    void read(const QString &text);
    void show();
    void put(decks::Deck deck);
    void save();
    void write(const QString &whole);
    [[nodiscard]] bool giveId();
    void keepAsCopy(const QString &whole);
    [[nodiscard]] bool keepVersion(decks::DeckVersion version);
    [[nodiscard]] bool keepEarlier();
    [[nodiscard]] decks::Entry *entryAt(int line, decks::Deck &deck) const;
    [[nodiscard]] int sideSlot() const;
    [[nodiscard]] int ownSlot(const std::string &id) const;
    [[nodiscard]] int homeOf(const std::string &id) const;
    [[nodiscard]] bool mayGo(const std::string &id, int slot) const;
    [[nodiscard]] int lineOf(int slot, const decks::Entry &card) const;
    void putInto(decks::Deck &deck, int slot, const decks::Entry &card) const;
    [[nodiscard]] QString placeName(int slot) const;
    void tellAdded(int slot, const decks::Entry &card);
    void find();
    [[nodiscard]] std::vector<DeskLine> lineRows() const;
    [[nodiscard]] int copiesOf(const QString &cardId) const;
    [[nodiscard]] std::vector<std::uint8_t> copiesByCard(const decks::CardIndex &index) const;

    DeckLibrary *m_library = nullptr;
    KeptDeck m_kept; ///< the deck as it was last read or written
    decks::Deck m_deck;
    bool m_builtIn = false;
    bool m_editable = false;
    QString m_facts;
    bool m_ok = false;
    QString m_verdict;
    QList<int> m_curve;
    std::vector<decks::Deck> m_before;
    std::vector<decks::Deck> m_after;
    QString m_problem;
    QString m_search;
    std::set<std::string> m_matching; ///< ids of the cards that the search finds
    DeskLines m_lines;
    FoundCards m_found;
    QString m_searchProblem;
    QString m_searchBetter;
};

} // namespace playmat::table
