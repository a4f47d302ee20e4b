#include "support/language_folder.h"
#include "text/language.h"
#include "text/sources.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <regex>

/// What the program says outside of its engines and documents is looked up by its English, so that
/// a sentence which is changed in the sources has to be changed in each language too.
namespace playmat::text {

namespace {

/// "one " "text" as C++ writes it; JSON has the same escapes.
std::string joined(const std::string &literals)
{
    static const std::regex one(R"re("(?:[^"\\]|\\.)*")re");
    std::string out;
    for (std::sregex_iterator found(literals.begin(), literals.end(), one), end; found != end;
         ++found)
        out += nlohmann::json::parse(found->str()).get<std::string>();
    return out;
}

/// What is given to said(), format() and mark(), where no other place is named.
std::set<std::string> textsInUse()
{
    constexpr std::string_view kCall = "text::"; // looking for it alone first is far quicker
    static const std::regex call(
        R"re(text::(said|format|mark)\(\s*((?:"(?:[^"\\]|\\.)*"\s*)+)(.))re");
    std::set<std::string> texts;
    eachSource("src", [&](const std::string &source) {
        for (std::size_t at = source.find(kCall); at != std::string::npos;
             at = source.find(kCall, at + 1)) {
            std::smatch found;
            if (std::regex_search(source.begin() + static_cast<std::ptrdiff_t>(at), source.end(),
                                  found, call, std::regex_constants::match_continuous)
                && (found[1] != "said" || found[3] == ")"))
                texts.insert(joined(found[2]));
        }
    });
    return texts;
}

/// The languages that are files.
std::vector<LanguagePtr> languages()
{
    std::vector<LanguagePtr> out;
    for (const auto &entry : std::filesystem::directory_iterator(kSources / "resources" / "text"))
        if (entry.path().filename() != "en")
            out.push_back(test::languageNamed(entry.path().filename().string()));
    return out;
}

using Lines = std::vector<std::string>;

} // namespace

TEST(ProgramTexts, EachLanguageHasWordsForEachThatIsUsedAndForNoOther)
{
    const std::set<std::string> used = textsInUse();
    EXPECT_GT(used.size(), 200U);
    for (const LanguagePtr &language : languages()) {
        ASSERT_NE(language, nullptr);
        const Lines known = language->texts(kProgram);
        const std::set<std::string> there(known.begin(), known.end());
        EXPECT_EQ(without(used, there), Lines()) << "are missing in " << language->id();
        EXPECT_EQ(without(there, used), Lines()) << "are used nowhere";
    }
}

/// The blanks are filled by number or in their order; format() cannot have both in one text.
TEST(ProgramTexts, BlanksAreNumberedWhereThereAreSeveral)
{
    for (const std::string &english : textsInUse())
        EXPECT_TRUE(english.find("{}") == english.rfind("{}")) << english;
}

} // namespace playmat::text
