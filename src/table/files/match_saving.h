#pragma once

#include "match/match.h"
#include "table/files/saved_matches.h"

#include <QObject>
#include <QQmlEngine>
#include <QTimer>

#include <functional>

namespace playmat::table {

/// Sees to it that a running match is on disk, and says so for as long as it is not.
class MatchSaving : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a TableSession")
    Q_PROPERTY(bool failing READ failing NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString reason READ reason NOTIFY changed)
    Q_PROPERTY(QString note READ note NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)

public:
    /// When a match that has no file gets one.
    enum When {
        AtOnce,
        OncePlayed ///< with its first answer: until then the user is only viewing the position
    };
    struct From
    {
        QString file = {}; ///< the file that the match was opened from; empty: a new match
        When when = AtOnce;
    };

    /// `name` suggests a file name for the running match.
    MatchSaving(SavedMatches &matches, std::function<QString()> name, QObject *parent = nullptr);

    /// Starts saving a match: in the file that it was opened from if that is in the folder of saved
    /// matches, otherwise in a new file, at the time that `from` specifies. The match must outlive
    /// stop().
    void begin(match::Match &match, const From &from);
    void stop();
    /// Something was answered or taken back.
    void stepDone();

    /// Whether answers are given that are in no file.
    [[nodiscard]] bool failing() const { return !m_title.isEmpty(); }
    [[nodiscard]] const QString &title() const { return m_title; } ///< what is not saved
    [[nodiscard]] const QString &reason() const { return m_reason; } ///< why
    /// What was found when the match was opened or moved, until the next answer.
    [[nodiscard]] const QString &note() const { return m_note; }
    /// Why saveAs() or moveTo() failed last.
    [[nodiscard]] const QString &problem() const { return m_problem; }

    [[nodiscard]] Q_INVOKABLE QString suggestedName() const { return m_name(); }
    /// Writes a copy; the match goes on where it is.
    Q_INVOKABLE bool saveAs(const QString &path);
    /// Keeps the match in that file from now on.
    Q_INVOKABLE bool moveTo(const QString &path);
    /// Writes what is missing; true: nothing is.
    Q_INVOKABLE bool tryAgain();
    Q_INVOKABLE void forgetNote() { setNote({}); }
    /// Says so until the next answer.
    void setNote(const QString &note);
    /// How long it waits before it tries again by itself.
    void setPatience(int ms) { m_timer.setInterval(ms); }

signals:
    void changed();

private:
    [[nodiscard]] bool goesOnIn(const QString &file);
    void keep();
    /// Why part of the match is in no file; nothing: all of it is, or no match is to be kept.
    [[nodiscard]] std::optional<match::Problem> whatIsWrong() const;
    void look();
    void goElsewhere();
    void warnOfOtherWindows();
    void say(const QString &title, const QString &reason);

    SavedMatches &m_matches;
    std::function<QString()> m_name;
    match::Match *m_match = nullptr;
    bool m_waits = false; ///< the match gets its file with the first answer
    std::optional<match::Problem> m_noFile; ///< why there is no file in which to save the match
    QString m_title;
    QString m_reason;
    QString m_note;
    QString m_problem;
    QTimer m_timer;
};

/// A problem with a file as one sentence for people.
[[nodiscard]] QString fileWords(const match::Problem &problem);

} // namespace playmat::table
