#pragma once

#include "table/game/table_kit.h"
#include "table/session/table_session.h"

#include <QObject>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTimer>

#include <deque>
#include <functional>

namespace playmat::app {

/// Opens one thing after another and saves a picture of each, then ends the program: the pages
/// and dialogs of the start, or, when a game runs, the table with everything that opens over it.
/// For looking at all of them in every size and look (packaging/dev screenshots --all). What cannot
/// be opened ends it with status 1.
class PictureTour : public QObject
{
public:
    PictureTour(QQuickWindow *window, table::TableSession *session, QStringList decks,
                QObject *parent = nullptr);

    void setFolder(const QString &folder) { m_folder = folder; }
    /// Of a running game, the board alone, under this name.
    void setBoardOnly(const QString &name) { m_board = name; }
    void start();

private:
    using Act = std::function<bool()>;

    void planStart();
    void planCards(const QString &suffix);
    void planDecks(const QString &suffix);
    void planGames();
    void planSeries();
    void planLearning();
    void planProgram();
    void planBoard();
    void planPlaces();
    void
    hold(); ///< holds the first unit that has targets over its last target, if there is such a unit
    [[nodiscard]] bool playFromHand(); ///< plays a card from the hand, if one can be played
    void planTable();
    void add(const QString &name,
             Act act); ///< acts, waits, and takes a picture unless the name is empty
    [[nodiscard]] Act until(const Act &act, int tries);
    void step();
    void fail(const QString &why);

    [[nodiscard]] QQuickItem *item(const QString &objectName) const;
    bool click(const QString &objectName);
    bool key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier,
             const QString &text = {});
    bool hover(int seat, table::Arrangement arrangement);
    [[nodiscard]] const table::CardRow *cardIn(int seat, table::Arrangement arrangement) const;
    [[nodiscard]] table::Arrangement arrangementOf(const table::CardRow &row) const;

    QQuickWindow *m_window;
    table::TableSession *m_session;
    QStringList m_decks;
    table::ShowPiece m_piece;
    QString m_folder;
    QString m_board;
    std::deque<std::pair<QString, Act>> m_plan;
    QString m_shown;
    QTimer m_timer;
};

} // namespace playmat::app
