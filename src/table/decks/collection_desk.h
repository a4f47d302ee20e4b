#pragma once

#include "table/decks/unknown_card.h"
#include "table/files/deck_library.h"
#include "table/view/row_list_model.h"

#include <optional>

namespace playmat::table {

/// A set of cards in the binder.
struct BinderSet
{
    Q_GADGET
    QML_VALUE_TYPE(binderSet)
    Q_PROPERTY(QString code MEMBER code)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int cards MEMBER cards)
    Q_PROPERTY(int owned MEMBER owned)
    Q_PROPERTY(int playsets MEMBER playsets)

public:
    QString code;
    QString name;
    int cards = 0; ///< number of different cards
    int owned = 0; ///< … of which the user has at least one
    int playsets = 0; ///< … of which the user has as many as a deck may have

    friend bool operator==(const BinderSet &, const BinderSet &) = default;
};

class BinderSets : public RowListModel<BinderSet>
{
    Q_OBJECT
    QML_ANONYMOUS

public:
    using RowListModel::RowListModel;
};

/// Enters many cards into the collection: whole sets, and tables of other programs, which the user
/// sees before they are taken. Also writes the collection as a table.
class CollectionDesk : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(playmat::table::DeckLibrary *library READ library WRITE setLibrary NOTIFY changed)
    Q_PROPERTY(playmat::table::BinderSets *sets READ sets CONSTANT)
    Q_PROPERTY(bool reading READ reading NOTIFY tableChanged)
    Q_PROPERTY(QString tableWords READ tableWords NOTIFY tableChanged)
    Q_PROPERTY(int tableCards READ tableCards NOTIFY tableChanged)
    Q_PROPERTY(int unknownLines READ unknownLines NOTIFY tableChanged)
    Q_PROPERTY(QVariantList unknown READ unknown NOTIFY tableChanged)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)

public:
    using QObject::QObject;

    enum Copies { None, OneOfEach, Playset };
    Q_ENUM(Copies)

    [[nodiscard]] DeckLibrary *library() const { return m_library; }
    void setLibrary(DeckLibrary *library);
    /// All sets of the game that have cards, in order of release.
    [[nodiscard]] BinderSets *sets() { return &m_sets; }
    /// Whether there is a table that the user may take.
    [[nodiscard]] bool reading() const { return m_table.has_value(); }
    /// What is in the table.
    [[nodiscard]] QString tableWords() const;
    /// The number of known cards in the table, copies included.
    [[nodiscard]] int tableCards() const;
    /// How many lines of the table are not known.
    [[nodiscard]] int unknownLines() const;
    /// An UnknownCard for each line of the table that is not known; of many, for the first ones
    /// and for how many follow.
    [[nodiscard]] const QVariantList &unknown() const { return m_unknown; }
    /// Why the last file was not read or written.
    [[nodiscard]] const QString &problem() const { return m_problem; }

    /// Gives all cards of a set that number of copies.
    Q_INVOKABLE void fill(const QString &set, playmat::table::CollectionDesk::Copies copies);
    /// Reads a table for the user to see. Returns whether there is one.
    Q_INVOKABLE bool readFile(const QString &path);
    Q_INVOKABLE bool readText(const QString &text);
    /// Takes an unknown line for the card that `choice` stands for, or for none of its cards if it
    /// was taken for that one.
    Q_INVOKABLE void takeUnknown(int line, int choice);
    /// Takes the table. `add`: its counts are added; otherwise its cards get these counts.
    Q_INVOKABLE void take(bool add);
    Q_INVOKABLE void forgetTable();
    /// Writes the collection as a table. Returns whether the file is there.
    Q_INVOKABLE bool writeFile(const QString &path);

signals:
    void changed();
    void tableChanged();

private:
    struct Cards
    {
        BinderSet set;
        std::vector<decks::Entry> entries;
    };

    void show();
    bool read(const std::string &text, const QString &name);
    void take(std::optional<decks::Collection> table);
    [[nodiscard]] const decks::DeckKit *kit() const;
    [[nodiscard]] std::vector<Cards> binder() const;

    DeckLibrary *m_library = nullptr;
    BinderSets m_sets;
    std::optional<decks::Collection> m_read; ///< the table as it was read
    std::optional<decks::Collection> m_table; ///< … with the cards that the user chose
    QVariantList m_unknown;
    QString m_tableName;
    QString m_problem;
};

} // namespace playmat::table
