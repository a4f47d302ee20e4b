#include "text/language.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

/// The phrases of the program: each that is used is there in each language, and each that is there
/// is used.
namespace playmat::text {

namespace {

namespace fs = std::filesystem;

const fs::path kSources(PLAYMAT_SOURCES);

std::string contentOf(const fs::path &path)
{
    std::ifstream file(path);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

/// The ids that the sources ask for.
std::set<std::string> idsInUse()
{
    static const std::regex call(
        R"re(\b(?:qsTrId|qtTrId|QT_TRID_NOOP|QT_TRID_N_NOOP)\(\s*"([^"]*)")re");
    std::set<std::string> ids;
    for (const char *folder : {"src", "qml"})
        for (const auto &entry : fs::recursive_directory_iterator(kSources / folder)) {
            const std::string ending = entry.path().extension().string();
            if (ending != ".cpp" && ending != ".h" && ending != ".qml")
                continue;
            const std::string text = contentOf(entry.path());
            for (std::sregex_iterator found(text.begin(), text.end(), call), end; found != end;
                 ++found)
                ids.insert((*found)[1]);
        }
    return ids;
}

template <class Set>
std::vector<std::string> without(const Set &all, const Set &those)
{
    std::vector<std::string> out;
    std::ranges::set_difference(all, those, std::back_inserter(out));
    return out;
}

using Lines = std::vector<std::string>;

} // namespace

TEST(Phrases, EachThatIsUsedIsThereAndEachThatIsThereIsUsed)
{
    const std::set<std::string> used = idsInUse();
    const Lines known = english().ids();
    const std::set<std::string> there(known.begin(), known.end());
    EXPECT_GT(used.size(), 1000U);
    EXPECT_EQ(without(used, there), Lines()) << "are missing in resources/text/en/phrases";
    EXPECT_EQ(without(there, used), Lines()) << "are used nowhere";
}

TEST(Phrases, EachHasWords)
{
    for (const std::string &id : english().ids())
        for (const long long n : {1, 2})
            EXPECT_FALSE(english().phrase(id, n)->empty()) << id;
}

/// A phrase with a number in it is said for one and for many.
TEST(Phrases, WhatCountsHasPluralForms)
{
    for (const std::string &id : english().ids()) {
        const std::string &words = *english().phrase(id, 2);
        EXPECT_FALSE(words.find("%n") == std::string::npos && words != *english().phrase(id, 1))
            << id;
    }
}

} // namespace playmat::text
