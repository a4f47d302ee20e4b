#include "match/journal_replay.h"
#include "match/json_reader.h"
#include "match/match.h"
#include "text/language.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

/// The format of the journal of a match. The first line says who plays with which deck, and has a
/// hash of the whole line ("sum"). Each further line is an answer
/// ({"player":0,"options":[3],"hash":"…"}), {"concede":1,"hash":"…"}, {"edit":{…},"hash":"…"},
/// {"undo":true} or {"redo":true}. Its member "now" holds what the question "Continue?" shows: the
/// number of steps in effect, the player to move (-1: the match is over), the round, and the two
/// numbers of the stand. The line that ends the match also has
/// "ended":{"winner":0,"began":1,"at":"2026-11-28T20:10:33Z"}, where -1 means nobody. In a line
/// that takes back a step, "seen" names the players who saw other players' cards in that step. In
/// any other line it names those who saw such cards since then, in steps that were taken back. If
/// an answer suspended the game, its line names the full capacity ("suspended":"triggers"), so that
/// the file can serve as a report.
namespace playmat::match {

namespace fs = std::filesystem;

namespace {

Problem notReplaced(const fs::path &path, const std::string &why)
{
    return {"unreadable_journal",
            text::format("{0} could not be read to its end ({1}), so nothing is written over it",
                         path.string(), why),
            {}};
}

/// A longer journal is rewritten once it has doubled: most of it has been taken back by then.
constexpr std::size_t kLong = std::size_t{4} << 20U;

constexpr std::size_t kLongestTime = 40;

/// Nobody should wait for what a person has to fix: those are retried when asked.
bool mendsItself(const Problem &problem)
{
    return problem.code != "locked" && problem.code != "unreadable_journal"
        && problem.code != "already_there";
}

} // namespace

Json Match::header() const
{
    Json out;
    out["playmat"] = "journal";
    out["format"] = kJournalFormat;
    out["rules"] = m_library.kit().newestRules();
    out.update(setupToJson(m_setup));
    out["shown"] = shown();
    out["now"] = now();
    out["cards"] = m_game->keptCards(m_setup);
    out.update(m_rest);
    signHeader(out);
    return out;
}

Json Match::shown() const
{
    return m_game->shownJson();
}

/// In a suspended game, the player who takes back the last step.
int Match::toMove() const
{
    if (m_game->suspended() && m_done > 0)
        return m_steps[m_done - 1].player;
    return m_game->over() ? -1 : int{m_game->decision().player};
}

Json Match::now() const
{
    Json out{m_done, toMove()};
    for (const Json &figure : m_game->standJson())
        out.push_back(figure);
    return out;
}

Json Match::lineOf(const Step &step) const
{
    Json line;
    if (step.kind == Step::Kind::Concede) {
        line["concede"] = step.player;
    } else if (step.kind == Step::Kind::Edit) {
        line["edit"] = step.edit;
    } else {
        line["player"] = step.player;
        line.update(m_game->writeAnswer(step.answer));
    }
    line["hash"] = hexHash(step.hash);
    if (!step.limit.empty()) // what a reader of the report looks for
        line["suspended"] = step.limit;
    writeSeen(line, step.seenSince);
    return line;
}

/// The steps in effect, in the order they were given; or all, and which were taken back.
std::vector<Json> Match::lines(bool undone) const
{
    std::vector<Json> lines;
    for (std::size_t i = 0; i < (undone ? m_steps.size() : m_done); ++i)
        lines.push_back(lineOf(m_steps[i]));
    for (std::size_t i = m_steps.size(); undone && i > m_done; --i)
        lines.push_back({{"undo", true}});
    if (!lines.empty())
        writeNow(lines.back());
    return lines;
}

void Match::writeNow(Json &line) const
{
    line["now"] = now();
    const std::optional<MatchEnd> ended = end();
    if (!ended)
        return;
    const auto number
        = [](core::PlayerId player) { return player == core::kNone ? -1 : int{player}; };
    line["ended"] = {{"winner", number(ended->winner)}, {"began", number(ended->began)}};
    if (!ended->at.empty())
        line["ended"]["at"] = ended->at;
}

std::optional<MatchEnd> endFromJson(const Json &line)
{
    std::optional<Problem> problem;
    const JsonReader json(line, problem, "bad_journal");
    if (!line.is_object() || !json.has("ended"))
        return std::nullopt;
    const JsonReader ended = json.at("ended");
    if (!ended.object(std::array<std::string_view, 3>{"winner", "began", "at"}))
        return std::nullopt;
    MatchEnd end;
    end.winner = static_cast<core::PlayerId>(ended.required("winner").integer(-1, 1));
    end.began = static_cast<core::PlayerId>(ended.required("began").integer(-1, 1));
    end.at = ended.at("at").stringOr({});
    return problem || end.at.size() > kLongestTime ? std::nullopt : std::optional(end);
}

void Match::write(const Json &line)
{
    if (m_journal && !m_journal->isWhole()) {
        lookAfterJournal(); // with this line, which is the last of the steps by now
    } else if (m_journal) {
        (void)m_journal->append(line); // journalProblem() says so when it fails
        if (m_oldHeader || m_journal->size() > std::max(kLong, m_writeAnewAt))
            (void)writeAnew(); // else the long one is as good
    } else if (m_noJournal && mendsItself(*m_noJournal)) {
        (void)retryJournal();
    }
}

void Match::lookAfterJournal()
{
    if (!m_journal || m_journal->isWhole())
        return;
    const Done anew = writeAnew();
    if (anew)
        return;
    m_journal.reset();
    m_oldHeader.reset();
    m_noJournal = anew.problem();
}

Done Match::writeAnew()
{
    Outcome<Journal> anew = newJournal(m_wanted, nullptr);
    if (anew) {
        m_journal = std::move(anew.value());
        m_oldHeader.reset();
    } else if (m_oldHeader) {
        m_oldHeader = anew.problem();
    }
    m_writeAnewAt = 2 * m_journal->size();
    return anew ? Done(std::monostate{}) : Done(anew.problem());
}

void Match::seat(core::PlayerId player, const std::string &name, const std::string &program)
{
    Seat &seat = m_setup.seats.at(player);
    seat.name = m_names.at(player) = name;
    seat.program = program;
    if (m_setup.scenario && (*m_setup.scenario)["players"].is_array()
        && m_setup.scenario->at("players").size() > player)
        (*m_setup.scenario)["players"][player]["name"] = name;
    writeHeader();
}

void Match::setSeries(const Series &series)
{
    if (!m_setup.series || *m_setup.series == series)
        return;
    m_setup.series = series;
    writeHeader();
}

void Match::writeHeader()
{
    m_playedOn = true; // the file that it was opened from says otherwise
    if (!m_journal)
        return;
    m_oldHeader = Problem{"old_header", text::said("the file does not say yet who plays"), {}};
    (void)writeAnew();
}

Done Match::save(const fs::path &path) const
{
    if (m_journal && m_journal->claim().isAt(path))
        return m_journal->settle();
    ClaimedFile claimed;
    const bool own = m_opened.isAt(path);
    if (!own) {
        Outcome<ClaimedFile> there = claimFile(path, *m_files);
        if (!there)
            return there.problem();
        claimed = std::move(there.value());
    }
    const Outcome<ClaimedFile> written = replaceFile(
        path, own ? m_opened : claimed, textOfJournal(header(), lines(false)), *m_files);
    if (!written)
        return written.problem();
    return std::monostate{};
}

/// What this match has claimed under the name: its journal, or what it was opened from.
const ClaimedFile *Match::claimOf(const fs::path &path) const
{
    if (m_journal && m_journal->claim().isAt(path))
        return &m_journal->claim();
    return m_opened.isAt(path) ? &m_opened : nullptr;
}

/// A whole match there is replaced when somebody chose its place for this one, or when it is this
/// one as it was before: a copy that something else put back.
bool Match::mayReplace(const FileFacts &there, const Match &match) const
{
    if (m_agreed.kind == FileKind::File && m_agreed.sameFile(there) && m_agreed.size == there.size)
        return true;
    const auto sameStep = [](const Step &one, const Step &two) { return one.hash == two.hash; };
    return match.m_setup.seed == m_setup.seed && match.m_steps.size() <= m_steps.size()
        && std::ranges::equal(match.m_steps.begin(), match.m_steps.end(), m_steps.begin(),
                              m_steps.begin() + std::ptrdiff_t(match.m_steps.size()), sameStep);
}

/// A new journal in place of nothing, or of one that was read to its end.
Outcome<Journal> Match::newJournal(const fs::path &path, const Match *instead) const
{
    const ClaimedFile *own = instead == nullptr ? nullptr : instead->claimOf(path);
    if (own == nullptr)
        own = claimOf(path);
    if (own != nullptr)
        return Journal::create(path, *own, header(), lines(true), *m_files);
    Outcome<ClaimedFile> there = claimFile(path, *m_files);
    if (!there)
        return there.problem();
    const ClaimedFile &old = there.value();
    if (old.file.isOpen() && old.facts.size > 0) {
        const OpenedJournal journal = JournalReplay(m_library, path, *m_files).read(old);
        if (!journal.match || journal.problem)
            return notReplaced(path, journal.problem->message);
        if (!mayReplace(old.facts, *journal.match))
            return fileProblem("write", path, std::make_error_code(std::errc::file_exists));
    }
    return Journal::create(path, old, header(), lines(true), *m_files);
}

Done Match::keepJournal(const fs::path &path, Match *instead)
{
    m_agreed = {};
    (void)m_files->factsOf(path, m_agreed); // what cannot be looked at cannot be replaced
    return takeUpJournal(path, instead);
}

Done Match::moveJournal(const fs::path &path)
{
    const fs::path before = m_wanted;
    FileFacts own;
    if (m_journal && m_journal->claim().isAt(before))
        own = m_journal->claim().facts;
    const Done kept = keepJournal(path);
    if (!kept || own.kind != FileKind::File || m_journal->claim().facts.sameFile(own))
        return kept;
    const Outcome<ClaimedFile> old = claimFile(before, *m_files);
    if (old && old.value().file.isOpen() && old.value().facts.sameFile(own))
        (void)m_files->remove(before); // what stays is a match that can be continued
    return kept;
}

Done Match::takeUpJournal(const fs::path &path, Match *instead)
{
    if (m_journal && m_journal->claim().isAt(path))
        return retryJournal();
    Outcome<Journal> journal = newJournal(path, instead);
    if (journal) {
        if (instead != nullptr && instead->claimOf(path) == nullptr && instead->m_wanted == path)
            instead->closeJournal();
        closeJournal();
        m_journal = std::move(journal.value());
        m_wanted = path;
        m_agreed = {}; // it is replaced; another file may get its number
        return std::monostate{};
    }
    if (!m_journal) {
        m_wanted = path;
        m_noJournal = journal.problem();
    }
    return journal.problem();
}

/// What could only be read when it was opened may be writable by now: the disk is back, or somebody
/// gave the rights. The old claim goes first, as its lock would be in the way.
void Match::claimForWriting()
{
    const FileFacts before = m_opened.facts;
    m_opened = {};
    Outcome<ClaimedFile> again = claimFile(m_openedFrom, *m_files);
    if (again && again.value().facts.sameFile(before) && again.value().facts.size == before.size)
        m_opened = std::move(again.value());
}

Done Match::continueJournal()
{
    if (m_opened.refused)
        claimForWriting();
    if (!m_opened.file.isOpen() || !m_opened.isAt(m_openedFrom))
        return Problem{"unreadable_journal",
                       text::said("the match cannot go on in the file it was opened from"),
                       {}};
    const fs::path path = m_openedFrom;
    if (m_playedOn) // the file lacks what was played before it could be written to
        return takeUpJournal(path, nullptr);
    Outcome<Journal> journal = Journal::goOn(path, std::move(m_opened), m_openedBytes);
    m_wanted = path;
    if (!journal) {
        m_noJournal = journal.problem();
        return journal.problem();
    }
    closeJournal();
    m_journal = std::move(journal.value());
    m_wanted = path;
    return std::monostate{};
}

Done Match::retryJournal()
{
    if (m_journal)
        return m_oldHeader ? writeAnew() : m_journal->retry();
    if (m_wanted.empty())
        return std::monostate{};
    const fs::path path = m_wanted;
    return m_opened.isAt(path) ? continueJournal() : takeUpJournal(path, nullptr);
}

Done Match::settleJournal()
{
    if (m_oldHeader)
        return *m_oldHeader;
    if (m_journal)
        return m_journal->settle();
    return m_noJournal ? Done(*m_noJournal) : Done(std::monostate{});
}

void Match::closeJournal()
{
    m_journal.reset();
    m_noJournal.reset();
    m_oldHeader.reset();
    m_wanted.clear();
    m_opened = {};
}

std::optional<Problem> Match::journalProblem() const
{
    if (!m_journal)
        return m_noJournal;
    const std::optional<Problem> problem = m_journal->problem();
    return problem ? problem : m_oldHeader;
}

std::size_t Match::unsavedSteps() const
{
    if (m_journal)
        return m_journal->unsaved();
    return m_noJournal ? m_done : 0;
}

Outcome<fs::path> keepAs(const fs::path &path, const fs::path &name, Files &files)
{
    const Outcome<ClaimedFile> claimed = claimFile(path, files); // nobody continues it
    if (!claimed)
        return claimed.problem();
    constexpr int most = 10000;
    for (int n = 1; n <= most; ++n) {
        const fs::path kept = path.parent_path()
            / (name.string() + (n == 1 ? ".playmat" : fmt::format("-{}.playmat", n)));
        std::error_code error = files.renameToNew(path, kept);
        if (error == std::errc::file_exists)
            continue;
        if (!error)
            error = files.syncFolder(kept.parent_path());
        if (error)
            return fileProblem("keep", path, error);
        return kept;
    }
    return fileProblem("keep", path, std::make_error_code(std::errc::file_exists));
}

Outcome<fs::path> keepUnreadable(const fs::path &path, std::string_view date, Files &files)
{
    if (date.empty() || date.find_first_of(std::string_view("/\\\0", 3)) != date.npos)
        return Problem{"bad_path", text::said("the date cannot be part of a file's name"), {}};
    return keepAs(path, fmt::format("unreadable-{}", date), files);
}

} // namespace playmat::match
