// The same functions as platform.cpp has for POSIX, with what Windows has.
#include "match/platform.h"

#include <algorithm>
#include <array>
#include <limits>
#include <random>
#include <vector>
#include <windows.h>

namespace playmat::match {

namespace fs = std::filesystem;

namespace {

/// Errors of the generic category, so that a full disk is the same everywhere.
std::error_code codeOf(DWORD error)
{
    switch (error) {
    case ERROR_DISK_FULL:
    case ERROR_HANDLE_DISK_FULL:
        return std::make_error_code(std::errc::no_space_on_device);
    case ERROR_FILE_NOT_FOUND:
    case ERROR_PATH_NOT_FOUND:
        return std::make_error_code(std::errc::no_such_file_or_directory);
    case ERROR_ACCESS_DENIED:
        return std::make_error_code(std::errc::permission_denied);
    case ERROR_WRITE_PROTECT:
        return std::make_error_code(std::errc::read_only_file_system);
    case ERROR_FILE_EXISTS:
    case ERROR_ALREADY_EXISTS:
        return std::make_error_code(std::errc::file_exists);
    case ERROR_LOCK_VIOLATION:
    case ERROR_SHARING_VIOLATION:
        return std::make_error_code(std::errc::resource_unavailable_try_again);
    case ERROR_INVALID_NAME:
        return std::make_error_code(std::errc::invalid_argument);
    default:
        return std::make_error_code(std::errc::io_error);
    }
}

std::error_code lastError()
{
    return codeOf(GetLastError());
}

std::error_code outcome(BOOL done)
{
    return done != 0 ? std::error_code() : lastError();
}

HANDLE handle(FileId file)
{
    return reinterpret_cast<HANDLE>(file); // NOLINT(performance-no-int-to-ptr): that is what one is
}

bool hasNul(const fs::path &path)
{
    return path.native().find(L'\0') != fs::path::string_type::npos;
}

std::error_code badName()
{
    return std::make_error_code(std::errc::invalid_argument);
}

FileKind kindOf(DWORD attributes)
{
    if ((attributes & FILE_ATTRIBUTE_REPARSE_POINT) != 0)
        return FileKind::Link;
    if ((attributes & FILE_ATTRIBUTE_DIRECTORY) != 0)
        return FileKind::Folder;
    return (attributes & FILE_ATTRIBUTE_DEVICE) != 0 ? FileKind::Other : FileKind::File;
}

std::uint64_t joined(DWORD high, DWORD low)
{
    return (static_cast<std::uint64_t>(high) << 32U) | low;
}

/// Each read or write says where it begins, so that two threads can share a file.
OVERLAPPED from(std::uint64_t at)
{
    OVERLAPPED place = {};
    place.Offset = static_cast<DWORD>(at & 0xFFFFFFFFU);
    place.OffsetHigh = static_cast<DWORD>(at >> 32U);
    return place;
}

/// Locks here forbid reading; so what is locked is one byte where no file reaches.
OVERLAPPED lockedPlace()
{
    return from(std::uint64_t{1} << 62U);
}

class WindowsFiles final : public Files
{
public:
    std::error_code open(const fs::path &path, OpenFor use, FileId &file) override
    {
        if (hasNul(path))
            return badName();
        const bool reads = use == OpenFor::Read;
        const DWORD access = reads ? GENERIC_READ : GENERIC_READ | GENERIC_WRITE;
        const DWORD links = reads ? 0 : FILE_FLAG_OPEN_REPARSE_POINT;
        HANDLE opened = CreateFileW(
            path.c_str(), access, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, nullptr,
            use == OpenFor::Create ? CREATE_NEW : OPEN_EXISTING,
            FILE_ATTRIBUTE_NORMAL | FILE_FLAG_BACKUP_SEMANTICS | links, nullptr);
        if (opened == INVALID_HANDLE_VALUE)
            return lastError();
        file = reinterpret_cast<FileId>(opened);
        return {};
    }
    void close(FileId file) override { CloseHandle(handle(file)); }
    std::error_code facts(FileId file, FileFacts &facts) override
    {
        BY_HANDLE_FILE_INFORMATION found = {};
        if (GetFileInformationByHandle(handle(file), &found) == 0)
            return lastError();
        facts = {kindOf(found.dwFileAttributes), joined(found.nFileSizeHigh, found.nFileSizeLow),
                 found.dwVolumeSerialNumber, joined(found.nFileIndexHigh, found.nFileIndexLow)};
        return {};
    }
    std::error_code factsOf(const fs::path &path, FileFacts &result) override
    {
        result = {};
        if (hasNul(path))
            return badName();
        HANDLE opened = CreateFileW(
            path.c_str(), FILE_READ_ATTRIBUTES,
            FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, nullptr, OPEN_EXISTING,
            FILE_FLAG_BACKUP_SEMANTICS | FILE_FLAG_OPEN_REPARSE_POINT, nullptr);
        if (opened == INVALID_HANDLE_VALUE) {
            const std::error_code error = lastError();
            return error == std::errc::no_such_file_or_directory ? std::error_code() : error;
        }
        const std::error_code done = facts(reinterpret_cast<FileId>(opened), result);
        CloseHandle(opened);
        return done;
    }
    std::error_code lock(FileId file) override
    {
        OVERLAPPED place = lockedPlace();
        const BOOL done = LockFileEx(
            handle(file), LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, &place);
        return done == 0 && GetLastError() == ERROR_INVALID_FUNCTION
            ? std::make_error_code(std::errc::no_lock_available)
            : outcome(done);
    }
    std::error_code probe(FileId file, bool &owned) override
    {
        OVERLAPPED place = lockedPlace();
        owned = LockFileEx(handle(file), LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, &place) == 0
            && lastError() == std::errc::resource_unavailable_try_again;
        return owned ? std::error_code() : outcome(UnlockFileEx(handle(file), 0, 1, 0, &place));
    }
    std::error_code read(FileId file, std::uint64_t at, std::size_t most,
                         std::string &text) override
    {
        text.resize(most);
        std::size_t got = 0;
        while (got < most) {
            OVERLAPPED place = from(at + got);
            DWORD n = 0;
            const auto wanted = static_cast<DWORD>(std::min<std::size_t>(most - got, kMostAtOnce));
            if (ReadFile(handle(file), text.data() + got, wanted, &n, &place) == 0
                && GetLastError() != ERROR_HANDLE_EOF)
                return lastError();
            if (n == 0)
                break;
            got += n;
        }
        text.resize(got);
        return {};
    }
    std::error_code write(FileId file, std::uint64_t at, std::string_view text) override
    {
        while (!text.empty()) {
            OVERLAPPED place = from(at);
            DWORD n = 0;
            const auto wanted = static_cast<DWORD>(std::min<std::size_t>(text.size(), kMostAtOnce));
            if (WriteFile(handle(file), text.data(), wanted, &n, &place) == 0)
                return lastError();
            if (n == 0)
                return std::make_error_code(std::errc::io_error);
            text.remove_prefix(n);
            at += n;
        }
        return {};
    }
    std::error_code truncate(FileId file, std::uint64_t size) override
    {
        FILE_END_OF_FILE_INFO end = {};
        end.EndOfFile.QuadPart = static_cast<LONGLONG>(size);
        return outcome(
            SetFileInformationByHandle(handle(file), FileEndOfFileInfo, &end, sizeof end));
    }
    std::error_code sync(FileId file) override { return outcome(FlushFileBuffers(handle(file))); }
    /// NTFS keeps its own journal of names; there is nothing to ask for.
    std::error_code syncFolder(const fs::path & /*folder*/) override { return {}; }
    std::error_code rename(const fs::path &from, const fs::path &to) override
    {
        return move(from, to, MOVEFILE_REPLACE_EXISTING);
    }
    std::error_code renameToNew(const fs::path &from, const fs::path &to) override
    {
        return move(from, to, 0);
    }
    std::error_code remove(const fs::path &path) override
    {
        return hasNul(path) ? badName() : outcome(DeleteFileW(path.c_str()));
    }

private:
    static constexpr std::size_t kMostAtOnce = std::size_t{1} << 30U;

