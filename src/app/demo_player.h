#pragma once

#include "engine/core/rng.h"
#include "table/game/table_kit.h"
#include "table/session/table_session.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointF>
#include <QQuickItem>
#include <QQuickWindow>
#include <QString>
#include <QTimer>

#include <deque>
#include <functional>
#include <memory>
#include <optional>

namespace playmat::app {

/// Plays a whole match on the table with a pointer of its own: what a bot chooses for either seat
/// becomes presses, moves and releases in the window, as hands would make them. Before each it
/// waits until what it reaches for is there; a gesture that came to nothing is made again. What
/// does not come in time is named in failure(). Saves pictures on the way. It is the demonstration,
/// and a test of every gesture.
class DemoPlayer : public QObject
{
    Q_OBJECT

public:
    DemoPlayer(QQuickWindow *window, table::TableSession *session, quint64 seed,
               QObject *parent = nullptr);

    void setPictureFolder(const QString &folder) { m_folder = folder; }
    /// Milliseconds between two movements of the pointer; 0: as fast as it goes.
    void setPace(int ms) { m_pace = ms; }
    /// Begins with the start page's button, if there is one, and ends with the end page.
    void start();

    [[nodiscard]] int picturesTaken() const { return m_pictures; }
    [[nodiscard]] const QString &failure() const { return m_failure; }

signals:
    void finished(bool ok);

private:
    using Action = std::function<void()>;
    struct Step
    {
        QString awaited;
        std::function<bool()> ready; ///< none: at once
        Action action;
        int pauseAfter = 0;
    };

    void run();
    void wait(const QString &awaited);
    void tryAnew();
    void planNext();
    void planDeal();
    [[nodiscard]] core::Answer chosen();
    void planAnswer(const core::Answer &answer);
    void planAction(const core::Option &option);
    void planHandCard(int card, std::function<QPoint()> to);
    void planLook();
    void planCards(const core::Answer &answer);
    void planBoardCards(const core::Answer &answer);
    void planMenu(int option);
    void planDrag(QPoint from, QPoint to, bool showing);
    void planEnd();
    [[nodiscard]] QPoint dropPointOf(const core::Option &option) const;

    void pointer(QEvent::Type type, QPointF at);
    void clickAt(QPointF at);
    void clickItem(const QString &objectName);
    [[nodiscard]] QQuickItem *item(const QString &objectName) const;
    [[nodiscard]] bool canBeClicked(const QString &objectName) const;
    [[nodiscard]] bool answered() const;
    [[nodiscard]] QPoint centreOf(int viewId) const;
    /// In the middle of the seat's first zone that is arranged so.
    [[nodiscard]] QPoint centreOf(table::Arrangement arrangement, int seat) const;
    /// Whether the card lies on the table for everybody, or at least there is a row of it there.
    [[nodiscard]] bool liesOpen(int card) const;
    [[nodiscard]] bool isInHand(int card) const;
    [[nodiscard]] std::optional<table::Arrangement> arrangementOf(int card) const;

    void then(Action action, int pauseAfter = -1);
    void thenWhen(const QString &awaited, std::function<bool()> ready, Action action,
                  int pauseAfter = -1);
    /// When one of the items can be clicked; `picture` is taken before. Not at all once the answer
    /// is given.
    void thenClick(const QStringList &objectNames, const QString &picture = {});
    void thenClickCard(int card, const QString &picture = {});
    void picture(const QString &name);
    void pictureOnce(const QString &name);
    [[nodiscard]] bool isWanted(const QString &name) const;
    void fail(const QString &why);

    QQuickWindow *m_window;
    table::TableSession *m_session;
    quint64 m_seed;
    std::unique_ptr<table::Showman> m_showman; ///< of the match's game; nullptr: chance answers
    const match::Match *m_shown = nullptr; ///< the match that it is for
    core::Rng m_rng;
    std::deque<Step> m_plan;
    QElapsedTimer m_waiting; ///< for the step that comes next
    QElapsedTimer m_onAnswer; ///< since the table has last gone on
    QString m_awaited; ///< in vain, before the last new try
    bool m_hasFrame = false;
    QTimer m_timer;
    QString m_folder;
    QStringList m_taken;
    QString m_failure;
    QPointF m_at;
    qint64 m_stepsBefore = -1;
    int m_trials = 0; ///< of the same answer
    int m_pace = 12;
    int m_pictures = 0;
    bool m_down = false;
};

} // namespace playmat::app
