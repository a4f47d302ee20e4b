#pragma once

#include "decks/missing.h"
#include "table/decks/deck_desk.h"

#include <vector>

namespace playmat::table {

/// A card that the collection does not have often enough.
struct MissingLine
{
    Q_GADGET
    QML_VALUE_TYPE(missingLine)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int missing MEMBER missing)
    Q_PROPERTY(int owned MEMBER owned)
    Q_PROPERTY(int wanted MEMBER wanted)

public:
    QString name;
    int missing = 0;
    int owned = 0;
    int wanted = 0; ///< number of copies in the decks
    QString cardId; ///< empty for an unknown card

    friend bool operator==(const MissingLine &, const MissingLine &) = default;
};

class MissingLines : public RowListModel<MissingLine>
{
    Q_OBJECT
    QML_ANONYMOUS

public:
    using RowListModel::RowListModel;
};

/// The cards that the collection lacks for the deck on a desk, or for some decks of the library.
class MissingCards : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(playmat::table::DeckLibrary *library READ library WRITE setLibrary NOTIFY changed)
    Q_PROPERTY(playmat::table::DeckDesk *desk READ desk WRITE setDesk NOTIFY changed)
    Q_PROPERTY(playmat::table::MissingLines *lines READ lines CONSTANT)
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(int decks READ deckCount NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(bool inTurn READ inTurn WRITE setInTurn NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] DeckLibrary *library() const { return m_library; }
    void setLibrary(DeckLibrary *library);
    /// The desk whose deck is compared, after each of its changes; nullptr: see `compare`.
    [[nodiscard]] DeckDesk *desk() const { return m_desk; }
    void setDesk(DeckDesk *desk);
    [[nodiscard]] MissingLines *lines() { return &m_lines; }
    /// The number of missing copies of all cards.
    [[nodiscard]] int count() const;
    [[nodiscard]] int deckCount() const { return int(m_decks.size()); }
    /// The name of the first deck.
    [[nodiscard]] QString name() const;
    /// Whether only one deck is built at a time, so that the decks share their cards.
    [[nodiscard]] bool inTurn() const { return m_inTurn; }
    void setInTurn(bool inTurn);
    /// Why the last file was not written.
    [[nodiscard]] const QString &problem() const { return m_problem; }

    /// Compares decks of the user, by their paths, and built-in decks, by their names.
    Q_INVOKABLE void compare(const QStringList &own, const QStringList &builtIn);
    /// Enters all missing cards into the collection: the user owns these decks.
    Q_INVOKABLE void own();
    [[nodiscard]] Q_INVOKABLE QString asText() const;
    /// Writes the list as a table. Returns whether the file is there.
    Q_INVOKABLE bool writeTable(const QString &path);

signals:
    void changed();

private:
    void take(const QString &name, const QString &whole);
    void show();
    void clear();

    DeckLibrary *m_library = nullptr;
    DeckDesk *m_desk = nullptr;
    std::vector<decks::Deck> m_decks;
    std::vector<decks::MissingCard> m_missing;
    MissingLines m_lines;
    bool m_inTurn = false;
    QString m_problem;
};

} // namespace playmat::table
