#include "table/session/rule_book.h"

#include "table/session/course_data.h"

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

} // namespace

const learn::Book *ruleBook()
{
    static const learn::Book *book = readBook();
    return book;
}

const learn::BookIndex &bookIndex()
{
    static const learn::BookIndex index(
        *ruleBook(), courseData().kit->bookCards(*courseData().cards, *ruleBook()));
    return index;
}

QString cardSays(const std::string &cardId)
{
    return courseData().kit->cardSays(*courseData().cards, cardId);
}

} // namespace playmat::table
