#include "decks/missing.h"

#include "match/folded_name.h"

#include <fmt/format.h>

#include <algorithm>
#include <unordered_map>

namespace playmat::decks {

namespace {

/// The number of copies of each card that decks need, in the order of their first appearance.
class Wanted
{
public:
    explicit Wanted(Together together)
        : m_together(together)
    {
    }

    void beginDeck() { m_here.clear(); }
    void add(const std::string &key, const Entry &card, int copies)
    {
        const auto [at, isNew] = m_places.try_emplace(key, m_cards.size());
        if (isNew)
            m_cards.push_back({card, 0, 0});
        int &wanted = m_cards[at->second].wanted;
        const int here = m_here[key] += copies;
        wanted = m_together == Together::InTurn ? std::max(wanted, here) : wanted + copies;
    }
    [[nodiscard]] std::vector<MissingCard> take() { return std::move(m_cards); }

private:
    Together m_together;
    std::vector<MissingCard> m_cards;
    std::unordered_map<std::string, std::size_t> m_places;
    std::unordered_map<std::string, int> m_here; ///< of the current deck
};

} // namespace

std::vector<MissingCard> missingCards(const DeckKit &kit, const match::CardLibrary &library,
                                      std::span<const Deck> decks, const Collection &collection,
                                      Together together)
{
    std::vector<WrittenCard> written;
    for (const Deck &deck : decks)
        for (const auto &part : deck.parts)
            for (const Entry &entry : part)
                written.push_back({entry.id, {}, {}, {}, {}});
    const std::vector<FoundCard> found = kit.find(library, written);
    Wanted wanted(together);
    std::size_t at = 0;
    for (const Deck &deck : decks) {
        wanted.beginDeck();
        for (const auto &part : deck.parts)
            for (const Entry &entry : part) {
                const Entry &card = found[at++].card;
                const bool known = !card.id.empty();
                wanted.add(known ? card.id : '?' + match::foldedName(entry.name),
                           known ? card : entry, entry.count);
            }
    }
    std::vector<MissingCard> cards = wanted.take();
    for (MissingCard &card : cards)
        card.owned = std::min(card.wanted,
                              card.card.id.empty() ? collection.unknownCount(card.card.name)
                                                   : collection.count(card.card.id));
    std::erase_if(cards, [](const MissingCard &card) { return card.missing() <= 0; });
    return cards;
}

int countOf(const std::vector<MissingCard> &cards)
{
    int count = 0;
    for (const MissingCard &card : cards)
        count += card.missing();
    return count;
}

std::string missingList(const std::vector<MissingCard> &cards)
{
    std::string out;
    for (const MissingCard &card : cards)
        out += card.card.id.empty()
            ? fmt::format("{} {}\n", card.missing(), card.card.name)
            : fmt::format("{} {} ({})\n", card.missing(), card.card.name, card.card.id);
    return out;
}

std::string missingTable(const std::vector<MissingCard> &cards)
{
    std::string out = "id,name,missing,owned,wanted\n";
    for (const MissingCard &card : cards)
        out += fmt::format("{},{},{},{},{}\n", csvField(card.card.id, ','),
                           csvField(card.card.name, ','), card.missing(), card.owned, card.wanted);
    return out;
}

} // namespace playmat::decks
