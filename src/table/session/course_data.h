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
/// A text of the puzzles in the current language.
[[nodiscard]] QString puzzling(std::string_view english);

/// The object name of the item that shows a control of the table, such as "pass", which a lesson
/// can light; empty if there is none.
[[nodiscard]] QString itemOfControl(std::string_view word);
/// The items that show a part of a card ("cost"), each in another form of cards.
[[nodiscard]] QStringList itemsOfPart(std::string_view word);
/// Besides the cards: what a coach's bubble had better not cover.
[[nodiscard]] std::vector<QRect> placesToLeaveFree(const TableGeometry &geometry);

} // namespace playmat::table
