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

void append(std::string &out, char32_t code)
{
    const auto follow
        = [&](unsigned shift) { out += static_cast<char>(0x80U | (code >> shift & 0x3FU)); };
    if (code < 0x80) {
        out += static_cast<char>(code);
    } else if (code < 0x800) {
        out += static_cast<char>(0xC0U | code >> 6U);
        follow(0);
    } else if (code < 0x10000) {
        out += static_cast<char>(0xE0U | code >> 12U);
        follow(6);
        follow(0);
    } else {
        out += static_cast<char>(0xF0U | code >> 18U);
        follow(12);
        follow(6);
        follow(0);
    }
}

/// Half of a surrogate pair alone is not a character.
std::string fromUtf16(std::string_view bytes, bool bigEndian)
{
    const auto unit = [&](std::size_t at) {
        const auto a = static_cast<unsigned char>(bytes[at]);
        const auto b = static_cast<unsigned char>(bytes[at + 1]);
        return static_cast<char32_t>(bigEndian ? a << 8U | b : b << 8U | a);
    };
    std::string out;
    for (std::size_t at = 0; at + 1 < bytes.size(); at += 2) {
        char32_t code = unit(at);
        if (code >= 0xD800 && code < 0xDC00 && at + 3 < bytes.size()) {
            const char32_t low = unit(at + 2);
            if (low >= 0xDC00 && low < 0xE000) {
                code = 0x10000 + ((code - 0xD800) << 10U) + (low - 0xDC00);
                at += 2;
            }
        }
        append(out, code >= 0xD800 && code < 0xE000 ? U'\uFFFD' : code);
    }
    return out;
}

/// Quotes and dashes between 0x80 and 0x9F; names contain no other characters of this range.
std::string fromWindows1252(std::string_view bytes)
{
    std::string out;
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        const bool quote = byte >= 0x91 && byte <= 0x94;
        const bool dash = byte == 0x96 || byte == 0x97;
        append(out,
               quote                             ? (byte < 0x93 ? U'\'' : U'"')
                   : dash                        ? U'-'
                   : byte >= 0x80 && byte < 0xA0 ? U'?'
                                                 : static_cast<char32_t>(byte));
    }
    return out;
}

/// Whether there are control characters, which text never contains.
bool hasControls(std::string_view bytes)
{
    return std::ranges::any_of(bytes, [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte < 0x09 || (byte > 0x0D && byte < 0x20 && byte != 0x1A) || byte == 0x7F;
    });
}

/// In UTF-16 without a byte order mark, Latin letters have a zero byte next to them. Returns which
/// of the two bytes is zero, counted from 1; 0: not UTF-16.
int zeroBeside(std::string_view bytes)
{
    std::size_t zeros[2] = {};
    for (std::size_t at = 0; at < bytes.size(); ++at)
        zeros[at % 2] += bytes[at] == '\0' ? 1 : 0;
    const std::size_t most = bytes.size() / 4;
    return zeros[1] > most && zeros[0] == 0 ? 2 : zeros[0] > most && zeros[1] == 0 ? 1 : 0;
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
        if (static_cast<unsigned char>(text[at]) < 0x80)
            ++at; // ASCII, like most characters
        else if (nextCodePoint(text, at) == kNotUtf8)
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

std::string asUtf8(std::string_view bytes)
{
    const int zero = bytes.size() % 2 == 0 ? zeroBeside(bytes) : 0;
    if (bytes.starts_with("\xFF\xFE"))
        return fromUtf16(bytes.substr(2), false);
    if (bytes.starts_with("\xFE\xFF"))
        return fromUtf16(bytes.substr(2), true);
    if (zero != 0)
        return fromUtf16(bytes, zero == 1);
    if (firstNotUtf8(bytes) == std::string_view::npos || hasControls(bytes))
        return std::string(bytes);
    return fromWindows1252(bytes);
}

} // namespace playmat::match
