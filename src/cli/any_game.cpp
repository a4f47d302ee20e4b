#include "cli/any_game.h"

#include "bots/random_answer.h"
#include "cli/output.h"
#include "cli/signature.h"
#include "engine/core/answers.h"
#include "match/deck_limits.h"
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

constexpr std::uint64_t kDeckSeed = 0xD1B54A32D192ED03ULL; ///< apart from the shuffles
constexpr std::uint64_t kAnswerSeed = 0x9E3779B97F4A7C15ULL;
constexpr std::size_t kMostAnswers = 6000;
constexpr int kMostRefusals = 50;

Outcome<Json> deckNamed(const match::CardLibrary &library, const std::string &name)
{
    if (const std::string *text = library.deck(name))
        return library.kit().deck(library, *text);
    const Outcome<std::string> file = match::readFile(name, match::kLongestDeck);
    if (!file && file.problem().code == "not_found")
        return Problem{"bad_deck", "neither a built-in deck nor a file", {}};
    return file ? library.kit().deck(library, file.value()) : Outcome<Json>(file.problem());
}

/// The names of a command line that named none are the first two built-in decks.
std::string deckName(const match::CardLibrary &library, const DeckNames &names, std::size_t seat)
{
    const std::vector<std::string> all = library.deckNames();
    if (names.chosen() || all.empty())
        return names.names[seat];
    return all[seat % all.size()];
}

Outcome<MatchSetup> setupFor(const match::CardLibrary &library, const DeckNames &names,
                             std::uint64_t seed)
{
    MatchSetup setup;
    setup.game = std::string(library.kit().id());
    setup.seed = seed;
    core::Rng rng(seed ^ kDeckSeed);
    for (std::size_t p = 0; p < names.names.size(); ++p) {
        const std::string name = deckName(library, names, p);
        Outcome<Json> deck = DeckNames::isDrawn(name) ? library.kit().randomDeck(library, rng)
                                                      : deckNamed(library, name);
        if (!deck) {
            Problem problem = deck.problem();
            problem.message = fmt::format("{}: {}", name, problem.message);
            return problem;
        }
        setup.seats.push_back({fmt::format("Player {} ({})", p + 1, name), deck.value(), {}});
    }
    return setup;
}

using Hosted = Outcome<std::unique_ptr<HostedGame>>;

Hosted begin(const match::CardLibrary &library, const DeckNames &names, std::uint64_t seed)
{
    const Outcome<MatchSetup> setup = setupFor(library, names, seed);
    return setup ? match::startGame(library, setup.value()) : Hosted(setup.problem());
}

/// Here every answer is random, and there is only one kind of generated deck.
bool knowsAll(const match::CardLibrary &library, const std::vector<std::string> &bots,
              const DeckNames &decks)
{
    const auto unknown
        = std::ranges::find_if(bots, [](const auto &bot) { return bot != "random"; });
    const bool hoard = std::ranges::find(decks.names, "hoard") != decks.names.end();
    if (unknown == bots.end() && !hoard)
        return true;
    complain(fmt::format("the game {} has no {} {} yet, only random", library.kit().id(),
                         hoard ? "deck" : "bot", match::inQuotes(hoard ? "hoard" : *unknown)));
    return false;
}

int complainOf(const Problem &problem)
{
    complain(match::describe(problem));
    return 2;
}

/// Answers at random; false when no answer was taken.
bool answer(HostedGame &game, core::Rng &rng)
{
    for (int tries = 0; tries < kMostRefusals; ++tries)
        if (game.apply(bots::randomAnswer(game.decision(), rng, game.names())))
            return true;
    return false;
}

/// One game with its checks.
class Walk
{
public:
    Walk(HostedGame &game, std::uint64_t seed, const SimulateOptions &options)
        : m_game(game)
        , m_rng(seed ^ kAnswerSeed)
        , m_options(options)
    {
        game.recordEvents(options.check && !options.signature);
    }

    /// What broke; empty: it was played to its end.
    std::string play()
    {
        std::string fault = check();
        while (fault.empty() && !m_game.over()) {
            if (++answers > kMostAnswers)
                return "the game does not end";
            fault = oneAnswer();
        }
        if (const auto suspended = m_game.suspended(); fault.empty() && suspended)
            return suspended->message;
        if (m_options.signature)
            signature.addEnd(m_game);
        return fault;
    }

    std::size_t answers = 0;
    Signature signature; ///< of how it went, if that is asked for

private:
    std::string oneAnswer()
    {
        const match::Snapshot before = m_options.takeBack ? m_game.snapshot() : match::Snapshot();
        const core::Rng rng = m_rng;
        if (!(m_options.signature ? answerSigned() : answer(m_game, m_rng)))
            return "no answer was taken";
        return m_options.takeBack ? again(before, rng) : check();
    }

    /// The signature knows only answers that were taken.
    bool answerSigned()
    {
        for (int tries = 0; tries < kMostRefusals; ++tries) {
            const core::Answer given = bots::randomAnswer(m_game.decision(), m_rng, m_game.names());
            const Signature before = signature;
            signature.add(m_game, given);
            if (m_game.apply(given))
                return true;
            signature = before;
        }
        return false;
    }

