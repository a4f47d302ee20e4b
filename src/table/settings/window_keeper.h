#pragma once

#include "table/settings/table_settings.h"

#include <QObject>
#include <QTimer>
#include <QWindow>

namespace playmat::table {

/// Sees to it that a window opens within its screen, with the frame that the desktop draws around
/// it, and that the settings know how it was left: its size, and whether it filled the screen.
class WindowKeeper : public QObject
{
    Q_OBJECT

public:
    WindowKeeper(QWindow *window, TableSettings *settings, QObject *parent = nullptr);
    ~WindowKeeper() override;

    bool eventFilter(QObject *watched, QEvent *event) override;
    /// Where a window lies that would otherwise reach out of `room`, with its frame: moved, then
    /// made smaller. Without the frame, as QWindow::geometry().
    [[nodiscard]] static QRect within(const QRect &room, const QRect &window,
                                      const QMargins &frame);

private:
    void fit();
    void note();
    void noteState();
    void noteSize();

    QWindow *m_window;
    TableSettings *m_settings;
    QSize m_opened; ///< as the program made it, which is nobody's choice
    QTimer m_settled; ///< some desktops tell of the frame, or of what fills the screen, afterwards
};

} // namespace playmat::table