    static std::error_code move(const fs::path &from, const fs::path &to, DWORD how)
    {
        if (hasNul(from) || hasNul(to))
            return badName();
        return outcome(MoveFileExW(from.c_str(), to.c_str(), how | MOVEFILE_WRITE_THROUGH));
    }
};

} // namespace

Files &systemFiles()
{
    static WindowsFiles files;
    return files;
}

std::error_code makePipe(const fs::path & /*path*/, FileId & /*reader*/)
{
    return std::make_error_code(std::errc::not_supported);
}

std::error_code openPipe(const fs::path & /*path*/, FileId & /*writer*/)
{
    return std::make_error_code(std::errc::not_supported);
}

std::error_code readPipe(FileId /*reader*/, std::size_t /*most*/, std::string & /*text*/)
{
    return std::make_error_code(std::errc::not_supported);
}

std::error_code writePipe(FileId /*writer*/, std::string_view /*text*/)
{
    return std::make_error_code(std::errc::not_supported);
}

bool awaitPipe(FileId /*reader*/, int /*milliseconds*/)
{
    return false;
}

std::uint64_t unforeseeable()
{
    std::random_device device; // the system's own source
    return (static_cast<std::uint64_t>(device()) << 32U) | device();
}

bool holdStandardStreams()
{
    return true; // handles are no numbers that are used again
}

void giveWay()
{
    (void)SetThreadPriority(GetCurrentThread(), THREAD_PRIORITY_BELOW_NORMAL);
}

std::filesystem::path programFile()
{
    std::vector<wchar_t> name(32768); // no path is longer
    const DWORD length = GetModuleFileNameW(nullptr, name.data(), static_cast<DWORD>(name.size()));
    return {std::wstring(name.data(), length)};
}

} // namespace playmat::match
