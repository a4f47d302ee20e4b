#include "decks/deck.h"

#include "engine/core/hash.h"
#include "match/deck_limits.h"
#include "match/json.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace playmat::decks {

int countOf(const std::vector<Entry> &entries)
{
    int count = 0;
    for (const Entry &entry : entries)
        count += entry.count;
    return count;
}

void addCopies(std::vector<Entry> &entries, const Entry &card, int copies)
{
    const auto at = std::ranges::find_if(entries, [&](const Entry &entry) {
        return entry.id == card.id && (!card.id.empty() || entry.name == card.name);
    });
    if (at == entries.end()) {
        if (copies <= 0)
            return;
        entries.push_back(card);
        entries.back().count = std::min(copies, match::kMostCopies);
        return;
    }
    at->count = std::min(at->count + copies, match::kMostCopies);
    if (at->count <= 0)
        entries.erase(at);
}

std::string listHash(const Deck &deck)
{
    std::string text;
    for (std::size_t part = 0; part < deck.parts.size(); ++part) {
        std::map<std::string, int> cards; // by printed id, or by name if that is unknown
        for (const Entry &entry : deck.parts[part])
            cards[entry.id.empty() ? '?' + entry.name : entry.id] += entry.count;
        for (const auto &[card, count] : cards)
            text += fmt::format("{} {} {}\n", part, count, card);
    }
    return text.empty() ? text : match::hexHash(core::hashBytes(text.data(), text.size()));
}

} // namespace playmat::decks
