#include "table/session/puzzle_data.h"

#include "kit/swu/searched_swu.h"
#include "match/resources.h"
#include "table/session/card_data.h"
#include "table/session/course_data.h"

namespace playmat::table {

namespace {

PuzzleData readOnce()
{
    PuzzleData data;
    const learn::Course *course = courseData().course;
    if (course == nullptr) {
        data.problem = courseData().problem;
        return data;
    }
    const match::Outcome<std::string> text
        = match::readFile(match::findResources() / "puzzles" / "swu.json");
    if (!text) {
        data.problem = QString::fromStdString(match::describe(text.problem()));
        return data;
    }
    std::vector<learn::Fault> faults;
    data.puzzles = learn::readPuzzles("swu.json", text.value(), *course->words, faults);
    if (!faults.empty())
        data.problem = QString::fromStdString(faults.front().where + ": " + faults.front().what);
    data.start = kit::searchSwu(*cardData().library);
    return data;
}

} // namespace

const PuzzleData &puzzleData()
{
    static const PuzzleData data = readOnce(); // immutable, so it may be shared by everything
    return data;
}

} // namespace playmat::table
