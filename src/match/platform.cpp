#include "match/platform.h"

#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <climits>
#include <cstdio>
#include <fcntl.h>
#include <poll.h>
#include <random>
#include <unistd.h>

#ifdef __APPLE__
#include <mach-o/dyld.h>

#include <pthread.h>
#endif

namespace playmat::match {

namespace fs = std::filesystem;

namespace {

std::error_code lastError()
{
    return {errno, std::generic_category()};
}

std::error_code outcome(int result)
{
    return result == 0 ? std::error_code() : lastError();
}

int descriptor(FileId file)
{
    return static_cast<int>(file);
}

/// A C string would end there, and name a different file from the one asked for.
bool hasNul(const fs::path &path)
{
    return path.native().find('\0') != fs::path::string_type::npos;
}

std::error_code badName()
{
    return std::make_error_code(std::errc::invalid_argument);
}

FileKind kindOf(mode_t mode)
{
    if (S_ISREG(mode))
        return FileKind::File;
    if (S_ISDIR(mode))
        return FileKind::Folder;
    return S_ISLNK(mode) ? FileKind::Link : FileKind::Other;
}

FileFacts factsFrom(const struct stat &found)
{
    return {kindOf(found.st_mode), static_cast<std::uint64_t>(found.st_size),
            static_cast<std::uint64_t>(found.st_dev), static_cast<std::uint64_t>(found.st_ino)};
}

/// Whether the file system has no locks; some network ones have none.
bool knowsNoLocks(int error)
{
    return error == ENOSYS || error == EOPNOTSUPP || error == ENOLCK || error == EINVAL
        || error == EBADF;
}

std::error_code lockOutcome(int result)
{
    if (result != 0 && knowsNoLocks(errno))
        return std::make_error_code(std::errc::no_lock_available);
    return outcome(result);
}

/// On macOS fsync leaves the drive its cache; only this asks for the disk.
std::error_code syncedFile(int file)
{
#ifdef __APPLE__
    return outcome(::fcntl(file, F_FULLFSYNC) == -1 ? -1 : 0);
#else
    return outcome(::fdatasync(file));
#endif
}

int flagsFor(OpenFor use)
{
    constexpr int always = O_CLOEXEC | O_NONBLOCK | O_NOCTTY;
    if (use == OpenFor::Read)
        return always | O_RDONLY;
    return always | O_RDWR | O_NOFOLLOW | (use == OpenFor::Create ? O_CREAT | O_EXCL : 0);
}

class PosixFiles final : public Files
{
public:
    std::error_code open(const fs::path &path, OpenFor use, FileId &file) override
    {
        if (hasNul(path))
            return badName();
        const int opened = ::open(path.c_str(), flagsFor(use), S_IRUSR | S_IWUSR);
        if (opened < 0)
            return lastError();
        file = opened;
        return {};
    }
    void close(FileId file) override { ::close(descriptor(file)); }
    std::error_code facts(FileId file, FileFacts &facts) override
    {
        struct stat found = {};
        if (::fstat(descriptor(file), &found) != 0)
            return lastError();
        facts = factsFrom(found);
        return {};
    }
    std::error_code factsOf(const fs::path &path, FileFacts &facts) override
    {
        facts = {};
        if (hasNul(path))
            return badName();
        struct stat found = {};
        if (::lstat(path.c_str(), &found) == 0)
            facts = factsFrom(found);
        else if (errno != ENOENT && errno != ENOTDIR)
            return lastError();
        return {};
    }
    std::error_code lock(FileId file) override
    {
        return lockOutcome(::flock(descriptor(file), LOCK_EX | LOCK_NB));
    }
    std::error_code probe(FileId file, bool &owned) override
    {
        std::error_code error = lockOutcome(::flock(descriptor(file), LOCK_SH | LOCK_NB));
        owned = error == std::errc::resource_unavailable_try_again;
        if (!error)
            error = outcome(::flock(descriptor(file), LOCK_UN));
        return owned || error == std::errc::no_lock_available ? std::error_code() : error;
    }
    std::error_code read(FileId file, std::uint64_t from, std::size_t most,
                         std::string &text) override
    {
        text.resize(most);
        std::size_t got = 0;
        while (got < most) {
            const ssize_t n = ::pread(descriptor(file), text.data() + got, most - got,
                                      static_cast<off_t>(from + got));
            if (n < 0 && errno == EINTR)
                continue;
            if (n < 0)
                return lastError();
            if (n == 0)
                break;
            got += static_cast<std::size_t>(n);
        }
        text.resize(got);
        return {};
    }
    std::error_code write(FileId file, std::uint64_t at, std::string_view text) override
    {
        while (!text.empty()) {
            const ssize_t n
                = ::pwrite(descriptor(file), text.data(), text.size(), static_cast<off_t>(at));
            if (n < 0 && errno == EINTR)
                continue;
            if (n <= 0)
                return n < 0 ? lastError() : std::make_error_code(std::errc::io_error);
            text.remove_prefix(static_cast<std::size_t>(n));
            at += static_cast<std::uint64_t>(n);
        }
        return {};
    }
    std::error_code truncate(FileId file, std::uint64_t size) override
    {
        return outcome(::ftruncate(descriptor(file), static_cast<off_t>(size)));
    }
    std::error_code sync(FileId file) override { return syncedFile(descriptor(file)); }
    std::error_code syncFolder(const fs::path &folder) override
    {
        const int file
            = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
        if (file < 0)
            return lastError();
        // A folder that cannot be synced (EINVAL) is on a file system without that notion.
        const std::error_code done
            = ::fsync(file) == 0 || errno == EINVAL ? std::error_code() : lastError();
        ::close(file);
        return done;
    }
    std::error_code rename(const fs::path &from, const fs::path &to) override
    {
        return hasNul(to) ? badName() : outcome(::rename(from.c_str(), to.c_str()));
    }
    std::error_code renameToNew(const fs::path &from, const fs::path &to) override
    {
        if (hasNul(from) || hasNul(to))
            return badName();
        if (::link(from.c_str(), to.c_str()) == 0)
            return outcome(::unlink(from.c_str()));
        if (errno != EPERM && errno != EOPNOTSUPP && errno != ENOSYS)
            return lastError();
        return renameWithoutLinks(from, to);
    }
    std::error_code remove(const fs::path &path) override
    {
        return hasNul(path) ? badName() : outcome(::unlink(path.c_str()));
    }

private:
    /// Where a file has one name only (FAT): the new name is taken first, then replaced.
    std::error_code renameWithoutLinks(const fs::path &from, const fs::path &to)
    {
        FileId taken = kNoFile;
        if (const std::error_code error = open(to, OpenFor::Create, taken))
            return error;
        close(taken);
        const std::error_code error = rename(from, to);
        if (error)
            (void)remove(to); // nothing is in it, and nothing will be
        return error;
    }
};

} // namespace

Files &systemFiles()
{
    static PosixFiles files;
    return files;
}

namespace {

std::error_code openedPipe(const fs::path &path, int use, FileId &file)
{
    if (hasNul(path))
        return badName();
    const int opened = ::open(path.c_str(), use | O_NONBLOCK | O_CLOEXEC | O_NOFOLLOW | O_NOCTTY);
    if (opened < 0)
        return errno == ELOOP ? std::make_error_code(std::errc::permission_denied) : lastError();
    struct stat found = {};
    const bool ours = ::fstat(opened, &found) == 0 && S_ISFIFO(found.st_mode)
        && found.st_uid == ::geteuid() && (found.st_mode & (S_IRWXG | S_IRWXO)) == 0;
    if (!ours) {
        ::close(opened);
        return std::make_error_code(std::errc::permission_denied);
    }
    file = opened;
    return {};
}

} // namespace

std::error_code makePipe(const fs::path &path, FileId &reader)
{
    if (hasNul(path))
        return badName();
    if (::mkfifo(path.c_str(), S_IRUSR | S_IWUSR) != 0 && errno != EEXIST)
        return lastError();
    FileId opened = kNoFile;
    // Open for writing as well, so that it does not end when a writer does.
    if (const std::error_code error = openedPipe(path, O_RDWR, opened))
        return error;
    if (::flock(descriptor(opened), LOCK_EX | LOCK_NB) != 0) {
        const std::error_code error = lastError();
        ::close(descriptor(opened));
        return error;
    }
    reader = opened;
    return {};
}

std::error_code openPipe(const fs::path &path, FileId &writer)
{
    return openedPipe(path, O_WRONLY, writer);
}

std::error_code readPipe(FileId reader, std::size_t most, std::string &text)
{
    text.resize(most);
    const ssize_t n = ::read(descriptor(reader), text.data(), most);
    const std::error_code error = n < 0 && errno != EAGAIN ? lastError() : std::error_code();
    text.resize(n > 0 ? static_cast<std::size_t>(n) : 0);
    return error;
}

std::error_code writePipe(FileId writer, std::string_view text)
{
    if (text.size() > PIPE_BUF)
        return std::make_error_code(std::errc::message_size);
    const ssize_t n = ::write(descriptor(writer), text.data(), text.size());
    if (n < 0 && errno == EAGAIN)
        return std::make_error_code(std::errc::no_buffer_space);
    return n < 0 ? lastError() : std::error_code();
}

bool awaitPipe(FileId reader, int milliseconds)
{
    pollfd waited{descriptor(reader), POLLIN, 0};
    return ::poll(&waited, 1, milliseconds) > 0 && (waited.revents & POLLIN) != 0;
}

std::uint64_t unforeseeable()
{
    std::random_device device; // the system's own source
    return (static_cast<std::uint64_t>(device()) << 32U) | device();
}

bool holdStandardStreams()
{
    const bool output = ::fcntl(STDOUT_FILENO, F_GETFD) >= 0;
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        if (::fcntl(stream, F_GETFD) < 0)
            (void)::open("/dev/null", O_RDWR); // it gets the lowest number that is free: this one
    return output;
}

#ifdef __APPLE__
void giveWay()
{
    (void)pthread_set_qos_class_self_np(QOS_CLASS_UTILITY, 0);
}

fs::path programFile()
{
    std::string name(std::size_t{PATH_MAX}, '\0');
    auto size = static_cast<std::uint32_t>(name.size());
    if (_NSGetExecutablePath(name.data(), &size) != 0)
        return {};
    std::error_code error;
    return fs::canonical(name.c_str(), error);
}
#else
void giveWay()
{
    constexpr int kNice = 10;
    (void)::setpriority(PRIO_PROCESS, 0, kNice); // Linux: of this thread alone
}

fs::path programFile()
{
    std::error_code error;
    return fs::read_symlink("/proc/self/exe", error);
}
#endif

} // namespace playmat::match
