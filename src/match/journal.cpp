#include "match/journal.h"

#include "match/resources.h"
#include "text/language.h"

#include <algorithm>
#include <chrono>
#include <system_error>
#include <utility>

namespace playmat::match {

namespace fs = std::filesystem;

Journal::Journal(fs::path path, ClaimedFile file, std::size_t end)
    : m_path(std::move(path))
    , m_claimed(std::move(file))
    , m_safe(end)
    , m_end(end)
{
}

Journal &Journal::operator=(Journal &&other) noexcept
{
    std::swap(m_path, other.m_path);
    std::swap(m_claimed, other.m_claimed);
    std::swap(m_safe, other.m_safe);
    std::swap(m_end, other.m_end);
    std::swap(m_newest, other.m_newest);
    std::swap(m_waiting, other.m_waiting);
    std::swap(m_tail, other.m_tail);
    std::swap(m_diskFailed, other.m_diskFailed);
    std::swap(m_problem, other.m_problem);
    std::swap(m_sync, other.m_sync);
    return *this;
}

Journal::~Journal()
{
    if (m_claimed.file.isOpen())
        (void)settle();
}

Outcome<Journal> Journal::create(const fs::path &path, const ClaimedFile &old, const Json &header,
                                 const std::vector<Json> &lines, Files &files)
{
    const std::string text = textOfJournal(header, lines);
    Outcome<ClaimedFile> file = replaceFile(path, old, text, files);
    if (!file)
        return file.problem();
    return Journal(path, std::move(file.value()), text.size());
}

Outcome<Journal> Journal::goOn(const fs::path &path, ClaimedFile &&claimed, std::size_t keep)
{
    std::error_code error = claimed.refused;
    if (!error && claimed.facts.size > keep)
        error = claimed.file.files().truncate(claimed.file.id(), keep);
    if (error)
        return fileProblem("write", path, error);
    return Journal(path, std::move(claimed), keep);
}

/// Takes note of what became of the newest lines on the disk; unless it waits, only if that is
/// already known.
void Journal::hearOfDisk(bool wait)
{
    if (!m_sync.valid())
        return;
    if (!wait && m_sync.wait_for(std::chrono::seconds(0)) != std::future_status::ready)
        return;
    if (const std::error_code error = m_sync.get()) {
        m_diskFailed = true;
        m_problem = fileProblem("write", m_path, error);
    } else {
        m_safe = m_end;
        m_newest = {};
    }
}

/// After a failed line only a part of it may be in the file. That part is cut off, now or before
/// the next attempt: nothing is ever written after it.
std::error_code Journal::writeWaiting()
{
    Files &files = m_claimed.file.files();
    if (m_tail)
        if (const std::error_code error = files.truncate(m_claimed.file.id(), m_end))
            return error;
    m_tail = false;
    if (m_waiting.text.empty())
        return {};
    if (const std::error_code error = files.write(m_claimed.file.id(), m_end, m_waiting.text)) {
        m_tail = static_cast<bool>(files.truncate(m_claimed.file.id(), m_end));
        return error;
    }
    m_end += m_waiting.text.size();
    m_newest.text += m_waiting.text;
    m_newest.count += m_waiting.count;
    m_waiting = {};
    return {};
}

/// Lines that the disk lost are written over themselves: should that fail too, the same bytes
/// are still there. Then it waits for the disk, so that nobody who hears "saved" is told
/// otherwise a moment later.
std::error_code Journal::writeAll()
{
    const bool failed = m_diskFailed;
    if (failed)
        if (const std::error_code error
            = m_claimed.file.files().write(m_claimed.file.id(), m_safe, m_newest.text))
            return error;
    if (const std::error_code error = writeWaiting())
        return error;
    if (failed)
        if (const std::error_code error = m_claimed.file.files().sync(m_claimed.file.id()))
            return error;
    if (failed) {
        m_safe = m_end;
        m_newest = {};
        m_diskFailed = false;
    }
    return {};
}

void Journal::syncBehind()
{
    if (m_newest.text.empty())
        return;
    const auto sync = [files = &m_claimed.file.files(), file = m_claimed.file.id()] {
        return files->sync(file);
    };
    try {
        m_sync = std::async(std::launch::async, sync);
    } catch (const std::system_error &) { // no thread is to be had: then here
        std::promise<std::error_code> done;
        done.set_value(sync());
        m_sync = done.get_future();
    }
}

Done Journal::append(const Json &line)
{
    m_waiting.text += toLine(line) + '\n';
    ++m_waiting.count;
    return retry();
}

Done Journal::retry()
{
    hearOfDisk(true);
    if (const std::error_code error = writeAll()) {
        m_problem = fileProblem("write", m_path, error);
        return *m_problem;
    }
    m_problem.reset();
    syncBehind();
    return std::monostate{};
}

Done Journal::settle()
{
    hearOfDisk(true);
    if (m_diskFailed || !m_waiting.text.empty() || m_tail) {
        if (const Done done = retry(); !done)
            return done;
        hearOfDisk(true);
    }
    if (m_problem)
        return *m_problem;
    return std::monostate{};
}

const std::optional<Problem> &Journal::problem()
{
    hearOfDisk(false);
    return m_problem;
}

bool Journal::isWhole() const
{
    Files &files = m_claimed.file.files();
    FileFacts named;
    FileFacts now;
    if (files.factsOf(m_path, named) || files.facts(m_claimed.file.id(), now))
        return true; // the next line will say what is wrong
    if (!named.sameFile(m_claimed.facts))
        return false;
    return now.size == m_end || (m_tail && now.size > m_end);
}

std::size_t Journal::unsaved() const
{
    return m_waiting.count + (m_diskFailed ? m_newest.count : 0);
}

std::string textOfJournal(const Json &header, const std::vector<Json> &lines)
{
    std::string text = toLine(header) + '\n';
    for (const Json &line : lines)
        text += toLine(line) + '\n';
    return text;
}

namespace {

/// A last one without its line break counts too.
std::size_t linesIn(std::string_view text)
{
    const auto ends = static_cast<std::size_t>(std::ranges::count(text, '\n'));
    return ends + (text.empty() || text.back() == '\n' ? 0U : 1U);
}

} // namespace

Outcome<JournalText> journalText(std::string_view text)
{
    JournalText out;
    for (std::size_t at = 0, number = 1; at < text.size(); ++number) {
        const std::size_t end = text.find('\n', at);
        const bool whole = end != std::string::npos;
        const std::size_t next = whole ? end + 1 : text.size();
        Outcome<Json> line = parseJson(text.substr(at, (whole ? end : next) - at));
        if (!whole || !line || !line.value().is_object()) {
            out.torn = next == text.size();
            if (!out.torn) {
                out.badLine = number;
                out.lostLines = linesIn(text.substr(at));
            }
            break;
        }
        (number == 1 ? out.header : out.lines.emplace_back()) = std::move(line.value());
        out.wholeBytes = at = next;
    }
    if (out.header.is_null() || !out.header.contains("playmat"))
        return Problem{"bad_journal", text::said("it is not a journal"), {}};
    return out;
}

Outcome<JournalText> readJournal(const fs::path &path, Files &files)
{
    const Outcome<std::string> text = readFile(path, kLargestJournal, files);
    if (!text)
        return text.problem();
    Outcome<JournalText> journal = journalText(text.value());
    if (!journal)
        return Problem{"bad_journal", text::format("{} is not a journal", path.string()), {}};
    if (journal.value().badLine > 0)
        return Problem{"bad_journal",
                       text::format("line {0} of {1} is not a line of a journal",
                                    journal.value().badLine, path.string()),
                       {}};
    return journal;
}

} // namespace playmat::match
