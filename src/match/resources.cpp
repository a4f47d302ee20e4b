#include "match/resources.h"

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
    std::error_code error;
    const fs::path program = fs::read_symlink("/proc/self/exe", error);
    if (!error) {
        places.push_back(program.parent_path() / "resources");
        places.push_back(program.parent_path().parent_path() / "share" / "playmat");
    }
    places.emplace_back(PLAYMAT_INSTALLED_RESOURCES);
    places.emplace_back(PLAYMAT_SOURCE_RESOURCES);
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
