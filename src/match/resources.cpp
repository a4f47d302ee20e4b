#include "match/resources.h"

#include "match/platform.h"

#include <cstdlib>
#include <system_error>
#include <vector>

namespace playmat::match {

namespace fs = std::filesystem;

fs::path findResources()
{
    std::vector<fs::path> places;
    if (const char *told = std::getenv("PLAYMAT_RESOURCES"); told != nullptr && *told != '\0')
        places.emplace_back(told);
    const fs::path program = programFile();
    if (!program.empty()) {
        places.push_back(program.parent_path() / "resources");
        places.push_back(program.parent_path().parent_path() / "share" / "playmat");
    }
    places.emplace_back(PLAYMAT_INSTALLED_RESOURCES);
    std::error_code error;
    for (const fs::path &place : places)
        if (fs::is_directory(place / "cards", error))
            return place;
    return {};
}

Outcome<std::string> readFile(const fs::path &path, std::size_t most, Files &files)
{
    Outcome<ClaimedFile> opened = openToRead(path, files);
    if (!opened)
        return opened.problem();
    return readOpenFile(opened.value().file, opened.value().facts, path, most);
}

} // namespace playmat::match
