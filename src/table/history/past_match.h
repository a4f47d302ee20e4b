#pragma once

#include "match/match_index.h"
#include "table/view/row_list_model.h"

#include <QDateTime>
#include <QObject>
#include <QString>
#include <QStringList>
#include <qqmlregistration.h>

namespace playmat::table {

/// How a match ended for the player whose history it is.
enum class PastResult { Won, Lost, Drawn, Unknown, Watched };

/// A finished match as the history page shows it: its texts, and the values by which it is
/// filtered.
struct PastMatch
{
    Q_GADGET
    QML_VALUE_TYPE(pastMatch)
    Q_PROPERTY(QString path MEMBER path)
    Q_PROPERTY(QString heading MEMBER heading)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString decks READ decks)
    Q_PROPERTY(QString game MEMBER gameTitle)
    Q_PROPERTY(QString scene MEMBER scene)
    Q_PROPERTY(QStringList pictures MEMBER pictures)
    Q_PROPERTY(QString result MEMBER resultWords)
    Q_PROPERTY(QString how MEMBER how)
    Q_PROPERTY(QString when MEMBER whenWords)
    Q_PROPERTY(int outcome READ outcome)
    Q_PROPERTY(bool starred MEMBER starred)
    Q_PROPERTY(bool broken MEMBER broken)
    Q_PROPERTY(int seat MEMBER seat)

public:
    QString path;
    QString section; ///< "Today"
    QString heading; ///< the section, only for its first match in the list; otherwise empty
    QString title; ///< "Ada against Marek"
    QString deck; ///< the deck of the player whose history it is; empty: it has no name
    QString otherDeck;
    QString opponent;
    QString game; ///< its id
    QString gameTitle;
    QString scene; ///< the painted scene that is shown if there are no pictures
    QStringList pictures; ///< printed ids, the opponent's second; empty for a seat without one
    QString resultWords;
    QString how; ///< "round 9, 31 min"; for a match that cannot be read, the reason
    QString whenWords;
    QDateTime when;
    PastResult result = PastResult::Unknown;
    int seat = 0; ///< the seat of the player whose history it is
    int began = -1; ///< 1: that seat had the first turn; 0: the other seat; -1: unknown
    int rounds = 0;
    int minutes = -1; ///< -1: unknown
    bool starred = false;
    bool broken = false; ///< it cannot be read

    [[nodiscard]] QString decks() const;
    [[nodiscard]] int outcome() const
    {
        return result == PastResult::Won ? 1 : result == PastResult::Lost ? -1 : 0;
    }
    [[nodiscard]] bool counts() const { return outcome() != 0; }
    friend bool operator==(const PastMatch &, const PastMatch &) = default;
};

/// The seat whose history a match belongs to: that of the only person, or that of the person called
/// `me`.
[[nodiscard]] int pastSeat(const match::ListedMatch &match, const QString &me);
[[nodiscard]] PastResult pastResult(const match::ListedMatch &match, int seat);
/// The time when the match ended; if it is unknown, the time of the last change of its file.
[[nodiscard]] QDateTime pastEnd(const match::ListedMatch &match);
/// Describes a match. `me` is the player whose history it is, for a match that two people played.
[[nodiscard]] PastMatch describePast(const match::ListedMatch &match, const QString &me,
                                     const QDateTime &now);

class PastMatchModel : public RowListModel<PastMatch>
{
    Q_OBJECT
    QML_ANONYMOUS

public:
    using RowListModel::RowListModel;
};

} // namespace playmat::table
