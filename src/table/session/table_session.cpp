#include "table/session/table_session.h"

#include "kit/games/table/table_kits.h"
#include "match/resources.h"
#include "table/session/card_data.h"
#include "table/view/links.h"
#include "table/view/shown_names.h"
#include "table/view/translator.h"

#include <QFileInfo>
#include <QRandomGenerator>
#include <QRegularExpression>

namespace playmat::table {

namespace {

constexpr int kCoverAfterMs = 30000;
constexpr int kResizeSettlesMs = 150;

match::Outcome<match::Json> deckAsJson(const QString &deck)
{
    // A name stands for a built-in deck; a document begins with a brace.
    const std::string text = deck.trimmed().toStdString();
    if (text.empty() || text.front() != '{')
        return match::Json(text);
    return match::parseJson(text);
}

quint64 seedFrom(double seed)
{
    // 53 bits: what a QML number holds exactly.
    return seed > 0 ? quint64(seed) : QRandomGenerator::global()->generate64() >> 11U;
}

} // namespace

TableSession::TableSession(QObject *parent)
    : QObject(parent)
    , m_saving(m_saved, [this] { return fileName(); })
    , m_scene(this)
    , m_controller(this)
    , m_queue(this)
    , m_log(this)
    , m_pending(this)
    , m_explain(this)
    , m_tray(this)
    , m_gate(this)
    , m_programs(*this)
{
    m_scene.setSpec(tableKits().front()->spec());
    m_layout.openHands = seating() == Open;
    m_scene.setDecorate([this](const CardRow &row) { return decorationOf(row); });
    m_coverTimer.setSingleShot(true);
    m_coverTimer.setInterval(kCoverAfterMs);
    m_resizeTimer.setSingleShot(true);
    m_resizeTimer.setInterval(kResizeSettlesMs);
    connect(&m_resizeTimer, &QTimer::timeout, this, &TableSession::geometryChanged);
    connect(&m_scene, &TableScene::arranged, this, &TableSession::focusRectChanged);
    connect(&m_coverTimer, &QTimer::timeout, this, &TableSession::coverHands);
    connect(&m_queue, &PlaybackQueue::stepped, this, &TableSession::showStep);
    connect(&m_scene, &TableScene::arranged, this, &TableSession::updateTray);
    connect(&m_scene, &TableScene::arranged, this, &TableSession::pointAttack);
    connect(&m_queue, &PlaybackQueue::emptied, this, &TableSession::settleStep);
    connect(&m_controller, &TableController::hoverChanged, this, &TableSession::updatePreview);
    connect(&m_controller, &TableController::focusChanged, this, &TableSession::updatePreview);
    connect(&m_controller, &TableController::focusChanged, this,
            [this] { bringIntoSight(m_controller.focusedCard()); });
    connect(&m_controller, &TableController::promptChanged, this, &TableSession::updateInfo);
    connect(&m_controller, &TableController::stateChanged, this, &TableSession::settlePeek);
    connect(&m_controller, &TableController::stateChanged, this, &TableSession::arrange);
    connect(&m_programs, &ProgramSeats::stepped, &m_controller, &TableController::refresh);
    whenLanguageChanges(this, &TableSession::tellAnew);
}

TableSession::~TableSession()
{
    m_controller.setPort(nullptr);
}

// --- beginning and ending ------------------------------------------------------------------------

bool TableSession::start(const QStringList &names, const QStringList &decks, double seed,
                         const QStringList &programs)
{
    const CardData &data = cardData(m_wantedGame.toStdString());
    if (data.library == nullptr)
        return refuse(data.problem);
    match::MatchSetup setup;
    setup.game = data.library->kit().id();
    setup.seed = seedFrom(seed);
    setup.questions = data.library->kit().questionsAtTable();
    for (int seat = 0; seat < 2; ++seat) {
        auto deck = deckAsJson(decks.value(seat));
        if (deck.ok())
            deck = match::deckDocument(*data.library, deck.value());
        if (!deck.ok())
            return refuse(deck.problem());
        setup.seats.push_back({typedPlayerName(names.value(seat), seat), deck.value(),
                               m_programs.fullLevel(programs.value(seat))});
    }
    return beginNew(std::move(setup));
}

void TableSession::setGame(const QString &game)
{
    if (m_wantedGame == game)
        return;
    m_wantedGame = game;
    emit gameChanged();
}

bool TableSession::openPosition(const QString &path)
{
    const match::Outcome<std::string> text
        = match::readFile(path.toStdString(), match::kLargestPosition);
    if (text)
        return startPosition(QString::fromStdString(text.value()));
    return refuse(text.problem());
}

bool TableSession::startPosition(const QString &json)
{
    const match::Outcome<match::Json> parsed = match::parseJson(json.toStdString());
    if (!parsed.ok())
        return refuse(parsed.problem());
    const match::Json &document = parsed.value();
    const bool named
        = document.is_object() && document.contains("game") && document["game"].is_string();
    const CardData &data
        = cardData(named ? document["game"].get<std::string>() : m_wantedGame.toStdString());
    if (data.library == nullptr)
        return refuse(data.problem);
    auto setup = match::setupFromJson(*data.library, document);
    if (!setup.ok())
        return refuse(setup.problem());
    return beginNew(std::move(setup.value()));
}

bool TableSession::beginNew(match::MatchSetup setup)
{
    const match::CardLibrary &library = *cardData(setup.game).library;
    return begin(match::Match::start(library, std::move(setup)));
}

bool TableSession::resume(const QString &path)
{
    const CardData &data = cardDataFor(path);
    if (data.library == nullptr)
        return refuse(data.problem);
    if (m_match && m_match->hasJournal()
        && match::isSameFile(m_match->journalPath(), path.toStdString()))
        return true; // it is on the table already
    match::OpenedJournal opened = match::openJournal(*data.library, path.toStdString());
    if (!opened.match || (opened.problem && m_saved.owns(path)))
        return refuse(opened, path);
    const QString lost = whatIsLost(opened, path);
    if (!begin(std::move(*opened.match), path))
        return false;
    if (!lost.isEmpty())
        m_saving.setNote(lost);
    if (m_saved.isAside(path) && m_match->hasJournal() && !m_match->journalProblem())
        m_saved.hide(path); // what could be read continues in a file of its own
    return true;
}

bool TableSession::refuse(const match::Problem &why)
{
    return refuse(QString::fromStdString(match::describe(why)));
}

/// A kept match that turns out to be damaged is set aside, and then offered as such.
bool TableSession::refuse(match::OpenedJournal &opened, const QString &path)
{
    setProblem(opened.problem ? fileWords(*opened.problem) : QString());
    opened.match.reset(); // and with it the claim to the file
    if (opened.state != match::OpenedJournal::State::NotRead && m_saved.owns(path))
        m_saved.putAside(path);
    m_saved.refresh();
    return false;
}

bool TableSession::begin(match::Outcome<match::Match> match, const QString &openedFrom)
{
    if (!match.ok())
        return refuse(match.problem());
    close();
    m_match.emplace(std::move(match.value()));
    setProblem({});
    m_saving.begin(*m_match, openedFrom);
    beginPlay();
    return true;
}

void TableSession::beginPlay()
{
    m_programs.begin();
    sitDown();
}

/// Everybody is where they sit now, and sees what they may see there.
void TableSession::sitDown()
{
    m_controller.setPort(nullptr);
    m_port.reset();
    settleEyes();
    seatGame();
    m_port = m_game->port(m_scene, host());
    m_history.rebuild(*m_match, *m_game);
    ++m_decisionId;
    jump();
    m_controller.setPort(m_port.get());
    emit matchChanged();
    emit tableChanged();
    m_programs.look();
}

void TableSession::seatGame()
{
    std::array<QString, 2> names;
    for (size_t seat = 0; seat < names.size(); ++seat)
        names[seat] = shownPlayerName(m_match->names().at(seat));
    const TableKit &kit = tableKit(m_match->library());
    if (m_scene.setSpec(kit.spec()))
        emit geometryChanged();
    m_game = kit.seat(
        m_match->game(), names,
        {[this] { return m_decisionId; }, [this](int seat) { return !m_programs.plays(seat); }});
}

bool TableSession::playAgain()
{
    if (!m_match)
        return false;
    match::MatchSetup setup = m_match->setup();
    setup.seed = seedFrom(0);
    setup.rules = match::MatchSetup().rules; // an old journal is played on by older ones
    if (!setup.scenario)
        setup.questions = m_match->library().kit().questionsAtTable();
    return beginNew(std::move(setup));
}

QString TableSession::fileName() const
{
    return (m_game ? m_game->title() : QString())
               .remove(QRegularExpression(QStringLiteral("[/\\\\:*?\"<>|\\x00-\\x1f]")))
        + QStringLiteral(".playmat");
}

void TableSession::concede(int seat)
{
    if (!m_match || seat < 0 || seat > 1)
        return;
    if (m_watch != nullptr && !m_watch->mayConcede(seat))
        return;
    m_queue.finish();
    const std::unique_ptr<Seen> before = m_game->seen();
    if (m_match->concede(core::PlayerId(seat)).ok())
        afterAnswer(*before);
    m_controller.refresh();
}

void TableSession::close()
{
    if (!m_match)
        return;
    m_controller.setPort(nullptr);
    m_queue.reset({});
    m_scene.clear();
    m_port.reset();
    m_game.reset();
    m_saving.stop();
    m_match.reset();
    m_programs.end();
    m_decider = -1;
    m_trayOf.clear();
    updateTray();
    m_attack = {};
    pointAttack();
    settleEyes();
    m_eyes.peeking = -1;
    m_peekKeys = {};
    m_undoRequest = {};
    m_board = {};
    m_log.show({});
    m_pending.show({});
    m_previewedCard = m_pointedCard = -1;
    setPreview({}, {});
    emit undoRequestChanged();
    emit peekingChanged();
    emit matchChanged();
    emit tableChanged();
}

bool TableSession::over() const
{
    return m_match && m_match->game().over();
}

bool TableSession::advises() const
{
    return m_match && tableKit(m_match->library()).hasPrograms();
}

bool TableSession::taught() const
{
    return m_match && tableKit(m_match->library()).hasCourse();
}

QString TableSession::whatIsLost(const match::OpenedJournal &opened, const QString &path) const
{
    if (!opened.problem)
        return {};
    const size_t answers = opened.match->stepsDone();
    return qtTrId("table_session.could_be_read_up_to")
        .arg(QFileInfo(path).fileName(), QString::number(answers),
             QString::number(answers + opened.lostLines), fileWords(*opened.problem));
}

// --- answers -------------------------------------------------------------------------------------

core::Result<void> TableSession::submit(const core::Answer &answer)
{
    const std::unique_ptr<Seen> before = m_game->seen();
    const GivenAnswer given{m_match->game().decision(), answer};
    const core::Result<void> result = m_match->submit(answer);
    if (result.ok())
        afterAnswer(*before, &given);
    return result;
}

void TableSession::afterAnswer(const Seen &before, const GivenAnswer *given)
{
    std::vector<PlaybackStep> told = m_game->told();
    ++m_decisionId;
    noteDecider();
    m_history.add(*m_game, before, told, given);
    m_log.show(std::vector<LogRow>(m_history.log()));
    settlePeek();
    m_saving.stepDone();
    m_queue.push(std::move(told), m_game->seen());
    if (m_queue.isEmpty()) { // even where nothing happened: something waits no longer
        m_game->show(*m_queue.shown(), m_eyes);
        m_pending.show(m_game->pending());
    }
    emit playingChanged();
    updateInfo();
    m_programs.look();
    if (m_watch != nullptr)
        m_watch->carriedOut();
}

core::Result<void> TableSession::play(const core::Answer &answer)
{
    m_queue.finish();
    const core::Result<void> result = submit(answer);
    m_controller.refresh();
    return result;
}

void TableSession::jump()
{
    m_queue.reset(m_game->seen());
    m_log.show(std::vector<LogRow>(m_history.log()));
    m_attack = {};
    noteDecider();
    showTable({});
    settleStep();
}

// --- taking back ---------------------------------------------------------------------------------

void TableSession::undo()
{
    if (!canUndo() || m_undoRequest.open)
        return;
    m_queue.finish();
    const bool watched = m_watch != nullptr && m_watch->undoesFreely();
    if (watched || m_programs.any() || !m_match->undoCrossesInformation())
        return undoNow();
    m_undoRequest = {true, whatUndoTakesBack(), {}};
    emit undoRequestChanged();
}

QString TableSession::whatUndoTakesBack() const
{
    const match::Match::Step &step = m_match->steps()[m_match->stepsDone() - 1];
    const QString who = step.player < 2 ? m_game->playerName(step.player) : QString();
    return qtTrId("table_session.since_then_cards_were_drawn").arg(who);
}

void TableSession::agreeToUndo(int seat)
{
    if (!m_undoRequest.open || seat < 0 || seat > 1)
        return;
    m_undoRequest.agreed[size_t(seat)] = true;
    if (m_undoRequest.agreed[0] && m_undoRequest.agreed[1]) {
        m_undoRequest = {};
        undoNow();
    }
    emit undoRequestChanged();
}

void TableSession::withdrawUndo()
{
    m_undoRequest = {};
    emit undoRequestChanged();
}

void TableSession::undoNow()
{
    m_programs.hush();
    if (const std::optional<std::size_t> step = undoneStep())
        takeBackTo(*step);
}

OptionRole TableSession::roleOf(const core::Option &option) const
{
    return m_port ? m_port->role(option) : OptionRole::Plain;
}

QRect TableSession::placeOf(const core::Option &option) const
{
    const ZoneKey key = m_port ? m_port->place(option) : ZoneKey{};
    return key.isNone() ? QRect() : m_scene.layout().zoneRect(key);
}

void TableSession::takeBackTo(std::size_t steps)
{
    if (!m_match || m_match->stepsDone() <= steps)
        return;
    m_queue.finish();
    while (m_match->stepsDone() > steps && m_match->undo()) { }
    showTakenBack();
}

void TableSession::showTakenBack()
{
    m_saving.stepDone();
    ++m_decisionId;
    m_history.takeBackTo(m_match->stepsDone());
    settlePeek();
    jump();
    m_controller.refresh();
    m_programs.look();
    if (m_watch != nullptr)
        m_watch->carriedOut();
}

void TableSession::redo()
{
    if (!canRedo())
        return;
    redoStep();
    redoProgram();
}

void TableSession::redoStep()
{
    m_queue.finish();
    const std::unique_ptr<Seen> before = m_game->seen();
    const size_t next = m_match->stepsDone();
    const core::Decision asked = m_match->game().decision();
    if (!m_match->redo())
        return;
    const match::Match::Step &step = m_match->steps()[next];
    const GivenAnswer given{asked, step.answer};
    afterAnswer(*before, step.kind == match::Match::Step::Kind::Answer ? &given : nullptr);
    m_controller.refresh();
}

void TableSession::setProblem(const QString &problem)
{
    if (m_problem == problem)
        return;
    m_problem = problem;
    emit problemChanged();
}

QString TableSession::helpLink() const
{
    if (!taught())
        return {};
    const RefusalNote &refusal = m_controller.refusal();
    if (refusal.visible() && !refusal.rule.isEmpty())
        return links::toRule(refusal.rule);
    return m_controller.prompt().link;
}

void TableSession::follow(const QString &link)
{
    if (!link.isEmpty() && taught())
        emit linkFollowed(link);
}

} // namespace playmat::table
