#include "app/picture_tour.h"

#include "kit/games/table/table_kits.h"
#include "table/interaction/input_gate.h"
#include "table/session/rule_book.h"
#include "table/view/shown_item.h"

#include <QCoreApplication>
#include <QDir>
#include <QKeyEvent>
#include <QMouseEvent>

namespace playmat::app {

namespace {

// Longer than anything glides with motion switched off, and than a page that has just opened
// ignores clicks.
constexpr int kSettleMs = table::InputGate::kSettlesMs + 60;
constexpr int kMostWaits = 60; // of so many milliseconds

} // namespace

PictureTour::PictureTour(QQuickWindow *window, table::TableSession *session, QStringList decks,
                         QObject *parent)
    : QObject(parent)
    , m_window(window)
    , m_session(session)
    , m_decks(std::move(decks))
    , m_piece(table::tableKits().front()->showPiece())
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &PictureTour::step);
}

void PictureTour::start()
{
    add({}, [] { return true; }); // the first frame
    if (!m_session->running())
        planStart();
    else if (!m_board.isEmpty())
        planBoard();
    else
        planTable();
    m_timer.start(kSettleMs);
}

void PictureTour::add(const QString &name, Act act)
{
    m_plan.emplace_back(name, std::move(act));
}

/// Tries again, as often as that, until it succeeds: a program thinks longer on a slow machine.
PictureTour::Act PictureTour::until(const Act &act, int tries)
{
    return [this, act, tries] {
        const bool done = act();
        if (!done && tries > 0)
            m_plan.emplace_front(QString(), until(act, tries - 1));
        return done || tries > 0;
    };
}

/// The cards page of the chosen game, and the result of a search there.
void PictureTour::planCards(const QString &suffix)
{
    const auto wait = [this](const QString &name) { add(name, [] { return true; }); };
    add({}, [this] { return click(QStringLiteral("nav_cards")); });
    wait({}); // time to paint the cards
    wait(QStringLiteral("cards") + suffix);
    add({}, [this] { return click(QStringLiteral("cost_2")) && click(QStringLiteral("cost_3")); });
    wait({});
    wait(QStringLiteral("cards-found") + suffix);
    add({}, [this] { return click(QStringLiteral("clearSearch")); });
    add({}, [this] { return click(QStringLiteral("nav_play")); });
}

/// The library of decks, and the editor with its first one in each of its looks.
void PictureTour::planDecks(const QString &suffix)
{
    const auto wait = [this](const QString &name) { add(name, [] { return true; }); };
    add({}, [this] { return click(QStringLiteral("nav_decks")); });
    wait({}); // time to paint the tiles
    wait(QStringLiteral("decks") + suffix);
    add({}, [this] { return click(QStringLiteral("editDeck")); });
    wait({});
    wait(QStringLiteral("deck-editor") + suffix);
    add({}, [this] { return key(Qt::Key_2, Qt::ControlModifier); });
    wait({});
    wait(QStringLiteral("deck-piles") + suffix);
    add({}, [this] { return key(Qt::Key_3, Qt::ControlModifier); });
    wait({});
    wait(QStringLiteral("deck-pictures") + suffix);
    add({}, [this] { return key(Qt::Key_1, Qt::ControlModifier); });
    add({}, [this] { return click(QStringLiteral("leaveEditor")); });
    add({}, [this] { return click(QStringLiteral("nav_play")); });
}

/// The start page with each of the other games chosen.
void PictureTour::planGames()
{
    const auto games = table::tableKits();
    for (const table::TableKit *kit : games) {
        const QString id = QString::fromUtf8(kit->game().id().data());
        if (kit == games.front())
            continue;
        add(QStringLiteral("start-") + id,
            [this, id] { return click(QStringLiteral("game_") + id); });
        planCards(u'-' + id);
        planDecks(u'-' + id);
    }
    const QString first = QString::fromUtf8(games.front()->game().id().data());
    if (games.size() > 1)
        add({}, [this, first] { return click(QStringLiteral("game_") + first); });
}

