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

/// Fits only a plain window; one that the user moves partly off the screen stays there.
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

/// A window that is being maximized may briefly be a plain one, or already have its final size.
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

/// Saves only the size of a plain window, not that of a maximized or full-screen one.
void WindowKeeper::noteSize()
{
    if (m_window->visibility() != QWindow::Windowed || m_window->size() == m_opened)
        return;
    m_opened = {};
    m_settings->rememberWindow(m_window->width(), m_window->height());
}

} // namespace playmat::table
