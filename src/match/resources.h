#pragma once

#include "match/file.h"

#include <filesystem>
#include <string>

namespace playmat::match {

/// The folder with cards/, decks/ …: what PLAYMAT_RESOURCES names, else beside the program (where
/// it was installed), else the share folder of the installation. Empty when there
/// is none of them. (In a folder of a build a link beside the program leads to the sources.)
[[nodiscard]] std::filesystem::path findResources();

/// No document that is opened is larger, unless the caller says otherwise.
inline constexpr std::size_t kLargestFile = std::size_t{16} << 20U;

/// The whole text of a file. What is too large, a folder, a pipe or a device is refused before a
/// byte of it is read. Codes: too_large, not_a_file and those of fileProblem.
[[nodiscard]] Outcome<std::string> readFile(const std::filesystem::path &path,
                                            std::size_t most = kLargestFile,
                                            Files &files = systemFiles());

} // namespace playmat::match
