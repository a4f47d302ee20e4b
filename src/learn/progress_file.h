#pragma once

#include "learn/progress.h"
#include "match/platform.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace playmat::learn {

/// The file that progress is kept in. It is written as a whole, so that whenever the program is
/// killed either the old file or the new one is there. What cannot be read is put aside, never
/// written over.
class ProgressFile
{
public:
    /// What became of the file when it was read.
    struct Loaded
    {
        Progress progress;
        /// Where a damaged file is kept now; empty: it was sound, or there was none.
        std::filesystem::path aside;
        std::optional<match::Problem> problem; ///< why it could not be read
    };

    /// An empty path: nothing is kept.
    explicit ProgressFile(std::filesystem::path path = {},
                          match::Files &files = match::systemFiles());

    /// `date` becomes part of the name of a damaged file that is put aside ("2026-11-22").
    [[nodiscard]] Loaded load(std::string_view date);
    /// Writes it; what another window has written meanwhile is taken over first. A problem when
    /// that is not possible: newer_format, locked, and those of match::fileProblem.
    [[nodiscard]] match::Done save(Progress &progress) const;

private:
    [[nodiscard]] match::Outcome<std::filesystem::path> putAside(std::string_view date) const;

    std::filesystem::path m_path;
    match::Files *m_files;
    std::optional<match::Problem> m_readOnly; ///< why nothing may be written there
};

} // namespace playmat::learn