void PictureTour::planStart()
{
    add(QStringLiteral("start"), [] { return true; });
    add(QStringLiteral("start-settings"),
        [this] { return click(QStringLiteral("settingsButton")); });
    add({}, [this] { return click(QStringLiteral("closeSettings")); });
    add(QStringLiteral("start-deck"), [this] { return click(QStringLiteral("changeDeck0")); });
    add({}, [this] { return click(QStringLiteral("closeDeckDialog")); });
    planCards({});
    planDecks({});
    planGames();
    if (table::tableKits().front()->hasCourse())
        planLearning();
    planProgram();
    planSeries();
    add(QStringLiteral("first-player"), [this] {
        return m_session->start({QStringLiteral("Ada"), QStringLiteral("Marek")}, m_decks, 7);
    });
    add(QStringLiteral("mulligan"), [this] {
        m_session->controller()->desk()->choose(0);
        return true;
    });
    add(QStringLiteral("mulligan-look"), [this] {
        m_session->seats()->peekToggle(m_session->controller()->desk()->prompt().seat);
        return true;
    });
}

/// Between the first game of a series and the second one.
void PictureTour::planSeries()
{
    add({}, [this] {
        const QStringList names{QStringLiteral("Ada"), QStringLiteral("Marek")};
        return m_session->start(names, m_decks, 7, {}, 3);
    });
    add(QStringLiteral("series-end"), [this] {
        m_session->concede(1);
        return true;
    });
    add(QStringLiteral("series-cover"), [this] { return m_session->series()->goOn(); });
    add(QStringLiteral("series-deck"), [this] {
        m_session->series()->boarding()->uncover();
        m_session->series()->boarding()->moveOut(7);
        return true;
    });
}

void PictureTour::planLearning()
{
    add(QStringLiteral("learn"), [this] { return click(QStringLiteral("learnMap")); });
    add(QStringLiteral("lesson"), [this] { return click(QStringLiteral("lesson1")); });
    add({}, [this] { return click(QStringLiteral("leaveLesson")); });
    add(QStringLiteral("puzzles"), [this] { return click(QStringLiteral("learnPuzzles")); });
    add(QStringLiteral("puzzle"), [this] { return click(QStringLiteral("puzzleToday")); });
    add({}, [this] { return click(QStringLiteral("leaveLesson")); });
    add({}, [this] { return click(QStringLiteral("leavePuzzles")); });
    add(QStringLiteral("rules"), [this] { return click(QStringLiteral("learnBook")); });
    add(QStringLiteral("rules-search"), [this] {
        const bool there = click(QStringLiteral("bookSearch"));
        for (const QChar letter : QString::fromStdString(
                 table::ruled(std::string(table::tableKits().front()->game().id()), m_piece.term)))
            key(Qt::Key_unknown, Qt::NoModifier, letter);
        return there;
    });
    add(QStringLiteral("rules-show"), [this] {
        key(Qt::Key_Down);
        key(Qt::Key_Down);
        key(Qt::Key_Return);
        key(Qt::Key_Escape); // the search
        return click(QStringLiteral("showStep"));
    });
    add({}, [this] { return click(QStringLiteral("leaveBook")); });
    add({}, [this] { return click(QStringLiteral("leaveLearn")); });
}

/// Of a game whose kit has something to show.
void PictureTour::planProgram()
{
    if (m_piece.position == nullptr)
        return;
    add(QStringLiteral("start-program"),
        [this] { return click(QStringLiteral("seatingProgram")); });
    add({}, [this] { return click(QStringLiteral("seating0")); });
    add({}, [this] {
        m_session->programs()->setPace(table::ProgramSeats::Slow);
        return m_session->startPosition(QString::fromLatin1(m_piece.position));
    });
    const auto reaches = [this] { return !m_session->programs()->pointer().isEmpty(); };
    add({}, until(reaches, kMostWaits));
    add(QStringLiteral("against"), reaches);
    add(QStringLiteral("who-plays"), [this] { return click(QStringLiteral("seatButton0")); });
    add({}, [this] { return key(Qt::Key_Escape); }); // its button may be out of sight
}

