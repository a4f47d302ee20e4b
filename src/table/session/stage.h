#pragma once

#include "table/interaction/choreography.h"
#include "table/interaction/playback_queue.h"
#include "table/interaction/table_controller.h"
#include "table/layout/table_scene.h"
#include "table/session/open_match.h"
#include "table/session/seats.h"
#include "table/view/board_info.h"
#include "table/view/pending_model.h"

#include <QObject>
#include <QQmlEngine>
#include <QTimer>

#include <array>

namespace playmat::table {

/// The table as it is drawn: the cards and where they lie in the window, what the strips say, and
/// what happens, step by step.
class Stage : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a TableSession")
    Q_PROPERTY(playmat::table::CardListModel *cards READ cards CONSTANT)
    Q_PROPERTY(playmat::table::PendingModel *pending READ pending CONSTANT)
    Q_PROPERTY(playmat::table::TableGeometry geometry READ geometry NOTIFY geometryChanged)
    Q_PROPERTY(playmat::table::BoardInfo board READ board NOTIFY changed)
    Q_PROPERTY(playmat::table::SeatInfo nearSeat READ nearSeat NOTIFY changed)
    Q_PROPERTY(playmat::table::SeatInfo farSeat READ farSeat NOTIFY changed)
    Q_PROPERTY(
        playmat::table::PlaybackQueue::Speed speed READ speed WRITE setSpeed NOTIFY speedChanged)
    Q_PROPERTY(bool playing READ playing NOTIFY playingChanged)
    Q_PROPERTY(bool stillMarks MEMBER m_stillMarks NOTIFY speedChanged)
    Q_PROPERTY(bool resizing READ resizing NOTIFY geometryChanged)
    Q_PROPERTY(QRect focusRect READ focusRect NOTIFY arranged)
    Q_PROPERTY(QVariantList tileScrolls READ tileScrolls NOTIFY arranged)
    Q_PROPERTY(int newestWaiting READ newestWaiting NOTIFY arranged)
    Q_PROPERTY(QSize window READ window WRITE setWindow NOTIFY geometryChanged)
    Q_PROPERTY(bool handLifted READ handLifted WRITE setHandLifted NOTIFY geometryChanged)
    Q_PROPERTY(double fontScale READ fontScale WRITE setFontScale NOTIFY geometryChanged)
    Q_PROPERTY(bool panelShown READ panelShown WRITE setPanelShown NOTIFY geometryChanged)

public:
    Stage(const OpenMatch &open, const Seats &seats, TableController &controller);

    // --- looking
    [[nodiscard]] CardListModel *cards() { return m_scene.cards(); }
    [[nodiscard]] PendingModel *pending() { return &m_pending; }
    [[nodiscard]] Q_INVOKABLE playmat::table::ZoneModel *zone(const QString &key);
    /// Where a card is at rest; empty for one that is not there.
    [[nodiscard]] Q_INVOKABLE QRect rectOf(int viewId) const;
    /// What a card shows; hidden facts if the card does not exist.
    [[nodiscard]] Q_INVOKABLE playmat::table::CardFacts factsOf(int viewId) const;
    /// The printed id of the card that represents a player on the poster: the seat's emblem, or
    /// else its most expensive card on the board; empty if there is none.
    [[nodiscard]] Q_INVOKABLE QString heroOf(int seat) const;
    /// Scrolls the zone at that point by this many rows. Returns false if it shows all its units.
    Q_INVOKABLE bool scrollTiles(const QPointF &at, int rows);
    [[nodiscard]] const TableGeometry &geometry() const { return m_scene.layout().geometry(); }
    [[nodiscard]] const BoardInfo &board() const { return m_board; }
    [[nodiscard]] const SeatInfo &nearSeat() const { return m_infos[size_t(m_layout.nearSeat)]; }
    [[nodiscard]] const SeatInfo &farSeat() const
    {
        return m_infos[size_t(seatAcross(m_layout.nearSeat))];
    }
    [[nodiscard]] const SeatInfo &seat(int seat) const { return m_infos.at(size_t(seat)); }
    [[nodiscard]] bool resizing() const { return m_resizeTimer.isActive(); }
    [[nodiscard]] QRect focusRect() const;
    [[nodiscard]] QVariantList tileScrolls() const;
    /// The item of the stack that resolves next; -1: the stack is empty.
    [[nodiscard]] int newestWaiting() const { return m_scene.layout().newest(); }
    [[nodiscard]] const TableScene &scene() const { return m_scene; }
    [[nodiscard]] TableScene &scene() { return m_scene; }

