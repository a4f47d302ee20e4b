#pragma once

#include "match/platform.h"

#include <QByteArray>
#include <QObject>
#include <QString>

namespace playmat::app {

/// How a start of the program passes its file to the window that is already there. The first window
/// reads a named pipe in the user's own folder for running programs; whoever passes something on
/// writes one line into it, with the name of a pipe for the answer. No socket, so nothing of this
/// can leave the machine. Whatever else is written there, however much or slowly, is dropped.
///
/// Windows on different displays do not hear of each other: somebody who sees the one may not see
/// the other. Where the system has no such pipes (Windows) every start keeps its file.
class HandOver : public QObject
{
    Q_OBJECT

public:
    HandOver(const QString &folder, const QString &display, QObject *parent = nullptr);
    ~HandOver() override;

    /// Becomes the window that later starts give to; false while another one is, and with
    /// problem() where that cannot be. May be called again: the other one may have ended.
    bool listen();
    [[nodiscard]] const QString &problem() const { return m_problem; }

    /// Gives a file, by its absolute name, to the window that listens, and waits until that has
    /// taken it. False: nobody did, within `patience` milliseconds. `token` is the desktop's
    /// permission to come to the front.
    [[nodiscard]] bool give(const QString &file, const QByteArray &token,
                            int patience = kPatienceMs) const;

    /// Returns false if there is no folder for it; then neither `listen` nor `give` may be called.
    [[nodiscard]] bool isThere() const;
    /// The pipe that is listened to.
    [[nodiscard]] QString path() const;

    static constexpr int kPatienceMs = 3000;

signals:
    void handed(const QString &file, const QByteArray &token);

private:
    void read();
    void take(const QByteArray &text);
    void obey(const QByteArray &line);
    [[nodiscard]] bool answer(const QByteArray &reply) const;
    [[nodiscard]] std::filesystem::path place(const QByteArray &name) const;

    QString m_folder;
    QByteArray m_name;
    QString m_problem;
    QByteArray m_text; ///< a line that has not come to its end yet
    match::FileId m_pipe = match::kNoFile;
};

} // namespace playmat::app
