#include "engine/effects/json.h"
#include "engine/lorcana/language/loader.h"
#include "engine/lorcana/language/manual.h"
#include "support/lorcana_table.h"

#include <cstdlib>
#include <fstream>
#include <sstream>

/// The card files, what they print, and what is said about mistakes in them.
namespace playmat::test {
namespace {

using namespace playmat::lorcana;

std::string contentOf(const std::string &path)
{
    std::ifstream in(path);
    std::ostringstream out;
    out << in.rdbuf();
    return out.str();
}

/// Compares with a file, or writes it when PLAYMAT_UPDATE_GOLDEN is set.
void expectGolden(const std::string &path, const std::string &text)
{
    if (std::getenv("PLAYMAT_UPDATE_GOLDEN") != nullptr)
        std::ofstream(path) << text;
    EXPECT_EQ(contentOf(path), text) << path << " is stale";
}

TEST(LorcanaLanguage, TheManualIsMadeFromTheDescriptions)
{
    expectGolden("resources/cards/lorcana/LANGUAGE.md", languageManual());
}

TEST(LorcanaPrint, WhatTheFirstChapterPrints)
{
    std::string text;
    for (std::size_t i = 1; i < lorcanaCards().defs.size(); ++i) {
        const CardDef &d = lorcanaCards().defs[i];
        if (d.set != "1")
            continue;
        text += "== " + d.id + " " + d.fullName() + "\n";
        const std::string printed = lorcanaText(d.id);
        text += printed.empty() ? "" : printed + "\n";
    }
    expectGolden("tests/golden/lorcana/1-text.txt", text);
}

std::vector<LoadError> problemsOf(const std::string &card)
{
    const std::string text
        = R"({"set":"T","name":"Test","classifications":["Hero"],"cards":[)" + card + "]}";
    const CardFile file{"test.json", text};
    return loadCards({&file, 1}).problems;
}

std::string character(const std::string &more)
{
    return R"({"id":"T-1","name":"A","type":"character","cost":1,"strength":1,"willpower":1,"lore":1,"inks":["amber"])"
        + more + "}";
}

TEST(LorcanaLanguage, MistakesSayWhereAndWhatWasMeant)
{
    struct Case
    {
        std::string more;
        std::string path;
        std::string message;
    };
    const Case cases[] = {
        {R"(,"keywords":["evasiv"])", "$.cards[0].keywords[0]", "did you mean \"evasive\"?"},
        {R"(,"keywords":["singer"])", "$.cards[0].keywords[0]", "needs a number"},
        {R"(,"abilities":[{"when":"playd","do":[{"draw":1}]}])", "$.cards[0].abilities[0].when",
         "did you mean \"played\"?"},
        {R"(,"abilities":[{"when":"played","do":[{"drw":1}]}])", "$.cards[0].abilities[0].do[0]",
         "did you mean \"draw\"?"},
        {R"(,"abilities":[{"when":"played","do":[{"draw":1,"whom":"you"}]}])",
         "$.cards[0].abilities[0].do[0]", "whom"},
        {R"(,"abilities":[{"when":"played"}])", "$.cards[0].abilities[0]", "do"},
        {R"(,"abilities":[{"affects":{"each":{"class":"Heroe"}},"strength":1}])",
         "$.cards[0].abilities[0].affects.each.class", "no classification"},
        {R"(,"do":[{"draw":1}])", "$.cards[0].do", "only actions"},
        {R"(,"rarity":"super rare")", "$.cards[0].rarity", "did you mean \"super_rare\"?"},
    };
    for (const Case &c : cases) {
        const std::vector<LoadError> problems = problemsOf(character(c.more));
        ASSERT_FALSE(problems.empty()) << c.more;
        EXPECT_EQ(problems[0].file, "test.json");
        EXPECT_EQ(problems[0].card, "T-1");
        EXPECT_EQ(problems[0].path.substr(0, c.path.size()), c.path) << problems[0].message;
        EXPECT_NE(problems[0].message.find(c.message), std::string::npos) << problems[0].message;
    }
}

} // namespace
} // namespace playmat::test
