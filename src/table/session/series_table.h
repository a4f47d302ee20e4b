#pragma once

#include "table/session/boarding.h"

#include <QObject>
#include <QQmlEngine>

namespace playmat::table {

/// The series that the match on the table is part of, in words, and what happens between two games.
/// For a match by itself everything is empty.
class SeriesTable : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a TableSession")
    Q_PROPERTY(bool played READ played NOTIFY changed)
    Q_PROPERTY(bool open READ open NOTIFY changed)
    Q_PROPERTY(QList<int> wins READ wins NOTIFY changed)
    Q_PROPERTY(int needed READ needed NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString standing READ standing NOTIFY changed)
    Q_PROPERTY(QString result READ result NOTIFY changed)
    Q_PROPERTY(playmat::table::Boarding *boarding READ boarding CONSTANT)

public:
    SeriesTable(OpenMatch &open, const Seats &seats, Boarding::Start start);

    [[nodiscard]] bool played() const { return series() != nullptr; }
    /// Whether the game has ended and another one follows.
    [[nodiscard]] bool open() const;
    /// The games that each seat has won, this one included; none for a match by itself.
    [[nodiscard]] QList<int> wins() const;
    [[nodiscard]] int needed() const; ///< the number of games that win the series
    [[nodiscard]] QString title() const; ///< "Game 2 · best of three"
    [[nodiscard]] QString standing() const; ///< "Ada 1 : 0 Marek"
    /// After a game, how the series stands or who has won it.
    [[nodiscard]] QString result() const;
    [[nodiscard]] Boarding *boarding() { return &m_boarding; }

    /// Begins to prepare the next game.
    Q_INVOKABLE bool goOn() { return open() && m_boarding.begin(); }
    /// The game on the table is only looked back at: no other game follows it from there.
    void setPast(bool past);
    /// That player gives up the series; it counts once this game has ended.
    void concede(int seat);
    /// A game that goes on after all has not given up the series.
    void look();

signals:
    void changed();

private:
    [[nodiscard]] const match::Series *series() const;

    OpenMatch &m_open;
    Boarding m_boarding;
    bool m_past = false;
    std::optional<match::Series> m_told; ///< what was there when the last change was reported
    match::GameWinner m_toldWinner;
};

/// How a series stands, for a list: "Game 2 · Ada 1 : 0 Marek".
[[nodiscard]] QString seriesWords(const match::Series &series, match::GameWinner winner,
                                  const QStringList &names);
/// "Ada 1 : 0 Marek"
[[nodiscard]] QString standingWords(const std::array<int, 2> &score, const QStringList &names);

} // namespace playmat::table