/// Takes a picture of the board. For every game except the first, whose demonstration already shows
/// this, it also takes pictures of a unit held over its last possible target, of a card being
/// played from the hand, and of the end of the match.
void PictureTour::planBoard()
{
    add(m_board, [] { return true; });
    if (&table::tableKit(m_session->match()->library()) == table::tableKits().front())
        return;
    add(m_board + QStringLiteral("-held"), [this] {
        hold();
        return true;
    });
    add(m_board + QStringLiteral("-played"), [this] {
        m_session->controller()->letGo();
        m_session->seats()->peekToggle(m_session->stage()->nearSeat().seat);
        return playFromHand();
    });
    add(m_board + QStringLiteral("-end"), [this] {
        m_session->concede(0);
        return true;
    });
}

void PictureTour::hold()
{
    table::Aim *aim = m_session->controller()->aim();
    for (const table::CardRow &row : m_session->stage()->scene().rows()) {
        if (arrangementOf(row) != table::Arrangement::Tiles || !aim->canHold(row.viewId))
            continue;
        aim->pick(row.viewId, aim->centreOf(row.viewId));
        if (!aim->targets().empty()) {
            aim->step(1);
            aim->step(-1);
            return;
        }
        m_session->controller()->letGo();
    }
}

/// Plays a card from the hand. Returns false if none of them can be played.
bool PictureTour::playFromHand()
{
    const auto &options = m_session->match()->game().decision().options;
    for (std::size_t i = 0; i < options.size(); ++i) {
        const table::CardRow *row = m_session->stage()->scene().row(options[i].card);
        if (row == nullptr || arrangementOf(*row) != table::Arrangement::Hand)
            continue;
        return m_session->play(core::Answer::one(std::uint16_t(i))).ok();
    }
    return false;
}

/// A card on a place of its own, pointed at and large.
void PictureTour::planPlaces()
{
    add(QStringLiteral("table-place"), [this] { return hover(0, table::Arrangement::Places); });
    add(QStringLiteral("table-place-large"), [this] { return key(Qt::Key_I); });
    add({}, [this] { return key(Qt::Key_Escape); });
}

/// The table with each thing that opens over it, one after the other.
void PictureTour::planTable()
{
    add(QStringLiteral("table"), [] { return true; });
    add(QStringLiteral("table-unit"), [this] { return hover(0, table::Arrangement::Tiles); });
    if (m_session->stage()->scene().spec().first(table::Arrangement::Places, 0) != table::ZoneKey())
        planPlaces();
    add(QStringLiteral("table-hand"), [this] {
        m_session->seats()->peekToggle(0);
        return hover(0, table::Arrangement::Hand);
    });
    add(QStringLiteral("table-far-hand"), [this] {
        m_session->seats()->peekToggle(1);
        return hover(1, table::Arrangement::Hand);
    });
    add(QStringLiteral("table-card-menu"), [this] {
        m_session->seats()->coverHands();
        const table::CardRow *card = cardIn(0, table::Arrangement::Places);
        card = card != nullptr ? card : cardIn(0, table::Arrangement::Tiles);
        if (card == nullptr)
            return false;
        m_session->controller()->menu()->openAt(card->place.hit.center());
        return true;
    });
    add(QStringLiteral("table-refusal"), [this] {
        key(Qt::Key_Escape);
        for (const table::CardRow &row : m_session->stage()->scene().rows()) {
            if (arrangementOf(row) == table::Arrangement::Tiles && row.zone.seat == 0
                && row.facts.exhausted)
                m_session->controller()->pointer()->activate(row.viewId);
        }
        return !m_session->controller()->desk()->refusal().text.isEmpty();
    });
    add(QStringLiteral("table-settings"),
        [this] { return click(QStringLiteral("tableSettings")); });
    add({}, [this] { return click(QStringLiteral("closeSettings")); });
    add(QStringLiteral("table-menu"), [this] { return click(QStringLiteral("menuButton")); });
    add(QStringLiteral("table-concede"), [this] { return click(QStringLiteral("concede")); });
    add({}, [this] { return click(QStringLiteral("concedeNobody")); });
    add(QStringLiteral("table-passed"), [this] {
        m_session->controller()->desk()->pass();
        return true;
    });
    add(QStringLiteral("end"), [this] {
        m_session->concede(0);
        return true;
    });
}

