#include "match/utf8.h"

#include <algorithm>

namespace playmat::match {

namespace {

/// How many bytes follow a first byte, and the bits it gives; -1 when it is not one.
int followers(unsigned char first, char32_t &bits)
{
    bits = first;
    if (first < 0x80)
        return 0;
    if (first >= 0xF5 || first < 0xC2)
        return -1;
    const int count = first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3;
    bits = first & (0x3FU >> count);
    return count;
}

/// Written longer than necessary, half of a pair, or beyond the last one.
bool isRefused(char32_t code, int count)
{
    constexpr char32_t kLeast[] = {0, 0x80, 0x800, 0x10000};
    return code < kLeast[count] || (code >= 0xD800 && code < 0xE000) || code > 0x10FFFF;
}

} // namespace

char32_t nextCodePoint(std::string_view text, std::size_t &at)
{
    const std::size_t start = at++;
    char32_t code = 0;
    const int count = followers(static_cast<unsigned char>(text[start]), code);
    if (count < 0 || start + static_cast<std::size_t>(count) >= text.size())
        return kNotUtf8;
    for (int i = 1; i <= count; ++i) {
        const auto byte = static_cast<unsigned char>(text[start + static_cast<std::size_t>(i)]);
        if ((byte & 0xC0U) != 0x80U)
            return kNotUtf8;
        code = code << 6U | (byte & 0x3FU);
    }
    if (isRefused(code, count))
        return kNotUtf8;
    at = start + 1 + static_cast<std::size_t>(count);
    return code;
}

std::size_t firstNotUtf8(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t start = at;
        if (nextCodePoint(text, at) == kNotUtf8)
            return start;
    }
    return std::string_view::npos;
}

std::string withPlainSpaces(std::string_view text)
{
    constexpr char32_t noBreak = 0xA0;
    constexpr char32_t narrowNoBreak = 0x202F;
    std::string out(text);
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t start = at;
        if (const char32_t code = nextCodePoint(text, at); code == noBreak || code == narrowNoBreak)
            std::fill(out.begin() + static_cast<std::ptrdiff_t>(start),
                      out.begin() + static_cast<std::ptrdiff_t>(at), ' ');
    }
    return out;
}

} // namespace playmat::match