    /// Takes the answer back and gives it again.
    std::string again(const match::Snapshot &before, const core::Rng &rng)
    {
        const match::Snapshot after = m_game.snapshot();
        const std::array<std::string, 2> told{tell(0), tell(1)};
        m_game.restore(before);
        if (m_game.snapshot() != before)
            return "taken back, the state is another";
        m_rng = rng;
        if (!answer(m_game, m_rng) || m_game.snapshot() != after)
            return "done again, the state is another";
        return tell(0) == told[0] && tell(1) == told[1] ? "" : "done again, a seat is told else";
    }

    std::string tell(core::PlayerId viewer) const
    {
        return match::toLine(m_game.stateJson(viewer, {}))
            + match::toLine(m_game.decisionJson(viewer, {}))
            + match::toLine(m_game.eventsJson(viewer));
    }

    std::string check() const
    {
        if (!m_options.check || m_options.signature)
            return {};
        for (const core::PlayerId viewer : {core::PlayerId{0}, core::PlayerId{1}})
            (void)tell(viewer);
        return m_game.fault();
    }

    HostedGame &m_game;
    core::Rng m_rng;
    const SimulateOptions &m_options;
};

/// This program's time on its core: other programs that use the core do not count.
double now()
{
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

/// What a series of games came to.
struct Sums
{
    std::uint64_t answers = 0;
    std::uint64_t signature = 0; ///< of how they went, or of all final positions
    std::array<std::uint64_t, 2> wins{};
};

/// The exit status.
int playOne(const match::CardLibrary &library, const SimulateOptions &options, std::uint64_t seed,
            Sums &sums)
{
    const Hosted game = begin(library, options.decks, seed);
    if (!game)
        return complainOf(game.problem());
    Walk walk(*game.value(), seed, options);
    if (const std::string fault = walk.play(); !fault.empty()) {
        complain(fmt::format("seed {}, after {} answers: {}", seed, walk.answers, fault));
        return 1;
    }
    sums.answers += walk.answers;
    sums.signature = sums.signature * 0x100000001B3ULL
        ^ (options.signature ? walk.signature.value() : game.value()->hash());
    if (const core::PlayerId winner = game.value()->winner(); winner < sums.wins.size())
        ++sums.wins[winner];
    return 0;
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

int playAny(const match::CardLibrary &library, const PlayOptions &options)
{
    if (!knowsAll(library, options.bots, options.decks))
        return 2;
    const Outcome<MatchSetup> setup = setupFor(library, options.decks, options.seed);
    if (!setup)
        return complainOf(setup.problem());
    const Hosted started = match::startGame(library, setup.value());
    if (!started)
        return complainOf(started.problem());
    HostedGame &game = *started.value();
    const std::vector<std::string> names = setup.value().names();
    core::Rng rng(options.seed ^ kAnswerSeed);
    std::size_t answers = 0;
    const auto tell = [&] {
        for (const Json &event : game.eventsJson(std::nullopt))
            say("  " + match::toLine(event));
    };
    tell();
    for (; !game.over() && answers < kMostAnswers; ++answers) {
        const Json asked = game.decisionJson(std::nullopt, names);
        say(fmt::format("{}: {}", names[game.decision().player],
                        asked["prompt"].get<std::string>()));
        if (!answer(game, rng))
            return 1;
        tell();
    }
    say(fmt::format("{} answers, {}, hash {:016x}", answers, match::toLine(game.resultJson()),
                    game.hash()));
    return game.resultJson().is_null() ? 1 : 0;
}

int simulateAny(const match::CardLibrary &library, const SimulateOptions &options)
{
    if (!options.replay.empty() || options.twins > 0 || options.marks) {
        complain(fmt::format("the game {} has no replays, twins or marks yet; simulate plays, "
                             "checks and takes back its games",
                             library.kit().id()));
        return 2;
    }
    if (!knowsAll(library, options.bots, options.decks))
        return 2;
    Sums sums;
    const double begun = now();
    for (std::uint64_t i = 0; i < options.games; ++i)
        if (const int status = playOne(library, options, options.seed + i, sums); status != 0)
            return status;
    if (options.signature)
        say(fmt::format("{} games of {} against {} from seed {}: signature {:016x}", options.games,
                        deckName(library, options.decks, 0), deckName(library, options.decks, 1),
                        options.seed, sums.signature));
    else if (!options.quiet)
        say(fmt::format("{} games, 0 failures, {} answers{}, {} : {}, {:.2f} s, signature {:016x}",
                        options.games, sums.answers,
                        options.takeBack ? " taken back and done again" : "", sums.wins[0],
                        sums.wins[1], now() - begun, sums.signature));
    return 0;
}

int benchAny(const match::CardLibrary &library, const BenchOptions &options)
{
    if (!knowsAll(library, {}, options.decks))
        return 2;
    const Outcome<MatchSetup> setup = setupFor(library, options.decks, 1);
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

int decksAny(const match::CardLibrary &library, const DecksOptions &options)
{
    if (options.random != 0) {
        core::Rng rng(options.random ^ kDeckSeed);
        const Outcome<Json> deck = library.kit().randomDeck(library, rng);
        if (!deck)
            return complainOf(deck.problem());
        say(match::toLine(deck.value()));
        return 0;
    }
    const bool all = options.files.empty();
    int status = 0;
    for (const std::string &name : all ? library.deckNames() : options.files) {
        const Outcome<Json> deck = deckNamed(library, name);
        say(fmt::format("{}: {}", name, deck ? "legal" : match::describe(deck.problem())));
        status = deck ? status : 1;
    }
    return status;
}

} // namespace playmat::cli
