#include "text/language.h"

#include <gtest/gtest.h>

#include <vector>

namespace playmat::text {

namespace {

constexpr std::string_view kFacts = R"({"name": "Probe", "plurals": "one-other"})";

ReadLanguage probe(std::string_view phrases, std::string_view texts = "{}",
                   std::string_view facts = kFacts)
{
    const std::vector<TextFile> files{
        {"phrases/table.json", phrases}, {"texts/program.json", texts}, {"language.json", facts}};
    return readLanguage("xx", files);
}

std::string problemOf(const ReadLanguage &read)
{
    const auto *problem = std::get_if<std::string>(&read);
    return problem == nullptr ? std::string() : *problem;
}

LanguagePtr languageOf(const ReadLanguage &read)
{
    EXPECT_EQ(problemOf(read), "");
    const auto *language = std::get_if<LanguagePtr>(&read);
    return language == nullptr ? nullptr : *language;
}

/// English again after each test.
class InUse : public testing::Test
{
protected:
    ~InUse() override { use(nullptr); }
};

} // namespace

TEST(Language, SaysItsNameInItsOwnWords)
{
    const LanguagePtr language = languageOf(probe("{}"));
    EXPECT_EQ(language->id(), "xx");
    EXPECT_EQ(language->name(), "Probe");
    EXPECT_EQ(english().id(), "en");
    EXPECT_EQ(english().name(), "English");
}

TEST(Language, TakesTheFormThatGoesWithTheNumber)
{
    const LanguagePtr language
        = languageOf(probe(R"({"tile_base.cards": {"one": "%n Karte", "other": "%n Karten"}})"));
    EXPECT_EQ(*language->phrase("tile_base.cards", 1), "%n Karte");
    EXPECT_EQ(*language->phrase("tile_base.cards", 0), "%n Karten");
    EXPECT_EQ(*language->phrase("tile_base.cards", 21), "%n Karten");
    EXPECT_EQ(*english().phrase("tile_base.cards", 1), "%n card");
}

TEST(Language, HasAsManyFormsAsItsGrammar)
{
    const auto polish = languageOf(
        probe(R"({"tile_base.cards": {"one": "%n karta", "few": "%n karty", "many": "%n kart"}})",
              "{}", R"({"name": "Polski", "plurals": "one-few-many"})"));
    EXPECT_EQ(*polish->phrase("tile_base.cards", 1), "%n karta");
    EXPECT_EQ(*polish->phrase("tile_base.cards", 22), "%n karty");
    EXPECT_EQ(*polish->phrase("tile_base.cards", 12), "%n kart");
    const auto japanese = languageOf(probe(R"({"tile_base.cards": {"other": "%n mai"}})", "{}",
                                           R"({"name": "Nihongo", "plurals": "other"})"));
    EXPECT_EQ(*japanese->phrase("tile_base.cards", 1), "%n mai");
    const auto french
        = languageOf(probe(R"({"tile_base.cards": {"one": "%n carte", "other": "%n cartes"}})",
                           "{}", R"({"name": "Français", "plurals": "zero-one-other"})"));
    EXPECT_EQ(*french->phrase("tile_base.cards", 0), "%n carte");
    EXPECT_EQ(*french->phrase("tile_base.cards", 2), "%n cartes");
}

TEST(Language, NamesWhatIsWrongWithItsFiles)
{
    EXPECT_NE(problemOf(probe("[1]")).find("phrases/table.json: it must be an object"),
              std::string::npos);
    EXPECT_NE(problemOf(probe("{")).find("phrases/table.json: "), std::string::npos);
    EXPECT_NE(problemOf(probe(R"({"tile_base.cards": {"one": "%n"}})")).find("has no form “other”"),
              std::string::npos);
    EXPECT_NE(problemOf(probe(R"({"tile_base.cards": {"one": "%n", "few": "%n", "other": "%n"}})"))
                  .find("forms that the language does not have"),
              std::string::npos);
    EXPECT_NE(problemOf(probe(R"({"main.nobody": "x"})"))
                  .find("no phrase of the program is called “main.nobody”"),
              std::string::npos);
    EXPECT_NE(
        problemOf(probe(R"({"main.against_playmat": "%1 – Playmat"})")).find("has other places"),
        std::string::npos);
    EXPECT_NE(
        problemOf(probe("{}", R"({"Pass": 1})")).find("texts/program.json: “Pass” must be a text"),
        std::string::npos);
    EXPECT_NE(problemOf(probe("{}", R"({"put down {}": "hinlegen"})")).find("has other places"),
              std::string::npos);
    for (const char *broken : {"{} hinlegen}", "{} {hinlegen", "{} hin{legen}"})
        EXPECT_NE(problemOf(probe("{}", R"({"put down {}": ")" + std::string(broken) + "\"}"))
                      .find("put down"),
                  std::string::npos)
            << broken;
    EXPECT_NE(problemOf(probe("{}", "{}", R"({"name": "X", "plurals": "many"})"))
                  .find("there are no plurals “many”"),
              std::string::npos);
    EXPECT_NE(problemOf(probe("{}", "{}", R"({"nmae": "X"})")).find("nobody reads “nmae”"),
              std::string::npos);
}

TEST_F(InUse, EnglishIsSaidWhereTheLanguageHasNoWords)
{
    use(languageOf(
        probe(R"({"main.back": "Zurück"})", R"({"keep this hand": "diese Hand behalten"})")));
    EXPECT_EQ(phrase("main.back"), "Zurück");
    EXPECT_EQ(phrase("main.back_to_the_table"), "Back to the table");
    EXPECT_EQ(phrase("nobody.knows"), "nobody.knows");
    EXPECT_EQ(said("keep this hand"), "diese Hand behalten");
    EXPECT_EQ(said("draw a new hand"), "draw a new hand");
    use(nullptr);
    EXPECT_EQ(phrase("main.back"), "Back");
    EXPECT_EQ(said("keep this hand"), "keep this hand");
}

TEST_F(InUse, PlacesMayChangeTheirOrder)
{
    use(languageOf(probe("{}", R"({"{0} on {1}": "auf {1}: {0}"})")));
    EXPECT_EQ(format("{0} on {1}", "Shield", "Wampa"), "auf Wampa: Shield");
    EXPECT_EQ(format("round {}", 3), "round 3");
}

TEST(Language, BeginsALineWithALargeLetter)
{
    EXPECT_EQ(capital("attack Wampa"), "Attack Wampa");
    EXPECT_EQ(capital("überlegen"), "Überlegen");
    EXPECT_EQ(capital("÷"), "÷");
    EXPECT_EQ(capital("Öl"), "Öl");
    EXPECT_EQ(capital(""), "");
}

} // namespace playmat::text
