#include "match/folded_name.h"

#include "match/utf8.h"

namespace playmat::match {

namespace {

/// The plain letters of U+00C0 … U+017F; a star is no letter.
constexpr std::string_view kPlain
    = "aaaaaaaceeeeiiiidnooooo*ouuuuytsaaaaaaaceeeeiiiidnooooo*ouuuuyty"
      "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkkllllllllll"
      "nnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";
static_assert(kPlain.size() == 0x180 - 0xC0);

constexpr std::string_view kIgnored = "*";

bool isMark(char32_t code)
{
    return (code >= 0x80 && code < 0xC0) || (code >= 0x300 && code < 0x370) // accents by themselves
        || (code >= 0x2000 && code < 0x3000) // punctuation and signs
        || (code >= 0xFE00 && code < 0xFE10) || code == 0xFEFF;
}

char foldedAscii(char c)
{
    if (c >= 'A' && c <= 'Z')
        return static_cast<char>(c - 'A' + 'a');
    if (c == '0')
        return 'o';
    return (c >= 'a' && c <= 'z') || (c >= '1' && c <= '9') ? c : kIgnored.front();
}

} // namespace

std::string foldedName(std::string_view name)
{
    std::string out;
    for (std::size_t at = 0; at < name.size();) {
        const std::size_t start = at;
        const char32_t code = nextCodePoint(name, at);
        std::string_view kept = name.substr(start, at - start);
        char letter = 0;
        if (code < 0x80)
            kept = std::string_view(&(letter = foldedAscii(name[start])), 1);
        else if (code >= 0xC0 && code < 0x180)
            kept = kPlain.substr(code - 0xC0, 1);
        if (kept != kIgnored && !isMark(code))
            out += kept;
    }
    return out;
}

} // namespace playmat::match
