#include "app/demo_player.h"

#include "bots/random_answer.h"
#include "kit/games/table/table_kits.h"
#include "table/view/shown_item.h"

#include <QCoreApplication>
#include <QDir>
#include <QMouseEvent>

namespace playmat::app {

using core::DecisionKind;
using table::Arrangement;
using table::CardRow;
using table::ChoiceStyle;
using table::findShown;
using table::forEachShown;
using table::OptionRole;
using table::OptionRow;
using table::TableController;
using table::tableKit;
using table::TableSession;
using table::ZoneKey;

namespace {

constexpr int kMovesADrag = 8;
constexpr int kSettleMs = 320; // longer than a card glides
constexpr int kLookAgainMs = 10;
constexpr int kTrialMs = 1000; ///< for what a gesture waits for, before it is made again
constexpr int kPatienceMs = 60'000; ///< with one answer, on a machine that does much else

/// Whether a card is still on its way to its place.
bool cardsGlide(QQuickItem *root)
{
    bool glide = false;
    forEachShown(root, [&](QQuickItem *item) { glide |= item->property("moving").toBool(); });
    return glide;
}

QPointF middleOf(const QQuickItem &item)
{
    return item.mapToScene({item.width() / 2, item.height() / 2});
}

} // namespace

DemoPlayer::DemoPlayer(QQuickWindow *window, TableSession *session, quint64 seed, QObject *parent)
    : QObject(parent)
    , m_window(window)
    , m_session(session)
    , m_seed(seed)
    , m_rng(seed)
{
    m_session->gate().setSettles(0); // a program presses nothing by mistake
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &DemoPlayer::run);
    connect(m_window, &QQuickWindow::frameSwapped, this, [this] { m_hasFrame = true; });
}

void DemoPlayer::start()
{
    m_onAnswer.start();
    m_window->update(); // the first frame may have been before
    thenWhen(
        QStringLiteral("the first frame"), [this] { return m_hasFrame; }, [] {}, kSettleMs);
    m_timer.start(0);
}

void DemoPlayer::planDeal()
{
    if (!m_session->problem().isEmpty())
        return fail(QStringLiteral("no game: ") + m_session->problem());
    thenClick({QStringLiteral("dealButton")}, QStringLiteral("start"));
    thenWhen(
        QStringLiteral("a game"), [this] { return m_session->running(); }, [] {});
}

void DemoPlayer::then(Action action, int pauseAfter)
{
    thenWhen({}, {}, std::move(action), pauseAfter);
}

void DemoPlayer::thenWhen(const QString &awaited, std::function<bool()> ready, Action action,
                          int pauseAfter)
{
    const int pause = pauseAfter < 0 ? m_pace : m_pace == 0 ? 0 : pauseAfter;
    m_plan.push_back({awaited, std::move(ready), std::move(action), pause});
}

void DemoPlayer::thenClick(const QStringList &objectNames, const QString &picture)
{
    const auto there = [=, this] {
        const auto name = std::find_if(objectNames.begin(), objectNames.end(),
                                       [this](const QString &n) { return canBeClicked(n); });
        return name == objectNames.end() ? QString() : *name;
    };
    const QString awaited = objectNames.join(QStringLiteral(" or "));
    const auto ready = [=, this] { return answered() || !there().isEmpty(); };
    if (isWanted(picture)) { // the board only now makes room for what has opened
        thenWhen(
            awaited, ready, [] {}, kSettleMs);
        thenWhen(
            QStringLiteral("the cards in their places"),
            [this] { return answered() || !cardsGlide(m_window->contentItem()); }, [] {});
    }
    thenWhen(awaited, ready, [=, this] {
        if (answered())
            return;
        if (!picture.isEmpty())
            pictureOnce(picture);
        clickItem(there());
    });
}

void DemoPlayer::thenClickCard(int card, const QString &picture)
{
    thenWhen(
        QStringLiteral("card %1").arg(card),
        [=, this] { return answered() || m_session->stage()->scene().row(card) != nullptr; },
        [=, this] {
            if (answered())
                return;
            if (!picture.isEmpty())
                pictureOnce(picture);
            clickAt(centreOf(card));
        });
}

/// Whether the table has gone on since the answer was planned.
bool DemoPlayer::answered() const
{
    return m_session->running() && m_stepsBefore >= 0
        && qint64(m_session->match()->stepsDone()) != m_stepsBefore;
}

