// What the table shows of a match: steps of playback, who may look, the preview, the dump.
#include "table/session/table_session.h"

#include <QJsonArray>

#include <algorithm>

namespace playmat::table {

namespace {

/// Without a rules book nothing leads into it.
BoardInfo boardShown(const TableGame &game, bool taught)
{
    BoardInfo board = game.board();
    if (taught)
        return board;
    board.resultLink.clear();
    board.roundLink.clear();
    for (StepInfo &step : board.steps)
        step.link.clear();
    return board;
}

} // namespace

// --- playback ------------------------------------------------------------------------------------

void TableSession::showStep(const PlaybackStep &step)
{
    showTable(step.cameFrom);
    for (const Beat &beat : step.beats)
        showBeat(beat);
}

void TableSession::showBeat(const Beat &beat)
{
    switch (beat.kind) {
    case Beat::Kind::Capture:
        pointCapture(beat);
        break;
    case Beat::Kind::Attack:
        beginAttack(beat);
        emit lungeShown(beat.card, beat.other);
        break;
    case Beat::Kind::Damage:
        if (beat.amount > 0)
            emit damageShown(beat.card, beat.amount);
        break;
    case Beat::Kind::Heal:
        if (beat.amount > 0)
            emit healShown(beat.card, beat.amount);
        break;
    case Beat::Kind::Defeat:
        emit defeatShown(beat.card);
        break;
    case Beat::Kind::Phase:
        if (const auto words = m_game->announce(beat))
            emit phaseShown(words->title, words->text);
        break;
    case Beat::Kind::None:
    case Beat::Kind::Play:
    case Beat::Kind::Draw:
    case Beat::Kind::Move:
    case Beat::Kind::End:
        break;
    }
}

void TableSession::showTable(const std::vector<CameFrom> &cameFrom)
{
    m_game->show(*m_queue.shown(), m_eyes);
    m_arranging = true; // one arrangement below, not one per signal
    m_board = boardShown(*m_game, taught());
    m_arranging = false;
    m_layout.raised = m_controller.raisedCard();
    m_scene.arrange(m_layout);
    m_scene.present(m_game->rows(), cameFrom);
    m_pending.show(m_game->pending());
    updateAttack();
    m_controller.refresh();
    updateInfo();
    updatePreview();
}

void TableSession::arrange()
{
    if (m_arranging || !m_match)
        return;
    m_arranging = true;
    LayoutState state = m_layout;
    // A hand that a card is pulled from makes way: what is under it is where the card may go.
    const bool draws = m_controller.state() == TableController::Dragging;
    const int decider = m_controller.prompt().seat;
    for (int seat = 0; seat < kTableSeats; ++seat) {
        const bool looks
            = m_eyes.seating == Seating::Open ? decider == seat : m_eyes.peeking == seat;
        state.handOpen[size_t(seat)] = looks && !draws;
    }
    state.farLooks
        = m_eyes.seating == Seating::Peek && m_eyes.peeking == seatAcross(state.nearSeat);
    state.raised = m_controller.raisedCard();
    const bool moved = state.farLooks != m_layout.farLooks;
    m_layout = state;
    m_scene.arrange(state);
    m_arranging = false;
    if (moved)
        emit geometryChanged();
}

TableScene::Decoration TableSession::decorationOf(const CardRow &row) const
{
    // From a covered hand as many backs lie on the strip as cards were chosen, whichever they
    // are.
    const bool covered = row.facts.hidden()
        && row.zone == m_scene.spec().first(Arrangement::Hand, m_controller.prompt().seat);
    return {m_controller.markOf(row), m_controller.dividedOf(row.viewId),
            covered ? row.slot < m_controller.stagedCount() : m_controller.isStaged(row.viewId),
            m_controller.hintOf(row)};
}

void TableSession::updateInfo()
{
    if (!m_match)
        return;
    const BoardInfo board = boardShown(*m_game, taught());
    std::array<SeatInfo, 2> seats;
    for (int seat = 0; seat < kTableSeats; ++seat) {
        SeatInfo &info = seats[size_t(seat)];
        info = m_game->seat(seat);
        info.decides = m_controller.prompt().seat == seat;
        info.handOpen
            = !handCovered(seat) && (m_eyes.seating != Seating::Own || seat == m_eyes.peeking);
    }
    m_board = board;
    m_seats = seats;
    emit tableChanged();
}

// --- who looks -----------------------------------------------------------------------------------

bool TableSession::handCovered(int seat) const
{
    return m_eyes.seating == Seating::Peek && m_eyes.peeking != seat;
}

void TableSession::peek(int seat, bool sticky)
{
    if (m_eyes.seating == Seating::Own)
        return; // it stays open
    if (m_coversFirst && seat >= 0)
        return playOnAlone(seat);
    const int now = m_eyes.seating == Seating::Open ? -1 : seat;
    m_peekSticky = sticky && now >= 0;
    if (m_peekSticky)
        m_coverTimer.start();
    else
        m_coverTimer.stop();
    if (m_eyes.peeking == now)
        return;
    m_eyes.peeking = now;
    emit peekingChanged();
    if (!m_match)
        return;
    arrange();
    showTable({});
}

/// The person who plays on against the program looks for the first time since the other one gave up
/// the seat: from now on the hand lies open.
void TableSession::playOnAlone(int seat)
{
    if (m_programs.plays(seat))
        return; // nobody may look into that hand
    m_coversFirst = false;
    settleEyes();
    arrange();
    showTable({});
}

void TableSession::peekKey(int seat, bool down)
{
    if (seat < 0 || seat > 1 || m_peekKeys[size_t(seat)] == down)
        return;
    m_peekKeys[size_t(seat)] = down;
    if (down)
        return peek(seat, false);
    if (m_eyes.peeking != seat)
        return;
    if (m_controller.usesHandOf(seat))
        m_coverTimer.start(); // until that is done, and not for long
    else
        peek(-1, false);
}

void TableSession::peekToggle(int seat)
{
    peek(m_eyes.peeking == seat ? -1 : seat, true);
}

void TableSession::coverHands()
{
    m_peekKeys = {};
    peek(-1, false);
}

/// Covers a hand whose reason to be open is gone: the key is up, or the decision is another's.
void TableSession::settlePeek()
{
    const int seat = m_eyes.peeking;
    if (seat < 0 || m_eyes.seating == Seating::Own || m_controller.usesHandOf(seat)
        || m_peekKeys[size_t(seat)])
        return;
    const bool stillNeeded = m_peekSticky && m_match && m_match->game().decision().player == seat;
    if (!stillNeeded && !m_controller.holdsHandOpen(seat))
        peek(-1, false);
}

void TableSession::setSeating(SeatingMode seating)
{
    m_wanted = table::Seating(int(seating));
    const Eyes before = m_eyes;
    settleEyes();
    if (!m_match || before == m_eyes)
        return;
    arrange();
    showTable({});
}

void TableSession::setSpeed(PlaySpeed speed)
{
    if (this->speed() == speed)
        return;
    m_queue.setSpeed(PlaybackQueue::Speed(int(speed)));
    emit speedChanged();
}

void TableSession::setWindow(QSize window)
{
    if (m_layout.window == window || window.isEmpty())
        return;
    m_layout.window = window;
    m_resizeTimer.start();
    m_scene.arrange(m_layout);
    emit geometryChanged();
}

void TableSession::setPanelShown(bool shown)
{
    if (m_layout.panelShown == shown)
        return;
    m_layout.panelShown = shown;
    m_scene.arrange(m_layout);
    emit geometryChanged();
}

void TableSession::setDock(int height)
{
    if (m_layout.dock == height)
        return;
    m_layout.dock = height;
    m_scene.arrange(m_layout);
    emit geometryChanged();
}

void TableSession::setFontScale(double scale)
{
    if (qFuzzyCompare(m_layout.fontScale, scale))
        return;
    m_layout.fontScale = scale;
    m_scene.arrange(m_layout);
    emit geometryChanged();
}

ZoneModel *TableSession::zone(const QString &key)
{
    return m_scene.zone(m_scene.spec().key(key));
}

QRect TableSession::rectOf(int viewId) const
{
    const CardRow *row = m_scene.row(viewId);
    return row == nullptr ? QRect() : row->place.rect;
}

/// Of what hangs under a unit, the tab.
QRect TableSession::focusRect() const
{
    const CardRow *row = m_scene.row(m_controller.focusedCard());
    return row == nullptr ? QRect() : row->host >= 0 ? row->place.hit : row->place.rect;
}

// --- preview -------------------------------------------------------------------------------------

void TableSession::previewPrinted(const QString &cardId)
{
    m_previewPrinted = cardId;
    m_previewThen = {};
    updatePreview();
}

void TableSession::previewFacts(const CardFacts &facts)
{
    m_previewPrinted = facts.cardId;
    m_previewThen = facts;
    updatePreview();
}

CardFacts TableSession::printed(const QString &cardId) const
{
    return m_game ? m_game->printed(cardId).facts : CardFacts();
}

void TableSession::previewCard(int viewId)
{
    m_pointedCard = viewId;
    updatePreview();
}

void TableSession::updatePreview()
{
    if (!m_match)
        return;
    if (!m_previewThen.hidden()) {
        m_previewedCard = -1;
        return setPreview(m_previewThen, m_game->printed(m_previewThen.cardId).rows);
    }
    if (!m_previewPrinted.isEmpty())
        return previewFace(m_previewPrinted);
    for (const int id : {m_pointedCard, m_controller.hoveredCard(), m_controller.held().viewId,
                         m_controller.focusedCard()}) {
        if (previewOf(id))
            return;
    }
    if (m_controller.prompt().docked && previewOf(m_game->lookedAt()))
        return;
    // What is asked in the strip is shown there with its card.
    const QString source
        = m_controller.prompt().docked ? QString() : m_controller.prompt().sourceId;
    if (!source.isEmpty())
        return previewFace(source);
    // What is there stays in view as long as this very card is open, not another of the same name.
    if (!previewOf(m_previewedCard))
        previewFace({});
}

/// Shows that card; false: nobody may see it now.
bool TableSession::previewOf(int viewId)
{
    std::optional<PreviewWords> words = m_game->preview(viewId);
    if (!words)
        return false;
    m_previewedCard = viewId;
    if (const CardRow *row = m_scene.row(viewId); row != nullptr && !row->hint.isEmpty())
        words->rows.insert(words->rows.begin(), explained(row->hint));
    setPreview(words->facts, std::move(words->rows));
    return true;
}

void TableSession::previewFace(const QString &cardId)
{
    m_previewedCard = -1;
    PreviewWords words = m_game->printed(cardId);
    setPreview(words.facts, std::move(words.rows));
}

void TableSession::setPreview(const CardFacts &facts, std::vector<ExplainRow> rows)
{
    m_explain.show(std::move(rows));
    if (m_preview == facts)
        return;
    m_preview = facts;
    emit previewChanged();
}

// --- for tests -----------------------------------------------------------------------------------

bool TableSession::showsFreshObservation() const
{
    if (!m_match)
        return m_scene.rows().empty();
    const std::unique_ptr<TableGame> fresh = m_game->retelling(m_match->game());
    fresh->show(*m_game->seen(), m_eyes);
    const std::vector<CardRow> wanted = fresh->rows();
    const std::vector<CardRow> &rows = m_scene.rows();
    return m_queue.isEmpty() && wanted.size() == rows.size()
        && std::all_of(wanted.begin(), wanted.end(), [&](const CardRow &row) {
               const CardRow *shown = m_scene.row(row.viewId);
               return shown != nullptr && shown->facts == row.facts && shown->zone == row.zone
                   && shown->slot == row.slot && shown->host == row.host;
           });
}

namespace {

QJsonArray rectJson(const QRect &rect)
{
    return {rect.x(), rect.y(), rect.width(), rect.height()};
}

QJsonObject rowJson(const TableSpec &spec, const CardRow &row, QPoint origin)
{
    QJsonObject json{{QStringLiteral("id"), row.viewId},
                     {QStringLiteral("card"), row.facts.cardId},
                     {QStringLiteral("name"), row.facts.name},
                     {QStringLiteral("zone"), spec.name(row.zone)},
                     {QStringLiteral("slot"), row.slot},
                     {QStringLiteral("rect"), rectJson(row.place.rect.translated(origin))},
                     {QStringLiteral("hit"), rectJson(row.place.hit.translated(origin))},
                     {QStringLiteral("mark"), row.mark}};
    if (row.facts.maxHp >= 0) {
        json.insert(QStringLiteral("power"), row.facts.power);
        json.insert(QStringLiteral("hpLeft"), row.facts.hpLeft());
        json.insert(QStringLiteral("exhausted"), row.facts.exhausted);
    }
    return json;
}

QJsonObject countersJson(const SeatInfo &seat)
{
    QJsonObject json;
    for (const CounterInfo &counter : seat.counters)
        json.insert(counter.id, counter.number);
    return json;
}

} // namespace

QJsonObject TableSession::dumpDecision(QPoint origin) const
{
    const Prompt &prompt = m_controller.prompt();
    const QPoint pointer = m_controller.held().pointer.toPoint() + origin;
    return {
        {QStringLiteral("seat"), prompt.seat},
        {QStringLiteral("choice"), m_controller.choiceName()},
        {QStringLiteral("title"), prompt.title},
        {QStringLiteral("text"), prompt.text},
        {QStringLiteral("counter"), prompt.counter},
        {QStringLiteral("id"), qint64(m_decisionId)},
        {QStringLiteral("state"), QVariant::fromValue(m_controller.state()).toString().toLower()},
        {QStringLiteral("canDone"), prompt.canDone},
        {QStringLiteral("focus"), m_controller.focusedCard()},
        {QStringLiteral("hovered"), m_controller.hoveredCard()},
        {QStringLiteral("held"), m_controller.held().viewId},
        {QStringLiteral("pointer"), QJsonArray{pointer.x(), pointer.y()}},
        {QStringLiteral("refusal"), m_controller.refusal().text}};
}

QJsonObject TableSession::dumpZones(QPoint origin) const
{
    QJsonObject zones;
    const TableSpec &spec = m_scene.spec();
    const auto add = [&](ZoneKey key) {
        zones.insert(spec.name(key), rectJson(m_scene.layout().zoneRect(key).translated(origin)));
    };
    add(spec.first(Arrangement::Anywhere, ZoneKey::kNoSeat));
    for (int seat = 0; seat < kTableSeats; ++seat) {
        for (const Arrangement lies :
             {Arrangement::Hand, Arrangement::Strip, Arrangement::Tiles, Arrangement::Track}) {
            for (const int zone : spec.all(lies))
                add({zone, seat});
        }
    }
    return zones;
}

QJsonObject TableSession::dump(QPoint origin) const
{
    QJsonObject json{{QStringLiteral("running"), running()},
                     {QStringLiteral("over"), over()},
                     {QStringLiteral("playing"), playing()},
                     {QStringLiteral("takesInput"), m_gate.isOpen()},
                     {QStringLiteral("peeking"), peeking()},
                     {QStringLiteral("programs"), QJsonArray::fromStringList(m_programs.levels())}};
    if (!m_match)
        return json;
    QJsonArray rows;
    for (const CardRow &row : m_scene.rows())
        rows.append(rowJson(m_scene.spec(), row, origin));
    json.insert(QStringLiteral("cards"), rows);
    json.insert(QStringLiteral("decision"), dumpDecision(origin));
    json.insert(QStringLiteral("zones"), dumpZones(origin));
    json.insert(QStringLiteral("round"), m_board.round);
    json.insert(QStringLiteral("phase"), m_board.phaseText);
    json.insert(QStringLiteral("token"), m_board.token.seat);
    json.insert(QStringLiteral("steps"), qint64(m_match->stepsDone()));
    json.insert(QStringLiteral("hash"), QString::number(m_match->game().hash(), 16));
    json.insert(QStringLiteral("counters"),
                QJsonArray{countersJson(m_seats[0]), countersJson(m_seats[1])});
    return json;
}

} // namespace playmat::table
