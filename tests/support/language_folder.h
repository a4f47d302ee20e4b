#pragma once

#include "support/folders.h"
#include "text/language.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

/// Languages as they lie in resources/text.
namespace playmat::test {

inline text::LanguagePtr languageNamed(const std::string &id)
{
    const auto folder = std::filesystem::path(resourceDir()) / "text" / id;
    std::vector<std::pair<std::string, std::string>> kept;
    for (const auto &entry : std::filesystem::recursive_directory_iterator(folder)) {
        if (entry.path().extension() != ".json")
            continue;
        std::ostringstream content;
        content << std::ifstream(entry.path()).rdbuf();
        kept.emplace_back(std::filesystem::relative(entry.path(), folder).generic_string(),
                          content.str());
    }
    std::vector<text::TextFile> files;
    for (const auto &[name, content] : kept)
        files.push_back({name, content});
    const text::ReadLanguage read = text::readLanguage(id, files);
    const auto *problem = std::get_if<std::string>(&read);
    EXPECT_EQ(problem, nullptr) << (problem == nullptr ? "" : *problem);
    return problem == nullptr ? std::get<text::LanguagePtr>(read) : nullptr;
}

/// For as long as it is there, everybody reads that language.
class Reading
{
public:
    explicit Reading(const std::string &id) { text::use(languageNamed(id)); }
    Reading(const Reading &) = delete;
    Reading &operator=(const Reading &) = delete;
    ~Reading() { text::use(nullptr); }
};

} // namespace playmat::test
