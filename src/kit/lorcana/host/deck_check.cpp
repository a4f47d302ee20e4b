#include "kit/lorcana/host/deck_check.h"

#include "engine/lorcana/language/vocabulary.h"
#include "kit/lorcana/host/text_places.h"
#include "text/language.h"

#include <algorithm>
#include <bit>
#include <map>

namespace playmat::lorcana::host {

namespace {

constexpr int kDeckSize = 60;
constexpr int kMostInks = 2;
constexpr int kAnyNumber = 255;

std::string inkList(std::uint8_t inks)
{
    std::string out;
    for (const Word<std::uint8_t> &ink : words::inks)
        if ((inks & ink.value) != 0)
            out = out.empty() ? wordText(ink.says)
                              : text::format("{0}, {1}", out, wordText(ink.says));
    return out;
}

void checkCopies(const CardDb &db, const WrittenDeck &deck, std::vector<std::string> &faults)
{
    std::map<std::string, int> copies; // of a full name, whatever the print
    for (const DeckLine &line : deck.cards)
        copies[db.def(line.card).fullName()] += line.count;
    for (const DeckLine &line : deck.cards) {
        const CardDef &card = db.def(line.card);
        int &count = copies[card.fullName()];
        if (card.deckCopies != kAnyNumber && count > card.deckCopies)
            faults.push_back(text::format("There are {0} copies of {1}; a deck may have {2}.",
                                          count, card.fullName(), card.deckCopies));
        count = 0; // it has been said
    }
}

} // namespace

std::vector<std::string> faultsOf(const CardDb &db, const WrittenDeck &deck)
{
    std::vector<std::string> faults;
    int cards = 0;
    std::uint8_t inks = 0;
    for (const DeckLine &line : deck.cards) {
        const CardDef &card = db.def(line.card);
        cards += line.count;
        inks |= card.inks;
        if (!card.playable)
            faults.push_back(text::format("{0} cannot be used yet: {1}.", card.fullName(),
                                          cardText(card.whyNot)));
    }
    checkCopies(db, deck, faults);
    if (cards < kDeckSize)
        faults.push_back(
            text::format("The deck has too few cards: {0} of at least {1}.", cards, kDeckSize));
    if (cards > static_cast<int>(kMaxDeck))
        faults.push_back(
            text::format("The deck has {0} cards; the program has room for decks of up to {1}.",
                         cards, kMaxDeck));
    if (std::popcount(inks) > kMostInks)
        faults.push_back(text::format("The deck has {0} inks ({1}); it may have {2}.",
                                      std::popcount(inks), inkList(inks), kMostInks));
    return faults;
}

Outcome<std::vector<DefId>> playableDeck(const CardDb &db, const WrittenDeck &deck)
{
    constexpr std::size_t most = 12;
    const std::vector<std::string> faults = faultsOf(db, deck);
    if (!faults.empty()) {
        std::string message;
        for (std::size_t i = 0; i < std::min(most, faults.size()); ++i)
            message += (i > 0 ? " " : "") + faults[i];
        return Problem{"bad_deck", message, "$.cards"};
    }
    std::vector<DefId> cards;
    for (const DeckLine &line : deck.cards)
        cards.insert(cards.end(), static_cast<std::size_t>(line.count), line.card);
    return cards;
}

std::vector<DefId> randomDeck(const CardDb &db, core::Rng &rng)
{
    const auto ink = [&] { return static_cast<std::uint8_t>(1U << rng.below(kInks)); };
    std::vector<DefId> pool;
    while (pool.size() < kDeckSize / 4) { // a set may lack an ink
        const auto inks = static_cast<std::uint8_t>(ink() | ink());
        pool.clear();
        for (std::size_t i = 1; i < db.defs.size(); ++i) {
            const CardDef &card = db.defs[i];
            if (card.playable && !card.madeUp && (card.inks & ~inks) == 0)
                pool.push_back(static_cast<DefId>(i));
        }
    }
    std::map<std::string, int> copies;
    std::vector<DefId> deck;
    while (deck.size() < kDeckSize) {
        const DefId card = pool[rng.below(static_cast<std::uint32_t>(pool.size()))];
        if (int &have = copies[db.def(card).fullName()];
            have < std::min<int>(4, db.def(card).deckCopies)) {
            ++have;
            deck.push_back(card);
        }
    }
    std::ranges::sort(deck);
    return deck;
}

} // namespace playmat::lorcana::host
