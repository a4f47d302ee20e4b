#pragma once

#include "kit/swu/learn/lesson_words.h"
#include "learn/course.h"
#include "support/folders.h"
#include "support/match_fixture.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

/// What the tests of lessons share: the course that is shipped, and small documents of their own.
namespace playmat::test {

inline const learn::Words &swuWords()
{
    static const learn::Words words = kit::swuLessonWords(library());
    return words;
}

inline std::string coursePath()
{
    return test::resourceDir() + "/lessons/swu";
}

inline const std::vector<learn::CourseText> &shippedTexts()
{
    static const match::Outcome<std::vector<learn::CourseText>> texts
        = learn::courseTexts(coursePath());
    EXPECT_TRUE(texts.ok());
    return texts.value();
}

inline const learn::Course &shippedCourse()
{
    static std::vector<learn::Fault> faults;
    static const learn::Course course = learn::readCourse(shippedTexts(), swuWords(), faults);
    EXPECT_TRUE(faults.empty()) << faults.front().where << ": " << faults.front().what;
    return course;
}

inline std::string describe(const std::vector<learn::Fault> &faults)
{
    std::string out;
    for (const learn::Fault &fault : faults)
        out += fault.where + ": " + fault.what + "\n";
    return out.empty() ? "no fault" : out;
}

} // namespace playmat::test
