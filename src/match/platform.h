#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>

/// The one place where a match meets the operating system. What POSIX has is in platform.cpp
/// and nowhere else (macOS differs in two of them); platform_windows.cpp has the same functions by
/// what Windows has. Every call says how it went as a std::error_code of the generic category, so
/// that nobody asks for errno.
namespace playmat::match {

using FileId = std::intptr_t;
inline constexpr FileId kNoFile = -1;

enum class FileKind : std::uint8_t { None, File, Folder, Link, Other };

/// What is known about a file without reading it.
struct FileFacts
{
    FileKind kind = FileKind::None;
    std::uint64_t size = 0;
    std::uint64_t device = 0; ///< device and number together identify the file, whatever its name
    std::uint64_t number = 0;

    [[nodiscard]] bool sameFile(const FileFacts &other) const
    {
        return device == other.device && number == other.number;
    }
};

/// Opening never waits, not even for the other end of a pipe. `Write` and `Create` follow no
/// symbolic link; a file that is created is its owner's alone (mode 0600) and was not there before.
enum class OpenFor : std::uint8_t { Read, Write, Create };

/// The calls that matches make. Tests give one whose calls fail; everybody else takes the system's.
/// They are called from two threads at most: `sync` may run beside one of the others.
class Files
{
public:
    Files() = default;
    Files(const Files &) = delete;
    Files &operator=(const Files &) = delete;
    virtual ~Files() = default;

    virtual std::error_code open(const std::filesystem::path &path, OpenFor use, FileId &file) = 0;
    virtual void close(FileId file) = 0;
    virtual std::error_code facts(FileId file, FileFacts &facts) = 0;
    /// About the name itself: a symbolic link is a link. Kind None and no error: there is nothing.
    virtual std::error_code factsOf(const std::filesystem::path &path, FileFacts &facts) = 0;
    /// One owner at a time, without waiting: resource_unavailable_try_again when somebody else is
    /// it. The owner's end, however it comes, is the end of the lock. no_lock_available: the file
    /// system knows no locks.
    virtual std::error_code lock(FileId file) = 0;
    /// Whether somebody owns it, asked without becoming the owner for longer than this call. Nobody
    /// does where there are no locks.
    virtual std::error_code probe(FileId file, bool &owned) = 0;
    /// At most `most` bytes from there; fewer only at the end of the file.
    virtual std::error_code read(FileId file, std::uint64_t from, std::size_t most,
                                 std::string &text)
        = 0;
    /// All of it; after an error any part of it may have been written.
    virtual std::error_code write(FileId file, std::uint64_t at, std::string_view text) = 0;
    virtual std::error_code truncate(FileId file, std::uint64_t size) = 0;
    /// What was written is on the disk.
    virtual std::error_code sync(FileId file) = 0;
    /// A new name is on the disk when its folder is.
    virtual std::error_code syncFolder(const std::filesystem::path &folder) = 0;
    /// In one step; what had the new name is replaced.
    virtual std::error_code rename(const std::filesystem::path &from,
                                   const std::filesystem::path &to)
        = 0;
    /// The same, and file_exists when something has the new name.
    virtual std::error_code renameToNew(const std::filesystem::path &from,
                                        const std::filesystem::path &to)
        = 0;
    virtual std::error_code remove(const std::filesystem::path &path) = 0;
};

[[nodiscard]] Files &systemFiles();

/// Pipes with names: what another process writes is read here, and no network is in it. They are
/// this user's alone (mode 0600); anybody else's, and whatever else has the name, is refused with
/// permission_denied. Nothing waits but awaitPipe. Windows has no files of this kind:
/// not_supported.
///
/// To read from, in an existing folder. resource_unavailable_try_again while another process
/// reads it; one that nobody reads any longer is taken over.
[[nodiscard]] std::error_code makePipe(const std::filesystem::path &path, FileId &reader);
/// To write to; no_such_device_or_address when nobody reads it.
[[nodiscard]] std::error_code openPipe(const std::filesystem::path &path, FileId &writer);
/// What is there now, at most this much; perhaps nothing.
[[nodiscard]] std::error_code readPipe(FileId reader, std::size_t most, std::string &text);
/// In one piece, between other writers' pieces, or not at all: message_size, no_buffer_space.
[[nodiscard]] std::error_code writePipe(FileId writer, std::string_view text);
/// Whether something comes before the time is up.
[[nodiscard]] bool awaitPipe(FileId reader, int milliseconds);

/// 64 bits that nobody can foresee, for names of temporary files.
[[nodiscard]] std::uint64_t unforeseeable();

/// From now on the calling thread, and on Linux those that it starts, work only where others leave
/// them time.
void giveWay();

/// First of all in main(): what is opened later is never taken for the standard input, output or
/// error output, which may have been closed when the program was started; a file of that number
/// would get all that is printed. Whether there is a standard output.
[[nodiscard]] bool holdStandardStreams();

/// The running program's file; empty when the system does not say.
[[nodiscard]] std::filesystem::path programFile();

} // namespace playmat::match
