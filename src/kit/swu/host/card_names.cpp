#include "kit/swu/host/card_names.h"

#include <algorithm>

namespace playmat::match {

namespace {

using swu::CardDef;
using swu::DefId;

/// Cards for a deck: no tokens, which nobody puts into one.
bool mayBeListed(const CardDef &card)
{
    return card.type != swu::CardType::None && !card.isToken();
}

} // namespace

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
