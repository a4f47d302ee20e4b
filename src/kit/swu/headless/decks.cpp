#include "cli/new_game.h"
#include "cli/output.h"
#include "kit/swu/headless/headless.h"
#include "kit/swu/host/cards.h"
#include "kit/swu/host/deck_check.h"
#include "kit/swu/host/format_decks.h"
#include "match/json.h"

#include <fmt/format.h>

namespace playmat::cli {

namespace {

constexpr std::uint64_t kDeckSeed = 0xD1B54A32D192ED03ULL; ///< apart from the shuffles

match::Outcome<swu::DeckChoice> chooseDeck(const match::CardLibrary &library,
                                           const std::string &name, bool plain)
{
    const match::Outcome<match::Json> deck = deckNamed(library, name, plain);
    return deck ? match::loadDeck(match::swuCards(library), match::toLine(deck.value()))
                : match::Outcome<swu::DeckChoice>(deck.problem());
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
    return names.chosen() ? names : DeckNames{{"luke", "vader"}, names.plain};
}

bool chooseDecks(const match::CardLibrary &library, const DeckNames &some, std::uint64_t seed,
                 std::array<swu::DeckChoice, swu::kPlayers> &decks)
{
    const DeckNames names = named(some);
    core::Rng rng(seed ^ kDeckSeed);
    for (std::size_t p = 0; p < decks.size(); ++p) {
        if (auto drawn = match::drawnDeck(match::swuCards(library), names.names[p], rng)) {
            decks[p] = std::move(*drawn);
            continue;
        }
        const match::Outcome<swu::DeckChoice> deck
            = chooseDeck(library, names.names[p], some.plain);
        if (!deck) {
            complain(fmt::format("{}: {}", names.names[p], match::describe(deck.problem())));
            return false;
        }
        decks[p] = deck.value();
    }
    return fitTogether(decks);
}

} // namespace playmat::cli
