#include "cli/commands.h"
#include "cli/output.h"
#include "cli/serve.h"
#include "match/resources.h"

#include <CLI/CLI.hpp>

#include <csignal>
#include <cstdio>
#include <functional>
#include <sstream>

namespace {

using namespace playmat;

/// Loads the cards, then does it. Nothing but the command itself writes to standard output.
int withCards(const std::function<int(const match::CardLibrary &)> &command)
{
    const match::Outcome<match::CardLibrary> library
        = match::CardLibrary::open(match::findResources());
    if (library)
        return command(library.value());
    cli::complain(match::describe(library.problem()));
    return 1;
}

void addDecks(CLI::App &command, cli::DeckNames &decks)
{
    // The array asks for two words by itself; expected(2) would be two arrays.
    command.add_option("--decks", decks.names,
                       "Two decks: built-in names, files, \"random\" or \"hoard\"");
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

} // namespace

int main(int argc, char **argv)
{
#ifdef SIGXFSZ
    std::signal(SIGXFSZ, SIG_IGN); // a file that may not grow any more is reported, not fatal
#endif
    CLI::App app("Playmat without a table: rules, random games and the headless protocol");
    app.name("playmat-cli");
    app.require_subcommand(1);
    int status = 0;
    const auto run = [&status](CLI::App *command, auto &options, auto function) {
        command->callback([&status, &options, function] {
            status = withCards([&](const auto &library) { return function(library, options); });
        });
    };

    app.add_subcommand("serve", "Answer requests, one JSON object per line")->callback([&status] {
        status = withCards([](const auto &library) { return cli::serve(library, stdin, stdout); });
    });

    cli::PlayOptions play;
    CLI::App *playCommand = app.add_subcommand("play", "Let bots play a game and print it");
    playCommand->add_option("--seed", play.seed, "The seed of the shuffles and the bots");
    playCommand->add_option("--bots", play.bots, "Which bots play: random or hoarder")
        ->expected(1, 2);
    addDecks(*playCommand, play.decks);
    run(playCommand, play, cli::play);

    cli::SimulateOptions simulate;
    CLI::App *simulateCommand
        = app.add_subcommand("simulate", "Play random games and check every step");
    simulateCommand->add_option("--games", simulate.games, "How many games");
    simulateCommand->add_option("--twins", simulate.twins,
                                "Compare this many positions, as each seat is told of them, with "
                                "others that differ in what the seat may not know");
    simulateCommand->add_option("--mind", simulate.mind,
                                "With --twins: the program that must think the same about both");
    simulateCommand->add_option("--seed", simulate.seed,
                                "The seed of the first game; the next ones count up from it");
    simulateCommand->add_option("--replay", simulate.replay, "Replay this line instead");
    simulateCommand->add_flag("!--no-check", simulate.check, "Skip the checks");
    simulateCommand->add_flag("--signature", simulate.signature,
                              "Print a number for how the games went, the same on every machine");
    simulateCommand->add_flag("--take-back", simulate.takeBack,
                              "Undo and redo every answer, and compare");
    simulateCommand->add_option("--bots", simulate.bots, "Which bots play: random or hoarder")
        ->expected(1, 2)
        ->check(CLI::IsMember({"random", "hoarder"}));
    simulateCommand->add_flag("--marks", simulate.marks,
                              "Print how full the lists in the state became");
    simulateCommand->add_flag("--quiet", simulate.quiet, "Print only breaches");
    addDecks(*simulateCommand, simulate.decks);
    run(simulateCommand, simulate, cli::simulate);

    cli::BenchOptions bench;
    CLI::App *benchCommand = app.add_subcommand("bench", "Measure the engine on one core");
    benchCommand->add_flag("--json", bench.json, "Print one JSON object");
    benchCommand->add_option("--seconds", bench.seconds, "How many seconds to play")
        ->check(CLI::Range(0.01, 600.0));
    addDecks(*benchCommand, bench.decks);
    run(benchCommand, bench, cli::bench);

    cli::PerftOptions perft;
    CLI::App *perftCommand
        = app.add_subcommand("perft", "Count the histories of answers from a position");
    perftCommand->add_option("--depth", perft.depth, "How many answers per history")
        ->check(CLI::Range(0, 20));
    perftCommand->add_flag("--divide", perft.divide, "Also count for each first answer");
    perftCommand->add_option("position", perft.position, "File with a scenario")
        ->required()
        ->check(CLI::ExistingFile);
    run(perftCommand, perft, cli::perft);

    cli::CheckOptions check;
    CLI::App *checkCommand
        = app.add_subcommand("check-cards", "Load every card and list those that are not playable");
    checkCommand->add_option("--text", check.text, "Print what the card with this id says instead");
    checkCommand->add_option("--explain", check.explain,
                             "Print what is known about this word of the card files instead");
    run(checkCommand, check, cli::checkCards);

    cli::LessonsOptions lessons;
    CLI::App *lessonsCommand
        = app.add_subcommand("lessons", "List the lessons, or prove them on the rules engine");
    lessonsCommand->add_flag("--check", lessons.check,
                             "Play everything they say, and print what does not hold");
    lessonsCommand->add_flag("--coverage", lessons.coverage,
                             "Print which step and which question teaches what");
    run(lessonsCommand, lessons, cli::lessons);

    cli::PuzzlesOptions puzzles;
    CLI::App *puzzlesCommand
        = app.add_subcommand("puzzles", "List the puzzles, prove each by search, or make some");
    puzzlesCommand->add_flag("--check", puzzles.check,
                             "Search every answer, and print what does not hold");
    puzzlesCommand
        ->add_option("--kind", puzzles.kind,
                     "Make puzzles instead, of this kind, from random games")
        ->check(CLI::IsMember({"race", "duel", "hold"}));
    puzzlesCommand->add_option("--seed", puzzles.seed, "Seed of the first game");
    puzzlesCommand->add_option("--games", puzzles.games, "How many games to look at");
    puzzlesCommand->add_option("--most", puzzles.most,
                               "How many puzzles to keep, spread over ratings and themes");
    puzzlesCommand->add_option("--out", puzzles.out, "Write them to this file");
    run(puzzlesCommand, puzzles, cli::puzzles);

    cli::MatchOptions matchUp;
    CLI::App *matchCommand = app.add_subcommand(
        "match", "Let two programs play pairs of games, and say how strong the first one is");
    matchCommand->add_option("--a", matchUp.a, "A level, greedy or random");
    matchCommand->add_option("--b", matchUp.b, "Whom it plays against");
    matchCommand->add_option("--pairs", matchUp.pairs, "How many pairs of games");
    matchCommand->add_option("--seed", matchUp.seed, "The seed of the first pair");
    matchCommand->add_option("--threads", matchUp.threads, "On how many threads each thinks")
        ->check(CLI::Range(1, 64));
    matchCommand->add_flag("--clock", matchUp.clock,
                           "As at a table: with each level's own threads and limit of time");
    matchCommand->add_flag("--sprt", matchUp.sprt, "Stop as soon as the result is clear");
    matchCommand->add_option("--better", matchUp.better,
                             "With --sprt: by how many points of Elo the first may be stronger");
    matchCommand->add_option("--weights", matchUp.weights,
                             "A file from `fit` that the first one judges by instead");
    addDecks(*matchCommand, matchUp.decks);
    run(matchCommand, matchUp, cli::matchUp);

    cli::FitOptions fit;
    CLI::App *fitCommand = app.add_subcommand(
        "fit", "Fit what programs judge positions by to games against themselves");
    fitCommand->add_option("--games", fit.games, "How many games");
    fitCommand->add_option("--seed", fit.seed, "The seed of the games");
    fitCommand->add_option("--date", fit.date, "The date for the file");
    fitCommand->add_option("--out", fit.out, "Write the weights to this file");
    run(fitCommand, fit, cli::fit);

    cli::BotsOptions bots;
    CLI::App *botsCommand = app.add_subcommand("bots", "List the levels of programs");
    botsCommand->add_flag("--positions", bots.positions,
                          "Say instead how often each finds the right move of a puzzle");
    botsCommand->add_option("--player", bots.player, "With --positions: only this one");
    botsCommand->add_option("--most", bots.most, "With --positions: so many, of each kind a third");
    run(botsCommand, bots, cli::bots);

    cli::SchemaOptions schema;
    CLI::App *schemaCommand
        = app.add_subcommand("schema", "Print the JSON schema of the card files");
    schemaCommand->add_flag("--manual", schema.manual, "Print the language as a document instead");
    schemaCommand->callback([&] { status = cli::schema(schema); });

    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError &end) { // a mistake, or a question for help
        return answer(app, end);
    }
    return status;
}
