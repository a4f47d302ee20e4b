#include "cli/output.h"
#include "kit/swu/headless/headless.h"
#include "kit/swu/learn/lesson_words.h"
#include "kit/swu/learn/puzzle_maker.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace playmat::cli {

namespace {

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

} // namespace

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
    if (!writeOrSay(options.out, document))
        return 1;
    const kit::MakerCounts &counts = maker.counts();
    say(fmt::format("{} games, {} positions, {} too large, {} without one right answer, {} dull, "
                    "{} alike, {} unsound: {} puzzles, {} kept",
                    counts.games, counts.positions, counts.tooLarge, counts.notOne, counts.dull,
                    counts.alike, counts.unsound, maker.found().size(), picked.size()));
    return 0;
}

} // namespace playmat::cli
