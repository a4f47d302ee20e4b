#include "learn/book_search.h"

#include "match/utf8.h"

#include <algorithm>
#include <array>
#include <limits>

namespace playmat::learn {

namespace {

constexpr int kNowhere = std::numeric_limits<int>::max();
constexpr std::size_t kTolerantFrom = 5; ///< letters
/// What a match of each field is worth, and what makes it worth less.
constexpr std::array kRanks{10, 20, 30, 40};
constexpr int kBegun = 2;
constexpr int kMistyped = 5;
constexpr int kWholeName = -3;

/// The plain letters of U+00C0 to U+017F; '.' is none.
constexpr std::string_view kPlain
    = "aaaaaaaceeeeiiiidnooooo.ouuuuyts"
      "aaaaaaaceeeeiiiidnooooo.ouuuuyty"
      "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkk"
      "llllllllllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyy"
      "zzzzzzs";
constexpr char32_t kFirstAccent = 0xC0;

/// '\0': it is left out; ' ': it is between words.
char plain(char32_t c)
{
    if (c == U'\'' || c == U'’')
        return '\0';
    if (c >= U'A' && c <= U'Z')
        return static_cast<char>(c - U'A' + U'a');
    if ((c >= U'a' && c <= U'z') || (c >= U'0' && c <= U'9'))
        return static_cast<char>(c);
    if (c >= kFirstAccent && c - kFirstAccent < kPlain.size()) {
        const char letter = kPlain[c - kFirstAccent];
        return letter == '.' ? ' ' : letter;
    }
    return ' ';
}

template <class Take>
void eachWord(std::string_view text, const Take &take)
{
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        if (end > 0)
            take(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

/// Whether one letter more, less, changed, or two swapped make one word of the other.
bool almostSame(std::string_view a, std::string_view b)
{
    if (a.size() > b.size())
        std::swap(a, b);
    if (b.size() - a.size() > 1)
        return false;
    const std::size_t start = static_cast<std::size_t>(std::ranges::mismatch(a, b).in1 - a.begin());
    a.remove_prefix(start);
    b.remove_prefix(start);
    if (a.size() < b.size())
        return a == b.substr(1);
    const bool swapped = a.size() > 1 && a[0] == b[1] && a[1] == b[0] && a.substr(2) == b.substr(2);
    return a.empty() || swapped || a.substr(1) == b.substr(1);
}

/// How well a word of a query fits one of the book; kNowhere: not at all.
int penalty(std::string_view word, std::string_view have, bool last)
{
    if (word == have)
        return 0;
    if (last && have.starts_with(word))
        return kBegun;
    if (word.size() < kTolerantFrom)
        return kNowhere;
    if (almostSame(word, have))
        return kMistyped;
    // While it is being typed, what is there already may be mistyped.
    return last && have.size() > word.size() && almostSame(word, have.substr(0, word.size()))
        ? kMistyped + kBegun
        : kNowhere;
}

/// "6.3.2a" and "cr 6.3.2A" are the same number.
std::string numberIn(std::string_view query)
{
    std::string out;
    for (const char c : query)
        if (c != ' ')
            out += c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    if (out.starts_with("CR"))
        out.erase(0, 2);
    while (out.ends_with('.'))
        out.pop_back();
    return out;
}

/// A term is also found by its English name: that is what stands on printed cards.
std::string namesOf(const Term &term)
{
    return term.shown == term.name ? term.name : term.shown + ", " + term.name;
}

} // namespace

std::string folded(std::string_view text)
{
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        const char c = plain(match::nextCodePoint(text, at));
        if (c != '\0' && (c != ' ' || (!out.empty() && out.back() != ' ')))
            out += c;
    }
    if (out.ends_with(' '))
        out.pop_back();
    return out;
}

BookIndex::BookIndex(const Book &book, std::vector<BookCard> cards)
    : m_book(book)
    , m_cards(std::move(cards))
{
    for (std::size_t i = 0; i < book.terms.size(); ++i)
        add(Hit::Kind::Term, i, Field::Term, namesOf(book.terms[i]), book.terms[i].text);
    for (std::size_t i = 0; i < book.entries.size(); ++i)
        add(Hit::Kind::Rule, i, Field::Title, book.entries[i].title, book.entries[i].text);
    for (std::size_t i = 0; i < m_cards.size(); ++i)
        add(Hit::Kind::Card, i, Field::Card, m_cards[i].name, m_cards[i].title);
}

const BookCard *BookIndex::card(std::string_view id) const
{
    const auto found = std::ranges::find(m_cards, id, &BookCard::id);
    return found == m_cards.end() ? nullptr : &*found;
}

void BookIndex::add(Hit::Kind kind, std::size_t index, Field field, std::string_view name,
                    std::string_view text)
{
    m_documents.push_back({kind, index, 0});
    m_names.push_back(folded(name));
    addWords(field, m_names.back());
    addWords(kind == Hit::Kind::Card ? Field::Card : Field::Text, folded(text));
}

void BookIndex::addWords(Field field, std::string_view words)
{
    const auto document = static_cast<std::uint32_t>(m_documents.size() - 1);
    eachWord(words, [&](std::string_view word) {
        std::vector<Place> &places = m_words[std::string(word)];
        if (places.empty() || places.back().document != document)
            places.push_back({document, field}); // the name comes first, and counts for more
    });
}

/// The number itself, and what stands below it.
void BookIndex::findNumber(std::string_view query, std::vector<Hit> &out) const
{
    const std::string number = numberIn(query);
    if (number.empty() || number.front() < '0' || number.front() > '9')
        return;
    for (std::size_t i = 0; i < m_book.entries.size(); ++i) {
        const std::string_view rule = m_book.entries[i].rule;
        const std::string_view own = rule.substr(std::min(rule.find(' ') + 1, rule.size()));
        if (own == number)
            out.push_back({Hit::Kind::Rule, i, 0});
        else if (own.starts_with(number) && (own[number.size()] < '0' || own[number.size()] > '9'))
            out.push_back({Hit::Kind::Rule, i, 1});
    }
}

/// The best rank of each document that has the word.
void BookIndex::rankWord(std::string_view word, bool last, std::vector<int> &ranks) const
{
    for (const auto &[have, places] : m_words) {
        const int worse = penalty(word, have, last);
        if (worse == kNowhere)
            continue;
        for (const Place place : places) {
            const int rank = kRanks[static_cast<std::size_t>(place.field)] + worse;
            ranks[place.document] = std::min(ranks[place.document], rank);
        }
    }
}

std::vector<Hit> BookIndex::find(std::string_view query, std::size_t most) const
{
    std::vector<Hit> out;
    findNumber(query, out);
    const std::string words = folded(query);
    std::vector<int> worst(m_documents.size(), words.empty() || !out.empty() ? kNowhere : 0);
    std::size_t left
        = words.empty() ? 0 : 1 + static_cast<std::size_t>(std::ranges::count(words, ' '));
    eachWord(words, [&](std::string_view word) {
        std::vector<int> ranks(m_documents.size(), kNowhere);
        rankWord(word, --left == 0, ranks);
        for (std::size_t i = 0; i < worst.size(); ++i)
            worst[i] = std::max(worst[i], ranks[i]);
    });
    for (std::size_t i = 0; i < worst.size(); ++i) {
        if (worst[i] == kNowhere)
            continue;
        Hit hit = m_documents[i];
        hit.rank = worst[i] + (m_names[i] == words ? kWholeName : 0);
        out.push_back(hit);
    }
    std::ranges::stable_sort(out, {}, &Hit::rank);
    if (out.size() > most)
        out.resize(most);
    return out;
}

} // namespace playmat::learn
