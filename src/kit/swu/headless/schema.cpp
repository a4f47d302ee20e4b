#include "cli/output.h"
#include "engine/swu/language/manual.h"
#include "kit/swu/headless/headless.h"
#include "match/resources.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

namespace playmat::cli {

std::vector<std::string> cardFiles()
{
    namespace fs = std::filesystem;
    std::vector<fs::path> paths;
    std::error_code error;
    for (const auto &entry :
         fs::directory_iterator(match::findResources() / "cards" / "swu", error))
        if (entry.path().extension() == ".json")
            paths.push_back(entry.path());
    std::ranges::sort(paths);
    std::vector<std::string> texts;
    for (const fs::path &path : paths)
        if (const match::Outcome<std::string> text = match::readFile(path))
            texts.push_back(text.value());
        else
            complain(match::describe(text.problem()));
    return texts;
}

int schema(const SchemaOptions &options)
{
    std::string text = options.manual ? swu::manualText(cardFiles()) : swu::schemaText();
    text.pop_back(); // say() ends the line
    say(text);
    return 0;
}

} // namespace playmat::cli
