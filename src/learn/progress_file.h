#pragma once

#include "learn/progress.h"
#include "match/file.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace playmat::learn {

/// The file that progress is kept in. It is written as a whole, so that whenever the program is
/// killed either the old file or the new one is there. What cannot be read is put aside, never
/// written over.
class ProgressFile
{
public:
    /// Something that was learned, as it is added to whatever is known by then.
    using Event = std::function<void(Progress &)>;

    /// What became of the file when it was read.
    struct Loaded
    {
        Progress progress;
        /// Where a damaged file is kept now; empty: it was sound, or there was none.
        std::filesystem::path aside;
        /// Why it could not be read, or why what was read will not be written: it is a link.
        std::optional<match::Problem> problem;
    };

    /// An empty path: nothing is kept.
    explicit ProgressFile(std::filesystem::path path = {},
                          match::Files &files = match::systemFiles());

    /// `date` becomes part of the name of a damaged file that is put aside, now or when it is saved
    /// ("2026-11-22").
    [[nodiscard]] Loaded load(std::string_view date);
    /// Adds it, and remembers it for as long as no save() has written it.
    void add(Progress &progress, Event event);
    /// Whether something was added that is not in the file.
    [[nodiscard]] bool unsaved() const { return !m_unsaved.empty(); }
    /// Reads what other windows have written meanwhile, adds to it what was added here since the
    /// last time, and writes that; `progress` becomes the same. A problem when that is not
    /// possible: newer_format, locked, and those of match::fileProblem; it may be tried again.
    [[nodiscard]] match::Done save(Progress &progress);

private:
    [[nodiscard]] match::Outcome<std::filesystem::path> putAside() const;
    [[nodiscard]] match::Done makeRoom(match::ClaimedFile &damaged) const;
    [[nodiscard]] match::Done takeOver(const match::ClaimedFile &file, Progress &progress);
    [[nodiscard]] bool isLink() const;

    std::filesystem::path m_path;
    match::Files *m_files;
    std::string m_date;
    std::vector<Event> m_unsaved; ///< in order
    std::string m_tried; ///< what was to be written last
    std::ptrdiff_t m_triedEvents = 0; ///< that many of m_unsaved are in it, if that failed
};

} // namespace playmat::learn
