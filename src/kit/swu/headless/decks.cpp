#include "cli/output.h"
#include "kit/swu/headless/headless.h"
#include "kit/swu/host/cards.h"
#include "kit/swu/host/deck_check.h"
#include "kit/swu/host/random_deck.h"
#include "match/deck_limits.h"
#include "match/resources.h"

#include <fmt/format.h>

namespace playmat::cli {

namespace {

constexpr std::uint64_t kDeckSeed = 0xD1B54A32D192ED03ULL; ///< apart from the shuffles

match::Outcome<swu::DeckChoice> chooseDeck(const match::CardLibrary &library,
                                           const std::string &name)
{
    if (const std::string *text = library.deck(name))
        return match::loadDeck(match::swuCards(library), *text);
    const match::Outcome<std::string> file = match::readFile(name, match::kLongestDeck);
    if (!file && file.problem().code == "not_found")
        return match::Problem{"bad_deck", "neither a built-in deck nor a file", {}};
    if (!file)
        return file.problem();
    return match::loadDeck(match::swuCards(library), file.value());
}

/// Whether there is room for both.
bool fitTogether(const std::array<swu::DeckChoice, swu::kPlayers> &decks)
{
    const std::size_t together = decks[0].cards.size() + decks[1].cards.size();
    if (together > swu::kMaxDecks)
        complain(fmt::format("together the two decks have {} cards; the program has room for {} "
                             "besides their tokens",
                             together, swu::kMaxDecks));
    return together <= swu::kMaxDecks;
}

} // namespace

DeckNames named(DeckNames names)
{
    return names.chosen() ? names : DeckNames{{"luke", "vader"}};
}

bool chooseDecks(const match::CardLibrary &library, const DeckNames &some, std::uint64_t seed,
                 std::array<swu::DeckChoice, swu::kPlayers> &decks)
{
    const DeckNames names = named(some);
    core::Rng rng(seed ^ kDeckSeed);
    for (std::size_t p = 0; p < decks.size(); ++p) {
        if (DeckNames::isDrawn(names.names[p])) {
            decks[p] = names.names[p] == "random" ? match::randomDeck(match::swuCards(library), rng)
                                                  : match::hoardDeck(match::swuCards(library), rng);
            continue;
        }
        const match::Outcome<swu::DeckChoice> deck = chooseDeck(library, names.names[p]);
        if (!deck) {
            complain(fmt::format("{}: {}", names.names[p], match::describe(deck.problem())));
            return false;
        }
        decks[p] = deck.value();
    }
    return fitTogether(decks);
}

} // namespace playmat::cli
