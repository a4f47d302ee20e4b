#include "match/journal_replay.h"

#include "engine/core/hash.h"
#include "match/game_kit.h"
#include "match/plain_words.h"
#include "text/language.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>

namespace playmat::match {

namespace fs = std::filesystem;

namespace {

Problem badLine(std::size_t number, std::string_view why)
{
    return {"bad_journal", text::format("line {0} of the journal: {1}", number, why), {}};
}

Problem wrongLine(const char *why)
{
    return {"bad_journal", text::said(why), {}};
}

OpenedJournal unreadable(Problem problem)
{
    OpenedJournal out;
    out.state = OpenedJournal::State::Unreadable;
    out.problem = std::move(problem);
    return out;
}

OpenedJournal notRead(Problem problem)
{
    OpenedJournal out = unreadable(std::move(problem));
    out.state = OpenedJournal::State::NotRead;
    return out;
}

constexpr const char *kSum = "sum";

std::string hashOfHeader(const Json &header)
{
    const std::string text = toLine(header);
    return hexHash(core::hashBytes(text.data(), text.size()));
}

/// Other lines are checked by the position that follows from them, but no position reveals which
/// cards the match uses or what they cost.
bool isAsWritten(const Json &header)
{
    if (!header.contains(kSum))
        return true;
    Json rest = header;
    rest.erase(kSum);
    return header[kSum] == hashOfHeader(rest);
}

} // namespace

void signHeader(Json &header)
{
    header.erase(kSum);
    header[kSum] = hashOfHeader(header);
}

std::optional<Problem> checkHeader(const GameKit &kit, const Json &header)
{
    const Json format = header.value("format", Json());
    if (!format.is_number_integer() || format.get<std::int64_t>() < 1)
        return badLine(1, text::said("it does not say its format"));
    const Json rules = header.value("rules", Json(1));
    if (!rules.is_number_integer() || rules.get<std::int64_t>() < 1)
        return badLine(1, text::said("it does not say which version of the rules it is played by"));
    if (format.get<std::int64_t>() > kJournalFormat
        || rules.get<std::int64_t>() > kit.newestRules())
        return Problem{"newer_format",
                       text::said("the match was written by a newer version of the program"),
                       {}};
    if (format.get<std::int64_t>() < kJournalFormat
        || rules.get<std::int64_t>() < kit.oldestRules())
        return Problem{"unreleased_format",
                       text::said("the match was written by an unreleased version of Playmat"),
                       {}};
    if (!isAsWritten(header))
        return badLine(1, text::said("it has been changed since it was written"));
    return std::nullopt;
}

void writeSeen(Json &line, core::PlayerMask seen)
{
    for (std::size_t player = 0; seen >> player != 0; ++player)
        if ((seen >> player & 1U) != 0)
            line["seen"].push_back(player);
}

core::PlayerMask readSeen(const Json &line)
{
    unsigned seen = 0;
    for (const Json &player : line.value("seen", Json::array()))
        if (player.is_number_unsigned() && player < std::numeric_limits<core::PlayerMask>::digits)
            seen |= 1U << player.get<unsigned>();
    return static_cast<core::PlayerMask>(seen);
}

OpenedJournal JournalReplay::read(const ClaimedFile &file)
{
    const Outcome<std::string> text = readOpenFile(file.file, file.facts, m_path, kLargestJournal);
    if (!text)
        return text.problem().code == "too_large" ? unreadable(text.problem())
                                                  : notRead(text.problem());
    const Outcome<JournalText> journal = journalText(text.value());
    if (!journal)
        return unreadable(
            {"bad_journal", text::format("{} is not a journal", m_path.string()), {}});
    if (std::optional<Problem> problem = begin(journal.value()))
        return unreadable(std::move(*problem));
    replayAll(journal.value());
    Match &match = *m_out.match;
    match.m_openedFrom = m_path;
    match.m_openedBytes = journal.value().wholeBytes;
    match.m_playedOn = false;
    match.m_dropped = m_out.state == OpenedJournal::State::TornLine;
    return std::move(m_out);
}

OpenedJournal JournalReplay::open(ClaimedFile file)
{
    OpenedJournal out = read(file);
    if (out.match && !out.problem)
        out.match->m_opened = std::move(file);
    return out;
}

namespace {

/// What Match::header() does not write.
Json unknownOf(const Json &header)
{
    static constexpr std::string_view kKnown[]
        = {"playmat", "format", "rules", "game",  "seed", "programs", "scenario", "ask",
           "players", "shown",  "now",   "cards", "sum",  "begun",    "first",    "series"};
    Json out = Json::object();
    for (const auto &[name, value] : header.items())
        if (std::ranges::find(kKnown, name) == std::end(kKnown))
            out[name] = value;
    return out;
}

} // namespace

/// The cards as they were when the match began.
Outcome<CardLibrary> JournalReplay::libraryFor(const JournalText &text)
{
    std::vector<std::string> named;
    for (const Json &line : text.lines)
        if (const auto name = line.find("name"); name != line.end() && name->is_string()
            && printable(name->get<std::string>()) == *name) // else the line is refused
            named.push_back(name->get<std::string>());
    return m_library.kit().libraryForKept(m_library, text.header.value("cards", Json()), named);
}

std::optional<Problem> JournalReplay::begin(const JournalText &text)
{
    if (std::optional<Problem> problem = checkHeader(m_library.kit(), text.header))
        return problem;
    Outcome<CardLibrary> library = libraryFor(text);
    if (!library)
        return badLine(1, describe(library.problem()));
    m_out.olderCards = &library.value().cards() != &m_library.cards();
    m_library = std::move(library.value());
    Outcome<MatchSetup> setup = setupFromJson(m_library, text.header);
    if (!setup)
        return badLine(1, describe(setup.problem()));
    Outcome<Match> match = Match::start(m_library, setup.value(), m_files);
    if (!match)
        return badLine(1, describe(match.problem()));
    m_out.match = std::move(match.value());
    m_out.match->m_rest = unknownOf(text.header);
    return std::nullopt;
}

namespace {

bool isStep(const Json &line)
{
    return !line.contains("undo") && !line.contains("redo");
}

/// For each step that leaves nothing behind, the line that takes it back; 0: it has to be played.
/// Another step follows that line, so nothing in between can be done again. A match with many
/// tries takes no longer to read than one without.
std::vector<std::size_t> givenUp(const std::vector<Json> &lines)
{
    std::vector<std::size_t> ends(lines.size());
    std::vector<std::size_t> done; // the lines that brought the match to where it is
    std::size_t most = 0; // that many can be done again
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (!lines[i].contains("undo")) {
            if (!isStep(lines[i]) && done.size() == most)
                break; // there is nothing to redo: whoever plays it says so
            most = isStep(lines[i]) ? done.size() + 1 : most;
            done.push_back(i);
            continue;
        }
        if (done.empty())
            break;
        if (isStep(lines[done.back()]) && i + 1 < lines.size() && isStep(lines[i + 1]))
            ends[done.back()] = i;
        done.pop_back();
    }
    return ends;
}

} // namespace

