#pragma once

#include "table/files/saved_matches.h"
#include "table/history/past_match.h"
#include "table/programs/worker.h"

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QVariantList>

#include <memory>
#include <vector>

namespace playmat::table {

/// A new index of the folder of finished matches, for one thread at a time.
[[nodiscard]] std::shared_ptr<match::MatchIndex> indexOfFinished(const SavedMatches &matches);

/// The finished matches of a player. It lists them on another thread, filters and counts them,
/// marks them with stars, and moves them to a trash from which they can be restored.
class MatchShelf : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(playmat::table::SavedMatches *matches READ matches WRITE setMatches NOTIFY changed)
    Q_PROPERTY(QString me READ me WRITE setMe NOTIFY changed)
    Q_PROPERTY(playmat::table::PastMatchModel *rows READ rows CONSTANT)
    Q_PROPERTY(bool loading READ loading NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(int shown READ shown NOTIFY changed)
    Q_PROPERTY(QString note READ note NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool filtered READ filtered NOTIFY changed)
    Q_PROPERTY(QVariantList filters READ filters NOTIFY changed)
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY changed)
    Q_PROPERTY(QVariantMap sums READ sums NOTIFY changed)

public:
    /// The filters. Each has a list of names, of which the first one means all matches.
    enum Filter { Game, Deck, Opponent, Result };
    Q_ENUM(Filter)
    /// The criteria by which groups() groups the matches.
    enum Group { ByDeck, ByOpponent, ByOtherDeck, ByTurn, ByMonth };
    Q_ENUM(Group)

    explicit MatchShelf(QObject *parent = nullptr);
    ~MatchShelf() override;

    [[nodiscard]] SavedMatches *matches() const { return m_matches; }
    void setMatches(SavedMatches *matches);
    /// The name of the player whose history this is, for matches that two people played.
    [[nodiscard]] const QString &me() const { return m_me; }
    void setMe(const QString &me);

    /// Reads the folder again; pages call this whenever the user comes back to them.
    Q_INVOKABLE void look();
    /// Shows a problem below the list until the next action; an empty text removes it. Returns
    /// whether the text is empty.
    Q_INVOKABLE bool say(const QString &problem);
    [[nodiscard]] bool loading() const { return m_loading; }
    [[nodiscard]] PastMatchModel *rows() { return &m_rows; }
    [[nodiscard]] int count() const { return int(m_all.size()); }
    [[nodiscard]] int shown() const { return m_rows.rowCount(); }
    [[nodiscard]] const QString &note() const { return m_note; } ///< a note on used disk space
    [[nodiscard]] const QString &problem() const
    {
        return m_problem;
    } ///< why the last action failed
    [[nodiscard]] Q_INVOKABLE playmat::table::PastMatch at(int row) const;
    [[nodiscard]] Q_INVOKABLE int rowOf(const QString &path) const; ///< -1: it is not shown

    // --- filters
    /// For each Filter, {label, names, current}.
    [[nodiscard]] const QVariantList &filters() const { return m_filters; }
    Q_INVOKABLE void choose(int filter, int index);
    [[nodiscard]] const QString &text() const { return m_text; }
    /// Shows only matches in which each word of the text occurs in the name of a player, a deck or
    /// the game.
    void setText(const QString &text);
    [[nodiscard]] bool filtered() const;
    Q_INVOKABLE void showAll();

    // --- sums of the matches that are shown
    /// {won, played, share, counted, between, words, first, second, length}; the first two are
    /// numbers, the others are texts.
    [[nodiscard]] const QVariantMap &sums() const { return m_sums; }
    /// For each group, {name, picture, won, played, share, low, high, words}. The group with the
    /// most matches comes first. ByMonth returns only the last months that have matches, oldest
    /// first.
    [[nodiscard]] Q_INVOKABLE QVariantList groups(int group) const;

    // --- actions with one match
    Q_INVOKABLE void star(const QString &path, bool on);
    /// Moves a match to the trash; undo() restores the match that was moved there last.
    Q_INVOKABLE bool remove(const QString &path);
    [[nodiscard]] bool canUndo() const { return !m_removed.empty(); }
    Q_INVOKABLE bool undo();
    /// Copies the file of a match to `target`, and replaces any file there.
    Q_INVOKABLE bool copyTo(const QString &path, const QString &target);
    /// A suggested file name for a copy of the match.
    [[nodiscard]] Q_INVOKABLE QString suggestedName(const QString &path) const;

signals:
    void changed();
    void lookedFirst(); ///< the list has been read for the first time

private:
    struct Removed
    {
        QString from;
        QString to;
        bool starred = false;
    };
    using Listed = std::vector<match::ListedMatch>;

    void heard(quint64 ticket, std::shared_ptr<const Listed> listed, bool last);
    void tell();
    void filter();
    [[nodiscard]] bool fits(const PastMatch &match) const;
    [[nodiscard]] QVariantList filtersNow() const;
    [[nodiscard]] QVariantMap sumsNow() const;
    [[nodiscard]] QString valueOf(const PastMatch &match, int filter) const;
    [[nodiscard]] QStringList choices(int filter) const;
    [[nodiscard]] QString starFile() const;
    [[nodiscard]] QStringList readStars() const;
    bool writeStar(const QString &path, bool on);

    QPointer<SavedMatches> m_matches;
    QString m_me;
    std::shared_ptr<const Listed> m_listed;
    std::vector<PastMatch> m_all; ///< newest first
    PastMatchModel m_rows;
    std::array<QString, Result + 1> m_chosen; ///< the chosen name of each filter; empty: all
    QVariantList m_filters;
    QVariantMap m_sums;
    QString m_text;
    QString m_note;
    QString m_problem;
    std::vector<Removed> m_removed;
    std::shared_ptr<match::MatchIndex> m_index; ///< only the worker uses it
    quint64 m_ticket = 0;
    bool m_loading = false;
    Worker m_worker; ///< the last member, so that it stops before the others are destroyed
};

} // namespace playmat::table
