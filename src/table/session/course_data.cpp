#include "table/session/course_data.h"

#include "kit/games/table/table_kits.h"
#include "table/session/card_data.h"
#include "text/language.h"

#include <fmt/format.h>

namespace playmat::table {

namespace {

const TableKit *firstToLearn()
{
    for (const TableKit *kit : tableKits())
        if (kit->learning() != nullptr)
            return kit;
    return nullptr;
}

CourseData readCourse()
{
    CourseData data;
    data.kit = firstToLearn();
    if (data.kit == nullptr) {
        data.problem = qtTrId("course_data.there_are_no_lessons_for");
        return data;
    }
    const CardData &cards = cardData(data.kit->game().id());
    data.cards = cards.library;
    if (cards.library == nullptr) {
        data.problem = cards.problem;
        return data;
    }
    std::vector<learn::Fault> faults;
    static const match::Outcome<learn::Course> course = learn::openCourse(
        learn::lessonsOf(*cards.library), data.kit->learning()->words(*cards.library), faults);
    if (!course.ok())
        data.problem = QString::fromStdString(match::describe(course.problem()));
    else if (course.value().lessons.empty())
        data.problem = faults.empty() ? QString() : QString::fromStdString(faults.front().what);
    else
        data.course = &course.value();
    return data;
}

/// The place of a document's texts among those of a language: "lessons-GAME".
std::string placeOf(std::string_view documents)
{
    const TableKit *kit = courseData().kit;
    return kit == nullptr ? std::string() : fmt::format("{}-{}", documents, kit->game().id());
}

QString asWords(std::string_view items)
{
    return QString::fromLatin1(items.data(), qsizetype(items.size()));
}

} // namespace

const CourseData &courseData()
{
    static const CourseData data = readCourse(); // immutable, so it may be shared by everything
    return data;
}

QString taught(std::string_view english)
{
    return QString::fromStdString(text::said(english, placeOf("lessons")));
}

QString puzzling(std::string_view english)
{
    return QString::fromStdString(text::said(english, placeOf("puzzles")));
}

QString itemOfControl(std::string_view word)
{
    const TableKit *kit = courseData().kit;
    return kit == nullptr ? QString() : asWords(kit->learning()->itemOfControl(word));
}

std::vector<QRect> placesToLeaveFree(const TableGeometry &geometry)
{
    std::vector<QRect> places{geometry.ownInfo, geometry.theirInfo};
    for (const PilePlace &pile : geometry.piles) {
        places.push_back(pile.own);
        places.push_back(pile.theirs);
    }
    return places;
}

QStringList itemsOfPart(std::string_view word)
{
    const TableKit *kit = courseData().kit;
    return kit == nullptr
        ? QStringList()
        : asWords(kit->learning()->itemsOfPart(word)).split(u' ', Qt::SkipEmptyParts);
}

} // namespace playmat::table
