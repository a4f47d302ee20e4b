#pragma once

#include "decks/csv.h"
#include "decks/deck_kit.h"

#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

/// The cards that somebody owns, as a table of cards with comma-separated values.
namespace playmat::decks {

/// A line of a collection whose card or count could not be read. The line stays in the file.
struct UnknownLine
{
    std::size_t line = 0; ///< from 1
    std::string written; ///< the card as written, or the whole line if it names none
    int count = 0; ///< 0: the line has no count
};

/// A collection: how many copies of each card somebody owns. The table is read leniently: with or
/// without a heading, separated by commas, semicolons or tabs, with the columns that sites use (an
/// id, or a set and a number, or a name; one or more counts). A change replaces the number in its
/// line; everything else in the text stays as it is.
class Collection
{
public:
    Collection() = default;
    /// Reads the bytes of a file.
    Collection(const DeckKit &kit, const match::CardLibrary &library, std::string_view bytes);

    /// Whether nothing has been entered: there is no line with a card.
    [[nodiscard]] bool isEmpty() const;
    /// The number of copies of a card, of all its prints together. `card`: an id of
    /// DeckKit::cards.
    [[nodiscard]] int count(std::string_view card) const;
    /// The number of copies of each card, by the ids of DeckKit::cards. No count is 0.
    [[nodiscard]] const std::map<std::string, int, std::less<>> &counts() const { return m_counts; }
    /// The number of copies of all known cards together.
    [[nodiscard]] int total() const;
    [[nodiscard]] std::vector<UnknownLine> unknown() const;
    /// The number of copies in lines whose card is unknown but is written like this.
    [[nodiscard]] int unknownCount(std::string_view written) const;
    /// The text of the file.
    [[nodiscard]] std::string text() const;

    /// Adds copies of a print, or removes them if `copies` is negative. If there are not enough of
    /// this print, copies of other prints of the card are removed.
    void add(const FoundCard &card, int copies);
    /// Changes the number of copies of a card to `count`.
    void setCount(const FoundCard &card, int count);
    enum class Merge : std::uint8_t {
        Replace, ///< cards in the other collection get the other's counts
        Add, ///< the counts of the other are added
    };
    /// Takes the cards of another collection. Its unknown lines are added, too.
    void merge(const Collection &other, Merge how);
    /// Takes the unknown lines with this card, as in UnknownLine::written, for lines of `card`. The
    /// text stays as it is.
    void takeAs(std::string_view written, const FoundCard &card);

    /// The most copies of a print.
    static constexpr int kMost = 9999;
    /// A larger file is no collection.
    static constexpr std::size_t kLongest = 8U << 20U;

private:
    friend class CollectionReader;

    struct Count
    {
        std::size_t begin = 0; ///< in the line
        std::size_t end = 0;
        int copies = 0;
        bool implied = false; ///< it is not written: each line is a copy
    };
    struct Line
    {
        std::string text; ///< as written, with its line break
        WrittenCard written;
        FoundCard card; ///< no ids: a heading, a comment, a blank line or an unknown card
        std::vector<Count> counts;
        bool plain = false; ///< nothing is lost without it once its count is 0
        bool asked = false; ///< it may be a card
        bool emptied = false; ///< its count has become 0

        [[nodiscard]] int copies() const;
        [[nodiscard]] std::string named() const;
    };

    static void setCopies(Line &line, int copies);
    void addCopies(const FoundCard &card, int copies);
    void removeCopies(const FoundCard &card, int copies);
    void dropEmptyLines();
    void append(const FoundCard &card, const std::string &written, int copies);
    void sumUp();
    void replaceCards(const Collection &other);
    /// The first line of each unknown card, by how the card is written.
    using UnknownPlaces = std::unordered_map<std::string, std::size_t>;
    void notePlace(std::size_t line, UnknownPlaces &places) const;
    void mergeUnknown(const Line &line, Merge how, UnknownPlaces &places);
    [[nodiscard]] bool has(CsvColumn column) const;
    [[nodiscard]] std::string fieldFor(CsvColumn column, const FoundCard &card,
                                       const std::string &written) const;
    [[nodiscard]] std::string lineFor(const FoundCard &card, const std::string &written,
                                      int copies) const;

    std::string m_front; ///< a byte order mark
    char m_comma = ',';
    std::vector<CsvColumn> m_columns; ///< of the heading; empty: there is none
    std::vector<Line> m_lines;
    std::map<std::string, int, std::less<>> m_counts;
};

/// The cards of a collection as a table "id,count,name", in the order of the ids.
[[nodiscard]] std::string collectionTable(const Collection &collection,
                                          const std::vector<Entry> &cards);

} // namespace playmat::decks
