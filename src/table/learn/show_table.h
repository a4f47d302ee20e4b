#pragma once

#include "learn/book.h"
#include "table/session/table_session.h"

#include <QObject>
#include <QQmlEngine>
#include <QTimer>
#include <QVariantList>

namespace playmat::table {

/// A rule shown on a small table of its own: a position, and answers that are played one after the
/// other with a line for each. It can be stopped, stepped, and seen again; nobody touches it.
class ShowTable : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a BookSession")
    Q_PROPERTY(playmat::table::TableSession *table READ table CONSTANT)
    Q_PROPERTY(bool shown READ shown NOTIFY changed)
    Q_PROPERTY(bool running READ running NOTIFY changed)
    Q_PROPERTY(bool atEnd READ atEnd NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString say READ say NOTIFY changed)
    Q_PROPERTY(int step READ step NOTIFY changed)
    Q_PROPERTY(int steps READ steps NOTIFY changed)
    Q_PROPERTY(QVariantList pointer READ pointer NOTIFY changed)
    Q_PROPERTY(int pointerTime READ pointerTime CONSTANT)
    Q_PROPERTY(QString learner MEMBER m_learner NOTIFY learnerChanged)

public:
    explicit ShowTable(QObject *parent = nullptr);
    ~ShowTable() override;

    /// Lays the position; nothing is played yet. Course and show outlive it.
    void open(const learn::Course &course, const learn::Show &show);
    void close();

    Q_INVOKABLE void play(); ///< from here on, or at its end from the beginning
    Q_INVOKABLE void pause();
    Q_INVOKABLE void stepOn(); ///< one line, and stops
    Q_INVOKABLE void again(); ///< from the beginning

    [[nodiscard]] TableSession *table() { return &m_table; }
    [[nodiscard]] bool shown() const { return m_show != nullptr; }
    [[nodiscard]] bool running() const { return m_running; }
    [[nodiscard]] bool atEnd() const { return shown() && m_done == steps() && !m_acting; }
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString say() const;
    [[nodiscard]] int step() const { return m_done + (m_acting ? 1 : 0); }
    [[nodiscard]] int steps() const { return m_show == nullptr ? 0 : int(m_show->moves.size()); }
    /// The way of the pointer that plays it, while it does.
    [[nodiscard]] const QVariantList &pointer() const { return m_pointer; }
    [[nodiscard]] int pointerTime() const { return m_pointerTime; }
    /// For tests: nobody reads, and no pointer is watched.
    void setHurry(bool hurry);

signals:
    void changed();
    void learnerChanged();

private:
    bool lay();
    void begin(); ///< the next line
    void act(); ///< what the line says is played
    void goOn();
    [[nodiscard]] int readingTime() const;

    TableSession m_table;
    const learn::Course *m_course = nullptr;
    const learn::Show *m_show = nullptr;
    int m_done = 0; ///< lines that have been played
    bool m_acting = false; ///< a line is said, and not played yet
    bool m_running = false;
    bool m_hurry = false;
    int m_pointerTime;
    QVariantList m_pointer; ///< points
    QString m_learner; ///< what the table calls who learns
    QTimer m_timer;
};

} // namespace playmat::table