void JournalReplay::replayAll(const JournalText &text)
{
    using State = OpenedJournal::State;
    m_out.state = text.torn ? State::TornLine : State::Whole;
    m_out.lostLines = text.lostLines;
    if (text.badLine > 0) {
        m_out.badLine = text.badLine;
        m_out.problem = badLine(text.badLine, text::said("it is not a line of a journal"));
    }
    const std::vector<std::size_t> ends = givenUp(text.lines);
    for (std::size_t i = 0; i < text.lines.size(); ++i) {
        if (ends[i] > 0) {
            i = ends[i];
            m_out.match->noteSeen(readSeen(text.lines[i]));
            continue;
        }
        if (std::optional<Problem> problem = replay(text.lines[i])) {
            m_out.badLine = i + 2;
            m_out.problem = badLine(m_out.badLine, problem->message);
            m_out.lostLines += text.lines.size() - i;
            break;
        }
    }
    if (m_out.problem)
        m_out.state = State::ValidPart;
    setUp();
    if (const auto end = text.lines.empty() ? std::nullopt : endFromJson(text.lines.back()))
        m_out.match->m_endedAt = end->at;
}

std::optional<Problem> JournalReplay::replay(const Json &line)
{
    if (line.contains("undo"))
        return takeBack(line);
    if (line.contains("redo"))
        return doAgain();
    setUp();
    Match &match = *m_out.match;
    if (std::optional<Problem> problem = replayStep(line))
        return problem;
    if (line.value("hash", Json()) != hexHash(match.m_steps.back().hash)) {
        match.undo();
        match.m_steps.pop_back();
        return wrongLine(text::mark("the game went another way than when this was written"));
    }
    match.noteSeen(readSeen(line));
    return std::nullopt;
}