void DemoPlayer::run()
{
    if (!m_failure.isEmpty())
        return;
    if (m_plan.empty())
        planNext();
    if (m_plan.empty())
        return;
    if (m_plan.front().ready && !m_plan.front().ready())
        return wait(m_plan.front().awaited);
    m_waiting.invalidate();
    const Step step = std::move(m_plan.front());
    m_plan.pop_front();
    step.action();
    if (m_failure.isEmpty())
        m_timer.start(step.pauseAfter);
}

void DemoPlayer::wait(const QString &awaited)
{
    if (!m_waiting.isValid())
        m_waiting.start();
    m_awaited = awaited;
    if (m_onAnswer.elapsed() > kPatienceMs)
        return fail(QStringLiteral("waited in vain for %1. %2")
                        .arg(awaited,
                             m_session->running() ? m_session->controller()->desk()->prompt().text
                                                  : m_session->problem()));
    if (m_waiting.elapsed() > kTrialMs && m_hasFrame)
        tryAnew();
    m_timer.start(kLookAgainMs);
}

/// A gesture has missed: whatever it has left is let go of, and the answer is planned again.
void DemoPlayer::tryAnew()
{
    m_plan.clear();
    m_waiting.invalidate();
    if (m_down)
        pointer(QEvent::MouseButtonRelease, m_at);
    m_session->controller()->cancel();
}

/// What the bot chooses next, as gestures. Waits while the last answer is still being shown.
void DemoPlayer::planNext()
{
    if (!m_session->running())
        return planDeal();
    if (m_session->stage()->playing())
        return thenWhen(
            QStringLiteral("the cards to lie still"),
            [this] { return !m_session->stage()->playing(); }, [] {});
    if (m_session->over())
        return planEnd();
    const qint64 steps = qint64(m_session->match()->stepsDone());
    if (steps != m_stepsBefore) {
        m_onAnswer.restart();
        m_trials = 0;
    }
    m_stepsBefore = steps;
    if (m_onAnswer.elapsed() > kPatienceMs)
        return fail(QStringLiteral("stuck at step %1 after %2 tries: %3 (%4; last waited for: %5)")
                        .arg(steps)
                        .arg(m_trials)
                        .arg(m_session->controller()->desk()->prompt().text,
                             m_session->controller()->desk()->choiceName(), m_awaited));
    if (++m_trials > 2) // something was in the way: start over
        m_session->controller()->cancel();
    planAnswer(chosen());
    then([] {}, kSettleMs);
}

/// Chance finds no end by itself in every game; a game that can be shown has a showman.
core::Answer DemoPlayer::chosen()
{
    const match::Match &match = *m_session->match();
    if (m_shown != &match)
        m_showman = tableKit(match.library()).showman(m_seed);
    m_shown = &match;
    return m_showman != nullptr
        ? m_showman->choose(match.game())
        : bots::randomAnswer(match.game().decision(), m_rng, match.game().names());
}

void DemoPlayer::planAnswer(const core::Answer &answer)
{
    const core::Decision &decision = m_session->match()->game().decision();
    const QString choice = m_session->controller()->desk()->choiceName();
    if (answer.options.empty() && choice != u"name") {
        planLook();
        return thenClick({QStringLiteral("choiceSkipButton"), QStringLiteral("skipButton")});
    }
    const int first = answer.options.empty() ? 0 : int(answer.options[0]);
    if (choice == u"action")
        return planAction(decision.options[size_t(first)]);
    if (choice == u"board" || choice == u"distribute")
        return planBoardCards(answer);
    if (choice == u"cards")
        return planCards(answer);
    const bool declines = choice == u"confirm" // where nothing fits, it is the only answer
        && m_session->roleOf(decision.options[size_t(first)]) == OptionRole::No;
    const QString button = declines ? QStringLiteral("noButton")
        : choice == u"confirm"      ? QStringLiteral("yesButton")
        : choice == u"number"       ? QStringLiteral("numberButton")
        : choice == u"order"        ? QStringLiteral("choiceDoneButton")
                                    : QStringLiteral("choiceLine%1").arg(first);
    thenClick({button}, QStringLiteral("choice-") + choice);
}

void DemoPlayer::planAction(const core::Option &option)
{
    const core::Option o = option;
    const OptionRole role = m_session->roleOf(o);
    if (role == OptionRole::Pass)
        return thenClick({QStringLiteral("passButton")});
    if (role == OptionRole::Token) {
        const QPoint chip = m_session->stage()->geometry().token.center();
        const int seat = m_session->controller()->desk()->prompt().seat;
        return planDrag(chip, centreOf(Arrangement::Tiles, seat), false);
    }
    if (o.target == core::kNone && m_session->placeOf(o).isEmpty()) {
        thenClickCard(o.card);
        const core::Decision &decision = m_session->match()->game().decision();
        const auto index = std::find(decision.options.begin(), decision.options.end(), o);
        return planMenu(int(index - decision.options.begin()));
    }
    if (liesOpen(o.card))
        return planDrag(centreOf(o.card), dropPointOf(o), true);
    pictureOnce(QStringLiteral("first-action"));
    planHandCard(o.card, [=, this] { return dropPointOf(o); });
}

