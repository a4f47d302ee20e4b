#include "match/folded_name.h"

#include "match/folded_words.h"
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

/// The folded character for each ASCII code; a star stands for an ignored character.
constexpr std::string_view kAscii
    = "************************************************o123456789*******"
      "abcdefghijklmnopqrstuvwxyz******abcdefghijklmnopqrstuvwxyz*****";
static_assert(kAscii.size() == 0x80);

/// The folded character at byte `at`, which is moved past it; empty if the character is ignored.
std::string_view foldedLetter(std::string_view text, std::size_t &at)
{
    const std::size_t start = at;
    const char32_t code = nextCodePoint(text, at);
    std::string_view kept = text.substr(start, at - start);
    if (code < 0x80)
        kept = kAscii.substr(code, 1);
    else if (code >= 0xC0 && code < 0x180)
        kept = kPlain.substr(code - 0xC0, 1);
    return kept == kIgnored || isMark(code) ? std::string_view() : kept;
}

/// Whether the letters before and after this character belong to one word: apostrophes, accents.
bool joinsLetters(std::string_view character)
{
    return character == "'" || character == "\xE2\x80\x99" || character.starts_with("\xCC")
        || character.starts_with("\xCD");
}

} // namespace

std::string foldedName(std::string_view name)
{
    std::string out;
    for (std::size_t at = 0; at < name.size();)
        out += foldedLetter(name, at);
    return out;
}

std::string foldedWords(std::string_view text)
{
    std::string out;
    bool begins = true;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t start = at;
        const std::string_view letter = foldedLetter(text, at);
        if (letter.empty()) {
            begins = begins || !joinsLetters(text.substr(start, at - start));
            continue;
        }
        if (begins)
            out += ' ';
        begins = false;
        out += letter;
    }
    return out;
}

} // namespace playmat::match