std::optional<Problem> JournalReplay::takeBack(const Json &line)
{
    Match &match = *m_out.match;
    if (match.m_done == 0)
        return wrongLine(text::mark("there is nothing to undo"));
    leave();
    (void)match.stepBack();
    match.noteSeen(readSeen(line));
    return std::nullopt;
}

std::optional<Problem> JournalReplay::doAgain()
{
    Match &match = *m_out.match;
    if (match.m_done == match.m_steps.size())
        return wrongLine(text::mark("there is nothing to redo"));
    leave();
    ++match.m_done;
    return std::nullopt;
}

/// Only notes where the match is: the game stays where it was.
void JournalReplay::leave()
{
    if (!m_tip)
        m_tip = m_out.match->m_game->snapshot();
    m_away = true;
}

/// Puts the game where it was noted to be.
void JournalReplay::setUp()
{
    if (!m_away)
        return;
    const Match &match = *m_out.match;
    const bool tip = match.m_done == match.m_steps.size();
    match.m_game->restore(tip ? *m_tip : match.m_steps[match.m_done].before);
    m_away = false;
}

std::optional<Problem> JournalReplay::replayStep(const Json &line)
{
    Match &match = *m_out.match;
    core::Result<void> done;
    if (const auto player = line.find("concede"); player != line.end()) {
        if (!player->is_number_unsigned() || player->get<std::uint64_t>() >= match.m_names.size())
            return wrongLine(text::mark("there is no such player"));
        done = match.concede(player->get<core::PlayerId>());
    } else if (const auto edit = line.find("edit"); edit != line.end()) {
        if (const Done edited = match.edit(*edit); !edited)
            return edited.problem();
    } else {
        const Outcome<core::Answer> answer = match.m_game->readAnswer(line);
        if (!answer)
            return answer.problem();
        done = match.submit(answer.value());
    }
    if (!done)
        return match.m_game->explain(std::nullopt, done.refusal(), match.m_names);
    m_tip.reset(); // the steps that it led to are gone
    return std::nullopt;
}

OpenedJournal viewJournal(const CardLibrary &library, const fs::path &path, Files &files)
{
    const Outcome<ClaimedFile> file = openToRead(path, files);
    return file ? JournalReplay(library, path, files).read(file.value()) : notRead(file.problem());
}

OpenedJournal openJournal(const CardLibrary &library, const fs::path &path, Files &files)
{
    Outcome<ClaimedFile> claimed = claimFile(path, files);
    if (!claimed)
        return notRead(claimed.problem());
    if (!claimed.value().file.isOpen())
        return notRead(
            fileProblem("open", path, std::make_error_code(std::errc::no_such_file_or_directory)));
    return JournalReplay(library, path, files).open(std::move(claimed.value()));
}

Outcome<Match> Match::open(const CardLibrary &library, const fs::path &path, Files &files)
{
    OpenedJournal opened = openJournal(library, path, files);
    if (opened.problem)
        return *opened.problem;
    return std::move(*opened.match);
}

} // namespace playmat::match
