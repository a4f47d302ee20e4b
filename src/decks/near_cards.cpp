#include "decks/near_cards.h"

#include "engine/effects/nearest.h"
#include "match/folded_name.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace playmat::decks {

namespace {

constexpr std::size_t kKinds = 64; ///< of letters

using Letters = std::array<int, kKinds>;

/// How often each letter is in a text. Blanks do not count.
Letters lettersOf(std::string_view text)
{
    Letters letters{};
    for (const char c : text)
        if (c != ' ')
            ++letters[static_cast<unsigned char>(c) % kKinds];
    return letters;
}

/// Whether one text can become the other by so many changes, as far as their letters tell. Each
/// change replaces at most one letter by another.
bool mayBeNear(const Letters &a, const Letters &b, std::size_t changes)
{
    std::size_t differences = 0;
    for (std::size_t i = 0; i < kKinds; ++i)
        differences += static_cast<std::size_t>(std::abs(a[i] - b[i]));
    return differences <= 2 * changes;
}

std::string withoutBlanks(std::string text)
{
    std::erase(text, ' ');
    return text;
}

/// "Wampa (SOR_164)" is "Wampa".
std::string_view nameIn(std::string_view written)
{
    const std::size_t bracket = written.find_first_of("([");
    return bracket == 0 ? written : written.substr(0, bracket);
}

/// Names that may be near, and the card of each. Comparing letters is much cheaper than comparing
/// names, and leaves few of them.
struct Names
{
    std::vector<std::string> names;
    std::vector<std::size_t> cards;

    void add(std::string_view name, std::size_t card, const Letters &letters, std::size_t changes)
    {
        if (!mayBeNear(letters, lettersOf(name), changes))
            return;
        names.push_back(withoutBlanks(std::string(name)));
        cards.push_back(card);
    }
};

Names candidates(const CardIndex &index, const std::string &name)
{
    const std::size_t changes = std::max<std::size_t>(1, name.size() / 4); // as nearestWords
    const Letters letters = lettersOf(name);
    Names all;
    for (std::size_t i = 0; i < index.cards().size(); ++i) {
        const IndexedCard &card = index.cards()[i];
        all.add(card.title, i, letters, changes);
        if (!card.subtitle.empty())
            all.add(card.title + card.subtitle, i, letters, changes);
    }
    return all;
}

/// The part for the card: where it was written if that part takes it or is a sideboard, otherwise
/// where it belongs.
std::vector<Entry> &placeFor(Deck &deck, const DeckKit &kit, const match::CardLibrary &library,
                             std::size_t part, const Entry &card)
{
    const std::size_t own = kit.slotOf(library, card.id);
    const bool moves = kit.parts()[part].part != Part::Side && !kit.takes(library, part, card.id)
        && own < deck.parts.size();
    return deck.parts[moves ? own : part];
}

/// Takes the unknown card out. The result has its copies and comment; no copies: it is not there.
Entry takeOut(std::vector<Entry> &entries, std::string_view written)
{
    Entry out{{}, {}, 0, {}};
    for (const Entry &entry : entries)
        if (entry.id.empty() && entry.name == written) {
            out.count += entry.count;
            out.comment = entry.comment;
        }
    std::erase_if(entries,
                  [&](const Entry &entry) { return entry.id.empty() && entry.name == written; });
    return out;
}

void putIn(std::vector<Entry> &entries, const Entry &card, const Entry &taken)
{
    const bool isNew = std::ranges::find(entries, card.id, &Entry::id) == entries.end();
    addCopies(entries, {card.id, card.name, 1, {}}, taken.count);
    if (const auto there = std::ranges::find(entries, card.id, &Entry::id);
        isNew && there != entries.end())
        there->comment = taken.comment;
}

} // namespace

std::vector<std::size_t> nearCards(const CardIndex &index, std::string_view written,
                                   std::size_t most)
{
    const std::string name = match::foldedName(nameIn(written));
    const Names all = candidates(index, name);
    const std::vector<std::string_view> words(all.names.begin(), all.names.end());
    std::vector<std::size_t> cards;
    for (const std::size_t at : effects::nearestWords(name, words))
        if (cards.size() < most && std::ranges::find(cards, all.cards[at]) == cards.end())
            cards.push_back(all.cards[at]);
    return cards;
}

void takeAs(Deck &deck, const DeckKit &kit, const match::CardLibrary &library,
            std::string_view written, const Entry &card)
{
    for (std::size_t part = 0; part < deck.parts.size(); ++part)
        if (const Entry taken = takeOut(deck.parts[part], written); taken.count > 0)
            putIn(placeFor(deck, kit, library, part, card), card, taken);
    if (const Entry taken = takeOut(deck.considering, written); taken.count > 0)
        putIn(deck.considering, card, taken);
}

} // namespace playmat::decks
