#pragma once

#include "match/file.h"
#include "match/json.h"

#include <cstddef>
#include <filesystem>
#include <future>
#include <optional>
#include <string>
#include <vector>

namespace playmat::match {

/// No journal is larger; long before that a running one is rewritten without what was taken back.
inline constexpr std::size_t kLargestJournal = std::size_t{16} << 20U;

/// A file of JSON lines: a header, then one line per answer. Every line is with the system when
/// `append` returns, so that killing the program loses nothing. The disk follows in the background,
/// which takes longer than a frame may: a power cut loses the newest line at most, because a line
/// waits until the one before it is on the disk.
///
/// The file is this program's alone while the journal lives. What cannot be written waits, and is
/// written before anything newer; what is in the file is never touched for it.
class Journal
{
public:
    /// A new file of this header and these lines; `old` is what was claimed under its name.
    [[nodiscard]] static Outcome<Journal> create(const std::filesystem::path &path,
                                                 const ClaimedFile &old, const Json &header,
                                                 const std::vector<Json> &lines, Files &files);
    /// Continues a claimed file, from which everything after `keep` bytes (a torn line) is cut
    /// off. On a problem the claim stays with the caller.
    [[nodiscard]] static Outcome<Journal> goOn(const std::filesystem::path &path,
                                               ClaimedFile &&claimed, std::size_t keep);
    Journal(Journal &&other) noexcept = default;
    Journal &operator=(Journal &&other) noexcept;
    Journal(const Journal &) = delete;
    Journal &operator=(const Journal &) = delete;
    ~Journal();

    /// Writes all lines that wait, then this one. When it fails the line waits.
    Done append(const Json &line);
    /// Writes all lines that wait. Codes: those of fileProblem.
    Done retry();
    /// Waits until everything is on the disk, or until it is clear that it will not get there.
    Done settle();
    /// What is wrong now, if anything; a disk that failed in the background is asked for here.
    [[nodiscard]] const std::optional<Problem> &problem();
    /// How many lines are not on their way to the disk.
    [[nodiscard]] std::size_t unsaved() const;
    /// Whether the name still stands for this file and nothing was cut off or written behind it. A
    /// file that was deleted or replaced by others would be written to all the same, for nobody.
    [[nodiscard]] bool isWhole() const;
    [[nodiscard]] const std::filesystem::path &path() const { return m_path; }
    [[nodiscard]] std::size_t size() const { return m_end; }
    [[nodiscard]] const ClaimedFile &claim() const { return m_claimed; }

private:
    /// Lines that belong together, as they are in the file.
    struct Lines
    {
        std::string text;
        std::size_t count = 0;
    };

    Journal(std::filesystem::path path, ClaimedFile file, std::size_t end);
    void hearOfDisk(bool wait);
    [[nodiscard]] std::error_code writeAll();
    [[nodiscard]] std::error_code writeWaiting();
    void syncBehind();

    std::filesystem::path m_path;
    ClaimedFile m_claimed;
    std::size_t m_safe = 0; ///< how much is on the disk
    std::size_t m_end = 0; ///< how much is in the file: whole lines
    Lines m_newest; ///< from m_safe to m_end
    Lines m_waiting; ///< what comes behind m_end
    bool m_tail = false; ///< there may be a part of a line behind m_end
    bool m_diskFailed = false; ///< m_newest is in the file and did not reach the disk
    std::optional<Problem> m_problem;
    std::future<std::error_code> m_sync; ///< of m_newest
};

/// The lines of a journal as they are in the file.
struct JournalText
{
    Json header;
    std::vector<Json> lines; ///< line i of the file is lines[i - 2]
    std::size_t wholeBytes = 0; ///< up to the end of the last whole line
    bool torn = false; ///< something after that was dropped
    std::size_t badLine = 0; ///< reading ended before this line, which is not a journal's
    std::size_t lostLines = 0; ///< from there to the end
};

/// Reads a journal's text; a torn last line is dropped. Code bad_journal: it has no header.
[[nodiscard]] Outcome<JournalText> journalText(std::string_view text);

/// Reads a file. Codes: bad_journal (also for a broken line in the middle), too_large, not_a_file,
/// and those of fileProblem.
[[nodiscard]] Outcome<JournalText> readJournal(const std::filesystem::path &path,
                                               Files &files = systemFiles());

/// The text of a journal with this header and these lines.
[[nodiscard]] std::string textOfJournal(const Json &header, const std::vector<Json> &lines);

} // namespace playmat::match
