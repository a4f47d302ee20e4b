#include "match/platform.h"

#include <sys/file.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <random>
#include <unistd.h>

#ifdef __APPLE__
#include <mach-o/dyld.h>

#include <climits>
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

/// A C string would end there, and name another file than the one that was asked for.
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

/// A file system without locks (some network ones) is no reason not to play.
bool knowsNoLocks(int error)
{
    return error == ENOSYS || error == EOPNOTSUPP || error == ENOLCK || error == EINVAL
        || error == EBADF;
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
        if (::flock(descriptor(file), LOCK_EX | LOCK_NB) == 0 || knowsNoLocks(errno))
            return {};
        return lastError();
    }
    std::error_code probe(FileId file, bool &owned) override
    {
        owned = ::flock(descriptor(file), LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
        return owned ? std::error_code() : outcome(::flock(descriptor(file), LOCK_UN));
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
        // A folder that cannot be synced (EINVAL) is one of a file system without that notion.
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
        return rename(from, to);
    }
};

} // namespace

Files &systemFiles()
{
    static PosixFiles files;
    return files;
}

std::uint64_t unforeseeable()
{
    std::random_device device; // the system's own source
    return (static_cast<std::uint64_t>(device()) << 32U) | device();
}

#ifdef __APPLE__
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
fs::path programFile()
{
    std::error_code error;
    return fs::read_symlink("/proc/self/exe", error);
}
#endif

} // namespace playmat::match
