#include "cli/output.h"
#include "cli/study.h"
#include "learn/learn_kit.h"
#include "learn/puzzle.h"
#include "match/resources.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace playmat::cli {

namespace {

void printPuzzles(const std::vector<learn::Puzzle> &puzzles)
{
    for (const learn::Puzzle &puzzle : puzzles)
        say(fmt::format("{}  {}  {} ({})", puzzle.id, puzzle.rating, puzzle.title,
                        fmt::join(puzzle.themes, ", ")));
}

} // namespace

int studyPuzzles(const match::CardLibrary &library, const learn::LearnKit &kit,
                 const PuzzlesOptions &options)
{
    const std::filesystem::path path = learn::puzzlesOf(library);
    const std::string file = path.filename().string();
    const match::Outcome<std::string> text = match::readFile(path);
    if (!text) {
        complain(match::describe(text.problem()));
        return 1;
    }
    const learn::Words words = kit.words(library);
    std::vector<learn::Fault> faults;
    const std::vector<learn::Puzzle> read = learn::readPuzzles(file, text.value(), words, faults);
    learn::PuzzleReport report;
    if (options.check)
        report = learn::provePuzzles(library, read, file, words, kit.search(library));
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
