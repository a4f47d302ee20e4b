#include "table/session/stage.h"

#include <algorithm>

namespace playmat::table {

namespace {

constexpr int kResizeSettlesMs = 150;

/// Without a rules book nothing leads into it.
BoardInfo boardShown(const TableGame &game, bool explained)
{
    BoardInfo board = game.board();
    if (explained)
        return board;
    board.resultLink.clear();
    board.roundLink.clear();
    for (StepInfo &step : board.steps)
        step.link.clear();
    return board;
}

} // namespace

Stage::Stage(const OpenMatch &open, const Seats &seats, TableController &controller)
    : m_open(open)
    , m_seats(seats)
    , m_controller(controller)
    , m_scene(this)
    , m_queue(this)
    , m_pending(this)
{
    m_layout.openHands = m_seats.seating() == Seating::Open;
    m_scene.setDecorate([this](const CardRow &row) { return decorationOf(row); });
    m_resizeTimer.setSingleShot(true);
    m_resizeTimer.setInterval(kResizeSettlesMs);
    connect(&m_resizeTimer, &QTimer::timeout, this, &Stage::geometryChanged);
    connect(&m_scene, &TableScene::arranged, this, &Stage::arranged);
    connect(&m_queue, &PlaybackQueue::stepped, this, &Stage::showStep);
    connect(&m_queue, &PlaybackQueue::emptied, this, &Stage::settle);
    connect(&m_seats, &Seats::seated, this, &Stage::sit);
    connect(&m_seats, &Seats::lookedAnew, this, &Stage::lookAnew);
    connect(m_controller.keys(), &KeyHand::changed, this,
            [this] { bringIntoSight(m_controller.keys()->card()); });
    connect(m_controller.desk(), &AnswerDesk::promptChanged, this, &Stage::updateInfo);
    connect(&m_controller, &TableController::stateChanged, this, &Stage::arrange);
}

// --- what happens --------------------------------------------------------------------------------

void Stage::play(std::vector<PlaybackStep> told)
{
    m_queue.push(m_choreography.arranged(std::move(told)), m_open.game->seen());
    if (m_queue.isEmpty()) { // even where nothing happened: something waits no longer
        m_open.game->show(*m_queue.shown(), m_seats.eyes());
        m_pending.show(m_open.game->pending());
    }
    emit playingChanged();
    updateInfo();
}

void Stage::jump()
{
    m_choreography = {};
    m_queue.reset(m_open.game->seen());
}

void Stage::beStill()
{
    m_resizeTimer.start();
    emit geometryChanged();
}

void Stage::settle()
{
    emit resting();
    emit playingChanged();
    emit rested();
}

void Stage::setSpeed(PlaybackQueue::Speed speed)
{
    if (this->speed() == speed)
        return;
    m_queue.setSpeed(speed);
    emit speedChanged();
}

void Stage::skip()
{
    beStill();
    finishPlayback();
    emit skipped();
}

void Stage::showStep(const PlaybackStep &step)
{
    show(step.cameFrom);
    const bool played = speed() != PlaybackQueue::Off;
    for (const Beat &beat : step.beats) {
        if (played)
            showBeat(beat, step);
        if (played || m_stillMarks)
            showImpact(beat, step);
    }
}

void Stage::showBeat(const Beat &beat, const PlaybackStep &step)
{
    switch (beat.kind) {
    case Beat::Kind::Capture:
        emit captureShown(beat.other, beat.card);
        break;
    case Beat::Kind::Attack:
        emit lungeShown(beat.card, beat.other);
        emit lungePaced(beat.card, beat.other, step.lands, step.slow);
        break;
    case Beat::Kind::Strike:
        emit strikeShown(beat.card, step.slow);
        break;
    case Beat::Kind::Entrance:
        emit entranceShown(beat.card, seatOf(beat.card));
        break;
    case Beat::Kind::Phase:
        if (const auto words = m_open.game->announce(beat))
            emit phaseShown(words->title, words->text);
        break;
    default: // all other kinds only have what impactOf() returns
        break;
    }
}

int Stage::seatOf(int viewId) const
{
    const CardRow *row = m_scene.row(viewId);
    return row == nullptr ? -1 : row->zone.seat;
}

void Stage::showImpact(const Beat &beat, const PlaybackStep &step)
{
    const int struck = struckBy(beat);
    if (std::optional<Impact> impact = impactOf(beat, factsOf(struck))) {
        impact->from = beat.from;
        impact->slow = step.slow;
        impact->still = m_stillMarks;
        emit impactShown(*impact);
    }
}

void Stage::show(const std::vector<CameFrom> &cameFrom)
{
    m_open.game->show(*m_queue.shown(), m_seats.eyes());
    m_board = boardShown(*m_open.game, m_open.explained());
    m_layout.raised = m_controller.raisedCard();
    m_scene.arrange(m_layout);
    m_scene.present(m_open.game->rows(), cameFrom);
    m_pending.show(m_open.game->pending());
    emit presented();
    m_controller.refresh();
    updateInfo();
    emit shown();
}

void Stage::updateInfo()
{
    if (!m_open.running())
        return;
    const BoardInfo board = boardShown(*m_open.game, m_open.explained());
    std::array<SeatInfo, 2> infos;
    for (int seat = 0; seat < kTableSeats; ++seat) {
        SeatInfo &info = infos[size_t(seat)];
        info = m_open.game->seat(seat);
        info.decides = m_controller.desk()->prompt().seat == seat;
        info.handOpen = m_seats.showsHand(seat);
    }
    m_board = board;
    m_infos = infos;
    emit changed();
}

void Stage::clear()
{
    m_queue.reset({});
    m_scene.clear();
    m_board = {};
    m_pending.show({});
}

// --- where it lies -------------------------------------------------------------------------------

void Stage::setSpec(const TableSpec &spec)
{
    if (m_scene.setSpec(spec))
        emit geometryChanged();
}

/// Everybody sits elsewhere, or both hands lie open.
void Stage::sit()
{
    m_layout.nearSeat = m_seats.nearSeat();
    m_layout.openHands = m_seats.seating() == Seating::Open;
    layOut();
}

void Stage::layOut()
{
    m_scene.arrange(m_layout);
    emit geometryChanged();
}

void Stage::lookAnew()
{
    if (!m_open.running())
        return;
    arrange();
    show();
}

void Stage::arrange()
{
    if (m_arranging || !m_open.running())
        return;
    m_arranging = true;
    LayoutState state = m_layout;
    // A hand that a card is pulled from makes way: what is under it is where the card may go.
    const bool draws = m_controller.state() == TableController::Dragging;
    const int decider = m_controller.desk()->prompt().seat;
    const Eyes &eyes = m_seats.eyes();
    for (int seat = 0; seat < kTableSeats; ++seat) {
        const bool looks = eyes.seating == Seating::Open ? decider == seat : eyes.peeking == seat;
        state.handOpen[size_t(seat)] = looks && !draws;
    }
    state.raised = m_controller.raisedCard();
    m_layout = state;
    m_scene.arrange(state);
    m_arranging = false;
}

TableScene::Decoration Stage::decorationOf(const CardRow &row) const
{
    // From a covered hand as many backs lie on the strip as cards were chosen, whichever they
    // are.
    const bool covered = row.facts.hidden()
        && row.zone == m_scene.spec().first(Arrangement::Hand, m_controller.desk()->prompt().seat);
    return {m_controller.marks().markOf(row), m_controller.marks().dividedOf(row.viewId),
            covered ? row.slot < m_controller.marks().stagedCount()
                    : m_controller.marks().isStaged(row.viewId),
            m_controller.marks().hintOf(row), m_controller.marks().pileOf(row.viewId)};
}

void Stage::setWindow(QSize window)
{
    if (m_layout.window == window || window.isEmpty())
        return;
    m_layout.window = window;
    m_resizeTimer.start();
    layOut();
}

void Stage::setPanelShown(bool shown)
{
    if (m_layout.panelShown == shown)
        return;
    m_layout.panelShown = shown;
    layOut();
}

void Stage::setHandLifted(bool lifted)
{
    if (m_layout.handLifted == lifted)
        return;
    m_layout.handLifted = lifted;
    layOut();
}

void Stage::setFontScale(double scale)
{
    if (qFuzzyCompare(m_layout.fontScale, scale))
        return;
    m_layout.fontScale = scale;
    layOut();
}

// --- looking -------------------------------------------------------------------------------------

ZoneModel *Stage::zone(const QString &key)
{
    return m_scene.zone(m_scene.spec().key(key));
}

QRect Stage::rectOf(int viewId) const
{
    const CardRow *row = m_scene.row(viewId);
    return row == nullptr ? QRect() : row->place.rect;
}

CardFacts Stage::factsOf(int viewId) const
{
    const CardRow *row = m_scene.row(viewId);
    return row == nullptr ? CardFacts() : row->facts;
}

QString Stage::heroOf(int seat) const
{
    if (!m_infos.at(size_t(seat)).emblemId.isEmpty())
        return m_infos.at(size_t(seat)).emblemId;
    const CardRow *hero = nullptr;
    for (const CardRow &row : m_scene.rows()) {
        const bool counts = row.zone.seat == seat && m_scene.spec().onBoard(row.zone);
        if (counts && (hero == nullptr || row.facts.cost > hero->facts.cost))
            hero = &row;
    }
    return hero == nullptr ? QString() : hero->facts.cardId;
}

/// Of what hangs under a unit, the tab.
QRect Stage::focusRect() const
{
    const CardRow *row = m_scene.row(m_controller.keys()->card());
    return row == nullptr ? QRect() : row->host >= 0 ? row->place.hit : row->place.rect;
}

QVariantList Stage::tileScrolls() const
{
    QVariantList scrolls;
    for (const TileScroll &scroll : m_scene.layout().scrolls())
        scrolls.append(QVariant::fromValue(scroll));
    return scrolls;
}

bool Stage::scrollTiles(const QPointF &at, int rows)
{
    for (const TileScroll &scroll : m_scene.layout().scrolls()) {
        if (!scroll.rect.contains(at.toPoint()))
            continue;
        scrollTo(scroll.zone, scroll.row + rows);
        return true;
    }
    return false;
}

void Stage::scrollTo(ZoneKey zone, int row)
{
    m_layout.scrolled[zone] = std::max(0, row);
    m_scene.arrange(m_layout);
    for (const TileScroll &scroll : m_scene.layout().scrolls()) {
        if (scroll.zone == zone) // what is beyond the last row is not remembered
            m_layout.scrolled[zone] = scroll.row;
    }
}

void Stage::bringIntoSight(int viewId)
{
    const CardRow *row = m_scene.row(viewId);
    if (row == nullptr || row->place.form != CardForm::Unseen)
        return;
    for (const TileScroll &scroll : m_scene.layout().scrolls()) {
        if (scroll.zone == row->zone)
            return scrollTo(row->zone, row->slot / scroll.columns);
    }
}

bool Stage::showsFreshObservation() const
{
    if (!m_open.running())
        return m_scene.rows().empty();
    const std::unique_ptr<TableGame> fresh = m_open.game->retelling(m_open.match->game());
    fresh->show(*m_open.game->seen(), m_seats.eyes());
    const std::vector<CardRow> wanted = fresh->rows();
    const std::vector<CardRow> &rows = m_scene.rows();
    return m_queue.isEmpty() && wanted.size() == rows.size()
        && std::all_of(wanted.begin(), wanted.end(), [&](const CardRow &row) {
               const CardRow *shown = m_scene.row(row.viewId);
               return shown != nullptr && shown->facts == row.facts && shown->zone == row.zone
                   && shown->slot == row.slot && shown->host == row.host;
           });
}

} // namespace playmat::table
