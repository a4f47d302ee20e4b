#include "decks/deck.h"

#include "match/deck_limits.h"

#include <algorithm>

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

} // namespace playmat::decks
