#include "table/session/table_session.h"

#include "kit/games/table/table_kits.h"
#include "match/resources.h"
#include "table/session/card_data.h"
#include "table/view/links.h"
#include "table/view/shown_names.h"
#include "table/view/translator.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QRegularExpression>

namespace playmat::table {

namespace {

match::Outcome<match::Json> deckAsJson(const QString &deck)
{
    // A name stands for a built-in deck; a document begins with a brace.
    const std::string text = deck.trimmed().toStdString();
    if (text.empty() || text.front() != '{')
        return match::Json(text);
    return match::parseJson(text);
}

std::string timeNow()
{
    return QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
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
    , m_log(this)
    , m_gate(this)
    , m_controller(this)
    , m_seats(m_open, m_controller, m_programs)
    , m_series(m_open, m_seats,
               [this](match::MatchSetup setup) { return beginAnother(std::move(setup)); })
    , m_stage(m_open, m_seats, m_controller)
    , m_preview(m_open, m_stage.scene(), m_controller)
    , m_tray(m_open, m_stage.scene(), m_controller)
    , m_attack(m_open, m_stage)
    , m_takingBack(*this, m_open)
    , m_programs(*this)
{
    m_stage.setSpec(tableKits().front()->spec());
    connect(&m_stage, &Stage::shown, &m_preview, &Preview::update);
    connect(&m_stage, &Stage::changed, this, &TableSession::tableChanged);
    connect(this, &TableSession::tableChanged, &m_series, &SeriesTable::look);
    connect(&m_stage, &Stage::resting, this, &TableSession::settleStep);
    connect(&m_stage, &Stage::rested, &m_programs, &ProgramSeats::look);
    connect(&m_programs, &ProgramSeats::stepped, &m_controller, &TableController::refresh);
    whenLanguageChanges(this, &TableSession::tellAnew);
}

TableSession::~TableSession()
{
    m_controller.setPort(nullptr);
}

// --- beginning and ending ------------------------------------------------------------------------

bool TableSession::start(const QStringList &names, const QStringList &decks, double seed,
                         const QStringList &programs, int bestOf)
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
    if (bestOf > 1)
        setup.series = match::newSeries(setup.seed, bestOf);
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
    setup.begun = timeNow();
    const match::CardLibrary &library = *cardData(setup.game).library;
    const MatchSaving::From from{{},
                                 setup.scenario ? MatchSaving::OncePlayed : MatchSaving::AtOnce};
    return begin(match::Match::start(library, std::move(setup)), from);
}

bool TableSession::resume(const QString &path)
{
    const CardData &data = cardDataFor(path);
    if (data.library == nullptr)
        return refuse(data.problem);
    if (m_open.match && m_open.match->hasJournal()
        && match::isSameFile(m_open.match->journalPath(), path.toStdString()))
        return true; // it is on the table already
    match::OpenedJournal opened = match::openJournal(*data.library, path.toStdString());
    if (!opened.match || (opened.problem && m_saved.owns(path)))
        return refuse(opened, path);
    const QString lost = whatIsLost(opened, path);
    const auto when = lost.isEmpty() ? MatchSaving::OncePlayed : MatchSaving::AtOnce;
    if (!begin(std::move(*opened.match), {path, when}))
        return false;
    m_series.setPast(!m_saved.first().isEmpty()
                     && QFileInfo(path).dir() == QDir(m_saved.finishedFolder()));
    if (!lost.isEmpty())
        m_saving.setNote(lost);
    if (m_saved.isAside(path) && m_open.match->hasJournal() && !m_open.match->journalProblem())
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

bool TableSession::begin(match::Outcome<match::Match> match, MatchSaving::From from)
{
    if (!match.ok())
        return refuse(match.problem());
    close();
    m_open.match.emplace(std::move(match.value()));
    m_open.match->setClock(&timeNow);
    m_series.setPast(false);
    setProblem({});
    m_saving.begin(*m_open.match, from);
    m_programs.begin();
    sitDown();
    return true;
}

/// Everybody is where they sit now, and sees what they may see there.
void TableSession::sitDown()
{
    m_controller.setPort(nullptr);
    m_port.reset();
    m_seats.sitDown();
    seatGame();
    m_port = m_open.game->port(m_stage.scene(), *this);
    m_history.rebuild(*m_open.match, *m_open.game);
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
        names[seat] = shownPlayerName(m_open.match->names().at(seat));
    const TableKit &kit = tableKit(m_open.match->library());
    m_stage.setSpec(kit.spec());
    m_open.game = kit.seat(
        m_open.match->game(), names,
        {[this] { return m_decisionId; }, [this](int seat) { return !m_programs.plays(seat); }});
}

bool TableSession::playAgain(int swap)
{
    if (!m_open.match)
        return false;
    return beginAnother(match::rematch(m_open.match->setup(), seedFrom(0), match::Swap(swap)));
}

bool TableSession::swappable() const
{
    return m_open.match && !m_open.match->setup().scenario;
}

/// The same players with a different seed.
bool TableSession::beginAnother(match::MatchSetup setup)
{
    setup.seed = seedFrom(0);
    if (!setup.scenario)
        setup.questions = m_open.match->library().kit().questionsAtTable();
    return beginNew(std::move(setup));
}

QString TableSession::fileName() const
{
    return (m_open.game ? m_open.game->title() : QString())
               .remove(QRegularExpression(QStringLiteral("[/\\\\:*?\"<>|\\x00-\\x1f]")))
        + QStringLiteral(".playmat");
}

void TableSession::concede(int seat)
{
    if (!m_open.match || seat < 0 || seat > 1)
        return;
    if (m_watch != nullptr && !m_watch->mayConcede(seat))
        return;
    m_stage.finishPlayback();
    const std::unique_ptr<Seen> before = m_open.game->seen();
    if (m_open.match->concede(core::PlayerId(seat)).ok())
        afterAnswer(*before);
    m_controller.refresh();
}

void TableSession::concedeSeries(int seat)
{
    if (!over())
        concede(seat);
    if (over())
        m_series.concede(seat);
}

void TableSession::close()
{
    if (!m_open.match)
        return;
    m_controller.setPort(nullptr);
    m_stage.clear();
    m_port.reset();
    m_open.game.reset();
    m_saving.stop();
    m_open.match.reset();
    m_programs.end();
    m_decider = -1;
    m_tray.close();
    m_attack.clear();
    m_seats.getUp();
    m_log.show({});
    m_preview.clear();
    m_takingBack.withdraw();
    emit matchChanged();
    emit tableChanged();
}

bool TableSession::hasPrograms() const
{
    return m_open.match && tableKit(m_open.match->library()).hasPrograms();
}

bool TableSession::advises() const
{
    return m_open.match && tableKit(m_open.match->library()).hasCoach();
}

bool OpenMatch::taught() const
{
    return match && tableKit(match->library()).hasCourse();
}

bool OpenMatch::explained() const
{
    return match && tableKit(match->library()).hasBook();
}

QString TableSession::bookOf() const
{
    if (!m_open.explained())
        return {};
    const std::string_view game = tableKit(m_open.match->library()).game().id();
    return QString::fromUtf8(game.data(), qsizetype(game.size()));
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

/// What a hand has answered.
core::Result<void> TableSession::submit(const core::Answer &answer)
{
    m_programs.hush();
    return give(answer);
}

core::Result<void> TableSession::play(const core::Answer &answer)
{
    m_stage.finishPlayback();
    const core::Result<void> result = give(answer);
    m_controller.refresh();
    return result;
}

core::Result<void> TableSession::give(const core::Answer &answer)
{
    const std::unique_ptr<Seen> before = m_open.game->seen();
    const GivenAnswer given{m_open.match->game().decision(), answer};
    const core::Result<void> result = m_open.match->submit(answer);
    if (result.ok())
        afterAnswer(*before, &given);
    return result;
}

void TableSession::afterAnswer(const Seen &before, const GivenAnswer *given)
{
    std::vector<PlaybackStep> told = m_open.game->told();
    ++m_decisionId;
    noteDecider();
    m_history.add(*m_open.game, before, told, given);
    m_log.show(std::vector<LogRow>(m_history.log()));
    m_seats.settlePeek();
    m_saving.stepDone();
    m_stage.play(std::move(told));
    m_programs.look();
    if (m_watch != nullptr)
        m_watch->carriedOut();
}

void TableSession::jump()
{
    m_stage.jump();
    m_log.show(m_history.logAfter(m_open.match->stepsDone()));
    m_attack.forget();
    noteDecider();
    m_stage.show();
    m_stage.settle();
}

/// The program takes no click of anybody's; whoever is asked after it does.
void TableSession::noteDecider()
{
    const int decider = over() ? -1 : int(m_open.match->game().decision().player);
    const bool passes = m_decider >= 0 && m_decider != decider && !m_programs.plays(decider);
    m_handedOver = m_handedOver || passes;
    m_decider = decider;
    if (m_handedOver)
        m_gate.close();
}

/// The played step is over, and the other player now sees their question. In a lesson there is no
/// other player, so the user may take the next card as soon as possible.
void TableSession::settleStep()
{
    const bool alone = m_watch != nullptr && m_watch->undoesFreely();
    if (m_open.match && m_handedOver && !alone)
        m_gate.settle();
    m_handedOver = false;
    if (m_open.match)
        m_attack.update();
}

// --- taking back ---------------------------------------------------------------------------------

OptionRole TableSession::roleOf(const core::Option &option) const
{
    return m_port ? m_port->role(option) : OptionRole::Plain;
}

QRect TableSession::placeOf(const core::Option &option) const
{
    const ZoneKey key = m_port ? m_port->place(option) : ZoneKey{};
    return key.isNone() ? QRect() : m_stage.scene().layout().zoneRect(key);
}

void TableSession::takeBackTo(std::size_t steps)
{
    if (!m_open.match || m_open.match->stepsDone() <= steps)
        return;
    m_stage.finishPlayback();
    while (m_open.match->stepsDone() > steps && m_open.match->undo()) { }
    showTakenBack();
}

void TableSession::showTakenBack()
{
    m_saving.stepDone();
    ++m_decisionId;
    m_history.takeBackTo(m_open.match->stepsDone());
    m_seats.settlePeek();
    jump();
    m_controller.autoPass()->rest();
    m_controller.refresh();
    m_programs.look();
    if (m_watch != nullptr)
        m_watch->carriedOut();
}

void TableSession::giveAgain()
{
    m_stage.finishPlayback();
    const std::unique_ptr<Seen> before = m_open.game->seen();
    const size_t next = m_open.match->stepsDone();
    const core::Decision asked = m_open.match->game().decision();
    if (!m_open.match->redo())
        return;
    const match::Match::Step &step = m_open.match->steps()[next];
    const GivenAnswer given{asked, step.answer};
    afterAnswer(*before, step.kind == match::Match::Step::Kind::Answer ? &given : nullptr);
    m_controller.refresh();
}

void TableSession::seat(int seat, const QString &name, const QString &program)
{
    m_stage.finishPlayback();
    m_takingBack.withdraw();
    m_seats.passOn(!program.isEmpty());
    m_open.match->seat(core::PlayerId(seat), name.toStdString(), program.toStdString());
    m_saving.stepDone();
    sitDown();
}

/// What its prompt says while the program decides; nothing: a person does.
std::optional<QString> TableSession::programsTurn(int seat) const
{
    if (!m_programs.plays(seat))
        return std::nullopt;
    if (!m_programs.problem().isEmpty())
        return m_programs.problem();
    return m_programs.thinking() == seat ? qtTrId("session_programs.thinking") : QString();
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
    if (!m_open.explained())
        return {};
    const RefusalNote &refusal = m_controller.desk()->refusal();
    if (refusal.visible() && !refusal.rule.isEmpty())
        return links::toRule(refusal.rule);
    return m_controller.desk()->prompt().link;
}

void TableSession::follow(const QString &link)
{
    if (!link.isEmpty() && m_open.explained())
        emit linkFollowed(link);
}

CardFacts TableSession::printed(const QString &cardId) const
{
    return m_open.game ? m_open.game->printed(cardId).facts : CardFacts();
}

QVariantList TableSession::tally(int seat) const
{
    QVariantList lines;
    if (m_open.game == nullptr)
        return lines;
    const auto of = [&](int who) { return m_open.game->tally(who, m_history.counts(who)); };
    const std::vector<TallyLine> mine = of(seat);
    const std::vector<TallyLine> others = of(seatAcross(seat));
    const QString none = QStringLiteral("0");
    for (std::size_t i = 0; i < mine.size(); ++i)
        if (i == 0 || mine[i].value != none || others[i].value != none)
            lines.append(QVariant::fromValue(mine[i]));
    return lines;
}

CurveInfo TableSession::curve() const
{
    return m_open.game == nullptr ? CurveInfo() : m_open.game->curve(m_history.counts());
}

} // namespace playmat::table
