#include "kit/swu/host/card_names.h"

#include "match/utf8.h"

#include <algorithm>

namespace playmat::match {

namespace {

using swu::CardDef;
using swu::DefId;

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

/// Cards for a deck: no tokens, which nobody puts into one.
bool mayBeListed(const CardDef &card)
{
    return card.type != swu::CardType::None && !card.isToken();
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

std::string listedName(const CardDef &card)
{
    return card.subtitle.empty() ? card.name : card.name + " | " + card.subtitle;
}

CardNames::CardNames(const swu::CardDb &db)
    : m_db(db)
{
    for (std::size_t i = 1; i < db.defs.size(); ++i) {
        const CardDef &card = db.defs[i];
        if (!mayBeListed(card))
            continue;
        const std::string title = foldedName(card.name);
        add(m_titles, title, static_cast<DefId>(i));
        add(m_whole, title + foldedName(card.subtitle), static_cast<DefId>(i));
    }
}

void CardNames::add(Index &index, std::string key, DefId card) const
{
    std::vector<DefId> &cards = index[std::move(key)];
    const auto same
        = [&](DefId other) { return m_db.def(other).identity == m_db.def(card).identity; };
    if (std::ranges::none_of(cards, same))
        cards.push_back(card);
}

std::vector<DefId> CardNames::at(const Index &index, const std::string &key)
{
    const auto found = index.find(key);
    return found == index.end() ? std::vector<DefId>{} : found->second;
}

std::vector<DefId> CardNames::withTitle(std::string_view title) const
{
    return at(m_titles, foldedName(title));
}

std::vector<DefId> CardNames::find(std::string_view title, std::string_view subtitle) const
{
    std::vector<DefId> cards = at(m_whole, foldedName(title) + foldedName(subtitle));
    if (foldedName(subtitle).empty())
        return cards.empty() ? withTitle(title) : cards;
    std::erase_if(cards,
                  [&](DefId card) { return foldedName(m_db.def(card).name) != foldedName(title); });
    return cards;
}

} // namespace playmat::match
