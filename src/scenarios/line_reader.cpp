#include "scenarios/line_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace playmat::scenarios {

namespace {

std::optional<int> numberOf(std::string_view word)
{
    int out = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), out);
    if (word.empty() || error != std::errc() || end != word.data() + word.size())
        return std::nullopt;
    return out;
}

/// "SOR_128#2" is its second copy: the word without that, and "2".
std::string withoutCopy(std::string word, std::string &copy)
{
    const std::size_t at = word.rfind('#');
    copy.clear();
    if (at == std::string::npos || at == 0 || !numberOf(std::string_view(word).substr(at + 1)))
        return word;
    copy = word.substr(at + 1);
    word.erase(at);
    return word;
}

bool isMark(const std::string &word)
{
    return word == "," || word == ";" || word == ":";
}

} // namespace

void addMentioned(std::string_view text, const CardNames &cards, Mentioned &out)
{
    std::string copy;
    for (const std::string &word : wordsOf(text))
        if (const std::string id = withoutCopy(word, copy); cards.isId(id))
            out.insert(id);
}

LineReader::LineReader(std::string_view text, const Words &words, const CardNames &cards,
                       const Mentioned &mentioned)
    : m_words(wordsOf(text))
    , m_game(words)
    , m_cards(cards)
    , m_mentioned(mentioned)
{
}

void LineReader::fail(std::string what)
{
    if (m_fault.empty())
        m_fault = std::move(what);
}

std::string LineReader::peek() const
{
    return done() ? std::string() : m_words[m_at];
}

std::string LineReader::word()
{
    if (done())
        fail("the line ends too early");
    return failed() ? std::string() : m_words[m_at++];
}

bool LineReader::eat(std::string_view phrase)
{
    const std::vector<std::string> words = wordsOf(phrase);
    if (failed() || m_words.size() - m_at < words.size()
        || !std::equal(words.begin(), words.end(),
                       m_words.begin() + static_cast<std::ptrdiff_t>(m_at)))
        return false;
    m_at += words.size();
    return true;
}

void LineReader::expect(std::string_view phrase)
{
    if (!eat(phrase))
        fail(fmt::format("\"{}\" is expected before \"{}\"", phrase, rest()));
}

void LineReader::expectEnd()
{
    if (!done())
        fail(fmt::format("\"{}\" is not understood here", rest()));
}

std::string LineReader::rest()
{
    return failed() ? std::string()
                    : fmt::format("{}",
                                  fmt::join(m_words.begin() + static_cast<std::ptrdiff_t>(m_at),
                                            m_words.end(), " "));
}

bool LineReader::atNumber() const
{
    return numberOf(peek()).has_value();
}

int LineReader::number()
{
    const std::string text = word();
    const std::optional<int> out = numberOf(text);
    if (!out)
        fail(fmt::format("\"{}\" is not a number", text));
    return out.value_or(0);
}

Side LineReader::side()
{
    const std::string text = word();
    if (text != "me" && text != "you")
        fail(fmt::format("\"me\" or \"you\" is expected, not \"{}\"", text));
    return text == "you" ? Side::You : Side::Me;
}

std::optional<CardRef> LineReader::single()
{
    for (const Single &one : m_game.singles)
        for (const Side side : {Side::Me, Side::You})
            if (eat((side == Side::Me ? "my " : "your ") + one.word)) {
                CardRef out;
                out.single = &one;
                out.side = side;
                return out;
            }
    return std::nullopt;
}

/// How many words from here on are the longest name of a card.
std::size_t LineReader::nameLength(std::string &name, std::string &copy) const
{
    std::size_t length = std::min(m_cards.longest(), m_words.size() - m_at);
    for (; length > 0; --length) {
        const auto first = m_words.begin() + static_cast<std::ptrdiff_t>(m_at);
        std::vector<std::string> words(first, first + static_cast<std::ptrdiff_t>(length));
        words.back() = withoutCopy(words.back(), copy);
        name = fmt::format("{}", fmt::join(words, " "));
        if (!m_cards.called(name).empty())
            return length;
    }
    return 0;
}

/// The card of a name: the only one, or the only one whose number stands in this scenario.
std::string LineReader::idCalled(const std::string &name)
{
    const std::vector<std::string> &ids = m_cards.called(name);
    std::vector<std::string> here;
    for (const std::string &id : ids)
        if (m_mentioned.count(id) > 0)
            here.push_back(id);
    if (here.size() == 1)
        return here.front();
    if (ids.size() == 1)
        return ids.front();
    fail(fmt::format("{} cards are called {} ({}): write which one is meant", ids.size(), name,
                     fmt::join(ids, ", ")));
    return {};
}

CardRef LineReader::withNumber(CardRef card, const std::string &copy)
{
    card.number = copy.empty() ? 1 : static_cast<std::size_t>(numberOf(copy).value_or(1));
    return card;
}

CardRef LineReader::wrongCard()
{
    std::string said;
    std::string copy;
    for (std::size_t at = m_at; at < m_words.size() && !isMark(m_words[at]); ++at) {
        const std::string id = withoutCopy(m_words[at], copy);
        if (m_cards.isId(id)) {
            fail(fmt::format("{} is {}, not {}", id, m_cards.name(id), said));
            return {};
        }
        said += (said.empty() ? "" : " ") + m_words[at];
    }
    fail(fmt::format("there is no card {}{}", said, didYouMean(said, m_cards.all())));
    return {};
}

bool LineReader::atCard() const
{
    std::string name;
    std::string copy;
    if (done())
        return false;
    return peek() == "my" || peek() == "your" || m_cards.isId(withoutCopy(peek(), copy))
        || nameLength(name, copy) > 0;
}

CardRef LineReader::card()
{
    if (done()) {
        fail("the line ends where a card is expected");
        return {};
    }
    if (std::optional<CardRef> one = single())
        return *one;
    CardRef out;
    std::string copy;
    out.id = withoutCopy(peek(), copy);
    if (m_cards.isId(out.id)) {
        ++m_at;
        return withNumber(std::move(out), copy);
    }
    std::string name;
    const std::size_t length = nameLength(name, copy);
    if (length == 0)
        return wrongCard();
    m_at += length;
    std::string copyOfId;
    out.id = withoutCopy(peek(), copyOfId);
    if (!m_cards.isId(out.id)) {
        out.id = idCalled(name);
        return withNumber(std::move(out), copy);
    }
    const std::vector<std::string> &ids = m_cards.called(name);
    if (std::find(ids.begin(), ids.end(), out.id) == ids.end())
        fail(fmt::format("{} is {}, not {}", out.id, m_cards.name(out.id), name));
    ++m_at;
    return withNumber(std::move(out), copyOfId);
}

std::vector<CardRef> LineReader::cards(bool commas)
{
    std::vector<CardRef> out{card()};
    while (!failed()) {
        const std::size_t before = m_at;
        if (!eat("and") && !(commas && eat(",")))
            break;
        if (!atCard()) {
            m_at = before;
            break;
        }
        out.push_back(card());
    }
    return out;
}

} // namespace playmat::scenarios
