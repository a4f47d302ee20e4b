#include "match/journal_replay.h"
#include "match/json_reader.h"
#include "text/language.h"

#include <algorithm>

/// What can be told about a journal without opening it: its first line and its last.
namespace playmat::match {

namespace fs = std::filesystem;

namespace {

/// This much is read as a whole, every line of it; of a longer one only the two ends.
constexpr std::size_t kShort = std::size_t{1} << 20U;
constexpr std::size_t kTail = std::size_t{64} << 10U;

Problem notAJournal(const fs::path &path)
{
    return {"bad_journal", text::format("{} is not a journal", path.string()), {}};
}

Outcome<JournalText> readShort(const ClaimedFile &file, const fs::path &path)
{
    const Outcome<std::string> text = readOpenFile(file.file, file.facts, path, kLargestJournal);
    if (!text)
        return text.problem();
    Outcome<JournalText> journal = journalText(text.value());
    if (!journal)
        return notAJournal(path);
    if (const std::size_t line = journal.value().badLine; line > 0)
        return Problem{
            "bad_journal",
            text::format("line {0} of {1} is not a line of a journal", line, path.string()),
            {}};
    return journal;
}

/// The header at least, which is the first line; as a rule that is short.
std::error_code readHead(const ClaimedFile &file, std::string &head)
{
    Files &files = file.file.files();
    const std::error_code error = files.read(file.file.id(), 0, kShort, head);
    if (error || head.size() < kShort || head.find('\n') != std::string::npos)
        return error;
    return files.read(file.file.id(), 0, kLargestJournal, head);
}

/// The header and the last whole line alone.
Outcome<JournalText> readEnds(const ClaimedFile &file, const fs::path &path)
{
    std::string head;
    std::string tail;
    Files &files = file.file.files();
    std::error_code error = readHead(file, head);
    if (!error)
        error = files.read(file.file.id(), file.facts.size - kTail, kTail, tail);
    if (error)
        return fileProblem("read", path, error);
    Outcome<JournalText> journal = journalText(head.substr(0, head.find('\n') + 1));
    if (!journal)
        return notAJournal(path);
    const std::size_t end = tail.rfind('\n');
    const std::size_t start
        = end == std::string::npos || end == 0 ? end : tail.rfind('\n', end - 1);
    if (start == std::string::npos)
        return notAJournal(path);
    Outcome<Json> last = parseJson(std::string_view(tail).substr(start, end - start));
    if (!last || !last.value().is_object())
        return notAJournal(path);
    journal.value().lines.push_back(std::move(last.value()));
    return journal;
}

/// [steps, to move, round, HP, HP], in the last line or, before the first answer, in the header.
void readNow(const JsonReader &now, JournalPeek &peek)
{
    constexpr int largest = 1 << 30;
    peek.answers = static_cast<std::size_t>(now.item(0).integer(0, largest));
    const auto toMove = static_cast<int>(now.item(1).integer(-1, 255));
    peek.over = toMove < 0;
    peek.toMove = peek.over ? core::kNone : static_cast<core::PlayerId>(toMove);
    peek.round = static_cast<int>(now.item(2).integer(0, largest));
    for (std::size_t p = 0; p < peek.baseHpLeft.size(); ++p)
        peek.baseHpLeft[p] = static_cast<int>(now.item(3 + p).integer(-largest, largest));
}

Outcome<JournalPeek> peekAt(const JournalText &text, const fs::path &path)
{
    constexpr std::size_t members = 5;
    std::optional<Problem> problem;
    const JsonReader header(text.header, problem, "bad_journal");
    const JsonReader last(text.lines.empty() ? text.header : text.lines.back(), problem,
                          "bad_journal");
    JournalPeek peek;
    const JsonReader now = last.required("now");
    if (now.size() != members)
        return notAJournal(path);
    readNow(now, peek);
    peek.end = peek.over ? endFromJson(last.value()) : std::nullopt;
    if (peek.over && last.has("concede"))
        peek.conceded = static_cast<core::PlayerId>(last.at("concede").integer(0, 1));
    const JsonReader leaders = header.required("shown").required("leaders");
    const JsonReader bases = header.required("shown").required("bases");
    if (leaders.size() != peek.pictures.size() || bases.size() != peek.bases.size())
        return notAJournal(path);
    for (std::size_t p = 0; p < peek.pictures.size(); ++p) {
        peek.pictures[p] = leaders.item(p).string();
        peek.bases[p] = bases.item(p).string();
    }
    if (problem)
        return *problem;
    return peek;
}

Outcome<JournalPeek> peekByReplay(const CardLibrary &library, const ClaimedFile &file,
                                  const fs::path &path)
{
    const OpenedJournal opened = JournalReplay(library, path, file.file.files()).read(file);
    if (opened.problem)
        return *opened.problem;
    const std::optional<Match> &match = opened.match;
    JournalText text;
    text.header = {{"shown", match->shown()}, {"now", match->now()}};
    Outcome<JournalPeek> peek = peekAt(text, path);
    if (peek)
        peek.value().end = match->end();
    return peek;
}

void readSetup(MatchSetup setup, JournalPeek &peek)
{
    peek.names = setup.names();
    peek.begun = setup.begun;
    peek.series = std::move(setup.series);
    for (std::size_t p = 0; p < std::min(setup.seats.size(), peek.decks.size()); ++p) {
        peek.programs[p] = setup.seats[p].program;
        peek.decks[p] = std::move(setup.seats[p].deck);
    }
}

} // namespace

Outcome<std::string> gameOfJournal(const fs::path &path, Files &files)
{
    const Outcome<ClaimedFile> opened = openToRead(path, files);
    if (!opened)
        return opened.problem();
    const ClaimedFile &file = opened.value();
    if (file.facts.size > kLargestJournal)
        return notAJournal(path);
    std::string head;
    if (const std::error_code error = readHead(file, head))
        return fileProblem("read", path, error);
    const Outcome<JournalText> journal = journalText(head.substr(0, head.find('\n') + 1));
    if (!journal || !journal.value().header.is_object())
        return notAJournal(path);
    const Json game = journal.value().header.value("game", Json(""));
    return game.is_string() ? game.get<std::string>() : std::string();
}

Outcome<JournalPeek> peekJournal(const CardLibrary &library, const fs::path &path, Files &files)
{
    const Outcome<ClaimedFile> opened = openToRead(path, files);
    if (!opened)
        return opened.problem();
    const ClaimedFile &file = opened.value();
    const bool isShort = file.facts.size <= kShort || file.facts.size > kLargestJournal;
    const Outcome<JournalText> text = isShort ? readShort(file, path) : readEnds(file, path);
    if (!text)
        return text.problem();
    const Json &header = text.value().header;
    if (std::optional<Problem> problem = checkHeader(library.kit(), header))
        return *problem;
    Outcome<JournalPeek> peek = peekAt(text.value(), path);
    if (!peek && isShort) // not written by this program
        peek = peekByReplay(library, file, path);
    const Outcome<MatchSetup> setup = setupFromJson(library, header);
    if (!peek || !setup)
        return peek ? setup.problem() : peek.problem();
    readSetup(setup.value(), peek.value());
    std::error_code error;
    peek.value().changed = fs::last_write_time(path, error);
    if (!error)
        error = files.probe(file.file.id(), peek.value().inUse);
    if (error)
        return fileProblem("read", path, error);
    return peek;
}

} // namespace playmat::match
