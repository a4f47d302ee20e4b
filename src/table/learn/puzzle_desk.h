#pragma once

#include "table/learn/learn_saving.h"
#include "table/learn/puzzle_table.h"
#include "table/view/row_list_model.h"

#include <array>
#include <functional>
#include <optional>

namespace playmat::table {

/// A theme of the puzzles, and the lesson it belongs to.
struct ThemeLine
{
    Q_GADGET
    Q_PROPERTY(QString theme MEMBER theme)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(int count MEMBER count)
    Q_PROPERTY(int solved MEMBER solved)

public:
    QString theme; ///< as documents write it
    QString title;
    int count = 0;
    int solved = 0;

    friend bool operator==(const ThemeLine &, const ThemeLine &) = default;
};

class ThemeModel : public RowListModel<ThemeLine>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a PuzzleDesk")

public:
    using RowListModel::RowListModel;
};

/// A day of the calendar.
struct CalendarDay
{
    Q_GADGET
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(bool solved MEMBER solved)
    Q_PROPERTY(bool today MEMBER today)
    Q_PROPERTY(QString spoken MEMBER spoken)

public:
    int number = 0; ///< of its month; 0: a gap before the first one
    bool solved = false;
    bool today = false;
    QString spoken;

    friend bool operator==(const CalendarDay &, const CalendarDay &) = default;
};

class CalendarModel : public RowListModel<CalendarDay>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a PuzzleDesk")

public:
    using RowListModel::RowListModel;
};

/// What one side of a puzzle has, for a small picture of its position.
struct GlanceSide
{
    Q_GADGET
    QML_VALUE_TYPE(glanceSide)
    Q_PROPERTY(QString base MEMBER base)
    Q_PROPERTY(int left MEMBER left)
    Q_PROPERTY(QStringList cards MEMBER cards)

public:
    QString base; ///< id of the card
    int left = 0; ///< HP
    QStringList cards; ///< ids of what it has in play

    friend bool operator==(const GlanceSide &, const GlanceSide &) = default;
};

/// Which puzzle comes next, and what is kept of those that were solved.
class PuzzleDesk : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a LearnSession")
    Q_PROPERTY(playmat::table::PuzzleTable *table READ table CONSTANT)
    Q_PROPERTY(playmat::table::ThemeModel *themes READ themes CONSTANT)
    Q_PROPERTY(playmat::table::CalendarModel *calendar READ calendar CONSTANT)
    Q_PROPERTY(QString month READ month NOTIFY changed)
    Q_PROPERTY(bool canGoOn READ canGoOn NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(int solvedCount READ solvedCount NOTIFY changed)
    Q_PROPERTY(int rating READ rating NOTIFY changed)
    Q_PROPERTY(int change READ change NOTIFY changed)
    Q_PROPERTY(int rated READ rated NOTIFY changed)
    Q_PROPERTY(bool todaySolved READ todaySolved NOTIFY changed)
    Q_PROPERTY(bool ofToday READ ofToday NOTIFY changed)
    Q_PROPERTY(bool atFirst READ atFirst NOTIFY changed)
    Q_PROPERTY(bool countsForRating READ countsForRating NOTIFY changed)
    Q_PROPERTY(QVariantList lessons READ lessons NOTIFY changed)
    Q_PROPERTY(playmat::table::GlanceSide todayMine READ todayMine NOTIFY glanced)
    Q_PROPERTY(playmat::table::GlanceSide todayTheirs READ todayTheirs NOTIFY glanced)
    Q_PROPERTY(playmat::table::GlanceSide nextMine READ nextMine NOTIFY glanced)
    Q_PROPERTY(playmat::table::GlanceSide nextTheirs READ nextTheirs NOTIFY glanced)

public:
    using Clock = std::function<learn::Day()>;

    PuzzleDesk(TableSession &table, LearnSaving &saving, QObject *parent = nullptr);
    void setToday(Clock today) { m_today = std::move(today); }

    /// The puzzle is on the table after these; false: there is none.
    bool start(const QString &id);
    bool startNext();
    bool startToday();
    bool startTheme(const QString &theme);
    /// What the page shows, as it is today.
    void refresh();
    Q_INVOKABLE void turnMonth(int by);

    [[nodiscard]] PuzzleTable *table() { return &m_table; }
    [[nodiscard]] ThemeModel *themes() { return &m_themes; }
    [[nodiscard]] CalendarModel *calendar() { return &m_calendar; }
    [[nodiscard]] QString month() const;
    [[nodiscard]] bool canGoOn() const { return m_monthsBack > 0; }
    [[nodiscard]] int count() const { return m_count; }
    [[nodiscard]] int solvedCount() const;
    [[nodiscard]] int rating() const { return qRound(m_progress.rating.value); }
    [[nodiscard]] int change() const { return m_change; } ///< by the puzzle that was solved
    [[nodiscard]] int rated() const { return m_progress.rated; }
    [[nodiscard]] bool todaySolved() const;
    [[nodiscard]] bool ofToday() const { return m_day.has_value(); }
    [[nodiscard]] bool atFirst() const { return m_table.counts(); }
    [[nodiscard]] bool countsForRating() const { return m_rated; }
    /// Where the themes of the puzzle are taught: `theme`, `lesson`, `title`.
    [[nodiscard]] QVariantList lessons() const;
    /// The positions of today's puzzle and of the next one, as the page was shown; without a base
    /// where there is no puzzle.
    [[nodiscard]] const GlanceSide &todayMine() const { return m_glances[0][0]; }
    [[nodiscard]] const GlanceSide &todayTheirs() const { return m_glances[0][1]; }
    [[nodiscard]] const GlanceSide &nextMine() const { return m_glances[1][0]; }
    [[nodiscard]] const GlanceSide &nextTheirs() const { return m_glances[1][1]; }
    [[nodiscard]] const QString &problem() const { return m_problem; }

signals:
    void changed();
    void glanced();
    void progressed(); ///< there is something to keep
    void solved();

private:
    bool begin(const learn::Puzzle *puzzle);
    void rate(bool right);
    void finish();
    void showMonth();
    void showThemes();
    void glance();
    [[nodiscard]] const learn::Puzzle *todays();
    [[nodiscard]] learn::SeenDays seen() const;
    [[nodiscard]] const learn::Puzzle *next(std::string_view only = {}) const;

    LearnSaving &m_saving;
    const learn::Progress &m_progress;
    PuzzleTable m_table;
    ThemeModel m_themes;
    CalendarModel m_calendar;
    Clock m_today;
    std::string m_lastTheme;
    int m_count = 0;
    int m_monthsBack = 0;
    int m_change = 0;
    bool m_rated = false; ///< the puzzle on the table counts for the rating
    const learn::Puzzle *m_todays = nullptr; ///< the puzzle of that day, once requested
    learn::Day m_todaysDay = 0;
    std::optional<learn::Day> m_day; ///< whose puzzle is on the table, if it is one of a day
    std::array<std::array<GlanceSide, 2>, 2> m_glances; ///< of today's and of the next puzzle
    QString m_problem;
};

} // namespace playmat::table
