#include "learn/puzzle.h"
#include "support/spoken.h"
#include "support/temp_folder.h"
#include "table/session/course_data.h"
#include "table/session/puzzle_data.h"
#include "table/session/rule_book.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

/// Lessons, puzzles and the rules book, in every language that there are files for.
namespace playmat::table {

namespace {

class Documents : public test::Spoken
{
protected:
    void lesson(const learn::Lesson &lesson)
    {
        taught(lesson.title);
        taught(lesson.summary);
        for (const learn::Scene &scene : lesson.scenes)
            for (const learn::Step &step : scene.steps)
                this->step(step);
        for (const learn::Question &question : lesson.questions) {
            taught(question.text);
            taught(question.why);
            taught(question.otherwise);
            for (const learn::Option &option : question.options) {
                taught(option.text);
                taught(option.why);
            }
            for (const auto &[anchor, words] : question.wrong)
                taught(words);
            for (const auto &[number, words] : question.near)
                taught(words);
        }
    }

    void step(const learn::Step &step)
    {
        taught(step.say);
        taught(step.otherwise);
        for (const std::string &hint : step.hints)
            taught(hint);
        for (const learn::Wrong &wrong : step.wrong)
            taught(wrong.say);
        if (step.reach)
            for (const learn::Fail &fail : step.reach->fails)
                taught(fail.say);
    }

    void taught(const std::string &text) { need(text, "lessons-swu"); }
};

} // namespace

TEST_P(Documents, LessonsSpeakTheLanguage)
{
    const learn::Course &course = *courseData().course;
    for (const learn::Chapter &chapter : course.chapters)
        taught(chapter.title);
    for (const learn::Lesson &one : course.lessons)
        lesson(one);
    for (const learn::Concept &topic : course.concepts)
        taught(topic.title);
    for (const learn::Tip &tip : course.tips)
        taught(tip.say);
    for (const auto &[kind, words] : course.common)
        taught(words);
    nothingMisses();
    nothingIsLeft("lessons-swu");
}

TEST_P(Documents, SoDoesTheRulesBook)
{
    Translator::use(nullptr); // the book as it was written
    const learn::Book &book = *ruleBook("swu");
    for (const learn::BookEntry &entry : book.entries) {
        need(entry.title, "rules-swu");
        need(entry.text, "rules-swu");
        for (const std::string &term : entry.terms)
            need(term, "rules-swu");
    }
    for (const learn::Term &term : book.terms) {
        need(term.name, "rules-swu");
        need(term.text, "rules-swu");
        for (const std::string &other : term.see)
            need(other, "rules-swu");
    }
    for (const learn::Show &show : book.shows) {
        need(show.title, "rules-swu");
        for (const learn::Show::Move &move : show.moves)
            need(move.say, "rules-swu");
    }
    nothingMisses();
    nothingIsLeft("rules-swu");
}

TEST_P(Documents, SoDoPuzzles)
{
    for (const learn::Puzzle &puzzle : puzzleData().puzzles) {
        need(puzzle.title, "puzzles-swu");
        need(puzzle.goal, "puzzles-swu");
        need(puzzle.hint, "puzzles-swu");
        for (const std::string &theme : puzzle.themes)
            need(theme, "puzzles-swu");
    }
    for (const learn::Theme &theme : courseData().course->words->themes)
        need(theme.name, "puzzles-swu");
    nothingMisses();
    nothingIsLeft("puzzles-swu");
}

/// A folder with its name in it is one; whatever else lies there is not.
TEST(LanguageFolders, AreOfferedByTheNameTheyHaveForThemselves)
{
    const test::TempFolder folder;
    const auto write = [&](const char *path, const char *text) {
        std::filesystem::create_directories((folder.path() / path).parent_path());
        std::ofstream(folder.path() / path) << text;
    };
    write("fr/language.json", R"({"name": "Français", "plurals": "zero-one-other"})");
    write("de/language.json", R"({"name": "Deutsch"})");
    write("en/language.json", R"({"name": "not that one"})");
    write("broken/language.json", "{");
    write("empty/phrases/table.json", "{}");
    write("notes.txt", "Deutsch");
    QStringList found;
    for (const LanguageChoice &choice : languagesIn(folder.path()))
        found.append(choice.id + u'=' + choice.name);
    EXPECT_EQ(found.join(u' ').toStdString(), "de=Deutsch en=English fr=Français");
    EXPECT_EQ(languagesIn(folder.path() / "nowhere").size(), 1U) << "English is always there";
}

INSTANTIATE_TEST_SUITE_P(Languages, Documents, testing::ValuesIn(test::languagesToTest()));

} // namespace playmat::table
