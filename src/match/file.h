#pragma once

#include "match/outcome.h"
#include "match/platform.h"

#include <string>
#include <string_view>
#include <utility>

namespace playmat::match {

/// What went wrong with a file, in words: "cannot write /home/ann/x: the disk is full". Codes:
/// disk_full, read_only, no_permission, not_found, already_there, bad_path, locked, and io_error
/// for all others.
[[nodiscard]] Problem fileProblem(std::string_view what, const std::filesystem::path &path,
                                  std::error_code error);

/// An open file that is closed at the end, and with it its lock.
class File
{
public:
    File() = default;
    File(Files &files, FileId file)
        : m_files(&files)
        , m_file(file)
    {
    }
    File(File &&other) noexcept
        : m_files(other.m_files)
        , m_file(std::exchange(other.m_file, kNoFile))
    {
    }
    File &operator=(File &&other) noexcept
    {
        std::swap(m_files, other.m_files);
        std::swap(m_file, other.m_file);
        return *this;
    }
    File(const File &) = delete;
    File &operator=(const File &) = delete;
    ~File()
    {
        if (m_file != kNoFile)
            m_files->close(m_file);
    }

    [[nodiscard]] bool isOpen() const { return m_file != kNoFile; }
    [[nodiscard]] Files &files() const { return *m_files; }
    [[nodiscard]] FileId id() const { return m_file; }

private:
    Files *m_files = nullptr;
    FileId m_file = kNoFile;
};

/// An open file; once claimed, no other program may write to it as long as it is open. `file`
/// is not open when there is none of that name.
struct ClaimedFile
{
    File file;
    FileFacts facts;
    std::error_code refused; ///< why it can only be read: rights, or its name is a symbolic link
    /// The file system has no locks, so another program may write to it all the same.
    bool unguarded = false;

    /// Whether this name stands for the file at this moment.
    [[nodiscard]] bool isAt(const std::filesystem::path &path) const;
};

/// Whether two names stand for the same file, however they are spelled.
[[nodiscard]] bool isSameFile(const std::filesystem::path &one, const std::filesystem::path &other);

/// Opens and locks what the name stands for. Codes: locked, not_a_file (a folder, pipe or device)
/// and those of fileProblem.
[[nodiscard]] Outcome<ClaimedFile> claimFile(const std::filesystem::path &path, Files &files);

/// Opens a file to read it; symbolic links are followed, nothing is locked. Codes: as above.
[[nodiscard]] Outcome<ClaimedFile> openToRead(const std::filesystem::path &path, Files &files);

/// The whole text of an open file. Code too_large: it has more than `most` bytes, none was read.
[[nodiscard]] Outcome<std::string> readOpenFile(const File &file, const FileFacts &facts,
                                                const std::filesystem::path &path,
                                                std::size_t most);

/// Writes a text as a whole: either the new file is there in full or the old one. It is locked
/// from before it has its name; 0600; no symbolic link is followed. `old` is what was claimed under
/// the name and is replaced; nothing else is (already_there).
[[nodiscard]] Outcome<ClaimedFile> replaceFile(const std::filesystem::path &path,
                                               const ClaimedFile &old, std::string_view text,
                                               Files &files);

} // namespace playmat::match
