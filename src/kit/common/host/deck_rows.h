#pragma once

#include "kit/common/host/deck_list.h"
#include "kit/common/host/deck_words.h"
#include "match/located_json.h"

#include <string>
#include <string_view>
#include <vector>

/// Splits the text of a deck into rows; the rows are matched with cards later.
namespace playmat::kit {

/// A part of the text that knows its place.
struct Piece
{
    std::string_view text;
    std::size_t offset = 0;

    [[nodiscard]] Piece from(std::size_t at) const { return {text.substr(at), offset + at}; }
    [[nodiscard]] Piece upTo(std::size_t at) const { return {text.substr(0, at), offset}; }
    [[nodiscard]] Piece trimmed() const
    {
        const std::string_view words = kit::trimmed(text);
        return {words, offset + static_cast<std::size_t>(words.data() - text.data())};
    }
    [[nodiscard]] bool empty() const { return text.empty(); }
};

/// A card as written in the text.
struct DeckRow
{
    std::size_t section = kNoSection;
    int count = 1;
    std::string name; ///< including its second half and any text in brackets after it
    std::string second; ///< the second half of the name, if it is marked as such
    std::string print; ///< as written, or empty
    bool bare = false; ///< the line has only words, so it may be a heading or a title
    bool marked = false; ///< … and it looks like a heading
    std::size_t offset = 0;
    std::string path; ///< its place in a JSON document
};

/// A note about a skipped line of possible interest, or similar.
struct DeckNote
{
    std::string words;
    std::size_t offset = 0;
};

/// A text with more lines than this is not a deck.
inline constexpr std::size_t kMostRows = 2000;

struct DeckRows
{
    std::string name;
    std::string author;
    bool plain = false; ///< its player plays on with unwritten cards as plain ones
    bool considers = false; ///< cards of kMaybeboard are read, too
    std::vector<DeckRow> rows;
    std::vector<DeckNote> notes;
    std::vector<std::size_t> places; ///< the offset of each section; 0: it is missing
    DeckProblems problems;
    bool full = false; ///< there were more rows than a deck can have

    void fail(std::string_view text, std::size_t offset, std::string message, std::string path = {},
              const char *code = "bad_deck");
    void note(std::size_t offset, std::string words)
    {
        notes.push_back({std::move(words), offset});
    }
    void beginSection(std::size_t section, std::size_t offset);
    /// Adds a card; false: there are too many.
    bool add(std::string_view text, DeckRow row);
    /// Adds the card of a line (rowOf), or reports what is wrong with the line.
    bool addLine(std::string_view text, DeckRow row, const Piece &written);
};

[[nodiscard]] constexpr bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}
/// The number of copies as written, limited to a little more than the maximum.
[[nodiscard]] int copiesIn(std::string_view digits);
/// Splits "3 Wampa", "3x Wampa", "- 3 Wampa", "Wampa x3", "Wampa:3", "[ ] [ ] Wampa". `written`:
/// the number; empty: the line has none.
[[nodiscard]] DeckRow rowOf(const Piece &line, Piece &written);

/// Reads plain text lists; `section` is that of cards before the first heading.
void readDeckList(const DeckGrammar &grammar, std::string_view whole, const Piece &list,
                  std::size_t section, DeckRows &out);
/// Reads a JSON document from any site.
void readDeckJson(const DeckGrammar &grammar, std::string_view whole,
                  const match::LocatedJson &root, DeckRows &out);
/// Reads the text if it is a table with column names; returns whether it is.
[[nodiscard]] bool readDeckTable(const DeckGrammar &grammar, std::string_view whole, DeckRows &out);
/// Reads the text if it is a Pixelborn code; returns whether it is.
[[nodiscard]] bool readDeckCode(std::string_view whole, DeckRows &out);

} // namespace playmat::kit
