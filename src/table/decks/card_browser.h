#pragma once

#include "table/decks/card_finder.h"
#include "table/files/deck_library.h"
#include "table/paint/cell_facts.h"
#include "table/view/card_facts.h"
#include "table/view/preview.h"

#include <QAbstractListModel>
#include <QHash>
#include <QSize>

#include <memory>
#include <vector>

namespace playmat::table {

class CardBrowser;

/// The cards that a search found. A different result resets the model.
class FoundCells : public QAbstractListModel
{
    Q_OBJECT
    QML_ANONYMOUS

public:
    enum Role { Cell = Qt::UserRole + 1, Spoken };

    explicit FoundCells(CardBrowser &browser);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] const std::vector<std::uint32_t> &cards() const { return m_cards; }
    void show(std::vector<std::uint32_t> cards);
    /// Reports that the same cards look different.
    void repaint();

private:
    CardBrowser &m_browser;
    std::vector<std::uint32_t> m_cards;
};

/// The card search of the chosen game. Finished conditions of the typed text become chips, and the
/// filters write the same chips.
class CardBrowser : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(playmat::table::DeckLibrary *library READ library WRITE setLibrary NOTIFY changed)
    Q_PROPERTY(playmat::table::FoundCells *found READ found CONSTANT)
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY changed)
    Q_PROPERTY(QVariantList chips READ chips NOTIFY changed)
    Q_PROPERTY(int order READ order WRITE setOrder NOTIFY changed)
    Q_PROPERTY(int total READ total NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(QString better READ better NOTIFY changed)
    Q_PROPERTY(QVariantList colours READ colours NOTIFY gameChanged)
    Q_PROPERTY(int costKey READ costKey NOTIFY gameChanged)
    Q_PROPERTY(QVariantList choices READ choices NOTIFY gameChanged)
    Q_PROPERTY(QStringList examples READ examples NOTIFY gameChanged)
    Q_PROPERTY(playmat::table::CardFacts picked READ picked NOTIFY pickedChanged)
    Q_PROPERTY(QString whyNot READ whyNot NOTIFY pickedChanged)
    Q_PROPERTY(QVariantList decks READ decksWithIt NOTIFY pickedChanged)
    Q_PROPERTY(int owned READ owned NOTIFY pickedChanged)
    Q_PROPERTY(bool onlyMine READ onlyMine WRITE setOnlyMine NOTIFY changed)
    Q_PROPERTY(playmat::table::ExplainModel *explain READ explain CONSTANT)
    Q_PROPERTY(playmat::table::ExplainModel *rulings READ rulings CONSTANT)

public:
    explicit CardBrowser(QObject *parent = nullptr);

    [[nodiscard]] DeckLibrary *library() const { return m_library; }
    void setLibrary(DeckLibrary *library);
    [[nodiscard]] FoundCells *found() { return &m_found; }
    /// The text that the user has typed behind the chips.
    [[nodiscard]] const QString &text() const { return m_text; }
    void setText(const QString &text);
    /// A map for each chip: `text` as typed, `shown` as displayed.
    [[nodiscard]] QVariantList chips() const;
    /// CardIndex::Order.
    [[nodiscard]] int order() const { return int(m_order); }
    void setOrder(int order);
    [[nodiscard]] int total() const;
    [[nodiscard]] int count() const { return int(m_found.cards().size()); }
    /// What could not be parsed in the text, and the text that was probably intended.
    [[nodiscard]] const QString &problem() const { return m_problem; }
    [[nodiscard]] const QString &better() const { return m_better; }
    /// The values of the key for the colour of cards, as `valuesOf` returns them.
    [[nodiscard]] QVariantList colours() const;
    /// The key for the cost; -1 if there is none.
    [[nodiscard]] int costKey() const;
    /// The other keys that have words: `key` and `label`.
    [[nodiscard]] QVariantList choices() const;
    /// Example searches for the user.
    [[nodiscard]] QStringList examples() const;
    /// The card that is shown enlarged; hidden: none.
    [[nodiscard]] const CardFacts &picked() const { return m_picked; }
    /// Why that card cannot be played yet, in a sentence; empty: it can.
    [[nodiscard]] QString whyNot() const;
    /// The user's decks with that card: `path`, `name` and `count`.
    [[nodiscard]] QVariantList decksWithIt() const;
    /// How many copies of that card the user owns.
    [[nodiscard]] int owned() const;
    /// Whether a chip filters by the cards that the user owns.
    [[nodiscard]] bool onlyMine() const { return m_chips.contains(mineChip()); }
    void setOnlyMine(bool only);
    /// The keywords of that card, with their explanations from the rules book.
    [[nodiscard]] ExplainModel *explain() { return &m_explain; }
    /// The rulings of that card.
    [[nodiscard]] ExplainModel *rulings() { return &m_rulings; }

    /// The words of a key: `word`, `shown`, `cards` (their number) and `glyph`.
    [[nodiscard]] Q_INVOKABLE QVariantList valuesOf(int key) const;
    /// Whether a chip of that key has the word.
    [[nodiscard]] Q_INVOKABLE bool has(int key, const QString &word) const;
    /// Adds the word to the chip of that key, or removes it.
    Q_INVOKABLE void toggle(int key, const QString &word);
    Q_INVOKABLE void removeChip(int at);
    /// Turns the last chip back into text, before the typed text; false if there is no chip.
    Q_INVOKABLE bool openLastChip();
    /// Turns the typed text into chips, even if it is not finished.
    Q_INVOKABLE void finish();
    Q_INVOKABLE void clear();
    /// Replaces the search by this text with all of its conditions.
    Q_INVOKABLE void search(const QString &whole);
    Q_INVOKABLE void pick(int row);
    /// Adds copies of the chosen card to the collection, or removes them if `copies` is negative.
    /// The list stays as it is, even if the card no longer matches the search.
    Q_INVOKABLE void own(int copies, bool held = false);
    [[nodiscard]] Q_INVOKABLE int rowOf(const QString &cardId) const;
    /// Reads the user's decks again.
    Q_INVOKABLE void look();
    /// Paints the cells of rows that will soon be visible.
    Q_INVOKABLE void paintAhead(int first, int last, const QSize &pixels);

    [[nodiscard]] paint::CellFacts cellOf(std::uint32_t card) const;
    [[nodiscard]] QString spoken(std::uint32_t card) const;

signals:
    void changed();
    void gameChanged();
    void pickedChanged();

private:
    /// The data of a user's deck that the search needs.
    struct ReadDeck
    {
        QString path;
        QString name;
        QString whole;
        QHash<QString, int> copies; ///< by the id of the card
    };

    void follow();
    void find();
    void takeChips(bool all);
    [[nodiscard]] QString whole() const;
    [[nodiscard]] int chipOf(int key) const;
    [[nodiscard]] QStringList wordsOfChip(int chip) const;
    [[nodiscard]] CardFacts factsOf(std::uint32_t card) const;
    [[nodiscard]] ReadDeck read(const KeptDeck &kept) const;
    void countCopies();
    void countOwned();
    [[nodiscard]] QString mineChip() const;
    void explainPicked();

    DeckLibrary *m_library = nullptr;
    const match::CardLibrary *m_cards = nullptr;
    std::shared_ptr<const decks::CardIndex> m_index;
    FoundCells m_found;
    QString m_text;
    QStringList m_chips; ///< as typed: "c<=3"
    decks::CardIndex::Order m_order = decks::CardIndex::Order::Name;
    QString m_problem;
    QString m_better;
    CardFacts m_picked;
    ExplainModel m_explain;
    ExplainModel m_rulings;
    std::vector<ReadDeck> m_decks;
    std::vector<std::uint8_t> m_copies; ///< copies in all of the user's decks, by card number
    std::vector<std::uint16_t> m_owned; ///< copies in the collection, by card number
    bool m_owning = false; ///< the user is changing the collection here
    mutable QHash<std::uint32_t, CardFacts> m_facts; ///< facts of the cards shown last
};

} // namespace playmat::table
