#pragma once

#include "course_fixture.h"
#include "learn/book.h"
#include "support/folders.h"

namespace playmat::test {

inline std::string bookPath()
{
    return test::resourceDir() + "/rules/swu";
}

inline const std::vector<learn::CourseText> &bookTexts()
{
    static const match::Outcome<std::vector<learn::CourseText>> texts
        = learn::courseTexts(bookPath());
    EXPECT_TRUE(texts.ok());
    return texts.value();
}

inline const learn::Book &shippedBook()
{
    static std::vector<learn::Fault> faults;
    static const learn::Book book = learn::readBook(bookTexts(), shippedCourse(), faults);
    EXPECT_TRUE(faults.empty()) << describe(faults);
    return book;
}

} // namespace playmat::test
