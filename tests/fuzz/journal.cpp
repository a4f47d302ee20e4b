#include "bots/random_answer.h"
#include "fuzz/fuzz.h"
#include "kit/swu/host/cards.h"
#include "match/match.h"

#include <algorithm>
#include <charconv>

/// A match on disk: it opens, and then it can be saved and opened again, or the program says why
/// not.
namespace playmat::fuzz {

namespace {

match::Match started(const match::Json &request)
{
    match::Outcome<match::MatchSetup> setup = match::setupFromJson(library(), request);
    check(setup.ok(), "a seed is refused");
    match::Outcome<match::Match> match = match::Match::start(library(), setup.value());
    check(match.ok(), "a seed cannot be started");
    return std::move(match.value());
}

std::string journalOf(match::Match match, int answers, int takenBack)
{
    core::Rng rng(9);
    while (answers > 0 && !match.game().over())
        answers -= match.submit(bots::randomAnswer(match.game().decision(), rng,
                                                   match::swuCards(library()).names.size()))
            ? 1
            : 0;
    while (takenBack-- > 0 && match.canUndo())
        match.undo();
    const Workplace folder;
    check(match.save(folder / "seed").ok(), "a seed cannot be written");
    return contentOf(folder / "seed");
}

/// "line 17" is a line of the file.
void checkLine(const match::Problem &problem, std::string_view text)
{
    const std::size_t at = problem.message.find("line ");
    if (at == std::string::npos || problem.code != "bad_journal")
        return;
    std::size_t line = 0;
    std::from_chars(problem.message.data() + at + 5,
                    problem.message.data() + problem.message.size(), line);
    const auto lines = 1 + static_cast<std::size_t>(std::ranges::count(text, '\n'));
    check(line >= 1 && line <= lines, "there is no such line: " + problem.message);
}

} // namespace

std::vector<std::string> seeds()
{
    const auto request = [](const char *text) { return match::Json::parse(text); };
    const match::Json decks = request(R"({"op":"new","seed":8,"players":[
        {"name":"Ann","deck":"luke"},{"name":"Bo","deck":"vader"}]})");
    const match::Json position = request(R"({"op":"scenario","seed":3,"players":[
        {"leader":"SOR_010","base":"SOR_023","resources":5,"hand":["SOR_128"],"ground":["SOR_232"]},
        {"leader":"SOR_005","base":"SOR_029","space":["SOR_237"]}]})");
    match::Match conceded = started(position);
    check(conceded.concede(1).ok(), "giving up is refused");
    return {journalOf(started(decks), 12, 0), journalOf(started(decks), 40, 3),
            journalOf(started(position), 5, 0), journalOf(std::move(conceded), 0, 0)};
}

Verdict run(std::string_view input)
{
    const Workplace folder;
    writeFile(folder / "journal", input);
    const match::Outcome<match::JournalPeek> peek
        = match::peekJournal(library(), folder / "journal");
    match::Outcome<match::Match> opened = match::Match::open(library(), folder / "journal");
    if (!opened) {
        checkProblem(opened.problem(), input);
        checkLine(opened.problem(), input);
        return Verdict::Refused;
    }
    check(peek.ok(), "it opens, but the start page cannot look into it");
    check(opened.value().save(folder / "again").ok(), "it cannot be saved");
    const match::Outcome<match::Match> again = match::Match::open(library(), folder / "again");
    check(again.ok(), "what was saved cannot be opened");
    check(again.value().game().positionHash() == opened.value().game().positionHash(),
          "it is another game now");
    check(contentOf(folder / "journal") == input, "looking has changed the file");
    return Verdict::Taken;
}

} // namespace playmat::fuzz
