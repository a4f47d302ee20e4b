#include "support/language_folder.h"
#include "text/language.h"
#include "text/sources.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <regex>

/// The phrases of the program: each that is used is there in each language, and each that is there
/// is used.
namespace playmat::text {

namespace {

/// Whether a call says the number that its phrase is for, or that this is said later.
bool counts(const std::smatch &call)
{
    return call[3] == "," || call[1] == "QT_TRID_N_NOOP" || call[1] == "text::idOfCount";
}

/// The ids that the sources ask for, each with the number it is for: "" where they say none.
std::map<std::string, std::string> idsInUse()
{
    static const std::regex call(
        R"re(\b(q[st]TrId|QT_TRID_(?:N_)?NOOP|text::id(?:OfCount)?)\(\s*"([^"]*)"\s*([,)]))re");
    std::map<std::string, std::string> ids;
    for (const char *folder : {"src", "qml"})
        eachSource(folder, [&](const std::string &text) {
            for (std::sregex_iterator found(text.begin(), text.end(), call), end; found != end;
                 ++found)
                ids[(*found)[2]] = counts(*found) ? "n" : "";
        });
    return ids;
}

template <class Map>
std::set<std::string> keysOf(const Map &map)
{
    std::set<std::string> keys;
    for (const auto &[key, value] : map)
        keys.insert(key);
    return keys;
}

using Lines = std::vector<std::string>;

} // namespace

TEST(Phrases, EachThatIsUsedIsThereAndEachThatIsThereIsUsed)
{
    const std::set<std::string> used = keysOf(idsInUse());
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

/// A phrase with a number in it has forms for one and for many, and is asked for with the number.
TEST(Phrases, WhatCountsHasPluralFormsAndIsToldTheNumber)
{
    for (const auto &[id, number] : idsInUse()) {
        const std::string *words = english().phrase(id, 2);
        ASSERT_NE(words, nullptr) << id;
        const bool counts = words->find("%n") != std::string::npos;
        EXPECT_EQ(number, counts ? "n" : "") << id;
        EXPECT_TRUE(counts || *words == *english().phrase(id, 1)) << id;
    }
}

/// One phrase for 1 and another for more would have to be chosen between wherever they are said.
TEST(Phrases, WhatIsCountedIsOnePhraseWithPluralForms)
{
    static const std::regex counted(
        R"re((^|[^%])%[1-9] (cards?|units?|characters?|resources?|upgrades?|Shields?|answers?|decisions?|points?|questions?)\b)re");
    for (const std::string &id : english().ids()) {
        EXPECT_EQ(id.find(".1_"), std::string::npos) << id;
        EXPECT_FALSE(std::regex_search(*english().phrase(id, 2), counted)) << id;
    }
}

/// A phrase that a language lacks is said in English, which nobody would notice in a test of it.
TEST(Phrases, EachLanguageHasThemAll)
{
    for (const auto &entry :
         std::filesystem::directory_iterator(test::resourceDir() + std::string("/text"))) {
        const std::string id = entry.path().filename().string();
        if (id == "en")
            continue;
        EXPECT_EQ(test::languageNamed(id)->ids(), english().ids()) << id;
    }
}

} // namespace playmat::text
