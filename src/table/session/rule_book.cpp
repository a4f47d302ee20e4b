#include "table/session/rule_book.h"

#include "match/resources.h"
#include "table/session/course_data.h"

namespace playmat::table {

namespace {

const learn::Book *readOnce()
{
    const learn::Course *course = courseData().course;
    if (course == nullptr)
        return nullptr;
    std::vector<learn::Fault> faults;
    static const match::Outcome<learn::Book> book
        = learn::openBook(match::findResources() / "rules" / "swu", *course, faults);
    return book.ok() ? &book.value() : nullptr;
}

} // namespace

const learn::Book *ruleBook()
{
    static const learn::Book *book = readOnce();
    return book;
}

QString ruleEntry(const QString &number)
{
    const learn::BookEntry *entry
        = ruleBook() == nullptr ? nullptr : ruleBook()->nearest(number.toStdString());
    return entry == nullptr ? QString() : QString::fromStdString(entry->text);
}

} // namespace playmat::table
