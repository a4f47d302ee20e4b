#pragma once

#include "table/settings/table_settings.h"

#include <QObject>
#include <QTimer>
#include <QWindow>

namespace playmat::table {

/// Makes a window open within its screen, including the desktop's decorations, and saves its size
/// and whether it was maximized or full screen.
class WindowKeeper : public QObject
{
    Q_OBJECT

public:
    WindowKeeper(QWindow *window, TableSettings *settings, QObject *parent = nullptr);
    ~WindowKeeper() override;

    bool eventFilter(QObject *watched, QEvent *event) override;
    /// The place for a window that would extend beyond `room` with its frame: moved, then shrunk.
    /// The result excludes the frame, like QWindow::geometry().
    [[nodiscard]] static QRect within(const QRect &room, const QRect &window,
                                      const QMargins &frame);

private:
    void fit();
    void note();
    void noteState();
    void noteSize();

    QWindow *m_window;
    TableSettings *m_settings;
    QSize m_opened; ///< the size set by the program, not by the user
    QTimer m_settled; ///< some desktops report the frame or a maximized state late
};

} // namespace playmat::table
