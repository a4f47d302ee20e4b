#include "match/journal.h"

#include "match/resources.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace playmat::match {

namespace fs = std::filesystem;

namespace {

Problem ioProblem(const char *what, const fs::path &path)
{
    return {
        "io_error", fmt::format("cannot {} {}: {}", what, path.string(), std::strerror(errno)), {}};
}

bool writeAll(int file, std::string_view text)
{
    while (!text.empty()) {
        const ssize_t n = ::write(file, text.data(), text.size());
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            return false;
        text.remove_prefix(static_cast<std::size_t>(n));
    }
    return true;
}

/// A new name is on the disk when its folder is.
void syncFolder(const fs::path &path)
{
    const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
    const int file = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (file < 0)
        return;
    (void)::fsync(file);
    ::close(file);
}

} // namespace

Journal::Journal(Journal &&other) noexcept
    : m_path(std::move(other.m_path))
    , m_file(std::exchange(other.m_file, -1))
    , m_sync(std::move(other.m_sync))
{
}

Journal &Journal::operator=(Journal &&other) noexcept
{
    std::swap(m_path, other.m_path);
    std::swap(m_file, other.m_file);
    std::swap(m_sync, other.m_sync);
    return *this;
}

Journal::~Journal()
{
    (void)settle();
    if (m_file >= 0)
        ::close(m_file);
}

Outcome<Journal> Journal::create(const fs::path &path, const Json &header)
{
    const int file
        = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0644);
    if (file < 0)
        return ioProblem("write", path);
    Journal journal(path, file);
    const Done done = journal.append(header);
    if (!done)
        return done.problem();
    if (!journal.settle())
        return ioProblem("write", path);
    syncFolder(path);
    return journal;
}

Outcome<Journal> Journal::reopen(const fs::path &path, std::size_t keep)
{
    const int file = ::open(path.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC);
    if (file < 0)
        return ioProblem("write", path);
    Journal journal(path, file);
    if (::ftruncate(file, static_cast<off_t>(keep)) != 0)
        return ioProblem("write", path);
    return journal;
}

/// Waits until the newest line is on the disk; false with errno when it did not get there.
bool Journal::settle()
{
    if (m_sync.valid())
        errno = m_sync.get();
    else
        errno = 0;
    return errno == 0;
}

Done Journal::append(const Json &line)
{
    if (!settle() || !writeAll(m_file, toLine(line) + '\n'))
        return ioProblem("write", m_path);
    m_sync = std::async([file = m_file] { return ::fdatasync(file) == 0 ? 0 : errno; });
    return std::monostate{};
}

Outcome<JournalText> readJournal(const fs::path &path)
{
    const Outcome<std::string> file = readFile(path);
    if (!file)
        return file.problem();
    const std::string &text = file.value();
    JournalText out;
    for (std::size_t at = 0, number = 1; at < text.size(); ++number) {
        const std::size_t end = text.find('\n', at);
        const bool whole = end != std::string::npos;
        const std::size_t next = whole ? end + 1 : text.size();
        const Outcome<Json> line
            = parseJson(std::string_view(text).substr(at, (whole ? end : next) - at));
        if (!whole || !line || !line.value().is_object()) {
            if (next < text.size())
                return Problem{
                    "bad_journal",
                    fmt::format("line {} of {} is not a line of a journal", number, path.string()),
                    {}};
            out.torn = true;
            break;
        }
        (number == 1 ? out.header : out.lines.emplace_back()) = line.value();
        out.wholeBytes = at = next;
    }
    if (out.header.is_null() || !out.header.contains("playmat"))
        return Problem{"bad_journal", fmt::format("{} is not a journal", path.string()), {}};
    return out;
}

Done writeJournal(const fs::path &path, const Json &header, const std::vector<Json> &lines)
{
    std::error_code error;
    if (fs::exists(path, error) && !fs::is_regular_file(path, error)) {
        errno = EEXIST; // renaming would replace a device, a pipe or a folder
        return ioProblem("write", path);
    }
    fs::path part = path;
    part += ".part";
    std::string text = toLine(header) + '\n';
    for (const Json &line : lines)
        text += toLine(line) + '\n';
    const int file = ::open(part.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
    if (file < 0)
        return ioProblem("write", path);
    const bool written = writeAll(file, text) && ::fsync(file) == 0;
    const Problem problem = ioProblem("write", path);
    ::close(file);
    if (!written || ::rename(part.c_str(), path.c_str()) != 0) {
        const Problem now = written ? ioProblem("write", path) : problem;
        ::unlink(part.c_str());
        return now;
    }
    syncFolder(path);
    return std::monostate{};
}

} // namespace playmat::match
