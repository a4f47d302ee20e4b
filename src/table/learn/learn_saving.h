#pragma once

#include "learn/progress_file.h"

#include <QObject>
#include <QQmlEngine>
#include <QTimer>

namespace playmat::table {

/// What somebody has learned. Sees to it that it is on disk, and says so for as long as it is not:
/// it tries again by itself, and once more at its end.
class LearnSaving : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a LearnSession")
    Q_PROPERTY(bool failing READ failing NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)

public:
    explicit LearnSaving(QObject *parent = nullptr);
    ~LearnSaving() override;

    /// The file that it is kept in from now on; empty: none is. Returns the name of a file that
    /// could not be read and is kept aside, or nothing.
    QString open(const QString &path, match::Files &files = match::systemFiles());
    /// What was learned by now, at once; save() puts it on disk.
    void add(learn::ProgressFile::Event event) { m_file.add(m_progress, std::move(event)); }
    /// Returns whether it is there, with what other windows have learned.
    bool save();

    [[nodiscard]] const learn::Progress &progress() const { return m_progress; }
    [[nodiscard]] bool failing() const { return !m_problem.isEmpty(); }
    /// That it is not saved, and why.
    [[nodiscard]] const QString &problem() const { return m_problem; }
    Q_INVOKABLE bool tryAgain() { return save(); }
    /// How long it waits before it tries again by itself.
    void setPatience(int ms) { m_patience = ms; }

signals:
    void changed();
    void saved();

private:
    [[nodiscard]] match::Done write();
    void say(const QString &problem);
    void saveAtTheEnd();

    QString m_path;
    learn::ProgressFile m_file;
    learn::Progress m_progress;
    QString m_problem;
    QTimer m_timer;
    int m_patience;
    bool m_crowded = false; ///< another window had the file a moment ago
};

} // namespace playmat::table