QPoint DemoPlayer::dropPointOf(const core::Option &option) const
{
    return option.target != core::kNone ? centreOf(option.target)
                                        : m_session->placeOf(option).center();
}

/// Presses the player's hand, slides to the card, draws it out and drops it. The table makes room
/// for an open hand: where to is asked for on the way.
void DemoPlayer::planHandCard(int card, std::function<QPoint()> to)
{
    const int seat = m_session->controller()->desk()->prompt().seat;
    then(
        [=, this] {
            const auto *row = m_session->stage()->scene().row(card);
            const QPoint from
                = row != nullptr ? row->place.hit.center() : centreOf(Arrangement::Hand, seat);
            pointer(QEvent::MouseMove, from);
            pointer(QEvent::MouseButtonPress, from);
        },
        kSettleMs);
    thenWhen(
        QStringLiteral("card %1 in the hand that is held open").arg(card),
        [=, this] { return m_session->stage()->scene().row(card) != nullptr; },
        [=, this] { pointer(QEvent::MouseMove, centreOf(card)); }, kSettleMs);
    then([=, this] {
        pictureOnce(seat == 0 ? QStringLiteral("hand-over") : QStringLiteral("hand-over-far"));
    });
    // Out of the hand first, then to its place.
    for (int i = 0; i < 4; ++i) {
        then([=, this] {
            pointer(QEvent::MouseMove,
                    m_at + QPointF(0, (seat == 0 ? -14 : 14) * m_session->stage()->geometry().u));
        });
    }
    for (int i = 1; i <= kMovesADrag; ++i) {
        then([=, this] {
            pointer(QEvent::MouseMove,
                    m_at + (QPointF(to()) - m_at) * (1. / (kMovesADrag - i + 1)));
        });
    }
    then([this] { pictureOnce(QStringLiteral("play-a-card")); });
    then([this] { pointer(QEvent::MouseButtonRelease, m_at); });
}

void DemoPlayer::planDrag(QPoint from, QPoint to, bool showing)
{
    then([=, this] {
        pointer(QEvent::MouseMove, from);
        pointer(QEvent::MouseButtonPress, from);
    });
    for (int i = 1; i <= kMovesADrag; ++i)
        then([=, this] { pointer(QEvent::MouseMove, from + (to - from) * i / kMovesADrag); });
    if (showing) {
        then([this] {
            const int round = m_session->stage()->board().round;
            if (m_session->controller()->aim()->held().outcome.isEmpty())
                return;
            if (round >= 4)
                pictureOnce(QStringLiteral("mid-game"));
            if (round >= 6)
                pictureOnce(QStringLiteral("late"));
        });
    }
    then([this] { pointer(QEvent::MouseButtonRelease, m_at); });
}

/// A card with one action is used by the click alone: then the answer is given already.
void DemoPlayer::planMenu(int option)
{
    const auto line = [=, this] {
        const std::vector<OptionRow> &rows = m_session->controller()->menu()->lines()->rows();
        const auto row = std::find_if(rows.begin(), rows.end(), [=](const OptionRow &r) {
            return r.available && r.option == option;
        });
        return row == rows.end() ? QString() : QStringLiteral("menuLine%1").arg(row - rows.begin());
    };
    thenWhen(
        QStringLiteral("the menu's line of option %1").arg(option),
        [=, this] { return answered() || canBeClicked(line()); },
        [=, this] {
            if (answered())
                return;
            pictureOnce(QStringLiteral("menu"));
            clickItem(line());
        });
}

