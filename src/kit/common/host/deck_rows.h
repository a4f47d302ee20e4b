#pragma once

#include "kit/common/host/deck_list.h"
#include "kit/common/host/deck_words.h"
#include "match/located_json.h"

#include <string>
#include <string_view>
#include <vector>

/// What somebody wrote, taken apart into rows; whose cards these are is asked later.
namespace playmat::kit {

/// A part of the text that knows where it is.
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

/// A card as it was written.
struct DeckRow
{
    std::size_t section = kNoSection;
    int count = 1;
    std::string name; ///< with its second half and what stands in brackets behind it
    std::string second; ///< its second half, where that is known to be one
    std::string print; ///< as written, or empty
    bool bare = false; ///< a line with nothing but words: it may be a heading or a title
    bool marked = false; ///< … and looks like a heading
    std::size_t offset = 0;
    std::string path; ///< in a JSON document
};

/// A line that was passed over though it might be of interest, or the like.
struct DeckNote
{
    std::string words;
    std::size_t offset = 0;
};

/// No deck has more lines than this; more are not a deck.
inline constexpr std::size_t kMostRows = 2000;

struct DeckRows
{
    std::string name;
    std::string author;
    std::vector<DeckRow> rows;
    std::vector<DeckNote> notes;
    std::vector<std::size_t> places; ///< where each section begins; 0: nowhere
    DeckProblems problems;
    bool full = false; ///< there were more rows than a deck has

    void fail(std::string_view text, std::size_t offset, std::string message, std::string path = {},
              const char *code = "bad_deck");
    void note(std::size_t offset, std::string words)
    {
        notes.push_back({std::move(words), offset});
    }
    void beginSection(std::size_t section, std::size_t offset);
    /// Adds a card; false: there are too many.
    bool add(std::string_view text, DeckRow row);
    /// The same for the card of a line (rowOf), or says what is wrong with it.
    bool addLine(std::string_view text, DeckRow row, const Piece &written);
};

[[nodiscard]] constexpr bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}
/// A number of copies as it is written, at most a little more than is allowed.
[[nodiscard]] int copiesIn(std::string_view digits);
/// Takes "3 Wampa", "3x Wampa", "- 3 Wampa", "Wampa x3", "Wampa:3", "[ ] [ ] Wampa" apart.
/// `written`: the number; empty: there was none.
[[nodiscard]] DeckRow rowOf(const Piece &line, Piece &written);

/// Reads lists in plain text, `base` bytes into the whole text.
void readDeckList(const DeckGrammar &grammar, std::string_view whole, const Piece &list,
                  std::size_t section, DeckRows &out);
/// Reads a document of any site.
void readDeckJson(const DeckGrammar &grammar, std::string_view whole,
                  const match::LocatedJson &root, DeckRows &out);
/// Whether a text is a table with names of its columns, and reads it.
[[nodiscard]] bool readDeckTable(const DeckGrammar &grammar, std::string_view whole, DeckRows &out);
/// Whether a text is a code of Pixelborn, and reads it.
[[nodiscard]] bool readDeckCode(std::string_view whole, DeckRows &out);

} // namespace playmat::kit
