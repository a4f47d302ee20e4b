#pragma once

#include "table/view/row_list_model.h"

#include <QQmlEngine>

namespace playmat::table {

/// A lesson as the map of the course shows it.
struct LessonTile
{
    Q_GADGET
    Q_PROPERTY(QString lesson MEMBER lesson)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString summary MEMBER summary)
    Q_PROPERTY(QString picture MEMBER picture)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(int minutes MEMBER minutes)
    Q_PROPERTY(int stars MEMBER stars)
    Q_PROPERTY(bool due MEMBER due)
    Q_PROPERTY(bool next MEMBER next)

public:
    QString lesson; ///< id
    QString title;
    QString summary;
    QString picture; ///< id of the card whose picture it shows
    int number = 0;
    int minutes = 0;
    int stars = 0; ///< 0: not done yet
    bool due = false; ///< something of it is to be asked again
    bool next = false; ///< the one to do next

    friend bool operator==(const LessonTile &, const LessonTile &) = default;
};

/// The lessons of a chapter.
class CourseMap : public RowListModel<LessonTile>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a LearnSession")

public:
    using RowListModel::RowListModel;
};

} // namespace playmat::table
