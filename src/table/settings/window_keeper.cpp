#include "table/settings/window_keeper.h"

#include <QEvent>
#include <QScreen>

#include <algorithm>

namespace playmat::table {

namespace {

constexpr int kSettlesMs = 300;

} // namespace

WindowKeeper::WindowKeeper(QWindow *window, TableSettings *settings, QObject *parent)
    : QObject(parent)
    , m_window(window)
    , m_settings(settings)
    , m_opened(window->size())
{
    m_settled.setSingleShot(true);
    m_settled.setInterval(kSettlesMs);
    connect(&m_settled, &QTimer::timeout, this, [this] {
        fit();
        note();
    });
    connect(window, &QWindow::widthChanged, &m_settled, qOverload<>(&QTimer::start));
    connect(window, &QWindow::heightChanged, &m_settled, qOverload<>(&QTimer::start));
    connect(window, &QWindow::screenChanged, &m_settled, qOverload<>(&QTimer::start));
    connect(window, &QWindow::visibilityChanged, &m_settled, qOverload<>(&QTimer::start));
    window->installEventFilter(this);
    m_settled.start();
}

WindowKeeper::~WindowKeeper() = default;

bool WindowKeeper::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Close && m_settled.isActive()) {
        m_settled.stop();
        note();
    }
    return QObject::eventFilter(watched, event);
}

QRect WindowKeeper::within(const QRect &room, const QRect &window, const QMargins &frame)
{
    const QRect inner = room.marginsRemoved(frame);
    const QSize size = window.size().boundedTo(inner.size());
    const int x = std::clamp(window.x(), inner.x(), inner.x() + inner.width() - size.width());
    const int y = std::clamp(window.y(), inner.y(), inner.y() + inner.height() - size.height());
    return {QPoint(x, y), size};
}

/// Only a window that shows itself as one; one that somebody pushes half out of sight stays there.
void WindowKeeper::fit()
{
    const QScreen *screen = m_window->screen();
    if (screen == nullptr || m_window->visibility() != QWindow::Windowed)
        return;
    const QRect room = screen->availableGeometry();
    const QMargins frame = m_window->frameMargins();
    const QSize least = m_window->minimumSize();
    const QSize most = room.marginsRemoved(frame).size();
    if (least.boundedTo(most) != least)
        m_window->setMinimumSize(least.boundedTo(most));
    if (m_window->size() != m_opened)
        return;
    const QRect place = within(room, m_window->geometry(), frame);
    if (place == m_window->geometry())
        return;
    m_opened = place.size();
    m_window->setGeometry(place);
}

/// On its way to filling the screen a window may be a plain one for a moment, or have that size
/// already.
void WindowKeeper::note()
{
    noteState();
    noteSize();
}

void WindowKeeper::noteState()
{
    const QWindow::Visibility now = m_window->visibility();
    if (now == QWindow::Windowed || now == QWindow::Maximized || now == QWindow::FullScreen)
        m_settings->rememberWindowState(now);
}

/// Only a window's own size, not that of a screen it fills.
void WindowKeeper::noteSize()
{
    if (m_window->visibility() != QWindow::Windowed || m_window->size() == m_opened)
        return;
    m_opened = {};
    m_settings->rememberWindow(m_window->width(), m_window->height());
}

} // namespace playmat::table
