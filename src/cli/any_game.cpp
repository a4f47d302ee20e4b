#include "cli/any_game.h"

#include "bots/random_answer.h"
#include "cli/deck_files.h"
#include "cli/new_game.h"
#include "cli/output.h"
#include "cli/players.h"
#include "engine/core/answers.h"
#include "match/game_kit.h"
#include "match/plain_words.h"
#include "match/resources.h"
#include "match/setup.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <ctime>
#include <functional>
#include <map>

namespace playmat::cli {

namespace {

using match::HostedGame;
using match::Json;
using match::MatchSetup;
using match::Outcome;
using match::Problem;

using Hosted = Outcome<std::unique_ptr<HostedGame>>;

/// Answers at random; false when no answer was taken.
bool answer(HostedGame &game, core::Rng &rng)
{
    for (int tries = 0; tries < kMostRefusals; ++tries)
        if (game.apply(bots::randomAnswer(game.decision(), rng, game.names())))
            return true;
    return false;
}

/// This program's time on its core: other programs that use the core do not count.
double now()
{
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

/// A game is where its snapshot is; there is only one of it.
std::uint64_t countHistories(HostedGame &game, int depth,
                             const std::function<void(const core::Answer &, std::uint64_t)> &tell)
{
    if (depth == 0 || game.over())
        return 1;
    std::uint64_t count = 0;
    const match::Snapshot here = game.snapshot();
    for (const core::Answer &answer : core::answersTo(game.decision(), game.names())) {
        if (!game.apply(answer))
            continue;
        const std::uint64_t below = countHistories(game, depth - 1, {});
        count += below;
        if (tell)
            tell(answer, below);
        game.restore(here);
    }
    return count;
}

Hosted gameFrom(const match::CardLibrary &library, const std::string &path)
{
    const Outcome<std::string> text = match::readFile(path, match::kLargestPosition);
    if (!text)
        return text.problem();
    Outcome<Json> json = match::parseJson(text.value());
    if (!json)
        return json.problem();
    const Outcome<MatchSetup> setup
        = match::setupFromJson(library, {{"game", library.kit().id()}, {"scenario", json.value()}});
    return setup ? match::startGame(library, setup.value()) : Hosted(setup.problem());
}

std::string nameOf(const core::Answer &answer)
{
    std::string name;
    for (const std::uint16_t option : answer.options)
        name += fmt::format("{}{}", name.empty() ? "" : "+", option);
    return name.empty() ? "-" : name;
}

} // namespace

int playAny(const HeadlessKit &kit, const match::CardLibrary &library, const PlayOptions &options)
{
    if (!exist(kit, library, options.bots))
        return 2;
    const Outcome<MatchSetup> setup = setupFor(kit, library, options.decks, options.seed);
    if (!setup)
        return complainOf(setup.problem());
    const Hosted started = match::startGame(library, setup.value());
    if (!started)
        return complainOf(started.problem());
    HostedGame &game = *started.value();
    const std::vector<std::string> names = setup.value().names();
    Players players(kit, library, options.bots, options.seed);
    std::size_t answers = 0;
    const auto tell = [&] {
        for (const std::string &line : game.eventLines(names))
            say(line);
    };
    tell();
    for (; !game.over() && answers < kMostAnswers; ++answers) {
        if (!players.play(game))
            return 1;
        tell();
    }
    say(fmt::format("{} answers, {}, hash {:016x}", answers, match::toLine(game.resultJson()),
                    game.hash()));
    return game.resultJson().is_null() ? 1 : 0;
}

int benchAny(const HeadlessKit &kit, const match::CardLibrary &library, const BenchOptions &options)
{
    const Outcome<MatchSetup> setup = setupFor(kit, library, options.decks, 1);
    if (!setup)
        return complainOf(setup.problem());
    core::Rng rng(42);
    std::uint64_t decisions = 0;
    std::uint64_t games = 0;
    std::size_t bytes = 0;
    const double begun = now();
    double spent = 0;
    while ((spent = now() - begun) < options.seconds || games == 0) {
        MatchSetup one = setup.value();
        one.seed = ++games;
        const Hosted game = match::startGame(library, one);
        if (!game)
            return complainOf(game.problem());
        game.value()->recordEvents(false);
        bytes = game.value()->snapshot().size();
        for (; !game.value()->over(); ++decisions)
            if (!answer(*game.value(), rng))
                return 1;
    }
    const double before = now();
    const bool loaded = library.kit().library(match::findResources()).ok();
    Json out;
    out["decisions_per_second"] = static_cast<std::int64_t>(static_cast<double>(decisions) / spent);
    out["games_per_second"] = static_cast<std::int64_t>(static_cast<double>(games) / spent);
    out["undo_bytes"] = bytes;
    out["load_ms"] = static_cast<double>(static_cast<std::int64_t>((now() - before) * 1e5)) / 100;
    if (options.json)
        say(match::toLine(out));
    else
        for (const auto &[name, value] : out.items())
            say(fmt::format("{:24} {}", name, value.dump()));
    return loaded ? 0 : 1;
}

int perftAny(const match::CardLibrary &library, const PerftOptions &options)
{
    const Hosted game = gameFrom(library, options.position);
    if (!game)
        return complainOf(game.problem());
    game.value()->recordEvents(false);
    const auto tell = [](const core::Answer &answer, std::uint64_t count) {
        say(fmt::format("{:12} {}", nameOf(answer), count));
    };
    if (options.divide && options.depth > 0)
        (void)countHistories(*game.value(), options.depth, tell);
    for (int depth = 1; depth <= options.depth; ++depth)
        say(fmt::format("perft {} {}", depth, countHistories(*game.value(), depth, {})));
    return 0;
}

int checkCardsAny(const match::CardLibrary &library, const CheckOptions &options)
{
    if (!options.explain.empty() || !options.missing.empty()) {
        complain(fmt::format("the game {} explains no words yet; check-cards lists its cards and "
                             "prints their texts",
                             library.kit().id()));
        return 2;
    }
    if (!options.text.empty()) {
        const std::string text = library.kit().cardText(library, options.text);
        if (text.empty())
            complain(fmt::format("there is no card {}", match::inQuotes(options.text)));
        else
            say(text);
        return text.empty() ? 1 : 0;
    }
    std::map<std::string, std::array<int, 2>> sets;
    for (const match::CardNote &card : library.kit().catalogue(library)) {
        ++sets[card.set][0];
        sets[card.set][1] += card.whyNot.empty() ? 1 : 0;
        if (!card.whyNot.empty())
            say(fmt::format("{}  {}: {}", card.id, card.name, card.whyNot));
    }
    for (const auto &[name, count] : sets)
        say(fmt::format("{}: {} of {} cards are playable", name, count[1], count[0]));
    return 0;
}

/// The kit's notes about a legal deck.
static std::string notesOn(const match::CardLibrary &library, const Json &deck)
{
    return library.kit().lookAtDeck(library, match::toLine(deck)).notes;
}

/// Prints for each format whether the deck is legal. The deck may contain cards that are not
/// playable yet.
static void sayFormats(const match::CardLibrary &library, const std::string &name,
                       const std::string &day)
{
    const Outcome<Json> deck = deckNamed(library, name, true);
    if (!deck)
        return;
    for (const auto &[format, faults] :
         library.kit().formats(library, match::toLine(deck.value()), day)) {
        std::string why;
        for (const std::string &fault : faults)
            why += (why.empty() ? ": " : "; ") + fault;
        say(fmt::format("  {}: {}{}", format, faults.empty() ? "legal" : "not legal", why));
    }
}

int decksAny(const match::CardLibrary &library, const DecksOptions &options)
{
    if (!options.find.empty())
        return findDecks(library, options);
    if (!options.convert.empty())
        return convertDeck(library, options.convert);
    if (!options.collection.empty())
        return missingCards(library, options);
    if (!options.format.empty())
        return checkFormat(library, options);
    if (options.random != 0) {
        core::Rng rng = numbersForDecks(options.random);
        const Outcome<Json> deck = library.kit().randomDeck(library, rng);
        if (!deck)
            return complainOf(deck.problem());
        say(match::toLine(deck.value()));
        return 0;
    }
    const bool all = options.files.empty();
    int status = 0;
    for (const std::string &name : all ? library.deckNames() : options.files) {
        const Outcome<Json> deck = deckNamed(library, name, options.plain);
        const std::string notes = deck ? notesOn(library, deck.value()) : std::string();
        say(fmt::format("{}: {}{}{}", name, deck ? "legal" : match::describe(deck.problem()),
                        notes.empty() ? "" : ". ", notes));
        if (options.formats)
            sayFormats(library, name, options.day);
        status = deck ? status : 1;
    }
    return status;
}

} // namespace playmat::cli
