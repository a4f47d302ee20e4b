#include "table/learn/learn_saving.h"

#include "table/files/match_saving.h"

#include <QDate>
#include <QDir>
#include <QFileInfo>
#include <QThread>

namespace playmat::table {

namespace {

constexpr int kRetryMs = 5000;
constexpr int kCrowdedMs = 100; ///< another window needs the file for no longer than it writes it
constexpr int kTriesAtTheEnd = 10;

bool isCrowded(const match::Done &done)
{
    return !done.ok() && done.problem().code == "locked";
}

QString notSaved(const match::Problem &problem)
{
    return qtTrId("learn_saving.what_you_learn_is_not").arg(fileWords(problem));
}

} // namespace

LearnSaving::LearnSaving(QObject *parent)
    : QObject(parent)
    , m_patience(kRetryMs)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &LearnSaving::save);
}

LearnSaving::~LearnSaving()
{
    saveAtTheEnd();
}

QString LearnSaving::open(const QString &path, match::Files &files)
{
    saveAtTheEnd();
    m_path = path;
    m_file = learn::ProgressFile(path.toStdString(), files);
    learn::ProgressFile::Loaded loaded
        = m_file.load(QDate::currentDate().toString(Qt::ISODate).toStdString());
    m_progress = std::move(loaded.progress);
    say(loaded.problem && loaded.aside.empty() ? notSaved(*loaded.problem) : QString());
    return QFileInfo(QString::fromStdString(loaded.aside.string())).fileName();
}

/// Its folder is made again, should somebody have removed it.
match::Done LearnSaving::write()
{
    match::Done done = m_file.save(m_progress);
    if (!done.ok() && done.problem().code == "not_found" && QDir().mkpath(QFileInfo(m_path).path()))
        done = m_file.save(m_progress);
    return done;
}

bool LearnSaving::save()
{
    const match::Done done = write();
    if (isCrowded(done) && !m_crowded && !failing()) { // nothing that anybody needs to hear of yet
        m_crowded = true;
        m_timer.start(kCrowdedMs);
        return false;
    }
    m_crowded = false;
    say(done.ok() ? QString() : notSaved(done.problem()));
    if (done.ok())
        emit saved();
    return done.ok();
}

void LearnSaving::say(const QString &problem)
{
    if (problem.isEmpty())
        m_timer.stop();
    else
        m_timer.start(m_patience);
    if (problem == m_problem)
        return;
    m_problem = problem;
    emit changed();
}

/// Nobody is told any more; only another window is waited for.
void LearnSaving::saveAtTheEnd()
{
    for (int i = 0; i < kTriesAtTheEnd && m_file.unsaved(); ++i) {
        if (!isCrowded(write()))
            return;
        QThread::msleep(kCrowdedMs);
    }
}

} // namespace playmat::table
