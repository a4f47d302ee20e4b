#pragma once

#include "match/match.h"

#include <QDateTime>
#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <QVariantList>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace playmat::table {

/// An unfinished or finished match, as a list shows it.
struct LeftMatch
{
    Q_GADGET
    QML_VALUE_TYPE(leftMatch)
    Q_PROPERTY(QString path MEMBER path)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString time MEMBER time)
    Q_PROPERTY(QStringList pictures MEMBER pictures)
    Q_PROPERTY(QString game MEMBER game)
    Q_PROPERTY(QString scene MEMBER scene)
    Q_PROPERTY(bool elsewhere MEMBER elsewhere)
    Q_PROPERTY(bool damaged MEMBER damaged)
    Q_PROPERTY(bool hideable MEMBER hideable)
    Q_PROPERTY(QString offer MEMBER offer)

public:
    QString path;
    QString title; ///< "Ada against Marek"
    QString text; ///< how far it is; of a damaged one: what is wrong with it and where it is kept
    QString time;
    QStringList pictures; ///< printed ids; empty words where the game has none
    QString game; ///< its title; empty where the program has only one
    QString scene; ///< painted, in the place of pictures
    bool elsewhere = false; ///< open in another window, so it cannot be continued in this one
    bool damaged = false; ///< it cannot be read to its end
    bool hideable = false; ///< it need not be mentioned any longer
    QString offer; ///< the words of the button that continues it; empty: it cannot be

    friend bool operator==(const LeftMatch &, const LeftMatch &) = default;
};

/// The files in which matches are saved while they are played: current.playmat or, if that is in
/// use, current-2.playmat and so on. A new match never takes the file of a match that is
/// unfinished, is open in another window, or cannot be read. If a finished match has the file that
/// a new one needs, it is moved to the folder "finished", where finished matches stay. A game of a
/// series that another game follows counts as unfinished until that game begins.
class SavedMatches : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a TableSession")
    Q_PROPERTY(QString first READ first NOTIFY changed)
    Q_PROPERTY(QVariantList left READ left NOTIFY changed)
    Q_PROPERTY(QVariantList finished READ finished NOTIFY changed)
    Q_PROPERTY(bool anyFinished READ anyFinished NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(playmat::table::LeftMatch newest READ newest NOTIFY changed)
    Q_PROPERTY(bool canContinue READ canContinue NOTIFY changed)

public:
    using QObject::QObject;

    /// The first file; the others are beside it. Empty: no match is kept.
    [[nodiscard]] const QString &first() const { return m_first; }
    void setFirst(const QString &path);
    /// Files elsewhere that matches were moved to, because the usual place did not take them.
    [[nodiscard]] const QStringList &moved() const { return m_moved; }
    void setMoved(const QStringList &paths);
    /// A match continues in another file.
    void matchMoved(const QString &from, const QString &to);

    /// Whether the file is one of those that matches are kept in, and not a copy that was saved.
    [[nodiscard]] bool keeps(const QString &path) const;
    /// Whether it is one of the program's own, and not one that somebody moved a match to.
    [[nodiscard]] bool owns(const QString &path) const;
    /// The folder of these files, should somebody have removed it.
    void makeFolder() const;
    /// Keeps the match from now on in the first file that is free.
    [[nodiscard]] match::Done keep(match::Match &match) const;
    /// A file that cannot be read to its end is moved out of the way, renamed, and reported
    /// from then on.
    void putAside(const QString &path);
    /// Whether it is such a file.
    [[nodiscard]] bool isAside(const QString &path) const;

    /// Why no new match could be kept; empty: one could be.
    [[nodiscard]] QString problem() const;
    /// The newest that can be continued, then what could not be read, what is open elsewhere,
    /// and the others.
    [[nodiscard]] QVariantList left() const;
    /// The finished matches that are still here, newest first. The files are read on the first call
    /// after refresh().
    [[nodiscard]] QVariantList finished() const;
    /// Whether there may be finished matches, without reading the files.
    [[nodiscard]] bool anyFinished() const;
    [[nodiscard]] const std::vector<LeftMatch> &matches() const { return m_left; }
    [[nodiscard]] int count() const { return int(m_left.size()); }
    [[nodiscard]] LeftMatch newest() const { return m_left.empty() ? LeftMatch() : m_left[0]; }
    /// Whether one of them can be continued in this window: then the first can.
    [[nodiscard]] bool canContinue() const { return !newest().offer.isEmpty(); }

    /// Moves all finished matches to the folder of finished matches. Returns the paths of those
    /// that could not be moved.
    QStringList putAway();
    /// The finished matches that have not been moved there yet.
    [[nodiscard]] const QStringList &finishedHere() const { return m_overHere; }
    /// That folder; empty if matches are not saved.
    [[nodiscard]] QString finishedFolder() const;

    /// Reads the folder again.
    Q_INVOKABLE void refresh();
    /// Describes the matches again after the language has changed.
    void tellAnew();
    /// Deletes an abandoned or finished match. A game that has ended in a series that goes on is
    /// only no longer offered to be continued. False: it is open elsewhere or could not be deleted.
    Q_INVOKABLE bool remove(const QString &path);
    /// No longer mentions one that could not be read; the file is kept in a folder for such files.
    Q_INVOKABLE bool hide(const QString &path);

signals:
    void changed();
    void movedChanged();

private:
    [[nodiscard]] QString nth(int number) const;
    [[nodiscard]] QStringList files() const;
    [[nodiscard]] bool makeRoom(const QString &path, const match::Match &match) const;
    [[nodiscard]] static bool keepFinished(const QString &path);
    [[nodiscard]] QStringList asideFiles() const;
    [[nodiscard]] QStringList finishedFiles() const;
    void putInOrder();
    void look(const QString &path);
    void lookAside(const QString &path);
    void sayUnread(const QString &path, const match::Problem &problem);

    /// What was found in a file that cannot be read to its end, which takes as long as playing it.
    struct Damaged
    {
        qint64 size = 0;
        QDateTime written;
        std::vector<std::string> names; ///< empty: not even its beginning
        std::optional<match::Problem> problem;
        qulonglong answers = 0;
        qulonglong lost = 0;
    };
    [[nodiscard]] const Damaged &readDamaged(const QString &path);

    QString m_first;
    QStringList m_moved;
    std::map<QString, Damaged> m_damaged;
    std::vector<LeftMatch> m_left;
    QStringList m_overHere; ///< finished matches among the files of unfinished ones
    mutable std::optional<QVariantList> m_finished;
};

} // namespace playmat::table
