#include "cli/commands.h"
#include "cli/output.h"
#include "kit/swu/lesson_words.h"
#include "kit/swu/searched_swu.h"
#include "learn/puzzle.h"
#include "match/resources.h"

#include <fmt/format.h>

namespace playmat::cli {

namespace {

constexpr const char *kFile = "swu.json";

void printPuzzles(const std::vector<learn::Puzzle> &puzzles)
{
    for (const learn::Puzzle &puzzle : puzzles)
        say(fmt::format("{}  {}  {} ({})", puzzle.id, puzzle.rating, puzzle.title,
                        fmt::join(puzzle.themes, ", ")));
}

} // namespace

int puzzles(const match::CardLibrary &library, const PuzzlesOptions &options)
{
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
