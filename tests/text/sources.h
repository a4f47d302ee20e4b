#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>
#include <string>
#include <vector>

/// What the tests of texts read of the sources.
namespace playmat::text {

inline const std::filesystem::path kSources(PLAYMAT_SOURCES);

inline std::string contentOf(const std::filesystem::path &path)
{
    std::ifstream file(path);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

/// Calls with the content of each file of C++ or QML in that folder.
template <class Call>
void eachSource(const char *folder, Call call)
{
    for (const auto &entry : std::filesystem::recursive_directory_iterator(kSources / folder)) {
        const std::string ending = entry.path().extension().string();
        if (ending == ".cpp" || ending == ".h" || ending == ".qml")
            call(contentOf(entry.path()));
    }
}

/// Those of the first that are not among the second.
inline std::vector<std::string> without(const std::set<std::string> &all,
                                        const std::set<std::string> &those)
{
    std::vector<std::string> out;
    std::ranges::set_difference(all, those, std::back_inserter(out));
    return out;
}

} // namespace playmat::text
