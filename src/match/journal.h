#pragma once

#include "match/json.h"

#include <cstddef>
#include <filesystem>
#include <future>
#include <string>
#include <vector>

namespace playmat::match {

/// An append-only file of JSON lines: a header, then one line an answer. Every line is with the
/// system when `append` returns, so that killing the program loses nothing. The disk follows in the
/// background, which takes longer than a frame may: a power cut loses the newest line at most,
/// because a line waits until the one before it is on the disk.
class Journal
{
public:
    /// A new file with this header; an old one of the name is replaced.
    [[nodiscard]] static Outcome<Journal> create(const std::filesystem::path &path,
                                                 const Json &header);
    /// Goes on with a file, from which everything behind `keep` bytes is cut off (a torn line).
    [[nodiscard]] static Outcome<Journal> reopen(const std::filesystem::path &path,
                                                 std::size_t keep);
    Journal(Journal &&other) noexcept;
    Journal &operator=(Journal &&other) noexcept;
    Journal(const Journal &) = delete;
    Journal &operator=(const Journal &) = delete;
    ~Journal();

    [[nodiscard]] Done append(const Json &line);
    [[nodiscard]] const std::filesystem::path &path() const { return m_path; }

private:
    Journal(std::filesystem::path path, int file)
        : m_path(std::move(path))
        , m_file(file)
    {
    }

    [[nodiscard]] bool settle();

    std::filesystem::path m_path;
    int m_file = -1;
    std::future<int> m_sync; ///< of the newest line: 0, or the error's number
};

/// The lines of a journal as they stand in the file.
struct JournalText
{
    Json header;
    std::vector<Json> lines; ///< line i of the file is lines[i - 2]
    std::size_t wholeBytes = 0; ///< up to the end of the last whole line
    bool torn = false; ///< something behind that was dropped
};

/// Reads a file; a torn last line is dropped, any other broken line is a problem "bad_journal".
[[nodiscard]] Outcome<JournalText> readJournal(const std::filesystem::path &path);

/// Writes header and lines as a whole: the file is there completely or not at all.
[[nodiscard]] Done writeJournal(const std::filesystem::path &path, const Json &header,
                                const std::vector<Json> &lines);

} // namespace playmat::match
