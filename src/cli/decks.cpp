#include "cli/commands.h"
#include "match/resources.h"
#include "match/swu/deck_check.h"

#include <fmt/format.h>

#include <cstdio>

namespace playmat::cli {

namespace {

match::Outcome<swu::DeckChoice> chooseDeck(const match::CardLibrary &library,
                                           const std::string &name)
{
    if (const std::string *text = library.deck(name))
        return match::loadDeck(library.swu(), *text);
    const match::Outcome<std::string> file = match::readFile(name);
    if (!file)
        return match::Problem{"bad_deck", "neither a built-in deck nor a file", {}};
    return match::loadDeck(library.swu(), file.value());
}

} // namespace

bool chooseDecks(const match::CardLibrary &library, const DeckNames &names,
                 std::array<swu::DeckChoice, swu::kPlayers> &decks)
{
    for (std::size_t p = 0; p < decks.size(); ++p) {
        const match::Outcome<swu::DeckChoice> deck = chooseDeck(library, names.names[p]);
        if (!deck) {
            fmt::print(stderr, "{}: {}\n", names.names[p], match::describe(deck.problem()));
            return false;
        }
        decks[p] = deck.value();
    }
    return true;
}

} // namespace playmat::cli
