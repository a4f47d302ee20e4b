#pragma once

#include "learn/book.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace playmat::learn {

/// A card that can be looked up: a reader who wonders about it is led to the terms of its words.
struct BookCard
{
    std::string id; ///< printed
    std::string name;
    std::string title; ///< second line of the name; may be empty
    std::vector<std::string> terms;
};

/// Something that was found.
struct Hit
{
    enum class Kind : std::uint8_t { Rule, Term, Card };

    Kind kind = Kind::Rule;
    std::size_t index = 0; ///< in the book's entries or terms, or in the cards
    int rank = 0; ///< the lower the better

    friend bool operator==(const Hit &, const Hit &) = default;
};

/// Lower case, without accents, and nothing but letters, digits and single spaces.
[[nodiscard]] std::string folded(std::string_view text);

/// Finds in a rules book: exact numbers first, then terms, titles, names of cards, texts. All words
/// of a query have to be there, the last may be unfinished; from five letters on one may be wrong,
/// missing, too many or swapped.
class BookIndex
{
public:
    /// The book outlives the index.
    BookIndex(const Book &book, std::vector<BookCard> cards);

    [[nodiscard]] std::vector<Hit> find(std::string_view query, std::size_t most = 60) const;
    [[nodiscard]] const std::vector<BookCard> &cards() const { return m_cards; }
    [[nodiscard]] const BookCard *card(std::string_view id) const;

private:
    enum class Field : std::uint8_t { Term, Title, Card, Text };

    struct Place
    {
        std::uint32_t document;
        Field field;
    };

    void add(Hit::Kind kind, std::size_t index, Field field, std::string_view name,
             std::string_view text);
    void addWords(Field field, std::string_view words);
    void findNumber(std::string_view query, std::vector<Hit> &out) const;
    void rankWord(std::string_view word, bool last, std::vector<int> &ranks) const;

    const Book &m_book;
    std::vector<BookCard> m_cards;
    std::vector<Hit> m_documents;
    std::vector<std::string> m_names; ///< of the documents, folded
    std::map<std::string, std::vector<Place>, std::less<>> m_words;
};

} // namespace playmat::learn
