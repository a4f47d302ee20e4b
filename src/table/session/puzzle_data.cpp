#include "table/session/puzzle_data.h"

#include "match/resources.h"
#include "table/session/course_data.h"

namespace playmat::table {

namespace {

PuzzleData readPuzzles()
{
    PuzzleData data;
    const learn::Course *course = courseData().course;
    if (course == nullptr) {
        data.problem = courseData().problem;
        return data;
    }
    const match::CardLibrary &cards = *courseData().cards;
    const std::filesystem::path path = learn::puzzlesOf(cards);
    const match::Outcome<std::string> text = match::readFile(path);
    if (!text) {
        data.problem = QString::fromStdString(match::describe(text.problem()));
        return data;
    }
    std::vector<learn::Fault> faults;
    data.puzzles
        = learn::readPuzzles(path.filename().string(), text.value(), *course->words, faults);
    if (!faults.empty())
        data.problem = QString::fromStdString(faults.front().where + ": " + faults.front().what);
    data.start = courseData().kit->learning()->search(cards);
    return data;
}

} // namespace

const PuzzleData &puzzleData()
{
    static const PuzzleData data = readPuzzles(); // immutable, so it may be shared by everything
    return data;
}

} // namespace playmat::table