void DemoPlayer::planBoardCards(const core::Answer &answer)
{
    const core::Decision &decision = m_session->match()->game().decision();
    const int seat = decision.player;
    const bool aside = decision.kind == DecisionKind::Resource; // face down, to the others
    bool looked = false;
    for (size_t i = 0; i < answer.options.size(); ++i) {
        const core::Option option = decision.options[answer.options[i]];
        const int card = option.target != core::kNone ? option.target : option.card;
        const bool inHand = isInHand(option.card);
        if (aside) {
            planHandCard(card, [=, this] { return centreOf(Arrangement::Strip, seat); });
            then([] {}, kSettleMs);
            continue;
        }
        if (inHand && !looked) {
            looked = true;
            then(
                [=, this] {
                    if (m_session->seats()->peeking() != seat)
                        m_session->seats()->peekToggle(seat);
                },
                kSettleMs);
        }
        const int times = answer.amounts.empty() ? 1 : answer.amounts[i];
        for (int n = 0; n < times; ++n) {
            if (answer.amounts.empty())
                thenClickCard(card, QStringLiteral("choice"));
            else
                thenClick({QStringLiteral("plus%1").arg(card)}, QStringLiteral("choice"));
        }
    }
    if (decision.max > 1)
        thenClick({QStringLiteral("choiceDoneButton"), QStringLiteral("doneButton")});
}

/// Turns over what is asked about, where it lies face down.
void DemoPlayer::planLook()
{
    const QString look = QStringLiteral("lookButton");
    thenWhen(
        look, [=, this] { return item(look) == nullptr || canBeClicked(look); },
        [=, this] { clickItem(look); }, kSettleMs);
}

void DemoPlayer::planCards(const core::Answer &answer)
{
    const core::Decision &decision = m_session->match()->game().decision();
    const bool several = decision.max > 1;
    planLook();
    for (size_t i = 0; i < answer.options.size(); ++i) {
        const int option = answer.options[i];
        thenClick({QStringLiteral("choiceCard%1").arg(option)}, QStringLiteral("choice-cards"));
    }
    if (several)
        thenClick({QStringLiteral("choiceDoneButton")});
}

void DemoPlayer::planEnd()
{
    then([] {}, 2 * kSettleMs);
    then([this] { picture(QStringLiteral("end")); });
    then([this] { emit finished(true); });
    then([this] {
        m_timer.stop();
        m_failure = QStringLiteral("over");
    });
}

// --- the pointer ---------------------------------------------------------------------------------

void DemoPlayer::pointer(QEvent::Type type, QPointF at)
{
    const bool button = type != QEvent::MouseMove;
    if (type == QEvent::MouseButtonPress)
        m_down = true;
    else if (type == QEvent::MouseButtonRelease)
        m_down = false;
    m_at = at;
    QMouseEvent event(type, at, m_window->mapToGlobal(at), button ? Qt::LeftButton : Qt::NoButton,
                      m_down ? Qt::LeftButton : Qt::NoButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_window, &event);
}

void DemoPlayer::clickAt(QPointF at)
{
    pointer(QEvent::MouseMove, at);
    pointer(QEvent::MouseButtonPress, at);
    pointer(QEvent::MouseButtonRelease, at);
}

QQuickItem *DemoPlayer::item(const QString &objectName) const
{
    return findShown(m_window->contentItem(), objectName);
}

/// There, enabled, and laid out: what waits for the next frame is laid out now.
bool DemoPlayer::canBeClicked(const QString &objectName) const
{
    if (objectName.isEmpty() || item(objectName) == nullptr)
        return false;
    forEachShown(m_window->contentItem(), [](QQuickItem *shown) { shown->ensurePolished(); });
    const QQuickItem *found = item(objectName);
    return found != nullptr && found->isEnabled() && found->width() > 0 && found->height() > 0
        && m_window->contentItem()->contains(middleOf(*found));
}

void DemoPlayer::clickItem(const QString &objectName)
{
    if (const QQuickItem *found = item(objectName))
        clickAt(middleOf(*found));
}

// --- pictures ------------------------------------------------------------------------------------

void DemoPlayer::picture(const QString &name)
{
    m_taken.append(name);
    if (m_folder.isEmpty())
        return;
    QDir().mkpath(m_folder);
    const QString file = QDir(m_folder).filePath(name + QStringLiteral(".png"));
    // What pages put off (the log's way to its end) a player sees done: this is quicker than they
    // are.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::MetaCall);
    if (m_window->grabWindow().save(file))
        ++m_pictures;
    else
        fail(QStringLiteral("cannot write ") + file);
}

/// Whether a picture of that name is still to be taken for somebody.
bool DemoPlayer::isWanted(const QString &name) const
{
    return !name.isEmpty() && !m_folder.isEmpty() && !m_taken.contains(name);
}

void DemoPlayer::pictureOnce(const QString &name)
{
    if (!m_taken.contains(name))
        picture(name);
}

void DemoPlayer::fail(const QString &why)
{
    m_failure = why;
    m_timer.stop();
    emit finished(false);
}

} // namespace playmat::app
