#include "table/session/rule_book.h"

#include "table/session/course_data.h"
#include "text/language.h"

#include <map>
#include <string>

namespace playmat::table {

namespace {

const learn::Book *readBook()
{
    const CourseData &course = courseData();
    if (course.course == nullptr)
        return nullptr;
    std::vector<learn::Fault> faults;
    static const match::Outcome<learn::Book> book
        = learn::openBook(learn::rulesOf(*course.cards), *course.course, faults);
    return book.ok() ? &book.value() : nullptr;
}

/// The book in each language that somebody has read it in. Nothing is taken away again: pages point
/// into it.
struct InLanguages
{
    std::map<std::string, learn::Book> books;
    std::map<std::string, learn::BookIndex> indexes;
};

InLanguages &inLanguages()
{
    static InLanguages all;
    return all;
}

std::string languageInUse()
{
    const text::LanguagePtr language = text::inUse();
    return language == nullptr ? std::string() : language->id();
}

} // namespace

const learn::Book *ruleBook()
{
    static const learn::Book *english = readBook();
    const std::string language = languageInUse();
    if (english == nullptr || language.empty())
        return english;
    std::map<std::string, learn::Book> &books = inLanguages().books;
    auto found = books.find(language);
    if (found == books.end())
        found = books.emplace(language, learn::translated(*english, ruled)).first;
    return &found->second;
}

const learn::BookIndex &bookIndex()
{
    std::map<std::string, learn::BookIndex> &indexes = inLanguages().indexes;
    const learn::Book &book = *ruleBook();
    const std::string language = languageInUse();
    auto found = indexes.find(language);
    if (found == indexes.end())
        found = indexes
                    .try_emplace(language, book,
                                 courseData().kit->bookCards(*courseData().cards, book))
                    .first;
    return found->second;
}

QString cardSays(const std::string &cardId)
{
    return courseData().kit->cardSays(*courseData().cards, cardId);
}

} // namespace playmat::table