void PictureTour::step()
{
    if (!m_shown.isEmpty()) {
        const QString file = QDir(m_folder).filePath(m_shown + QStringLiteral(".png"));
        if (!QDir().mkpath(m_folder) || !m_window->grabWindow().save(file))
            return fail(QStringLiteral("cannot write ") + file);
    }
    if (m_plan.empty())
        return QCoreApplication::exit(0);
    const auto [name, act] = std::move(m_plan.front());
    m_plan.pop_front();
    m_shown = name;
    if (!act())
        return fail(QStringLiteral("cannot show ") + name);
    m_timer.start(kSettleMs);
}

void PictureTour::fail(const QString &why)
{
    qCritical("%s", qPrintable(why));
    QCoreApplication::exit(1);
}

// --- what opens things ---------------------------------------------------------------------------

QQuickItem *PictureTour::item(const QString &objectName) const
{
    return table::findShown(m_window->contentItem(), objectName);
}

bool PictureTour::click(const QString &objectName)
{
    const QQuickItem *found = item(objectName);
    const QPointF at = found == nullptr
        ? QPointF(-1, -1)
        : found->mapToScene({found->width() / 2, found->height() / 2});
    if (!QRectF({}, m_window->size()).contains(at)) {
        qCritical("%s is not in sight", qPrintable(objectName));
        return false;
    }
    for (const QEvent::Type type : {QEvent::MouseButtonPress, QEvent::MouseButtonRelease}) {
        const bool down = type == QEvent::MouseButtonPress;
        QMouseEvent event(type, at, m_window->mapToGlobal(at), Qt::LeftButton,
                          down ? Qt::LeftButton : Qt::NoButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_window, &event);
    }
    return true;
}

bool PictureTour::key(Qt::Key key, Qt::KeyboardModifiers modifiers, const QString &text)
{
    for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease}) {
        QKeyEvent event(type, key, modifiers, text);
        QCoreApplication::sendEvent(m_window, &event);
    }
    return true;
}

table::Arrangement PictureTour::arrangementOf(const table::CardRow &row) const
{
    return m_session->stage()->scene().spec().zones.at(size_t(row.zone.zone)).arrangement;
}

/// The first one, and of places the one on the last of them.
const table::CardRow *PictureTour::cardIn(int seat, table::Arrangement arrangement) const
{
    const table::CardRow *found = nullptr;
    for (const table::CardRow &row : m_session->stage()->scene().rows()) {
        const bool lies = arrangementOf(row) == arrangement && row.zone.seat == seat;
        if (!lies || row.place.hit.isEmpty())
            continue;
        if (found == nullptr
            || (arrangement == table::Arrangement::Places && row.spot > found->spot))
            found = &row;
    }
    return found;
}

bool PictureTour::hover(int seat, table::Arrangement arrangement)
{
    const table::CardRow *row = cardIn(seat, arrangement);
    if (row == nullptr)
        return false;
    const QPointF at = row->place.hit.center();
    QMouseEvent event(QEvent::MouseMove, at, m_window->mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                      Qt::NoModifier);
    QCoreApplication::sendEvent(m_window, &event);
    return true;
}

} // namespace playmat::app
