#include "cli/deeds.h"
#include "cli/find_cards.h"
#include "cli/headless_kit.h"
#include "cli/output.h"
#include "cli/plant.h"
#include "cli/scenarios.h"
#include "cli/serve.h"
#include "kit/games/headless/headless_kits.h"
#include "kit/games/kits.h"
#include "match/plain_words.h"
#include "match/platform.h"
#include "match/resources.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <charconv>
#include <csignal>
#include <cstdio>
#include <functional>
#include <initializer_list>
#include <limits>
#include <sstream>
#include <system_error>

namespace {

using namespace playmat;

const CLI::Range kCount(0, 1'000'000'000);

/// A number of 64 bits. CLI11 reads a larger one as the largest there is, and a negative one as
/// a number close to that.
const CLI::Validator kSeed(
    [](std::string &text) {
        std::uint64_t seed = 0;
        const char *const end = text.data() + text.size();
        const auto [read, error] = std::from_chars(text.data(), end, seed);
        return error == std::errc() && read == end
            ? std::string()
            : fmt::format("{} is not a whole number from 0 to {}", match::inQuotes(text),
                          std::numeric_limits<std::uint64_t>::max());
    },
    "SEED");

/// Accepts a number in this range and rejects text that is not a number; CLI::Range accepts such
/// text.
CLI::Validator between(double least, double most)
{
    return CLI::Validator(
        [least, most](std::string &text) {
            double number = 0;
            const char *const end = text.data() + text.size();
            const auto [read, error] = std::from_chars(text.data(), end, number);
            return error == std::errc() && read == end && number >= least && number <= most
                ? std::string()
                : fmt::format("{} is not a number from {} to {}", match::inQuotes(text), least,
                              most);
        },
        "NUMBER");
}

/// Options that have no effect without another one; and options of which only one has an effect.
void need(CLI::App &command, std::initializer_list<const char *> options, const char *needed)
{
    for (const char *option : options)
        command.get_option(option)->needs(command.get_option(needed));
}
void excludeEachOther(CLI::App &command, const std::vector<const char *> &options)
{
    for (std::size_t one = 0; one < options.size(); ++one)
        for (std::size_t other = 0; other < one; ++other)
            command.get_option(options[one])->excludes(command.get_option(options[other]));
}

/// Loads the cards of a game, then does it. Nothing but the command itself writes to standard
/// output.
int withCards(const match::GameKit &kit,
              const std::function<int(const match::CardLibrary &)> &command)
{
    const match::Outcome<match::CardLibrary> library = kit.library(match::findResources());
    if (library)
        return command(library.value());
    cli::complain(match::describe(library.problem()));
    return 1;
}

void addDecks(CLI::App &command, cli::DeckNames &decks)
{
    // The array asks for two words by itself; expected(2) would be two arrays.
    command.add_option("--decks", decks.names,
                       "Two decks: built-in names, files, or \"random\", \"hoard\", \"premier\" or "
                       "\"eternal\" for one "
                       "that is drawn");
    command.add_flag("--plain", decks.plain,
                     "Play on with cards whose text does not play yet: they do nothing");
}

int answer(const CLI::App &app, const CLI::ParseError &end)
{
    std::ostringstream out;
    std::ostringstream errors;
    const int status = app.exit(end, out, errors);
    if (!out.str().empty())
        cli::say(out.str());
    if (!errors.str().empty())
        cli::complain(errors.str());
    return status;
}

/// What can be asked for on the command line. CLI11 keeps references to the options, so they are
/// members.
class Commands
{
public:
    Commands()
    {
        m_app.name("playmat-cli");
        m_app.require_subcommand(1);
        addGames();
        addMeasures();
        addCards();
        addLearning();
        addScenarios();
        addPlayers();
    }

    /// Does what is asked; the program's exit code.
    int run(int argc, char **argv)
    {
        try {
            m_app.parse(argc, argv);
        } catch (const CLI::RequiredError &end) {
            const std::vector<std::string> rest = m_app.remaining();
            if (!m_app.get_subcommands().empty() || rest.empty())
                return answer(m_app, end);
            cli::complain(fmt::format("there is no command {}; --help lists the commands",
                                      match::inQuotes(rest.front())));
            return end.get_exit_code();
        } catch (const CLI::ParseError &end) { // a mistake, or a question for help
            return answer(m_app, end);
        }
        return m_status;
    }

private:
    void addGames()
    {
        m_app.add_subcommand("serve", "Answer requests, one JSON object per line")
            ->callback([this] {
                m_status = withCards(*kit::games().front(), [](const auto &library) {
                    return cli::serve(library, stdin, stdout);
                });
            });
        CLI::App &play
            = add("play", "Let bots play a game and print it", m_play, &cli::HeadlessKit::play);
        play.add_option("--seed", m_play.seed, "The seed of the shuffles and the bots")
            ->check(kSeed);
        play.add_option("--bots", m_play.bots,
                        "Which bots play: random, or what the game has beside it: "
                        "hoarder, or greedy and the levels")
            ->expected(1, 2);
        addDecks(play, m_play.decks);
        addSimulate();
    }

    void addSimulate()
    {
        cli::SimulateOptions &o = m_simulate;
        CLI::App &simulate = add("simulate", "Play random games and check every step", o,
                                 &cli::HeadlessKit::simulate);
        simulate.add_option("--games", o.games, "How many games")->check(kCount);
        simulate
            .add_option("--twins", o.twins,
                        "Compare this many positions, as each seat is told of them, with "
                        "others that differ in what the seat may not know")
            ->check(kCount);
        simulate.add_option("--mind", o.mind,
                            "With --twins: the program that must think the same about both");
        simulate
            .add_option("--seed", o.seed,
                        "The seed of the first game; the next ones count up from it")
            ->check(kSeed);
        simulate.add_option("--replay", o.replay, "Replay this line instead");
        simulate.add_flag("!--no-check", o.check, "Skip the checks");
        simulate.add_flag("--signature", o.signature,
                          "Print a number for how the games went, the same on every machine");
        simulate.add_flag("--take-back", o.takeBack, "Undo and redo every answer, and compare");
        simulate.add_option("--bots", o.bots, "Which bots play: random or hoarder")
            ->expected(1, 2)
            ->check(CLI::IsMember({"random", "hoarder"}));
        simulate
            .add_option("--may-stop", o.mayStop,
                        "How many games may stop at a limit of the program, which they say")
            ->check(kCount);
        simulate.add_flag("--marks", o.marks, "Print how full the lists in the state became");
        simulate.add_flag("--coverage", o.coverage,
                          "Print which parts of cards happened neither in these games nor in a "
                          "scenario in tests/scenarios");
        simulate.add_flag("--quiet", o.quiet, "Print only breaches");
        addDecks(simulate, o.decks);
        need(simulate, {"--mind"}, "--twins");
        excludeEachOther(
            simulate,
            {"--replay", "--signature", "--take-back", "--twins", "--marks", "--coverage"});
        excludeEachOther(simulate, {"--games", "--replay"});
    }

    void addMeasures()
    {
        CLI::App &bench
            = add("bench", "Measure the engine on one core", m_bench, &cli::HeadlessKit::bench);
        bench.add_flag("--json", m_bench.json, "Print one JSON object");
        bench.add_option("--seconds", m_bench.seconds, "How many seconds to play")
            ->check(between(0.01, 600));
        addDecks(bench, m_bench.decks);

        CLI::App &perft = add("perft", "Count the histories of answers from a position", m_perft,
                              &cli::HeadlessKit::perft);
        perft.add_option("--depth", m_perft.depth, "How many answers per history")
            ->check(CLI::Range(0, 20));
        perft.add_flag("--divide", m_perft.divide, "Also count for each first answer");
        perft.add_option("position", m_perft.position, "File with a scenario")
            ->required()
            ->check(CLI::ExistingFile);
    }

    void addCards()
    {
        CLI::App &check = add("check-cards", "Load every card and list those that are not playable",
                              m_check, &cli::HeadlessKit::checkCards);
        check.add_option("--text", m_check.text, "Print what the card with this id says instead");
        check.add_option("--explain", m_check.explain,
                         "Print what is known about this word of the card files instead");
        check.add_option("--missing", m_check.missing,
                         "Instead, print which words the cards in this list still need");
        excludeEachOther(check, {"--text", "--explain", "--missing"});

        CLI::App &decks = add("decks", "List the built-in decks, or check some", m_decks,
                              &cli::HeadlessKit::decks);
        decks.add_option("decks", m_decks.files,
                         "Built-in names or files; none: all built-in ones");
        decks.add_flag("--plain", m_decks.plain,
                       "Cards whose text does not play yet are fine: they do nothing");
        decks.add_flag("--formats", m_decks.formats,
                       "Say also in which formats they are legal, and why not in the others");
        decks.add_option("--day", m_decks.day, "… on that day, like 2026-03-13");
        decks
            .add_option("--random", m_decks.random,
                        "Print a random legal deck of this seed instead")
            ->check(kSeed);
        excludeEachOther(decks, {"decks", "--random"});
        addDeckFiles(decks);

        CLI::App &cards = addGame("cards", "Find cards");
        cards.require_subcommand(1);
        CLI::App *find = cards.add_subcommand("find", "List the cards that a search finds");
        find->fallthrough(); // to the game
        find->add_option("query", m_find.query,
                         "Like on the page of the cards: t:unit c<=3 x:\"draw a card\"")
            ->required();
        find->add_option("--by", m_find.by, "Their order")
            ->check(CLI::IsMember({"name", "cost", "set"}));
        cards.callback([this] {
            const match::GameKit &kit = kit::headlessKitNamed(m_game)->game();
            m_status = withCards(kit, [this](const match::CardLibrary &library) {
                return cli::findCards(library, m_find);
            });
        });

        CLI::App &schema = addGame("schema", "Print the JSON schema of the card files");
        schema.add_flag("--manual", m_schema.manual, "Print the language as a document instead");
        schema.callback([this] { m_status = kit::headlessKitNamed(m_game)->schema(m_schema); });
    }

    void addDeckFiles(CLI::App &decks)
    {
        decks.require_subcommand(0, 1);
        CLI::App *find = decks.add_subcommand(
            "find", "List the decks with a word in their names, or with a card called so");
        find->add_option("name", m_decks.find, "A part of the name of a deck or a card")
            ->required();
        find->add_option("places", m_decks.in, "Folders and files to search, too");
        CLI::App *check
            = decks.add_subcommand("check", "Name everything that a format has against decks");
        check->add_option("--format", m_decks.format, "The format, like premier")->required();
        check->add_option("--day", m_decks.day, "… on that day, like 2026-03-13");
        check->add_option("decks", m_decks.files, "Built-in names or files");
        CLI::App *missing = decks.add_subcommand(
            "missing", "List the cards of decks that a collection does not have");
        missing->add_option("--collection", m_decks.collection, "A table of cards and counts")
            ->required();
        missing->add_flag("--in-turn", m_decks.inTurn,
                          "The decks share their cards: only one is built at a time");
        missing->add_option("decks", m_decks.files, "Built-in names or files")->required();
        CLI::App *convert
            = decks.add_subcommand("convert", "Print a deck as the program's own files have it");
        convert->add_option("deck", m_decks.convert, "Built-in name or file, in any form")
            ->required();
    }

    void addLearning()
    {
        CLI::App &lessons = add("lessons", "List the lessons, or prove them on the rules engine",
                                m_lessons, &cli::HeadlessKit::lessons);
        lessons.add_flag("--check", m_lessons.check,
                         "Play everything they say, and print what does not hold");
        lessons.add_flag("--coverage", m_lessons.coverage,
                         "Print which step and which question teaches what");
        excludeEachOther(lessons, {"--check", "--coverage"});

        cli::PuzzlesOptions &o = m_puzzles;
        CLI::App &puzzles = add("puzzles", "List the puzzles, prove each by search, or make some",
                                o, &cli::HeadlessKit::puzzles);
        puzzles.add_flag("--check", o.check, "Search every answer, and print what does not hold");
        puzzles
            .add_option("--kind", o.kind, "Make puzzles instead, of this kind, from random games")
            ->check(CLI::IsMember({"race", "duel", "hold"}));
        puzzles.add_option("--seed", o.seed, "Seed of the first game")->check(kSeed);
        puzzles.add_option("--games", o.games, "How many games to look at")->check(kCount);
        puzzles
            .add_option("--most", o.most,
                        "How many puzzles to keep, spread over ratings and themes")
            ->check(kCount);
        puzzles.add_option("--out", o.out, "Write them to this file");
        need(puzzles, {"--seed", "--games", "--most", "--out"}, "--kind");
        excludeEachOther(puzzles, {"--check", "--kind"});
    }

    void addScenarios()
    {
        cli::ScenariosOptions &o = m_scenarios;
        CLI::App &scenarios
            = addGame("scenarios", "Play the scenarios of cards in tests/scenarios");
        scenarios.add_option("files", o.files, "Only these documents");
        scenarios.add_option("--filter", o.filter, "Only scenarios with this in their title");
        scenarios.add_flag("--update-rulings", o.updateRulings,
                           "Write instead which scenario holds which ruling");
        scenarios.add_flag("--check-rulings", o.checkRulings,
                           "Say instead whether what is written about rulings is stale");
        excludeEachOther(scenarios, {"files", "--update-rulings", "--check-rulings"});
        scenarios.callback([this] {
            m_scenarios.game = m_game;
            m_status = cli::playScenarios(m_scenarios);
        });
        addDeeds();
        addPlant();
    }

    void addPlant()
    {
        CLI::App &plant = addGame("plant",
                                  "Plant faults in cards, one at a time, and count how many the "
                                  "scenarios and the deeds notice");
        plant.add_option("card", m_plant.card, "Only in the card with this id");
        plant.add_option("--cards", m_plant.cards, "In how many cards")->check(kCount);
        plant.add_option("--seed", m_plant.seed, "What draws the cards")->check(kSeed);
        plant.add_flag("--all", m_plant.all,
                       "Also say which faults deeds alone notice, and which have a reason");
        plant.callback([this] {
            m_status = cli::plantFaults(kit::headlessKitNamed(m_game)->game(), m_plant);
        });
    }

    void addDeeds()
    {
        CLI::App &deeds
            = addGame("deeds", "Say what each card does on the standard boards of its game");
        deeds.add_option("card", m_deeds.card, "Only the card with this id");
        deeds.add_option("--set", m_deeds.set, "Only the cards of this set");
        deeds.add_flag("--check", m_deeds.check,
                       "Say instead where it differs from tests/golden/<game>/deeds-<set>.txt");
        deeds.add_flag("--update", m_deeds.update, "Write these files anew instead");
        excludeEachOther(deeds, {"card", "--check", "--update"});
        deeds.callback(
            [this] { m_status = cli::tellDeeds(kit::headlessKitNamed(m_game)->game(), m_deeds); });
    }

    void addPlayers()
    {
        cli::MatchOptions &o = m_match;
        CLI::App &match = add("match",
                              "Let two programs play pairs of games, and say how strong the "
                              "first one is",
                              o, &cli::HeadlessKit::matchUp);
        match.add_option("--a", o.a, "A level, greedy or random");
        match.add_option("--b", o.b, "Whom it plays against");
        match.add_option("--pairs", o.pairs, "How many pairs of games")->check(kCount);
        match.add_option("--seed", o.seed, "The seed of the first pair")->check(kSeed);
        match.add_option("--threads", o.threads, "On how many threads they think, or each of them")
            ->expected(1, 2)
            ->check(CLI::Range(1, 64));
        match.add_flag("--fresh", o.fresh, "The second one forgets what it thought before");
        match
            .add_option("--ahead", o.ahead,
                        "How many simulations the first one does while the second decides")
            ->check(kCount);
        match.add_flag("--sprt", o.sprt, "Stop as soon as the result is clear");
        match
            .add_option("--better", o.better,
                        "With --sprt: by how many points of Elo the first may be stronger")
            ->check(between(-1000, 1000));
        match.add_option("--weights", o.weights,
                         "A file from `fit` that the first one judges by instead");
        match.add_flag("--clock", o.clock,
                       "As at a table: with each level's own threads and limit of time");
        match
            .add_flag("--signature", o.signature,
                      "Print a number for how the games went instead, the same on every machine")
            ->excludes("--clock");
        addDecks(match, o.decks);
        need(match, {"--better"}, "--sprt");
        excludeEachOther(match, {"--signature", "--sprt"});

        CLI::App &fit
            = add("fit", "Fit what programs judge positions by to games against themselves", m_fit,
                  &cli::HeadlessKit::fit);
        fit.add_option("--games", m_fit.games, "How many games")->check(kCount);
        fit.add_option("--seed", m_fit.seed, "The seed of the games")->check(kSeed);
        fit.add_option("--date", m_fit.date, "The date for the file");
        fit.add_option("--out", m_fit.out, "Write the weights to this file");
        fit.add_option("--plot", m_fit.plot, "Draw how right its chances are in this SVG file");

        CLI::App &bots
            = add("bots", "List the levels of programs", m_bots, &cli::HeadlessKit::bots);
        bots.add_flag("--positions", m_bots.positions,
                      "Say instead how often each finds the right move of a puzzle");
        bots.add_option("--player", m_bots.player, "With --positions: only this one");
        bots.add_option("--most", m_bots.most, "With --positions: so many, of each kind a third")
            ->check(kCount);
        need(bots, {"--player", "--most"}, "--positions");
    }

    /// A command of a game.
    CLI::App &addGame(const char *name, const char *words)
    {
        CLI::App *command = m_app.add_subcommand(name, words);
        std::vector<std::string> games;
        for (const match::GameKit *kit : kit::games())
            games.emplace_back(kit->id());
        command->add_option("--game", m_game, "Which game")->check(CLI::IsMember(games));
        return *command;
    }

    /// A command that needs its cards.
    template <typename Options>
    CLI::App &add(const char *name, const char *words, const Options &options,
                  int (cli::HeadlessKit::*does)(const match::CardLibrary &, const Options &) const)
    {
        CLI::App &command = addGame(name, words);
        command.callback([this, &options, does] {
            const cli::HeadlessKit &kit = *kit::headlessKitNamed(m_game);
            m_status = withCards(kit.game(), [&](const match::CardLibrary &library) {
                return (kit.*does)(library, options);
            });
        });
        return command;
    }

    CLI::App m_app{"Playmat without a table: rules, random games and the headless protocol"};
    int m_status = 0;
    std::string m_game; ///< empty: the first one
    cli::PlayOptions m_play;
    cli::SimulateOptions m_simulate;
    cli::BenchOptions m_bench;
    cli::PerftOptions m_perft;
    cli::CheckOptions m_check;
    cli::DecksOptions m_decks;
    cli::FindOptions m_find;
    cli::LessonsOptions m_lessons;
    cli::PuzzlesOptions m_puzzles;
    cli::SchemaOptions m_schema;
    cli::ScenariosOptions m_scenarios;
    cli::DeedsOptions m_deeds;
    cli::PlantOptions m_plant;
    cli::MatchOptions m_match;
    cli::FitOptions m_fit;
    cli::BotsOptions m_bots;
};

} // namespace

int main(int argc, char **argv)
{
#ifdef SIGXFSZ
    std::signal(SIGXFSZ, SIG_IGN); // a file that may not grow any more is reported, not fatal
#endif
    if (!match::holdStandardStreams()) {
        cli::complain("There is nowhere to print to: the standard output is closed.");
        return 1;
    }
    try {
        const int status = Commands().run(argc, argv);
        cli::flush();
        return status;
    } catch (const std::system_error &error) { // a disk that is full, or no thread to be had
        const char *what = std::ferror(stdout) != 0 ? "Cannot print" : "The system refuses";
        cli::complain(fmt::format("{}: {}.", what, error.code().message()));
        return 1;
    }
}
