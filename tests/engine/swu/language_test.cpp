#include "engine/swu/card_files.h"
#include "engine/swu/language/loader.h"
#include "engine/swu/language/manual.h"
#include "engine/swu/language/op.h"
#include "engine/swu/language/vocabulary.h"
#include "support/folders.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <regex>
#include <set>

/// The ability language is described once. What is made from the descriptions is compared with the
/// files; what would load and do nothing does not load.
namespace playmat::swu {

namespace {

namespace fs = std::filesystem;

std::vector<std::string> cardTexts()
{
    std::vector<std::string> texts;
    std::vector<fs::path> paths;
    for (const auto &entry : fs::directory_iterator(testing::cardFolder()))
        if (entry.path().extension() == ".json")
            paths.push_back(entry.path());
    std::sort(paths.begin(), paths.end());
    for (const fs::path &path : paths)
        texts.push_back(testing::readFile(path));
    return texts;
}

/// With PLAYMAT_UPDATE_GOLDEN the file is written instead.
void expectFile(const std::string &name, const std::string &text)
{
    const fs::path path = testing::cardFolder() / name;
    if (std::getenv("PLAYMAT_UPDATE_GOLDEN") != nullptr)
        std::ofstream(path, std::ios::binary) << text;
    EXPECT_TRUE(testing::readFile(path) == text)
        << name << " is not what the loader reads; PLAYMAT_UPDATE_GOLDEN=1 writes it again";
}

std::string errorsOf(const std::string &abilities)
{
    CardLoader loader;
    loader.addSet("test.json",
                  R"({"set":"TST","name":"Test","traits":["Rebel"],"cards":[
{"id":"TST_001","name":"Tester","type":"unit","cost":1,"power":1,"hp":1,"arena":"ground",
"abilities":[)" + abilities
                      + "]}]}");
    (void)loader.take();
    std::string all;
    for (const LoadError &error : loader.errors())
        all += (all.empty() ? "" : "\n") + describe(error);
    return all;
}

std::string eventErrors(const std::string &keywords)
{
    CardLoader loader;
    loader.addSet("test.json",
                  R"({"set":"TST","name":"Test","traits":[],"cards":[
{"id":"TST_001","name":"Tester","type":"event","cost":1,"keywords":[)"
                      + keywords + "]}]}");
    (void)loader.take();
    return loader.errors().empty() ? std::string() : swu::describe(loader.errors().front());
}

std::string effectErrors(const std::string &effect)
{
    return errorsOf(R"({"when":"played","do":[)" + effect + "]}");
}

const std::string kAt = "test.json: TST_001 at abilities[0]";

} // namespace

TEST(SwuLanguage, TheSchemaIsWhatTheLoaderReads)
{
    expectFile("schema.json", schemaText());
}

TEST(SwuLanguage, TheManualIsWhatTheLoaderReads)
{
    expectFile("LANGUAGE.md", manualText(cardTexts()));
}

TEST(SwuLanguage, EveryReferenceOfTheSchemaIsDefined)
{
    const std::string text = schemaText();
    const std::regex reference(R"re("#/\$defs/([a-z_]+)")re");
    std::set<std::string> names;
    for (std::sregex_iterator at(text.begin(), text.end(), reference), end; at != end; ++at)
        names.insert((*at)[1]);
    EXPECT_GT(names.size(), 100U);
    for (const std::string &name : names)
        EXPECT_NE(text.find("\n  \"" + name + "\": {"), std::string::npos) << name;
}

TEST(SwuLanguage, EveryEffectHasAnExampleAmongTheCards)
{
    const std::string manual = manualText(cardTexts());
    std::set<std::string> without;
    for (const OpSpec *op : allOps()) {
        const std::string word(op->form.word());
        const std::size_t at = manual.find("### " + word + "\n");
        const std::size_t end = manual.find("\n### ", at + 1);
        ASSERT_NE(at, std::string::npos) << word;
        if (manual.substr(at, end - at).find(": `{") == std::string::npos)
            without.insert(word);
    }
    // Leaders deploy by themselves; the loaded sets have no card with the others.
    // … and those of the second set come one by one.
    const std::set<std::string> known{
        "attach",    "collect",  "collect_again", "create",    "deploy",
        "disclose",  "exchange", "flip",          "for_each",  "the_force_is_with",
        "use_force", "indirect", "list",          "lose_game", "may_play",
        "redirect",  "repeat",   "rescue"};
    for (const std::string &word : without)
        EXPECT_TRUE(known.contains(word)) << word;
}

TEST(SwuLanguage, WordsTellEffectsApart)
{
    std::map<std::string_view, int> verbs;
    for (const OpSpec *op : allOps())
        EXPECT_EQ(++verbs[op->form.word()], 1) << op->form.word();
    for (const OpSpec *op : allOps())
        for (const Field<Node> &field : op->form.fields.subspan(1))
            EXPECT_FALSE(verbs.contains(field.key)) << op->form.word() << ": " << field.key;
}

TEST(SwuLanguage, EveryEffectDoesAndSaysSomething)
{
    for (const OpSpec *op : allOps()) {
        EXPECT_TRUE(op->step != nullptr || op->apply != nullptr || op->is(op::AlwaysAsks))
            << op->form.word();
        EXPECT_TRUE(op->clause != nullptr || op->sentences != nullptr) << op->form.word();
        EXPECT_EQ(op->ask != nullptr || op->is(op::AlwaysAsks), op->answer != nullptr)
            << op->form.word();
    }
}

namespace {

/// The engine's sources in which the word stands in quotes.
std::vector<std::string> filesWith(const std::string &word)
{
    std::vector<std::string> files;
    const fs::path root = fs::path(test::sourceDir()) / "src" / "engine" / "swu";
    for (const auto &entry : fs::recursive_directory_iterator(root)) {
        const bool source = (entry.path().extension() == ".cpp" || entry.path().extension() == ".h")
            && entry.path().filename() != "print_phrases_en.cpp"; // what people read
        if (source && testing::readFile(entry.path()).find('"' + word + '"') != std::string::npos)
            files.push_back(entry.path().filename().string());
    }
    std::sort(files.begin(), files.end()); // folders are read in any order
    return files;
}

/// Words that mean something else too: a key, a zone, a trigger.
std::set<std::string_view> otherWords()
{
    std::set<std::string_view> words;
    for (const FormText &form : writtenForms())
        for (const FieldText &f : form.fields)
            if (!form.name.starts_with("effect_") || &f != &form.fields.front())
                words.insert(f.key);
    for (const WordsText &list : writtenWords())
        words.insert(list.words.begin(), list.words.end());
    return words;
}

} // namespace

TEST(SwuLanguage, AnEffectIsNamedInOneSourceFile)
{
    const std::set<std::string_view> others = otherWords();
    int checked = 0;
    for (const OpSpec *op : allOps()) {
        const std::string word(op->form.word());
        if (others.contains(word))
            continue;
        ++checked;
        EXPECT_EQ(filesWith(word).size(), 1U) << word;
    }
    EXPECT_GT(checked, 30);
}

TEST(SwuLanguage, AKeywordIsNamedInOneSourceFile)
{
    for (const KeywordWord &k : words::keywords) {
        std::vector<std::string> files{"vocabulary.cpp"};
        if (k.byAbility) // the form of that ability
            files.insert(files.begin(), "loader_abilities.cpp");
        EXPECT_EQ(filesWith(std::string(k.text)), files) << k.text;
    }
}

TEST(SwuLanguage, AMisspeltWordIsAnsweredWithTheNearestOne)
{
    EXPECT_EQ(effectErrors(R"({"damge":2,"to":"this"})"),
              kAt + R"(.do[0]: no effect is named here; did you mean "damage"?)");
    EXPECT_EQ(effectErrors(R"({"damage":2,"too":"this"})"),
              kAt + ".do[0]: unknown key \"too\"; did you mean \"to\"?\n" + kAt
                  + ".do[0]: the key \"to\" is missing");
    EXPECT_EQ(effectErrors(R"({"give":"sheild","to":"this"})"),
              kAt + R"(.do[0].give: "sheild" is none of: experience, shield, advantage, )"
                  + R"(weakness; did you mean "shield"?)");
    EXPECT_EQ(effectErrors(R"({"ready":{"each":{"kind":"unit","trait":"Rebels"}}})"),
              kAt + R"(.do[0].ready.each.trait: "Rebels" is not a trait in the loaded sets; )"
                  + R"(did you mean "Rebel"?)");
}

TEST(SwuLanguage, AWordInTheWrongPlaceIsSaidToBeSo)
{
    EXPECT_EQ(effectErrors(R"({"exists":{"kind":"unit"}})"),
              kAt + R"(.do[0]: no effect is named here; "exists" is a condition)");
    EXPECT_EQ(effectErrors(R"({"damage":{"ready":"this"},"to":"this"})"),
              kAt + R"(.do[0].damage: no amount is named here; "ready" is an effect)");
}

TEST(SwuLanguage, AllMistakesOfACardAreFoundAtOnce)
{
    const std::string errors = errorsOf(
        R"({"when":"plaid","do":[{"draw":1,"two":2},{"exhaust":7}],"limit":"once_per_game"},)"
        R"({"affects":"this","rule":"enter_ready"})");
    EXPECT_EQ(std::count(errors.begin(), errors.end(), '\n'), 4) << errors;
}

std::string upgradeErrors(const std::string &keys)
{
    CardLoader loader;
    loader.addSet("test.json",
                  R"({"set":"TST","name":"Test","traits":[],"cards":[
{"id":"TST_001","name":"Tester","type":"upgrade","cost":1,"power":0,"hp":0,)"
                      + keys + "}]}");
    (void)loader.take();
    return loader.errors().empty() ? std::string() : swu::describe(loader.errors().front());
}

TEST(SwuLanguage, AnUpgradeHasOnlyKeywordsThatAreAboutAttachingIt)
{
    EXPECT_EQ(upgradeErrors(R"("keywords":["fortify"])"), "");
    EXPECT_EQ(upgradeErrors(R"("keywords":["sentinel"])"),
              "test.json: TST_001 at keywords[0]: an upgrade has no use for Sentinel");
    EXPECT_EQ(upgradeErrors(R"("attach":{"kind":"base"})"),
              "test.json: TST_001 at attach.kind: what is attached to a base has the keyword "
              "Fortify");
}

TEST(SwuLanguage, AnEventHasOnlyKeywordsThatAreAboutPlayingIt)
{
    EXPECT_EQ(eventErrors(R"({"exploit":4})"), "");
    EXPECT_EQ(eventErrors(R"("fortify")"),
              "test.json: TST_001 at keywords[0]: only an upgrade has a use for Fortify");
    EXPECT_EQ(eventErrors(R"("sentinel")"),
              "test.json: TST_001 at keywords[0]: an event has no use for Sentinel");
}

TEST(SwuLanguage, AKeywordAboutPlayingIsNotGainedInPlay)
{
    EXPECT_EQ(errorsOf(R"({"affects":"this","gains":[{"exploit":1}]})"),
              kAt + ".gains[0]: a card in play has no use for Exploit");
    EXPECT_EQ(effectErrors(R"({"modify":"this","gains":[{"exploit":1}],"for":"phase"})"),
              kAt + ".do[0].gains[0]: a card in play has no use for Exploit");
    EXPECT_EQ(effectErrors(R"({"lose_keywords":["exploit"],"from":"this","for":"phase"})"),
              kAt + ".do[0].lose_keywords[0]: a card in play has no use for Exploit");
}

TEST(SwuLanguage, CoordinateTakesNoAbilityThatItCouldNotSwitch)
{
    EXPECT_EQ(errorsOf(R"({"coordinate":{"bounty":[{"draw":1}]}})"),
              kAt
                  + ".coordinate: an ability of a keyword, or one that is granted, cannot follow "
                    "the dash");
    EXPECT_EQ(errorsOf(R"({"coordinate":{"affects":"this","rule":"cant_ready"}})"), "");
}

TEST(SwuLanguage, ATokenUnitThatIsNotThereDoesNotLoad)
{
    EXPECT_EQ(effectErrors(R"({"create":"Nobody"})"),
              kAt + R"(.do[0].create: there is no token "Nobody")");
}

TEST(SwuLanguage, ALimitThatNobodyKeepsDoesNotLoad)
{
    const std::pair<std::string, std::string> limits[]
        = {{"once_per_turn", "once_per_round"}, {"once_per_game", "once_per_phase"}};
    for (const auto &[limit, near] : limits)
        EXPECT_EQ(errorsOf(R"({"action":{},"do":[{"draw":1}],"limit":")" + limit + "\"}"),
                  kAt + ".limit: \"" + limit
                      + "\" is none of: once_per_round, thrice, once_per_phase; did you mean \""
                      + near + "\"?")
            << limit;
}

TEST(SwuLanguage, ARuleThatNobodyAsksForDoesNotLoad)
{
    EXPECT_EQ(effectErrors(R"({"restrict":"this","rule":"enters_ready","for":"phase"})"),
              kAt + R"(.do[0].rule: nothing asks for the rule "enters_ready" here)");
    EXPECT_EQ(effectErrors(R"({"restrict_player":"you","rule":"cant_ready","for":"phase"})"),
              kAt + R"(.do[0].rule: nothing asks for the rule "cant_ready" here)");
    EXPECT_EQ(errorsOf(R"({"affects":"players","rule":"cant_ready"})"),
              kAt + R"(.rule: nothing asks for the rule "cant_ready" here)");
    EXPECT_EQ(errorsOf(R"({"affects":{"each":"unit"},"rule":"own_cost","change":1})"),
              kAt + R"(.rule: nothing asks for the rule "own_cost" here)");
}

TEST(SwuLanguage, AKeyThatNobodyReadsDoesNotLoad)
{
    EXPECT_EQ(errorsOf(R"({"affects":"this","rule":"cant_ready","of":"unit"})"),
              kAt + R"(.of: the rule "cant_ready" does not read this)");
    EXPECT_EQ(errorsOf(R"({"affects":"this","rule":"protected","while":"initiative"})"),
              kAt + R"(.while: the rule "protected" does not read this)");
    EXPECT_EQ(errorsOf(R"({"affects":"this","power":1,"change":1})"),
              kAt + ".change: only a rule reads this");
    EXPECT_EQ(errorsOf(R"({"affects":"this","power":1,"rule":"cant_ready"})"),
              kAt + ".power: a rule stands alone: make this an ability of its own");
    EXPECT_EQ(errorsOf(R"({"affects":"this","rule":"own_cost"})"),
              kAt + R"(: the key "change" is missing)");
    EXPECT_EQ(
        errorsOf(R"({"affects":"this"})"),
        kAt + R"(: does nothing: it needs "power", "hp", "gains", "loses", "ability" or "rule")");
    EXPECT_EQ(errorsOf(R"({"affects":"players","power":1})"),
              kAt + ".affects: only a rule is about players");
    EXPECT_EQ(effectErrors(R"({"ready":"this","unpreventable":true})"),
              kAt + R"(.do[0]: unknown key "unpreventable")");
}

} // namespace playmat::swu
