#include "table/session/course_data.h"

#include "kit/swu/lesson_words.h"
#include "match/resources.h"
#include "table/session/card_data.h"

#include <array>
#include <utility>

namespace playmat::table {

namespace {

using Named = std::pair<std::string_view, const char *>;

constexpr std::array kControls{
    Named{"pass", "passButton"},
    Named{"initiative", "initiativeButton"},
    Named{"counter", "initiative"},
    Named{"phase", "phaseTrack"},
    Named{"log", "log"},
    Named{"preview", "previewCard"},
    Named{"undo", "undoButton"},
    Named{"prompt", "prompt"},
    Named{"pending", "pending"},
};

constexpr std::array kParts{
    Named{"cost", "costBadge"},      Named{"power", "powerBadge cornerPower"},
    Named{"hp", "hpBadge cornerHp"}, Named{"damage", "hpBadge cornerHp"},
    Named{"aspects", "aspectDots"},  Named{"keywords", "keywordDots"},
};

template <std::size_t N>
QString lookUp(const std::array<Named, N> &names, std::string_view word)
{
    for (const auto &[name, item] : names) {
        if (name == word)
            return QString::fromLatin1(item);
    }
    return {};
}

CourseData readOnce()
{
    CourseData data;
    const CardData &cards = cardData();
    if (cards.library == nullptr) {
        data.problem = cards.problem;
        return data;
    }
    std::vector<learn::Fault> faults;
    static const match::Outcome<learn::Course> course = learn::openCourse(
        match::findResources() / "lessons" / "swu", kit::swuLessonWords(*cards.library), faults);
    if (!course.ok())
        data.problem = QString::fromStdString(match::describe(course.problem()));
    else if (course.value().lessons.empty())
        data.problem = faults.empty() ? QString() : QString::fromStdString(faults.front().what);
    else
        data.course = &course.value();
    return data;
}

} // namespace

const CourseData &courseData()
{
    static const CourseData data = readOnce(); // immutable, so it may be shared by everything
    return data;
}

QString itemOfControl(std::string_view word)
{
    return lookUp(kControls, word);
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
    return lookUp(kParts, word).split(u' ', Qt::SkipEmptyParts);
}

} // namespace playmat::table
