#pragma once

#include "table/coach/game_review.h"
#include "table/session/past_watch.h"

#include <QObject>
#include <QPointer>
#include <QQmlEngine>

namespace playmat::table {

/// A moment of a match that is over, on a table of its own: to be looked at, not to be played.
class PastTable : public QObject, public PastWatch
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(playmat::table::TableSession *table READ table CONSTANT)
    Q_PROPERTY(int step READ step NOTIFY shown)
    Q_PROPERTY(bool openHands READ openHands WRITE setOpenHands NOTIFY shown)

public:
    explicit PastTable(QObject *parent = nullptr);
    ~PastTable() override;

    [[nodiscard]] TableSession *table() { return &m_table; }
    [[nodiscard]] int step() const { return m_step; }
    /// Whether both hands are in sight, which the seat could not know then.
    [[nodiscard]] bool openHands() const { return m_openHands; }
    void setOpenHands(bool open);

    /// As it was after so many answers, as that seat saw it.
    Q_INVOKABLE void show(playmat::table::TableSession *match, int step, int seat);
    Q_INVOKABLE void close();
    /// The answer given at this point, and the better one at a point of a review: {rect, arrow,
    /// from, to} for each card involved.
    Q_INVOKABLE QVariantList played() const;
    Q_INVOKABLE QVariantList better(playmat::table::GameReview *review, int point) const;

signals:
    void shown();

private:
    void lay();
    [[nodiscard]] QVariantList signsOf(const core::Answer &answer) const;

    QPointer<TableSession> m_match;
    TableSession m_table;
    int m_step = -1;
    int m_seat = 0;
    bool m_openHands = false;
};

} // namespace playmat::table
