#pragma once

#include "match/outcome.h"

#include <filesystem>
#include <string>

namespace playmat::match {

/// The folder with cards/, decks/ …: what PLAYMAT_RESOURCES names, else beside the program (where
/// it was installed), else the share folder of the installation, else the sources. Empty when there
/// is none of them.
[[nodiscard]] std::filesystem::path findResources();

/// The whole text of a file. Code: io_error, also for a folder and for more than 64 MiB.
[[nodiscard]] Outcome<std::string> readFile(const std::filesystem::path &path);

} // namespace playmat::match
