#include "cli/new_game.h"

#include "cli/output.h"
#include "match/deck_limits.h"
#include "match/resources.h"

#include <fmt/format.h>

namespace playmat::cli {

using match::Json;
using match::MatchSetup;
using match::Outcome;
using match::Problem;

namespace {

constexpr std::uint64_t kDeckSeed = 0xD1B54A32D192ED03ULL; ///< apart from the shuffles

} // namespace

core::Rng numbersForDecks(std::uint64_t seed)
{
    return core::Rng(seed ^ kDeckSeed);
}

DeckNames namedDecks(const HeadlessKit &kit, const match::CardLibrary &library,
                     const DeckNames &names)
{
    return names.chosen() ? names : kit.starters(library);
}

Outcome<Json> deckNamed(const match::CardLibrary &library, const std::string &name, bool plain)
{
    const match::GameKit &kit = library.kit();
    const auto read = [&](std::string_view text) {
        return plain ? kit.plainDeck(library, text) : kit.deck(library, text);
    };
    if (const std::string *text = library.deck(name))
        return read(*text);
    const Outcome<std::string> file = match::readFile(name, match::kLongestDeck);
    if (!file && file.problem().code == "not_found")
        return Problem{"bad_deck", "neither a built-in deck nor a file", {}};
    return file ? read(file.value()) : Outcome<Json>(file.problem());
}

Outcome<MatchSetup> setupFor(const HeadlessKit &kit, const match::CardLibrary &library,
                             const DeckNames &some, std::uint64_t seed)
{
    const DeckNames names = namedDecks(kit, library, some);
    MatchSetup setup;
    setup.game = std::string(library.kit().id());
    setup.seed = seed;
    core::Rng rng = numbersForDecks(seed);
    for (const std::string &name : names.names) {
        Outcome<Json> deck = DeckNames::isDrawn(name) ? kit.drawnDeck(library, name, rng)
                                                      : deckNamed(library, name, some.plain);
        if (!deck) {
            Problem problem = deck.problem();
            problem.message = fmt::format("{}: {}", name, problem.message);
            return problem;
        }
        setup.seats.push_back(
            {fmt::format("Player {} ({})", setup.seats.size() + 1, name), deck.value(), {}});
    }
    return setup;
}

int complainOf(const Problem &problem)
{
    complain(match::describe(problem));
    return 2;
}

} // namespace playmat::cli
