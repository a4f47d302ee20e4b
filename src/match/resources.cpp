#include "match/resources.h"

#include <fmt/format.h>

#include <array>
#include <cstdlib>
#include <fstream>
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

Outcome<std::string> readFile(const fs::path &path)
{
    std::ifstream file(path, std::ios::binary);
    std::error_code error;
    if (!file || fs::is_directory(path, error))
        return Problem{"io_error", fmt::format("cannot read {}", path.string()), {}};
    constexpr std::size_t kMost = std::size_t{64} << 20U; // a device has no end
    std::string text;
    std::array<char, 65536> block;
    do {
        file.read(block.data(), block.size());
        text.append(block.data(), static_cast<std::size_t>(file.gcount()));
    } while (file && text.size() <= kMost);
    if (text.size() > kMost)
        return Problem{"io_error", fmt::format("{} is too large", path.string()), {}};
    return text;
}

} // namespace playmat::match
