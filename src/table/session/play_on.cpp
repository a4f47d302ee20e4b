#include "table/session/play_on.h"

#include "kit/games/table/table_kits.h"
#include "table/session/course_data.h"

#include <QRandomGenerator>

namespace playmat::table {

std::optional<match::Json> positionNow(const match::Match &match, core::PlayerId near)
{
    const learn::LearnKit *kit = tableKit(match.library()).learning();
    return kit == nullptr ? std::nullopt : kit->positionNow(match, near);
}

match::Json asWholeGame(const match::Json &position)
{
    const quint64 seed = QRandomGenerator::global()->generate64() >> 11U;
    const CourseData &course = courseData();
    return course.cards == nullptr
        ? position
        : course.kit->learning()->wholeGame(*course.cards, position, seed);
}

QStringList starterDecks()
{
    QStringList decks;
    if (const CourseData &course = courseData(); course.kit != nullptr)
        for (const std::string &deck : course.kit->learning()->starterDecks())
            decks.append(QString::fromStdString(deck));
    return decks;
}

} // namespace playmat::table
