#include "app/dump_writer.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QQuickItem>
#include <QSaveFile>

namespace playmat::app {

namespace {

constexpr int kEveryMs = 100;

void addItems(const QQuickItem *item, QJsonObject &items)
{
    if (!item->isVisible())
        return;
    if (!item->objectName().isEmpty()) {
        const QPointF at = item->mapToGlobal({0, 0});
        const QPointF end = item->mapToGlobal({item->width(), item->height()});
        items.insert(item->objectName(),
                     QJsonObject{{QStringLiteral("x"), at.x()},
                                 {QStringLiteral("y"), at.y()},
                                 {QStringLiteral("cx"), (at.x() + end.x()) / 2},
                                 {QStringLiteral("cy"), (at.y() + end.y()) / 2},
                                 {QStringLiteral("enabled"), item->isEnabled()},
                                 {QStringLiteral("focus"), item->hasActiveFocus()}});
    }
    for (const QQuickItem *child : item->childItems())
        addItems(child, items);
}

} // namespace

DumpWriter::DumpWriter(QString file, QQuickWindow *window, const table::TableSession *session,
                       QObject *parent)
    : QObject(parent)
    , m_file(std::move(file))
    , m_window(window)
    , m_session(session)
{
    connect(&m_timer, &QTimer::timeout, this, &DumpWriter::write);
    m_timer.start(kEveryMs);
}

void DumpWriter::write()
{
    QJsonObject items;
    addItems(m_window->contentItem(), items);
    const QJsonObject all{{QStringLiteral("items"), items},
                          {QStringLiteral("session"), m_session->dump()}};
    const QByteArray json = QJsonDocument(all).toJson(QJsonDocument::Compact);
    if (json == m_last)
        return;
    QSaveFile file(m_file); // a reader sees the whole of one dump
    if (file.open(QIODevice::WriteOnly) && file.write(json) == json.size() && file.commit())
        m_last = json;
}

} // namespace playmat::app