    // --- the window around it
    [[nodiscard]] QSize window() const { return m_layout.window; }
    void setWindow(QSize window);
    [[nodiscard]] bool handLifted() const { return m_layout.handLifted; }
    void setHandLifted(bool lifted);
    [[nodiscard]] double fontScale() const { return m_layout.fontScale; }
    void setFontScale(double scale);
    [[nodiscard]] bool panelShown() const { return m_layout.panelShown; }
    void setPanelShown(bool shown);

    // --- what happens on it
    [[nodiscard]] PlaybackQueue::Speed speed() const { return m_queue.speed(); }
    void setSpeed(PlaybackQueue::Speed speed);
    [[nodiscard]] bool playing() const { return !m_queue.isEmpty(); }
    [[nodiscard]] const PlaybackQueue &playback() const { return m_queue; }
    /// Plays what an answer led to.
    void play(std::vector<PlaybackStep> told);
    void finishPlayback() { m_queue.finish(); }
    /// Skips the rest of the playback: shows the final position and stops all animations.
    Q_INVOKABLE void skip();
    /// Shows the current position without playing any steps.
    void jump();
    /// Makes cards change their places without gliding for a short time.
    void beStill();
    void show(const std::vector<CameFrom> &cameFrom = {});
    void settle();

    // --- for the session and the controller
    /// Shows the table of another game.
    void setSpec(const TableSpec &spec);
    void arrange(); ///< marks, stages, the raised card or whose hand is open have changed
    void layOut(); ///< from scratch: in another language, in another window
    void updateInfo();
    void clear();

    // --- for tests
    /// Whether the models show exactly what a fresh observation shows.
    [[nodiscard]] bool showsFreshObservation() const;

signals:
    void changed(); ///< what the strips and the panel say
    void geometryChanged();
    void arranged();
    void speedChanged();
    void playingChanged();
    void presented(); ///< other cards are there; marks and words follow
    void shown(); ///< all that belongs to them is there
    void resting(); ///< what was played is over; playingChanged() follows
    void rested();

    // to be drawn
    void impactShown(const playmat::table::Impact &impact);
    void lungeShown(int attacker, int defender);
    void lungePaced(int attacker, int defender, bool lands, bool slow); ///< lands: it does damage
    void strikeShown(int card, bool slow); ///< `card` fights in its place
    void captureShown(int captor, int captured);
    void entranceShown(int card, int seat);
    void skipped();
    void phaseShown(const QString &title, const QString &text);

private:
    void showStep(const PlaybackStep &step);
    void showBeat(const Beat &beat, const PlaybackStep &step);
    [[nodiscard]] int seatOf(int viewId) const;
    void showImpact(const Beat &beat, const PlaybackStep &step);
    void sit();
    void lookAnew();
    void bringIntoSight(int viewId);
    void scrollTo(ZoneKey zone, int row);
    [[nodiscard]] TableScene::Decoration decorationOf(const CardRow &row) const;

    const OpenMatch &m_open;
    const Seats &m_seats;
    TableController &m_controller;
    TableScene m_scene;
    PlaybackQueue m_queue;
    Choreography m_choreography;
    PendingModel m_pending;
    LayoutState m_layout;
    BoardInfo m_board;
    std::array<SeatInfo, 2> m_infos;
    QTimer m_resizeTimer; ///< while it runs (after resizing or a jump), cards do not glide
    bool m_arranging = false;
    bool m_stillMarks = false; ///< steps that are not played leave marks without animation
};

} // namespace playmat::table
