#include "app/dump_writer.h"

#include "table/session/table_dump.h"

#include <QJsonDocument>
#include <QKeyEvent>
#include <QQuickItem>
#include <QSaveFile>

namespace playmat::app {

namespace {

constexpr int kEveryMs = 10;
constexpr int kLooksInMotion = 10; ///< things that never stop moving are written all the same

/// Collects the visible items that have a name, and finds the table among them.
void addItems(const QQuickItem *item, QJsonObject &items, const QQuickItem *&table)
{
    if (!item->isVisible())
        return;
    if (item->objectName() == QLatin1String("table"))
        table = item;
    if (!item->objectName().isEmpty()) {
        const QPointF at = item->mapToGlobal({0, 0});
        const QPointF end = item->mapToGlobal({item->width(), item->height()});
        QJsonObject json{{QStringLiteral("x"), at.x()},
                         {QStringLiteral("y"), at.y()},
                         {QStringLiteral("cx"), (at.x() + end.x()) / 2},
                         {QStringLiteral("cy"), (at.y() + end.y()) / 2},
                         {QStringLiteral("enabled"), item->isEnabled()},
                         {QStringLiteral("focus"), item->hasActiveFocus()}};
        const QVariant label = item->property("label"); // of a line in a menu or a list
        if (label.isValid())
            json.insert(QStringLiteral("label"), label.toString());
        items.insert(item->objectName(), json);
    }
    for (const QQuickItem *child : item->childItems())
        addItems(child, items, table);
}

} // namespace

DumpWriter::DumpWriter(QString file, QQuickWindow *window, const table::TableSession *session,
                       QObject *parent)
    : QObject(parent)
    , m_file(std::move(file))
    , m_window(window)
    , m_session(session)
{
    window->installEventFilter(this);
    connect(&m_timer, &QTimer::timeout, this, &DumpWriter::look);
    m_timer.start(kEveryMs);
}

bool DumpWriter::eventFilter(QObject *watched, QEvent *event)
{
    const bool keyUp = event->type() == QEvent::KeyRelease
        && !static_cast<const QKeyEvent *>(event)->isAutoRepeat();
    if (keyUp || event->type() == QEvent::MouseButtonRelease)
        ++m_inputs;
    return QObject::eventFilter(watched, event);
}

void DumpWriter::look()
{
    const QByteArray json = collect();
    if (json == m_written) {
        m_unwritten = 0;
    } else if (json == m_seen || ++m_unwritten >= kLooksInMotion) {
        write(json);
        m_unwritten = 0;
    }
    m_seen = json;
}

QByteArray DumpWriter::collect() const
{
    QJsonObject items;
    const QQuickItem *table = nullptr;
    addItems(m_window->contentItem(), items, table);
    const table::TableSession *shown = m_session;
    QPoint origin;
    if (table != nullptr) { // a lesson has a table of its own
        origin = table->mapToGlobal({0, 0}).toPoint();
        shown = table->property("session").value<table::TableSession *>();
    }
    const QJsonObject all{{QStringLiteral("items"), items},
                          {QStringLiteral("session"), table::dumpOf(*shown, origin)},
                          {QStringLiteral("inputs"), m_inputs},
                          {QStringLiteral("active"), m_window->isActive()}};
    return QJsonDocument(all).toJson(QJsonDocument::Compact);
}

void DumpWriter::write(const QByteArray &json)
{
    QSaveFile file(m_file); // a reader sees the whole of one dump
    if (file.open(QIODevice::WriteOnly) && file.write(json) == json.size() && file.commit())
        m_written = json;
}

} // namespace playmat::app
