#pragma once

#include "learn/course.h"
#include "table/game/table_kit.h"
#include "table/layout/table_geometry.h"

#include <QString>
#include <QStringList>

#include <string>
#include <string_view>
#include <vector>

namespace playmat::table {

/// The course of the first game that has one, read once a process. Without one there is nothing to
/// learn, and `problem` says why.
struct CourseData
{
    const TableKit *kit = nullptr; ///< of that game; nullptr: no game has lessons
    const match::CardLibrary *cards = nullptr;
    const learn::Course *course = nullptr;
    QString problem;
};
[[nodiscard]] const CourseData &courseData();

/// What a lesson, a question, a tip or a concept says, in the language in use.
[[nodiscard]] QString taught(std::string_view english);
/// The same of puzzles, and of the rules book with its glossary and shows.
[[nodiscard]] QString puzzling(std::string_view english);
[[nodiscard]] std::string ruled(const std::string &english);

/// The item that shows a thing of the table which a lesson can light ("pass"): its object name.
/// Empty: there is none.
[[nodiscard]] QString itemOfControl(std::string_view word);
/// The items that show a part of a card ("cost"), each in another form of cards.
[[nodiscard]] QStringList itemsOfPart(std::string_view word);
/// Besides the cards: what a coach's bubble had better not cover.
[[nodiscard]] std::vector<QRect> placesToLeaveFree(const TableGeometry &geometry);

} // namespace playmat::table
