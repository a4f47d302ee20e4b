#include "fuzz/mutator.h"

#include <algorithm>
#include <cctype>
#include <iterator>

namespace playmat::fuzz {

namespace {

constexpr std::size_t kLongestInput = 128U << 10U;
constexpr std::size_t kMostChanges = 3;
constexpr std::size_t kMostRepeats = 400; ///< more than any list of the program holds
constexpr std::size_t kMostWords = 20000;

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isWord(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

} // namespace

const Mutator::Way Mutator::kCarefulWays[]
    = {&Mutator::anotherOfItsKind, &Mutator::anotherOfItsKind, &Mutator::anotherOfItsKind,
       &Mutator::smallNumber,      &Mutator::removeItem,       &Mutator::doubleItem,
       &Mutator::repeatItem};

const Mutator::Way Mutator::kWays[]
    = {&Mutator::flipBit,     &Mutator::flipBit,    &Mutator::anyBytes,   &Mutator::cutOff,
       &Mutator::removeToken, &Mutator::moveToken,  &Mutator::otherToken, &Mutator::otherToken,
       &Mutator::doubleToken, &Mutator::removeLine, &Mutator::doublePart, &Mutator::partOfAnother,
       &Mutator::nestDeeply,  &Mutator::hugeNumber, &Mutator::badBytes,   &Mutator::longText};

Mutator::Mutator(std::vector<std::string> corpus)
    : m_corpus(std::move(corpus))
{
    if (m_corpus.empty())
        m_corpus.emplace_back();
    collectWords();
}

void Mutator::collectWords()
{
    for (const std::string &text : m_corpus) {
        for (auto from = text.begin(); from != text.end();) {
            from = std::find_if(from, text.end(), &isWord);
            const auto to = std::find_if_not(from, text.end(), &isWord);
            if (from != to)
                m_words.emplace_back(from, to);
            from = to;
        }
    }
    std::ranges::sort(m_words);
    m_words.erase(std::unique(m_words.begin(), m_words.end()), m_words.end());
    m_words.resize(std::min(m_words.size(), kMostWords));
    m_words.emplace_back("0");
}

std::string Mutator::input(std::uint64_t number)
{
    m_rng = core::Rng(number);
    std::string text = m_corpus[below(m_corpus.size())];
    const std::size_t harsh = below(2) == 0 ? 0 : 1 + below(2);
    for (std::size_t change = 0, n = 1 + below(kMostChanges); change < n; ++change)
        (this->*kCarefulWays[below(std::size(kCarefulWays))])(text);
    for (std::size_t change = 0; change < harsh; ++change)
        (this->*kWays[below(std::size(kWays))])(text);
    text.resize(std::min(text.size(), kLongestInput));
    return text;
}

std::size_t Mutator::below(std::size_t bound)
{
    return m_rng.below(static_cast<std::uint32_t>(std::max<std::size_t>(1, bound)));
}

/// A word or number, or a single other character.
Mutator::Part Mutator::token(const std::string &text)
{
    std::size_t first = place(text);
    std::size_t last = first;
    while (first > 0 && isWord(text[first - 1]))
        --first;
    while (last < text.size() && isWord(text[last]))
        ++last;
    return {first, std::min(std::max<std::size_t>(1, last - first), text.size() - first)};
}

/// One item of a list: from a bracket or comma to the comma or bracket that ends it.
Mutator::Part Mutator::item(const std::string &text)
{
    std::size_t first = text.find_first_of("[,\n", place(text));
    if (first == std::string::npos)
        return {text.size(), 0};
    int depth = 0;
    std::size_t last = ++first;
    for (; last < text.size(); ++last) {
        const char c = text[last];
        if (depth == 0 && (c == ',' || c == ']' || c == '}' || c == '\n'))
            break;
        depth += c == '[' || c == '{' ? 1 : c == ']' || c == '}' ? -1 : 0;
    }
    return {first, last - first};
}

/// A word of the corpus that begins alike: another number, another card, another key.
std::string Mutator::wordLike(std::string_view word)
{
    if (word.empty() || !isWord(word[0]))
        return std::string(word);
    const std::string start(
        word.substr(0, isDigit(word[0]) ? 1 : std::min<std::size_t>(3, word.size())));
    const auto sameStart = [&](const std::string &other) { return other.starts_with(start); };
    const auto first = std::ranges::lower_bound(m_words, start);
    const auto last = std::find_if_not(first, m_words.end(), sameStart);
    if (first == last || below(8) == 0)
        return m_words[below(m_words.size())];
    return first[static_cast<std::ptrdiff_t>(below(static_cast<std::size_t>(last - first)))];
}

void Mutator::anotherOfItsKind(std::string &text)
{
    const Part part = token(text);
    text.replace(part.at, part.length, wordLike(text.substr(part.at, part.length)));
}

void Mutator::removeItem(std::string &text)
{
    const Part part = item(text);
    const std::size_t end = part.at + part.length;
    const bool hasNext = end < text.size() && text[end] == ',';
    text.erase(part.at, part.length + (hasNext ? 1 : 0));
}

void Mutator::doubleItem(std::string &text)
{
    const Part part = item(text);
    text.insert(part.at, text.substr(part.at, part.length) + ',');
}

void Mutator::repeatItem(std::string &text)
{
    const Part part = item(text);
    const std::string one = text.substr(part.at, part.length) + ',';
    if (one.size() > kLongestInput / kMostRepeats)
        return;
    std::string many;
    for (std::size_t i = 0, n = 1 + below(below(2) == 0 ? 5 : kMostRepeats); i < n; ++i)
        many += one;
    text.insert(part.at, many);
}

/// One number for another.
void Mutator::smallNumber(std::string &text)
{
    const std::size_t at = text.find_first_of("0123456789", place(text));
    if (at == std::string::npos || (at > 0 && isWord(text[at - 1])))
        return;
    const std::size_t end = std::min(text.find_first_not_of("0123456789", at), text.size());
    text.replace(at, end - at, std::to_string(below(below(2) == 0 ? 8 : 300)));
}

void Mutator::flipBit(std::string &text)
{
    if (text.empty())
        return;
    char &c = text[below(text.size())];
    c = static_cast<char>(static_cast<unsigned char>(c) ^ 1U << below(8));
}

void Mutator::anyBytes(std::string &text)
{
    std::string bytes(1 + below(32), '\0');
    for (char &c : bytes)
        c = static_cast<char>(below(256));
    const std::size_t at = place(text);
    text.replace(at, below(2) == 0 ? 0 : bytes.size(), bytes);
}

void Mutator::cutOff(std::string &text)
{
    text.resize(place(text));
}

void Mutator::removeToken(std::string &text)
{
    const Part part = token(text);
    text.erase(part.at, part.length);
}

void Mutator::doubleToken(std::string &text)
{
    const Part part = token(text);
    text.insert(part.at, text.substr(part.at, part.length));
}

void Mutator::moveToken(std::string &text)
{
    const Part part = token(text);
    const std::string moved = text.substr(part.at, part.length);
    text.insert(place(text), moved);
}

void Mutator::otherToken(std::string &text)
{
    const Part part = token(text);
    text.replace(part.at, part.length, m_words[below(m_words.size())]);
}

void Mutator::removeLine(std::string &text)
{
    const std::size_t at = place(text);
    text.erase(at, text.find('\n', at) - at);
}

void Mutator::doublePart(std::string &text)
{
    const std::size_t at = place(text);
    text.insert(at, text.substr(at, below(400)));
}

void Mutator::nestDeeply(std::string &text)
{
    const std::string open = below(2) == 0 ? "[" : "{\"a\":";
    std::string nest;
    for (std::size_t i = 0, n = below(300); i < n; ++i)
        nest += open;
    text.insert(place(text), nest);
}

void Mutator::hugeNumber(std::string &text)
{
    static constexpr std::string_view kNumbers[] = {"99999999999999999999999999",
                                                    "-1",
                                                    "4294967296",
                                                    "18446744073709551616",
                                                    "1e999",
                                                    "1.5",
                                                    "-0",
                                                    "2147483648",
                                                    "-9223372036854775809",
                                                    "65536",
                                                    "32768",
                                                    "256",
                                                    "-128",
                                                    "2147483647",
                                                    "1e-400",
                                                    "nan"};
    const Part part = token(text);
    text.replace(part.at, part.length, kNumbers[below(std::size(kNumbers))]);
}

void Mutator::longText(std::string &text)
{
    const std::string_view piece = below(2) == 0 ? "A" : "\xF0\x9F\x98\x80";
    std::string many;
    for (std::size_t i = 0, n = below(5000); i < n; ++i)
        many += piece;
    text.insert(place(text), many);
}

void Mutator::badBytes(std::string &text)
{
    using namespace std::string_view_literals;
    static constexpr std::string_view kBytes[]
        = {"\xFF"sv,     "\xC3"sv,         "\xE2\x80"sv,     "\xF4\x90\x80\x80"sv,
           "\xC0\xAF"sv, "\xED\xA0\x80"sv, "\0"sv,           "\xEF\xBB\xBF"sv,
           "\r"sv,       "\x1B"sv,         "\xE2\x80\xAE"sv, "\\u0000"sv,
           "\\ud800"sv,  "%s%n"sv,         "<img src=x>"sv,  "../"sv,
           "\xC2\x85"sv, "\""sv,           "\\"sv,           "=%@"sv};
    text.insert(place(text), kBytes[below(std::size(kBytes))]);
}

void Mutator::partOfAnother(std::string &text)
{
    const std::string &other = m_corpus[below(m_corpus.size())];
    const std::size_t at = place(other);
    text.insert(place(text), other.substr(at, below(2) == 0 ? std::string::npos : below(400)));
}

} // namespace playmat::fuzz
