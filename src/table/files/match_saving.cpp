#include "table/files/match_saving.h"

#include "table/view/translator.h"

#include <array>

namespace playmat::table {

namespace {

constexpr int kTryAgainMs = 5000;

struct Words
{
    const char *code;
    const char *words;
};

/// By what a player calls it; the codes are those of match::fileProblem.
constexpr std::array kWords{
    Words{"disk_full", QT_TRID_NOOP("match_saving.the_disk_is_full")},
    Words{"read_only", QT_TRID_NOOP("match_saving.the_disk_is_read_only")},
    Words{"no_permission", QT_TRID_NOOP("match_saving.you_are_not_allowed_to")},
    Words{"not_found", QT_TRID_NOOP("match_saving.there_is_no_such_folder")},
    Words{"locked", QT_TRID_NOOP("match_saving.it_is_open_in_another")},
    Words{"io_error", QT_TRID_NOOP("match_saving.the_disk_reports_an_error")},
};

} // namespace

QString fileWords(const match::Problem &problem)
{
    for (const Words &known : kWords) {
        if (problem.code == known.code)
            return qtTrId(known.words);
    }
    const QString words = QString::fromStdString(match::describe(problem));
    return words.left(1).toUpper() + words.mid(1) + (words.endsWith(u'.') ? "" : ".");
}

MatchSaving::MatchSaving(SavedMatches &matches, std::function<QString()> name, QObject *parent)
    : QObject(parent)
    , m_matches(matches)
    , m_name(std::move(name))
{
    m_timer.setInterval(kTryAgainMs);
    connect(&m_timer, &QTimer::timeout, this, &MatchSaving::tryAgain);
    connect(&matches, &SavedMatches::changed, this, &MatchSaving::look);
    whenLanguageChanges(this, [this] {
        if (m_matches.count()
            > 0) // else nothing is worded, and cards are read when they are needed
            m_matches.tellAnew();
    });
}

void MatchSaving::begin(match::Match &match, const From &from)
{
    m_match = &match;
    m_problem.clear();
    m_note
        = match.droppedTornLine() ? qtTrId("match_saving.the_last_answer_before_the") : QString();
    m_noFile.reset();
    const bool needsFile = !goesOnIn(from.file) && !m_matches.first().isEmpty();
    m_waits = needsFile && from.when == OncePlayed;
    if (needsFile && !m_waits)
        keep();
    warnOfOtherWindows();
    look();
}

/// In the first file that is free. What goes wrong with one is in journalProblem() too.
void MatchSaving::keep()
{
    const match::Done kept = m_matches.keep(*m_match);
    m_noFile = kept.ok() ? std::nullopt : std::optional(kept.problem());
}

std::optional<match::Problem> MatchSaving::whatIsWrong() const
{
    const std::optional<match::Problem> problem = m_match->journalProblem();
    return problem || m_match->hasJournal() ? problem : m_noFile;
}

/// Nothing else keeps two windows from writing to the same file there.
void MatchSaving::warnOfOtherWindows()
{
    if (!m_match->journalUnguarded())
        return;
    const QString warning = qtTrId("match_saving.files_cannot_be_locked_in");
    m_note = m_note.isEmpty() ? warning : m_note + u' ' + warning;
}

/// Whether the match is kept in the file it came from; a damaged one is not written to.
bool MatchSaving::goesOnIn(const QString &file)
{
    if (file.isEmpty() || !m_matches.keeps(file))
        return false;
    const match::Done done = m_match->continueJournal();
    return done.ok() || done.problem().code != "unreadable_journal";
}

void MatchSaving::stop()
{
    m_match = nullptr;
    m_waits = false;
    m_note.clear();
    m_problem.clear();
    look();
}

void MatchSaving::stepDone()
{
    m_note.clear();
    if (m_waits) {
        m_waits = false;
        keep();
        warnOfOtherWindows();
    }
    look();
}

bool MatchSaving::tryAgain()
{
    if (m_match != nullptr)
        m_match->lookAfterJournal();
    if (m_match != nullptr && whatIsWrong()) {
        m_matches.makeFolder();
        if (!m_match->journalProblem())
            keep(); // no file was to be had
        else if (!m_match->retryJournal())
            goElsewhere();
    }
    look();
    return !failing();
}

/// Another match is kept under that name by now: among the program's own files there is another.
void MatchSaving::goElsewhere()
{
    const auto problem = m_match->journalProblem();
    const bool taken = problem && !m_match->hasJournal()
        && (problem->code == "locked" || problem->code == "already_there"
            || problem->code == "unreadable_journal");
    if (taken && m_matches.owns(QString::fromStdString(m_match->journalPath().string())))
        keep();
}

void MatchSaving::look()
{
    if (m_match == nullptr) {
        const QString why = m_matches.problem();
        return say(why.isEmpty() ? QString() : qtTrId("match_saving.matches_cannot_be_saved"), why);
    }
    const auto problem = whatIsWrong();
    if (!problem)
        return say({}, {});
    const int missing = int(m_match->unsavedSteps());
    const QString title = !m_match->hasJournal() ? qtTrId("match_saving.this_match_is_not_saved")
        : missing == 0                           ? qtTrId("match_saving.who_plays_is_not_saved")
                       : qtTrId("match_saving.the_last_answers_are_not", missing);
    say(title, fileWords(*problem));
}

void MatchSaving::say(const QString &title, const QString &reason)
{
    m_title = title;
    m_reason = reason;
    // Even while all is well: that the disk failed after a line is heard of only later.
    if (m_match == nullptr && !failing())
        m_timer.stop();
    else if (!m_timer.isActive())
        m_timer.start();
    emit changed();
}

bool MatchSaving::saveAs(const QString &path)
{
    if (m_match == nullptr)
        return false;
    const match::Done done = m_match->save(path.toStdString());
    m_problem = done.ok() ? QString() : fileWords(done.problem());
    emit changed();
    return done.ok();
}

bool MatchSaving::moveTo(const QString &path)
{
    if (m_match == nullptr)
        return false;
    const QString before = QString::fromStdString(m_match->journalPath().string());
    const match::Done done = m_matches.keeps(before) ? m_match->moveJournal(path.toStdString())
                                                     : m_match->keepJournal(path.toStdString());
    m_problem = done.ok() ? QString() : fileWords(done.problem());
    if (done.ok()) {
        m_matches.matchMoved(before, path);
        warnOfOtherWindows();
    }
    look();
    return done.ok();
}

void MatchSaving::setNote(const QString &note)
{
    m_note = note;
    emit changed();
}

} // namespace playmat::table
