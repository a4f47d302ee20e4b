#pragma once

#include "match/file.h"

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>

namespace playmat::decks {

/// The file of a collection, which several windows and other programs may change. A change is made
/// to the text that is there at that moment, under the file's lock, and the file is written as a
/// whole: nobody's change is lost, and after a failure the old text is there.
class CollectionFile
{
public:
    CollectionFile() = default;
    /// An empty path: in memory only.
    explicit CollectionFile(std::filesystem::path path, match::Files &files = match::systemFiles());

    [[nodiscard]] const std::filesystem::path &path() const { return m_path; }
    /// The bytes of the file; empty if there is none. Problems: those of match::openToRead and
    /// match::readOpenFile.
    [[nodiscard]] match::Outcome<std::string> read() const;
    /// Replaces the text by what `change` makes of it, and returns the new text. If nothing
    /// changes, nothing is written. Problems: those of match::fileProblem; "locked": somebody else
    /// is writing; "too_large": the new text could not be read again.
    match::Outcome<std::string> rewrite(const std::function<std::string(std::string_view)> &change);

private:
    std::filesystem::path m_path;
    match::Files *m_files = nullptr;
    std::string m_memory;
};

} // namespace playmat::decks
