#pragma once

#include "engine/swu/language/loader.h"
#include "support/folders.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

/// The program's own card files, for tests of Star Wars: Unlimited.
namespace playmat::swu::testing {

inline std::string readFile(const std::filesystem::path &path)
{
    std::ifstream in(path, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

inline std::filesystem::path cardFolder()
{
    return std::filesystem::path(test::resourceDir()) / "cards" / "swu";
}

/// Tokens and sets, in alphabetical order; not the schema and not the aliases.
inline std::vector<std::filesystem::path> setFiles()
{
    std::vector<std::filesystem::path> files;
    for (const auto &entry : std::filesystem::directory_iterator(cardFolder())) {
        const std::string name = entry.path().filename().string();
        if (entry.path().extension() == ".json" && name != "schema.json" && name != "aliases.json")
            files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

struct LoadedCards
{
    CardDb db;
    std::vector<LoadError> errors;
};

inline LoadedCards loadCards()
{
    CardLoader loader;
    for (const auto &file : setFiles())
        loader.addSet(file.filename().string(), readFile(file));
    const auto aliases = cardFolder() / "aliases.json";
    if (std::filesystem::exists(aliases))
        loader.addAliases("aliases.json", readFile(aliases));
    LoadedCards loaded;
    loaded.db = loader.take();
    loaded.errors = loader.errors();
    return loaded;
}

/// All cards, loaded once.
inline const CardDb &cards()
{
    static const LoadedCards loaded = loadCards();
    return loaded.db;
}

} // namespace playmat::swu::testing
