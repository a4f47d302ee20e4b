#include "cli/commands.h"
#include "cli/output.h"
#include "kit/swu/lesson_words.h"
#include "kit/swu/puzzle_maker.h"
#include "kit/swu/searched_swu.h"
#include "learn/puzzle.h"
#include "match/resources.h"

#include <fmt/format.h>

#include <fstream>

namespace playmat::cli {

namespace {

constexpr const char *kFile = "swu.json";

void printPuzzles(const std::vector<learn::Puzzle> &puzzles)
{
    for (const learn::Puzzle &puzzle : puzzles)
        say(fmt::format("{}  {}  {} ({})", puzzle.id, puzzle.rating, puzzle.title,
                        fmt::join(puzzle.themes, ", ")));
}

learn::Puzzle::Kind kindOf(const std::string &name)
{
    return name == "race" ? learn::Puzzle::Kind::Race
        : name == "duel"  ? learn::Puzzle::Kind::Duel
                          : learn::Puzzle::Kind::Hold;
}

/// As a document of puzzles, a line each, so that changes can be read.
std::string asDocument(const std::vector<match::Json> &puzzles)
{
    std::vector<std::string> lines;
    lines.reserve(puzzles.size());
    for (const match::Json &puzzle : puzzles)
        lines.push_back("\n  " + puzzle.dump());
    return fmt::format("{{\n \"puzzles\": [{}\n ]\n}}\n", fmt::join(lines, ","));
}

int makePuzzles(const match::CardLibrary &library, const PuzzlesOptions &options)
{
    const learn::Words words = kit::swuLessonWords(library);
    kit::PuzzleMaker maker(library, words, kindOf(options.kind));
    for (std::uint64_t i = 0; i < options.games; ++i)
        maker.playGame(options.seed + i);
    const std::vector<match::Json> picked
        = kit::pickPuzzles(maker.found(), options.most, options.kind.front());
    const std::string document = asDocument(picked);
    if (options.out.empty()) {
        say(document.substr(0, document.size() - 1));
        return 0;
    }
    if (!(std::ofstream(options.out, std::ios::binary) << document).flush()) {
        complain(fmt::format("cannot write {}", options.out));
        return 1;
    }
    const kit::MakerCounts &counts = maker.counts();
    say(fmt::format("{} games, {} positions, {} too large, {} without one right answer, {} dull, "
                    "{} alike, {} unsound: {} puzzles, {} kept",
                    counts.games, counts.positions, counts.tooLarge, counts.notOne, counts.dull,
                    counts.alike, counts.unsound, maker.found().size(), picked.size()));
    return 0;
}

} // namespace

int puzzles(const match::CardLibrary &library, const PuzzlesOptions &options)
{
    if (!options.kind.empty())
        return makePuzzles(library, options);
    const match::Outcome<std::string> text
        = match::readFile(match::findResources() / "puzzles" / kFile);
    if (!text) {
        complain(match::describe(text.problem()));
        return 1;
    }
    const learn::Words words = kit::swuLessonWords(library);
    std::vector<learn::Fault> faults;
    const std::vector<learn::Puzzle> read = learn::readPuzzles(kFile, text.value(), words, faults);
    learn::PuzzleReport report;
    if (options.check)
        report = learn::provePuzzles(library, read, kFile, words, kit::searchSwu(library));
    report.faults.insert(report.faults.begin(), faults.begin(), faults.end());
    for (const learn::Fault &fault : report.faults)
        complain(fmt::format("{}: {}", fault.where, fault.what));
    if (options.check)
        say(fmt::format("{} puzzles, {} positions searched, {} for one at most: {} faults",
                        report.puzzles, report.nodes, report.mostNodes, report.faults.size()));
    else
        printPuzzles(read);
    return report.faults.empty() ? 0 : 1;
}

} // namespace playmat::cli
