#include "match/plain_words.h"

#include "match/utf8.h"
#include "text/language.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>

namespace playmat::match {

namespace {

constexpr std::size_t kLongestQuote = 60;
constexpr std::string_view kReplacement = "\xEF\xBF\xBD";

struct Range
{
    char32_t first;
    char32_t last;
};

/// Control characters, and those without width. Joiners are not among them: emoji and Persian words
/// need them, and they touch nothing but their neighbours.
constexpr std::array kUnseen{
    Range{0x00, 0x1F},     Range{0x7F, 0x9F},     Range{0xAD, 0xAD},     Range{0x61C, 0x61C},
    Range{0x180E, 0x180E}, Range{0x200B, 0x200B}, Range{0x200E, 0x200F}, Range{0x2028, 0x202E},
    Range{0x2060, 0x206F}, Range{0xFEFF, 0xFEFF}, Range{0xFFF9, 0xFFFB}, Range{0xE0000, 0xE0FFF},
};

constexpr std::array kRoom{
    Range{0x09, 0x0D},     Range{0x20, 0x20},     Range{0x85, 0x85},     Range{0xA0, 0xA0},
    Range{0x1680, 0x1680}, Range{0x2000, 0x200A}, Range{0x2028, 0x2029}, Range{0x202F, 0x202F},
    Range{0x205F, 0x205F}, Range{0x3000, 0x3000},
};

template <std::size_t N>
bool isIn(const std::array<Range, N> &ranges, char32_t code)
{
    return std::ranges::any_of(ranges,
                               [&](const Range &r) { return r.first <= code && code <= r.last; });
}

/// Writes the text without what is invisible; counts characters, including spaces between words.
class Line
{
public:
    void add(char32_t code, std::string_view bytes)
    {
        if (isIn(kRoom, code)) {
            m_room = m_count > 0;
        } else if (code == kNotUtf8 || !isIn(kUnseen, code)) {
            if (m_room)
                put(" ");
            m_room = false;
            put(code == kNotUtf8 ? kReplacement : bytes);
        }
    }
    [[nodiscard]] std::size_t count() const { return m_count; }
    [[nodiscard]] const std::string &text() const { return m_text; }

private:
    void put(std::string_view bytes)
    {
        m_text += bytes;
        ++m_count;
    }

    std::string m_text;
    std::size_t m_count = 0;
    bool m_room = false;
};

} // namespace

std::string printable(std::string_view text)
{
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t start = at;
        const char32_t code = nextCodePoint(text, at);
        if (code == kNotUtf8 || (code < 0x80 && isIn(kUnseen, code)))
            fmt::format_to(std::back_inserter(out), "\\x{:02x}",
                           static_cast<unsigned char>(text[start]));
        else if (isIn(kUnseen, code))
            fmt::format_to(std::back_inserter(out), "\\u{{{:x}}}", static_cast<unsigned>(code));
        else
            out += text.substr(start, at - start);
    }
    return out;
}

std::string inQuotes(std::string_view text)
{
    std::size_t end = 0;
    while (end < text.size() && end < kLongestQuote)
        (void)nextCodePoint(text, end);
    return text::format("\"{}\"", printable(text.substr(0, end)) + (end < text.size() ? "…" : ""));
}

std::string oneLine(std::string_view text, std::size_t most)
{
    Line line;
    std::string fits; // with room for the ellipsis
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t start = at;
        const char32_t code = nextCodePoint(text, at);
        line.add(code, text.substr(start, at - start));
        if (line.count() < most)
            fits = line.text();
        else if (line.count() > most)
            return fits + "…";
    }
    return line.text();
}

} // namespace playmat::match
